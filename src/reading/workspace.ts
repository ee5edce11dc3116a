import type { Compilation } from "../csharp/binding/index.js";
import type { NamedTypeSymbol } from "../csharp/binding/symbols.js";

/** The projects that are read together: the one that was named, and those it refers to. */
export interface Workspace {
  readonly compilations: readonly Compilation[];
}

/** Every source type of the workspace, once. */
export function sourceTypes(workspace: Workspace): readonly NamedTypeSymbol[] {
  return [...new Set(workspace.compilations.flatMap((compilation) => compilation.types))];
}
