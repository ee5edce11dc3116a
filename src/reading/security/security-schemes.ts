/** The security schemes a contract speaks of, made as they are mentioned. */
import type { SecurityScheme } from "../../contract/contract.js";
import type { SchemeUse } from "../../contract/operation.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { DeclaredScheme } from "../contracts/definition.js";

export interface SecuritySchemes {
  /** A scheme that a contract names. */
  declared(scheme: DeclaredScheme): SchemeUse;
  /** What `[Authorize]` stands for: `--security`, else HTTP bearer. */
  authorize(): SchemeUse;
  readonly all: () => readonly SecurityScheme[];
}

export function createSecuritySchemes(option: string | undefined, sink: DiagnosticSink): SecuritySchemes {
  const known = new Map<string, SecurityScheme>();
  const add = (scheme: SecurityScheme): string => {
    if (!known.has(scheme.name)) known.set(scheme.name, scheme);
    return scheme.name;
  };
  const chosen = option === undefined ? bearer("bearer") : parseScheme(option);
  if (chosen === undefined) sink.report(diagnostic("TN2171", undefined, { scheme: option ?? "" }));
  return {
    declared: ({ scheme, scopes, queryKey }) => ({
      scheme: add(queryKey ? queryScheme(scheme) : namedScheme(scheme, chosen)),
      scopes,
    }),
    authorize: () => ({ scheme: add(chosen ?? bearer("bearer")), scopes: [] }),
    all: () => [...known.values()],
  };
}

function bearer(name: string): SecurityScheme {
  return { kind: "http", name, scheme: "bearer" };
}

function queryScheme(parameter: string): SecurityScheme {
  return { kind: "apiKey", name: parameter, in: "query", parameter };
}

/** A name says what kind it is where it is one that everybody uses; any other is a bearer token of that name. */
function namedScheme(name: string, chosen: SecurityScheme | undefined): SecurityScheme {
  if (chosen?.name === name) return chosen;
  switch (name.toLowerCase()) {
    case "basic":
    case "basicauth":
      return { kind: "http", name, scheme: "basic" };
    case "apikey":
    case "api_key":
    case "api-key":
    case "x-api-key":
      return { kind: "apiKey", name, in: "header", parameter: "X-Api-Key" };
    case "cookie":
    case "cookies":
      return { kind: "apiKey", name, in: "cookie", parameter: ".AspNetCore.Cookies" };
    default:
      return bearer(name);
  }
}

/** `--security bearer | basic | apiKey:<header> | query:<name> | cookie:<name> | openIdConnect:<url>`. */
export function parseScheme(text: string): SecurityScheme | undefined {
  const at = text.indexOf(":");
  const kind = at < 0 ? text : text.slice(0, at);
  const value = at < 0 ? "" : text.slice(at + 1);
  switch (kind.toLowerCase()) {
    case "bearer":
      return { kind: "http", name: "bearer", scheme: "bearer", ...(value === "" ? {} : { bearerFormat: value }) };
    case "basic":
      return value === "" ? { kind: "http", name: "basic", scheme: "basic" } : undefined;
    case "apikey":
    case "header":
      return { kind: "apiKey", name: "apiKey", in: "header", parameter: value === "" ? "X-Api-Key" : value };
    case "query":
      return value === "" ? undefined : { kind: "apiKey", name: "apiKey", in: "query", parameter: value };
    case "cookie":
      return value === "" ? undefined : { kind: "apiKey", name: "cookie", in: "cookie", parameter: value };
    case "openidconnect":
      return value === "" ? undefined : { kind: "openIdConnect", name: "openIdConnect", url: value };
    default:
      return undefined;
  }
}
