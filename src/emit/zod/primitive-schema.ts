import type { PrimitiveName, PrimitiveUse } from "../../contract/type-use.js";

/** Exactly what System.Text.Json writes for each primitive, as a schema without constraints. */
export function primitiveSchema(use: PrimitiveUse, zod: string): string {
  if (use.asString === true) return `${zod}.string().check(${zod}.regex(${quotedNumber(use.name)}))`;
  switch (use.name) {
    case "string":
    case "uri":
      return `${zod}.string()`;
    case "char":
      return `${zod}.string().check(${zod}.length(1))`;
    case "boolean":
      return `${zod}.boolean()`;
    case "int8":
      return integer(zod, -128, 127);
    case "uint8":
      return integer(zod, 0, 255);
    case "int16":
      return integer(zod, -32768, 32767);
    case "uint16":
      return integer(zod, 0, 65535);
    case "int32":
      return `${zod}.int32()`;
    case "uint32":
      return `${zod}.uint32()`;
    case "int64":
    case "uint64":
    case "int128":
    case "uint128":
      // Zod's own integer check refuses what a double cannot hold exactly, but a server may send it.
      return `${zod}.number().check(${zod}.refine(Number.isInteger))`;
    case "float16":
    case "float32":
    case "float64":
    case "decimal":
      return `${zod}.number()`;
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

function integer(zod: string, minimum: number, maximum: number): string {
  return `${zod}.int().check(${zod}.gte(${minimum}), ${zod}.lte(${maximum}))`;
}

function quotedNumber(name: PrimitiveName): string {
  switch (name) {
    case "float16":
    case "float32":
    case "float64":
      return "/^(-?\\d+(\\.\\d+)?(E[+-]?\\d+)?|NaN|-?Infinity)$/";
    case "decimal":
      return "/^-?\\d+(\\.\\d+)?$/";
    default:
      return "/^-?\\d+$/";
  }
}
