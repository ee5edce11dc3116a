/** Projects with all they reference, each before those that use it. */
import { basename, dirname, extname, resolve } from "node:path";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { FileSystem } from "../../files/file-system.js";
import { appProject } from "./file-based-app.js";
import { findProjects } from "./find-projects.js";
import { webUsings } from "./msbuild/implicit-usings.js";
import { frameworkSymbols, parseTargetFramework } from "./msbuild/target-framework.js";
import type { XmlElement } from "./msbuild/xml.js";
import type { Project } from "./project.js";
import { defaultFramework, type ProjectOptions, ProjectReader, type Reason } from "./read-project.js";

export type ProjectInput =
  /** A project, a solution or a folder. */
  | { readonly kind: "project"; readonly path: string }
  /** C# files without a project. */
  | { readonly kind: "files"; readonly paths: readonly string[] };

export interface ProjectGraph {
  /** In dependency order. */
  readonly projects: readonly Project[];
  /** Those that were asked for, not merely referenced. */
  readonly roots: readonly Project[];
  /** Direct references of each, as read. */
  readonly references: ReadonlyMap<Project, readonly Project[]>;
}

export function readProjects(
  input: ProjectInput,
  options: ProjectOptions,
  files: FileSystem,
  sink: DiagnosticSink,
): ProjectGraph | undefined {
  if (input.kind === "files") return readFiles(input.paths, options, files, sink);
  const projects = findProjects(input.path, files, sink);
  if (projects === undefined) return undefined;
  const withSolution =
    projects.solution === undefined
      ? options
      : { ...options, properties: { ...solutionProperties(projects.solution), ...options.properties } };
  return readGraph(projects.projects, new ProjectReader(withSolution, files, sink), files, sink);
}

function readFiles(
  paths: readonly string[],
  options: ProjectOptions,
  files: FileSystem,
  sink: DiagnosticSink,
): ProjectGraph | undefined {
  const sources = paths.flatMap((path) => {
    const absolute = resolve(files.cwd, path);
    if (files.stat(absolute) !== undefined) return [absolute];
    sink.report(diagnostic("inputMissing", undefined, { path }));
    return [];
  });
  if (sources.length === 0) return undefined;
  const framework = options.framework ?? defaultFramework;
  const compiled = (root: XmlElement, entry: string): readonly string[] => {
    const reader = new ProjectReader(options, files, ignoredDiagnostics, new Map([[entry, root]]));
    return reader.read(entry, { kind: "asked" })?.files.map(({ path }) => path) ?? [];
  };
  const app = appProject(sources, framework, compiled, files, sink);
  if (app !== undefined) {
    const reader = new ProjectReader(options, files, sink, new Map([[app.entry, app.root]]));
    return readGraph([app.entry], reader, files, sink);
  }
  const project = projectOfFiles(sources, files);
  return { projects: [project], roots: [project], references: new Map([[project, []]]) };
}

const ignoredDiagnostics: DiagnosticSink = { report: () => undefined };

/** What MSBuild hands to every project of a solution that it builds. */
// biome-ignore lint/plugin: only its entries are read, no key is looked up
function solutionProperties(solution: string): Readonly<Record<string, string>> {
  const separator = solution.includes("\\") ? "\\" : "/";
  return {
    SolutionDir: `${dirname(solution)}${separator}`,
    SolutionPath: solution,
    SolutionFileName: basename(solution),
    SolutionName: basename(solution, extname(solution)),
    SolutionExt: extname(solution),
  };
}

function readGraph(
  paths: readonly string[],
  reader: ProjectReader,
  files: FileSystem,
  sink: DiagnosticSink,
): ProjectGraph | undefined {
  const ordered: Project[] = [];
  const references = new Map<Project, readonly Project[]>();
  const open: string[] = [];

  const visit = (path: string, reason: Reason): Project | undefined => {
    const project = reader.read(path, reason);
    if (project === undefined || references.has(project)) return project;
    open.push(path);
    const by = parseTargetFramework(project.targetFramework);
    const direct: Project[] = [];
    for (const reference of project.projectReferences) {
      if (open.includes(reference.path)) {
        const chain = [...open.slice(open.indexOf(reference.path)), reference.path].map((p) => basename(p)).join(" → ");
        sink.report(diagnostic("projectReferenceCircle", reference.location, { chain }));
      } else if (files.stat(reference.path)?.kind !== "file") {
        sink.report(diagnostic("projectReferenceMissing", reference.location, { path: reference.path }));
      } else if (extname(reference.path).toLowerCase() !== ".csproj") {
        sink.report(diagnostic("projectReferenceNotCSharp", reference.location, { path: reference.path }));
      } else {
        const referenced = visit(reference.path, { kind: "referenced", by, framework: reference.framework });
        if (referenced !== undefined) direct.push(referenced);
      }
    }
    open.pop();
    ordered.push(project);
    references.set(project, direct);
    return project;
  };

  const roots = paths.flatMap((path) => visit(path, { kind: "asked" }) ?? []);
  return roots.length === 0 ? undefined : { projects: ordered, roots: [...new Set(roots)], references };
}

/** Files alone are read as the newest web project would read them: implicit usings, nullable on. */
function projectOfFiles(paths: readonly string[], files: FileSystem): Project {
  const framework = parseTargetFramework(defaultFramework);
  return {
    path: undefined,
    directory: files.cwd,
    assemblyName: "Sources",
    rootNamespace: "",
    sdk: undefined,
    targetFramework: defaultFramework,
    files: paths.map((path) => ({ path, namedAt: undefined })),
    preprocessorSymbols: ["TRACE", "DEBUG", ...frameworkSymbols(framework)],
    nullable: "enable",
    langVersion: "latest",
    globalUsings: webUsings.map((name) => ({ name, isStatic: false, alias: undefined })),
    projectReferences: [],
    packageReferences: [],
    frameworkReferences: ["Microsoft.NETCore.App", "Microsoft.AspNetCore.App"],
    assemblyReferences: [],
    internalsVisibleTo: [],
    assetsPath: undefined,
    hostJsonPath: undefined,
    property: () => "",
  };
}

/** Nearest first, each once: MSBuild hands references on. */
export function transitiveReferences(project: Project, graph: ProjectGraph): readonly Project[] {
  const projects = new Set<Project>();
  let level: readonly Project[] = graph.references.get(project) ?? [];
  while (level.length > 0) {
    const next: Project[] = [];
    for (const reference of level) {
      if (projects.has(reference)) continue;
      projects.add(reference);
      next.push(...(graph.references.get(reference) ?? []));
    }
    level = next;
  }
  return [...projects];
}
