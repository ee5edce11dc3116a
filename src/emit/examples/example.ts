/** Example data, chosen once: handlers for tests write them as TypeScript, the page of the API as JSON. */

import { isJsonMap } from "../../contract/api-document.js";
import type { Constraints } from "../../contract/constraints.js";
import type { JsonValue } from "../../contract/json-value.js";
import { closedMarkers } from "../../contract/marked-variant.js";
import type { Operation } from "../../contract/operation.js";
import { type Direction, primitiveIn, propertiesIn, variantsIn } from "../../contract/shapes.js";
import type { EnumType, ObjectType, TypeDeclaration, UnionType } from "../../contract/type-declaration.js";
import type { MapUse, PrimitiveUse, ReferenceUse, TypeId, TypeUse } from "../../contract/type-use.js";
import { bound, type FiniteTypes } from "./finite-types.js";
import { primitiveExample } from "./primitive-example.js";

type Scalar = string | number | boolean;

export type ExampleValue =
  | { readonly kind: "null" }
  | { readonly kind: "scalar"; readonly value: Scalar }
  /** `brand`: the value object that the primitive is the value of. */
  | { readonly kind: "primitive"; readonly value: Scalar; readonly use: PrimitiveUse; readonly brand?: TypeId }
  /** A whole number that a double may not hold. */
  | { readonly kind: "integer"; readonly digits: string }
  | { readonly kind: "list"; readonly items: readonly ExampleValue[] }
  | { readonly kind: "object"; readonly members: readonly ExampleMember[] }
  /** A variant behind its discriminator. */
  | { readonly kind: "tagged"; readonly tag: ExampleMember; readonly variant: ExampleValue }
  /** The example of a declared type without parameters: `declaredExample` has it. */
  | { readonly kind: "declared"; readonly id: TypeId };

export interface ExampleMember {
  readonly name: string;
  readonly value: ExampleValue;
}

export interface ExampleContext {
  readonly types: ReadonlyMap<TypeId, TypeDeclaration>;
  readonly direction: Direction;
  /** Of the same direction. */
  readonly finite: FiniteTypes;
  /** The types whose examples are being made: what leads back to one of them ends the example. */
  readonly inside: ReadonlySet<TypeId>;
}

/** What is known of the value besides its type. */
export interface Wanted {
  /** What the value is called, which seeds it. */
  readonly name: string;
  readonly constraints?: Constraints | undefined;
  /** A value that the contract itself gives; the parts of it that fit the type are taken. */
  readonly declared?: JsonValue | undefined;
}

/** What the data of an answer are called, where only the operation has a name. */
export function dataName(type: TypeUse, operation: Operation): string {
  return type.kind === "primitive" ? operation.name : "item";
}

/** A value of the type, as it travels in the direction of the context. The type must be finite. */
export function exampleOf(use: TypeUse, wanted: Wanted, context: ExampleContext): ExampleValue {
  const { name, constraints, declared } = wanted;
  switch (use.kind) {
    case "primitive":
      return { kind: "primitive", value: primitiveExample(use, name, constraints, declared), use };
    case "nullable":
      if (declared === null || endsHere(use.inner, context)) return { kind: "null" };
      return exampleOf(use.inner, wanted, context);
    case "array": {
      if (Array.isArray(declared)) {
        const items: readonly JsonValue[] = declared;
        return { kind: "list", items: items.map((item) => exampleOf(use.element, { name, declared: item }, context)) };
      }
      if (endsHere(use.element, context)) return { kind: "list", items: [] };
      return { kind: "list", items: [exampleOf(use.element, { name: singular(name) }, context)] };
    }
    case "map":
      return mapExample(use, wanted, context);
    case "reference":
      return referenceExample(use, wanted, context);
    case "literal":
      return { kind: "scalar", value: use.value };
    case "unknown":
      return use.shape === "array" ? { kind: "list", items: [] } : { kind: "object", members: [] };
    case "typeParameter":
    case "file":
      throw new Error(`A value of kind ${use.kind} is not part of JSON.`);
  }
}

/** The example of a declared type without parameters. `name` is what the type is called. */
export function declaredExample(type: TypeDeclaration, name: string, context: ExampleContext): ExampleValue {
  return exampleOfDeclaration(type, [], { name }, { ...context, inside: new Set([type.id]) });
}

/** The members of an object's example, each to be replaced by itself. */
export function objectExample(
  type: ObjectType,
  typeArguments: readonly TypeUse[],
  declared: JsonValue | undefined,
  context: ExampleContext,
): readonly ExampleMember[] {
  const declaredValues = new Map(isJsonMap(declared) ? Object.entries(declared) : []);
  return propertiesIn(type, context.direction).flatMap((property) => {
    const use = bound(type, typeArguments, property.type);
    const { name, constraints } = property;
    if (property[context.direction] === "optional" && endsHere(use, context)) return [];
    const value = declaredValues.has(name) ? declaredValues.get(name) : property.example;
    return [{ name, value: exampleOf(use, { name, constraints, declared: value }, context) }];
  });
}

