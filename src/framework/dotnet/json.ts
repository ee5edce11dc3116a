/** System.Text.Json's options: what they are before a program sets them, and what else it hands them. */
import type { AttributeData, NamedType } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { baseTypes } from "../../csharp/binding/types/hierarchy.js";
import {
  askedValues,
  booleanValue,
  type CSharpMachine,
  type CSharpValue,
  enumerate,
  fieldOf,
  type HeapObject,
  isNull,
  itemsOf,
  knownObject,
  makeList,
  type NativeCall,
  type NativeMember,
  type NativeProperty,
  nullValue,
  objectValue,
  oneOf,
  type Place,
  unknownValue,
  valueOfConstant,
} from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import { type MemberTable, sameFor, sameForMethods } from "../member-table.js";
import { emptyList } from "./collections.js";

const options = "System.Text.Json.JsonSerializerOptions";
const policies = "System.Text.Json.JsonNamingPolicy";
const handlers = "System.Text.Json.Serialization.ReferenceHandler";

/** Where the object keeps that it was made with the defaults of the web. */
const isWeb = "(web)";

function markWeb(machine: CSharpMachine, object: HeapObject): void {
  machine.memory.setField(object, isWeb, { value: booleanValue(true), place: undefined });
}

/** A property of the options of an ASP.NET stack: made with the object, with the defaults of the web. */
export const webOptions: NativeProperty = {
  read: ({ machine, type, place }) => {
    const object: HeapObject = { type: type?.type, place };
    markWeb(machine, object);
    return objectValue(object);
  },
  isStored: true,
};

/** `new JsonSerializerOptions(JsonSerializerDefaults.Web)` and `new JsonSerializerOptions(other)`, which copies. */
const make: NativeMember = ({ machine, receiver, argument, place }) => {
  const object = knownObject(receiver);
  const defaults = argument("defaults");
  const options = argument("options");
  const from = options && oneOf(askedValues(options), place);
  const copied = knownObject(from);
  if (object === undefined) return nullValue;
  if (defaults?.kind === "constant" && defaults.constant.kind === "enum" && defaults.constant.members.includes("Web"))
    markWeb(machine, object);
  if (copied !== undefined) copyOptions(machine, copied, object, place);
  else if (from !== undefined && !isNull(from)) machine.memory.touch(object, place);
  return nullValue;
};

function copyOptions(machine: CSharpMachine, from: HeapObject, to: HeapObject, place: Place): void {
  for (const [key, slot] of machine.memory.fields(from)) {
    const items = machine.memory.items(knownObject(slot.value) ?? to);
    const value = items === undefined ? slot.value : makeList(machine, knownObject(slot.value)?.type, items, place);
    machine.memory.setField(to, key, { ...slot, value });
  }
  for (const touched of machine.memory.touched(from)) machine.memory.touch(to, touched);
}

function isWebOptions({ machine, receiver }: NativeCall): boolean {
  return fieldOf(machine, receiver, isWeb) !== undefined;
}

/** What a property is, without and with the defaults of the web. */
function stored(plain: (call: NativeCall) => CSharpValue, web = plain): NativeProperty {
  return { read: (call) => (isWebOptions(call) ? web(call) : plain(call)), isStored: true };
}

/** The member of an enum, as far as a test for its value needs it. */
function enumMember(name: string, value: bigint): (call: NativeCall) => CSharpValue {
  return ({ type }) =>
    type?.type.kind === "named"
      ? valueOfConstant({ kind: "enum", type: type.type, value, members: [name] })
      : nullValue;
}

function policy(name: string) {
  return ({ machine, type }: NativeCall): CSharpValue => hostOf(machine).singleton(`${policies}.${name}`, type?.type);
}

/** The resolver that takes every type, which the options of ASP.NET begin with. */
export const reflectionResolver = "JsonSerializer.IsReflectionEnabledByDefault";

