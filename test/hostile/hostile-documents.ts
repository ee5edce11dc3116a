import { extent } from "../extent.js";
import { fieldsOf, fullDocuments, withText } from "./documents.js";
import { hostileTexts } from "./texts.js";

export interface HostileDocument {
  /** `OpenAPI 3.1, value info.title: "*\/"`. */
  readonly name: string;
  readonly text: string;
}

/** One field in so many with one text, in turn; a long run takes every field. */
const everyField = extent === "long" ? 1 : 16;

/** Documents for the compilers, which are too slow for the whole matrix: each field in turn with another text. */
export function hostileDocuments(): readonly HostileDocument[] {
  return Object.entries(fullDocuments).flatMap(([version, document], first) =>
    fieldsOf(document).flatMap((field, at) => {
      const text = hostileTexts[(at * 7 + first * 13) % hostileTexts.length];
      if (at % everyField !== 0 || text === undefined) return [];
      const name = `OpenAPI ${version}, ${field.is} ${field.way.join(".")}: ${JSON.stringify(text)}`;
      return [{ name, text: withText(document, field, text) }];
    }),
  );
}
