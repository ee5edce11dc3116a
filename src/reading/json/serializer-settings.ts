/** What System.Text.Json's options are set to, once everything that configures them has run. */
import { baseTypes, locationOfExpression, shortTextOf } from "../../csharp/binding/index.js";
import type { NamedType } from "../../csharp/binding/symbols/symbols.js";
import {
  alternativesOf,
  type CSharpMachine,
  type CSharpValue,
  classOf,
  type Element,
  type HeapObject,
  isNull,
  itemsOf,
  knownBoolean,
  knownObject,
  type Place,
  type Slot,
} from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import { contractConverters, hostOf, reflectionResolver } from "../../framework/index.js";
import {
  type EnumNames,
  isIgnoreCondition,
  isKnownPolicy,
  type JsonStack,
  namesAsWritten,
  type WrittenPrimitive,
  withUnread,
} from "../../server/json-settings.js";
import { choosesTypes, isOwnConverter } from "../types/converters/converter-factories.js";
import { readConverter } from "../types/converters/converters.js";
import { convertedEnum } from "../types/converters/enum-converters.js";
import { contextEnums } from "./serializer-contexts.js";

/** Options that do not change the JSON of a value, or only accept more input. */
const withoutEffect = new Set([
  "AllowDuplicateProperties",
  "AllowOutOfOrderMetadataProperties",
  "AllowTrailingCommas",
  "DefaultBufferSize",
  "Encoder",
  "IndentCharacter",
  "IndentSize",
  "MaxDepth",
  "NewLine",
  "PropertyNameCaseInsensitive",
  "ReadCommentHandling",
  "RespectNullableAnnotations",
  "UnknownTypeHandling",
  "UnmappedMemberHandling",
  "WriteIndented",
]);

export interface SettingsReader {
  readonly machine: CSharpMachine;
  readonly sink: DiagnosticSink;
}

/** @param defaults What the stack is before anything is set. */
export function readSerializerOptions(reader: SettingsReader, options: HeapObject, defaults: JsonStack): JsonStack {
  const { machine } = reader;
  let stack = touchedStack(reader, options, defaults);
  for (const [key, slot] of machine.memory.fields(options)) {
    if (typeof key !== "string" || withoutEffect.has(key) || key.startsWith("(")) continue;
    if (key === "Converters") stack = readConverters(reader, slot, stack);
    else if (key === "TypeInfoResolverChain") stack = readResolvers(reader, slot, stack);
    else if (slot.place !== undefined) stack = readOption(reader, key, slot, slot.place, stack);
  }
  return stack;
}

/** Code that is not known has had the options in its hands. */
export function touchedStack({ machine, sink }: SettingsReader, object: HeapObject, stack: JsonStack): JsonStack {
  return machine.memory.touched(object).reduce((all, place) => {
    const location = locationOfExpression(place);
    sink.report(diagnostic("jsonSettingsUnreadable", location, { text: shortTextOf(place) }));
    return withUnread(all, undefined, location);
  }, stack);
}

/** A branch is taken to be taken; whether it is depends on the machine. */
export function inBranch({ sink }: SettingsReader, setting: string, place: Place, stack: JsonStack): JsonStack {
  const location = locationOfExpression(place);
  sink.report(diagnostic("jsonSettingInBranch", location, { setting }));
  return withUnread(stack, setting, location);
}

/** The value of a setting. Of one that is set in a branch, the first. */
export function decide(
  reader: SettingsReader,
  setting: string,
  slot: Slot,
  place: Place,
  before: JsonStack,
): { readonly stack: JsonStack; readonly value: CSharpValue } {
  const isOpen = slot.value.kind === "oneOf" || slot.conditions !== undefined;
  const [value = slot.value] = alternativesOf(slot.value);
  return { stack: isOpen ? inBranch(reader, setting, place, before) : before, value };
}

function readOption(reader: SettingsReader, option: string, slot: Slot, place: Place, before: JsonStack): JsonStack {
  const { stack, value } = decide(reader, option, slot, place, before);
  const location = locationOfExpression(place);
  const set = setOption(reader, option, value, location, stack);
  if (set !== undefined) return set;
  reader.sink.report(diagnostic("jsonSettingUnreadable", location, { setting: option }));
  return withUnread(stack, option, location);
}

