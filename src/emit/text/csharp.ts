import { unicodeEscape } from "./unicode-escape.js";

/**
 * The only place that makes C# text out of strings of the outside: names, literals, comments. Whatever a document says, it
 * stays inside the token it was meant for.
 */

const keywords = new Set(
  `abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else
  enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long
  namespace new null object operator out override params private protected public readonly ref return sbyte sealed short
  sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual
  void volatile while`.split(/\s+/),
);

/** Contextual keywords that cannot name a type. https://learn.microsoft.com/dotnet/csharp/language-reference/keywords/ */
const typeKeywords = new Set([
  "record",
  "var",
  "dynamic",
  "nint",
  "nuint",
  "notnull",
  "unmanaged",
  "required",
  "scoped",
  "file",
  "field",
  "global",
  "where",
  "when",
  "and",
  "or",
  "not",
  "with",
  "init",
  "get",
  "set",
  "value",
  "yield",
  "await",
  "async",
  "partial",
  "managed",
  "extension",
  "allows",
  "args",
  "union",
  "closed",
]);

const identifierPattern = /^[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}\p{Pc}]*$/u;

export function isCSharpIdentifier(name: string): boolean {
  return identifierPattern.test(name);
}

/** A name as C# writes it: `class` → `@class`. Characters that no identifier has are replaced one by one. */
export function csharpIdentifier(name: string): string {
  if (keywords.has(name) || typeKeywords.has(name)) return `@${name}`;
  if (identifierPattern.test(name)) return name;
  const safe = [...name.normalize("NFC")]
    .map((character) => (/[\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}_]/u.test(character) ? character : "_"))
    .join("");
  return identifierPattern.test(safe) ? safe : `_${safe}`;
}

/** `Acme.Api` with keywords escaped; undefined if it is not a namespace. */
export function csharpNamespace(name: string): string | undefined {
  const parts = name.split(".");
  return parts.every(isCSharpIdentifier) ? parts.map(csharpIdentifier).join(".") : undefined;
}

const escapes: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '"': '\\"',
    "\\": "\\\\",
    "\n": "\\n",
    "\r": "\\r",
    "\t": "\\t",
    "\0": "\\0",
  }),
);

/** A regular string literal. Everything that is not plain text, invisible and bidirectional signs included, is escaped. */
export function csharpString(text: string): string {
  // Code units, not code points: a lone surrogate must be escaped, a pair need not be.
  const body = text.replace(
    /["\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu,
    (character) => escapes.get(character) ?? unicodeEscape(character),
  );
  return `"${body}"`;
}

/** A verbatim literal where possible, since a regular expression is easier to read in one. */
export function csharpPattern(text: string): string {
  const plain = csharpString(text);
  return text.includes("\\") && /^[\x20-\x7e]*$/.test(text) ? `@"${text.replaceAll('"', '""')}"` : plain;
}

/** A JSON text in a raw literal, or in a regular one where a raw one cannot hold it. */
export function csharpRawString(text: string): string {
  const fits =
    /^[^"\n\r][^\n\r]*[^"\n\r]$/.test(text) && !text.includes('"""') && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text);
  return fits ? `"""${text}"""` : csharpString(text);
}

/** A text of several lines in a raw literal, one line each; in a regular one where a raw one cannot hold it. */
export function csharpRawLines(text: string): readonly string[] {
  if (/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text)) return [csharpString(text)];
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([quotes]) => quotes.length));
  const fence = '"'.repeat(longest + 1);
  return [fence, ...text.split("\n").map((line) => (line === "" ? "" : `    ${line}`)), `    ${fence}`];
}

/** Text inside a `///` element: no markup, and no sign that XML 1.0 does not have. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd")
    .replace(/[\u202a-\u202e\u2066-\u2069\u2028\u2029\u0085]/g, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** One `///` element, on one line where the text has one. */
export function docElement(element: string, text: string): readonly string[] {
  const lines = xmlText(text.replace(/\r\n?/g, "\n"))
    .split("\n")
    .map((line) => line.trimEnd());
  while (lines.at(-1) === "") lines.pop();
  while (lines[0] === "") lines.shift();
  const [only] = lines;
  if (lines.length === 1 && only !== undefined) return [`/// <${element}>${only}</${element}>`];
  return [`/// <${element}>`, ...lines.map((line) => (line === "" ? "///" : `/// ${line}`)), `/// </${element}>`];
}

/** A `//` comment; it ends where the line ends, so nothing in it may end the line. */
export function lineComment(text: string): string {
  return `// ${text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u0085]+/gu, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .trim()}`;
}
