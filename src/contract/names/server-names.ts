/** What the server's source declares, as far as a new file in one of its namespaces has to know. */
import type { TypeId } from "../type-use.js";

export interface ServerNames {
  /** `none`: no other file can write the type (private, file-local, inside a generic one). */
  access(id: TypeId): "public" | "internal" | "none";
  /** Whether the simple name means something else, or several things, in a file of the namespace. */
  isAmbiguous(id: TypeId): boolean;
  /** Whether a type of the server goes by this name in a file of the namespace. */
  isVisible(name: string): boolean;
  /** Whether the namespace has a type of this name. */
  isTaken(name: string): boolean;
  /** Namespaces that every file of the project uses. */
  readonly globalUsings: ReadonlySet<string>;
  /** Whether `?` on a reference type needs no `#nullable enable`. */
  readonly hasNullable: boolean;
}
