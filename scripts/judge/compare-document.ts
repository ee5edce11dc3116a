/** What Tenon reads of a server against the OpenAPI document that the server publishes: for servers that cannot be built. */
import { typesById } from "../../src/contract/contract.js";
import { isJsonType } from "../../src/contract/http/media-type.js";
import { flatParameters } from "../../src/contract/operation.js";
import { type Announcements, announcementsOf } from "./announcements.js";
import { canonicalRoute } from "./compare-endpoints.js";
import { SchemaComparison } from "./document-schema.js";
import { type Mismatch, nothingCompared, type Tally } from "./mismatch.js";
import { isFirstRoute, keyOf } from "./operations-by-key.js";
import type { DocumentInput, DocumentOperation } from "./published-document.js";
import type { SourceEndpoint, SourceFacts, SourceOperation } from "./source-facts.js";

export function compareDocument(document: readonly DocumentOperation[], source: SourceFacts): Tally {
  const announcements = announcementsOf(source.diagnostics);
  const endpoints = endpointsByKey(source.endpoints, document);
  const unknown = source.endpoints.filter(({ route }) => route === undefined);
  const operations = new Map(
    source.operations.flatMap((one) => one.routes.map((route) => [keyOf(one.method, route), one] as const)),
  );
  let parameters = 0;
  const schemas = new SchemaComparison(typesById(source.contract));
  const mismatches: Mismatch[] = [];
  const described = new Set<string>();
  for (const operation of document) {
    const key = keyOf(operation.method, operation.route);
    described.add(key);
    const endpoint = endpoints.get(key) ?? endpoints.get(keyOf("*", operation.route));
    if (endpoint === undefined) {
      const unread = unknown.find((one) => standsFor(one, operation));
      const tenon = unread === undefined ? "nothing" : `${unread.written}, built at run time`;
      mismatches.push(
        difference("only in the document", operation, "an operation", tenon, unread, unread !== undefined),
      );
      continue;
    }
    const route = endpoint.route ?? operation.route;
    const read = operations.get(keyOf(operation.method, route)) ?? operations.get(key);
    if (read === undefined) continue;
    parameters += operation.inputs.length;
    mismatches.push(...inputDifferences(operation, read, isFirstRoute(read, operation.method, route), announcements));
    mismatches.push(...answerDifferences(operation, read, schemas, announcements));
  }
  for (const [key, endpoint] of endpoints) {
    if (described.has(key) || endpoint.isHidden || key.startsWith("* ")) continue;
    const [method = "", route = ""] = key.split(" ");
    const subject = { method: method.toUpperCase(), route: endpoint.route ?? route };
    mismatches.push(
      difference("only in the source", subject, "nothing", "an endpoint", endpoint, announcements.at(endpoint.place)),
    );
  }
  const { properties, differences } = schemas.tally;
  mismatches.push(
    ...differences.map(({ kind, path, document: server, source: tenon }): Mismatch => {
      const place = [...source.types.values()].find(({ csharpName }) => csharpName === path)?.location;
      return { kind, subject: path, server, tenon, place, isAnnounced: announcements.at(place) };
    }),
  );
  return { ...nothingCompared, endpoints: document.length, parameters, properties, mismatches };
}

/** By what the document calls them: it has a version of the API where the route has `{version:apiVersion}`. */
function endpointsByKey(
  endpoints: readonly SourceEndpoint[],
  document: readonly DocumentOperation[],
): ReadonlyMap<string, SourceEndpoint> {
  return new Map(
    endpoints.flatMap((endpoint) => {
      const { methods, route } = endpoint;
      if (route === undefined) return [];
      const isVersioned = /\{[^{}]*:apiVersion\}/i.test(route);
      const versions = isVersioned ? document.filter((one) => standsFor(endpoint, one)) : [];
      if (versions.length > 0) return versions.map((one) => [keyOf(one.method, one.route), endpoint] as const);
      return (typeof methods === "string" ? ["*"] : methods).map((method) => [keyOf(method, route), endpoint] as const);
    }),
  );
}

