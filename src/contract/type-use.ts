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
  | EnumNamesUse
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

/** An enum outside JSON (route, query, header, form), where ASP.NET parses the C# member names, whatever JSON calls them. */
export interface EnumNamesUse {
  readonly kind: "enumNames";
  readonly id: TypeId;
  /** The names that the converter of one place gives the members, in their order; undefined: the C# names. */
  readonly names?: readonly string[];
}

/** The names by which an enum goes at a place. */
export function enumNamesAt(use: EnumNamesUse, members: readonly { readonly csharpName: string }[]): readonly string[] {
  return [...new Set(use.names ?? members.map((member) => member.csharpName))];
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

/** Visits a use and every use inside it, outermost first. */
export function visitUses(type: TypeUse, visit: (type: TypeUse) => void): void {
  visit(type);
  switch (type.kind) {
    case "array":
      visitUses(type.element, visit);
      break;
    case "map":
      visitUses(type.key, visit);
      visitUses(type.value, visit);
      break;
    case "nullable":
      visitUses(type.inner, visit);
      break;
    case "reference":
      if (type.typeArguments.length > 0) for (const argument of type.typeArguments) visitUses(argument, visit);
  }
}

/** Rewrites a use from the inside out. What stays as it is stays the same object. */
export function mapUse(type: TypeUse, map: (use: TypeUse) => TypeUse): TypeUse {
  switch (type.kind) {
    case "array": {
      const element = mapUse(type.element, map);
      return map(element === type.element ? type : { ...type, element });
    }
    case "map": {
      const key = mapUse(type.key, map);
      const value = mapUse(type.value, map);
      return map(key === type.key && value === type.value ? type : { ...type, key, value });
    }
    case "nullable": {
      const inner = mapUse(type.inner, map);
      return map(inner === type.inner ? type : nullable(inner));
    }
    case "reference": {
      const typeArguments = mapSame(type.typeArguments, (argument) => mapUse(argument, map));
      return map(typeArguments === type.typeArguments ? type : { ...type, typeArguments });
    }
    default:
      return map(type);
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

/** Replaces type parameters by the arguments of an instantiation. */
export function substituteUse(type: TypeUse, bindings: ReadonlyMap<string, TypeUse>): TypeUse {
  return mapUse(type, (use) => (use.kind === "typeParameter" ? (bindings.get(use.name) ?? use) : use));
}
