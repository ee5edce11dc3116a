import { unicodeEscape } from "./unicode-escape.js";

/**
 * Text on its way into HTML. A template tagged `html` escapes whatever is put into it, unless it was made by such a template
 * itself: a name or a comment of the outside is text there, in an element as well as in a quoted attribute.
 */

/** Markup; only this module makes it. */
class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

export type Html = Markup;

export type HtmlPart = string | number | Html | readonly Html[] | undefined;

export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Markup(strings.map((text, at) => text + partText(parts[at])).join(""));
}

/** Markup in a row, with something between. */
export function joined(parts: readonly Html[], between: Html): Html {
  return new Markup(parts.join(String(between)));
}

export const nothing: Html = new Markup("");

function partText(part: HtmlPart): string {
  if (part === undefined) return "";
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return part instanceof Markup ? String(part) : part.join("");
}

const entities: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
  ["`", "&#96;"],
]);

// Control characters, halves of surrogate pairs, and what makes text read in another order than it is written in.
const unreadable = /(?![\t\n])[\p{Cc}\p{Cs}]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(unreadable, "\ufffd")
    .replace(/[&<>"'`]/g, (character) => entities.get(character) ?? "");
}

/** A value for the page's script, as the text of an attribute: every character arrives as it was. */
export function dataText(value: unknown): string {
  return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, unicodeEscape);
}

/** The address of a place in the page: the parts of its id, of which none ends the fragment. */
export function fragment(...parts: readonly string[]): string {
  return `#${parts.map((part) => encodeURIComponent(part.replace(/\p{Cs}/gu, "\ufffd"))).join("/")}`;
}

/**
 * A human's plain text in an element: addresses of the web become links and words in backticks code. Any other address, such as
 * `javascript:`, stays text.
 */
export function prose(text: string): Html {
  const parts = text.split(/(`[^`\n]+`|https?:\/\/[^\s<>"'`]+[^\s<>"'`.,;:!?)\]}])/u);
  return new Markup(
    parts
      .map((part, at) => {
        if (at % 2 === 0) return escaped(part);
        if (part.startsWith("`")) return `<code>${escaped(part.slice(1, -1))}</code>`;
        return `<a href="${escaped(part)}" rel="noopener noreferrer">${escaped(part)}</a>`;
      })
      .join(""),
  );
}

/** A script or style of our own, as it is. What could end the element must not be in it. */
export function ownText(text: string): Html {
  if (/<\/(script|style)|<!--/i.test(text)) throw new Error("A script or style of the page would end its element.");
  return new Markup(text);
}