/** Whether the route may be this one, once its tokens and its version have their values. */
function standsFor({ methods, written }: SourceEndpoint, operation: DocumentOperation): boolean {
  if (typeof methods !== "string" && !methods.includes(operation.method)) return false;
  const [, route = ""] = keyOf("", written.replace(/\{[^{}]*:apiVersion\}/gi, "[version]")).split(" ");
  const pattern = route.replace(/[.*+?^${}()|\\]/g, "\\$&").replace(/\[[^\]]*\]/g, "[^/{}]+");
  return new RegExp(`^${pattern}$`).test(keyOf("", operation.route).slice(1));
}

function* inputDifferences(
  operation: DocumentOperation,
  read: SourceOperation,
  isFirst: boolean,
  announcements: Announcements,
): Iterable<Mismatch> {
  const found = (kind: string, name: string, server: string, tenon: string): Mismatch =>
    difference(kind, operation, `${name}: ${server}`, tenon, read, announcements.at(read.place));
  const ours = new Map(
    flatParameters(read.inputs)
      .filter(({ place }) => place !== "form")
      .map((one): readonly [string, { readonly place: string; readonly required: boolean }] => [
        one.wireName.toLowerCase(),
        { place: one.place, required: one.required && one.type.kind !== "nullable" },
      ]),
  );
  const isForm = flatParameters(read.inputs).some(({ place }) => place === "form");
  const body = read.inputs.find((input) => input.kind === "body");
  for (const { name, place, required } of operation.inputs.filter(isPlain)) {
    const one = ours.get(name.toLowerCase());
    ours.delete(name.toLowerCase());
    if (one === undefined && place === "route" && !isFirst) continue;
    if (one?.place !== place) yield found("place of a parameter", name, place, one?.place ?? "nothing");
    else if (place !== "route" && one.required !== required)
      yield found("required parameter", name, String(required), String(one.required));
  }
  for (const [name, { place }] of ours)
    if (place !== "route") yield found("parameter not described", name, "nothing", place);
  const described = operation.inputs.some((input) => !isPlain(input));
  const sent = isForm || body !== undefined;
  if (described !== sent) yield found("body", "body", described ? "a body" : "none", sent ? "a body" : "none");
}

/** Successes: of errors a document lists some, and the code gives others. */
function* answerDifferences(
  operation: DocumentOperation,
  read: SourceOperation,
  schemas: SchemaComparison,
  announcements: Announcements,
): Iterable<Mismatch> {
  const found = (kind: string, server: string, tenon: string): Mismatch =>
    difference(kind, operation, server, tenon, read, announcements.at(read.place));
  const ours = read.responses.flatMap(({ status, content }) =>
    status.kind === "code" && status.code >= 200 && status.code < 300 ? [{ status: status.code, content }] : [],
  );
  for (const { status, mediaTypes, schema } of operation.answers) {
    if (status < 200 || status > 299) continue;
    const same = ours.filter((one) => one.status === status);
    if (same.length === 0) {
      yield found("status", String(status), ours.map((one) => one.status).join(", ") || "no success");
      continue;
    }
    for (const { content } of same) {
      const isJson = content.kind === "json";
      const described = mediaTypes.length === 0 ? "none" : mediaTypes.some(isJsonType) ? "json" : "other";
      const answered = isJson ? "json" : content.kind === "none" ? "none" : "other";
      const isOpen = isJson && content.type.kind === "unknown";
      // Of a return type that says nothing (`object`, a result), a document has no body.
      if (described !== answered && described !== "none" && !isOpen)
        yield found("media type", `${status} ${mediaTypes.join(", ") || "no body"}`, content.kind);
      else if (isJson && schema !== undefined) schemas.compare(schema, content.type, "");
    }
  }
}

function isPlain({ place }: DocumentInput): boolean {
  return place !== "body" && place !== "form";
}

function difference(
  kind: string,
  { method, route }: Pick<DocumentOperation, "method" | "route">,
  server: string,
  tenon: string,
  at: { readonly place: Mismatch["place"] } | undefined,
  isAnnounced: boolean,
): Mismatch {
  return { kind, subject: `${method} ${canonicalRoute(route)}`, server, tenon, place: at?.place, isAnnounced };
}
