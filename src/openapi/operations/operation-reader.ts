import { isJsonMap, type JsonMap } from "../../contract/api-document.js";
import { functionName } from "../../contract/names/names.js";
import { type HttpMethod, type Input, isSendable, isSuccess, type Operation } from "../../contract/operation.js";
import { tenonKeys } from "../../contract/tenon-keys.js";
import { withoutEmpty, withoutUndefined } from "../../contract/without-undefined.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { getMap, getSequence, getString, isMap, type MapNode, placeOf, stringItems } from "../document/node.js";
import { freeHint, NameSet, partName, pascalCase } from "../naming/names.js";
import { operationName, tagOfPath } from "../naming/operation-names.js";
import type { SchemaNotes } from "../types/notes.js";
import { deprecation } from "../types/tenon/tenon-declaration.js";
import type { OperationSite } from "../versions/dialect.js";
import { type TaggedOperation, tellRoutesApart } from "./ambiguous-routes.js";
import { ContentReader } from "./content-reader.js";
import { classMembers } from "./hidden-members.js";
import { keptParts } from "./kept-parts.js";
import { operationDocumentation, tellHiddenDocumentation } from "./operation-documentation.js";
import { type OperationContext, type OperationReading, tell } from "./operation-reading.js";
import { readParameters } from "./parameters.js";
import { portableJson } from "./portable-json.js";
import { readResponses } from "./responses.js";
import { routePath } from "./route-path.js";
import { readSecurity } from "./security-reader.js";
import { isInParts, tenonFormFields } from "./tenon-form.js";

/** Paths → operations, with the tag that names their class. */
export class OperationReader {
  readonly #context: OperationContext;
  readonly #content: ContentReader;
  readonly #operationIds = new Set<string>();
  /** Paths by method and route: two paths that a route template spells alike are one. */
  readonly #routes = new Map<string, string>();
  readonly #names = new Map<string, NameSet>();
  readonly #typeHints = new NameSet();
  readonly #kept = new Map<string, JsonMap>();

  constructor(context: OperationContext) {
    this.#context = context;
    this.#content = new ContentReader(context.types);
  }

