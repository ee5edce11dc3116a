import type { Project } from "../../../src/csharp/project/project.js";
import type { ProjectOptions } from "../../../src/csharp/project/read-project.js";
import { type ProjectGraph, type ProjectInput, readProjects } from "../../../src/csharp/project/read-projects.js";
import { type Diagnostic, DiagnosticBag } from "../../../src/diagnostics/diagnostic.js";
import type { ReadFailure } from "../../../src/files/file-system.js";
import { memoryFileSystem } from "../../../src/files/memory-file-system.js";

export interface Read {
  readonly graph: ProjectGraph | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Code with place and message: `App.csproj(3,5): TN1222 …`. */
  readonly told: readonly string[];
}

export function read(
  files: Readonly<Record<string, string | Uint8Array | ReadFailure>>,
  input: string | ProjectInput = "App.csproj",
  options: Partial<ProjectOptions> = {},
): Read {
  const bag = new DiagnosticBag();
  const graph = readProjects(
    typeof input === "string" ? { kind: "project", path: input } : input,
    { framework: undefined, configuration: undefined, properties: {}, environment: {}, platform: "linux", ...options },
    memoryFileSystem(files),
    bag,
  );
  const told = bag.all.map(({ code, location, message }) => {
    const place = location && `${location.file.replace("/repo/", "")}(${location.line},${location.column}): `;
    return `${place ?? ""}${code} ${message.replaceAll("/repo/", "")}`;
  });
  return { graph, diagnostics: bag.all, told };
}

/** The only requested project. */
export function project(read: Read): Project {
  const root = read.graph?.roots[0];
  if (root === undefined) throw new Error(`nothing was read: ${read.told.join("\n")}`);
  return root;
}

export function sdk(body: string, name = "Microsoft.NET.Sdk"): string {
  const hasFramework = /TargetFrameworks?>/.test(body);
  const framework = hasFramework ? "" : "<PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>";
  return `<Project Sdk="${name}">${framework}\n${body}</Project>`;
}

export function fileNames(of: Project): readonly string[] {
  return of.files.map((file) => file.path.replace("/repo/", ""));
}
