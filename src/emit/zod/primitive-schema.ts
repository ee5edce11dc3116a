import type { PrimitiveName, PrimitiveUse } from "../../contract/type-use.js";
import { isNumber, type NumberName, numberType } from "../../contract/values/numbers.js";

/** Exactly what System.Text.Json writes for each primitive, as a schema without constraints. */
export function zodPrimitive(use: PrimitiveUse, zod: string): string {
  if (use.asString === true) return `${zod}.string().check(${zod}.regex(${quotedNumber(use.name)}))`;
  if (use.isObject === true) return use.name === "bytes" ? `${zod}.instanceof(Uint8Array)` : `${zod}.date()`;
  if (isNumber(use.name)) return numberSchema(use.name, zod);
  switch (use.name) {
    case "string":
    case "uri":
      return `${zod}.string()`;
    case "char":
      return `${zod}.string().check(${zod}.length(1))`;
    case "boolean":
      return `${zod}.boolean()`;
    case "guid":
      return `${zod}.guid()`;
    case "version":
      return `${zod}.string().check(${zod}.regex(/^\\d+(\\.\\d+){1,3}$/))`;
    case "dateTime":
    case "dateTimeOffset":
      return `${zod}.iso.datetime({ local: true, offset: true })`;
    case "date":
      return `${zod}.iso.date()`;
    case "time":
      return `${zod}.iso.time()`;
    case "duration":
      // TimeSpan's constant format: [-][d.]hh:mm:ss[.fffffff]
      return `${zod}.string().check(${zod}.regex(/^-?(\\d+\\.)?\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,7})?$/))`;
    case "bytes":
      return `${zod}.base64()`;
  }
}

function numberSchema(name: NumberName, zod: string): string {
  const { whole, minimum, maximum, exactTo } = numberType(name);
  if (!whole) return `${zod}.number()`;
  if (name === "int32" || name === "uint32") return `${zod}.${name}()`;
  // Zod's own integer check refuses what a double cannot hold exactly, but a server may send it.
  if (exactTo > Number.MAX_SAFE_INTEGER)
    return `${zod}.number().check(${zod}.refine(Number.isInteger, "Invalid input: expected int, received number"))`;
  return `${zod}.int().check(${zod}.gte(${minimum}), ${zod}.lte(${maximum}))`;
}

function quotedNumber(name: PrimitiveName): string {
  if (!isNumber(name) || numberType(name).whole) return "/^-?\\d+$/";
  if (name === "decimal") return "/^-?\\d+(\\.\\d+)?$/";
  return "/^(-?\\d+(\\.\\d+)?(E[+-]?\\d+)?|NaN|-?Infinity)$/";
}
