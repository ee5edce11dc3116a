/**
 * Which types operations and types name. Every step that follows types asks, so what an operation says is worked out once and kept
 * with it: where one run follows another, an edit changes few of them.
 */
import { cachedBy } from "../caching/cache.js";
import { flatParameters, type Operation } from "./operation.js";
import { type TypeDeclaration, usesOf } from "./type-declaration.js";
import { type TypeId, type TypeUse, visitUses } from "./type-use.js";

export const sentUses = cachedBy((operation: Operation): readonly TypeUse[] => {
  const uses: TypeUse[] = [];
  for (const input of operation.inputs) {
    uses.push(input.type);
    const object = input.kind === "parameterObject" ? input : input.kind === "body" ? input.fields : undefined;
    if (object !== undefined) for (const parameter of flatParameters([object])) uses.push(parameter.type);
  }
  return uses;
});

export const answeredUses = cachedBy((operation: Operation): readonly TypeUse[] => {
  const uses: TypeUse[] = [];
  for (const { content, headers } of operation.responses) {
    if (content.kind === "json") uses.push(content.type);
    if (headers.length > 0) for (const header of headers) uses.push(header.type);
  }
  return uses;
});

export const sentTypes = cachedBy((operation: Operation): readonly TypeId[] => typesIn(sentUses(operation)));

export const answeredTypes = cachedBy((operation: Operation): readonly TypeId[] => typesIn(answeredUses(operation)));

export const typesInside = cachedBy((type: TypeDeclaration): readonly TypeId[] => typesIn(usesOf(type)));

/** Each once, in no particular order. */
export function typesIn(uses: readonly TypeUse[]): readonly TypeId[] {
  const found = new Set<TypeId>();
  for (const use of uses) {
    visitUses(use, (inner) => {
      if (inner.kind === "reference" || inner.kind === "enumNames") found.add(inner.id);
    });
  }
  return [...found];
}

/** The types themselves, and all that they are made of. */
export function reachableFrom(
  roots: Iterable<TypeId>,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
): ReadonlySet<TypeId> {
  const found = new Set(roots);
  // A set hands out what is added while it is walked.
  for (const id of found) {
    const declaration = types.get(id);
    if (declaration !== undefined) for (const inner of typesInside(declaration)) found.add(inner);
  }
  return found;
}
