import type { CollectionName, DictionaryName } from "./csharp-collections.js";

/**
 * How a type is used at one place: in a property, a parameter, a body. Declared types are referred to by id, so that
 * recursive types need no special care.
 */
export type TypeId = string & { readonly __brand: "TypeId" };

export type TypeUse =
  | PrimitiveUse
  | ArrayUse
  | MapUse
  | ReferenceUse
  | TypeParameterUse
  | NullableUse
  | LiteralUse
  | FileUse
  | UnknownUse;

/** What System.Text.Json writes as one JSON string, number or boolean. Named by meaning; `csharpPrimitives` has the C# spelling. */
export type PrimitiveName =
  | "string"
  | "char"
  | "boolean"
  | "int8"
  | "uint8"
  | "int16"
  | "uint16"
  | "int32"
  | "uint32"
  | "int64"
  | "uint64"
  | "int128"
  | "uint128"
  | "float16"
  | "float32"
  | "float64"
  | "decimal"
  | "guid"
  | "uri"
  | "version"
  | "dateTime"
  | "dateTimeOffset"
  | "date"
  | "time"
  | "duration"
  | "bytes";

export interface PrimitiveUse {
  readonly kind: "primitive";
  readonly name: PrimitiveName;
  /** A number that travels as a JSON string: `[JsonNumberHandling(WriteAsString)]`, `--int64 string`. */
  readonly asString?: true;
  /** Of a date or bytes: the client has JavaScript's own object, as MessagePack's reader makes it. */
  readonly isObject?: true;
}

export interface ArrayUse {
  readonly kind: "array";
  readonly element: TypeUse;
  /** How C# spells it; undefined where the source is not C#, or where the collection is a class of its own. */
  readonly collection?: CollectionName;
}

export interface MapUse {
  readonly kind: "map";
  /** A string-like primitive, a number, an enum or a value object; all of them property names on the wire. */
  readonly key: TypeUse;
  readonly value: TypeUse;
  /** As of an array. */
  readonly collection?: DictionaryName;
}

export interface ReferenceUse {
  readonly kind: "reference";
  readonly id: TypeId;
  readonly typeArguments: readonly TypeUse[];
}

export interface TypeParameterUse {
  readonly kind: "typeParameter";
  readonly name: string;
}

export interface NullableUse {
  readonly kind: "nullable";
  readonly inner: TypeUse;
}

/** Exactly one JSON value: OpenAPI's `const`. */
export interface LiteralUse {
  readonly kind: "literal";
  readonly value: string | number | boolean;
}

/** An uploaded or downloaded file (`IFormFile`); never inside JSON. */
export interface FileUse {
  readonly kind: "file";
}

export interface UnknownUse {
  readonly kind: "unknown";
  /** `any` JSON (`JsonElement`, `object`), any object (`JsonObject`), any array (`JsonArray`). */
  readonly shape: "any" | "object" | "array";
  /**
   * `freeForm`: the source itself allows anything; `unmapped`: a diagnostic reports what could not be mapped.
   * There is no third reason.
   */
  readonly reason: "freeForm" | "unmapped";
}

export function primitive(name: PrimitiveName): PrimitiveUse {
  return { kind: "primitive", name };
}

export function arrayOf(element: TypeUse, collection?: CollectionName): ArrayUse {
  return collection === undefined ? { kind: "array", element } : { kind: "array", element, collection };
}

export function mapOf(key: TypeUse, value: TypeUse, collection?: DictionaryName): MapUse {
  return collection === undefined ? { kind: "map", key, value } : { kind: "map", key, value, collection };
}

export function nullable(inner: TypeUse): NullableUse {
  return inner.kind === "nullable" ? inner : { kind: "nullable", inner };
}

export function reference(id: TypeId, typeArguments: readonly TypeUse[] = []): ReferenceUse {
  return { kind: "reference", id, typeArguments };
}

export function withoutNull(type: TypeUse): TypeUse {
  return type.kind === "nullable" ? type.inner : type;
}

/**
 * The use and all uses inside it. Arguments of a generic type may share their parts (`T` and `T?` of one argument), so that the same
 * object can be reached in twice as many ways with each level: below a type with several arguments, each object is visited once.
 */
