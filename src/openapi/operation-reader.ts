import { functionName, parameterName } from "../contract/names.js";
import {
  type HttpMethod,
  httpMethods,
  type Input,
  isSuccess,
  type Operation,
  type Parameter,
  type ParameterPlace,
  type Response,
  type Status,
} from "../contract/operation.js";
import { reasonPhrase } from "../contract/reason-phrases.js";
import { routeParameters } from "../contract/route.js";
import { primitive } from "../contract/type-use.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { tellRoutesApart } from "./ambiguous-routes.js";
import { ContentReader } from "./content-reader.js";
import type {
  Dialect,
  OperationSite,
  ParameterDescription,
  ReferenceFollower,
  ResponseDescription,
} from "./dialect.js";
import { getMap, getSequence, getString, has, isMap, type MapNode, placeOf, stringItems } from "./document/node.js";
import { NameSet, pascalCase } from "./names.js";
import type { Notes } from "./notes.js";
import { operationName, tagOfPath } from "./operation-names.js";
import { plainName, routePath } from "./route-path.js";
import { jsonOf } from "./schema-keywords.js";
import { typeWithNull } from "./schema-use.js";
import { readSecurity } from "./security-reader.js";
import { deprecation } from "./tenon-declaration.js";
import { tenonFormFields } from "./tenon-form.js";
import type { TypeReader } from "./type-reader.js";

export interface TaggedOperation {
  readonly tag: string;
  readonly operation: Operation;
}

export interface OperationContext {
  readonly root: MapNode;
  readonly dialect: Dialect;
  readonly types: TypeReader;
  readonly references: ReferenceFollower;
  readonly schemes: ReadonlySet<string>;
  readonly routePrefix: string;
  readonly sink: DiagnosticSink;
}

/** Paths → operations, with the tag that names their class. */
export class OperationReader {
  readonly #context: OperationContext;
  readonly #content: ContentReader;
  readonly #operationIds = new Set<string>();
  /** Paths by method and route: two paths that a route template spells alike are one. */
  readonly #routes = new Map<string, string>();
  readonly #names = new Map<string, NameSet>();

