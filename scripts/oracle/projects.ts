/** What the user named, evaluated by our own project reader, described once for both sides. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Compilation, createCompilation } from "../../src/csharp/binding/compilation/compilation.js";
import type { TypeProvider } from "../../src/csharp/binding/symbols/type-provider.js";
import { AssemblyPool } from "../../src/csharp/metadata/assembly-pool.js";
import { readPackageAssets } from "../../src/csharp/metadata/package-assets.js";
import { preferredPaths } from "../../src/csharp/metadata/preferred-paths.js";
import { findReferencePack } from "../../src/csharp/metadata/reference-packs.js";
import { referenceSet } from "../../src/csharp/metadata/reference-set.js";
import { parseTargetFramework } from "../../src/csharp/project/msbuild/target-framework.js";
import type { Project } from "../../src/csharp/project/project.js";
import type { ProjectOptions } from "../../src/csharp/project/read-project.js";
import { type ProjectInput, readProjects, transitiveReferences } from "../../src/csharp/project/read-projects.js";
import { languageVersionOf, newestLanguageVersion, parse } from "../../src/csharp/syntax/index.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import type { FileSystem } from "../../src/files/file-system.js";
import { filesUnder } from "./files-under.js";
import type { ProjectRequest } from "./roslyn.js";

/** References come from what is installed and restored, never from our built-in model: both sides must see the same types. */
export function describeProjects(
  paths: readonly string[],
  defines: readonly string[],
  options: ProjectOptions,
  files: FileSystem,
  scratch: string,
): readonly ProjectRequest[] {
  const sink = new DiagnosticBag();
  const graph = readProjects(inputOf(paths, files, scratch), options, files, sink);
  for (const { severity, message, location } of sink.all) {
    if (severity === "error") console.error(`${location?.file ?? ""}: ${message}`);
  }
  if (graph === undefined) return [];
  const everybody = graph.projects.map(({ assemblyName }) => assemblyName);
  return graph.projects.map((project) => {
    const transitive = transitiveReferences(project, graph);
    return {
      // Names of files that generators or submodules would have brought: what is not there, neither side reads.
      files: project.files.map((file) => file.path).filter((path) => files.exists(path)),
      defines: [...project.preprocessorSymbols, ...defines],
      languageVersion: Math.min(languageVersionOf(project.langVersion), newestLanguageVersion),
      nullable: project.nullable,
      references: assembliesOf([project, ...transitive], options, files, sink),
      usings: project.globalUsings.map(({ name, isStatic, alias }) => ({
        namespace: name,
        static: isStatic,
        ...(alias === undefined ? {} : { alias }),
      })),
      assemblyName: project.assemblyName,
      executable: /exe$/i.test(project.property("OutputType")),
      internalsVisibleTo: project.internalsVisibleTo === "all" ? everybody : project.internalsVisibleTo,
      projectReferences: transitive.map((reference) => graph.projects.indexOf(reference)),
    };
  });
}

/** A folder stands for every project below it, or for its C# files where it has none. */
function inputOf(paths: readonly string[], files: FileSystem, scratch: string): ProjectInput {
  const absolute = paths.map((path) => resolve(path));
  const isFolder = (path: string): boolean => files.stat(path)?.kind === "directory";
  const [first] = absolute;
  if (first !== undefined && absolute.length === 1 && !isFolder(first) && !first.endsWith(".cs")) {
    return { kind: "project", path: first };
  }
  const projects = absolute.flatMap((path) => (isFolder(path) ? filesUnder(path, ".csproj") : []));
  if (projects.length === 0) {
    return { kind: "files", paths: absolute.flatMap((path) => (isFolder(path) ? filesUnder(path, ".cs") : [path])) };
  }
  const solution = join(scratch, `${process.pid}.slnx`);
  const lines = projects.map(
    (path) => `  <Project Path="${path.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" />`,
  );
  mkdirSync(scratch, { recursive: true });
  writeFileSync(solution, ["<Solution>", ...lines, "</Solution>", ""].join("\n"));
  return { kind: "project", path: solution };
}

function assembliesOf(
  projects: readonly Project[],
  options: ProjectOptions,
  files: FileSystem,
  sink: DiagnosticBag,
): readonly string[] {
  const target = parseTargetFramework(projects[0]?.targetFramework ?? "");
  const frameworks = new Set(["Microsoft.NETCore.App", ...projects.flatMap((project) => project.frameworkReferences)]);
  const packs = [...frameworks].flatMap((name) => findReferencePack(name, target, options, files)?.assemblies ?? []);
  const restored = projects.flatMap((project) => {
    const framework = parseTargetFramework(project.targetFramework);
    const assets =
      project.assetsPath === undefined ? undefined : readPackageAssets(project.assetsPath, framework, files, sink);
    return [...project.assemblyReferences, ...(assets?.assemblies ?? [])];
  });
  return [...packs, ...new Set(restored.filter((path) => files.exists(path)))];
}

/** Our side of each project, made when it is asked for: a large repository is never in memory as a whole. */
export function compile(projects: readonly ProjectRequest[], files: FileSystem): (index: number) => Compilation {
  const compilations = new Map<number, Compilation>();
  const providers = new Map<string, TypeProvider>();
  const pool = new AssemblyPool(files, new DiagnosticBag());
  const prefer = preferredPaths(
    projects.flatMap(({ references }) => references),
    [],
  );
  const compilationOf = (index: number): Compilation => {
    const known = compilations.get(index);
    if (known !== undefined) return known;
    const project = projects[index];
    if (project === undefined) throw new Error(`the request has no project ${index}`);
    const paths = [...new Set(project.references.map(prefer))];
    const key = paths.join("\n");
    const references = providers.get(key) ?? referenceSet(paths, pool);
    providers.set(key, references);
    const preprocessorSymbols = new Set(project.defines);
    const { languageVersion } = project;
    const compilation = createCompilation(
      {
        assemblyName: project.assemblyName,
        files: project.files.flatMap((path) => {
          const read = files.readBytes(path);
          return read.ok ? [parse(path, read.value, { preprocessorSymbols, languageVersion })] : [];
        }),
        nullable: project.nullable,
        internalsVisibleTo: project.internalsVisibleTo,
        globalUsings: project.usings.map(({ namespace, static: isStatic, alias }) => ({
          name: namespace,
          isStatic,
          alias,
        })),
        references: [...project.projectReferences.map(compilationOf), references],
      },
      new DiagnosticBag(),
    );
    compilations.set(index, compilation);
    return compilation;
  };
  return compilationOf;
}
