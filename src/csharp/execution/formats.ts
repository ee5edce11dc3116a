/** Values as a format and an alignment write them: `{count:D3}`, `{name,-5}`, `count.ToString("x")`. */
import type { Constant } from "../binding/symbols/symbols.js";
import { type CSharpValue, displayText, knownString } from "./value.js";

/** Undefined where the culture decides, and for formats that are not followed. */
export function formattedText(value: CSharpValue, format: string): string | undefined {
  if (value.kind !== "constant") return undefined;
  const { constant } = value;
  switch (constant.kind) {
    case "integer":
      return formattedInteger(constant, format);
    case "enum":
      if (/^[dD]$/.test(format)) return String(constant.value);
      return /^[gG]?$/.test(format) ? displayText(value) : undefined;
    // They have no formats.
    case "string":
    case "char":
    case "bool":
    case "null":
      return displayText(value);
    default:
      return undefined;
  }
}

function formattedInteger({ value }: Extract<Constant, { kind: "integer" }>, format: string): string | undefined {
  const [sign, digits] = value < 0n ? ["-", String(-value)] : ["", String(value)];
  if (/^[gG]?$/.test(format)) return sign + digits;
  const [, specifier = "", width = ""] = /^([dDxX])(\d{0,2})$/.exec(format) ?? [];
  if (/^[dD]$/.test(specifier)) return sign + digits.padStart(Number(width), "0");
  if (/^0+$/.test(format)) return sign + digits.padStart(format.length, "0");
  // A negative number is written by the bits of its type.
  if (specifier === "" || value < 0n) return undefined;
  const hex = value.toString(16).padStart(Number(width), "0");
  return specifier === "X" ? hex.toUpperCase() : hex;
}

/** Widths are counted in UTF-16 units; a negative one puts the text to the left. */
export function alignedText(text: CSharpValue, width: number): string | undefined {
  const known = knownString(text);
  if (known === undefined || Math.abs(width) > widest) return undefined;
  return width < 0 ? known.padEnd(-width) : known.padStart(width);
}

const widest = 10_000;
