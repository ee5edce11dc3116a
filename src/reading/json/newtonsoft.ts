/** What `AddNewtonsoftJson` and `AddNewtonsoftJsonProtocol` are given, in System.Text.Json's words where both have one. */
import { baseTypes, locationOfExpression, shortTextOf } from "../../csharp/binding/index.js";
import {
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
import { diagnostic } from "../../diagnostics/diagnostic.js";
import {
  type JsonStack,
  namesAsWritten,
  type Registered,
  webDefaults,
  withUnread,
} from "../../server/json-settings.js";
import { policyOfStrategy } from "../types/converters/newtonsoft-naming.js";
import { decide, inBranch, memberOf, type SettingsReader, touchedStack } from "./serializer-settings.js";

/** The settings of ASP.NET: camelCase. Public fields are written, and read-only properties. */
export const newtonsoftDefaults: JsonStack = { ...webDefaults, library: "Newtonsoft.Json", includeFields: true };

const withoutEffect = new Set([
  "ConstructorHandling",
  "Context",
  "CheckAdditionalContent",
  "Culture",
  "DateParseHandling",
  // It is ISO 8601 in each case; what differs is whether there is an offset.
  "DateTimeZoneHandling",
  "Error",
  "FloatParseHandling",
  "Formatting",
  "MaxDepth",
  "MetadataPropertyHandling",
  "MissingMemberHandling",
  "ObjectCreationHandling",
  "ReferenceLoopHandling",
  "StringEscapeHandling",
  "TraceWriter",
]);

/** Settings to what they are anyway. */
const usual: ReadonlyMap<string, string> = new Map([
  ["DateFormatHandling", "IsoDateFormat"],
  ["TypeNameHandling", "None"],
]);

export function readNewtonsoftSettings(reader: SettingsReader, settings: HeapObject): JsonStack {
  const { place } = settings;
  // Settings that the program makes itself have no resolver until it gives them one.
  const plain = place === undefined ? newtonsoftDefaults : withNames(newtonsoftDefaults, plainNames, place);
  let stack = touchedStack(reader, settings, plain);
  for (const [key, slot] of reader.machine.memory.fields(settings)) {
    if (typeof key !== "string" || withoutEffect.has(key)) continue;
    if (key === "Converters") stack = readConverters(reader, slot, stack);
    else if (slot.place !== undefined) stack = readSetting(reader, key, slot, slot.place, stack);
  }
  return stack;
}

function readSetting(reader: SettingsReader, option: string, slot: Slot, place: Place, before: JsonStack): JsonStack {
  const { stack, value } = decide(reader, option, slot, place, before);
  const set = assign(reader, stack, option, value, place);
  if (set !== undefined) return set;
  const location = locationOfExpression(place);
  reader.sink.report(diagnostic("jsonSettingUnreadable", location, { setting: `${option} = ${shortTextOf(place)}` }));
  return withUnread(option === "ContractResolver" ? withNamesOfBase(stack, value, place) : stack, option, location);
}

function assign(
  reader: SettingsReader,
  stack: JsonStack,
  option: string,
  value: CSharpValue,
  place: Place,
): JsonStack | undefined {
  const handling = memberOf(value);
  switch (option) {
    case "ContractResolver":
      return withResolver(reader, stack, value, place);
    case "NullValueHandling": {
      if (handling !== "Ignore" && handling !== "Include") return undefined;
      const condition = handling === "Ignore" ? "WhenWritingNull" : "Never";
      return stack.ignoreCondition === "WhenWritingDefault" ? stack : { ...stack, ignoreCondition: condition };
    }
    case "DefaultValueHandling":
      if (handling === "Ignore" || handling === "IgnoreAndPopulate")
        return { ...stack, ignoreCondition: "WhenWritingDefault" };
      return handling === "Include" || handling === "Populate" ? stack : undefined;
    case "PreserveReferencesHandling":
      if (handling === undefined) return undefined;
      return handling === "None"
        ? stack
        : { ...stack, preservesReferences: { value: true, location: locationOfExpression(place) } };
    default:
      return usual.has(option) && usual.get(option) === handling ? stack : undefined;
  }
}

const serialization = "Newtonsoft.Json.Serialization.";

/** What a naming strategy does to names, to the keys of dictionaries, and to names that attributes give. */
interface Names {
  readonly policy: string;
  readonly changesKeys: boolean;
  readonly changesGiven: boolean;
}

const plainNames: Names = { policy: namesAsWritten, changesKeys: false, changesGiven: false };

function withNames(stack: JsonStack, { policy, changesKeys, changesGiven }: Names, place: Place): JsonStack {
  const named = { value: policy, location: locationOfExpression(place) };
  return {
    ...stack,
    namingPolicy: policy === "CamelCase" ? undefined : named,
    dictionaryKeyPolicy: changesKeys && policy !== namesAsWritten ? named : undefined,
    renamesGiven: changesGiven,
  };
}

/** `new DefaultContractResolver { NamingStrategy = new SnakeCaseNamingStrategy() }`, `new CamelCasePropertyNamesContractResolver()`. */
function withResolver(
  { machine }: SettingsReader,
  stack: JsonStack,
  value: CSharpValue,
  place: Place,
): JsonStack | undefined {
  if (isNull(value)) return withNames(stack, plainNames, place);
  const object = knownObject(value);
  const name = classOf(value)?.symbol.metadataName;
  const usual = name === undefined ? undefined : resolvers.get(name);
  if (object === undefined || usual === undefined || machine.memory.touched(object).length > 0) return undefined;
  const strategy = machine.memory.field(object, "NamingStrategy")?.value;
  const names = strategy === undefined ? usual : namesBy({ machine }, strategy);
  return names && withNames(stack, names, place);
}

const resolvers: ReadonlyMap<string, Names> = new Map([
  [`${serialization}DefaultContractResolver`, plainNames],
  [
    `${serialization}CamelCasePropertyNamesContractResolver`,
    { policy: "CamelCase", changesKeys: true, changesGiven: true },
  ],
]);

/** A resolver of the user's own names members as its base does, as far as is known. */
function withNamesOfBase(stack: JsonStack, value: CSharpValue, place: Place): JsonStack {
  const type = classOf(value);
  const names = (type === undefined ? [] : baseTypes(type))
    .map(({ symbol }) => resolvers.get(symbol.metadataName))
    .find((one) => one !== undefined);
  return names === undefined ? stack : withNames(stack, names, place);
}

/** Undefined for a strategy of the user's own, and for one whose settings are not known. */
function namesBy({ machine }: Pick<SettingsReader, "machine">, value: CSharpValue): Names | undefined {
  if (isNull(value)) return plainNames;
  const object = knownObject(value);
  const type = classOf(value)?.symbol;
  if (object === undefined || type === undefined || `${type.namespace}.` !== serialization) return undefined;
  const policy = policyOfStrategy(type);
  const flag = (option: string): boolean | undefined => {
    const slot = [option, `(${option.charAt(0).toLowerCase()}${option.slice(1)})`]
      .map((key) => machine.memory.field(object, key)?.value)
      .find((one) => one !== undefined);
    return slot === undefined ? false : knownBoolean(slot);
  };
  const [changesKeys, changesGiven] = [flag("ProcessDictionaryKeys"), flag("OverrideSpecifiedNames")];
  if (policy === undefined || changesKeys === undefined || changesGiven === undefined) return undefined;
  return flag("ProcessExtensionDataNames") === false ? { policy, changesKeys, changesGiven } : undefined;
}

function readConverters(reader: SettingsReader, { value }: Slot, before: JsonStack): JsonStack {
  const object = knownObject(value);
  let stack = object === undefined ? before : touchedStack(reader, object, before);
  for (const element of itemsOf(reader.machine, value)?.elements ?? []) {
    if (element.conditions.length > 0 && element.place !== undefined)
      stack = inBranch(reader, "Converters", element.place, stack);
    stack = addConverter(reader, element, stack);
  }
  return stack;
}

function addConverter(reader: SettingsReader, { value, place }: Element, stack: JsonStack): JsonStack {
  const object = knownObject(value);
  const from = place ?? object?.place;
  if (from === undefined) return stack;
  const location = locationOfExpression(from);
  const type = classOf(value)?.symbol;
  const unreadable = (converter: string): JsonStack => {
    reader.sink.report(diagnostic("registeredConverterUnreadable", location, { converter }));
    return withUnread(stack, "Converters", location);
  };
  if (type?.metadataName !== "Newtonsoft.Json.Converters.StringEnumConverter" || object === undefined)
    return unreadable(type?.name ?? shortTextOf(from));
  if (stack.enumsAsNames) return stack;
  const named = enumPolicy(reader, object);
  if (named === undefined) unreadable(shortTextOf(from));
  const policy: Registered<string> | undefined =
    named === undefined || named === namesAsWritten ? undefined : { value: named, location };
  return { ...stack, enumsAsNames: true, enumNamingPolicy: policy };
}

function enumPolicy(reader: SettingsReader, converter: HeapObject): string | undefined {
  const field = (name: string): CSharpValue | undefined => reader.machine.memory.field(converter, name)?.value;
  const camelCase = knownBoolean(field("(camelCaseText)"));
  if (camelCase !== undefined) return camelCase ? "CamelCase" : namesAsWritten;
  const strategy = field("(namingStrategy)") ?? field("NamingStrategy");
  return strategy === undefined ? namesAsWritten : namesBy(reader, strategy)?.policy;
}
