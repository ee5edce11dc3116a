import type { Contract } from "../contract/contract.js";
import { inCanonicalOrder } from "../contract/order.js";
import type { TypeId, TypeUse } from "../contract/type-use.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { startOf } from "../diagnostics/location.js";
import type { FileSystem } from "../files/file-system.js";
import { DocumentSet } from "./document/document-set.js";
import { get, getMap, getString, isMap, type MapNode, placeOf } from "./document/node.js";
import { keptSchemaFacts } from "./kept-facts.js";
import { tellLeftOutFacts } from "./left-out-facts.js";
import type { TaggedOperation } from "./operations/ambiguous-routes.js";
import { readApiDocument, readWebhooks } from "./operations/api-document-reader.js";
import { OperationReader } from "./operations/operation-reader.js";
import { readSecuritySchemes } from "./operations/security-reader.js";
import { servicesOf } from "./operations/services.js";
import { settleParameters } from "./operations/settle-parameters.js";
import type { ReadOpenApiOptions } from "./options.js";
import { DocumentLimit } from "./schemas/schema-views.js";
import { withOptionalValues } from "./types/optional-values.js";
import { TypeReader } from "./types/type-reader.js";
import { settleUnions } from "./types/unions/settle-unions.js";
import type { Dialect } from "./versions/dialect.js";
import { dialectOf } from "./versions/dialect-of.js";

/** A contract and the schemas that its types come from. */
export interface ReadDocument {
  readonly contract: Contract;
  readonly root: MapNode;
  /** Schemas of JSON types; one that was put together from several is not a part of the document. */
  readonly schemas: ReadonlyMap<TypeId, MapNode>;
}

/** A contract of an OpenAPI description; see `readWithSchemas`. */
export function readOpenApi(
  rootPath: string,
  fileSystem: FileSystem,
  options: ReadOpenApiOptions,
  sink: DiagnosticSink,
): Contract | undefined {
  return readWithSchemas(rootPath, fileSystem, options, sink)?.contract;
}

/**
 * An OpenAPI description → contract. Undefined where the document cannot be used at all; the sink then has an error.
 * Everything else that is unsound or that a contract cannot say is a note, and the rest is read.
 */
export function readWithSchemas(
  rootPath: string,
  fileSystem: FileSystem,
  options: ReadOpenApiOptions,
  sink: DiagnosticSink,
): ReadDocument | undefined {
  try {
    return read(rootPath, fileSystem, options, sink);
  } catch (failure) {
    // Anything else that is thrown, a stack that does not end included, is a defect of Tenon and not of the document.
    if (!(failure instanceof DocumentLimit)) throw failure;
    sink.report(diagnostic("documentRefused", startOf(rootPath), { file: rootPath, reason: failure.message }));
    return undefined;
  }
}

function read(
  rootPath: string,
  fileSystem: FileSystem,
  options: ReadOpenApiOptions,
  sink: DiagnosticSink,
): ReadDocument | undefined {
  const documents = new DocumentSet(rootPath, fileSystem, options, sink);
  const document = documents.root;
  if (document === undefined) return undefined;
  const { root } = document;
  if (!isMap(root)) {
    sink.report(
      diagnostic("documentNotOpenApi", startOf(rootPath), { file: rootPath, reason: "its top level is not an object" }),
    );
    return undefined;
  }
  const dialect = dialectOf(root, rootPath, sink);
  if (dialect === undefined) return undefined;
  const types = new TypeReader({ documents, dialect, root, namespace: options.namespace, sink });
  types.readAll(dialect.schemas(root));
  const securitySchemes = readSecuritySchemes(root, dialect, documents, sink);
  const schemes = new Set(securitySchemes.map((scheme) => scheme.name));
  const routePrefix = options.routePrefix ?? "";
  const reader = new OperationReader({ root, dialect, types, references: documents, schemes, routePrefix, sink });
  const paths = getMap(root, "paths");
  const tagged = paths === undefined ? [] : reader.read(paths);
  const webhooks = readWebhooks(root, types, documents);
  types.drain();
  tellLeftOut(root, dialect, sink);
  if (documents.failed) return undefined;
  const unions = settleUnions(types.declared, [...usesOf(tagged)], sink);
  const byId = new Map(unions.map((type) => [type.id, type]));
  const operations = tagged.map((one) => ({ ...one, operation: settleParameters(one.operation, byId, sink) }));
  const settled =
    types.tenon === undefined
      ? withOptionalValues(
          unions,
          operations.map(({ operation }) => operation),
          options.optionalValues === true,
        )
      : unions;
  const info = getMap(root, "info") ?? root;
  const summary = getString(info, "description")?.trim();
  const services = servicesOf(operations, root, options.namespace, types);
  const classes = new Set(services.map((service) => service.tag ?? service.name));
  const contract = inCanonicalOrder({
    title: getString(info, "title")?.trim() || "API",
    version: String(get(info, "version") ?? "1"),
    services,
    types: settled,
    securitySchemes,
    document: readApiDocument(root, dialect, classes, {
      operations: reader.kept,
      webhooks,
      schemas: keptSchemaFacts(types, settled),
    }),
    ...(summary === undefined || summary === "" ? {} : { documentation: { summary } }),
  });
  if (types.tenon === undefined) tellLeftOutFacts(documents, contract, dialect, sink);
  return { contract, root, schemas: types.declared.schemas };
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
  const told = new Set<MapNode>();
  for (const { url, node } of dialect.servers(root)) {
    // 2.0 has one address under several schemes.
    if (url === "/" || url === "" || told.has(node)) continue;
    told.add(node);
    sink.report(diagnostic("serverNotInRoutes", placeOf(node), { server: url }));
  }
}
