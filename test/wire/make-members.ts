/** Members of objects: every way to declare one, and the attributes that change what of it is on the wire. */
import { initialOf, type KnownType, makeTypeText, type TypeText } from "./make-type-text.js";
import type { MemberPart, TypePart } from "./program.js";
import type { Random } from "./random.js";

export function makeMembers(
  random: Random,
  kind: TypePart["kind"],
  known: readonly KnownType[],
  count: number,
  typeAttributes: string,
  prefix = "",
): readonly MemberPart[] {
  const isRecord = kind.startsWith("record");
  // A class either has a constructor with all its values or none.
  const mayBeConstructed = kind === "class" && !typeAttributes.includes("Handling.Populate");
  const constructed = isRecord ? 2 : mayBeConstructed && random.oneIn(4) ? 1 : 0;
  const members = Array.from({ length: count }, (_, at): MemberPart => {
    const type = makeTypeText(random, known, 2);
    const name = `${prefix}${["Alpha", "beta", "URL", "Id", "Name_1", "IOStream", "Zeta", "aB", "ÄÖ", "x", "_under", "@class"][at] ?? `M${at}`}`;
    const isParameter = constructed > 0 && (constructed === 2 ? !random.oneIn(5) : random.oneIn(2));
    const attributes = makeAttributes(random, type, `${prefix}${at}`, isParameter);
    const own = attributes.join();
    if (isParameter) {
      const initial = type.constant !== undefined && random.oneIn(4) ? ` = ${type.constant}` : "";
      return member(name, type, attributes, "parameter", "", initial, own);
    }
    return makeProperty(random, kind, name, type, attributes, constructed > 0);
  });
  if (kind === "class" && prefix === "" && !typeAttributes.includes("Disallow") && random.oneIn(12))
    members.push(extensionData);
  return members;
}

const extensionData: MemberPart = {
  name: "Rest",
  type: "Dictionary<string, JsonElement>?",
  needs: [],
  attributes: ["JsonExtensionData"],
  form: { text: " { get; set; }" },
  modifiers: "",
  initial: "",
  changes: false,
};

function member(
  name: string,
  type: TypeText,
  attributes: readonly string[],
  form: MemberPart["form"],
  modifiers: string,
  initial: string,
  own: string,
): MemberPart {
  const changes = /TextConverter|EmptyIsNull|TicksConverter|YesNo|AllowNull/.test(own);
  return { name, type: type.text, needs: type.needs, attributes, form, modifiers, initial, changes };
}

function makeProperty(
  random: Random,
  kind: TypePart["kind"],
  name: string,
  type: TypeText,
  attributes: readonly string[],
  isConstructed: boolean,
): MemberPart {
  const own = attributes.join();
  const isStruct = kind === "struct" || kind === "record struct";
  const text = (form: string, modifiers = "", initial = "", more: readonly string[] = []): MemberPart => {
    // System.Text.Json throws for a required member that it cannot set, and a null that stays is never valid.
    const isNull = initial === "" && !form.startsWith(" =>") && !(type.isValueType && !type.isNullable);
    const isSet = /\b(set|init);/.test(form) && (!form.includes("private") || more.includes("JsonInclude"));
    const fitting = attributes.filter((one) => isSet || (one !== "JsonRequired" && (!isValidated(one) || !isNull)));
    return member(name, type, [...fitting, ...more], { text: form }, modifiers, initial, own);
  };
  const initial = initialOf(type);
  const settable = text(" { get; set; }");
  // A member that nobody sets must still hold what its type promises.
  const unset = (form: string, modifiers = "", more: readonly string[] = []): MemberPart =>
    initial === undefined || (isStruct && initial !== "") || /ImmutableArray</.test(type.text)
      ? settable
      : text(form, modifiers, initial, more);
  const fresh =
    !type.text.endsWith("[]") &&
    /^(List|HashSet|Dictionary|Collection|SortedDictionary)</.test(type.text) &&
    !type.isNullable &&
    !isStruct &&
    !isConstructed;
  switch (random.below(14)) {
    case 0:
      return text(" { get; init; }");
    case 1:
      return own.includes("JsonIgnore") ? settable : text(" { get; set; }", "required ");
    case 2:
    case 3:
      return unset(" { get; }");
    case 4:
      return unset(" { get; private set; }");
    case 5:
      return text(" { get; private set; }", "", "", ["JsonInclude"]);
    case 6:
      return random.oneIn(2) ? text(";", "", "", ["JsonInclude"]) : unset(initial === "" ? ";" : "");
    case 7:
      return type.constant === undefined ? settable : text(` => ${type.constant};`);
    case 8:
      return isStruct
        ? settable
        : unset(initial === "" ? ";" : "", "readonly ", random.oneIn(2) ? ["JsonInclude"] : []);
    case 9:
      return type.constant === undefined || isStruct ? settable : text(" { get; set; }", "", ` = ${type.constant}`);
    case 10:
      return fresh
        ? text(" { get; }", "", " = new()", ["JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)"])
        : settable;
    default:
      return settable;
  }
}

