import type { Operation } from "../../contract/operation.js";
import { fragment, type Html, html, nothing } from "../text/html.js";
import { hubLink } from "./hubs-html.js";
import { operationLink } from "./operation-html.js";
import type { PageScope } from "./page-scope.js";

/** Every operation and type, for the search to choose from. */
export function navigationHtml({ contract, declared, states }: PageScope): Html {
  const groups = contract.services.map(
    (service) =>
      html`<section class="group"><h2><a href="${fragment("group", service.name)}">${service.name}</a></h2><ul>${service.operations.map(
        (operation) =>
          html`<li><a class="entry" href="${operationLink(service, operation)}"><span class="method ${operation.method.toLowerCase()}">${
            operation.method
          }</span><span class="entry-name${operation.deprecated === undefined ? "" : " gone"}">${operation.name}</span>${marker(operation, states)}</a></li>`,
      )}</ul></section>
`,
  );
  const types =
    declared.length === 0
      ? nothing
      : html`<section class="group"><h2><a href="#types">Types</a></h2><ul>${declared.map(
          ({ declaration, name }) =>
            html`<li><a class="entry" href="${fragment("type", name)}"><span class="entry-name${
              declaration.deprecated === undefined ? "" : " gone"
            }">${name}</span></a></li>`,
        )}</ul></section>`;
  const hubs = (contract.hubs ?? []).map(
    (hub) => html`<section class="group"><h2><a href="${hubLink(hub)}">${hub.name}</a></h2></section>
`,
  );
  return html`${groups}${hubs}${types}`;
}

/** Only what is not as it should be. */
function marker(operation: Operation, states: PageScope["states"]): Html {
  const state = states === undefined ? "served" : (states.get(operation) ?? "unknown");
  if (state === "served") return nothing;
  return html`<span class="marker ${state}" title="${state}"><span class="hidden">${state}</span></span>`;
}
