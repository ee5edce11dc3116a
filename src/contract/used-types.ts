/**
 * Which types operations and types name. Every step that follows types asks, so what an operation says is worked out once and kept
 * with it: where one run follows another, an edit changes few of them.
 */

import { cachedBy } from "../caching/cache.js";
import { fitted } from "../caching/fitted.js";
import type { Input, Operation, ParameterObject, Response } from "./operation.js";
import { type TypeDeclaration, usesOf } from "./type-declaration.js";
import { type TypeId, type TypeUse, visitUses } from "./type-use.js";

// Kept with the lists: an operation of which something else changes has the same ones.
export function sentUses({ inputs }: Operation): readonly TypeUse[] {
  return ofInputs(inputs).uses;
}

export function answeredUses({ responses }: Operation): readonly TypeUse[] {
  return ofResponses(responses).uses;
}

export function sentTypes({ inputs }: Operation): readonly TypeId[] {
  return ofInputs(inputs).types;
}

export function answeredTypes({ responses }: Operation): readonly TypeId[] {
  return ofResponses(responses).types;
}

interface Named {
  readonly uses: readonly TypeUse[];
  readonly types: readonly TypeId[];
}

const ofInputs = cachedBy((inputs: readonly Input[]): Named => {
  const uses: TypeUse[] = [];
  for (const input of inputs) {
    uses.push(input.type);
    const object = input.kind === "parameterObject" ? input : input.kind === "body" ? input.fields : undefined;
    if (object !== undefined) addUsesOf(object, uses);
  }
  return { uses: fitted(uses), types: typesIn(uses) };
});

/** Those of all that travels by itself, as `flatParameters` has it; a list of objects travels whole, and has a type of its own. */
function addUsesOf({ type, parameters, objects, repeated }: ParameterObject, uses: TypeUse[]): void {
  if (repeated !== undefined) uses.push(type);
  for (const parameter of parameters) uses.push(parameter.type);
  if (objects !== undefined) for (const inner of objects) addUsesOf(inner, uses);
}

const ofResponses = cachedBy((responses: readonly Response[]): Named => {
  const uses: TypeUse[] = [];
  for (const { content, headers } of responses) {
    if (content.kind === "json") uses.push(content.type);
    if (headers.length > 0) for (const header of headers) uses.push(header.type);
  }
  return { uses: fitted(uses), types: typesIn(uses) };
});

export const typesInside = cachedBy((type: TypeDeclaration): readonly TypeId[] => typesIn(usesOf(type)));

/** Each once, in no particular order. */
export function typesIn(uses: readonly TypeUse[]): readonly TypeId[] {
  let typeIds = noIds;
  for (let at = 0; at < uses.length; at++) {
    const use = uses[at];
    const ids = use === undefined ? noIds : idsIn(use);
    if (ids.length === 0 || ids === typeIds) continue;
    typeIds = typeIds.length === 0 ? ids : withFurther(typeIds, ids);
  }
  return typeIds;
}

function withFurther(before: readonly TypeId[], ids: readonly TypeId[]): readonly TypeId[] {
  if (ids.every((id) => before.includes(id))) return before;
  return before.concat(ids.length === 1 ? ids : ids.filter((id) => !before.includes(id)));
}

const noIds: readonly TypeId[] = [];

function idsIn(use: TypeUse): readonly TypeId[] {
  // Most uses are of a primitive.
  if (use.kind === "primitive") return noIds;
  return idsInside(use);
}

/** One use is shared by many operations. */
const idsInside = cachedBy((use: TypeUse): readonly TypeId[] => {
  const ids = new Set<TypeId>();
  visitUses(use, (inner) => {
    if (inner.kind === "reference") ids.add(inner.id);
  });
  return ids.size === 0 ? noIds : [...ids];
});

/** The types themselves, and all that they are made of. */
export function reachableFrom(
  roots: Iterable<TypeId>,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
): ReadonlySet<TypeId> {
  const reached = new Set(roots);
  // A set hands out what is added while it is walked.
  for (const id of reached) {
    const declaration = types.get(id);
    if (declaration !== undefined) for (const inner of typesInside(declaration)) reached.add(inner);
  }
  return reached;
}
