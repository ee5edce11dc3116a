import { isJsonMap, type JsonMap } from "./api-document.js";
import type { OAuthFlow, SecurityScheme } from "./contract.js";
import type { JsonValue } from "./json-value.js";
import { withoutUndefined } from "./without-undefined.js";

/** A security scheme as OpenAPI writes it. https://spec.openapis.org/oas/v3.1.1.html#security-scheme-object */
export function schemeToJson(scheme: SecurityScheme): JsonMap {
  const { description, deprecated } = scheme;
  const common = withoutUndefined({ description, deprecated });
  switch (scheme.kind) {
    case "http":
      return {
        type: "http",
        scheme: scheme.scheme,
        ...withoutUndefined({ bearerFormat: scheme.bearerFormat }),
        ...common,
      };
    case "apiKey":
      return { type: "apiKey", in: scheme.in, name: scheme.parameter, ...common };
    case "openIdConnect":
      return { type: "openIdConnect", openIdConnectUrl: scheme.url, ...common };
    case "mutualTls":
      return { type: "mutualTLS", ...common };
    case "oauth2":
      return {
        type: "oauth2",
        ...common,
        ...withoutUndefined({ oauth2MetadataUrl: scheme.metadataUrl }),
        flows: Object.fromEntries(scheme.flows.map((flow) => [flow.flow, flowToJson(flow)])),
      };
  }
}

function flowToJson({ flow, authorizationUrl, tokenUrl, refreshUrl, scopes }: OAuthFlow): JsonMap {
  const start = flow === "deviceAuthorization" ? { deviceAuthorizationUrl: authorizationUrl } : { authorizationUrl };
  return {
    ...withoutUndefined({ ...start, tokenUrl, refreshUrl }),
    scopes: Object.fromEntries(scopes.map((scope) => [scope.name, scope.description])),
  };
}

/** The way back; undefined for what is not a scheme of a known type. */
export function schemeOfJson(name: string, value: JsonValue): SecurityScheme | undefined {
  if (!isJsonMap(value)) return undefined;
  const text = (key: string): string | undefined => textOf(value, key);
  const common = {
    ...withoutUndefined({ description: text("description") }),
    ...(value.deprecated === true ? { deprecated: true } : {}),
  };
  switch (text("type")) {
    case "http":
      return {
        kind: "http",
        name,
        scheme: (text("scheme") ?? "bearer").toLowerCase(),
        ...withoutUndefined({ bearerFormat: text("bearerFormat") }),
        ...common,
      };
    case "apiKey": {
      const place = (["header", "query", "cookie"] as const).find((candidate) => candidate === text("in")) ?? "header";
      return { kind: "apiKey", name, in: place, parameter: text("name") ?? name, ...common };
    }
    case "oauth2":
      return {
        kind: "oauth2",
        name,
        flows: flowsOfJson(value.flows),
        ...withoutUndefined({ metadataUrl: text("oauth2MetadataUrl") }),
        ...common,
      };
    case "openIdConnect":
      return { kind: "openIdConnect", name, url: text("openIdConnectUrl") ?? "", ...common };
    case "mutualTLS":
      return { kind: "mutualTls", name, ...common };
    default:
      return undefined;
  }
}

const flowNames = ["implicit", "password", "clientCredentials", "authorizationCode", "deviceAuthorization"] as const;

function flowsOfJson(flows: JsonValue | undefined): readonly OAuthFlow[] {
  if (!isJsonMap(flows)) return [];
  return flowNames.flatMap((flow) => {
    const value = Object.hasOwn(flows, flow) ? flows[flow] : undefined;
    if (!isJsonMap(value)) return [];
    const scopes = isJsonMap(value.scopes) ? value.scopes : {};
    return [
      {
        flow,
        ...withoutUndefined({
          authorizationUrl: textOf(value, "authorizationUrl") ?? textOf(value, "deviceAuthorizationUrl"),
          tokenUrl: textOf(value, "tokenUrl"),
          refreshUrl: textOf(value, "refreshUrl"),
        }),
        scopes: Object.entries(scopes).map(([name, description]) => ({ name, description: String(description ?? "") })),
      },
    ];
  });
}

function textOf(value: JsonMap, key: string): string | undefined {
  const text = Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof text === "string" ? text : undefined;
}

/** The scheme that a bare name means: a well-known name says its kind, any other is a bearer token of that name. */
export function usualScheme(name: string): SecurityScheme {
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
      return { kind: "http", name, scheme: "bearer" };
  }
}
