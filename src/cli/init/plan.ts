import { dirname, join, relative } from "node:path";
import { applyEdits, modify, type ParseError, parse } from "jsonc-parser";
import type { InputStyle } from "../../contract/names/named-inputs.js";
import type { ImportExtension } from "../../emit/typescript/import-extension.js";
import type { FileSystem } from "../../files/file-system.js";
import type { FoundFrontEnd, PackageManager, ServerProject } from "./surroundings.js";
import { workflowText } from "./workflow.js";

/** A file that would be made or added to. */
export interface Change {
  readonly path: string;
  readonly text: string;
  /** What is added to it, a line each. */
  readonly added: readonly string[];
  readonly isNew: boolean;
}

export interface InitPlan {
  readonly changes: readonly Change[];
  /** What is there already and stays as it is, and what is left to the user. */
  readonly remarks: readonly string[];
  readonly next: string;
}

export interface Choices {
  readonly server: ServerProject;
  readonly frontEnd: FoundFrontEnd;
  readonly repository: string | undefined;
  readonly output: string;
  readonly served: boolean;
  readonly inputs: InputStyle;
  readonly importExtension: ImportExtension;
  readonly version: string;
}

/** Undefined where the package.json cannot be read. Nothing that is there is changed: what it has, it keeps. */
export function planInit(choices: Choices, fileSystem: FileSystem): InitPlan | undefined {
  const remarks: string[] = [];
  const manifest = manifestChange(choices, fileSystem, remarks);
  if (manifest === undefined) return undefined;
  const changes = [
    ...manifest,
    ...formattingChange(choices, fileSystem),
    ...projectChange(choices, fileSystem, remarks),
    ...workflowChange(choices, fileSystem, remarks),
  ];
  const { packageManager, folder } = choices.frontEnd;
  const relativeFolder = slashed(relative(fileSystem.cwd, folder));
  const enterFolder = relativeFolder === "" ? "" : `cd ${relativeFolder} && `;
  return { changes, remarks, next: `${enterFolder}${packageManager} install && ${runs(packageManager)} api` };
}

export function runs(manager: PackageManager): string {
  return manager === "npm" || manager === "bun" ? `${manager} run` : manager;
}

function manifestChange(choices: Choices, fileSystem: FileSystem, remarks: string[]): readonly Change[] | undefined {
  const { frontEnd, server, output, served, inputs, importExtension, version } = choices;
  const path = join(frontEnd.folder, "package.json");
  const read = fileSystem.readText(path);
  const errors: ParseError[] = [];
  const manifest: unknown = read.ok ? parse(read.value, errors) : undefined;
  if (!read.ok || errors.length > 0 || typeof manifest !== "object" || manifest === null) return undefined;
  const project = `--project ${quoted(slashed(relative(frontEnd.folder, server.path)))}${served ? " --served" : ""}`;
  // Written down even where it is the default: the calls of a front end depend on it.
  const imports = importExtension === "js" ? "" : ` --import-extension ${importExtension}`;
  const generate = `tenon ${project} --inputs ${inputs}${imports} --output ${quoted(output)}`;
  const entries: readonly (readonly [section: string, name: string, value: string])[] = [
    ["scripts", "api", generate],
    ["scripts", "api:verify", `${generate} --verify`],
    ["scripts", "api:check", `tenon ${project} --check`],
    ["scripts", "api:diff", `tenon ${project} --inputs ${inputs} --diff origin/${mainBranch(choices, fileSystem)}`],
    ["devDependencies", "tenon", `^${version}`],
  ];
  const has = (section: string, name: string): boolean => {
    const sectionEntries = new Map(Object.entries(manifest)).get(section);
    return typeof sectionEntries === "object" && sectionEntries !== null && Object.hasOwn(sectionEntries, name);
  };
  const isThere = (section: string, name: string): boolean =>
    has(section, name) || (section === "devDependencies" && has("dependencies", name));
  const added = entries.filter(([section, name]) => !isThere(section, name));
  for (const [section, name] of entries)
    if (section === "scripts" && has(section, name))
      remarks.push(`package.json has a script "${name}" already, which stays as it is`);
  const indent = /^([ \t]+)"/m.exec(read.value)?.[1] ?? "  ";
  const formattingOptions = {
    insertSpaces: !indent.includes("\t"),
    tabSize: indent.length,
    eol: read.value.includes("\r\n") ? "\r\n" : "\n",
  };
  const text = added.reduce(
    (json, [section, name, value]) => applyEdits(json, modify(json, [section, name], value, { formattingOptions })),
    read.value,
  );
  if (added.length === 0) return [];
  return [{ path, text, isNew: false, added: added.map(([, name, value]) => `"${name}": "${value}"`) }];
}

