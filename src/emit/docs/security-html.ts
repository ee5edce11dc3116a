import type { SecurityScheme } from "../../contract/contract.js";
import type { Security } from "../../contract/operation.js";
import { fragment, type Html, html, joined, nothing, prose } from "../text/html.js";

/** What an operation asks for. Nothing said is not the same as nothing asked. */
export function securityHtml(security: Security): Html {
  switch (security.kind) {
    case "unspecified":
      return nothing;
    case "anonymous":
      return html`<p class="security">Needs no credentials.</p>`;
    case "required": {
      const alternatives = security.alternatives.map((schemes) =>
        joined(
          schemes.map(
            ({ scheme, scopes }) =>
              html`<a href="${fragment("security", scheme)}">${scheme}</a>${
                scopes.length === 0 ? nothing : html` (${scopes.join(", ")})`
              }`,
          ),
          html` and `,
        ),
      );
      return html`<p class="security">Needs ${alternatives.length === 0 ? html`credentials` : joined(alternatives, html`, or `)}.</p>`;
    }
  }
}

export function schemesHtml(schemes: readonly SecurityScheme[]): Html {
  if (schemes.length === 0) return nothing;
  return html`<section aria-labelledby="credentials"><h2 id="credentials">Credentials</h2><ul class="fields">${schemes.map(
    (scheme) =>
      html`<li class="field" id="${fragment("security", scheme.name).slice(1)}"><div class="field-head"><code class="name">${
        scheme.name
      }</code></div><p class="prose">${schemeWords(scheme)} ${prose(scheme.description ?? "")}</p></li>`,
  )}</ul></section>`;
}

function schemeWords(scheme: SecurityScheme): Html {
  switch (scheme.kind) {
    case "http":
      return html`HTTP ${scheme.scheme}${scheme.bearerFormat === undefined ? nothing : html` (${scheme.bearerFormat})`}, in the header <code>Authorization</code>.`;
    case "apiKey":
      return html`A key in the ${scheme.in} <code>${scheme.parameter}</code>.`;
    case "oauth2":
      return html`OAuth 2: ${joined(
        scheme.flows.map(
          ({ flow, tokenUrl, authorizationUrl }) => html`${flow} (${tokenUrl ?? authorizationUrl ?? "no address"})`,
        ),
        html`, `,
      )}.`;
    case "openIdConnect":
      return html`OpenID Connect, described at ${prose(scheme.url)}.`;
    case "mutualTls":
      return html`A client certificate.`;
  }
}
