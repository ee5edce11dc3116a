/** From what the user named to project files. */
import { extname, join, relative, resolve } from "node:path";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { FileSystem } from "../../files/file-system.js";
import { readSolution } from "./solution.js";

export interface FoundProjects {
  /** Absolute paths of .csproj files. */
  readonly projects: readonly string[];
  /** The solution they come from. */
  readonly solution: string | undefined;
}

/** Undefined, with a diagnostic, where nothing is found. */
export function findProjects(input: string, files: FileSystem, sink: DiagnosticSink): FoundProjects | undefined {
  const path = resolve(files.cwd, input);
  const stat = files.stat(path);
  if (stat === undefined) {
    sink.report(diagnostic("inputMissing", undefined, { path: input }));
    return undefined;
  }
  if (stat.kind === "directory") return inFolder(path, input, files, sink);
  switch (extname(path).toLowerCase()) {
    case ".csproj":
      return { projects: [path], solution: undefined };
    case ".sln":
    case ".slnx": {
      const solution = readSolution(path, files, sink);
      return solution && { projects: solution.map((project) => project.path), solution: path };
    }
    default:
      sink.report(diagnostic("inputKindUnknown", undefined, { path: input }));
      return undefined;
  }
}

/** The folder's own project, else its solution, else the one project a level below. */
function inFolder(folder: string, input: string, files: FileSystem, sink: DiagnosticSink): FoundProjects | undefined {
  const ending = (in_: string, pattern: RegExp): readonly string[] =>
    (files.list(in_) ?? []).filter((e) => e.kind === "file" && pattern.test(e.name)).map((e) => join(in_, e.name));

  const below = (files.list(folder) ?? [])
    .filter((entry) => entry.kind === "directory" && !/^(\.|bin$|obj$|node_modules$)/i.test(entry.name))
    .flatMap((entry) => ending(join(folder, entry.name), /\.csproj$/i));
  for (const candidates of [ending(folder, /\.csproj$/i), ending(folder, /\.slnx?$/i), below]) {
    const [only] = candidates;
    if (only === undefined) continue;
    if (candidates.length === 1) return findProjects(only, files, sink);
    const projects = candidates.map((path) => relative(folder, path)).join(", ");
    sink.report(diagnostic("severalProjectsInFolder", undefined, { path: input, projects }));
    return undefined;
  }
  sink.report(diagnostic("noProjectInFolder", undefined, { path: input }));
  return undefined;
}
