import type { Deprecation, Documentation } from "../../contract/documentation.js";
import { type Html, html, nothing, prose } from "../text/html.js";

/** A comment: paragraphs between blank lines, and lists. */
export function paragraphs(text: string | undefined): Html {
  const blocks = (text ?? "")
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "");
  return html`${blocks.map((block) => {
    const lines = block.split("\n");
    return lines.every((line) => line.startsWith("- "))
      ? html`<ul>${lines.map((line) => html`<li>${prose(line.slice(2))}</li>`)}</ul>`
      : html`<p class="prose">${prose(block)}</p>`;
  })}`;
}

export function documentationHtml(documentation: Documentation | undefined, notes: readonly string[] = []): Html {
  if (documentation === undefined && notes.length === 0) return nothing;
  const { summary, remarks, example } = documentation ?? {};
  return html`<div class="documentation">${paragraphs(summary)}${paragraphs(remarks)}${
    example === undefined ? nothing : html`<p class="label">Example</p><pre class="prose">${example}</pre>`
  }${notes.map((note) => html`<p class="note">${prose(note)}</p>`)}</div>`;
}

export function deprecationHtml(deprecated: Deprecation | undefined): Html {
  if (deprecated === undefined) return nothing;
  const { message = "" } = deprecated;
  return html`<p class="warning"><strong>Deprecated.</strong> ${prose(message)}</p>`;
}

export function tag(text: string, kind = "plain"): Html {
  return html`<span class="tag ${kind}">${text}</span>`;
}