const resolverChain: NativeProperty = {
  read: (call) => {
    const { machine, type, place } = call;
    const host = hostOf(machine);
    const isReflected = isWebOptions(call) && host.usesReflection;
    const elements = isReflected
      ? [{ value: host.singleton(reflectionResolver, undefined), place: undefined, conditions: [] }]
      : [];
    return makeList(machine, type?.type, { elements, rest: undefined }, place);
  },
  isStored: true,
};

/** Setting the resolver sets the whole chain. */
const resolver: NativeProperty = {
  read: ({ machine, receiver }) => {
    const chain = fieldOf(machine, receiver, "TypeInfoResolverChain");
    const [only] = chain === undefined ? [] : (itemsOf(machine, chain)?.elements ?? []);
    return only?.value ?? nullValue;
  },
  write: ({ machine, receiver, place, type }, value) => {
    const object = knownObject(receiver);
    const elements = isNull(value) ? [] : [{ value, place, conditions: [] }];
    const chain = makeList(machine, type?.type, { elements, rest: undefined }, place);
    if (object !== undefined) machine.memory.setField(object, "TypeInfoResolverChain", { value: chain, place });
  },
};

/** `JsonTypeInfoResolver.Combine(a, b)`. */
const combine: NativeMember = ({ machine, argument, type, place }) => {
  const resolvers = argument("resolvers") ?? nullValue;
  return makeList(machine, type?.type, enumerate(machine, resolvers, place), place);
};

/** Calls that are given options and only look at them. */
const looks: NativeMember = ({ type, place }) => ({ kind: "unknown", type, reason: "JSON is not written here", place });

/** `AppContext.Default`, which a generator adds to a class of the program; a policy that is newer than what is known. */
export function generatedMember(machine: CSharpMachine, type: NamedType, name: string): CSharpValue | undefined {
  const host = hostOf(machine);
  if (type.symbol.metadataName === policies) return host.singleton(`${policies}.${name}`, type);
  const isContext = baseTypes(type).some(({ symbol }) => symbol.metadataName === contextClass);
  return isContext && name === "Default" ? host.singleton(`context ${type.symbol.metadataName}`, type) : undefined;
}

const contextClass = "System.Text.Json.Serialization.JsonSerializerContext";

/** The context that there is one of, by itself or by the metadata of a type that it has: `AppContext.Default.Order`. */
export function contextOf(machine: CSharpMachine, object: HeapObject): CSharpValue | undefined {
  const isHeld = (context: HeapObject): boolean =>
    context === object || [...machine.memory.fields(context)].some(([, { value }]) => knownObject(value) === object);
  return hostOf(machine).singletonWhere((name, one) => name.startsWith("context ") && isHeld(one));
}

/** `AppContext.Default.Options`: what the attribute of the context says. */
const contextOptions: NativeProperty = {
  read: ({ machine, receiver, type, place }) => {
    const object: HeapObject = { type: type?.type, place };
    const context = knownObject(receiver)?.type;
    const attribute = context?.kind === "named" ? generationOptions(context.symbol.attributes) : undefined;
    const [defaults] = attribute?.constructorArguments ?? [];
    if (defaults?.kind === "enum" && defaults.members.includes("Web")) markWeb(machine, object);
    for (const { name, value } of attribute?.namedArguments ?? []) {
      if (name === "GenerationMode") continue;
      if (name === "UseStringEnumConverter") {
        if (value.kind === "bool" && value.value) addEnumConverter(machine, object, place);
        continue;
      }
      const set =
        value.kind === "enum" && policyNames.test(name)
          ? policyNamed(machine, value.members.join())
          : valueOfConstant(value);
      machine.memory.setField(object, name, { value: set, place });
    }
    return objectValue(object);
  },
  isStored: true,
};

function addEnumConverter(machine: CSharpMachine, options: HeapObject, place: Place): void {
  const symbol = hostOf(machine).resolve("System.Text.Json.Serialization.JsonStringEnumConverter");
  const converter = objectValue({ type: symbol && selfType(symbol), place });
  const elements = [{ value: converter, place, conditions: [] }];
  const list = makeList(machine, undefined, { elements, rest: undefined }, place);
  machine.memory.setField(options, "Converters", { value: list, place });
}

const policyNames = /Policy$/;