/** Undefined where the value is not known, or the option is not. */
function setOption(
  reader: SettingsReader,
  option: string,
  value: CSharpValue,
  location: Location,
  stack: JsonStack,
): JsonStack | undefined {
  const flag = (set: (on: boolean) => JsonStack): JsonStack | undefined => {
    const on = knownBoolean(value);
    return on === undefined ? undefined : set(on);
  };
  switch (option) {
    case "PropertyNamingPolicy": {
      const policy = policyOf(reader.machine, value);
      if (policy === undefined) return undefined;
      const set = { ...stack, namingPolicy: policy === "CamelCase" ? undefined : { value: policy, location } };
      return isKnownPolicy(policy) ? set : withUnread(set, option, location);
    }
    case "DictionaryKeyPolicy": {
      const policy = policyOf(reader.machine, value);
      if (policy === undefined) return undefined;
      return { ...stack, dictionaryKeyPolicy: policy === namesAsWritten ? undefined : { value: policy, location } };
    }
    case "DefaultIgnoreCondition": {
      const condition = memberOf(value);
      return isIgnoreCondition(condition) ? { ...stack, ignoreCondition: condition } : undefined;
    }
    case "IgnoreNullValues":
      return flag((on) => ({ ...stack, ignoreCondition: on ? "WhenWritingNull" : "Never" }));
    case "NumberHandling": {
      const flags = value.kind === "constant" && value.constant.kind === "enum" ? value.constant.value : undefined;
      if (flags === undefined) return undefined;
      return { ...stack, numbers: { writesStrings: (flags & 2n) !== 0n, readsStrings: (flags & 1n) !== 0n } };
    }
    case "IncludeFields":
      return flag((on) => ({ ...stack, includeFields: on }));
    case "IgnoreReadOnlyFields":
      return flag((on) => ({ ...stack, ignoreReadOnlyFields: on }));
    case "IgnoreReadOnlyProperties":
      return flag((on) => ({ ...stack, ignoreReadOnlyProperties: on }));
    case "TypeClassifiers":
      return { ...stack, classifies: true };
    case "InferClosedTypePolymorphism":
      return flag((on) => ({ ...stack, infersClosed: on }));
    case "RespectRequiredConstructorParameters":
      return flag((on) => ({ ...stack, demandsParameters: on }));
    case "PreferredObjectCreationHandling": {
      const handling = memberOf(value);
      return handling === undefined ? undefined : { ...stack, populates: handling === "Populate" };
    }
    case "ReferenceHandler":
      return withReferenceHandler(reader, value, location, stack);
    default:
      return undefined;
  }
}

function withReferenceHandler(
  { machine }: SettingsReader,
  value: CSharpValue,
  location: Location,
  stack: JsonStack,
): JsonStack | undefined {
  if (isNull(value)) return { ...stack, preservesReferences: undefined, handlesReferences: false };
  const object = knownObject(value);
  const handler = object === undefined ? undefined : hostOf(machine).nameOf(object);
  if (handler === undefined) return undefined;
  const preserves = handler.endsWith(".Preserve");
  return {
    ...stack,
    preservesReferences: preserves ? { value: true, location } : undefined,
    handlesReferences: true,
  };
}

/** The name of a policy: one of the framework's, `null`, or a class of the user's own. */
export function policyOf(machine: CSharpMachine, value: CSharpValue): string | undefined {
  if (isNull(value)) return namesAsWritten;
  const object = knownObject(value);
  if (object === undefined) return undefined;
  const name = hostOf(machine).nameOf(object);
  return name === undefined ? classOf(value)?.symbol.name : name.slice(name.lastIndexOf(".") + 1);
}

/** The member of an enum. */
export function memberOf(value: CSharpValue): string | undefined {
  return value.kind === "constant" && value.constant.kind === "enum" ? value.constant.members.join() : undefined;
}

/** The converters in their order: the first that takes a type has it. */
function readConverters(reader: SettingsReader, { value }: Slot, before: JsonStack): JsonStack {
  const object = knownObject(value);
  const list = object === undefined ? undefined : itemsOf(reader.machine, value);
  if (object === undefined || list === undefined) return before;
  let stack = touchedStack(reader, object, before);
  for (const element of list.elements) {
    const { place } = element;
    if (element.conditions.length > 0 && place !== undefined) stack = inBranch(reader, "Converters", place, stack);
    stack = addConverter(reader, element, stack);
  }
  if (list.rest?.place !== undefined)
    stack = unreadableConverter(reader, list.rest.place, shortTextOf(list.rest.place), stack);
  return stack;
}

function addConverter(reader: SettingsReader, { value, place }: Element, stack: JsonStack): JsonStack {
  const object = knownObject(value);
  const type = classOf(value);
  if (object !== undefined && hostOf(reader.machine).nameOf(object) === contractConverters)
    return { ...stack, contractJson: true, enumsAsNames: true, excusesParameters: true };
  const from = place ?? object?.place;
  if (from === undefined) return stack;
  const { metadataName } = type?.symbol ?? {};
  if (metadataName === "System.Text.Json.Serialization.JsonStringEnumConverter") {
    if (stack.enumsAsNames) return { ...stack, enumNamesWin: true };
    return { ...stack, enumsAsNames: true, enumNamesWin: true, enumNamingPolicy: enumPolicy(reader, object, from) };
  }
  if (metadataName === "System.Text.Json.Serialization.JsonStringEnumConverter`1") {
    const target = type?.typeArguments[0]?.type;
    if (target?.kind !== "named" || stack.enumsAsNames || stack.namedEnums.has(target.symbol.metadataName))
      return stack;
    const names = { policy: enumPolicy(reader, object, from) };
    return { ...stack, namedEnums: new Map([...stack.namedEnums, [target.symbol.metadataName, names]]) };
  }
  if (type !== undefined) {
    const ofEnum = convertedEnum(type);
    const texts = ofEnum === undefined ? undefined : readConverter(type);
    if (ofEnum !== undefined && texts?.kind === "enumNames" && typeof texts.policy === "object") {
      if (stack.enumsAsNames || stack.namedEnums.has(ofEnum.metadataName)) return stack;
      const names = { policy: undefined, texts: [...texts.policy], keys: texts.keys };
      return { ...stack, namedEnums: new Map([...stack.namedEnums, [ofEnum.metadataName, names]]) };
    }
    if (isOwnConverter(type) && type.typeArguments.length === 0 && (choosesTypes(type) || isShaped(type)))
      return withChoosing(stack, type, from);
    const written = registeredConverter(type);
    if (written !== undefined)
      return stack.converters.has(written[0])
        ? stack
        : { ...stack, converters: new Map([...stack.converters, written]) };
    if (type.symbol.namespace === "Tenon") return stack;
  }
  const converterType = object?.type;
  const name = type?.symbol.name ?? (converterType?.kind === "error" ? converterType.name : shortTextOf(from));
  return unreadableConverter(reader, from, name, stack);
}

