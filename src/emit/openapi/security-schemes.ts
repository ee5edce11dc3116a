import { isJsonMap } from "../../contract/api-document.js";
import type { SecurityScheme } from "../../contract/contract.js";
import { schemeToJson } from "../../contract/security-scheme-json.js";
import { type JsonObject, object } from "../text/json.js";
import { newerKeys, type SchemaDialect } from "./dialect.js";

/** Undefined for what the version cannot say. */
export function securitySchemeObject(scheme: SecurityScheme, dialect: SchemaDialect): JsonObject | undefined {
  if (scheme.kind === "mutualTls" && !dialect.mutualTls) return undefined;
  const { deprecated, oauth2MetadataUrl, flows, ...usual } = schemeToJson(scheme);
  return object({
    ...usual,
    ...newerKeys(dialect, ["deprecated", deprecated], ["oauth2MetadataUrl", oauth2MetadataUrl]),
    flows: isJsonMap(flows) ? flowsObject(flows, dialect) : undefined,
  });
}

function flowsObject({ deviceAuthorization, ...usual }: JsonObject, dialect: SchemaDialect): JsonObject {
  return object({ ...usual, ...newerKeys(dialect, ["deviceAuthorization", deviceAuthorization]) });
}
