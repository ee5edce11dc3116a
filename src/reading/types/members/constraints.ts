import type { Constraints } from "../../../contract/constraints.js";
import type { TypeUse } from "../../../contract/type-use.js";
import { withoutNull } from "../../../contract/type-use.js";
import { numberType } from "../../../contract/values/numbers.js";
import { hasTopLevelBar, withoutLeniency, withoutOuterGroup } from "../../../contract/values/regular-expression.js";
import type { AttributeData } from "../../../csharp/binding/symbols/symbols.js";
import {
  argument,
  attribute,
  attributeTable,
  boolOf,
  enumMemberOf,
  integerOf,
  isAttribute,
  namedArgument,
  stringOf,
} from "../../attributes.js";
import { decimalText, jsonConstant } from "./json-constant.js";

const annotations = "System.ComponentModel.DataAnnotations.";
const requiredAttribute = `${annotations}Required`;

const formats: readonly (readonly [attribute: string, format: string])[] = [
  ["EmailAddress", "email"],
  ["Url", "uri"],
  ["Phone", "phone"],
  ["CreditCard", "credit-card"],
  ["Base64String", "byte"],
];

/** The annotations with arguments that are read below, and `Required`. */
export const limitAnnotations: readonly string[] = [
  "StringLength",
  "Length",
  "MinLength",
  "MaxLength",
  "Range",
  "RegularExpression",
  "DataType",
  "AllowedValues",
  "DeniedValues",
  "Required",
];

/** Whether an attribute is one of those that are looked at below. */
const annotation = attributeTable(
  [...limitAnnotations, ...formats.map(([name]) => name)].map((name) => [annotations + name, true] as const),
);

type Draft = { -readonly [K in keyof Constraints]: Constraints[K] };

/** DataAnnotations as constraints; `onForeignPattern` is called for a pattern that JavaScript cannot run. */
export function readConstraints(
  written: readonly AttributeData[],
  type: TypeUse,
  onForeignPattern: (data: AttributeData) => void,
): Constraints | undefined {
  // Most attributes are about something else.
  const attributes = written.length === 0 ? written : written.filter((data) => annotation(data) === true);
  if (attributes.length === 0) return undefined;
  const draft: Draft = {};
  const measure = measureOf(type);
  for (const data of attributes) {
    if (is(data, "StringLength")) {
      setLength(
        draft,
        "string",
        integerOf(namedArgument(data, "MinimumLength")),
        integerOf(argument(data, "maximumLength", 0)),
      );
    } else if (is(data, "Length")) {
      setLength(
        draft,
        measure,
        integerOf(argument(data, "minimumLength", 0)),
        integerOf(argument(data, "maximumLength", 1)),
      );
    } else if (is(data, "MinLength")) {
      setLength(draft, measure, integerOf(argument(data, "length", 0)), undefined);
    } else if (is(data, "MaxLength")) {
      setLength(draft, measure, undefined, integerOf(argument(data, "length", 0)));
    } else if (is(data, "Range")) {
      setRange(draft, data, type);
    } else if (is(data, "RegularExpression")) {
      const pattern = wholeMatch(stringOf(argument(data, "pattern", 0)));
      if (pattern === undefined) onForeignPattern(data);
      else draft.pattern = pattern;
    } else if (is(data, "DataType") && data.name === "DataType") {
      const isPassword = enumMemberOf(argument(data, "dataType", 0)) === "Password";
      const format = isPassword ? "password" : stringOf(argument(data, "customDataType", 0));
      if (format !== undefined) draft.format = format;
    } else if (is(data, "AllowedValues")) {
      if (withoutNull(type).kind !== "literal")
        draft.allowedValues = scalarsOf(data).filter((value) => value !== null || type.kind === "nullable");
    } else if (is(data, "DeniedValues")) {
      draft.deniedValues = scalarsOf(data);
    }
  }
  for (const [name, format] of formats) if (attributes.some((data) => is(data, name))) draft.format = format;
  // [Required] refuses an empty string unless AllowEmptyStrings is set.
  const required = attribute(attributes, requiredAttribute);
  if (required !== undefined && measure === "string" && isPlainText(type)) {
    if (boolOf(namedArgument(required, "AllowEmptyStrings")) !== true) {
      draft.minLength = Math.max(1, draft.minLength ?? 0);
      draft.notBlank = true;
    }
  }
  return Object.keys(draft).length === 0 ? undefined : draft;
}

/** Whether `[AllowedValues]` leaves null out. */
export function deniesNull(attributes: readonly AttributeData[]): boolean {
  return attributes.some((data) => is(data, "AllowedValues") && !scalarsOf(data).includes(null));
}

/** `[AllowedValues(true)]`: a contract holds requests and answers to it, so that a boolean has the one value. */
export function onlyValue(attributes: readonly AttributeData[]): boolean | undefined {
  const data = attributes.find((one) => is(one, "AllowedValues"));
  const [only, ...others] = data === undefined ? [] : scalarsOf(data).filter((value) => value !== null);
  return typeof only === "boolean" && others.length === 0 ? only : undefined;
}

