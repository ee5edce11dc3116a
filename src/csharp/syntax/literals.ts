/** Values of names and literals as the program sees them: escapes decoded, quotation marks and indentation gone. */
import { Char } from "../../text/char.js";
import { knownName } from "./known-names.js";
import type {
  IdentifierNameSyntax,
  IdentifierToken,
  InterpolatedStringExpressionSyntax,
  LiteralExpressionSyntax,
  Span,
} from "./nodes.js";
import { type SourceFile, textBetween, textOf } from "./source-file.js";

/** A name without `@`, escapes decoded (language specification 6.4.3). */
export function identifierText(file: SourceFile, name: IdentifierToken | IdentifierNameSyntax): string {
  const verbatim = file.bytes[name.start] === Char.At && name.end > name.start;
  return nameBetween(file, verbatim ? name.start + 1 : name.start, name.end);
}

/** The name that stands between two places. */
export function nameBetween({ bytes }: SourceFile, start: number, end: number): string {
  return knownName(bytes, start, end) ?? decodeEscapes(textBetween(bytes, start, end)).replace(/\p{Cf}/gu, "");
}

export type LiteralValue =
  | { readonly type: "int" | "uint" | "long" | "ulong"; readonly value: bigint }
  | { readonly type: "float" | "double"; readonly value: number }
  /** Digits as written, without suffix and separators: JavaScript has no number that could hold them. */
  | { readonly type: "decimal"; readonly value: string }
  | { readonly type: "string" | "utf8String"; readonly value: string }
  /** One UTF-16 unit. */
  | { readonly type: "char"; readonly value: string }
  | { readonly type: "bool"; readonly value: boolean }
  | { readonly type: "null" | "default"; readonly value: null };

/** Undefined for a literal that is malformed, and for `__arglist`. */
export function literalValue(file: SourceFile, literal: LiteralExpressionSyntax): LiteralValue | undefined {
  switch (literal.kind) {
    case "NumericLiteralExpression":
      return numericValue(textOf(file, literal));
    case "StringLiteralExpression":
      return { type: "string", value: stringValue(textOf(file, literal)) };
    case "Utf8StringLiteralExpression":
      return { type: "utf8String", value: stringValue(textOf(file, literal).slice(0, -2)) };
    case "CharacterLiteralExpression":
      return { type: "char", value: decodeEscapes(textOf(file, literal).slice(1, -1)) };
    case "TrueLiteralExpression":
      return { type: "bool", value: true };
    case "FalseLiteralExpression":
      return { type: "bool", value: false };
    case "NullLiteralExpression":
      return { type: "null", value: null };
    case "DefaultLiteralExpression":
      return { type: "default", value: null };
    case "ArgListExpression":
      return undefined;
  }
}

/** Language specification 6.4.5.3: the first of int, uint, long, ulong that holds the value and that the suffix allows. */
function numericValue(written: string): LiteralValue | undefined {
  // Nearly all of them.
  if (/^[0-9]{1,9}$/.test(written)) return { type: "int", value: BigInt(written) };
  const text = written.replaceAll("_", "").toLowerCase();
  const integer = /^(0x[0-9a-f]+|0b[01]+|[0-9]+)(u|l|ul|lu)?$/.exec(text);
  if (integer !== null) return integerValue(BigInt(integer[1] ?? "0"), integer[2] ?? "");
  const real = /^([0-9.]+(?:e[+-]?[0-9]+)?)([fdm]?)$/.exec(text);
  if (real === null) return undefined;
  const digits = real[1] ?? "0";
  if (real[2] === "m") return { type: "decimal", value: digits };
  if (real[2] === "f") return { type: "float", value: Math.fround(Number(digits)) };
  return { type: "double", value: Number(digits) };
}

function integerValue(value: bigint, suffix: string): LiteralValue | undefined {
  const unsigned = suffix.includes("u");
  const long = suffix.includes("l");
  if (!long) {
    if (!unsigned && value < 1n << 31n) return { type: "int", value };
    if (value < 1n << 32n) return { type: "uint", value };
  }
  if (!unsigned && value < 1n << 63n) return { type: "long", value };
  return value < 1n << 64n ? { type: "ulong", value } : undefined;
}

function stringValue(text: string): string {
  if (text.startsWith("@")) return text.slice(2, -1).replaceAll('""', '"');
  if (!text.startsWith('""')) return decodeEscapes(text.slice(1, -1));
  const quotes = /^"+/.exec(text)?.[0].length ?? 0;
  if (quotes >= 3) return rawValue(text.slice(quotes, text.length - quotes));
  return decodeEscapes(text.slice(1, -1));
}

/** A raw string of many lines loses its first and last line end, and the indentation of its last line everywhere. */
function rawValue(content: string): string {
  if (!/^[ \t]*(\r\n|[\n\r\u0085\u2028\u2029])/.test(content)) return content;
  const lines = content.split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  const ends = content.match(/\r\n|[\n\r\u0085\u2028\u2029]/g) ?? [];
  const indentation = lines[lines.length - 1] ?? "";
  let value = "";
  for (let i = 1; i < lines.length - 1; i++) {
    const line = lines[i] ?? "";
    value += line.startsWith(indentation) ? line.slice(indentation.length) : line.trimStart();
    if (i < lines.length - 2) value += ends[i] ?? "\n";
  }
  return value;
}

const simpleEscapes: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    "'": "'",
    '"': '"',
    "\\": "\\",
    "0": "\0",
    a: "\x07",
    b: "\b",
    e: "\x1b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
    v: "\v",
  }),
);

export function decodeEscapes(text: string): string {
  if (!text.includes("\\")) return text;
  return text.replace(
    /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{1,4})|(.))/gsu,
    (
      whole,
      short: string | undefined,
      long: string | undefined,
      variable: string | undefined,
      simple: string | undefined,
    ) => {
      const digits = short ?? variable;
      if (digits !== undefined) return String.fromCharCode(Number.parseInt(digits, 16));
      if (long !== undefined) {
        const codePoint = Number.parseInt(long, 16);
        return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : whole;
      }
      return simpleEscapes.get(simple ?? "") ?? whole;
    },
  );
}

/** A piece of text between the holes of an interpolated string. */
export function interpolatedText(file: SourceFile, string: InterpolatedStringExpressionSyntax, piece: Span): string {
  const opening =
    /^[$@]+"*/.exec(textBetween(file.bytes, string.start, Math.min(string.end, string.start + 64)))?.[0] ?? '$"';
  const quotes = opening.length - opening.replaceAll('"', "").length;
  const text = textOf(file, piece);
  if (quotes >= 3 && !opening.includes("@")) return rawPiece(file, string, piece);
  const unbraced = text.replaceAll("{{", "{").replaceAll("}}", "}");
  return opening.includes("@") ? unbraced.replaceAll('""', '"') : decodeEscapes(unbraced);
}

/** Pieces of a raw string of many lines: the indentation of the closing line goes from every line that starts in the piece. */
function rawPiece(file: SourceFile, string: InterpolatedStringExpressionSyntax, piece: Span): string {
  const text = textOf(file, piece);
  const indentation = /(?:\r\n|[\n\r])([ \t]*)"+$/.exec(textOf(file, string))?.[1];
  if (indentation === undefined || indentation === "") return text;
  const startsLine = string.contents[0]?.start === piece.start;
  return text
    .split(/(\r\n|[\n\r])/)
    .map((line, i) => ((i > 0 || startsLine) && line.startsWith(indentation) ? line.slice(indentation.length) : line))
    .join("");
}
