/** The type of a value that travels as text: route, query, header, cookie, form. */
import type { CollectionName, DictionaryName } from "../../contract/csharp-collections.js";
import type { ParameterPlace } from "../../contract/operation.js";
import { arrayOf, mapOf, nullable, primitive, reference, type TypeUse } from "../../contract/type-use.js";
import { displayType } from "../../csharp/binding/index.js";
import type { AnnotatedType, NamedType, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { isEnum, isNullableValue, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { boundEnumUse } from "../types/declarations/enum-declaration.js";
import { noteUse } from "../types/declarations/first-uses.js";
import {
  collectionTypes,
  dictionaryTypes,
  fileCollectionTypes,
  fileTypes,
  freeFormTypes,
  primitiveTypes,
} from "../types/kinds/known-types.js";
import { isBytes } from "../types/kinds/primitive-use.js";
import type { TypePlace, TypeTable } from "../types/type-table.js";
import { valueObjectOf } from "../types/value-objects.js";
import { isParsable } from "./parsing.js";

export interface ParameterUseRequest {
  readonly type: AnnotatedType;
  readonly place: ParameterPlace;
  /** The C# name, for messages. */
  readonly parameter: string;
  readonly operation: string;
  readonly at: TypePlace;
  readonly bytes: BytesForm;
  /** Whether a `JsonElement` or an `object` makes the server fail. MVC merely leaves it unset. */
  readonly isJsonRefused: boolean;
  /** Whether the name of an enum's member is read in any case: by all but minimal APIs, and there in the objects of forms. */
  readonly ignoresCase: boolean;
}

/** How a `byte[]` outside the body is read: by MVC as base64, by a minimal API number by number. */
export type BytesForm = "base64" | "numbers" | "unknown";

/** Undefined when the type is complex: its properties travel, not itself. */
export function parameterUse(table: TypeTable, request: ParameterUseRequest): TypeUse | undefined {
  const { type } = request;
  const inner = withoutNullable(type);
  const use = bareUse(table, inner === type ? request : { ...request, type: inner });
  if (use === undefined) return undefined;
  return type.nullability === "annotated" || isNullableValue(type.type) ? nullable(use) : use;
}

function bareUse(table: TypeTable, request: ParameterUseRequest): TypeUse | undefined {
  const { type } = request.type;
  if (isBytes(type) && !(type.kind === "array" && request.bytes === "numbers")) return bytesUse(table, request);
  if (type.kind === "array") return type.rank === 1 ? listUse(table, request, type.element, "array") : undefined;
  if (type.kind === "error") return table.use(request.type, request.at);
  if (type.kind === "dynamic") return primitive("string");
  if (type.kind !== "named") return undefined;
  const { symbol } = type;
  const name = symbol.metadataName;
  noteUse(table, symbol, request.at);
  if (fileTypes.has(name)) return { kind: "file" };
  if (fileCollectionTypes.has(name)) return arrayOf({ kind: "file" });
  if (name === "Microsoft.Extensions.Primitives.StringValues") return arrayOf(primitive("string"));
  const primitiveName = primitiveTypes.get(name);
  if (primitiveName !== undefined) return primitive(primitiveName);
  if (symbol.typeKind === "enum") return boundEnumUse(table, symbol, request.ignoresCase);
  if (freeFormTypes.get(name) === "any")
    return request.isJsonRefused ? reportUnparsable(table, request, "read it from the body") : primitive("string");
  if (name === "Microsoft.Extensions.Primitives.StringValues") return arrayOf(primitive("string"));
  const parsed = parsedUse(table, symbol, request);
  if (parsed !== undefined) return parsed;
  const dictionary = dictionaryTypes.get(name);
  if (dictionary !== undefined) return mapUse(table, request, type, dictionary);
  const collection = collectionTypes.get(name);
  const [element] = type.typeArguments;
  return collection === undefined || element === undefined ? undefined : listUse(table, request, element, collection);
}

function bytesUse(table: TypeTable, { parameter, operation, place, at, bytes }: ParameterUseRequest): TypeUse {
  if (bytes === "unknown") table.report("bytesOutsideBody", at.location, { parameter, operation, place });
  return primitive("bytes");
}

/** `filter[name]=x`: ASP.NET reads a dictionary of simple values from query and form so. */
function mapUse(
  table: TypeTable,
  request: ParameterUseRequest,
  type: NamedType,
  collection: DictionaryName,
): TypeUse | undefined {
  const [key, value] = type.typeArguments;
  if ((request.place !== "query" && request.place !== "form") || key === undefined || value === undefined)
    return undefined;
  const keyUse = parameterUse(table, { ...request, type: key });
  const valueUse = parameterUse(table, { ...request, type: value });
  const isPlain =
    (keyUse?.kind === "primitive" || isEnum(key.type)) && valueUse !== undefined && valueUse.kind !== "map";
  return isPlain && keyUse !== undefined ? mapOf(keyUse, valueUse, collection) : undefined;
}

/** A value object is its primitive; another type with TryParse is whatever text it reads. */
function parsedUse(table: TypeTable, symbol: NamedTypeSymbol, request: ParameterUseRequest): TypeUse | undefined {
  const isValue = valueObjectOf(symbol, table.messages, table.stack).kind === "value";
  if (isParsable(symbol)) return isValue ? reference(table.declare(symbol)) : primitive("string");
  return isValue ? reportUnparsable(table, request, "bind its properties one by one") : undefined;
}

/** A type that no text makes, in a place that holds nothing but text. Answers what the value would be, so that reading goes on. */
export function reportUnparsable(table: TypeTable, request: ParameterUseRequest, instead: string): TypeUse {
  const { type } = withoutNullable(request.type);
  const answer = type.kind === "named" ? valueObjectOf(type.symbol, table.messages, table.stack) : undefined;
  const value = answer?.kind === "value" ? answer.value : undefined;
  table.report("parameterNotBindable", request.at.location, {
    parameter: request.parameter,
    operation: request.operation,
    type: displayType(withoutNullable(request.type)),
    place: request.place,
    instead,
    primitive: value?.member === undefined ? "a string" : displayType(value.member.type),
  });
  return type.kind === "named" && value !== undefined ? reference(table.declare(type.symbol)) : primitive("string");
}

function listUse(
  table: TypeTable,
  request: ParameterUseRequest,
  element: AnnotatedType,
  collection: CollectionName,
): TypeUse | undefined {
  const use = parameterUse(table, { ...request, type: element });
  return use === undefined || use.kind === "array" ? undefined : arrayOf(use, collection);
}
