import { reasonPhrase } from "../../contract/http/reason-phrases.js";
import { isSuccess, type Operation, type Response, statusText } from "../../contract/operation.js";
import { dataName } from "../examples/example.js";
import { declaredJson } from "../examples/json-example.js";
import { type Html, html, nothing, prose } from "../text/html.js";
import { streamOf } from "../typescript/transfers.js";
import { tag } from "./documentation-html.js";
import { exampleHtml, exampleJson } from "./example-html.js";
import type { PageScope } from "./page-scope.js";
import { meaningOf, typeHtml } from "./type-html.js";

/** Each declared status with what it carries. */
export function answersHtml(operation: Operation, page: PageScope): Html {
  if (operation.responses.length === 0)
    return html`<p class="quiet">Nothing is declared: any 2XX is a success without a body.</p>`;
  return html`<ul class="answers">${operation.responses.map((response, at) => answerHtml(operation, response, at, page))}</ul>`;
}

function answerHtml(operation: Operation, response: Response, at: number, page: PageScope): Html {
  const status = statusText(response.status);
  const isAnySuccess = operation.anySuccess && at === 0;
  const shown = isAnySuccess && isSuccess(response.status) ? "2XX" : status;
  const kind = isSuccess(response.status) || isAnySuccess ? "success" : shown.startsWith("3") ? "redirect" : "failure";
  return html`<li class="answer"><div class="field-head"><span class="status ${kind}">${shown}</span><span class="phrase">${prose(
    response.description ?? reasonPhrase(shown),
  )}</span>${operation.method === "HEAD" ? nothing : contentHtml(response, page)}</div>${headersHtml(response, page)}${
    operation.method === "HEAD" ? nothing : examplesHtml(operation, response, page)
  }</li>`;
}

function contentHtml({ content }: Response, page: PageScope): Html {
  switch (content.kind) {
    case "none":
      return nothing;
    case "json":
      return html`<code class="use">${typeHtml(content.type, "answered", page)}</code>`;
    case "text":
      return html`<code class="use"><span class="primitive">string</span>${
        content.nullable === true ? html` | <span class="primitive">null</span>` : nothing
      }</code>`;
    case "file":
      return html`<code class="use"><span class="primitive">File</span></code>${content.mediaTypes.map((type) => tag(type, "media"))}`;
  }
}

function headersHtml({ headers }: Response, page: PageScope): Html {
  if (headers.length === 0) return nothing;
  return html`<ul class="limits">${headers.map(
    ({ name, type, required, documentation }) =>
      html`<li>header <code>${name}</code>: <code class="use">${typeHtml(type, "answered", page)}</code>${
        meaningOf(type) === undefined ? nothing : html` ${meaningOf(type)}`
      }${required ? nothing : html`, optional`}${documentation === undefined ? nothing : html`. ${prose(documentation)}`}</li>`,
  )}</ul>`;
}

function examplesHtml(operation: Operation, { content, examples, status }: Response, page: PageScope): Html {
  if (content.kind !== "json") return nothing;
  const [first, ...others] = examples;
  const stream = isSuccess(status) ? streamOf(operation) : undefined;
  const type = stream?.kind === "events" ? stream.type : content.type;
  const label = stream?.kind === "events" ? "Example of the data of one event" : "Example";
  return html`${exampleHtml(label, exampleJson(type, "answered", { name: dataName(type, operation), declared: first?.value }, page))}${others.map(
    ({ name, value }) => exampleHtml(name ?? "Another example", declaredJson(value)),
  )}`;
}