  constructor(context: OperationContext) {
    this.#context = context;
    this.#content = new ContentReader(context.types, context.sink);
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
      for (const { method, operation } of dialect.methods(pathItem)) {
        const known = httpMethods.find((name) => name === method);
        if (known === undefined) {
          sink.report(diagnostic("methodLeftOut", placeOf(pathItem, method.toLowerCase()), { method, path }));
          continue;
        }
        const address = `${known} ${route.route.path}`;
        const other = this.#routes.get(address);
        if (other !== undefined) {
          sink.report(
            diagnostic("operationSameRoute", placeOf(pathItem, method.toLowerCase()), { method, path, other }),
          );
          continue;
        }
        this.#routes.set(address, path);
        const site = { root: this.#context.root, pathItem, operation, references };
        operations.push(this.#operation(site, known, path, route.route, paths));
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
    const notes: Notes = [];
    const tags = stringItems(getSequence(operation, "tags")).filter((tag) => pascalCase(tag) !== "");
    const tag = tags[0] ?? tagOfPath(path);
    if (tags.length > 1) {
      sink.report(diagnostic("severalTags", placeOf(operation, "tags"), { tags: tags.join(", ") }));
      notes.push(`further tags: ${tags.slice(1).join(", ")}`);
    }
    const operationId = getString(operation, "operationId");
    const csharpName = this.#name(operation, operationId, tag, method, path);
    const title = `${method} ${path}`;
    const typeHint = this.#typeHint(operationId, csharpName);
    const inputs: Input[] = [...this.#parameters(site, path, route, paths, title, typeHint, notes)];
    const description = dialect.body(site);
    const bodyHint = `${typeHint}Request`;
    const fields = description === undefined ? undefined : tenonFormFields(types, description.contents);
    if (fields !== undefined) inputs.push(...fields);
    else if (description !== undefined && (method === "HEAD" || method === "GET"))
      this.#tell(description.node, title, `a ${method} has no body; it is left out`, notes);
    else if (description !== undefined) {
      const body = this.#content.body(description, bodyHint, title, notes);
      if (body !== undefined) inputs.push(body);
    }
    const responses = this.#responses(site, title, typeHint, method, notes);
    if (responses.length === 0)
      this.#tell(operation, title, "it declares no response; the contract has a success without a body", notes);
    const security = readSecurity(operation, site.root, this.#context.schemes, sink);
    this.#leftOut(operation, title, notes);
    const documentation = documentationOf(operation);
    types.drain();
    return {
      tag,
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
        requestExamples:
          description === undefined || inputs.every((input) => input.kind !== "body")
            ? []
            : this.#content.examples(description.contents),
        ...(documentation === undefined ? {} : { documentation }),
        ...deprecation(operation),
        ...(operationId === undefined ? {} : { operationId }),
        ...(notes.length === 0 ? {} : { notes }),
        location: placeOf(operation),
      },
    };
  }

  #name(operation: MapNode, operationId: string | undefined, tag: string, method: string, path: string): string {
    const key = pascalCase(tag).toLowerCase();
    const taken = this.#names.get(key) ?? new NameSet([...hiddenMembers, `${pascalCase(tag)}Contract`]);
    this.#names.set(key, taken);
    const wanted = getString(operation, "x-tenon-operation") ?? operationName(operationId, tag, method, path);
    const name = taken.take(pascalCase(wanted) || "Operation");
    if (operationId !== undefined) {
      if (this.#operationIds.has(operationId)) {
        const at = placeOf(operation, "operationId");
        this.#context.sink.report(diagnostic("operationIdTwice", at, { id: operationId, name }));
      }
      this.#operationIds.add(operationId);
    }
    return name;
  }

  /** What the types of this operation are called after: unique over the document, where its name is unique in its class only. */
  #typeHint(operationId: string | undefined, csharpName: string): string {
    const whole = operationId === undefined ? "" : pascalCase(operationId);
    return whole !== "" && whole.length <= 60 ? whole : csharpName;
  }

  #parameters(
    site: OperationSite,
    path: string,
    route: Operation["route"],
    paths: MapNode,
    title: string,
    typeHint: string,
    notes: Notes,
  ): readonly Parameter[] {
    const { dialect, sink } = this.#context;
    const taken = new NameSet(["Body", ...hiddenMembers, ...recordMembers, `${typeHint}Input`]);
    const described = dialect.parameters(site);
    const inPath = routeParameters(route).map((parameter) => parameter.name);
    const found: Parameter[] = [];
    for (const name of inPath) {
      const parameter = described.find(
        (other) => other.in === "path" && plainName(other.name).toLowerCase() === name.toLowerCase(),
      );
      if (parameter !== undefined) {
        found.push(this.#parameter(parameter, "route", name, taken, title, typeHint));
        continue;
      }
      sink.report(diagnostic("pathParameterNotDescribed", placeOf(paths, path), { path, parameter: name }));
      notes.push(`the path parameter ${name} is not described`);
      const csharpName = taken.take(pascalCase(name) || "Parameter");
      const common = { name: parameterName(csharpName), wireName: name, csharpName, type: primitive("string") };
      found.push({ kind: "parameter", place: "route", ...common, required: true });
    }
    for (const parameter of described) {
      // RFC 9110, section 5.1: a header's name is a token.
      const isNameless = parameter.name.trim() === "";
      if (isNameless || (parameter.in === "header" && !/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(parameter.name))) {
        const what = `The ${parameter.in} parameter ${JSON.stringify(parameter.name)}`;
        sink.report(
          diagnostic("partMalformed", placeOf(parameter.node), { what, expected: "named as a header or key may be" }),
        );
        notes.push(`the ${parameter.in} parameter ${JSON.stringify(parameter.name)} has no name that could be sent`);
      } else if (parameter.in !== "path") {
        const place: ParameterPlace = parameter.in === "querystring" ? "query" : parameter.in;
        found.push(this.#parameter(parameter, place, parameter.name, taken, title, typeHint));
      } else if (!inPath.some((name) => plainName(parameter.name).toLowerCase() === name.toLowerCase())) {
        sink.report(
          diagnostic("pathParameterWithoutPlace", placeOf(parameter.node), { path, parameter: parameter.name }),
        );
        notes.push(`the path parameter ${parameter.name} has no place in the path`);
      }
    }
    return found;
  }

  #parameter(
    parameter: ParameterDescription,
    place: ParameterPlace,
    wireName: string,
    taken: NameSet,
    title: string,
    typeHint: string,
  ): Parameter {
    const { types } = this.#context;
    const given = types.tenon === undefined ? undefined : getString(parameter.node, "x-tenon-name");
    const csharpName = taken.take(pascalCase(given ?? parameter.name) || "Parameter");
    const isJson = parameter.objectStyle === "json";
    const use = types.use(parameter.schema, `${typeHint}${pascalCase(parameter.name)}`, "text");
    const notes = [...use.notes];
    if (isJson)
      this.#tell(
        parameter.node,
        title,
        `the parameter ${parameter.name} is JSON inside a ${place} value, and is text here`,
        notes,
      );
    if (parameter.oddStyle !== undefined)
      this.#tell(
        parameter.node,
        title,
        `the parameter ${parameter.name} is written in the style ${parameter.oddStyle}, which ASP.NET does not read`,
        notes,
      );
    if (parameter.in === "querystring")
      this.#tell(parameter.node, title, `the parameter ${parameter.name} is the whole query string`, notes);
    const documentation = parameter.description?.trim() ?? use.documentation?.summary;
    const example = parameter.example === undefined ? use.example : jsonOf(parameter.example);
    const type = isJson ? primitive("string") : typeWithNull(use);
    const isArray = (type.kind === "nullable" ? type.inner : type).kind === "array";
    return {
      kind: "parameter",
      place,
      name: given ?? parameterName(csharpName),
      wireName,
      csharpName,
      type,
      required: parameter.required,
      ...(use.default === undefined || isJson ? {} : { default: use.default }),
      ...(use.constraints === undefined || isJson ? {} : { constraints: use.constraints }),
      ...(isArray && parameter.arrayStyle !== undefined ? { arrayStyle: parameter.arrayStyle } : {}),
      ...(isJson || (isObjectUse(type) && parameter.objectStyle !== undefined)
        ? { objectStyle: parameter.objectStyle ?? "form" }
        : {}),
      ...(example === undefined ? {} : { example }),
      ...(notes.length === 0 ? {} : { notes }),
      ...(documentation === undefined || documentation === "" ? {} : { documentation }),
      ...(parameter.deprecated ? deprecation(parameter.node) : use.deprecated === true ? { deprecated: {} } : {}),
      location: placeOf(parameter.node),
    };
  }