  /** By method and path, what operations say for their callers alone. */
  get kept(): JsonMap {
    return Object.fromEntries(this.#kept);
  }

  read(paths: MapNode): readonly TaggedOperation[] {
    const { dialect, references, sink } = this.#context;
    const operations: TaggedOperation[] = [];
    for (const [at, path] of paths.keys.entries()) {
      if (path.startsWith("x-")) continue;
      const value = paths.values[at];
      const pathItem = references.follow(value);
      if (pathItem === undefined) {
        if (!isMap(value) && value !== null)
          sink.report(
            diagnostic("partMalformed", placeOf(paths, path), { what: `The path ${path}`, expected: "an object" }),
          );
        continue;
      }
      const route = routePath(path, this.#context.routePrefix);
      if (route.kind === "refused") {
        sink.report(diagnostic("pathLeftOut", placeOf(paths, path), { path, reason: route.reason }));
        continue;
      }
      if (route.changed !== undefined) {
        const changed = { path, reason: route.changed, route: route.route.template };
        sink.report(diagnostic("pathRewritten", placeOf(paths, path), changed));
      }
      for (const { method, operation } of dialect.methods(pathItem, references)) {
        if (!isSendable(method)) {
          sink.report(diagnostic("methodLeftOut", placeOf(pathItem, method.toLowerCase()), { method, path }));
          continue;
        }
        const address = `${method} ${route.route.path}`;
        const other = this.#routes.get(address);
        if (other !== undefined) {
          sink.report(
            diagnostic("operationSameRoute", placeOf(pathItem, method.toLowerCase()), { method, path, other }),
          );
          continue;
        }
        this.#routes.set(address, path);
        const site = { root: this.#context.root, pathItem, operation, references };
        operations.push(this.#operation(site, method, path, route.route, paths));
      }
    }
    return tellRoutesApart(operations, sink);
  }

  #operation(
    site: OperationSite,
    method: HttpMethod,
    path: string,
    route: Operation["route"],
    paths: MapNode,
  ): TaggedOperation {
    const { dialect, sink, types } = this.#context;
    const { operation } = site;
    const notes: SchemaNotes = [];
    const tags = stringItems(getSequence(operation, "tags")).filter((tag) => tag !== "");
    const tag = tags.find((name) => pascalCase(name) !== "") ?? tagOfPath(path);
    if (tags.length > 1) {
      sink.report(diagnostic("severalTags", placeOf(operation, "tags"), { tags: tags.join(", ") }));
    }
    const written = getString(operation, "operationId");
    const csharpName = this.#name(operation, written, tag, method, path);
    const operationId = this.#ownId(operation, written, csharpName);
    const typeHint = this.#typeHint(written, csharpName, tag);
    const reading: OperationReading = { context: this.#context, site, method, path, typeHint, notes };
    const inputs: Input[] = [...readParameters(reading, route, paths)];
    const description = dialect.body(site);
    const fields = description === undefined ? undefined : tenonFormFields(types, description.contents);
    if (fields !== undefined) inputs.push(...fields);
    else if (description !== undefined && (method === "HEAD" || method === "GET"))
      tell(reading, description.node, `a ${method} has no body; it is left out`, notes);
    else if (description !== undefined) {
      const body = this.#content.body(reading, description, freeHint(types.names, typeHint, ["Request", "Body"]));
      if (body !== undefined) inputs.push(body);
    }
    const responses = readResponses(reading, this.#content);
    if (responses.length === 0)
      tell(reading, operation, "it declares no response; the contract has a success without a body", notes);
    const security = readSecurity(operation, site.root, this.#context);
    const callbacks = this.#callbacks(reading);
    const kept = keptParts(reading);
    if (kept !== undefined) this.#kept.set(`${method} ${route.path}`, kept);
    const documentation = operationDocumentation(site);
    tellHiddenDocumentation(reading);
    types.drain();
    const className = getString(operation, tenonKeys.class);
    return {
      tag,
      ...withoutUndefined({ className }),
      operation: {
        name: functionName(csharpName),
        csharpName,
        method,
        route,
        otherRoutes: [],
        inputs,
        responses,
        anySuccess: !responses.some((response) => isSuccess(response.status)),
        security,
        ...(fields !== undefined && isInParts(description?.contents ?? []) ? { inParts: true as const } : {}),
        requestExamples:
          description === undefined || inputs.every((input) => input.kind !== "body")
            ? []
            : this.#content.examples(description.contents),
        ...withoutUndefined({ documentation }),
        ...deprecation(operation),
        ...withoutUndefined({ operationId, callbacks }),
        ...withoutEmpty({ tags, notes }),
        location: placeOf(operation),
      },
    };
  }

  #name(operation: MapNode, operationId: string | undefined, tag: string, method: string, path: string): string {
    const key = pascalCase(tag).toLowerCase();
    const taken = this.#names.get(key) ?? new NameSet([...classMembers, `${pascalCase(tag)}Contract`]);
    this.#names.set(key, taken);
    const wanted = getString(operation, tenonKeys.operation) ?? operationName(operationId, tag, method, path);
    return taken.take(pascalCase(wanted) || "Operation");
  }

  /** A minimal API calls its endpoint by it, and answers nothing but 500 where two have one name. */
  #ownId(operation: MapNode, operationId: string | undefined, name: string): string | undefined {
    if (operationId === undefined || !this.#operationIds.has(operationId)) {
      if (operationId !== undefined) this.#operationIds.add(operationId);
      return operationId;
    }
    const at = placeOf(operation, "operationId");
    this.#context.sink.report(diagnostic("operationIdTwice", at, { id: operationId, name }));
    return undefined;
  }

  #callbacks({ context, method, path, site }: OperationReading): Operation["callbacks"] {
    const { references, sink, types } = context;
    const { operation } = site;
    const callbacks = getMap(operation, "callbacks");
    if (callbacks === undefined || callbacks.keys.length === 0) return undefined;
    for (const name of callbacks.keys)
      sink.report(diagnostic("callbackLeftOut", placeOf(callbacks, name), { name, operation: `${method} ${path}` }));
    const written = portableJson(callbacks, "objects", types, references);
    return isJsonMap(written) ? written : undefined;
  }

  /** What the types of this operation are called after: unique over the document, where its name is unique in its class only. */
  #typeHint(operationId: string | undefined, csharpName: string, tag: string): string {
    const whole = operationId === undefined ? "" : pascalCase(operationId);
    const wanted = whole !== "" && whole.length <= 60 && !/^_/.test(whole) ? whole : csharpName;
    return this.#typeHints.take(wanted, partName(pascalCase(tag), wanted), partName(pascalCase(tag), csharpName));
  }
}