function scalarsOf(data: AttributeData): readonly (string | number | boolean | null)[] {
  const values = data.constructorArguments.flatMap((constant) =>
    constant.kind === "array" ? constant.elements : [constant],
  );
  return values
    .map(jsonConstant)
    .filter(
      (value): value is string | number | boolean | null =>
        value === null || ["string", "number", "boolean"].includes(typeof value),
    );
}

function is(data: AttributeData, name: string): boolean {
  return isAttribute(data, annotations + name);
}

type Measure = "string" | "array" | "map";

function measureOf(type: TypeUse): Measure {
  const inner = withoutNull(type);
  if (inner.kind === "unknown" && inner.shape === "object") return "map";
  return inner.kind === "array" || inner.kind === "map" ? inner.kind : "string";
}

function isPlainText(type: TypeUse): boolean {
  const inner = withoutNull(type);
  return inner.kind === "primitive" && inner.name === "string";
}

function setLength(draft: Draft, measure: Measure, least: number | undefined, most: number | undefined): void {
  const [low, high] = (
    {
      string: ["minLength", "maxLength"],
      array: ["minItems", "maxItems"],
      map: ["minProperties", "maxProperties"],
    } as const
  )[measure];
  if (least !== undefined && least > 0) draft[low] = least;
  // MaxLength(-1) is "as long as the database allows".
  if (most !== undefined && most >= 0) draft[high] = most;
}

function setRange(draft: Draft, data: AttributeData, type: TypeUse): void {
  const typed = data.constructorArguments[0]?.kind === "type" ? 1 : 0;
  if (typed === 1) setDates(draft, data, withoutNull(type));
  const least = decimalText(argument(data, "minimum", typed) ?? data.constructorArguments[typed]);
  const most = decimalText(argument(data, "maximum", typed + 1) ?? data.constructorArguments[typed + 1]);
  const isAbove = boolOf(namedArgument(data, "MinimumIsExclusive")) === true;
  const isBelow = boolOf(namedArgument(data, "MaximumIsExclusive")) === true;
  // An end of the type that is left out is a limit.
  const isOpenEnd = (text: string, isLeftOut: boolean): boolean =>
    isBoundless(text) || (!isLeftOut && isExtreme(text, withoutNull(type)));
  if (least !== undefined && !isOpenEnd(least, isAbove)) draft[isAbove ? "exclusiveMinimum" : "minimum"] = least;
  if (most !== undefined && !isOpenEnd(most, isBelow)) draft[isBelow ? "exclusiveMaximum" : "maximum"] = most;
}

/** The bounds of a date are text that .NET converts; the form of JSON is the one that means the same everywhere. */
function setDates(draft: Draft, data: AttributeData, type: TypeUse): void {
  if (type.kind !== "primitive" || (type.name !== "date" && type.name !== "dateTime")) return;
  const [least, most] = [stringOf(argument(data, "minimum", 1)), stringOf(argument(data, "maximum", 2))];
  const form = type.name === "date" ? /^\d{4}-\d\d-\d\d$/ : /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d)?$/;
  const exact = (text: string): string => (type.name === "dateTime" && text.length === 10 ? `${text}T00:00:00` : text);
  const isOpen = (which: string): boolean => boolOf(namedArgument(data, which)) === true;
  if (least !== undefined && form.test(least) && !isOpen("MinimumIsExclusive")) draft.earliest = exact(least);
  if (most !== undefined && form.test(most) && !isOpen("MaximumIsExclusive")) draft.latest = exact(most);
}

/** `double.MaxValue` and the like mean "no bound". */
function isBoundless(text: string): boolean {
  const size = Math.abs(Number(text));
  return size >= Number.MAX_VALUE || size === largestDecimal || Math.fround(size) === largestFloat;
}

const largestDecimal = Number(numberType("decimal").maximum);
const largestFloat = Math.fround(Number(numberType("float32").maximum));

/** The limits of 64-bit integers add nothing to their format; those of a smaller type may be meant as a range. */
function isExtreme(text: string, type: TypeUse): boolean {
  if (type.kind !== "primitive" || (type.name !== "int64" && type.name !== "uint64")) return false;
  const { minimum, maximum } = numberType(type.name);
  return text === maximum || (text === minimum && text !== "0");
}

/** The attribute asks for a match of the whole text; a pattern keyword is a search, and needs no `[\s\S]*` at its ends. */
function wholeMatch(pattern: string | undefined): string | undefined {
  if (pattern === undefined) return undefined;
  const anchored = hasTopLevelBar(pattern) ? `^(?:${pattern})$` : searched(pattern);
  return [anchored, withoutLeniency(anchored)].find(isPattern);
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, "u");
    return true;
  } catch {
    return false;
  }
}

const anything = "[\\s\\S]*";

function searched(pattern: string): string {
  const isOpen = pattern.startsWith(anything);
  const head = isOpen || pattern.startsWith("^") ? "" : "^";
  const rest = isOpen ? pattern.slice(anything.length) : pattern;
  if (rest.endsWith(anything) && !rest.endsWith(`\\${anything}`)) {
    const searchedFor = rest.slice(0, -anything.length);
    return isOpen ? withoutOuterGroup(searchedFor) : head + searchedFor;
  }
  return /(?:^|[^\\])(?:\\\\)*\$$/.test(rest) ? head + rest : `${head}${rest}$`;
}
