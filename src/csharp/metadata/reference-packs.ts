/** Reference assemblies of the frameworks, in the packs of an installed .NET SDK. */

import { delimiter, dirname, join, sep } from "node:path";
import type { EnvironmentVariables } from "../../files/environment-variables.js";
import type { FileSystem } from "../../files/file-system.js";
import { compareFrameworkVersions, type TargetFramework } from "../project/msbuild/target-framework.js";

export interface Machine {
  readonly environment: EnvironmentVariables;
  readonly platform: "windows" | "linux" | "osx";
}

export interface ReferencePack {
  /** `Microsoft.NETCore.App`. */
  readonly framework: string;
  /** The `net10.0` that was found, which may be newer than the requested one. */
  readonly targetFramework: string;
  readonly assemblies: readonly string[];
}

/** Undefined where no SDK has the pack. */
export function findReferencePack(
  framework: string,
  target: TargetFramework,
  machine: Machine,
  files: FileSystem,
): ReferencePack | undefined {
  if (target.identifier !== ".NETCoreApp" && target.identifier !== ".NETStandard") return undefined;
  for (const root of dotnetRoots(machine, files)) {
    const pack = inRoot(join(root, "packs", `${framework}.Ref`), framework, target, files);
    if (pack !== undefined) return pack;
  }
  return undefined;
}

/** The exact framework, else the nearest newer one, whose types include the older ones'. */
function inRoot(
  pack: string,
  framework: string,
  target: TargetFramework,
  files: FileSystem,
): ReferencePack | undefined {
  const candidates = (files.list(pack) ?? [])
    .filter((entry) => entry.kind === "directory")
    .flatMap((version) =>
      (files.list(join(pack, version.name, "ref")) ?? []).flatMap((reference) => {
        const parsed = /^net(\d+)\.(\d+)$/.exec(reference.name);
        if (parsed === null) return [];
        const frameworkVersion = [Number(parsed[1]), Number(parsed[2])];
        const folder = join(pack, version.name, "ref", reference.name);
        return [{ frameworkVersion, packVersion: numbers(version.name), name: reference.name, folder }];
      }),
    )
    .filter(
      (c) => target.identifier === ".NETStandard" || compareFrameworkVersions(c.frameworkVersion, target.version) >= 0,
    )
    .sort(
      (a, b) =>
        compareFrameworkVersions(a.frameworkVersion, b.frameworkVersion) ||
        compareFrameworkVersions(b.packVersion, a.packVersion),
    );
  const chosen = candidates[0];
  if (chosen === undefined) return undefined;
  const assemblies = (files.list(chosen.folder) ?? [])
    .filter((entry) => entry.kind === "file" && entry.name.endsWith(".dll"))
    // There is nothing to normalise between a folder and the name of a file in it, and there are hundreds.
    .map((entry) => chosen.folder + sep + entry.name);
  return assemblies.length === 0 ? undefined : { framework, targetFramework: chosen.name, assemblies };
}

function numbers(version: string): readonly number[] {
  return (version.split("-")[0] ?? "").split(".").map(Number);
}

/** DOTNET_ROOT, where the `dotnet` on PATH really is, and where installers put it. */
export function dotnetRoots({ environment, platform }: Machine, files: FileSystem): readonly string[] {
  const roots: string[] = [];
  const named = environment.DOTNET_ROOT;
  if (named !== undefined && named !== "") roots.push(named);
  const executable = platform === "windows" ? "dotnet.exe" : "dotnet";
  for (const folder of (environment.PATH ?? environment.Path ?? "").split(delimiter)) {
    if (folder === "") continue;
    const real = files.realpath(join(folder, executable));
    if (real !== undefined) roots.push(dirname(real));
  }
  const home = environment.HOME ?? environment.USERPROFILE;
  if (home !== undefined && home !== "") roots.push(join(home, ".dotnet"));
  if (platform === "windows") roots.push(join(environment.ProgramFiles ?? "C:\\Program Files", "dotnet"));
  else if (platform === "osx") roots.push("/usr/local/share/dotnet", "/opt/homebrew/opt/dotnet/libexec");
  else
    roots.push("/usr/share/dotnet", "/usr/lib/dotnet", "/usr/lib64/dotnet", "/opt/dotnet", "/snap/dotnet-sdk/current");
  return [...new Set(roots)];
}
