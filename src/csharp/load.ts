/** The C# side's entry: what the user named → evaluated projects → trees → compilations, each after those it references. */
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { startOf } from "../diagnostics/location.js";
import type { FileSystem } from "../files/file-system.js";
import { type Compilation, createCompilation } from "./binding/compilation/compilation.js";
import { References } from "./metadata/references.js";
import type { Project } from "./project/project.js";
import type { ProjectOptions } from "./project/read-project.js";
import { type ProjectGraph, type ProjectInput, readProjects, transitiveReferences } from "./project/read-projects.js";
import { languageVersionOf, parse, type SourceFile } from "./syntax/index.js";

export type LoadInput = ProjectInput;
export type LoadOptions = ProjectOptions;

export interface LoadedProject {
  readonly project: Project;
  readonly compilation: Compilation;
  /** Named by the user or by the solution, not only referenced by another. */
  readonly isRoot: boolean;
}

export interface Workspace {
  /** In dependency order: a project follows those it references. */
  readonly projects: readonly LoadedProject[];
}

/** Undefined, with diagnostics, where nothing can be read. */
export function load(
  input: LoadInput,
  options: LoadOptions,
  files: FileSystem,
  sink: DiagnosticSink,
): Workspace | undefined {
  const graph = readProjects(input, options, files, sink);
  if (graph === undefined) return undefined;
  reportEmptyProjects(graph, sink);
  const references = new References(options, files, sink);
  const compilations = new Map<Project, Compilation>();
  for (const project of graph.projects) {
    const transitive = transitiveReferences(project, graph);
    const compilation = createCompilation(
      {
        assemblyName: project.assemblyName,
        files: readSources(project, files, sink),
        nullable: project.nullable,
        internalsVisibleTo: project.internalsVisibleTo,
        globalUsings: project.globalUsings,
        references: [...transitive.flatMap((p) => compilations.get(p) ?? []), ...references.of(project, transitive)],
      },
      sink,
    );
    compilations.set(project, compilation);
  }
  const projects = graph.projects.flatMap((project) => {
    const compilation = compilations.get(project);
    return compilation === undefined ? [] : [{ project, compilation, isRoot: graph.roots.includes(project) }];
  });
  return projects.some(({ compilation }) => compilation.files.length > 0) ? { projects } : undefined;
}

/** A project that only gathers packages has no sources; one that is asked for by itself must have some. */
function reportEmptyProjects({ projects }: ProjectGraph, sink: DiagnosticSink): void {
  const isAnythingRead = projects.some(({ files }) => files.length > 0);
  for (const { path, files } of projects) {
    if (files.length > 0 || path === undefined) continue;
    const name = isAnythingRead ? "referencedProjectEmpty" : "projectWithoutSources";
    sink.report(diagnostic(name, startOf(path), { path }));
  }
}

function readSources(project: Project, files: FileSystem, sink: DiagnosticSink): readonly SourceFile[] {
  const preprocessorSymbols = new Set(project.preprocessorSymbols);
  const languageVersion = languageVersionOf(project.langVersion);
  const sources: SourceFile[] = [];
  // The order of files decides the order of partial types' members; it must not depend on how the files were found.
  const inOrder = [...project.files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  for (const { path, namedAt } of inOrder) {
    const read = files.readBytes(path);
    if (!read.ok) {
      sink.report(diagnostic("sourceUnreadable", namedAt ?? startOf(path), { path, reason: read.detail }));
      continue;
    }
    const source = parse(path, read.value, { preprocessorSymbols, languageVersion });
    for (const problem of source.diagnostics) sink.report(problem);
    sources.push(source);
  }
  return sources;
}
