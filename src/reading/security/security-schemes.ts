/** The security schemes of a contract, created on first mention. */
import type { OAuthFlow, SecurityScheme } from "../../contract/contract.js";
import type { SchemeUse } from "../../contract/operation.js";
import { compareOrdinal } from "../../contract/order.js";
import { usualScheme } from "../../contract/security-scheme-json.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";

/** A scheme as a definition names it. */
export interface DeclaredScheme {
  readonly scheme: string;
  readonly scopes: readonly string[];
  /** `.QueryAuth(name)`: the key travels in the query. */
  readonly queryKey: boolean;
}

/** What an operation asks of the schemes: each is created on first mention. */
export interface SecuritySchemes {
  /** A scheme that a contract names. */
  declared(scheme: DeclaredScheme): SchemeUse;
  /** What `[Authorize]` stands for: `--security`, else HTTP bearer. */
  authorize(): SchemeUse;
  /** A key of the serverless host, in one of its two places. */
  functionKey(): readonly SchemeUse[];
}

interface AllSecuritySchemes extends SecuritySchemes {
  /** Those that were mentioned. */
  all(): readonly SecurityScheme[];
}

/** `described`: the schemes that a document says more of than their names. */
export function createSecuritySchemes(
  option: string | undefined,
  described: ReadonlyMap<string, SecurityScheme>,
  sink: DiagnosticSink,
): AllSecuritySchemes {
  const schemes = new Map<string, SecurityScheme>();
  const add = (scheme: SecurityScheme): string => {
    if (!schemes.has(scheme.name)) schemes.set(scheme.name, scheme);
    return scheme.name;
  };
  const chosen = option === undefined ? bearer("bearer") : parseScheme(option);
  if (chosen === undefined) sink.report(diagnostic("securitySchemeInvalid", undefined, { scheme: option ?? "" }));
  const namedScheme = (name: string): SecurityScheme =>
    chosen?.name === name ? chosen : (described.get(name) ?? usualScheme(name));
  for (const scheme of described.values()) add(scheme);
  const asked = new Map<string, Set<string>>();
  return {
    declared: ({ scheme, scopes, queryKey }) => {
      const name = add(queryKey ? queryScheme(scheme) : namedScheme(scheme));
      asked.set(name, new Set([...(asked.get(name) ?? []), ...scopes]));
      return { scheme: name, scopes };
    },
    functionKey: () => functionKeys.map((scheme) => ({ scheme: add(scheme), scopes: [] })),
    authorize: () => ({ scheme: add(chosen ?? bearer("bearer")), scopes: [] }),
    all: () => [...schemes.values()].map((scheme) => withScopes(scheme, asked.get(scheme.name) ?? new Set())),
  };
}

/** A flow lists every scope that some operation asks for. */
function withScopes(scheme: SecurityScheme, asked: ReadonlySet<string>): SecurityScheme {
  if (scheme.kind !== "oauth2") return scheme;
  const flows = scheme.flows.map((flow) => {
    const listed = new Set(flow.scopes.map(({ name }) => name));
    const further = [...asked].filter((name) => !listed.has(name)).sort(compareOrdinal);
    return { ...flow, scopes: [...flow.scopes, ...further.map((name) => ({ name, description: "" }))] };
  });
  return { ...scheme, flows };
}

const functionKeys: readonly SecurityScheme[] = [
  { kind: "apiKey", name: "functionKey", in: "header", parameter: "x-functions-key" },
  { kind: "apiKey", name: "functionKeyInQuery", in: "query", parameter: "code" },
];

function bearer(name: string): SecurityScheme {
  return { kind: "http", name, scheme: "bearer" };
}

function queryScheme(parameter: string): SecurityScheme {
  return { kind: "apiKey", name: parameter, in: "query", parameter };
}

/**
 * What `--security` takes: `bearer`, `bearer:<format>`, `basic`, `cookie:<name>`, `apikey:header|query|cookie:<name>`,
 * `openid:<url>`, `oauth2:<flow>:<url>[,<url>][ <scope>…]`; and the short `apiKey:<header>`, `header:<name>`, `query:<name>`.
 */
export function parseScheme(text: string): SecurityScheme | undefined {
  const [kind, value] = cut(text, ":");
  switch (kind.toLowerCase()) {
    case "bearer":
      return { kind: "http", name: "bearer", scheme: "bearer", ...(value === "" ? {} : { bearerFormat: value }) };
    case "basic":
      return value === "" ? { kind: "http", name: "basic", scheme: "basic" } : undefined;
    case "apikey":
      return apiKeyScheme(value);
    case "header":
      return keyIn("header", "apiKey", value === "" ? "X-Api-Key" : value);
    case "query":
      return keyIn("query", "apiKey", value);
    case "cookie":
      return keyIn("cookie", "cookie", value);
    case "openid":
    case "openidconnect":
      return isAddress(value) ? { kind: "openIdConnect", name: "openIdConnect", url: value } : undefined;
    case "oauth2":
      return oauthScheme(value);
    default:
      return undefined;
  }
}

function cut(text: string, sign: string): readonly [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** A header's or cookie's name is a token (RFC 9110, section 5.6.2); a query key has no blanks either. */
function keyIn(place: "header" | "query" | "cookie", name: string, parameter: string): SecurityScheme | undefined {
  const isName = place === "query" ? /^\S+$/ : /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
  return isName.test(parameter) ? { kind: "apiKey", name, in: place, parameter } : undefined;
}

function apiKeyScheme(value: string): SecurityScheme | undefined {
  const [front, name] = cut(value, ":");
  const place = (["header", "query", "cookie"] as const).find((candidate) => candidate === front.toLowerCase());
  if (place !== undefined && value.includes(":")) return keyIn(place, "apiKey", name);
  return keyIn("header", "apiKey", value === "" ? "X-Api-Key" : value);
}

interface FlowShape {
  readonly flow: OAuthFlow["flow"];
  readonly urls: readonly ("authorizationUrl" | "tokenUrl")[];
}

/** Which addresses each flow has. https://spec.openapis.org/oas/v3.1.1.html#oauth-flow-object */
const flows: ReadonlyMap<string, FlowShape> = new Map(
  Object.entries<FlowShape>({
    implicit: { flow: "implicit", urls: ["authorizationUrl"] },
    password: { flow: "password", urls: ["tokenUrl"] },
    clientcredentials: { flow: "clientCredentials", urls: ["tokenUrl"] },
    authorizationcode: { flow: "authorizationCode", urls: ["authorizationUrl", "tokenUrl"] },
    deviceauthorization: { flow: "deviceAuthorization", urls: ["authorizationUrl", "tokenUrl"] },
  }),
);

function oauthScheme(value: string): SecurityScheme | undefined {
  const [name, rest] = cut(value, ":");
  const flowShape = flows.get(name.toLowerCase());
  const [addresses = "", ...scopes] = rest.trim().split(/\s+/);
  const urls = addresses.split(",");
  if (flowShape === undefined || urls.length !== flowShape.urls.length || !urls.every(isAddress)) return undefined;
  const flow: OAuthFlow = {
    flow: flowShape.flow,
    ...Object.fromEntries(flowShape.urls.map((url, at) => [url, urls[at]])),
    scopes: scopes.map((scope) => ({ name: scope, description: "" })),
  };
  return { kind: "oauth2", name: "oauth2", flows: [flow] };
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s,]+$/.test(text) || /^\/[^\s,]*$/.test(text);
}
