import type { Contract, Service } from "../contract/contract.js";
import { clientName } from "../contract/names.js";
import type { Operation } from "../contract/operation.js";
import { inCanonicalOrder } from "../contract/order.js";
import type { TypeUse } from "../contract/type-use.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { startOf } from "../diagnostics/location.js";
import type { FileSystem } from "../files/file-system.js";
import type { Dialect, ReferenceFollower } from "./dialect.js";
import {
  get,
  getMap,
  getSequence,
  getString,
  isMap,
  type MapNode,
  mapEntries,
  type Node,
  placeOf,
} from "./document/node.js";
import { DocumentSet } from "./document-set.js";
import { NameSet, pascalCase } from "./names.js";
import { openApi30 } from "./openapi-3-0.js";
import { openApi31 } from "./openapi-3-1.js";
import { openApi32 } from "./openapi-3-2.js";
import { OperationReader, type TaggedOperation } from "./operation-reader.js";
import type { ReadOpenApiOptions } from "./options.js";
import { readSecuritySchemes } from "./security-reader.js";
import { settleParameters } from "./settle-parameters.js";
import { settleUnions } from "./settle-unions.js";
import { swagger20 } from "./swagger-2-0.js";
import { tenonDocumentation } from "./tenon-declaration.js";
import { TypeReader } from "./type-reader.js";

/**
 * An OpenAPI description → contract. Undefined where the document cannot be used at all; the sink then has an error.
 * Everything else that is unsound or that a contract cannot say is a note, and the rest is read.
 */
export function readOpenApi(
  rootPath: string,
  fileSystem: FileSystem,
  options: ReadOpenApiOptions,
  sink: DiagnosticSink,
): Contract | undefined {
  const documents = new DocumentSet(rootPath, fileSystem, options, sink);
  const document = documents.root;
  if (document === undefined) return undefined;
  const { root } = document;
  if (!isMap(root)) {
    sink.report(
      diagnostic("documentNotOpenApi", startOf(rootPath), { file: rootPath, reason: "its top is no object" }),
    );
    return undefined;
  }
  const dialect = dialectOf(root, rootPath, sink);
  if (dialect === undefined) return undefined;
  const references = referencesOf(documents, sink);
  const types = new TypeReader(documents, dialect, root, options.namespace, sink);
  for (const [, schema] of mapEntries(dialect.schemas(root))) types.component(schema);
  types.drain();
  const securitySchemes = readSecuritySchemes(root, dialect, references, sink);
  const schemes = new Set(securitySchemes.map((scheme) => scheme.name));
  const routePrefix = options.routePrefix ?? "";
  const reader = new OperationReader({ root, dialect, types, references, schemes, routePrefix, sink });
  const paths = getMap(root, "paths");
  const found = paths === undefined ? [] : reader.read(paths);
  types.drain();
  tellLeftOut(root, dialect, sink);
  if (documents.failed) return undefined;
  const settled = settleUnions(types.declarations, types.candidates, usesOf(found));
  const byId = new Map(settled.map((type) => [type.id, type]));
  const operations = found.map(({ tag, operation }) => ({ tag, operation: settleParameters(operation, byId, sink) }));
  const info = getMap(root, "info") ?? root;
  const summary = getString(info, "description")?.trim();
  return inCanonicalOrder({
    title: getString(info, "title")?.trim() || "API",
    version: String(get(info, "version") ?? "1"),
    services: servicesOf(operations, root, options.namespace, types),
    types: settled,
    securitySchemes,
    servers: dialect.servers(root).map((server) => server.url),
    ...(summary === undefined || summary === "" ? {} : { documentation: { summary } }),
  });
}

