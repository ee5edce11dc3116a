import type { Deprecation, Documentation } from "../../contract/documentation.js";
import type { JsonValue } from "../../contract/json-value.js";
import { docComment, docLine, docText } from "../text/doc-comment.js";

export interface Documented {
  readonly documentation?: Documentation;
  readonly deprecated?: Deprecation;
}

export interface DocParts {
  /** Paragraphs between the remarks and the tags. */
  readonly notes?: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly text: string }[];
  readonly default?: JsonValue | undefined;
}

function hasText({ notes = [], parameters = [], default: fallback }: DocParts): boolean {
  return notes.length > 0 || parameters.length > 0 || fallback !== undefined;
}

/** JSDoc of a declaration, with a line break at its end; empty if there is no documentation. */
export function documentationText(documented: Documented, parts: DocParts = {}): string {
  const { documentation, deprecated } = documented;
  // Most declarations have no comment.
  if (documentation === undefined && deprecated === undefined && !hasText(parts)) return "";
  const lines: string[] = [];
  const add = (paragraph: string | undefined): void => {
    if (paragraph === undefined || paragraph.trim() === "") return;
    if (lines.length > 0) lines.push("");
    lines.push(...docText(paragraph));
  };
  add(documentation?.summary);
  add(documentation?.remarks);
  parts.notes?.forEach(add);
  const tags = (parts.parameters ?? []).map(({ name, text }) => `@param ${name} ${docLine(text)}`);
  if (documentation?.returns !== undefined) tags.push(`@returns ${docLine(documentation.returns)}`);
  if (parts.default !== undefined) tags.push(`@default ${JSON.stringify(parts.default)}`);
  if (documentation?.example !== undefined) tags.push("@example", ...docText(documentation.example));
  if (deprecated !== undefined) tags.push(`@deprecated ${docLine(deprecated.message ?? "")}`.trimEnd());
  if (lines.length > 0 && tags.length > 0) lines.push("");
  lines.push(...tags);
  const comment = docComment(lines);
  return comment === undefined ? "" : `${comment}\n`;
}
