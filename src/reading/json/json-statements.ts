/** One statement of a JSON registration: an option that is assigned, a converter that is added, a resolver in the chain. */
import { baseTypes, bindExpression, locationOfExpression, textOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { NamedType } from "../../csharp/binding/symbols/symbols.js";
import { deeper, deepest, type Frame, follow } from "../../csharp/flow/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import {
  type IgnoreCondition,
  isKnownPolicy,
  type JsonStack,
  namesAsWritten,
  type WrittenPrimitive,
  withUnread,
} from "../../server/json-settings.js";
import { readConverter } from "../types/converters.js";
import { copiedConverters, copiedOption, elementsOf } from "./copied-options.js";
import { contextEnums, contextOption } from "./serializer-contexts.js";
import { booleanOf, namedMember, policyOf } from "./setting-values.js";

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

export function isWithoutEffect(option: string): boolean {
  return withoutEffect.has(option);
}

/** `options.X = value`. */
export function assignOption(
  stack: JsonStack,
  option: string,
  value: SourceExpression,
  frame: Frame,
  sink: DiagnosticSink,
): JsonStack {
  const location = locationOfExpression(value);
  const unreadable = (): JsonStack => {
    sink.report(diagnostic("jsonSettingUnreadable", location, { setting: option }));
    return withUnread(stack, option, location);
  };
  const flag = (set: (on: boolean) => JsonStack): JsonStack => {
    const on = booleanOf(value, frame);
    return on === undefined ? unreadable() : set(on);
  };
  if (isWithoutEffect(option)) return stack;
  const copied = copiedOption(option, value, frame);
  if (copied?.kind === "set") return assignOption(stack, option, copied.value.expression, copied.value.frame, sink);
  if (copied !== undefined)
    return (copied.kind === "default" ? resetOption(stack, option, copied.isWeb, location) : undefined) ?? unreadable();
  switch (option) {
    case "PropertyNamingPolicy": {
      const policy = policyOf(value, frame);
      const set = { ...stack, namingPolicy: policy === "CamelCase" ? undefined : { value: policy, location } };
      return isKnownPolicy(policy) ? set : withUnread(set, option, location);
    }
    case "DictionaryKeyPolicy": {
      const policy = policyOf(value, frame);
      return { ...stack, dictionaryKeyPolicy: policy === namesAsWritten ? undefined : { value: policy, location } };
    }
    case "DefaultIgnoreCondition": {
      const condition = namedMember(value, frame);
      return isCondition(condition) ? { ...stack, ignoreCondition: condition } : unreadable();
    }
    case "IgnoreNullValues":
      return flag((on) => ({ ...stack, ignoreCondition: on ? "WhenWritingNull" : "Never" }));
    case "NumberHandling":
      return {
        ...stack,
        numbers: {
          writesStrings: numberText(value).includes("WriteAsString"),
          readsStrings: numberText(value).includes("AllowReadingFromString"),
        },
      };
    case "IncludeFields":
      return flag((on) => ({ ...stack, includeFields: on }));
    case "IgnoreReadOnlyFields":
      return flag((on) => ({ ...stack, ignoreReadOnlyFields: on }));
    case "PreferredObjectCreationHandling": {
      const handling = namedMember(value, frame);
      return handling === undefined ? unreadable() : { ...stack, populates: handling === "Populate" };
    }
    case "RespectRequiredConstructorParameters":
      return flag((on) => ({ ...stack, demandsParameters: on }));
    case "TypeClassifiers":
      return { ...stack, classifies: true };
    case "InferClosedTypePolymorphism":
      return flag((on) => ({ ...stack, infersClosed: on }));
    case "IgnoreReadOnlyProperties":
      return flag((on) => ({ ...stack, ignoreReadOnlyProperties: on }));
    case "ReferenceHandler": {
      const handler = textOf(value);
      if (/\bPreserve$/.test(handler))
        return { ...stack, preservesReferences: { value: true, location }, handlesReferences: true };
      const isNull = handler === "null";
      return isNull || /\bIgnoreCycles$/.test(handler)
        ? { ...stack, preservesReferences: undefined, handlesReferences: !isNull }
        : unreadable();
    }
    case "TypeInfoResolver":
      return addResolver({ ...stack, usesReflection: false }, value, frame, sink);
    default:
      return unreadable();
  }
}

/** What `new JsonSerializerOptions()` leaves an option at; undefined for an option that is not known. */
function resetOption(stack: JsonStack, option: string, isWeb: boolean, location: Location): JsonStack | undefined {
  switch (option) {
    case "PropertyNamingPolicy":
      return { ...stack, namingPolicy: isWeb ? undefined : { value: namesAsWritten, location } };
    case "DictionaryKeyPolicy":
      return { ...stack, dictionaryKeyPolicy: undefined };
    case "DefaultIgnoreCondition":
    case "IgnoreNullValues":
      return { ...stack, ignoreCondition: "Never" };
    case "NumberHandling":
      return { ...stack, numbers: { writesStrings: false, readsStrings: isWeb } };
    case "IncludeFields":
      return { ...stack, includeFields: false };
    case "IgnoreReadOnlyFields":
      return { ...stack, ignoreReadOnlyFields: false };
    case "InferClosedTypePolymorphism":
      return { ...stack, infersClosed: false };
    case "IgnoreReadOnlyProperties":
      return { ...stack, ignoreReadOnlyProperties: false };
    case "PreferredObjectCreationHandling":
      return { ...stack, populates: false };
    case "RespectRequiredConstructorParameters":
      return { ...stack, demandsParameters: false };
    case "ReferenceHandler":
      return { ...stack, preservesReferences: undefined, handlesReferences: false };
    default:
      return undefined;
  }
}

