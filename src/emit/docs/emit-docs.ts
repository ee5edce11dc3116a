import type { Contract } from "../../contract/contract.js";
import type { InputStyle } from "../../contract/names/named-inputs.js";
import { digest } from "../../text/digest.js";
import { type GeneratedFile, generatedWords } from "../generated-file.js";
import { dataText, fragment, type Html, html, nothing, ownText } from "../text/html.js";
import { callScheme } from "./call.js";
import { declarationHtml } from "./declaration-html.js";
import { documentationHtml } from "./documentation-html.js";
import { hubsHtml } from "./hubs-html.js";
import { navigationHtml } from "./navigation-html.js";
import { operationHtml } from "./operation-html.js";
import { overviewHtml } from "./overview-html.js";
import { type PageScope, pageScope } from "./page-scope.js";
import style from "./runtime/page.css?raw";
import script from "./runtime/page.ts?script";
import theme from "./runtime/theme.css?raw";
import { schemesHtml } from "./security-html.js";
import { usersOf } from "./users.js";

export interface DocsOptions {
  /** How the client's functions are called. */
  readonly inputs?: InputStyle;
  readonly path: string;
  /** Whether the operations are implemented, where there is a server to compare with. */
  readonly states: PageScope["states"];
}

/** The API as one page that needs nothing but itself. */
export function emitDocs(contract: Contract, { path, states, inputs = "positional" }: DocsOptions): GeneratedFile {
  return { path, text: String(pageHtml(pageScope(contract, states, inputs))) };
}

function pageHtml(page: PageScope): Html {
  const { title, version } = page.contract;
  return html`<!doctype html>
<!-- ${generatedWords} -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${securityPolicy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title} ${version}</title>
<link rel="icon" href="data:,">
<style>${ownText(styleText)}</style>
</head>
<body data-schemes="${dataText(page.contract.securitySchemes.map(callScheme))}">
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<button type="button" id="menu" aria-expanded="false" aria-controls="navigation" hidden>Menu</button>
<a class="brand" href="#content">${title} <span class="quiet">${version}</span></a>
<button type="button" id="theme" hidden>Theme</button>
</header>
<nav id="navigation" aria-label="Operations and types">
<div class="search" hidden><label class="hidden" for="search">Search operations and types</label><input id="search" type="search" placeholder="Search ( / )" autocomplete="off" spellcheck="false" aria-describedby="found"><p id="found" role="status" class="quiet"></p></div>
${navigationHtml(page)}
</nav>
<main id="content" tabindex="-1">
${overviewHtml(page)}
${schemesHtml(page.contract.securitySchemes)}
${servicesHtml(page)}${hubsHtml(page)}
${typesHtml(page)}
</main>
<script>${ownText(script)}</script>
</body>
</html>
`;
}

const styleText = `${theme}\n${style}`.replaceAll("\r\n", "\n").trim();

/** Nothing but the page's own script and style runs, and only "try it" may reach a server. */
function securityPolicy(): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(styleText)}`,
    "img-src data:",
    "connect-src http: https:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${digest("sha256", text, "base64")}'`;
}

function servicesHtml(page: PageScope): Html {
  return html`${page.contract.services.map(
    (service) => html`<section class="service-group" aria-labelledby="${fragment("group", service.name).slice(1)}">
<h2 id="${fragment("group", service.name).slice(1)}" tabindex="-1">${service.name} <span class="quiet">${service.csharpName}</span></h2>
${documentationHtml(service.documentation)}${service.operations.map((operation) => operationHtml(service, operation, page))}</section>
`,
  )}`;
}

function typesHtml(page: PageScope): Html {
  if (page.declared.length === 0) return nothing;
  const users = usersOf(page);
  return html`<section aria-labelledby="types"><h2 id="types" tabindex="-1">Types</h2>
${page.declared.map((shape) => declarationHtml(shape, users(shape.name), page))}</section>`;
}
