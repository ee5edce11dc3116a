import { isJsonMap, type JsonMap } from "../../contract/api-document.js";
import { statusText } from "../../contract/operation.js";
import { withoutEmpty, withoutUndefined } from "../../contract/without-undefined.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { get, getMap, getSequence, placeOf } from "../document/node.js";
import { type OperationReading, tell } from "./operation-reading.js";
import { portableJson } from "./portable-json.js";
import { statusOf } from "./statuses.js";

/**
 * What an operation says for its callers alone: servers of its own, or of its path, where more is written, and the links of its
 * responses by status. A contract has no place for them, so they are kept as JSON.
 */
export function keptParts(reading: OperationReading): JsonMap | undefined {
  const { context, notes, site } = reading;
  const { dialect, references, sink, types } = context;
  const holder = [site.operation, site.pathItem].find((node) => (getSequence(node, "servers")?.items.length ?? 0) > 0);
  const servers = holder === undefined ? [] : portableJson(get(holder, "servers") ?? null, types, references);
  if (holder !== undefined)
    tell(reading, holder, "its own servers stay in ApiDocument.cs, and are not part of its route", notes);
  const links = dialect.responses(site).flatMap(({ node, status }) => {
    const written = getMap(node, "links");
    if (written === undefined || written.keys.length === 0) return [];
    for (const name of written.keys) sink.report(diagnostic("linkKept", placeOf(node, "links"), { name }));
    const kept = portableJson(written, types, references);
    const known = statusOf(status);
    return known !== undefined && isJsonMap(kept) ? [[statusText(known), kept] as const] : [];
  });
  const docs = getMap(site.operation, "externalDocs");
  const externalDocs = docs === undefined ? undefined : portableJson(docs, types, references);
  const parts: JsonMap = {
    ...withoutEmpty({ servers: Array.isArray(servers) ? servers : [] }),
    ...withoutUndefined({ externalDocs }),
    ...(links.length === 0 ? {} : { links: Object.fromEntries(links) }),
  };
  return Object.keys(parts).length === 0 ? undefined : parts;
}
