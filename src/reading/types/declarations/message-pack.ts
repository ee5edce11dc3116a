/** How MessagePack writes values, with the resolver that SignalR gives it, and what the client's reader makes of them. */
import type { Property, TypeDeclaration } from "../../../contract/type-declaration.js";
import {
  nullable,
  type PrimitiveName,
  type PrimitiveUse,
  primitive,
  reference,
  type TypeId,
  type TypeUse,
} from "../../../contract/type-use.js";
import { allInterfaces, displayType } from "../../../csharp/binding/index.js";
import type { AnnotatedType, NamedType, NamedTypeSymbol, Type } from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import { type JsonStack, webDefaults } from "../../../server/json-settings.js";
import { argument, attributesNamed, typeOf } from "../../attributes.js";
import { freeFormTypes, primitiveTypes } from "../kinds/known-types.js";
import { isBytes } from "../kinds/primitive-use.js";
import { packedObject } from "../members/message-pack-members.js";
import type { TypePlace, TypeTable } from "../type-table.js";
import { declarationHeader } from "./declaration-header.js";
import { typeIdOf } from "./type-id.js";

/** Names as C# has them, public fields, enums as names whatever their attributes say to JSON. */
export const messagePackStack: JsonStack = {
  ...webDefaults,
  library: "MessagePack",
  enumsAsNames: true,
  enumNamesWin: true,
  includeFields: true,
  numbers: { writesStrings: false, readsStrings: false },
};

const anything: TypeUse = { kind: "unknown", shape: "any", reason: "freeForm" };
const moment: PrimitiveUse = { kind: "primitive", name: "dateTime", isObject: true };

/** What differs from JSON. A span of time is its ticks, a day the count of days before it. */
const primitives: ReadonlyMap<PrimitiveName, PrimitiveUse | undefined> = new Map<
  PrimitiveName,
  PrimitiveUse | undefined
>([
  ["char", primitive("uint16")],
  ["decimal", { kind: "primitive", name: "decimal", asString: true }],
  ["dateTime", moment],
  ["date", primitive("int32")],
  ["time", primitive("int64")],
  ["duration", primitive("int64")],
  ["int128", undefined],
  ["uint128", undefined],
  ["bytes", undefined],
]);

/** Undefined where MessagePack writes the type as JSON does: collections, enums, objects of names. */
export function packedUse(table: TypeTable, type: NamedType, place: TypePlace): TypeUse | undefined {
  const { symbol } = type;
  const name = symbol.metadataName;
  const primitiveName = primitiveTypes.get(name);
  if (primitiveName === "dateTimeOffset") return dateTimeOffsetUse(table);
  if (primitiveName !== undefined && !primitives.has(primitiveName)) return primitive(primitiveName);
  if (primitiveName !== undefined)
    return primitives.get(primitiveName) ?? refused(table, type, place, "it has no rule for this type");
  if (isBytes(type) || isByteSegment(type)) return packedBytes;
  if (freeFormTypes.has(name) && name !== "System.Object")
    return refused(table, type, place, "it has no rule for JSON documents");
  if (isPositional(name)) return positionalUse(table, symbol.name, type.typeArguments, place);
  if (symbol.typeKind === "enum" || name === "System.Object") return undefined;
  if (unionCases(symbol).length > 0) return reference(table.declare(symbol));
  const fault = isSequence(type) ? sequenceFault(type) : objectFault(type);
  return fault === undefined ? undefined : refused(table, type, place, fault);
}

export const packedBytes: PrimitiveUse = { kind: "primitive", name: "bytes", isObject: true };

/**
 * A whole message is written as what the value is, not as what is declared: a case of a union comes without its key.
 * Undefined where that makes no difference.
 */
