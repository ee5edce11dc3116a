/** Hubs: where they are, what can be called on them, and what they call on their clients. */
import type { Hub, HubMember, HubParameter } from "../../contract/hub.js";
import type { Direction } from "../../contract/shapes.js";
import { fragment, type Html, html, joined, nothing } from "../text/html.js";
import { deprecationHtml, documentationHtml } from "./documentation-html.js";
import { routeHtml } from "./operation-html.js";
import type { PageScope } from "./page-scope.js";
import { securityHtml } from "./security-html.js";
import { typeHtml } from "./type-html.js";

export function hubLink({ name }: Hub): string {
  return fragment("hub", name);
}

export function hubsHtml(page: PageScope): Html {
  return html`${(page.contract.hubs ?? []).map(
    (hub) => html`<section class="service-group" aria-labelledby="${hubLink(hub).slice(1)}">
<h2 id="${hubLink(hub).slice(1)}" tabindex="-1">${hub.name} <span class="quiet">${hub.csharpName}</span></h2>
<p><span class="method">HUB</span> <span class="route">${routeHtml(hub.route)}</span></p>
${documentationHtml(hub.documentation)}${securityHtml(hub.security)}
${membersHtml("Methods", hub.methods, "sent", page)}${membersHtml("Events", hub.events, "answered", page)}</section>
`,
  )}`;
}

/** `direction`: of the arguments. */
function membersHtml(title: string, members: readonly HubMember[], direction: Direction, page: PageScope): Html {
  if (members.length === 0) return nothing;
  return html`<h3>${title}</h3><ul class="fields">${members.map(
    (member) =>
      html`<li class="field"><div class="field-head"><code class="name">${callOf(member, direction)}</code><code class="use">${signature(
        member,
        direction,
        page,
      )}</code></div>${deprecationHtml(member.deprecated)}${documentationHtml(member.documentation)}${
        member.security === undefined ? nothing : securityHtml(member.security)
      }</li>`,
  )}</ul>`;
}

function callOf({ name, result }: HubMember, direction: Direction): string {
  const part =
    direction === "sent" ? (result.kind === "stream" ? "stream" : "invoke") : result.kind === "none" ? "on" : "handle";
  return [part, name].join(".");
}

function signature(member: HubMember, direction: Direction, page: PageScope): Html {
  const { parameters, otherForms = [], result } = member;
  const forms = [parameters, ...otherForms].map((form) => parametersHtml(form, direction, page));
  const other: Direction = direction === "sent" ? "answered" : "sent";
  const item = result.kind === "none" ? html`void` : typeHtml(result.type, other, page);
  const returned = result.kind === "stream" ? html`AsyncIterable&lt;${item}&gt;` : item;
  return html`${joined(forms, html` | `)} =&gt; ${returned}`;
}

function parametersHtml(parameters: readonly HubParameter[], direction: Direction, page: PageScope): Html {
  const parameterTexts = parameters.map(({ name, type, isStream, isRest }) => {
    const use = typeHtml(type, direction, page);
    if (isRest === true) return html`...${name}: ${use}[]`;
    return html`${name}: ${isStream === true ? html`AsyncIterable&lt;${use}&gt;` : use}`;
  });
  return html`(${joined(parameterTexts, html`, `)})`;
}
