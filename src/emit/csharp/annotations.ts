import type { Constraints } from "../../contract/constraints.js";
import type { PrimitiveName, TypeUse } from "../../contract/type-use.js";
import { isNumber, numberType } from "../../contract/values/numbers.js";
import { hasTopLevelBar } from "../../contract/values/regular-expression.js";
import { csharpPattern, csharpString } from "../text/csharp.js";
import { constantText, type FileNames } from "./type-text.js";

const annotations = "System.ComponentModel.DataAnnotations";
const largestInt = 2147483647;

/** Constraints as DataAnnotations; what they cannot say comes back as notes. */
export function annotationsOf(
  constraints: Constraints | undefined,
  type: TypeUse,
  acceptsNull: boolean,
  names: FileNames,
  notes: string[],
): readonly string[] {
  const inner = type.kind === "nullable" ? type.inner : type;
  const attributes: string[] = [];
  const add = (name: string, args: readonly string[] = []): void => {
    attributes.push(names.attribute(annotations, name, args));
  };
  const values = inner.kind === "literal" ? [inner.value] : constraints?.allowedValues;
  if (values !== undefined) addAllowed(values, inner, acceptsNull, add, notes);
  if (constraints === undefined) return attributes;
  const isText = inner.kind === "primitive" && inner.name === "string";
  if (isText) addText(constraints, add, notes);
  else if (inner.kind === "array") addCount(constraints.minItems, constraints.maxItems, add, notes);
  else if (inner.kind === "map" || (inner.kind === "unknown" && inner.shape === "object"))
    addCount(constraints.minProperties, constraints.maxProperties, add, notes);
  else if (inner.kind === "primitive") addRange(constraints, inner.name, add, names, notes);
  if (constraints.format !== undefined && inner.kind !== "array") addFormat(constraints.format, add, names);
  return attributes;
}

type Add = (name: string, args?: readonly string[]) => void;

function addAllowed(
  values: readonly (string | number | boolean | null)[],
  type: TypeUse,
  acceptsNull: boolean,
  add: Add,
  notes: string[],
): void {
  if (type.kind === "array") {
    notes.push(`each item is one of: ${values.map((value) => JSON.stringify(value)).join(", ")}`);
    return;
  }
  // The attribute compares boxed values, and a literal of a narrow type is an `int`.
  const cast = type.kind === "primitive" ? (narrowTypes.get(type.name) ?? "") : "";
  const constants = values.map((value) => {
    const constant = constantText(value, type);
    return typeof value === "number" && constant !== undefined ? `${cast}${constant}` : constant;
  });
  const isDecimal = type.kind === "primitive" && type.name === "decimal";
  if (isDecimal || constants.some((constant) => constant === undefined)) {
    notes.push(`one of: ${values.map((value) => JSON.stringify(value)).join(", ")}`);
    return;
  }
  const all = [...new Set(constants.filter((constant) => constant !== undefined))];
  add("AllowedValues", acceptsNull && !all.includes("null") ? [...all, "null"] : all);
}

const narrowTypes: ReadonlyMap<PrimitiveName, string> = new Map<PrimitiveName, string>([
  ["int8", "(sbyte)"],
  ["uint8", "(byte)"],
  ["int16", "(short)"],
  ["uint16", "(ushort)"],
]);

function addText(constraints: Constraints, add: Add, notes: string[]): void {
  const { minLength, maxLength, pattern } = constraints;
  if (maxLength !== undefined && maxLength <= largestInt) {
    const minimum = minLength === undefined || minLength > largestInt ? [] : [`MinimumLength = ${minLength}`];
    add("StringLength", [String(maxLength), ...minimum]);
  } else if (minLength !== undefined && minLength <= largestInt) {
    add("MinLength", [String(minLength)]);
    if (maxLength !== undefined) notes.push(`maxLength ${maxLength} is beyond what C# counts`);
  } else if (maxLength !== undefined) notes.push(`maxLength ${maxLength} is beyond what C# counts`);
  if (pattern === undefined) return;
  const whole = wholePattern(pattern);
  if (whole === undefined) notes.push(`pattern ${pattern} is not a .NET regular expression`);
  else add("RegularExpression", [csharpPattern(whole)]);
}

/**
 * `[RegularExpression]` asks for a match of the whole text, JSON Schema's `pattern` for one anywhere. Undefined where
 * .NET would not read it (an escape of a letter it does not know, `[^]`, `\u{…}`).
 */
export function wholePattern(pattern: string): string | undefined {
  try {
    new RegExp(pattern, "u");
  } catch {
    try {
      new RegExp(pattern);
    } catch {
      return undefined;
    }
  }
  if (/\[\^?\]/.test(pattern) || /\\u\{/.test(pattern)) return undefined;
  const rest = pattern.replace(/\\([\s\S])/g, (whole, sign: string) =>
    /[_/:#@"'&!%,;=<>~`]/.test(sign) ? sign : whole,
  );
  if (/(?:^|[^\\])(?:\\\\)*\\[^\W\d_bBdDsSwWtnrvf0cxupPkeAzZGa]/.test(rest)) return undefined;
  if (/\\p\{(?!L[ulmtoe]?\}|N[dlo]?\}|P[cdsefio]?\}|S[mcko]?\}|M[nce]?\}|Z[slp]?\}|C[cfson]?\})/i.test(rest))
    return undefined;
  const alternates = hasTopLevelBar(rest);
  const starts = !alternates && rest.startsWith("^");
  const ends = !alternates && /(?:^|[^\\])(?:\\\\)*\$$/.test(rest);
  if (starts && ends) return rest;
  const body = alternates ? `(?:${rest})` : rest;
  return `${starts ? "" : "[\\s\\S]*"}${body}${ends ? "" : "[\\s\\S]*"}`;
}

