import type { Service } from "../../contract/contract.js";
import { essenceOf } from "../../contract/http/media-type.js";
import { namedOperation } from "../../contract/names/named-inputs.js";
import type { Body, Operation } from "../../contract/operation.js";
import { bodyOf, flatParameters, isForm } from "../../contract/operation.js";
import type { Route } from "../../contract/route.js";
import type { ServedState } from "../../contract/served-state.js";
import { declaredJson } from "../examples/json-example.js";
import { dataText, fragment, type Html, html, joined, nothing } from "../text/html.js";
import { typeScriptIdentifier } from "../text/typescript-literal.js";
import { streamOf } from "../typescript/transfers.js";
import { answersHtml } from "./answers-html.js";
import { callOf } from "./call.js";
import { deprecationHtml, documentationHtml, paragraphs, tag } from "./documentation-html.js";
import { exampleHtml, exampleJson } from "./example-html.js";
import { parameterHtml, parametersHtml } from "./fields-html.js";
import type { PageScope } from "./page-scope.js";
import { securityHtml } from "./security-html.js";
import { typeHtml } from "./type-html.js";

export function operationLink(service: Service, operation: Operation): string {
  return fragment([service.name, operation.name].join("."));
}

/** One operation: how to call it, what it answers, and a place to try it. */
export function operationHtml(service: Service, operation: Operation, page: PageScope): Html {
  const link = operationLink(service, operation);
  const { documentation, deprecated, inputs, notes, security } = operation;
  const body = bodyOf(operation);
  return html`<article class="operation" id="${link.slice(1)}" data-call="${dataText(callOf(operation, page))}">
<h3 tabindex="-1"><span class="method ${operation.method.toLowerCase()}">${operation.method}</span> <span class="route">${routeHtml(
    operation.route,
  )}</span> <a class="anchor" href="${link}" aria-label="Link to ${service.name}.${operation.name}">#</a></h3>
<p class="call"><code>${callText(service, operation, page)}</code>${tagsOf(operation, page)}</p>
${deprecationHtml(deprecated)}${documentationHtml(documentation, notes)}${otherRoutes(operation)}${securityHtml(security)}
${parametersHtml(inputs, page)}${body === undefined ? nothing : bodyHtml(body, operation, page)}
<h4>Answers</h4>${documentation?.returns === undefined ? nothing : paragraphs(documentation.returns)}${answersHtml(operation, page)}
<div class="trial"><button type="button" class="try" aria-expanded="false" hidden>Try it</button></div>
</article>
`;
}

/** `tasks.get(id, { page })`, as the client has it. */
function callText(service: Service, operation: Operation, page: PageScope): Html {
  const { name, inputs } = page.inputs === "named" ? namedOperation(operation) : operation;
  const argumentTexts = inputs.map((input) => {
    if (input.kind !== "parameterObject" || input.named === undefined) return html`${input.name}`;
    const keys = [...input.parameters, ...(input.objects ?? [])].map((key) => html`${key.name}`);
    const shown = keys.length > 6 ? [...keys.slice(0, 5), html`…`] : keys;
    return html`{ ${joined(shown, html`, `)} }`;
  });
  return html`<span class="service">${service.name}</span>.${typeScriptIdentifier(name)}(${joined(argumentTexts, html`, `)})`;
}

export function routeHtml({ segments, path }: Route): Html {
  if (segments.length === 0) return html`/`;
  const parts = segments.map(
    (segment) =>
      html`/<wbr>${segment.map((part) => (part.kind === "literal" ? html`${part.text}` : html`<span class="hole">{${part.name}}</span>`))}`,
  );
  return html`${parts}${path.endsWith("/") ? "/" : ""}`;
}

const stateWords: Readonly<Record<ServedState, string>> = {
  served: "implemented",
  missing: "not implemented",
  differs: "implemented differently",
  unknown: "implementation unknown",
};

export function stateTag(operation: Operation, { states }: PageScope): Html {
  if (states === undefined) return nothing;
  const state = states.get(operation) ?? "unknown";
  return tag(stateWords[state], `state ${state}`);
}

function tagsOf(operation: Operation, page: PageScope): Html {
  const stream = streamOf(operation);
  return html`${stateTag(operation, page)}${operation.deprecated === undefined ? nothing : tag("deprecated", "deprecated")}${
    stream === undefined ? nothing : tag(stream.kind === "events" ? "server-sent events" : "streamed list", "stream")
  }`;
}

function otherRoutes({ otherRoutes: routes, version }: Operation): Html {
  return html`${
    routes.length === 0
      ? nothing
      : html`<p class="quiet">Also at ${joined(
          routes.map((route) => html`<code>${routeHtml(route)}</code>`),
          html`, `,
        )}.</p>`
  }${
    version === undefined
      ? nothing
      : html`<p class="quiet">Every request says <code>${version.name}: ${version.value}</code> in the ${version.place}.</p>`
  }`;
}

function bodyHtml(body: Body, { requestExamples }: Operation, page: PageScope): Html {
  const [first, ...others] = requestExamples;
  const isJson = body.encoding === "json";
  const mediaTypes = [...new Set(body.mediaTypes.map(essenceOf))];
  return html`<h4>Body</h4><p class="body"><code class="use">${typeHtml(body.type, "sent", page)}</code>${
    body.required ? tag("required", "required") : tag("optional")
  }${mediaTypes.map((type) => tag(type, "media"))}</p>${paragraphs(body.documentation)}${
    isForm(body.encoding) && body.fields !== undefined
      ? html`<ul class="fields">${flatParameters([body.fields]).map((field) => parameterHtml(field, page))}</ul>`
      : nothing
  }${isJson ? exampleHtml("Example", exampleJson(body.type, "sent", { name: body.name, declared: first?.value }, page)) : nothing}${others.map(
    ({ name, value }) => exampleHtml(name ?? "Another example", declaredJson(value)),
  )}`;
}