/** `JsonKnownNamingPolicy.CamelCase`. */
function policyNamed(machine: CSharpMachine, name: string): CSharpValue {
  return name === "Unspecified" || name === ""
    ? nullValue
    : hostOf(machine).singleton(`${policies}.${name}`, undefined);
}

function generationOptions(attributes: readonly AttributeData[]): AttributeData | undefined {
  return attributes.find(
    ({ attributeClass }) =>
      attributeClass?.symbol.metadataName === "System.Text.Json.Serialization.JsonSourceGenerationOptionsAttribute",
  );
}

const serializer = "System.Text.Json.JsonSerializer";

const texts = new WeakMap<CSharpValue, NativeCall>();

/** The call that has made the text of a value; undefined for what is not known to be such a text. */
export function serializedBy(text: CSharpValue): NativeCall | undefined {
  return texts.get(text);
}

export const serialize: NativeMember = (call) => {
  const text = unknownValue("it is the JSON of a value", call.place, call.type);
  texts.set(text, call);
  return text;
};

const known = ["CamelCase", "SnakeCaseLower", "SnakeCaseUpper", "KebabCaseLower", "KebabCaseUpper"];

export const jsonMembers: MemberTable = {
  methods: {
    [`M:${options}.#ctor`]: make,
    ...sameForMethods(options, ["GetConverter", "GetTypeInfo", "TryGetTypeInfo", "MakeReadOnly"], looks),
    [`M:${serializer}.Serialize`]: serialize,
    ...sameForMethods(serializer, ["SerializeAsync", "SerializeToUtf8Bytes", "Deserialize", "DeserializeAsync"], looks),
    "M:System.Text.Json.Serialization.Metadata.JsonTypeInfoResolver.Combine": combine,
  },
  properties: {
    "P:Microsoft.AspNetCore.Mvc.JsonOptions.JsonSerializerOptions": webOptions,
    "P:Microsoft.AspNetCore.Http.Json.JsonOptions.SerializerOptions": webOptions,
    [`P:${options}.Web`]: { ...webOptions },
    [`P:${options}.Default`]: ({ type, place }) => objectValue({ type: type?.type, place }),
    [`P:${options}.PropertyNamingPolicy`]: stored(() => nullValue, policy("CamelCase")),
    [`P:${options}.DictionaryKeyPolicy`]: stored(() => nullValue),
    [`P:${options}.ReferenceHandler`]: stored(() => nullValue),
    [`P:${options}.NumberHandling`]: stored(enumMember("Strict", 0n), enumMember("AllowReadingFromString", 1n)),
    [`P:${options}.DefaultIgnoreCondition`]: stored(enumMember("Never", 0n)),
    [`P:${options}.PreferredObjectCreationHandling`]: stored(enumMember("Replace", 0n)),
    ...sameFor(
      [
        "IncludeFields",
        "IgnoreReadOnlyFields",
        "IgnoreReadOnlyProperties",
        "RespectRequiredConstructorParameters",
        "WriteIndented",
      ].map((name) => `P:${options}.${name}`),
      stored(() => booleanValue(false)),
    ),
    [`P:${options}.PropertyNameCaseInsensitive`]: stored(
      () => booleanValue(false),
      () => booleanValue(true),
    ),
    [`P:${options}.Converters`]: emptyList,
    [`P:${options}.TypeInfoResolverChain`]: resolverChain,
    [`P:${options}.TypeInfoResolver`]: resolver,
    "P:System.Text.Json.Serialization.Metadata.DefaultJsonTypeInfoResolver.Modifiers": emptyList,
    "P:System.Text.Json.Serialization.JsonSerializerContext.Options": contextOptions,
    ...Object.fromEntries(known.map((name) => [`P:${policies}.${name}`, policy(name)])),
    ...Object.fromEntries(
      ["Preserve", "IgnoreCycles"].map((name) => [
        `P:${handlers}.${name}`,
        ({ machine, type }: NativeCall): CSharpValue => hostOf(machine).singleton(`${handlers}.${name}`, type?.type),
      ]),
    ),
  },
};