export function packedWhole(table: TypeTable, { type, nullability }: AnnotatedType): TypeUse | undefined {
  if (table.stack.library !== "MessagePack" || type.kind !== "named") return undefined;
  const { symbol } = type;
  const cases = unionCases(symbol);
  if (cases.length === 0) return undefined;
  const id = table.declareAs(typeIdOf(symbol, "Bare"), (tableOfType) => ({
    ...declarationHeader(symbol, id),
    csharpName: `${symbol.name}Bare`,
    kind: "union",
    typeParameters: [],
    discriminator: undefined,
    variants: cases.map(({ type: one }) => ({ tag: undefined, type: reference(tableOfType.declare(one)) })),
  }));
  return nullability === "annotated" ? nullable(reference(id)) : reference(id);
}

export function packedTuple(
  table: TypeTable,
  elements: readonly AnnotatedType[],
  type: Type,
  place: TypePlace,
): TypeUse {
  return elements.length > 7
    ? refused(table, type, place, "a tuple of more than seven is written in parts")
    : positionalUse(table, "ValueTuple", elements, place);
}

/** The reader of the client makes an object of a map, whose keys are text; numbers become text, and the server does not read it as numbers. */
export function packedKey(table: TypeTable, key: AnnotatedType, place: TypePlace): TypeUse | undefined {
  const { type } = key;
  if (type.kind === "named" && type.symbol.typeKind === "enum") return reference(table.declare(type.symbol));
  const primitiveName = type.kind === "named" ? primitiveTypes.get(type.symbol.metadataName) : undefined;
  if (primitiveName !== undefined && textKeys.has(primitiveName)) return primitive(primitiveName);
  if (primitiveName !== undefined && numberKeys.has(primitiveName) && place.direction === "answered")
    return primitive(primitiveName);
  const reason =
    primitiveName !== undefined && numberKeys.has(primitiveName)
      ? "the client sends every key as text, which is not read as a number"
      : "the client's reader takes only text and numbers as keys";
  refused(table, type, place, reason);
  return undefined;
}

const textKeys = new Set<PrimitiveName>(["string", "guid", "uri", "version", "decimal"]);
const numberKeys = new Set<PrimitiveName>([
  "int8",
  "uint8",
  "int16",
  "uint16",
  "int32",
  "uint32",
  "int64",
  "uint64",
  "float32",
  "float64",
]);

function refused(table: TypeTable, type: Type, place: TypePlace, reason: string): TypeUse {
  const parameters = { type: displayType(type), place: place.description, reason };
  table.report("messagePackUnmappable", place.location, parameters);
  return { kind: "unknown", shape: "any", reason: "unmapped" };
}

/** A class or struct of the source; a union is an array of the key of its case and the value. */
export function declarePacked(
  table: TypeTable,
  symbol: NamedTypeSymbol,
  id: TypeId,
  declareObject: () => TypeDeclaration,
): TypeDeclaration {
  const cases = unionCases(symbol);
  if (cases.length > 0)
    return {
      ...declarationHeader(symbol, id),
      kind: "union",
      typeParameters: [],
      discriminator: undefined,
      variants: cases.map(({ key, type }) => ({
        tag: undefined,
        type: reference(declareCase(table, symbol, key, type)),
      })),
    };
  const object = declareObject();
  if (object.kind !== "object" || !packedObject(selfType(symbol)).isArray) return object;
  const length = Math.max(...object.properties.map(({ name }) => Number(name))) + 1;
  const properties = Array.from({ length }, (_, at) => {
    const property = object.properties.find(({ name }) => name === String(at));
    return property ?? position(at, `Unused${at}`, anything);
  });
  return { ...object, properties, asArray: true };
}

function declareCase(table: TypeTable, union: NamedTypeSymbol, key: number, type: NamedTypeSymbol): TypeId {
  const name = `${union.name}${type.name}Case`;
  const id = table.declareAs(typeIdOf(union, `Case${key}`), (tableOfType) => ({
    ...declarationHeader(type, id),
    csharpName: name,
    kind: "object",
    csharpKind: "class",
    typeParameters: [],
    asArray: true,
    properties: [
      position(0, "Key", { kind: "literal", value: key }),
      position(1, "Value", reference(tableOfType.declare(type))),
    ],
  }));
  return id;
}

function position(at: number, csharpName: string, type: TypeUse): Property {
  return { name: String(at), csharpName, type, sent: "required", answered: "required" };
}