/** It writes objects or arrays, which are told apart where the type is used. */
function isShaped(type: NamedType): boolean {
  return readConverter(type).kind === "shape";
}

function withChoosing(stack: JsonStack, { symbol }: NamedType, place: Place): JsonStack {
  const converter = {
    value: symbol.metadataName,
    location: locationOfExpression(place),
    isBehindEnumNames: stack.enumNamesWin,
  };
  return { ...stack, choosing: [...stack.choosing, converter] };
}

function unreadableConverter({ sink }: SettingsReader, place: Place, converter: string, stack: JsonStack): JsonStack {
  const location = locationOfExpression(place);
  sink.report(diagnostic("registeredConverterUnreadable", location, { converter: converter }));
  return withUnread(stack, "Converters", location);
}

function enumPolicy({ machine }: SettingsReader, converter: HeapObject | undefined, place: Place) {
  const namingPolicy = converter === undefined ? undefined : machine.memory.field(converter, "(namingPolicy)")?.value;
  const policy = namingPolicy === undefined ? namesAsWritten : policyOf(machine, namingPolicy);
  return policy === undefined || policy === namesAsWritten
    ? undefined
    : { value: policy, location: locationOfExpression(place) };
}

/** A `JsonConverter<T>` of the same source whose Write can be read. */
function registeredConverter(type: NamedType): readonly [string, WrittenPrimitive] | undefined {
  const converter = readConverter(type);
  const target = baseTypes(type).find(
    (base) => base.symbol.metadataName === "System.Text.Json.Serialization.JsonConverter`1",
  )?.typeArguments[0];
  if (converter.kind !== "primitive" || target?.type.kind !== "named") return undefined;
  return [target.type.symbol.metadataName, converter];
}

const defaultResolver = "System.Text.Json.Serialization.Metadata.DefaultJsonTypeInfoResolver";

/** The chain of resolvers: behind the framework's own, which takes every type, nothing is ever asked. */
function readResolvers(reader: SettingsReader, { value }: Slot, before: JsonStack): JsonStack {
  const object = knownObject(value);
  if (object === undefined) return before;
  let stack = touchedStack(reader, object, { ...before, usesReflection: false });
  for (const element of itemsOf(reader.machine, value)?.elements.flatMap((one) => flattened(reader.machine, one)) ??
    []) {
    if (stack.usesReflection) break;
    if (element.conditions.length > 0 && element.place !== undefined)
      stack = inBranch(reader, "TypeInfoResolver", element.place, stack);
    stack = addResolver(reader, element, stack);
  }
  return stack;
}

/** `JsonTypeInfoResolver.Combine(…)` is a chain in the chain. */
function flattened(machine: CSharpMachine, element: Element): readonly Element[] {
  return itemsOf(machine, element.value)?.elements ?? [element];
}

function addResolver(reader: SettingsReader, { value, place }: Element, stack: JsonStack): JsonStack {
  const type = classOf(value);
  const object = knownObject(value);
  if (object !== undefined && hostOf(reader.machine).nameOf(object) === reflectionResolver)
    return { ...stack, usesReflection: true };
  if (type?.symbol.metadataName === defaultResolver && object !== undefined) {
    const modifiers = reader.machine.memory.field(object, "Modifiers")?.value;
    const isPlain = modifiers === undefined || (itemsOf(reader.machine, modifiers)?.elements.length ?? 0) === 0;
    if (isPlain && reader.machine.memory.touched(object).length === 0) return { ...stack, usesReflection: true };
  }
  const enums = type === undefined ? undefined : contextEnums(type);
  if (enums !== undefined) {
    const named = enums
      .filter((one) => !stack.namedEnums.has(one))
      .map((one): readonly [string, EnumNames] => [one, { policy: undefined }]);
    return { ...stack, namedEnums: new Map([...stack.namedEnums, ...named]) };
  }
  if (place === undefined) return stack;
  const location = locationOfExpression(place);
  reader.sink.report(diagnostic("jsonResolverUnreadable", location, { resolver: shortTextOf(place) }));
  return withUnread(stack, "TypeInfoResolver", location);
}
