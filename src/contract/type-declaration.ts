import type { Location } from "../diagnostics/location.js";
import type { Constraints } from "./constraints.js";
import type { Deprecation, Documentation } from "./documentation.js";
import type { JsonValue } from "./json-value.js";
import type { PrimitiveUse, ReferenceUse, TypeId, TypeUse, UnknownUse } from "./type-use.js";
import { withoutUndefined } from "./without-undefined.js";

/** A type that is emitted under a name of its own. */
export type TypeDeclaration = ObjectType | EnumType | BrandType | UnionType | AliasType;

interface NamedType {
  /** Unique in the contract: the C# metadata name (``Acme.Paging.PagedResult`1``), or one made by the OpenAPI reader. */
  readonly id: TypeId;
  /** The emitted name, unique across the whole contract; made by `assignNames`. */
  readonly name: string;
  /** The C# simple name, without arity or containing types. */
  readonly csharpName: string;
  /** Added to the emitted name where other settings write the type in another way: `Http` of `OrderHttp`. */
  readonly writtenBy?: string;
  /** C# simple names of the containing types, outermost first. */
  readonly containingTypes: readonly string[];
  /** The C# namespace; empty is the global one. */
  readonly namespace: string;
  /** A type of the framework: generated C# refers to it and never declares it. */
  readonly external?: true;
  /** What the source says beyond the model, in words: emitters may show it as a comment. */
  readonly notes?: readonly string[];
  readonly documentation?: Documentation;
  readonly deprecated?: Deprecation;
  readonly location?: Location;
}

/**
 * Whether the key is there. `absent`: never there in this direction (a get-only property is not sent, a write-only one not answered).
 */
export type Presence = "required" | "optional" | "absent";

export interface Property {
  /** The JSON name. */
  readonly name: string;
  readonly csharpName: string;
  readonly type: TypeUse;
  /** The type in requests, where it differs from answers: the server writes text but reads a number, or refuses a null that it may send. */
  readonly sentType?: TypeUse;
  /** In requests: what the client must write. */
  readonly sent: Presence;
  /** In responses: what the server writes. */
  readonly answered: Presence;
  /** The server tells a key that is left out from one that is null: `Optional<T>`. */
  readonly tellsAbsent?: true;
  /** Why an answer may lack the key, where an importer knows it: the value is null, or its type's default. */
  readonly omitted?: "null" | "default";
  readonly constraints?: Constraints;
  readonly default?: JsonValue;
  /** The content type of a field that is a part of JSON in a multipart form: C# has its text. */
  readonly part?: string;
  readonly example?: JsonValue;
  readonly notes?: readonly string[];
  readonly documentation?: Documentation;
  readonly deprecated?: Deprecation;
  readonly location?: Location;
}

/**
 * Type parameters that the C# type does not have, last in the list. `T?` of an unconstrained T is T itself where T is a value
 * type and T or null where it is a reference type; a generic that is used with both has a parameter for it, `T | null` by default.
 */
export type TypeParameterDefaults = ReadonlyMap<string, TypeUse>;

export interface ObjectType extends NamedType {
  readonly kind: "object";
  /** C#'s spelling, for the way back: records are what the importer writes. */
  readonly csharpKind: "record" | "recordStruct" | "class" | "struct" | "interface";
  readonly typeParameters: readonly string[];
  readonly typeParameterDefaults?: TypeParameterDefaults;
  /** Base members first, flattened, overridden ones once. */
  readonly properties: readonly Property[];
  /** A list of the values, in this order: MessagePack's keys that are numbers. The names are the positions. */
  readonly asArray?: true;
  /** `[JsonExtensionData]` or `additionalProperties`: the type of the keys that are not declared. */
  readonly additional?: TypeUse;
  /** Unknown keys are refused: `additionalProperties: false`, `[JsonUnmappedMemberHandling(Disallow)]`. */
  readonly closed?: true;
  /** A variant that writes its discriminator also where it is used on its own, not through its union. */
  readonly tag?: { readonly property: string; readonly value: string };
  readonly example?: JsonValue;
}

export interface EnumMember {
  /** The JSON value. */
  readonly name: string;
  readonly csharpName: string;
  /** The C# constant, in decimal. */
  readonly value: string;
  readonly documentation?: Documentation;
  readonly deprecated?: Deprecation;
}

export interface EnumType extends NamedType {
  readonly kind: "enum";
  readonly members: readonly EnumMember[];
  /** `[Flags]`: System.Text.Json writes a comma list, so the TypeScript type is `string`. */
  readonly flags: boolean;
  /**
   * `number`: OpenAPI documents with integer enums. C# enums are `string`, with a warning where the server says otherwise.
   * `nameOrNumber`: outside JSON ASP.NET parses either, and bodies have the numbers.
   */
  readonly wire: "string" | "number" | "nameOrNumber";
  /**
   * The enum at places where its members go by other names than in bodies: outside JSON, as a key, by the converter of a member.
   * It is the same C# enum, and its emitted name is the enum's with this behind it: `StatusName`, `StatusCamelCase`.
   */
  readonly form?: string;
  /** The underlying C# type. */
  readonly underlying: "int8" | "uint8" | "int16" | "uint16" | "int32" | "uint32" | "int64" | "uint64";
}

