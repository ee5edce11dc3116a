import { cachedBy } from "../../caching/cache.js";
import { addTo } from "../../collections/lists-by-key.js";
import { type Contract, typesById } from "../../contract/contract.js";
import { mayBeLeftOut, type Operation, type ParameterObject } from "../../contract/operation.js";
import type { ObjectType, TypeDeclaration } from "../../contract/type-declaration.js";
import type { TypeId, TypeUse } from "../../contract/type-use.js";
import { answeredUses, typesIn, typesInside } from "../../contract/used-types.js";
import { objectUse, parameterMembers } from "./parameter-object-text.js";

/**
 * The contract with each type that is nothing but an object of parameters written as the functions take it: keys that may be
 * left out of a query, enums by the names that they have outside JSON. So callers have the name of what they pass.
 */
export function withParameterTypes(contract: Contract): Contract {
  const objects = objectsByType(contract);
  const separateTypes = separateTypesOf(contract, objects);
  return {
    ...contract,
    types: contract.types.map((type) => {
      const [object] = separateTypes.has(type.id) ? (objects.get(type.id) ?? []) : [];
      return object === undefined || type.kind !== "object" ? type : asTaken(type, object);
    }),
  };
}

function objectsByType(contract: Contract): ReadonlyMap<TypeId, readonly ParameterObject[]> {
  const byType = new Map<TypeId, ParameterObject[]>();
  const add = (object: ParameterObject): void => {
    const use = objectUse(object);
    if (use.kind === "reference") addTo(byType, use.id, object);
    for (const inner of object.objects ?? []) add(inner);
  };
  for (const { operations } of contract.services) {
    for (const { inputs } of operations) {
      for (const input of inputs) {
        if (input.kind === "parameterObject") add(input);
        // A form's type is the body's too, which says the other names of it.
        else if (input.kind === "body" && input.fields !== undefined) add(input.fields);
      }
    }
  }
  return byType;
}

/** The types that nothing else refers to, and that every function takes in the same way. */
function separateTypesOf(
  contract: Contract,
  objects: ReadonlyMap<TypeId, readonly ParameterObject[]>,
): ReadonlySet<TypeId> {
  const declarations = typesById(contract);
  const separate = new Set(
    [...objects].filter(([id, taken]) => isPlain(declarations.get(id), taken)).map(([id]) => id),
  );
  const exclude = (named: readonly TypeId[]): void => {
    for (const id of named) separate.delete(id);
  };
  for (const { operations } of contract.services) {
    if (separate.size > 0) for (const operation of operations) exclude(otherTypes(operation));
  }
  for (let before = -1; separate.size > 0 && separate.size !== before; ) {
    before = separate.size;
    for (const type of contract.types) if (!separate.has(type.id)) exclude(typesInside(type));
  }
  return separate;
}

function isPlain(type: TypeDeclaration | undefined, taken: readonly ParameterObject[]): boolean {
  if (type?.kind !== "object" || type.typeParameters.length > 0 || type.additional !== undefined) return false;
  const names = new Set(type.properties.map(({ name }) => name));
  return (
    (taken.length === 1 || new Set(taken.map((object) => spelled(object))).size === 1) &&
    taken.every((object) => parameterMembers(object).every(({ name }) => names.has(name)))
  );
}

const spelled = cachedBy((object: ParameterObject): string =>
  JSON.stringify(parameterMembers(object).map((member) => [member.name, mayBeLeftOut(member), member.type])),
);

/** Every use but those of the objects themselves. */
function otherUses(operation: Operation): readonly TypeUse[] {
  const uses: TypeUse[] = [];
  const addInside = ({ parameters, objects }: ParameterObject): void => {
    for (const { type } of parameters) uses.push(type);
    if (objects !== undefined) for (const inner of objects) addInside(inner);
  };
  for (const input of operation.inputs) {
    if (input.kind === "parameterObject") addInside(input);
    else uses.push(input.type);
  }
  for (const use of answeredUses(operation)) uses.push(use);
  return uses;
}

const otherTypes = cachedBy((operation: Operation) => typesIn(otherUses(operation)));

function asTaken(type: ObjectType, object: ParameterObject): ObjectType {
  const members = new Map(parameterMembers(object).map((member) => [member.name, member]));
  return {
    ...type,
    properties: type.properties.map((property) => {
      const member = members.get(property.name);
      if (member === undefined) return { ...property, sent: "absent" };
      return { ...property, type: member.type, sent: mayBeLeftOut(member) ? "optional" : "required" };
    }),
  };
}