function endsHere(use: TypeUse, { finite, inside }: ExampleContext): boolean {
  return !finite.isFinite(use) || [...inside].some((type) => finite.leadsBack(use, type));
}

function mapExample({ key, value }: MapUse, { name, declared }: Wanted, context: ExampleContext): ExampleValue {
  const type = key.kind === "reference" ? context.types.get(key.id) : undefined;
  if (isJsonMap(declared) && type?.kind !== "enum") {
    const members = Object.entries(declared).map(([held, item]) => ({
      name: held,
      value: exampleOf(value, { name: held, declared: item }, context),
    }));
    return { kind: "object", members };
  }
  if (endsHere(value, context)) return { kind: "object", members: [] };
  const first =
    type?.kind === "enum" ? type.members[0]?.name : String(primitiveExample(keyPrimitive(key, type), singular(name)));
  const member = { name: first ?? "key", value: exampleOf(value, { name: singular(name) }, context) };
  return { kind: "object", members: [member] };
}

function keyPrimitive(key: TypeUse, type: TypeDeclaration | undefined): PrimitiveUse {
  if (type?.kind === "brand") return type.primitive;
  return key.kind === "primitive" ? key : { kind: "primitive", name: "string" };
}

function referenceExample(use: ReferenceUse, wanted: Wanted, context: ExampleContext): ExampleValue {
  const type = context.types.get(use.id);
  if (type === undefined) throw new Error(`The contract refers to ${use.id}, which it does not declare.`);
  const isPlain = type.kind === "enum" || type.kind === "brand";
  if (use.typeArguments.length === 0 && wanted.declared === undefined && !isPlain)
    return { kind: "declared", id: use.id };
  const inside = new Set(context.inside).add(use.id);
  return exampleOfDeclaration(type, use.typeArguments, wanted, { ...context, inside });
}

function exampleOfDeclaration(
  type: TypeDeclaration,
  typeArguments: readonly TypeUse[],
  wanted: Wanted,
  context: ExampleContext,
): ExampleValue {
  const { name, declared } = wanted;
  switch (type.kind) {
    case "object": {
      const members = objectExample(type, typeArguments, declared ?? type.example, context);
      return type.asArray === true
        ? { kind: "list", items: members.map(({ value }) => value) }
        : { kind: "object", members };
    }
    case "enum":
      return enumExample(type, declared);
    case "brand": {
      const use = primitiveIn(type, context.direction);
      const value = primitiveExample(use, name, type.constraints, declared ?? type.example);
      return { kind: "primitive", value, use, brand: type.id };
    }
    case "alias":
      return exampleOf(type.type, { name, constraints: type.constraints, declared: declared ?? type.example }, context);
    case "union":
      return unionExample(type, typeArguments, wanted, context);
  }
}

function enumExample({ flags, members, wire }: EnumType, declared: JsonValue | undefined): ExampleValue {
  const [first] = members;
  const chosen = flags
    ? undefined
    : members.find(({ name, value }) => (wire === "number" ? Number(value) : name) === declared);
  const { name, value } = chosen ?? first ?? { name: "", value: "0" };
  return wire === "number" ? { kind: "integer", digits: value } : { kind: "scalar", value: name };
}

/** The simplest variant, so that the example of a recursive union ends. */
function unionExample(
  type: UnionType,
  typeArguments: readonly TypeUse[],
  { name, declared }: Wanted,
  context: ExampleContext,
): ExampleValue {
  const { discriminator } = type;
  const tag =
    discriminator === undefined || !isJsonMap(declared)
      ? undefined
      : new Map(Object.entries(declared)).get(discriminator);
  // A case that cannot be sent is no example of either direction.
  const readable = variantsIn(type, "sent");
  const variants = (readable.length > 0 ? readable : type.variants).map((variant) => ({
    ...variant,
    type: bound(type, typeArguments, variant.type),
  }));
  const taggedVariant = variants.find((variant) => tag !== undefined && variant.tag === tag);
  const [simplest] = [...variants].sort((a, b) => context.finite.rankOf(a.type) - context.finite.rankOf(b.type));
  const chosen = taggedVariant ?? simplest;
  if (chosen === undefined) throw new Error("A union without variants has no example.");
  const markers = closedMarkers(type, context.types);
  const [mark] = markers?.values[variants.indexOf(chosen)] ?? [];
  const marked = markers === undefined || mark === undefined ? undefined : { [markers.property]: mark };
  const variant = exampleOf(chosen.type, { name, declared: taggedVariant === undefined ? marked : declared }, context);
  if (discriminator === undefined || chosen.tag === undefined) return variant;
  return { kind: "tagged", tag: { name: discriminator, value: { kind: "scalar", value: chosen.tag } }, variant };
}

/** `labels` → `label`: what one of them is called. */
function singular(name: string): string {
  return /[^s]s$/i.test(name) && name.length > 2 ? name.slice(0, -1) : name;
}