function addCount(minimum: number | undefined, maximum: number | undefined, add: Add, notes: string[]): void {
  const low = minimum !== undefined && minimum <= largestInt ? minimum : undefined;
  const high = maximum !== undefined && maximum <= largestInt ? maximum : undefined;
  if (maximum !== undefined && high === undefined)
    notes.push(`at most ${maximum} entries, which is beyond what C# counts`);
  // `[MaxLength(0)]` throws when it is asked.
  if (low === undefined && high === 0) add("Length", ["0", "0"]);
  else if (low !== undefined && high !== undefined && low <= high) add("Length", [String(low), String(high)]);
  else {
    if (low !== undefined) add("MinLength", [String(low)]);
    if (high !== undefined) add("MaxLength", [String(high)]);
  }
}

function addRange(constraints: Constraints, name: PrimitiveName, add: Add, names: FileNames, notes: string[]): void {
  const low = constraints.minimum ?? constraints.exclusiveMinimum;
  const high = constraints.maximum ?? constraints.exclusiveMaximum;
  if (low === undefined && high === undefined) return;
  const exclusive = [
    ...(constraints.minimum === undefined && constraints.exclusiveMinimum !== undefined
      ? ["MinimumIsExclusive = true"]
      : []),
    ...(constraints.maximum === undefined && constraints.exclusiveMaximum !== undefined
      ? ["MaximumIsExclusive = true"]
      : []),
  ];
  // A limit that a float only comes near to would refuse the very value that it names.
  if (name === "float32" && [low, high].some((limit) => limit !== undefined && !isFloat(limit))) {
    const limits = [low ?? numberType(name).minimum, high ?? numberType(name).maximum].map(csharpString);
    add("Range", ["typeof(float)", ...limits, ...exclusive, "ParseLimitsInInvariantCulture = true"]);
    return;
  }
  if (name === "float64" || name === "float32") {
    add("Range", [
      low === undefined ? "double.MinValue" : doubleText(low),
      high === undefined ? "double.MaxValue" : doubleText(high),
      ...exclusive,
    ]);
    return;
  }
  // Too rare for a form of their own.
  if (!isNumber(name) || name === "int128" || name === "uint128" || name === "float16") {
    notes.push(`minimum ${low ?? "none"}, maximum ${high ?? "none"}`);
    return;
  }
  const { minimum: smallest, maximum: largest } = numberType(name);
  const from = low === undefined ? smallest : clamp(low, smallest, largest, name === "decimal");
  const to = high === undefined ? largest : clamp(high, smallest, largest, name === "decimal");
  if (from === undefined || to === undefined) {
    notes.push(`minimum ${low ?? "none"}, maximum ${high ?? "none"}`);
    return;
  }
  // Leave out a bound that the type implies anyway.
  if (from === smallest && to === largest && exclusive.length === 0) return;
  if (name === "int32" || name === "int16" || name === "uint16" || name === "int8" || name === "uint8") {
    const lowText = low === undefined && name === "int32" ? "int.MinValue" : from;
    add("Range", [lowText, high === undefined && name === "int32" ? "int.MaxValue" : to, ...exclusive]);
    return;
  }
  const type = names.type({ kind: "primitive", name });
  add("Range", [
    `typeof(${type})`,
    csharpString(from),
    csharpString(to),
    ...exclusive,
    ...(name === "decimal" ? ["ParseLimitsInInvariantCulture = true"] : []),
  ]);
}

function isFloat(limit: string): boolean {
  return Math.fround(Number(limit)) === Number(limit);
}

function doubleText(text: string): string {
  const value = Number(text);
  if (value >= Number.MAX_VALUE) return "double.MaxValue";
  if (value <= -Number.MAX_VALUE) return "double.MinValue";
  const plain = String(value).replace("e+", "E").replace("e", "E");
  return /[.E]/.test(plain) ? plain : `${plain}d`;
}

/** A whole bound inside the type's range. A fractional one is reported, not rounded. */
function clamp(text: string, smallest: string, largest: string, fraction: boolean): string | undefined {
  if (fraction) return /^-?\d{1,28}(?:\.\d+)?$/.test(text) ? text : undefined;
  const whole = /^-?\d+(?:\.0+)?$/.test(text) ? BigInt(text.replace(/\..*$/, "")) : undefined;
  if (whole === undefined) return undefined;
  if (whole < BigInt(smallest)) return smallest;
  return whole > BigInt(largest) ? largest : whole.toString();
}

/** Formats that have an attribute of their own. */
const formatAttributes: ReadonlyMap<string, string> = new Map([
  ["email", "EmailAddress"],
  ["phone", "Phone"],
  ["credit-card", "CreditCard"],
]);

function addFormat(format: string, add: Add, names: FileNames): void {
  const attribute = formatAttributes.get(format);
  if (attribute !== undefined) {
    add(attribute);
    return;
  }
  if (format === "password") {
    add("DataType", [`${names.framework(annotations, "DataType")}.Password`]);
    return;
  }
  add("DataType", [csharpString(format)]);
}
