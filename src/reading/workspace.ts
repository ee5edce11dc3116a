import type { Compilation } from "../csharp/binding/index.js";
import type { NamedTypeSymbol } from "../csharp/binding/symbols/symbols.js";

/** The projects that are read together: those that were named, and those they refer to. */
export interface Workspace {
  readonly projects: readonly { readonly compilation: Compilation }[];
}

/** Every source type of the workspace, once. */
export function sourceTypes(workspace: Workspace): readonly NamedTypeSymbol[] {
  return [...new Set(workspace.projects.flatMap(({ compilation }) => compilation.types))];
}