/** Whatever the remote calls its own; before the first fetch, the branch that the repository began with. */
function mainBranch({ repository }: Choices, fileSystem: FileSystem): string {
  const read = (file: string, branch: RegExp): string | undefined => {
    const text = fileSystem.readText(join(repository ?? "", ".git", file));
    return text.ok ? branch.exec(text.value)?.[1] : undefined;
  };
  const remote = read("refs/remotes/origin/HEAD", /^ref: refs\/remotes\/origin\/([\w./-]+)$/m);
  return remote ?? read("HEAD", /^ref: refs\/heads\/(main|master|trunk)$/m) ?? "main";
}

/** Prettier would lay the generated code out anew, and `--verify` would call that drift. */
function formattingChange({ frontEnd, output }: Choices, fileSystem: FileSystem): readonly Change[] {
  const manifest = fileSystem.readText(join(frontEnd.folder, "package.json"));
  if (!manifest.ok || !/"prettier"\s*:/.test(manifest.value)) return [];
  const path = join(frontEnd.folder, ".prettierignore");
  const read = fileSystem.readText(path);
  const text = read.ok ? read.value : "";
  const line = slashed(output).replace(/^\.\//, "");
  if (text.split(/\r?\n/).includes(line)) return [];
  const before = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  return [{ path, text: `${before}${line}\n`, isNew: !read.ok, added: [line] }];
}

/** The library is needed only by a server that marks or declares something. */
function projectChange(
  { server, served, version }: Choices,
  fileSystem: FileSystem,
  remarks: string[],
): readonly Change[] {
  if (served || server.hasLibrary) return [];
  const read = fileSystem.readText(server.path);
  const end = read.ok ? read.value.lastIndexOf("</Project>") : -1;
  if (!read.ok || end < 0 || usesCentralVersions(server.path, fileSystem)) {
    remarks.push("add the library to the server yourself: dotnet add package Tenon");
    return [];
  }
  const eol = read.value.includes("\r\n") ? "\r\n" : "\n";
  const reference = `<PackageReference Include="Tenon" Version="${version}" />`;
  const group = [`  <ItemGroup>`, `    ${reference}`, `  </ItemGroup>`, "", ""].join(eol);
  const text = read.value.slice(0, end) + group + read.value.slice(end);
  return [{ path: server.path, text, isNew: false, added: [reference] }];
}

/** With central package management, versions are in a file that other projects share. */
function usesCentralVersions(project: string, fileSystem: FileSystem): boolean {
  for (let folder = dirname(project); ; folder = dirname(folder)) {
    if (fileSystem.exists(join(folder, "Directory.Packages.props"))) return true;
    if (dirname(folder) === folder) return false;
  }
}

function workflowChange(choices: Choices, fileSystem: FileSystem, remarks: string[]): readonly Change[] {
  const { repository, frontEnd } = choices;
  if (repository === undefined) {
    remarks.push(
      "no repository was found, so no CI step was written: run api:verify, api:check and api:diff in your CI",
    );
    return [];
  }
  const other = [".gitlab-ci.yml", "azure-pipelines.yml", "Jenkinsfile", ".circleci/config.yml"].find((file) =>
    fileSystem.exists(join(repository, file)),
  );
  const isGitHub = fileSystem.exists(join(repository, ".github"));
  if (other !== undefined && !isGitHub) {
    remarks.push(`run api:verify, api:check and api:diff in ${other}`);
    return [];
  }
  const path = join(repository, ".github/workflows/tenon.yml");
  if (fileSystem.exists(path)) {
    remarks.push(".github/workflows/tenon.yml stays as it is");
    return [];
  }
  const text = workflowText(frontEnd.packageManager, slashed(relative(repository, frontEnd.folder)) || ".");
  return [
    { path, text, isNew: true, added: ["a job that runs api:verify, api:check and, for pull requests, api:diff"] },
  ];
}

function slashed(path: string): string {
  return path.replaceAll("\\", "/");
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : JSON.stringify(path);
}