  #responses(
    site: OperationSite,
    title: string,
    typeHint: string,
    method: HttpMethod,
    notes: Notes,
  ): readonly Response[] {
    const { dialect, sink } = this.#context;
    const found = new Map<string, Response>();
    for (const description of dialect.responses(site)) {
      const status = statusOf(description.status);
      if (status === undefined) {
        sink.report(diagnostic("responseStatusInvalid", placeOf(description.node), { status: description.status }));
        notes.push(`the response ${description.status} is left out`);
        continue;
      }
      for (const name of description.links) {
        sink.report(diagnostic("linkLeftOut", placeOf(description.node, "links"), { name }));
        notes.push(`the link ${name} is left out`);
      }
      found.set(description.status.toLowerCase(), this.#response(description, status, title, typeHint, method, notes));
    }
    return [...found.values()];
  }

  #response(
    description: ResponseDescription,
    status: Status,
    title: string,
    typeHint: string,
    method: HttpMethod,
    notes: Notes,
  ): Response {
    const { types } = this.#context;
    const hint = `${typeHint}${isSuccess(status) ? "" : statusHint(status)}Response`;
    const bodiless = method === "HEAD" || isBodiless(status);
    if (bodiless && description.contents.length > 0)
      this.#tell(
        description.node,
        title,
        `the response ${description.status} cannot have a body; it is left out`,
        notes,
      );
    return {
      status,
      content: bodiless ? { kind: "none" } : this.#content.response(description.contents, hint, title, notes),
      headers: description.headers.map((header) => {
        const use = types.use(header.schema, `${typeHint}${pascalCase(header.name)}Header`, "text");
        return {
          name: header.name,
          type: typeWithNull(use),
          required: header.required,
          ...(header.description === undefined ? {} : { documentation: header.description }),
        };
      }),
      examples: bodiless ? [] : this.#content.examples(description.contents),
      ...(description.description === undefined ||
      description.description.trim() === "" ||
      (types.tenon !== undefined && description.description === reasonPhrase(description.status))
        ? {}
        : { description: description.description.trim() }),
    };
  }

  #tell(node: MapNode, operation: string, what: string, notes: Notes): void {
    this.#context.sink.report(diagnostic("operationNote", placeOf(node), { operation, what }));
    notes.push(what);
  }

  #leftOut(operation: MapNode, title: string, notes: Notes): void {
    const callbacks = getMap(operation, "callbacks");
    for (const name of callbacks?.keys ?? []) {
      const at = placeOf(callbacks ?? operation, name);
      this.#context.sink.report(diagnostic("callbackLeftOut", at, { name, operation: title }));
      notes.push(`the callback ${name} is left out`);
    }
    if (has(operation, "servers")) this.#tell(operation, title, "it has servers of its own, which are left out", notes);
  }
}

