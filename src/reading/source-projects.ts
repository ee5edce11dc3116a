import type { Compilation } from "../csharp/binding/index.js";
import type { NamedTypeSymbol } from "../csharp/binding/symbols/symbols.js";
import type { AppSettings } from "../csharp/project/app-settings.js";

/** The projects that are read together: those that were named, and those they refer to. */
export interface SourceProjects {
  readonly projects: readonly {
    readonly compilation: Compilation;
    /** `false`: only referenced by another. */
    readonly isRoot?: boolean;
    /** Packages are not restored: a type that cannot be found may be of one of them. */
    readonly lacksPackages?: boolean;
    /** What its program is configured with. */
    readonly settings?: AppSettings;
    /** The project file; undefined for sources without one. */
    readonly project?: {
      property(name: string): string;
      readonly packageReferences?: readonly { readonly name: string; readonly version: string | undefined }[];
    };
  }[];
}

/** Every source type of the workspace, once. */
export function sourceTypes(workspace: SourceProjects): readonly NamedTypeSymbol[] {
  return [...new Set(workspace.projects.flatMap(({ compilation }) => compilation.types))];
}
