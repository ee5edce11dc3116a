/** The C# side's entry: what the user named → evaluated projects → trees → compilations, each after those it references. */
import { basename } from "node:path";
import { type Diagnostic, type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { startOf } from "../diagnostics/location.js";
import type { FileSystem } from "../files/file-system.js";
import { type Compilation, createCompilation, type RenewableCompilation } from "./binding/compilation/compilation.js";
import type { TypeProvider } from "./binding/symbols/type-provider.js";
import type { NamesKeeper } from "./metadata/kept-names.js";
import { openReferences } from "./metadata/opened-references.js";
import { ReferenceSearch } from "./metadata/references.js";
import { type AppSettings, settingsBeside } from "./project/app-settings.js";
import type { Project } from "./project/project.js";
import type { ProjectOptions } from "./project/read-project.js";
import { type ProjectGraph, type ProjectInput, readProjects, transitiveReferences } from "./project/read-projects.js";
import { KeptWorkspace, type ReadSource, type ReadSources, type WantedProject } from "./reuse/kept-workspace.js";
import { languageVersionOf, mayBeNewer, newestLanguageVersion, parse, type SourceFile } from "./syntax/index.js";

export type LoadInput = ProjectInput;
export interface LoadOptions extends ProjectOptions {
  /** Where the names of reference packs are left for the next run. */
  readonly names?: NamesKeeper;
}

export interface LoadedProject {
  readonly project: Project;
  readonly compilation: Compilation;
  /** Named by the user or by the solution, not only referenced by another. */
  readonly isRoot: boolean;
  /** Packages are not restored: a type that cannot be found may be of one of them. */
  readonly lacksPackages: boolean;
  /** What its program is configured with. */
  readonly settings: AppSettings;
}

export interface Workspace {
  /** In dependency order: a project follows those it references. */
  readonly projects: readonly LoadedProject[];
  /** Code that cannot be read. The rest is read without it. */
  readonly unread: readonly Diagnostic[];
}

/** What was found to be unreadable while the workspace was read: bodies are parsed when somebody asks for them. */
export function unreadBodies({ projects }: Workspace): readonly Diagnostic[] {
  return projects.flatMap(({ project, compilation }) =>
    compilation.files.flatMap(({ unreadBodies: problems }) => problems.map((problem) => unreadCode(problem, project))),
  );
}

/**
 * Undefined, with diagnostics, where nothing can be read. `kept` is what the last load left, for where one follows another.
 */
export function load(
  input: LoadInput,
  options: LoadOptions,
  files: FileSystem,
  sink: DiagnosticSink,
  kept: KeptWorkspace = new KeptWorkspace(),
): Workspace | undefined {
  const graph = kept.graph.get({ input, options }, files, sink, (noted, problems) =>
    readProjects(input, options, noted, problems),
  );
  if (graph === undefined) return undefined;
  reportEmptyProjects(graph, sink);
  const wanted = wantedProjects(graph, options, files, sink, kept);
  const compilations = new Map<Project, RenewableCompilation>();
  const unread: Diagnostic[] = [];
  const made = kept.continued(wanted).map(({ sources, compilation: known }, at) => {
    const project = graph.projects[at];
    const { settings, references } = wanted[at] ?? { settings: undefined, references: [] };
    if (project === undefined) throw new Error("there are more projects than were read");
    const sourceFiles = Array.from(sources.values(), ({ source }) => source);
    for (const one of sources.values()) reportUnread(one, project, sink, unread);
    const compilation = known ?? compile(project, graph, sourceFiles, references, compilations, sink);
    if (known !== undefined) known.renew(sourceFiles, sink);
    compilations.set(project, compilation);
    return { project, settings, references, sources, compilation };
  });
  kept.keep(made);
  const projects = made.map(({ project, compilation }, at) => ({
    project,
    compilation,
    isRoot: graph.roots.includes(project),
    lacksPackages: wanted[at]?.lacksPackages === true,
    settings: settingsBeside(project.directory, files),
  }));
  if (projects.every(({ compilation }) => compilation.files.length === 0)) return undefined;
  return { projects, unread };
}

/** What is wrong with a declaration matters where it is used. Code outside of declarations is the program itself. */
function reportUnread(
  { problems, source }: ReadSource,
  project: Project,
  sink: DiagnosticSink,
  unread: Diagnostic[],
): void {
  const isNewer = mayBeNewer(project.langVersion);
  for (const problem of problems) {
    if (problem.severity !== "error") sink.report(problem);
    else if (!source.unreadDeclarations.includes(problem)) {
      if (isNewer) unread.push(unreadCode(problem, project));
      else sink.report(problem);
    } else if (isNewer) sink.report(diagnostic("declarationUnread", problem.location, versionsOf(project)));
    else unread.push(problem);
  }
}

function unreadCode(problem: Diagnostic, project: Project): Diagnostic {
  if (!mayBeNewer(project.langVersion)) return problem;
  return diagnostic("codeUnread", problem.location, versionsOf(project));
}

function versionsOf({ langVersion }: Project): { readonly newest: number; readonly version: string } {
  return { newest: newestLanguageVersion, version: langVersion };
}

function compile(
  project: Project,
  graph: ProjectGraph,
  files: readonly SourceFile[],
  references: readonly TypeProvider[],
  compilations: ReadonlyMap<Project, RenewableCompilation>,
  sink: DiagnosticSink,
): RenewableCompilation {
  const { assemblyName, nullable, internalsVisibleTo, globalUsings } = project;
  const others = transitiveReferences(project, graph).flatMap((one) => compilations.get(one) ?? []);
  return createCompilation(
    { assemblyName, files, nullable, internalsVisibleTo, globalUsings, references: [...others, ...references] },
    sink,
  );
}

function wantedProjects(
  graph: ProjectGraph,
  options: LoadOptions,
  files: FileSystem,
  sink: DiagnosticSink,
  kept: KeptWorkspace,
): readonly WantedProject[] {
  const transitive = graph.projects.map((project) => transitiveReferences(project, graph));
  const question = graph.projects.map((project, at) => [project, ...(transitive[at] ?? [])].map(requestedReferences));
  const { names: keeper } = options;
  const assemblies = kept.assemblies.get({ question, options }, files, sink, (noted, problems) =>
    new ReferenceSearch(options, noted, problems).of(graph.projects, transitive),
  );
  const references = kept.references.get({ assemblies, keeper }, files, sink, (noted, problems) =>
    openReferences(assemblies, noted, problems, keeper),
  );
  return graph.projects.map((project, at) => {
    const parse = parserOf(project);
    const lacksPackages = assemblies.projects[at]?.lacksPackages === true;
    return {
      lacksPackages,
      settings: {
        ...settingsOf(project),
        lacksPackages,
        references: transitive[at]?.map((one) => graph.projects.indexOf(one)),
      },
      references: references[at] ?? [],
      sources: readSources(
        project,
        files,
        sink,
        (key, path, bytes) => kept.sourceAt(at, key, bytes) ?? parse(path, kept.toKeep(bytes)),
      ),
      parse,
    };
  });
}

/** What decides over the assemblies of a project. */
function requestedReferences({
  path,
  assemblyName,
  targetFramework,
  assemblyReferences,
  packageReferences,
  frameworkReferences,
  assetsPath,
}: Project): unknown {
  return {
    path,
    assemblyName,
    targetFramework,
    assetsPath,
    assemblyReferences,
    packageReferences,
    frameworkReferences,
  };
}

/** What decides over the meaning of its sources. */
function settingsOf(project: Project): object {
  const { assemblyName, nullable, internalsVisibleTo, globalUsings, preprocessorSymbols, langVersion } = project;
  return { assemblyName, nullable, internalsVisibleTo, globalUsings, preprocessorSymbols, langVersion };
}

/** A project that only gathers packages has no sources; one that is asked for by itself must have some. */
function reportEmptyProjects({ projects }: ProjectGraph, sink: DiagnosticSink): void {
  const isAnythingRead = projects.some(({ files }) => files.length > 0);
  for (const { path, files } of projects) {
    if (files.length > 0 || path === undefined) continue;
    const name = isAnythingRead ? "referencedProjectEmpty" : "projectWithoutSources";
    sink.report(diagnostic(name, startOf(path), { path: basename(path) }));
  }
}

function parserOf(project: Project): WantedProject["parse"] {
  const preprocessorSymbols = new Set(project.preprocessorSymbols);
  const languageVersion = languageVersionOf(project.langVersion);
  return (path, bytes) => {
    const source = parse(path, bytes, { preprocessorSymbols, languageVersion });
    return { bytes, source, problems: [...source.diagnostics] };
  };
}

function readSources(
  project: Project,
  files: FileSystem,
  sink: DiagnosticSink,
  read: (key: string, path: string, bytes: Uint8Array) => ReadSource,
): ReadSources {
  const sources = new Map<string, ReadSource>();
  // The order of files decides the order of partial types' members; it must not depend on how the files were found.
  const inOrder = [...project.files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  for (const { path, namedAt } of inOrder) {
    const content = files.readBytes(path);
    // A file may be part of a project twice, which is an error of its own.
    const key = sources.has(path) ? `${path}\0${sources.size}` : path;
    if (content.ok) sources.set(key, read(key, path, content.value));
    else sink.report(diagnostic("sourceUnreadable", namedAt ?? startOf(path), { path, reason: content.detail }));
  }
  return sources;
}