/** The flags, as they are written or as a context has them. */
function numberText(value: SourceExpression): string {
  const { given } = contextOption(value) ?? {};
  return given?.kind === "enum" ? given.members.join() : textOf(value);
}

function isCondition(name: string | undefined): name is IgnoreCondition {
  return name === "WhenWritingNull" || name === "WhenWritingDefault" || name === "Never";
}

/** A resolver that is set, combined or put into the chain. The framework's own changes nothing; a modifier may change anything. */
export function addResolver(stack: JsonStack, value: SourceExpression, frame: Frame, sink: DiagnosticSink): JsonStack {
  const bound = bindExpression(value);
  const text = textOf(value);
  if (bound.kind === "creation" && bound.type.type.kind === "named") {
    if (bound.type.type.symbol.name === "DefaultJsonTypeInfoResolver" && bound.initializers.length === 0)
      return { ...stack, usesReflection: true };
  } else if (bound.kind === "call" && bound.name === "Combine" && /\bJsonTypeInfoResolver\.Combine\(/.test(text)) {
    return bound.arguments.reduce(
      (all, argument) => (all.usesReflection ? all : addResolver(all, argument.value, frame, sink)),
      stack,
    );
  } else if (/^new\s+(?:[\w.]+\.)?DefaultJsonTypeInfoResolver\(\)$/.test(text)) {
    return { ...stack, usesReflection: true };
  }
  const enums = contextEnums(value);
  if (enums !== undefined) {
    const named = enums.map((one) => [one, { policy: undefined }] as const);
    return { ...stack, namedEnums: new Map([...named, ...stack.namedEnums]) };
  }
  const next = frame.depth > deepest ? undefined : follow(bound, frame);
  if (next !== undefined) return addResolver(stack, next.expression, deeper(next.frame), sink);
  const location = locationOfExpression(value);
  sink.report(diagnostic("jsonResolverUnreadable", location, { resolver: shortened(text) }));
  return withUnread(stack, "TypeInfoResolver", location);
}

export function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length <= 60 ? line : `${line.slice(0, 57)}…`;
}

/** A converter that is added behind the others, or put before them. */
export function addConverter(
  stack: JsonStack,
  value: SourceExpression,
  how: "Add" | "Insert",
  frame: Frame,
  sink: DiagnosticSink,
): JsonStack {
  const bound = bindExpression(value);
  const collection = how === "Add" ? elementsOf(bound) : undefined;
  const copied = collection === undefined ? undefined : copiedConverters(collection, frame);
  if (copied !== undefined)
    return copied.reduce((all, one) => addConverter(all, one.expression, "Add", deeper(one.frame), sink), stack);
  const next = bound.kind === "creation" || frame.depth > deepest ? undefined : follow(bound, frame);
  if (next !== undefined) return addConverter(stack, next.expression, how, deeper(next.frame), sink);
  const type = bound.kind === "creation" ? bound.type.type : undefined;
  const name =
    type?.kind === "named" ? type.symbol.name : (/^new\s+([\w.]+)/.exec(textOf(value))?.[1] ?? textOf(value));
  if (/(^|\.)JsonStringEnumConverter$/.test(name)) {
    const policy =
      bound.kind === "creation"
        ? bound.arguments.map((one) => policyOf(one.value, frame)).find(isNamingPolicy)
        : undefined;
    const location = locationOfExpression(value);
    const registered = policy === undefined ? undefined : { value: policy, location };
    const [target] = type?.kind === "named" ? type.typeArguments : [];
    if (target?.type.kind === "named") {
      const { metadataName } = target.type.symbol;
      // The first converter that takes a type has it.
      if (how === "Add" && (stack.enumsAsNames || stack.namedEnums.has(metadataName))) return stack;
      return { ...stack, namedEnums: new Map([...stack.namedEnums, [metadataName, { policy: registered }]]) };
    }
    if (stack.enumsAsNames && how === "Add") return { ...stack, enumNamesWin: true };
    return {
      ...stack,
      enumsAsNames: true,
      enumNamesWin: true,
      enumNamingPolicy: registered,
      namedEnums: how === "Insert" ? new Map() : stack.namedEnums,
    };
  }
  if (type?.kind === "named") {
    const written = registeredConverter(type);
    if (written !== undefined) return { ...stack, converters: new Map([...stack.converters, written]) };
    if (type.symbol.namespace === "Tenon") return stack;
  }
  const location = locationOfExpression(value);
  sink.report(diagnostic("registeredConverterUnreadable", location, { converter: name }));
  return withUnread(stack, "Converters", location);
}

/** All converters go, those of `AddContractJson` too. */
export function clearConverters(stack: JsonStack): JsonStack {
  return {
    ...stack,
    enumsAsNames: false,
    enumNamesWin: false,
    enumNamingPolicy: undefined,
    namedEnums: new Map(),
    converters: new Map(),
    contractJson: false,
  };
}

/** `new JsonStringEnumConverter(namingPolicy: null, allowIntegerValues: false)` has no policy. */
function isNamingPolicy(policy: string): boolean {
  return policy !== namesAsWritten && policy !== "true" && policy !== "false";
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