export function visitUses(type: TypeUse, visit: (type: TypeUse) => void, visited?: Set<TypeUse>): void {
  if (visited !== undefined) {
    if (visited.has(type)) return;
    visited.add(type);
  }
  visit(type);
  switch (type.kind) {
    case "array":
      visitUses(type.element, visit, visited);
      break;
    case "map":
      visitUses(type.key, visit, visited);
      visitUses(type.value, visit, visited);
      break;
    case "nullable":
      visitUses(type.inner, visit, visited);
      break;
    case "reference": {
      if (type.typeArguments.length === 0) break;
      const below = visited ?? (type.typeArguments.length > 1 ? new Set<TypeUse>() : undefined);
      for (const argument of type.typeArguments) visitUses(argument, visit, below);
    }
  }
}

/** Whether the use or one inside it passes the test. */
export function someUse(type: TypeUse, test: (type: TypeUse) => boolean): boolean {
  let passes = false;
  visitUses(type, (use) => {
    passes ||= test(use);
  });
  return passes;
}

/** Rewrites a use from the inside out, shared parts once. What stays as it is stays the same object. */
export function mapUse(type: TypeUse, map: (use: TypeUse) => TypeUse, rewritten?: Map<TypeUse, TypeUse>): TypeUse {
  if (rewritten === undefined) return map(rewriteParts(type, map, undefined));
  let result = rewritten.get(type);
  if (result === undefined) {
    result = map(rewriteParts(type, map, rewritten));
    rewritten.set(type, result);
  }
  return result;
}

function rewriteParts(
  type: TypeUse,
  map: (use: TypeUse) => TypeUse,
  rewritten: Map<TypeUse, TypeUse> | undefined,
): TypeUse {
  switch (type.kind) {
    case "array": {
      const element = mapUse(type.element, map, rewritten);
      return element === type.element ? type : { ...type, element };
    }
    case "map": {
      const key = mapUse(type.key, map, rewritten);
      const value = mapUse(type.value, map, rewritten);
      return key === type.key && value === type.value ? type : { ...type, key, value };
    }
    case "nullable": {
      const inner = mapUse(type.inner, map, rewritten);
      return inner === type.inner ? type : nullable(inner);
    }
    case "reference": {
      const below = rewritten ?? (type.typeArguments.length > 1 ? new Map<TypeUse, TypeUse>() : undefined);
      const typeArguments = mapSame(type.typeArguments, (argument) => mapUse(argument, map, below));
      return typeArguments === type.typeArguments ? type : { ...type, typeArguments };
    }
    default:
      return type;
  }
}

/** The list itself where nothing in it becomes another. */
export function mapSame<T>(list: readonly T[], map: (one: T) => T): readonly T[] {
  if (list.length === 0) return list;
  let mapped: T[] | undefined;
  list.forEach((one, at) => {
    const made = map(one);
    if (made === one) return;
    mapped ??= [...list];
    mapped[at] = made;
  });
  return mapped ?? list;
}

/** Whether two uses say the same. `compared`: parts already found to be the same, so that shared parts are compared once. */
export function isSameUse(one: TypeUse, other: TypeUse, compared?: Map<TypeUse, TypeUse>): boolean {
  if (one === other || compared?.get(one) === other) return true;
  switch (one.kind) {
    case "primitive":
      return (
        other.kind === "primitive" &&
        one.name === other.name &&
        one.asString === other.asString &&
        one.isObject === other.isObject
      );
    case "array":
      return (
        other.kind === "array" && one.collection === other.collection && isSameUse(one.element, other.element, compared)
      );
    case "map":
      return (
        other.kind === "map" &&
        one.collection === other.collection &&
        isSameUse(one.key, other.key, compared) &&
        isSameUse(one.value, other.value, compared)
      );
    case "nullable":
      return other.kind === "nullable" && isSameUse(one.inner, other.inner, compared);
    case "reference": {
      if (other.kind !== "reference" || one.id !== other.id) return false;
      if (one.typeArguments.length !== other.typeArguments.length) return false;
      const below = compared ?? new Map<TypeUse, TypeUse>();
      const same = one.typeArguments.every((argument, at) =>
        isSameUse(argument, other.typeArguments[at] ?? argument, below),
      );
      if (same) below.set(one, other);
      return same;
    }
    default:
      return JSON.stringify(one) === JSON.stringify(other);
  }
}

/** Replaces type parameters by the arguments of an instantiation. */
export function substituteUse(type: TypeUse, bindings: ReadonlyMap<string, TypeUse>): TypeUse {
  return mapUse(type, (use) => (use.kind === "typeParameter" ? (bindings.get(use.name) ?? use) : use));
}

/** Whether any JSON fits it. */
export function isAnything(use: TypeUse): boolean {
  return use.kind === "unknown" && use.shape === "any";
}
