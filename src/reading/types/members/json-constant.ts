import type { JsonValue } from "../../../contract/json-value.js";
import type { Constant } from "../../../csharp/binding/symbols/symbols.js";

/** A C# constant as JSON would hold it; undefined when JSON has no such value. Enum members go by their C# names. */
export function jsonConstant(constant: Constant | undefined): JsonValue | undefined {
  switch (constant?.kind) {
    case "null":
      return null;
    case "bool":
    case "string":
    case "char":
      return constant.value;
    case "integer":
      return jsonInteger(constant.value);
    case "float":
      return Number.isFinite(constant.value) ? shortest(constant.value, constant.type) : undefined;
    case "decimal":
      return decimalValue(constant.value);
    case "enum":
      return constant.members.length === 0 ? undefined : constant.members.join(", ");
    case "array": {
      const elements = constant.elements.map(jsonConstant);
      return elements.every((element) => element !== undefined) ? elements : undefined;
    }
    default:
      return undefined;
  }
}

/** The fewest digits that are read as the same value, as System.Text.Json writes it: `38.916f` is 38.916. */
function shortest(value: number, type: "float" | "double"): number {
  if (type === "double") return value;
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => Number(value.toPrecision(count)));
  return digits.find((candidate) => Math.fround(candidate) === value) ?? value;
}

function decimalValue(text: string): JsonValue {
  const value = Number(text);
  const significant = text.replace(/^-?0*\.?0*/, "").replace(".", "").length;
  return significant <= 15 ? value : text;
}

/** Decimal text of a numeric constant, every digit kept. */
export function decimalText(constant: Constant | undefined): string | undefined {
  switch (constant?.kind) {
    case "integer":
      return constant.value.toString();
    case "float":
      return Number.isFinite(constant.value) ? plainDecimal(constant.value) : undefined;
    case "decimal":
      return constant.value;
    case "string":
      return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(constant.value.trim())
        ? constant.value.trim().replace(/^\+/, "")
        : undefined;
    default:
      return undefined;
  }
}

/** Exponents written out, for readers that know digits only. */
function plainDecimal(value: number): string {
  const text = String(value);
  if (!text.includes("e")) return text;
  return Math.abs(value) >= 1 ? BigInt(Math.trunc(value)).toString() : value.toFixed(20).replace(/0+$/, "");
}

/** Beyond double precision the digits are kept as text. */
export function jsonInteger(value: bigint): number | string {
  return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
}
