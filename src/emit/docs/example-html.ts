import type { JsonValue } from "../../contract/json-value.js";
import type { Direction } from "../../contract/shapes.js";
import type { TypeUse } from "../../contract/type-use.js";
import { expandedExample, indentedJson, literalExample } from "../examples/json-example.js";
import { type Html, html, nothing } from "../text/html.js";
import type { PageScope } from "./page-scope.js";

/** An example of the type as JSON; undefined where it has none, or none that anybody would read. */
export function exampleJson(
  use: TypeUse,
  direction: Direction,
  { name, given }: { readonly name: string; readonly given?: JsonValue | undefined },
  page: PageScope,
): string | undefined {
  const example = expandedExample(use, { name, given }, page.examples(direction));
  return example === undefined ? undefined : indentedJson(example);
}

/** A value that the contract itself gives, as it is given; undefined where nobody would read it. */
export function givenJson(value: JsonValue): string | undefined {
  const example = literalExample(value);
  return example === undefined ? undefined : indentedJson(example);
}

export function exampleHtml(label: string, json: string | undefined): Html {
  if (json === undefined) return nothing;
  return html`<details class="example"><summary>${label}</summary><pre tabindex="0"><code>${highlighted(json)}</code></pre></details>`;
}

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*|true|false|null)/g;

function highlighted(json: string): Html {
  const parts: Html[] = [];
  let end = 0;
  for (const match of json.matchAll(token)) {
    const [whole, text, colon, other] = match;
    parts.push(html`${json.slice(end, match.index)}`);
    if (text === undefined) parts.push(html`<span class="json-value">${other}</span>`);
    else if (colon === undefined) parts.push(html`<span class="json-text">${text}</span>`);
    else parts.push(html`<span class="json-key">${text}</span>${colon}`);
    end = match.index + whole.length;
  }
  return html`${parts}${json.slice(end)}`;
}
