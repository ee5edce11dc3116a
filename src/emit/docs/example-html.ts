import type { JsonValue } from "../../contract/json-value.js";
import type { Direction } from "../../contract/shapes.js";
import type { TypeUse } from "../../contract/type-use.js";
import { jsonExample } from "../examples/json-example.js";
import { type Html, html, nothing } from "../text/html.js";
import type { PageScope } from "./page-scope.js";

/** An example of the type as JSON; undefined where it has none, or none that anybody would read. */
export function exampleJson(
  use: TypeUse,
  direction: Direction,
  { name, declared }: { readonly name: string; readonly declared?: JsonValue | undefined },
  page: PageScope,
): string | undefined {
  return jsonExample(use, { name, declared }, page.examples(direction));
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
