import type { ServedState } from "../../contract/served-state.js";
import { type Html, html, nothing } from "../text/html.js";
import { documentationHtml } from "./documentation-html.js";
import type { PageScope } from "./page-scope.js";

/** What the API is, in a few figures. */
export function overviewHtml(page: PageScope): Html {
  const { title, version, documentation, services } = page.contract;
  const operations = services.flatMap((service) => service.operations);
  return html`<section class="overview" aria-labelledby="overview"><h1 id="overview">${title} <span class="quiet">${version}</span></h1>
${documentationHtml(documentation)}
<ul class="figures"><li><strong>${operations.length}</strong> ${operations.length === 1 ? "operation" : "operations"}</li><li><strong>${
    page.declared.length
  }</strong> ${page.declared.length === 1 ? "type" : "types"}</li>${coverageHtml(page)}</ul>
<div id="connection"></div>
</section>`;
}

const coverageWords: readonly (readonly [state: ServedState, words: string])[] = [
  ["served", "implemented"],
  ["missing", "not implemented"],
  ["differs", "implemented differently"],
  ["unknown", "unknown"],
];

function coverageHtml({ contract, states }: PageScope): Html {
  if (states === undefined) return nothing;
  const all = contract.services.flatMap((service) => service.operations);
  const count = (state: ServedState): number => all.filter((one) => (states.get(one) ?? "unknown") === state).length;
  return html`${coverageWords
    .map(([state, words]) => ({ state, words, number: count(state) }))
    .filter(({ state, number }) => number > 0 || state === "served")
    .map(({ state, words, number }) => html`<li class="${state}"><strong>${number}</strong> ${words}</li>`)}`;
}
