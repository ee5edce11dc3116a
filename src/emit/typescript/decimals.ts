/** Numbers that a server refuses with an exponent where they travel as text: a `decimal` of a minimal API, integers of 128 bits. */
import type { Parameter } from "../../contract/operation.js";
import { type TypeDeclaration, usesOf } from "../../contract/type-declaration.js";
import { type PrimitiveName, type TypeId, type TypeUse, visitUses } from "../../contract/type-use.js";

const refused: ReadonlySet<PrimitiveName> = new Set<PrimitiveName>(["decimal", "int128", "uint128"]);

export function holdsDecimal(use: TypeUse, types: Pick<ReadonlyMap<TypeId, TypeDeclaration>, "get">): boolean {
  const seen = new Set<TypeId>();
  const queue: TypeUse[] = [use];
  let holds = false;
  for (let next = queue.pop(); next !== undefined && !holds; next = queue.pop()) {
    visitUses(next, (inner) => {
      if (inner.kind === "primitive") holds ||= inner.asString !== true && refused.has(inner.name);
      if (inner.kind !== "reference" || seen.has(inner.id)) return;
      seen.add(inner.id);
      const type = types.get(inner.id);
      if (type !== undefined) queue.push(...usesOf(type));
    });
  }
  return holds;
}

/** Not as JSON. */
export function isTextual({ objectStyle, part }: Parameter): boolean {
  return objectStyle !== "json" && part === undefined;
}
