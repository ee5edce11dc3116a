/**
 * What one load of a workspace leaves to the next: projects and references while the files that they were read from are the same,
 * and the syntax and symbols of every source file that an edit does not reach.
 */
import { isDeepStrictEqual } from "node:util";
import { cyclesMet } from "../../caching/memo.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { RenewableCompilation } from "../binding/compilation/compilation.js";
import type { TypeProvider } from "../binding/symbols/type-provider.js";
import type { WorkspaceReferences } from "../metadata/references.js";
import type { ProjectGraph } from "../project/read-projects.js";
import { inOwnBuffer, type SourceFile } from "../syntax/index.js";
import { affectedFiles } from "./affected-files.js";
import { KeptByFiles } from "./kept-by-files.js";

/** A file of a project as it was read. */
export interface ReadSource {
  readonly bytes: Uint8Array;
  readonly source: SourceFile;
  /** Of the whole file; bodies that are parsed later add to those of the source itself. */
  readonly problems: readonly Diagnostic[];
}

/** By path, or something longer where the path is there already; in the order of the compilation. */
export type ReadSources = ReadonlyMap<string, ReadSource>;

export interface KeptProject {
  /** All that the compilation was made for, besides its files. */
  readonly settings: unknown;
  /** The same objects: their symbols are in the symbols of the sources. */
  readonly references: readonly TypeProvider[];
  readonly sources: ReadSources;
  readonly compilation: RenewableCompilation;
}

/** What has to be made for a project. */
export interface WantedProject extends Omit<KeptProject, "compilation"> {
  parse(path: string, bytes: Uint8Array): ReadSource;
  /** See `ReferencePaths`. */
  readonly lacksPackages: boolean;
}

export interface ContinuedProject {
  readonly sources: ReadSources;
  readonly compilation: RenewableCompilation | undefined;
}

export class KeptWorkspace {
  readonly graph = new KeptByFiles<ProjectGraph | undefined>();
  /** Which assemblies are referenced, and what was opened of them: another project may reference the same. */
  readonly assemblies = new KeptByFiles<WorkspaceReferences>();
  readonly references = new KeptByFiles<readonly (readonly TypeProvider[])[]>();
  /** How many files the last load did not parse. */
  unparsed = 0;
  #projects: readonly KeptProject[] = [];
  #cycles = 0;

  /** The source as it was, if its text is the same; whether it may be used again is decided when all are known. */
  sourceAt(project: number, key: string, bytes: Uint8Array): ReadSource | undefined {
    const source = this.#projects[project]?.sources.get(key);
    return source !== undefined && Buffer.compare(source.bytes, bytes) === 0 ? source : undefined;
  }

  /**
   * The bytes of a changed file, to be kept. A file system reads many small files into one buffer; after the first load, all of them
   * but the changed one are read only to be compared, and must not stay in memory with it.
   */
  toKeep(bytes: Uint8Array): Uint8Array {
    return this.#projects.length === 0 ? bytes : inOwnBuffer(bytes);
  }

  /** The sources to bind, and the compilations that go on with them; without one, a project has to be compiled anew. */
  continued(wanted: readonly WantedProject[]): readonly ContinuedProject[] {
    const before = this.#projects;
    const affected = this.#affected(wanted);
    const old = new Set(before.flatMap(({ sources }) => sourceFiles(sources)));
    const gone = affected === "all" ? old : affected;
    this.unparsed = wanted
      .flatMap(({ sources }) => sourceFiles(sources))
      .filter((file) => old.has(file) && !gone.has(file)).length;
    return wanted.map(({ sources, parse }, at) => ({
      sources: renewed(sources, gone, parse),
      compilation: affected === "all" ? undefined : before[at]?.compilation,
    }));
  }

  #affected(wanted: readonly WantedProject[]): ReturnType<typeof affectedFiles> {
    const before = this.#projects;
    // What was bound in the course of binding itself depends on where that began.
    if (before.length !== wanted.length || this.#cycles !== cyclesMet()) return "all";
    if (!before.every((project, at) => goesOn(project, wanted[at]))) return "all";
    return affectedFiles(
      wanted.map(({ sources }, at) => ({
        before: sourceFiles(before[at]?.sources ?? new Map()),
        after: sourceFiles(sources),
        resolved: before[at]?.compilation.resolved ?? { names: new Set(), files: new Set() },
      })),
    );
  }

  keep(projects: readonly KeptProject[]): void {
    this.#projects = projects;
    this.#cycles = cyclesMet();
  }
}

function goesOn(project: KeptProject, wanted: WantedProject | undefined): boolean {
  if (wanted === undefined || !isDeepStrictEqual(project.settings, wanted.settings)) return false;
  const { references } = wanted;
  return (
    project.references.length === references.length && project.references.every((one, at) => one === references[at])
  );
}

function sourceFiles(sources: ReadSources): readonly SourceFile[] {
  return Array.from(sources.values(), ({ source }) => source);
}

/** What an edit reaches is parsed again though its text is the same: whatever was worked out for the old tree goes with it. */
function renewed(sources: ReadSources, affected: ReadonlySet<SourceFile>, parse: WantedProject["parse"]): ReadSources {
  const all = new Map<string, ReadSource>();
  for (const [key, read] of sources) {
    all.set(key, affected.has(read.source) ? parse(read.source.path, read.bytes) : read);
  }
  return all;
}
