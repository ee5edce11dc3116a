import type { RouteParameter } from "../../contract/route.js";
import { type PrimitiveName, primitive, type TypeUse } from "../../contract/type-use.js";

/** https://learn.microsoft.com/aspnet/core/fundamentals/routing#route-constraints */
const types: ReadonlyMap<string, PrimitiveName> = new Map([
  ["int", "int32"],
  ["long", "int64"],
  ["guid", "guid"],
  ["bool", "boolean"],
  ["datetime", "dateTime"],
  ["decimal", "decimal"],
  ["double", "float64"],
  ["float", "float32"],
]);

/** The type that a segment's constraint implies; a string by default. */
export function typeOfConstraint(parameter: RouteParameter): TypeUse {
  for (const constraint of parameter.constraints) {
    const type = types.get(constraint);
    if (type !== undefined) return primitive(type);
  }
  return primitive("string");
}
