import { isJsonMap, type JsonMap } from "../../contract/api-document.js";
import type { JsonValue } from "../../contract/json-value.js";
import { statusText } from "../../contract/operation.js";
import { withoutEmpty, withoutUndefined } from "../../contract/without-undefined.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { getMap, getString, placeOf } from "../document/node.js";
import type { TypeReader } from "../types/type-reader.js";
import type { ContentDescription, OwnServers, ReferenceFollower } from "../versions/dialect.js";
import { type OperationReading, tell } from "./operation-reading.js";
import { portableJson } from "./portable-json.js";
import { statusOf } from "./statuses.js";

/**
 * What an operation says for its callers alone: servers of its own, or of its path, where more is written, the links and summaries of
 * its responses by status, and the items of sequences by media type. A contract has no place for them, so they are kept as JSON.
 */
export function keptParts(reading: OperationReading): JsonMap | undefined {
  const { context, notes, site } = reading;
  const { dialect, references, sink, types } = context;
  const ownServers = dialect.ownServers(site);
  const servers = ownServers === undefined ? [] : serversJson(ownServers, types, references);
  if (ownServers !== undefined)
    tell(reading, ownServers.node, "its own servers stay in ApiDocument.cs, and are not part of its route", notes);
  const links = dialect.responses(site).flatMap(({ node, status }) => {
    const written = getMap(node, "links");
    if (written === undefined || written.keys.length === 0) return [];
    for (const name of written.keys) sink.report(diagnostic("linkKept", placeOf(node, "links"), { name }));
    const kept = portableJson(written, "objects", types, references);
    const code = statusOf(status);
    return code !== undefined && isJsonMap(kept) ? [[statusText(code), kept] as const] : [];
  });
  const summaries = dialect.responses(site).flatMap(({ node, status, description }) => {
    const code = statusOf(status);
    const summary = getString(node, "summary");
    // The only text of a response is its description in C#.
    const isOnly = (description ?? "").trim() === "";
    return code === undefined || summary === undefined || isOnly ? [] : [[statusText(code), summary] as const];
  });
  const itemsOf = (contents: readonly ContentDescription[]): JsonMap =>
    Object.fromEntries(
      contents.flatMap(({ mediaType, itemSchema }) =>
        itemSchema === undefined ? [] : [[mediaType.trim(), portableJson(itemSchema, "schema", types, references)]],
      ),
    );
  const items: readonly (readonly [string, JsonMap])[] = [
    ["request", itemsOf(dialect.body(site)?.contents ?? [])] as const,
    ...dialect.responses(site).map(({ status, contents }) => {
      const code = statusOf(status);
      return [code === undefined ? "" : statusText(code), itemsOf(contents)] as const;
    }),
  ].filter(([key, kept]) => key !== "" && Object.keys(kept).length > 0);
  const docs = getMap(site.operation, "externalDocs");
  const externalDocs = docs === undefined ? undefined : portableJson(docs, "object", types, references);
  const parts: JsonMap = {
    ...withoutEmpty({ servers }),
    ...withoutUndefined({ externalDocs }),
    ...(links.length === 0 ? {} : { links: Object.fromEntries(links) }),
    ...(items.length === 0 ? {} : { items: Object.fromEntries(items) }),
    ...(summaries.length === 0 ? {} : { summaries: Object.fromEntries(summaries) }),
  };
  return Object.keys(parts).length === 0 ? undefined : parts;
}

function serversJson({ servers }: OwnServers, types: TypeReader, references: ReferenceFollower): readonly JsonValue[] {
  return "kind" in servers
    ? servers.items.map((server) => portableJson(server, "object", types, references))
    : servers.map((url) => ({ url }));
}
