/** Where the types of a project come from that neither it nor a referenced project declares: assemblies and built-in models. */
import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import type { FileSystem } from "../../files/file-system.js";
import type { TypeProvider } from "../binding/symbols/type-provider.js";
import { AssemblyPool } from "./assembly-pool.js";
import { builtInFramework, packagesBeside } from "./built-in-model.js";
import type { NamesKeeper } from "./kept-names.js";
import { preferredPaths } from "./preferred-paths.js";
import { referenceSet } from "./reference-set.js";
import type { WorkspaceReferences } from "./references.js";

/** For each project, in search order. */
export function openReferences(
  { projects, framework }: WorkspaceReferences,
  files: FileSystem,
  sink: DiagnosticSink,
  keeper?: NamesKeeper,
): readonly (readonly TypeProvider[])[] {
  const pool = new AssemblyPool(files, sink, keeper);
  for (const pack of [...projects.flatMap(({ packs }) => packs), ...(framework ?? [])]) pool.addPack(pack);
  if (projects.some(({ packs }) => packs.length === 0)) pool.framework = builtInFramework;
  const sets = new Map<string, TypeProvider>();
  const prefer = preferredPaths(
    projects.flatMap(({ packs }) => packs.flat()),
    projects.flatMap(({ others }) => others),
  );
  const setOf = (paths: readonly string[]): TypeProvider => {
    const key = paths.join("\n");
    const opened = sets.get(key);
    if (opened !== undefined) return opened;
    const set = referenceSet(paths, pool);
    sets.set(key, set);
    return set;
  };
  // One for all projects: a contract and the server that answers it must mean the same `Operation`.
  const packages = packagesBeside(framework === undefined ? builtInFramework : setOf(framework.flat()));
  return projects.map(({ packs, others }) => {
    const paths = [...new Set([...packs.flat(), ...others].map(prefer))];
    const real = paths.length === 0 ? [] : [setOf(paths)];
    const frameworks = packs.length > 0 ? real : [...real, builtInFramework];
    return [...frameworks, packages];
  });
}
