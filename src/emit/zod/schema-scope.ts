import type { Direction } from "../../contract/shapes.js";
import type { TypeId } from "../../contract/type-use.js";
import type { ModuleScope } from "../typescript/module-scope.js";

/** What a module that writes schemas can see. */
export interface SchemaScope {
  /** The name of a check of the runtime; asking for it imports it. */
  check(name: "minUnits" | "maxUnits"): string;
  readonly scope: ModuleScope;
  /** The module's name for Zod; asking for it imports it. */
  zod(): string;
  /** The schema of a declared type, imported if it is in another module. */
  schemaName(id: TypeId, direction: Direction): string;
  /** Whether that schema exists by the time the code being written runs; if not, it may only be used later. */
  isReady(id: TypeId, direction: Direction): boolean;
}
