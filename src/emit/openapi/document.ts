import { addTo } from "../../collections/lists-by-key.js";
import { isJsonMap, type JsonMap } from "../../contract/api-document.js";
import { type Contract, typesById } from "../../contract/contract.js";
import { usesOfHub } from "../../contract/hub.js";
import { compareOrdinal } from "../../contract/order.js";
import { shapesOf } from "../../contract/shapes.js";
import { tenonKeys } from "../../contract/tenon-keys.js";
import { typeParametersOf } from "../../contract/type-declaration.js";
import { reference, type TypeId } from "../../contract/type-use.js";
import { reachableFrom, typesIn } from "../../contract/used-types.js";
import type { GeneratedFile } from "../generated-file.js";
import {
  type Json,
  type JsonObject,
  jsonText,
  nonEmpty,
  nonEmptyList,
  nonEmptyOf,
  object,
  objectOf,
  yamlText,
} from "../text/json.js";
import { urlPathOf } from "../text/url-path.js";
import type { OpenApiVersion, SchemaDialect } from "./dialect.js";
import { dialect30 } from "./dialect-3-0.js";
import { dialect31 } from "./dialect-3-1.js";
import { dialect32 } from "./dialect-3-2.js";
import { classNameOf, operationObject } from "./operations.js";
import { descriptionText, SchemaWriter } from "./schemas.js";
import { securitySchemeObject } from "./security-schemes.js";

const dialects: Record<OpenApiVersion, SchemaDialect> = { "3.0": dialect30, "3.1": dialect31, "3.2": dialect32 };

export interface OpenApiOptions {
  readonly version: OpenApiVersion;
  /** Where it goes; `.yaml` and `.yml` are written as YAML, anything else as JSON. */
  readonly path: string;
}

export function emitOpenApi(contract: Contract, options: OpenApiOptions): GeneratedFile {
  const document = openApiDocument(contract, dialects[options.version]);
  const text = /\.ya?ml$/i.test(options.path) ? yamlText(document) : `${jsonText(document)}\n`;
  return { path: options.path, text };
}

function openApiDocument(contract: Contract, dialect: SchemaDialect): JsonObject {
  const document = contract.document ?? {};
  const schemas = new SchemaWriter(contract, shapesOf(contract), dialect);
  const paths = pathsObject(contract, schemas);
  const packed = typesOfPackedHubs(contract);
  // A type that only the front end shares is part of the contract although no path reaches it.
  for (const type of contract.types) {
    if (typeParametersOf(type).length === 0 && !packed.has(type.id)) schemas.schema(reference(type.id), "answered");
  }
  return object({
    openapi: dialect.version,
    ...schemas.newer(["$self", document.$self]),
    info: object({
      ...document.info,
      title: contract.title,
      version: contract.version,
      description: descriptionText(contract.documentation),
    }),
    [tenonKeys.generated]: true,
    servers: nonEmptyList(document.servers ?? []),
    tags: nonEmptyList(tagObjects(contract, schemas)),
    externalDocs: document.externalDocs,
    paths,
    [dialect.webhooks]: document.webhooks,
    components: nonEmpty({
      schemas: nonEmpty(schemas.components()),
      securitySchemes: nonEmptyOf(
        contract.securitySchemes.map((scheme) => [scheme.name, securitySchemeObject(scheme, dialect)]),
      ),
    }),
  });
}

/** They are not JSON. */
function typesOfPackedHubs(contract: Contract): ReadonlySet<TypeId> {
  const roots = (contract.hubs ?? []).flatMap((hub) => (hub.protocol === undefined ? [] : typesIn(usesOfHub(hub))));
  return reachableFrom(roots, typesById(contract));
}

/** One for each class of operations, with what the document says of it, and those that it says more of. */
function tagObjects(contract: Contract, schemas: SchemaWriter): readonly JsonObject[] {
  const documented = new Map((contract.document?.tags ?? []).map((tag) => [tag.name, tagObject(tag, schemas)]));
  const objects = new Map<string, JsonObject>();
  for (const service of contract.services) {
    const name = service.tag ?? service.name;
    if (objects.has(name)) continue;
    const tag = { name, description: descriptionText(service.documentation), [tenonKeys.class]: classNameOf(service) };
    objects.set(name, object({ ...documented.get(name), ...tag }));
  }
  for (const [name, tag] of documented) if (typeof name === "string" && !objects.has(name)) objects.set(name, tag);
  return [...objects.values()];
}

function tagObject(tag: JsonMap, schemas: SchemaWriter): JsonObject {
  const { summary, parent, kind, ...usual } = tag;
  return object({ ...usual, ...schemas.newer(["summary", summary], ["parent", parent], ["kind", kind]) });
}

/** Paths in ordinal order, methods in the order of the HTTP verbs: the document does not depend on the order of the source. */
function pathsObject(contract: Contract, schemas: SchemaWriter): JsonObject {
  const items = new Map<string, [string, Json][]>();
  const documented = contract.document?.operations ?? {};
  for (const service of contract.services) {
    for (const operation of service.operations) {
      const address = `${operation.method} ${operation.route.path}`;
      const facts = Object.hasOwn(documented, address) ? documented[address] : undefined;
      const written = operationObject(service, operation, schemas, isJsonMap(facts) ? facts : {});
      addTo(items, urlPathOf(operation.route), [operation.method, written]);
    }
  }
  return objectOf(
    [...items]
      .sort(([a], [b]) => compareOrdinal(a, b))
      .map(([path, operations]) => [path, pathItem(operations, schemas)]),
  );
}

/** Methods that a path has no key for are under one of their own, which 3.2 brought; before, it is an extension of the registry. */
function pathItem(operations: readonly (readonly [method: string, Json])[], schemas: SchemaWriter): JsonObject {
  const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", ...(schemas.since32 ? ["QUERY"] : [])];
  const entries = methods.flatMap((method) => operations.filter(([one]) => one === method));
  const others = operations.filter(([method]) => !methods.includes(method)).sort(([a], [b]) => compareOrdinal(a, b));
  return object({
    ...objectOf(entries.map(([method, written]) => [method.toLowerCase(), written])),
    ...schemas.newer(["additionalOperations", others.length === 0 ? undefined : objectOf(others)]),
  });
}
