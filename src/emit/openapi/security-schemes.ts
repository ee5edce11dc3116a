import { isJsonMap } from "../../contract/api-document.js";
import type { SecurityScheme } from "../../contract/contract.js";
import { schemeToJson } from "../../contract/security-scheme-json.js";
import type { SchemaDialect } from "./dialect.js";
import type { JsonObject } from "./json-object.js";

/** Undefined for what the version cannot say. */
export function securitySchemeObject(scheme: SecurityScheme, dialect: SchemaDialect): JsonObject | undefined {
  if (scheme.kind === "mutualTls" && !dialect.mutualTls) return undefined;
  const written = schemeToJson(scheme);
  if (dialect.newerSecurity) return written;
  const { deprecated: _, oauth2MetadataUrl: __, ...known } = written;
  if (!isJsonMap(known.flows)) return known;
  const { deviceAuthorization: ___, ...flows } = known.flows;
  return { ...known, flows };
}
