/** Numbers that a server refuses with an exponent where they travel as text: a `decimal` of a minimal API, integers of 128 bits. */

import type { Parameter } from "../../contract/operation.js";
import { type TypeDeclaration, usesOf } from "../../contract/type-declaration.js";
import { type PrimitiveName, someUse, type TypeId, type TypeUse } from "../../contract/type-use.js";
import { reachableFrom, typesIn } from "../../contract/used-types.js";

const refused: ReadonlySet<PrimitiveName> = new Set<PrimitiveName>(["decimal", "int128", "uint128"]);

export function holdsDecimal(use: TypeUse, types: ReadonlyMap<TypeId, TypeDeclaration>): boolean {
  const isRefused = (one: TypeUse): boolean =>
    someUse(one, (inner) => inner.kind === "primitive" && inner.asString !== true && refused.has(inner.name));
  if (isRefused(use)) return true;
  return [...reachableFrom(typesIn([use]), types)].some((id) => {
    const type = types.get(id);
    return type !== undefined && usesOf(type).some(isRefused);
  });
}

/** Not as JSON. */
export function isTextual({ objectStyle, part }: Parameter): boolean {
  return objectStyle !== "json" && part === undefined;
}