interface UnionCase {
  readonly key: number;
  readonly type: NamedTypeSymbol;
}

/** `[Union(0, typeof(Circle))]`, of an interface or an abstract class. */
function unionCases(symbol: NamedTypeSymbol): readonly UnionCase[] {
  if (symbol.typeKind !== "interface" && !symbol.isAbstract) return [];
  const cases = attributesNamed(symbol.attributes, "MessagePack.Union").map((data): UnionCase | undefined => {
    const key = argument(data, "key", 0);
    const type = typeOf(argument(data, "subType", 1))?.type;
    const isPlain = key?.kind === "integer" && type?.kind === "named" && type.typeArguments.length === 0;
    return isPlain && objectFault(type) === undefined ? { key: Number(key.value), type: type.symbol } : undefined;
  });
  return cases.every((one) => one !== undefined) ? cases : [];
}

function objectFault(type: NamedType): string | undefined {
  const { symbol } = type;
  if (symbol.typeKind === "interface" || symbol.isAbstract)
    return "an interface or abstract class needs [Union], with a public class for each case";
  return symbol.typeKind === "class" || symbol.typeKind === "struct" ? packedObject(selfType(symbol)).fault : undefined;
}

const collections = "System.Collections.Generic.";

function isSequence(type: NamedType): boolean {
  return has(type, `${collections}IEnumerable\`1`) || has(type, "System.Collections.IEnumerable");
}

/** A collection is made empty and filled; what is an untyped list first is read as one of objects, and not taken. */
function sequenceFault(type: NamedType): string | undefined {
  const { origin, typeKind, isAbstract, typeParameters } = type.symbol;
  if (origin !== "source") return undefined;
  if (typeParameters.length === 0 && ["IList", "IDictionary"].some((one) => has(type, `System.Collections.${one}`)))
    return "it reads the items of a class that derives from a list or a dictionary as objects";
  const isFilled =
    typeKind === "class" &&
    !isAbstract &&
    [`${collections}ICollection\`1`, `${collections}IDictionary\`2`].some((one) => has(type, one));
  return isFilled ? undefined : "it makes only classes that are an ICollection<T> or an IDictionary<TKey, TValue>";
}

function has(type: NamedType, name: string): boolean {
  return allInterfaces(type).some(({ symbol }) => symbol.metadataName === name);
}

function isByteSegment({ symbol, typeArguments }: NamedType): boolean {
  const [element] = typeArguments;
  return (
    symbol.metadataName === "System.ArraySegment`1" &&
    element?.type.kind === "named" &&
    element.type.symbol.metadataName === "System.Byte"
  );
}

/** What is written as a list of its parts. */
function isPositional(name: string): boolean {
  return name === `${collections}KeyValuePair\`2` || /^System\.Tuple`[1-7]$/.test(name);
}

function positionalUse(table: TypeTable, name: string, elements: readonly AnnotatedType[], place: TypePlace): TypeUse {
  const parameters = elements.map((_, at) => `T${at + 1}`);
  const id = declareList(
    table,
    `${name}${parameters.length}`,
    parameters,
    parameters.map((parameter, at) => position(at, `Item${at + 1}`, { kind: "typeParameter", name: parameter })),
  );
  return reference(
    id,
    elements.map((element) => table.use(element, place)),
  );
}

/** The time on the clock there, as if it were UTC, and how many minutes that clock is ahead. */
function dateTimeOffsetUse(table: TypeTable): TypeUse {
  return reference(
    declareList(
      table,
      "DateTimeOffset",
      [],
      [position(0, "Clock", moment), position(1, "OffsetMinutes", primitive("int16"))],
    ),
  );
}

function declareList(
  table: TypeTable,
  name: string,
  typeParameters: readonly string[],
  properties: readonly Property[],
): TypeId {
  const id = table.declareAs(`System.${name}!List` as TypeId, () => ({
    kind: "object",
    id,
    name,
    csharpName: name,
    containingTypes: [],
    namespace: "System",
    csharpKind: "struct",
    typeParameters,
    asArray: true,
    properties,
  }));
  return id;
}
