/**
 * Text on its way into TypeScript code. Whatever a C# author or an OpenAPI document wrote stays data: no quote, backslash,
 * line terminator or `${` in them can end the literal.
 */

import { safeTypeName } from "../../contract/names/reserved-words.js";
import { unicodeEscape } from "./unicode-escape.js";

// Control characters, format characters (bidirectional overrides make code read otherwise than it runs), the two line
// terminators that JSON does not know, and halves of surrogate pairs, which UTF-8 cannot carry.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

/** Printable ASCII without a quote or backslash: most texts, which stay as they are. */
const plainText = /^[ !#-[\]-~]*$/;

/** The same without what a template literal takes for its own. */
const plainTemplate = /^[ -#%-[\]-_a-~]*$/;

/** A double-quoted string literal. */
export function stringLiteral(text: string): string {
  if (plainText.test(text)) return `"${text}"`;
  return `"${escapeInvisible(text.replace(/[\\"]/g, "\\$&"))}"`;
}

/** The fixed part of a template literal, without its backticks. */
export function templateText(text: string): string {
  if (plainTemplate.test(text)) return text;
  return escapeInvisible(text.replace(/\\|`|\$(?=\{)/g, "\\$&"));
}

/** The key of an object type or literal: bare where that is an identifier, else quoted. */
export function propertyName(name: string): string {
  return isTypeScriptIdentifier(name) ? name : stringLiteral(name);
}

/** `key: value` of an object literal, shortened where the value is a variable of that name. */
export function literalMember(key: string, value: string): string {
  return key === value && isTypeScriptIdentifier(key) && key !== "__proto__" ? key : literalEntry(key, value);
}

/** `key: value` of an object literal. */
export function literalEntry(key: string, value: string): string {
  // `"__proto__": x` would set the prototype; a computed key makes a property.
  return key === "__proto__" ? `["__proto__"]: ${value}` : `${propertyName(key)}: ${value}`;
}

/** `.name`, or `["na-me"]`. */
export function memberAccess(name: string): string {
  return isTypeScriptIdentifier(name) ? `.${name}` : `[${stringLiteral(name)}]`;
}

/** A string, number or boolean as a literal type or expression. */
export function scalarLiteral(value: string | number | boolean | null): string {
  return typeof value === "string" ? stringLiteral(value) : String(value);
}

/** A regular expression literal; undefined where ECMAScript cannot read the pattern. */
export function regexLiteral(pattern: string, flags = ""): string | undefined {
  try {
    // `source` has slashes and line terminators escaped, but leaves other invisible characters alone.
    return `/${escapeInvisible(new RegExp(pattern, flags).source)}/${flags}`;
  } catch {
    return undefined;
  }
}

/**
 * A name of a declaration, parameter or variable. Reading makes names identifiers; what is not one after all, such as a name
 * that damaged C# leaves out, loses the characters that no identifier has.
 */
export function typeScriptIdentifier(name: string): string {
  if (isTypeScriptIdentifier(name)) return name;
  return `_${name.replace(/[^\p{ID_Continue}$]/gu, "_")}`;
}

/** A type parameter: also not a word that TypeScript keeps for itself. */
export function typeParameter(name: string): string {
  return typeScriptIdentifier(safeTypeName(name));
}

/** Most names are plain ASCII, which is checked much faster. */
const plainIdentifier = /^[A-Za-z_$][A-Za-z0-9_$]*$/;
const anyIdentifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

export function isTypeScriptIdentifier(name: string): boolean {
  return plainIdentifier.test(name) || anyIdentifier.test(name);
}

/** Printable ASCII hides nothing. */
const visible = /^[ -~]*$/;

function escapeInvisible(text: string): string {
  if (visible.test(text)) return text;
  return text.replace(invisible, (character) => shortEscapes.get(character) ?? unicodeEscape(character));
}