/** RFC 9110: these never have content. */
function isBodiless(status: Status): boolean {
  if (status.kind === "range") return status.hundreds === 1;
  return (
    status.kind === "code" && (status.code < 200 || status.code === 204 || status.code === 205 || status.code === 304)
  );
}

function isObjectUse(type: Parameter["type"]): boolean {
  const inner = type.kind === "nullable" ? type.inner : type;
  return inner.kind === "reference" || inner.kind === "map" || (inner.kind === "unknown" && inner.shape === "object");
}

export function statusOf(text: string): Status | undefined {
  if (/^[1-5]\d\d$/.test(text)) return { kind: "code", code: Number(text) };
  if (text.toLowerCase() === "default") return { kind: "default" };
  const hundreds = ([1, 2, 3, 4, 5] as const).find((digit) => text.toUpperCase() === `${digit}XX`);
  return hundreds === undefined ? undefined : { kind: "range", hundreds };
}

function statusHint(status: Status): string {
  if (status.kind === "default") return "Default";
  if (status.kind === "range") return `${status.hundreds}XX`;
  return statusWords[status.code] ?? String(status.code);
}

const statusWords: Readonly<Record<number, string>> = {
  301: "Moved",
  302: "Found",
  303: "SeeOther",
  304: "NotModified",
  400: "BadRequest",
  401: "Unauthorized",
  402: "PaymentRequired",
  403: "Forbidden",
  404: "NotFound",
  405: "MethodNotAllowed",
  406: "NotAcceptable",
  409: "Conflict",
  410: "Gone",
  412: "PreconditionFailed",
  413: "TooLarge",
  415: "UnsupportedMediaType",
  422: "Unprocessable",
  429: "TooManyRequests",
  500: "ServerError",
  501: "NotImplemented",
  502: "BadGateway",
  503: "Unavailable",
  504: "GatewayTimeout",
};

function documentationOf(operation: MapNode): Operation["documentation"] {
  const summary = getString(operation, "summary")?.trim() ?? "";
  const description = getString(operation, "description")?.trim() ?? "";
  if (summary === "" && description === "") return undefined;
  if (summary === "") return { summary: description };
  return description === "" || description === summary ? { summary } : { summary, remarks: description };
}

/** Names that a class has already. */
const hiddenMembers = [
  "Equals",
  "GetHashCode",
  "GetType",
  "ToString",
  "ReferenceEquals",
  "MemberwiseClone",
  "Finalize",
];

/** Names that C# does not let a record's properties have. */
const recordMembers = ["Clone", "Deconstruct", "EqualityContract", "PrintMembers"];