/** A value object: a bare primitive on the wire, a distinct type in both languages. */
export interface BrandType extends NamedType {
  readonly kind: "brand";
  readonly primitive: PrimitiveUse;
  /** As of a property. */
  readonly sentPrimitive?: PrimitiveUse;
  /** The C# property that holds the value. */
  readonly csharpProperty: string;
  readonly csharpKind: "record" | "recordStruct" | "class" | "struct";
  readonly constraints?: Constraints;
  readonly example?: JsonValue;
}

export interface UnionVariant {
  /** The discriminator's value; undefined where this variant is written without one. */
  readonly tag: string | number | undefined;
  readonly type: TypeUse;
  /** Of a C# union: why the server cannot read this case, so that requests never hold it. */
  readonly unread?: { readonly csharpName: string; readonly reason: string };
  /** Of a C# union: what requests can hold of a case that is anything (`JsonElement`): the server recognizes only its objects. */
  readonly sentType?: UnknownUse;
}

export interface UnionMarkers {
  readonly property: string;
  readonly values: readonly (readonly (string | number)[])[];
}

/** `[JsonPolymorphic]` (with a discriminator), or a `ContractUnion` or C# union (without). */
export interface UnionType extends NamedType {
  readonly kind: "union";
  readonly typeParameters: readonly string[];
  readonly typeParameterDefaults?: TypeParameterDefaults;
  /** The discriminator's JSON name; undefined if only the shapes distinguish the variants. */
  readonly discriminator: string | undefined;
  readonly variants: readonly UnionVariant[];
  /**
   * An ordinary property whose values mark the variants of a union without a discriminator: one list of values for each
   * variant. Unlike a discriminator, it stays a property of the variants.
   */
  readonly markers?: UnionMarkers;
  /**
   * The polymorphic base's own object shape, where the union comes from one. It is a declaration of its own only when the
   * base is concrete, and is then also among the variants.
   */
  readonly base?: ReferenceUse;
  /** A union of the language itself: the value of one of the cases. */
  readonly isCSharpUnion?: true;
}

/** A name for a use: an OpenAPI component that is just an array, a map or a constrained primitive. C# has no such thing; readers of C# never make one. */
export interface AliasType extends NamedType {
  readonly kind: "alias";
  readonly type: TypeUse;
  readonly constraints?: Constraints;
  readonly example?: JsonValue;
}

/** As reflection spells it: `Acme.Orders.Order+Line`, which distinguishes a namespace from a containing type. */
export function csharpFullName(type: TypeDeclaration): string {
  const name = [...type.containingTypes, type.csharpName].join("+");
  return type.namespace === "" ? name : `${type.namespace}.${name}`;
}

export function typeParametersOf(declaration: TypeDeclaration): readonly string[] {
  return declaration.kind === "object" || declaration.kind === "union" ? declaration.typeParameters : [];
}

export function typeParameterDefaultsOf(declaration: TypeDeclaration): TypeParameterDefaults {
  const generic = declaration.kind === "object" || declaration.kind === "union";
  return (generic ? declaration.typeParameterDefaults : undefined) ?? none;
}

const none: ReadonlyMap<string, TypeUse> = new Map();

/** The type parameters that the C# type has itself. */
export function csharpTypeParametersOf(declaration: TypeDeclaration): readonly string[] {
  const defaults = typeParameterDefaultsOf(declaration);
  return typeParametersOf(declaration).filter((name) => !defaults.has(name));
}

/** What each type parameter stands for in one use of the declaration. */
export function typeBindings(
  declaration: TypeDeclaration,
  typeArguments: readonly TypeUse[],
): ReadonlyMap<string, TypeUse> {
  // Most types are not generic.
  if (typeArguments.length === 0) return none;
  const bindings = new Map<string, TypeUse>();
  for (const [at, name] of typeParametersOf(declaration).entries()) {
    const argument = typeArguments[at];
    if (argument !== undefined) bindings.set(name, argument);
  }
  return bindings;
}

/** The declaration with every use in it replaced. */
export function mapUsesOf(declaration: TypeDeclaration, map: (use: TypeUse) => TypeUse): TypeDeclaration {
  switch (declaration.kind) {
    case "object":
      return {
        ...declaration,
        properties: declaration.properties.map((property) => ({
          ...property,
          type: map(property.type),
          ...withoutUndefined({ sentType: property.sentType && map(property.sentType) }),
        })),
        ...withoutUndefined({ additional: declaration.additional && map(declaration.additional) }),
      };
    case "union": {
      const base = declaration.base === undefined ? undefined : map(declaration.base);
      return {
        ...declaration,
        variants: declaration.variants.map((variant) => ({ ...variant, type: map(variant.type) })),
        ...(base?.kind === "reference" ? { base } : {}),
      };
    }
    case "alias":
      return { ...declaration, type: map(declaration.type) };
    case "brand":
    case "enum":
      return declaration;
  }
}

/** The uses a declaration makes of other types. */
export function usesOf(declaration: TypeDeclaration): readonly TypeUse[] {
  switch (declaration.kind) {
    case "object": {
      const uses: TypeUse[] = [];
      for (const { type, sentType } of declaration.properties) {
        uses.push(type);
        if (sentType !== undefined) uses.push(sentType);
      }
      if (declaration.additional !== undefined) uses.push(declaration.additional);
      return uses;
    }
    case "union":
      return declaration.variants.map((variant) => variant.type);
    case "brand":
      return [declaration.primitive];
    case "alias":
      return [declaration.type];
    case "enum":
      return [];
  }
}
