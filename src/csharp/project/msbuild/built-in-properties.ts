/** The properties that MSBuild itself sets. */
import { basename, dirname, extname, sep } from "node:path";
import type { FileSystem } from "../../../files/file-system.js";
import { ownFiles } from "./own-files.js";

/** Defaults, by name in lower case; the project or the environment can override them. */
export const defaultProperties: ReadonlyMap<string, string> = new Map([
  ["msbuildtoolsversion", "Current"],
  ["msbuildruntimetype", "Core"],
  ["msbuildversion", "18.0.0"],
  ["visualstudioversion", "18.0"],
  ["msbuildextensionspath", `${ownFiles}/`],
  ["msbuildextensionspath32", `${ownFiles}/`],
  ["msbuildextensionspath64", `${ownFiles}/`],
  ["msbuildtoolspath", `${ownFiles}/`],
  ["msbuildbinpath", `${ownFiles}/`],
  ["msbuildsdkspath", `${ownFiles}/Sdks`],
  ["solutiondir", "*Undefined*"],
  ["solutionpath", "*Undefined*"],
  ["solutionname", "*Undefined*"],
]);

export interface EvaluationPlace {
  /** The project that is evaluated. */
  readonly project: string;
  /** The file that is read now: the project or one of its imports. */
  readonly file: string;
  readonly files: FileSystem;
  readonly platform: "windows" | "linux" | "osx";
}

/** A property that no project can set, by name in lower case. */
export function builtInProperty(name: string, { project, file, files, platform }: EvaluationPlace): string | undefined {
  switch (name) {
    case "msbuildprojectfullpath":
      return project;
    case "msbuildprojectdirectory":
      return dirname(project);
    case "msbuildprojectfile":
      return basename(project);
    case "msbuildprojectname":
      return basename(project, extname(project));
    case "msbuildprojectextension":
      return extname(project);
    case "msbuildthisfilefullpath":
      return file;
    case "msbuildthisfiledirectory":
      return withSeparator(dirname(file));
    case "msbuildthisfile":
      return basename(file);
    case "msbuildthisfilename":
      return basename(file, extname(file));
    case "msbuildthisfileextension":
      return extname(file);
    case "msbuildstartupdirectory":
      return files.cwd;
    case "os":
      return platform === "windows" ? "Windows_NT" : "Unix";
    default:
      return undefined;
  }
}

function withSeparator(folder: string): string {
  return folder.endsWith(sep) ? folder : folder + sep;
}
