import type { Constraints } from "../../contract/constraints.js";
import type { PrimitiveName } from "../../contract/type-use.js";
import { numberType } from "../../contract/values/numbers.js";

/** String formats that are C# types of their own, true on the wire of System.Text.Json. */
const stringFormats: ReadonlyMap<string, PrimitiveName> = new Map<string, PrimitiveName>([
  ["uuid", "guid"],
  ["guid", "guid"],
  ["date-time", "dateTimeOffset"],
  ["datetime", "dateTimeOffset"],
  ["date", "date"],
  ["time", "time"],
  ["time-local", "time"],
  ["partial-time", "time"],
  ["uri", "uri"],
  ["url", "uri"],
  ["byte", "bytes"],
  ["base64", "bytes"],
  ["char", "char"],
]);

/**
 * Semantic formats that become value objects, with the name of their type. `duration` is one: ISO 8601 is not what
 * System.Text.Json writes for a TimeSpan.
 */
const semanticFormats: ReadonlyMap<string, string> = new Map<string, string>([
  ["email", "EmailAddress"],
  ["idn-email", "InternationalEmailAddress"],
  ["hostname", "HostName"],
  ["idn-hostname", "InternationalHostName"],
  ["ipv4", "IPv4Address"],
  ["ipv6", "IPv6Address"],
  ["uri-reference", "UriReference"],
  ["uri-template", "UriTemplate"],
  ["iri", "InternationalUri"],
  ["iri-reference", "InternationalUriReference"],
  ["json-pointer", "JsonPointer"],
  ["relative-json-pointer", "RelativeJsonPointer"],
  ["regex", "RegularExpressionText"],
  ["duration", "Iso8601Duration"],
]);

/** What of a string's format nothing checks: no attribute of .NET knows it, or the type that it becomes takes more. */
export function uncheckedFormat(format: string | undefined, name: PrimitiveName = "string"): string | undefined {
  if (name === "uri") return "a relative address is read too";
  if (name !== "string" || format === undefined) return undefined;
  if (format === "email" || format === "idn-email") return "no more is checked than that there is one @ inside";
  return semanticFormats.has(format) || stringFormats.has(format) ? `${format} is not checked` : undefined;
}

/** Formats that say how wide an integer is. */
export const sizedIntegers: ReadonlyMap<string, PrimitiveName> = new Map<string, PrimitiveName>([
  ["int8", "int8"],
  ["uint8", "uint8"],
  ["int16", "int16"],
  ["uint16", "uint16"],
  ["int32", "int32"],
  ["uint32", "uint32"],
  ["int64", "int64"],
  ["uint64", "uint64"],
]);

const integerFormats: ReadonlyMap<string, PrimitiveName> = new Map<string, PrimitiveName>([
  ...sizedIntegers,
  ["integer", "int64"],
  ["int", "int32"],
  ["long", "int64"],
]);

const numberFormats: ReadonlyMap<string, PrimitiveName> = new Map<string, PrimitiveName>([
  ["float", "float32"],
  ["double", "float64"],
  ["decimal", "decimal"],
  ["number", "float64"],
]);

export interface FormattedPrimitive {
  readonly primitive: PrimitiveName;
  /** The format where the primitive does not say it. */
  readonly format?: string;
}

export function stringPrimitive(format: string | undefined): FormattedPrimitive {
  if (format === undefined || format === "string") return { primitive: "string" };
  const primitive = stringFormats.get(format.toLowerCase());
  return primitive === undefined ? { primitive: "string", format } : { primitive: primitive };
}

/** The type name of a format's value object. */
export function semanticType(format: string | undefined): string | undefined {
  return format === undefined ? undefined : semanticFormats.get(format);
}

/** The type that a format of numbers belongs to. */
export function numberTypeOf(format: string | undefined): "integer" | "number" | undefined {
  const name = format?.toLowerCase() ?? "";
  return integerFormats.has(name) ? "integer" : numberFormats.has(name) ? "number" : undefined;
}

export function numberPrimitive(
  type: "integer" | "number",
  format: string | undefined,
  constraints: Constraints,
): FormattedPrimitive {
  const primitive =
    format === undefined ? undefined : (type === "integer" ? integerFormats : numberFormats).get(format.toLowerCase());
  if (primitive !== undefined) return { primitive: fits(primitive, constraints) ? primitive : widened(primitive) };
  const rest = format === undefined ? {} : { format };
  if (type === "number") return { primitive: holdsFractions(format), ...rest };
  if (!fits("int64", constraints)) return { primitive: widened("int64"), ...rest };
  return { primitive: boundedByInt32(constraints) ? "int32" : "int64", ...rest };
}

/**
 * A number in an integer's format may still be 1.5, because a format says nothing of the type. A decimal has the fraction and
 * every integer of 64 bits; a double has not.
 */
function holdsFractions(format: string | undefined): PrimitiveName {
  const width = format === undefined ? undefined : integerFormats.get(format.toLowerCase());
  return width === "int64" || width === "uint64" ? "decimal" : "float64";
}

function boundedByInt32(constraints: Constraints): boolean {
  const low = constraints.minimum ?? constraints.exclusiveMinimum;
  const high = constraints.maximum ?? constraints.exclusiveMaximum;
  return low !== undefined && high !== undefined && Number(low) >= -2147483648 && Number(high) <= 2147483647;
}

/** Documents say int32 and a minimum of -2^63, or int64 and a maximum of 2^64 - 1. */
function fits(name: PrimitiveName, constraints: Constraints): boolean {
  const high = constraints.maximum ?? constraints.exclusiveMaximum ?? "0";
  // Without a lower end, only the bound of 64 bits says that there is no sign.
  const low = Number(constraints.minimum ?? constraints.exclusiveMinimum ?? (Number(high) > 2 ** 64 ? -1 : 0));
  // With a negative end as well, the bounds are those of 64 bits, rounded: nothing wider has an attribute.
  return name !== "int64" || !isBeyondLong(high) || low < 0;
}

function isBeyondLong(text: string): boolean {
  return /^-?\d+$/.test(text) ? BigInt(text) > BigInt(numberType("int64").maximum) : Number(text) >= 2 ** 63;
}

/** What the bounds of an integer let in and its type does not read; undefined where there is nothing. */
export function unreadBeyond(
  name: PrimitiveName,
  format: string | undefined,
  constraints: Constraints,
): string | undefined {
  const low = Number(constraints.minimum ?? constraints.exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
  const high = Number(constraints.maximum ?? constraints.exclusiveMaximum ?? 0);
  if (name === "int64" && high > 2 ** 63) return "values beyond long are not read";
  if (name !== "uint64" || high < 2 ** 63) return undefined;
  if (low < 0 && integerFormats.get(format?.toLowerCase() ?? "") !== "uint64")
    return "only ulong has it, which reads nothing below 0";
  return high > 2 ** 64 ? "values beyond ulong are not read" : undefined;
}

function widened(name: PrimitiveName): PrimitiveName {
  return name === "int64" ? "uint64" : name;
}
