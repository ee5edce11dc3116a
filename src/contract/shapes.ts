import { cachedBy } from "../caching/cache.js";
import { addTo } from "../collections/lists-by-key.js";
import type { Contract } from "./contract.js";
import { typesById } from "./contract.js";
import { freeName } from "./free-name.js";
import { usesAnsweredByHub, usesSentByHub } from "./hub.js";
import {
  type BrandType,
  type ObjectType,
  type Property,
  type TypeDeclaration,
  type UnionType,
  type UnionVariant,
  usesOf,
} from "./type-declaration.js";
import { type PrimitiveUse, type TypeId, visitUses } from "./type-use.js";
import { answeredTypes, reachableFrom, sentTypes, typesIn } from "./used-types.js";

/** `sent` by the client, or `answered` by the server. */
export type Direction = "sent" | "answered";

/** One emitted form of a declared type. */
export interface Shape {
  readonly declaration: TypeDeclaration;
  /** Whose view it shows; `both` where there is no difference. */
  readonly direction: Direction | "both";
  readonly name: string;
}

/**
 * Which forms of each declared type are emitted. A type used in both directions whose forms differ (a defaulted constructor
 * parameter may be left out of a request but is always in an answer) is emitted twice: `X` as answered, `XInput` as sent.
 */
export interface Shapes {
  /** In the order of the contract's types; an `XInput` follows its `X`. */
  readonly all: readonly Shape[];
  nameOf(id: TypeId, direction: Direction): string;
  declarationOf(id: TypeId): TypeDeclaration;
  isSplit(id: TypeId): boolean;
}

/** Cached, since several emitters need the shapes of one contract. */
export const shapesOf = cachedBy((contract: Contract): Shapes => shapesBy(contract, differsByDirection));

/** `differs`: which types have two forms by themselves; those that refer to them follow. */
export function shapesBy(contract: Contract, differs: (type: TypeDeclaration) => boolean): Shapes {
  const types = typesById(contract);
  const allSent = new Set<TypeId>();
  const allAnswered = new Set<TypeId>();
  for (const { operations } of contract.services) {
    for (const operation of operations) {
      for (const id of sentTypes(operation)) allSent.add(id);
      for (const id of answeredTypes(operation)) allAnswered.add(id);
    }
  }
  for (const hub of contract.hubs ?? []) {
    for (const id of typesIn(usesSentByHub(hub))) allSent.add(id);
    for (const id of typesIn(usesAnsweredByHub(hub))) allAnswered.add(id);
  }
  const sent = reachableFrom(allSent, types);
  const answered = reachableFrom(allAnswered, types);
  const split = splitTypes(types, sent, answered, differs);

  const taken = new Set(contract.types.map((type) => type.name));
  const inputNames = new Map<TypeId, string>();
  const all: Shape[] = [];
  for (const declaration of contract.types) {
    if (split.has(declaration.id)) {
      const name = freeName(`${declaration.name}Input`, taken);
      inputNames.set(declaration.id, name);
      all.push(
        { declaration, direction: "answered", name: declaration.name },
        { declaration, direction: "sent", name },
      );
    } else {
      all.push({ declaration, direction: directionOf(declaration, sent, answered), name: declaration.name });
    }
  }
  const declarationOf = (id: TypeId): TypeDeclaration => {
    const declaration = types.get(id);
    if (declaration === undefined) throw new Error(`The contract refers to ${id}, which it does not declare.`);
    return declaration;
  };
  return {
    all,
    isSplit: (id) => split.has(id),
    nameOf: (id, direction) => (direction === "sent" ? inputNames.get(id) : undefined) ?? declarationOf(id).name,
    declarationOf,
  };
}

export function differsByDirection(type: TypeDeclaration): boolean {
  if (type.kind === "brand") return type.sentPrimitive !== undefined;
  if (type.kind === "union") return type.variants.some(({ unread, sentType }) => (unread ?? sentType) !== undefined);
  return (
    type.kind === "object" &&
    type.properties.some((property) => property.sent !== property.answered || property.sentType !== undefined)
  );
}

/** The variants that travel in that direction. */
export function variantsIn(type: UnionType, direction: Direction | "both"): readonly UnionVariant[] {
  if (direction === "answered") return type.variants;
  return type.variants.flatMap((variant) =>
    variant.unread === undefined ? [{ ...variant, type: variant.sentType ?? variant.type }] : [],
  );
}

/** The properties that travel in that direction, with the types that they have there. */
export function propertiesIn(type: ObjectType, direction: Direction): readonly Property[] {
  return type.properties
    .filter((property) => property[direction] !== "absent")
    .map((property) =>
      direction === "sent" && property.sentType !== undefined ? { ...property, type: property.sentType } : property,
    );
}

export function primitiveIn(type: BrandType, direction: Direction): PrimitiveUse {
  return direction === "sent" ? (type.sentPrimitive ?? type.primitive) : type.primitive;
}

/** A type that no operation reaches (`[ContractType]` alone) is shown as the server would answer it. */
function directionOf(
  type: TypeDeclaration,
  sent: ReadonlySet<TypeId>,
  answered: ReadonlySet<TypeId>,
): Shape["direction"] {
  if (sent.has(type.id)) return answered.has(type.id) ? "both" : "sent";
  return "answered";
}

/** A difference travels up through every type that refers to one that differs, so this runs to a fixed point. */
function splitTypes(
  types: ReadonlyMap<TypeId, TypeDeclaration>,
  sent: ReadonlySet<TypeId>,
  answered: ReadonlySet<TypeId>,
  differs: (type: TypeDeclaration) => boolean,
): ReadonlySet<TypeId> {
  const users = new Map<TypeId, TypeDeclaration[]>();
  const split = new Set<TypeId>();
  const queue: TypeDeclaration[] = [];
  const add = (type: TypeDeclaration): void => {
    if (split.has(type.id) || !sent.has(type.id) || !answered.has(type.id)) return;
    split.add(type.id);
    queue.push(type);
  };
  for (const type of types.values()) {
    for (const use of usesOf(type)) {
      visitUses(use, (inner) => {
        if (inner.kind !== "reference") return;
        addTo(users, inner.id, type);
      });
    }
  }
  for (const type of types.values()) if (differs(type)) add(type);
  for (let type = queue.pop(); type !== undefined; type = queue.pop()) {
    for (const user of users.get(type.id) ?? []) add(user);
  }
  return split;
}
