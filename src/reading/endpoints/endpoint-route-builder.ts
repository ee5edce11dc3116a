import { allInterfaces } from "../../csharp/binding/index.js";
import type { NamedType } from "../../csharp/binding/symbols/symbols.js";

/** What routes are mapped on. */
export function isBuilder(type: NamedType): boolean {
  return [type, ...allInterfaces(type)].some(({ symbol }) => symbol.name === "IEndpointRouteBuilder");
}