function makeAttributes(random: Random, type: TypeText, suffix: string, isParameter: boolean): readonly string[] {
  const bare = type.text.replace(/\?$/, "");
  const found: string[] = [];
  const sometimes = (times: number, ...attributes: readonly string[]): void => {
    if (random.oneIn(times)) found.push(random.pick(attributes));
  };
  sometimes(12, `JsonPropertyName("${random.pick(["key-", "K", "ключ", "a b"])}${suffix}")`);
  // A reference that JSON never sets is null, which MVC refuses.
  const mayBeUnset =
    type.isNullable ||
    (type.isValueType && type.hasNoDefault !== true && !type.text.startsWith("ImmutableArray")) ||
    random.oneIn(20);
  sometimes(
    10,
    ...(mayBeUnset ? ["JsonIgnore"] : []),
    "JsonIgnore(Condition = JsonIgnoreCondition.Never)",
    "JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)",
    ...(type.isNullable || !type.isValueType ? ["JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)"] : []),
    ...(initialOf(type) === "" ? ["JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)"] : []),
    "JsonIgnore(Condition = JsonIgnoreCondition.WhenWriting)",
  );
  const ignored = found.some((one) => one.startsWith("JsonIgnore"));
  if (isNumeric(bare))
    sometimes(
      10,
      "JsonNumberHandling(JsonNumberHandling.WriteAsString)",
      "JsonNumberHandling(JsonNumberHandling.Strict)",
      "JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)",
      "JsonNumberHandling(JsonNumberHandling.AllowReadingFromString)",
    );
  if (/^E\d+$/.test(bare))
    sometimes(
      6,
      `JsonConverter(typeof(JsonNumberEnumConverter<${bare}>))`,
      ...(type.isFlags === true ? [] : [`JsonConverter(typeof(JsonStringEnumConverter<${bare}>))`]),
    );
  if (type.text === "int") sometimes(14, "JsonConverter(typeof(TextConverter))");
  if (type.text === "DateTime") sometimes(8, "JsonConverter(typeof(TicksConverter))");
  if (type.text === "bool") sometimes(10, "JsonConverter(typeof(YesNoConverter))");
  if (type.text === "string") sometimes(14, "JsonConverter(typeof(EmptyIsNullConverter))");
  if (!isParameter && !ignored) sometimes(24, "JsonRequired");
  if (!ignored && initialOf(type) === "") sometimes(16, "ContractOptional");
  if (type.isNullable || !type.isValueType) sometimes(12, "Required");
  if (bare === "string")
    sometimes(
      10,
      "StringLength(12)",
      "MinLength(2)",
      "MaxLength(9)",
      'RegularExpression("[a-z]+")',
      "EmailAddress",
      "Length(1, 20)",
    );
  if (/^(int|long|double|short)$/.test(bare)) sometimes(10, "Range(1, 100)");
  if (/^(List|HashSet)<|\[\]$/.test(bare) && bare !== "byte[]") sometimes(10, "MinLength(1)", "MaxLength(3)");
  sometimes(30, 'Description("A member.")', "JsonPropertyOrder(3)", 'Obsolete("old")');
  // Nothing that is ignored can be demanded, and what a converter makes of a text is not known to the types.
  const isConverted = found.some((one) => /TextConverter|TicksConverter|YesNo|EmptyIsNull/.test(one));
  return found.filter((one) => !(ignored && one === "Required") && !(isConverted && isValidated(one)));
}

/** What MVC checks of every value, be it sent or not. */
function isValidated(attribute: string): boolean {
  return /^(Required|Range|StringLength|MinLength|MaxLength|Length|RegularExpression|EmailAddress)\b/.test(attribute);
}

export function isNumeric(type: string): boolean {
  return /^(int|long|short|byte|sbyte|uint|ulong|ushort|double|float|decimal|Half|Int128|UInt128)$/.test(type);
}