function dialectOf(root: MapNode, file: string, sink: DiagnosticSink): Dialect | undefined {
  const written = get(root, "openapi") ?? get(root, "swagger");
  // YAML reads an unquoted 3.1 or 2.0 as a number.
  const version = typeof written === "number" ? written.toFixed(1) : written;
  if (typeof version !== "string") {
    sink.report(
      diagnostic("documentNotOpenApi", placeOf(root), { file, reason: "it says neither `openapi` nor `swagger`" }),
    );
    return undefined;
  }
  for (const dialect of [swagger20, openApi30, openApi31, openApi32])
    if (version === dialect.version || version.startsWith(`${dialect.version}.`)) return dialect;
  sink.report(
    diagnostic("openApiVersionUnsupported", placeOf(root, get(root, "openapi") === undefined ? "swagger" : "openapi"), {
      version,
    }),
  );
  return undefined;
}

function referencesOf(documents: DocumentSet, sink: DiagnosticSink): ReferenceFollower {
  const follow = (node: Node | undefined): MapNode | undefined => {
    let at = node;
    for (let steps = 0; steps < 100; steps++) {
      if (!isMap(at)) return undefined;
      const reference = getString(at, "$ref");
      if (reference === undefined) return at;
      const from: MapNode = at;
      at = documents.resolve(reference, from)?.node;
      if (at === undefined) return undefined;
      if (at === from) break;
    }
    if (isMap(at))
      sink.report(diagnostic("schemaRefersToItself", placeOf(at), { reference: getString(at, "$ref") ?? "" }));
    return undefined;
  };
  return { follow };
}

function servicesOf(
  operations: readonly TaggedOperation[],
  root: MapNode,
  namespace: string,
  { names, tenon }: TypeReader,
): readonly Service[] {
  const groups = new Map<string, { readonly tag: string; readonly operations: Operation[] }>();
  for (const { tag, operation } of operations) {
    const key = pascalCase(tag).toLowerCase();
    const group = groups.get(key) ?? { tag, operations: [] };
    groups.set(key, group);
    group.operations.push(operation);
  }
  const described = (getSequence(root, "tags")?.items ?? []).filter(isMap);
  const clients = new NameSet();
  return [...groups.values()].map(({ tag, operations: members }) => {
    const node = described.find((other) => getString(other, "name") === tag);
    const given = node === undefined ? undefined : tenon?.classOf(getString(node, "x-tenon-class"));
    const text = (node === undefined ? undefined : getString(node, "description"))?.trim();
    const plain = text === undefined || text === "" ? undefined : { summary: text };
    const documentation = tenon === undefined ? plain : tenonDocumentation(text);
    const csharpName = given?.csharpName ?? names.take(`${pascalCase(tag)}Contract`);
    return {
      name: clients.take(clientName(csharpName)),
      csharpName,
      namespace: given?.namespace ?? namespace,
      source: "openapi",
      operations: given === undefined ? members : members.map((operation) => withoutUsualId(operation, tag)),
      ...(documentation === undefined ? {} : { documentation }),
    };
  });
}

/** The operationId that Tenon gives by itself says nothing. */
function withoutUsualId(operation: Operation, tag: string): Operation {
  if (operation.operationId !== `${tag}_${operation.name}`) return operation;
  const { operationId: _, ...rest } = operation;
  return rest;
}

function* usesOf(operations: readonly TaggedOperation[]): Generator<TypeUse> {
  for (const { operation } of operations) {
    for (const input of operation.inputs) yield input.type;
    for (const response of operation.responses) {
      if (response.content.kind === "json") yield response.content.type;
      for (const header of response.headers) yield header.type;
    }
  }
}

function tellLeftOut(root: MapNode, dialect: Dialect, sink: DiagnosticSink): void {
  const webhooks = getMap(root, "webhooks") ?? getMap(root, "x-webhooks");
  for (const name of webhooks?.keys ?? [])
    sink.report(diagnostic("webhookLeftOut", placeOf(webhooks ?? root, name), { name }));
  for (const { url, node } of dialect.servers(root)) {
    if (url === "/" || url === "") continue;
    sink.report(diagnostic("serverNotInRoutes", placeOf(node), { server: url }));
  }
}
