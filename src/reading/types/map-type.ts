/** Maps a C# type, used at some place, to the contract's type use. Every `unmapped` has been reported. */
import type { CollectionName, DictionaryName } from "../../contract/csharp-collections.js";
import {
  arrayOf,
  mapOf,
  nullable,
  type PrimitiveUse,
  reference,
  type TypeId,
  type TypeUse,
} from "../../contract/type-use.js";
import { isNumber } from "../../contract/values/numbers.js";
import { displayType } from "../../csharp/binding/index.js";
import type { AnnotatedType, ErrorType, NamedType, TupleType, Type } from "../../csharp/binding/symbols/symbols.js";
import { isNullableValue, isValueType, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { type KeyConverter, propertyNameBy, type WrittenPrimitive } from "../../server/json-settings.js";
import { fullNameOf, hasAttribute } from "../attributes.js";
import { anonymousUse } from "./anonymous-object.js";
import { reportBytesByArgument } from "./bytes-by-argument.js";
import { type Converter, converterOf } from "./converters/converters.js";
import { numberHandlingOf, numbersAreStrings } from "./converters/number-handling.js";
import { registeredConverter } from "./converters/registered-converters.js";
import { writtenName, writtenUse } from "./converters/written-use.js";
import { convertedEnumKeys, enumKeyUse, ownConverter } from "./declarations/enum-declaration.js";
import { firstUseOf, noteUse } from "./declarations/first-uses.js";
import { packedBytes, packedKey, packedTuple, packedUse } from "./declarations/message-pack.js";
import { isCollection } from "./kinds/collection-kinds.js";
import { enumerationOf } from "./kinds/enumeration.js";
import {
  collectionTypes,
  dictionaryTypes,
  fileCollectionTypes,
  fileTypes,
  freeFormTypes,
  primitiveTypes,
  untypedCollections,
  untypedDictionaries,
  unwritableTypes,
} from "./kinds/known-types.js";
import { isBytes } from "./kinds/primitive-use.js";
import { isStreamType } from "./kinds/streams.js";
import { optionalValue } from "./members/json-members.js";
import { quietly } from "./members/quiet-answers.js";
import { mapTypeArguments, orNull } from "./type-parameters.js";
import type { TypePlace, TypeTable } from "./type-table.js";
import { valueObjectOf } from "./value-objects.js";

export const unmapped: TypeUse = { kind: "unknown", shape: "any", reason: "unmapped" };

const anything: TypeUse = { kind: "unknown", shape: "any", reason: "freeForm" };

export function mapType(table: TypeTable, annotated: AnnotatedType, place: TypePlace): TypeUse {
  const { type } = annotated;
  if (isNullableValue(type)) {
    const [inner] = type.typeArguments;
    return inner === undefined ? unmapped : nullable(mapType(table, inner, placeInNullable(table, inner, place)));
  }
  if (annotated.nullability === "oblivious") noteOblivious(table, type, place);
  const use = mapBare(table, type, place);
  // `unknown` holds null already.
  if (use.kind === "unknown" && use.shape === "any") return use;
  if (type.kind === "typeParameterType" && annotated.nullability === "annotated") return orNull(annotated, use);
  return annotated.nullability === "annotated" ? nullable(use) : use;
}

function mapBare(table: TypeTable, type: Type, place: TypePlace): TypeUse {
  switch (type.kind) {
    case "named":
      noteUse(table, type.symbol, place);
      return place.convertedEnum === undefined && place.location !== undefined
        ? usualUse(table, type, formOf(place), place)
        : mapNamed(table, type, place);
    case "array":
      if (type.rank > 1)
        return unwritable(table, type, place, "System.Text.Json cannot write multi-dimensional arrays");
      if (!isBytes(type)) return mapArray(table, type.element, "array", place);
      return table.stack.library === "MessagePack" ? packedBytes : { kind: "primitive", name: "bytes" };
    case "typeParameterType":
      return { kind: "typeParameter", name: type.symbol.name };
    case "tuple":
      return mapTuple(table, type, place);
    case "dynamic":
      return anything;
    case "pointer":
    case "functionPointer":
      return unwritable(table, type, place, "a pointer is not a value");
    case "error":
      return reportUnbound(table, type, place);
  }
}

/** One type is used at many places. */
const usualUse = quietly(mapNamed, holdsAnonymous);

/** What a use depends on besides the type, and what the type leaves to be noted. */
function formOf({ direction, isMember, numbers }: TypePlace): number {
  const handling = numbers === undefined ? 0 : 1 + (numbers.writesStrings ? 1 : 0) + (numbers.readsStrings ? 2 : 0);
  return handling * 4 + (direction === "sent" ? 0 : 2) + (isMember === true ? 1 : 0);
}

/** An anonymous object is named after its place. */
export function holdsAnonymous(type: Type): boolean {
  switch (type.kind) {
    case "named":
      if (type.symbol.isAnonymous === true) return true;
      return (
        (type.typeArguments.length > 0 && type.typeArguments.some((argument) => holdsAnonymous(argument.type))) ||
        (type.containing !== undefined && holdsAnonymous(type.containing))
      );
    case "array":
      return holdsAnonymous(type.element.type);
    case "tuple":
      return type.elements.some((element) => holdsAnonymous(element.type.type));
    default:
      return false;
  }
}

function mapNamed(table: TypeTable, type: NamedType, place: TypePlace): TypeUse {
  if (type.symbol.isAnonymous === true) return anonymousUse(table, type, place);
  const packed = table.stack.library === "MessagePack" ? packedUse(table, type, place) : undefined;
  if (packed !== undefined) return packed;
  const name = type.symbol.metadataName;
  const converted = table.stack.converters.get(name);
  if (converted !== undefined) return writtenBy(converted, place);
  const registered = type.symbol.typeKind === "enum" ? undefined : registeredConverter(table, type);
  if (registered !== undefined) return convertedBy(table, registered, type, place);
  const primitiveName = primitiveTypes.get(name);
  if (primitiveName !== undefined) return number(table, { kind: "primitive", name: primitiveName }, type, place);
  const shape = freeFormTypes.get(name);
  if (shape !== undefined) return shape === "any" ? anything : { kind: "unknown", shape, reason: "freeForm" };
  if (fileTypes.has(name)) return { kind: "file" };
  if (fileCollectionTypes.has(name)) return arrayOf({ kind: "file" });
  const reason = unwritableTypes.get(isStreamType(type) ? "System.IO.Stream" : name);
  if (reason !== undefined) return unwritable(table, type, place, reason);
  if (type.symbol.typeKind === "delegate") return unwritable(table, type, place, "a delegate is not a value");
  if (type.symbol.isRefLike) return unwritable(table, type, place, "System.Text.Json cannot write ref structs");
  if (type.symbol.typeKind === "enum") return mapEnum(table, type, place);
  const optional = optionalValue(type);
  if (optional !== undefined) return mapMisplacedOptional(table, type, optional, place);
  const written = mapConverted(table, type, place) ?? mapCollection(table, type, place);
  return written ?? mapDeclared(table, type, place);
}

function number(table: TypeTable, use: PrimitiveUse, type: NamedType, place: TypePlace): TypeUse {
  if (!isNumber(use.name)) return use;
  const numbers = place.numbers ?? table.stack.numbers;
  if (numbersAreStrings(numbers, place.direction)) return { ...use, asString: true };
  // Written as text, though a request has to hold the number.
  if (numbers.writesStrings) return use;
  const { int64, decimal } = table.context.options;
  const option =
    int64 === "string" && /^u?int(64|128)$/.test(use.name)
      ? "--int64 string"
      : decimal === "string" && use.name === "decimal"
        ? "--decimal string"
        : undefined;
  if (option !== undefined) {
    table.report("numberNotText", place.location, { place: place.description, type: displayType(type), option });
  }
  return use;
}

function mapEnum(table: TypeTable, type: NamedType, place: TypePlace): TypeUse {
  const { symbol } = type;
  const converter = place.convertedEnum === symbol ? undefined : ownConverter(table, symbol);
  if (converter?.kind === "primitive") return writtenBy(converter, place);
  if (converter?.kind === "shape") return writtenUse(table, converter, symbol.name, symbol.namespace, place);
  if (converter?.kind === "unreadable") {
    const parameters = { place: `The enum ${symbol.name}`, converter: converter.name };
    table.report("converterUnreadable", firstUseOf(table, symbol), parameters);
    return unmapped;
  }
  if (converter === undefined && place.convertedEnum !== symbol) table.enumsBySettings.add(symbol);
  return reference(table.declare(type.symbol));
}

function mapConverted(table: TypeTable, type: NamedType, place: TypePlace): TypeUse | undefined {
  if (type.symbol.origin !== "source") return undefined;
  const converter = converterOf(type.symbol.attributes, table.stack.library, type);
  // The library's own converters follow the rules for value objects and unions that are applied here.
  if (converter === undefined || (converter.kind === "unreadable" && isTenonConverter(type))) return undefined;
  // [ContractObject] says what a converter writes that cannot be read.
  if (converter.kind === "unreadable" && hasAttribute(type.symbol.attributes, "Tenon.ContractObject")) return undefined;
  if (converter.kind === "primitive") {
    const value = valueObjectOf(type.symbol, table.messages, table.stack);
    return value.kind === "value" ? undefined : writtenBy(converter, place);
  }
  if (converter.kind === "unreadable" && valueObjectOf(type.symbol, table.messages, table.stack).kind === "value")
    return undefined;
  return /^enum/.test(converter.kind) ? undefined : convertedBy(table, converter, type, place);
}

function convertedBy(table: TypeTable, converter: Converter, type: NamedType, place: TypePlace): TypeUse {
  const { symbol } = type;
  if (converter.kind === "primitive") return writtenBy(converter, place);
  const name = converter.kind === "shape" ? writtenName(type) : undefined;
  if (converter.kind === "shape" && name !== undefined)
    return writtenUse(table, converter, name, symbol.namespace, place);
  table.report("converterUnreadable", symbol.locations[0] ?? place.location, {
    place: displayType(type),
    converter: "name" in converter ? (converter.name ?? symbol.name) : symbol.name,
  });
  return unmapped;
}

/** A converter that writes null for some values still has to be given one that is not. */
function writtenBy({ primitive, writesNull }: WrittenPrimitive, place: TypePlace): TypeUse {
  return writesNull && place.direction === "answered" ? nullable(primitive) : primitive;
}

function isTenonConverter(type: NamedType): boolean {
  return type.symbol.attributes.some((data) =>
    data.constructorArguments.some(
      (constant) =>
        constant.kind === "type" &&
        constant.type.type.kind === "named" &&
        constant.type.type.symbol.namespace === "Tenon",
    ),
  );
}

/** Everything that is enumerable is an array to System.Text.Json, a dictionary before that an object. */
function mapCollection(table: TypeTable, type: NamedType, place: TypePlace): TypeUse | undefined {
  const name = type.symbol.metadataName;
  const dictionaryName = dictionaryTypes.get(name);
  if (dictionaryName !== undefined) return mapDictionary(table, type, dictionaryName, place);
  const collection = collectionTypes.get(name);
  if (collection !== undefined) {
    const [element] = type.typeArguments;
    if (element === undefined) return undefined;
    if (isBytes(type)) return { kind: "primitive", name: "bytes" };
    return mapArray(table, element, collection, place);
  }
  if (untypedDictionaries.has(name)) return mapOf({ kind: "primitive", name: "string" }, anything);
  if (untypedCollections.has(name)) return arrayOf(anything);
  // A value object may be enumerable, so its converter comes first.
  if (valueObjectOf(type.symbol, table.messages, table.stack).kind === "value") return undefined;
  const { dictionary, isDictionary, stream, sequence, isSequence, isEndless } = enumerationOf(type);
  // A collection of itself has no name to end at.
  if (isEndless)
    return dictionary === undefined ? arrayOf(anything) : mapOf({ kind: "primitive", name: "string" }, anything);
  if (dictionary !== undefined) return mapDictionary(table, dictionary, undefined, place);
  if (isDictionary) return mapOf({ kind: "primitive", name: "string" }, anything);
  const element = (stream ?? sequence)?.typeArguments[0];
  if (element !== undefined)
    return mapArray(table, element, stream === undefined ? undefined : "IAsyncEnumerable", place);
  return isSequence ? arrayOf(anything) : undefined;
}

function mapArray(
  table: TypeTable,
  element: AnnotatedType,
  collection: CollectionName | undefined,
  place: TypePlace,
): TypeUse {
  return arrayOf(mapType(table, element, elementPlace(element, place)), collection);
}

/** A member's number handling reaches numbers and the elements of one collection; below that the settings count again. */
function elementPlace(element: AnnotatedType, place: TypePlace): TypePlace {
  const { type } = withoutNullable(element);
  const isOne = type.kind === "named" && isNumber(primitiveTypes.get(type.symbol.metadataName) ?? "string");
  return isOne ? place : withoutNumbers(place);
}

/** System.Text.Json writes the elements of an `ImmutableArray<int>?` as the settings say, and reads none of them from text. */
function placeInNullable({ stack }: TypeTable, inner: AnnotatedType, place: TypePlace): TypePlace {
  return isCollection(inner.type)
    ? { ...place, numbers: { ...stack.numbers, readsStrings: false } }
    : elementPlace(inner, place);
}

function withoutNumbers({ numbers: _, ...place }: TypePlace): TypePlace {
  return place;
}

function mapDictionary(
  table: TypeTable,
  type: NamedType,
  collection: DictionaryName | undefined,
  place: TypePlace,
): TypeUse {
  const [key, value] = type.typeArguments;
  if (key === undefined || value === undefined) return unmapped;
  const keyUse = mapKey(table, key, place);
  const valueUse = mapType(table, value, elementPlace(value, place));
  return keyUse === undefined ? unmapped : mapOf(keyUse, valueUse, collection);
}

/** Property names are text: numbers and dates are written as such, whatever NumberHandling says. */
function mapKey(table: TypeTable, key: AnnotatedType, place: TypePlace): TypeUse | undefined {
  const { type } = key;
  if (type.kind === "typeParameterType") return { kind: "typeParameter", name: type.symbol.name };
  if (type.kind === "error") {
    reportUnbound(table, type, place);
    return undefined;
  }
  if (table.stack.library === "MessagePack") return packedKey(table, key, place);
  if (type.kind === "named") {
    const converted = convertedKeys(table, type);
    const isConverted = converted?.includes(place.direction) === true;
    const primitiveName = primitiveTypes.get(type.symbol.metadataName);
    if (primitiveName !== undefined && primitiveName !== "bytes")
      return { kind: "primitive", name: isConverted ? "string" : primitiveName };
    if (type.symbol.metadataName === "System.Object") return { kind: "primitive", name: "string" };
    if (converted === undefined && type.symbol.typeKind === "enum")
      return enumKeyUse(table, type.symbol, place.direction) ?? mapEnum(table, type, place);
    const isValue = valueObjectOf(type.symbol, table.messages, table.stack).kind === "value";
    if (isValue && converted === undefined) return mapDeclared(table, type, place);
    if (isConverted) return { kind: "primitive", name: "string" };
  }
  // Newtonsoft.Json writes the text of whatever it is.
  if (table.stack.library === "Newtonsoft.Json") return { kind: "primitive", name: "string" };
  table.report("keyUnmappable", place.location, { place: place.description, type: displayType(key) });
  return undefined;
}

/** Where the converter of a key converts keys; undefined for converters of the framework and of the library. */
function convertedKeys(table: TypeTable, type: NamedType): KeyConverter["keys"] {
  const { stack } = table;
  if (stack.library !== "System.Text.Json") return undefined;
  const { symbol } = type;
  if (isTenonConverter(type)) return undefined;
  const registered = stack.converters.get(symbol.metadataName);
  if (registered !== undefined) return registered.keys;
  if (symbol.typeKind === "enum") return convertedEnumKeys(table, symbol);
  return (registeredConverter(table, type) ?? converterOf(symbol.attributes, stack.library, type))?.keys;
}

/** Fields of a value tuple are written only where IncludeFields is set. */
function mapTuple(table: TypeTable, type: TupleType, place: TypePlace): TypeUse {
  if (table.stack.library === "MessagePack")
    return packedTuple(
      table,
      type.elements.map((element) => element.type),
      type,
      place,
    );
  if (!table.stack.includeFields) {
    table.report("tupleEmpty", place.location, { place: place.description, type: displayType(type) });
    return unmapped;
  }
  const parameters = type.elements.map((_, at) => `T${at + 1}`);
  const id = table.declareAs(`System.ValueTuple\`${parameters.length}` as TypeId, () => ({
    kind: "object",
    id,
    name: `ValueTuple${parameters.length}`,
    csharpName: `ValueTuple${parameters.length}`,
    containingTypes: [],
    namespace: "System",
    csharpKind: "struct",
    typeParameters: parameters,
    properties: parameters.map((parameter, at) => ({
      name: propertyNameBy(table.stack, `Item${at + 1}`),
      csharpName: `Item${at + 1}`,
      type: { kind: "typeParameter", name: parameter },
      sent: "required",
      // As of any generic type: what the parameter stands for may be null, or a default.
      answered: table.stack.ignoreCondition === "Never" ? "required" : "optional",
    })),
  }));
  return reference(
    id,
    type.elements.map((element) => mapType(table, element.type, withoutNumbers(place))),
  );
}

/** What a type argument's numbers look like is the generic type's word. */
function mapDeclared(table: TypeTable, type: NamedType, place: TypePlace): TypeUse {
  const numbers = numberHandlingOf(type.symbol.attributes);
  const inside = numbers === undefined ? withoutNumbers(place) : { ...place, numbers };
  if (place.isMember === true && table.messages.has(type.symbol)) table.nestedMessages.add(type.symbol);
  reportBytesByArgument(table, type, place);
  return reference(table.declare(type.symbol), mapTypeArguments(table, type, inside));
}

/** A property of a JSON object is read without it; anywhere else there is no key that could be left out. */
function mapMisplacedOptional(table: TypeTable, type: NamedType, value: AnnotatedType, place: TypePlace): TypeUse {
  table.report("optionalNotAKey", place.location, { type: displayType(type), place: place.description });
  return mapType(table, value, place);
}

function unwritable(table: TypeTable, type: Type, place: TypePlace, reason: string): TypeUse {
  table.report("typeUnmappable", place.location, { type: displayType(type), place: place.description, reason });
  return unmapped;
}

function reportUnbound(table: TypeTable, type: ErrorType, place: TypePlace): TypeUse {
  if (type.candidates.length <= 1 && mayBeOfPackage(table, place)) {
    const { name } = type;
    table.context.sink.report(
      place.isOpen === true
        ? diagnostic("typeOfPackageUsed", place.location, { name, place: place.description })
        : // Without a place, so that each type is reported once.
          diagnostic("typeOfPackage", undefined, { name }),
    );
    return unmapped;
  }
  const location = type.location ?? place.location;
  table.context.sink.report(
    type.candidates.length > 1
      ? diagnostic("typeAmbiguous", location, {
          name: type.name,
          place: place.description,
          candidates: type.candidates.map(fullNameOf).join(" or "),
        })
      : diagnostic("typeNotFound", location, { name: type.name, place: place.description }),
  );
  return unmapped;
}

export function mayBeOfPackage({ context }: TypeTable, { assembly }: Pick<TypePlace, "assembly">): boolean {
  return context.workspace.projects.some(
    ({ compilation, lacksPackages }) =>
      lacksPackages === true && (assembly === undefined || compilation.assemblyName === assembly),
  );
}

function noteOblivious(table: TypeTable, type: Type, place: TypePlace): void {
  if (place.assembly === undefined || isValueType(type) || type.kind === "typeParameterType" || type.kind === "error")
    return;
  const { assembly, location, description } = place;
  const isRegion = table.context.workspace.projects.some(
    ({ compilation }) => compilation.assemblyName === assembly && compilation.annotationsEnabled,
  );
  const reportedPlace = isRegion ? `${assembly} ${location?.file}` : assembly;
  table.tellOnce(
    reportedPlace,
    isRegion
      ? diagnostic("nullableOffHere", location, { assembly, place: description })
      : diagnostic("nullableOff", location, { assembly }),
  );
}
