/** What `AddNewtonsoftJson` is given, in System.Text.Json's words where both have one. */
import { locationOfExpression, shortTextOf, textOf } from "../../csharp/binding/index.js";
import {
  alternativesOf,
  type CSharpValue,
  classOf,
  type Element,
  type HeapObject,
  itemsOf,
  knownBoolean,
  knownObject,
  type Place,
  type Slot,
} from "../../csharp/execution/index.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { casingKey } from "../../framework/index.js";
import {
  type JsonStack,
  namesAsWritten,
  type Registered,
  webDefaults,
  withUnread,
} from "../../server/json-settings.js";
import { policyOfStrategy } from "../types/newtonsoft-naming.js";
import { inBranch, memberOf, type SettingsReader, touchedStack } from "./serializer-settings.js";

/** MVC sets camelCase for it too. Public fields are written, and read-only properties. */
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
  let stack = touchedStack(reader, settings, newtonsoftDefaults);
  for (const [key, slot] of reader.machine.memory.fields(settings)) {
    if (typeof key !== "string" || withoutEffect.has(key)) continue;
    if (key === "Converters") stack = readConverters(reader, slot, stack);
    else if (slot.place !== undefined) stack = readSetting(reader, key, slot, slot.place, stack);
  }
  return stack;
}

function readSetting(reader: SettingsReader, option: string, slot: Slot, place: Place, before: JsonStack): JsonStack {
  const isOpen = slot.value.kind === "oneOf" || slot.conditions !== undefined;
  const stack = isOpen ? inBranch(reader, option, place, before) : before;
  const [value = slot.value] = alternativesOf(slot.value);
  const set = option === casingKey ? withCasing(stack, value, place) : assign(reader, stack, option, value, place);
  if (set !== undefined) return set;
  const location = locationOfExpression(place);
  reader.sink.report(diagnostic("jsonSettingUnreadable", location, { setting: `${option} = ${shortTextOf(place)}` }));
  return withUnread(stack, option, location);
}

/** `options.UseMemberCasing()`, which is given nothing, and `options.UseCamelCasing(processDictionaryKeys)`. */
function withCasing(stack: JsonStack, value: CSharpValue, place: Place): JsonStack | undefined {
  const location = locationOfExpression(place);
  if (value.kind === "constant" && value.constant.kind === "null")
    return { ...stack, namingPolicy: { value: namesAsWritten, location } };
  const processed = knownBoolean(value);
  if (processed === undefined) return undefined;
  const dictionaryKeyPolicy = processed ? { value: "CamelCase", location } : undefined;
  return { ...stack, namingPolicy: undefined, dictionaryKeyPolicy };
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

/** `new DefaultContractResolver { NamingStrategy = new SnakeCaseNamingStrategy() }`, `new CamelCasePropertyNamesContractResolver()`. */
function withResolver(
  { machine }: SettingsReader,
  stack: JsonStack,
  value: CSharpValue,
  place: Place,
): JsonStack | undefined {
  const location = locationOfExpression(place);
  const object = knownObject(value);
  const name = classOf(value)?.symbol.metadataName;
  if (name === `${serialization}CamelCasePropertyNamesContractResolver`)
    return { ...stack, namingPolicy: undefined, dictionaryKeyPolicy: { value: "CamelCase", location } };
  if (name !== `${serialization}DefaultContractResolver` || object === undefined) return undefined;
  const strategy = machine.memory.field(object, "NamingStrategy")?.value;
  const policy = strategy === undefined ? namesAsWritten : strategyOf({ machine }, strategy);
  if (policy === undefined) return undefined;
  return { ...stack, namingPolicy: policy === "CamelCase" ? undefined : { value: policy, location } };
}

/** Arguments say what happens to dictionary keys and to names that are given: rarely used, and not followed. */
function strategyOf({ machine }: Pick<SettingsReader, "machine">, value: CSharpValue): string | undefined {
  const object = knownObject(value);
  const type = classOf(value)?.symbol;
  if (object === undefined || type === undefined || machine.memory.fields(object).size > 0) return undefined;
  return `${type.namespace}.` === serialization ? policyOfStrategy(type.name) : undefined;
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
    return unreadable(type?.name ?? textOf(from));
  if (stack.enumsAsNames) return stack;
  const named = enumPolicy(reader, object);
  if (named === undefined) unreadable(textOf(from));
  const policy: Registered<string> | undefined =
    named === undefined || named === namesAsWritten ? undefined : { value: named, location };
  return { ...stack, enumsAsNames: true, enumNamingPolicy: policy };
}

function enumPolicy(reader: SettingsReader, converter: HeapObject): string | undefined {
  const field = (name: string): CSharpValue | undefined => reader.machine.memory.field(converter, name)?.value;
  const camelCase = knownBoolean(field("(camelCaseText)"));
  if (camelCase !== undefined) return camelCase ? "CamelCase" : namesAsWritten;
  const strategy = field("(namingStrategy)") ?? field("NamingStrategy");
  return strategy === undefined ? namesAsWritten : strategyOf(reader, strategy);
}
