import type { SecurityScheme } from "../../contract/contract.js";
import type { Dialect } from "./dialect.js";
import { type JsonObject, object, objectOf } from "./json-object.js";

/** Undefined for what the version cannot say. https://spec.openapis.org/oas/v3.1.1.html#security-scheme-object */
export function securitySchemeObject(scheme: SecurityScheme, dialect: Dialect): JsonObject | undefined {
  const description = scheme.description;
  switch (scheme.kind) {
    case "http":
      return object({ type: "http", scheme: scheme.scheme, bearerFormat: scheme.bearerFormat, description });
    case "apiKey":
      return object({ type: "apiKey", in: scheme.in, name: scheme.parameter, description });
    case "openIdConnect":
      return object({ type: "openIdConnect", openIdConnectUrl: scheme.url, description });
    case "mutualTls":
      return dialect.mutualTls ? object({ type: "mutualTLS", description }) : undefined;
    case "oauth2":
      return object({
        type: "oauth2",
        description,
        flows: objectOf(
          scheme.flows
            .filter((flow) => flow.flow !== "deviceAuthorization" || dialect.deviceFlow)
            .map((flow) => [
              flow.flow,
              object({
                authorizationUrl: flow.flow === "deviceAuthorization" ? undefined : flow.authorizationUrl,
                deviceAuthorizationUrl: flow.flow === "deviceAuthorization" ? flow.authorizationUrl : undefined,
                tokenUrl: flow.tokenUrl,
                refreshUrl: flow.refreshUrl,
                scopes: objectOf(flow.scopes.map((scope) => [scope.name, scope.description])),
              }),
            ]),
        ),
      });
  }
}
