import type { JsonMap } from "../../contract/api-document.js";
import type { Service } from "../../contract/contract.js";
import { reasonPhrase } from "../../contract/http/reason-phrases.js";
import { capitalized } from "../../contract/names/camel-case.js";
import { functionName } from "../../contract/names/names.js";
import type { Body, Example, Operation, Parameter, Response } from "../../contract/operation.js";
import { bodyOf, flatParameters, isSuccess, statusText } from "../../contract/operation.js";
import { routeParameters } from "../../contract/route.js";
import { tenonKeys } from "../../contract/tenon-keys.js";
import { withoutNull } from "../../contract/type-use.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { isJsonObject, type Json, type JsonObject, nonEmptyList, nonEmptyOf, object, objectOf } from "../text/json.js";
import { deprecationKeys, type SchemaWriter } from "./schemas.js";

/** One operation object. https://spec.openapis.org/oas/v3.1.1.html#operation-object */
export function operationObject(
  service: Service,
  operation: Operation,
  schemas: SchemaWriter,
  facts: JsonMap = {},
): JsonObject {
  const parameters = orderedParameters(operation);
  return object({
    tags: operation.tags ?? [service.tag ?? service.name],
    operationId: operation.operationId ?? `${service.name}_${operation.name}`,
    summary: operation.documentation?.summary,
    description: operation.documentation?.remarks,
    externalDocs: facts.externalDocs,
    ...deprecationKeys(operation.deprecated),
    parameters: nonEmptyList([
      ...parameters.filter((p) => p.place !== "form").map((p) => parameterObject(p, schemas)),
      ...versionParameter(operation),
    ]),
    requestBody: requestBody(
      operation,
      parameters.filter((p) => p.place === "form"),
      schemas,
      keptOf(facts.items, "request"),
    ),
    responses: responsesObject(operation, schemas, facts),
    security: securityOf(operation),
    callbacks: operation.callbacks,
    servers: facts.servers,
    // An action that answers several methods is several operations, and each needs a name of its own.
    [tenonKeys.operation]:
      functionName(operation.csharpName) === operation.name ? operation.csharpName : capitalized(operation.name),
    // A tag of the class's own name leads to the class by itself.
    [tenonKeys.class]: service.tag === undefined && operation.tags === undefined ? undefined : classNameOf(service),
  });
}

export function classNameOf({ namespace, csharpName }: Service): string {
  return namespace === "" ? csharpName : `${namespace}.${csharpName}`;
}

/** Those of the route first, in its order: where an action lists them otherwise, the wire does not show it. */
function orderedParameters({ inputs, route }: Operation): readonly Parameter[] {
  const order = new Map(routeParameters(route).map(({ name }, at) => [name, at]));
  const rank = (parameter: Parameter): number =>
    parameter.place === "route" ? (order.get(parameter.wireName) ?? order.size) : order.size + 1;
  return [...flatParameters(inputs)].sort((a, b) => rank(a) - rank(b));
}

function versionParameter({ version }: Operation): readonly JsonObject[] {
  // A header `Accept` is not described as a parameter.
  if (version === undefined || version.place === "route" || version.name === "accept") return [];
  const { name, place, value, isAssumed } = version;
  const required = isAssumed === true ? undefined : true;
  return [object({ name, in: place, required, schema: { type: "string", enum: [value] } })];
}

function parameterObject(parameter: Parameter, schemas: SchemaWriter): JsonObject {
  const place = parameter.place === "route" ? "path" : parameter.place;
  // A value that may be null is left out on the wire: there is no null in a URL or a header.
  const required = place === "path" || (parameter.required && parameter.type.kind !== "nullable");
  const schema = parameterSchema(parameter, schemas);
  return object({
    name: parameter.wireName,
    in: place,
    description: parameter.documentation,
    required: required ? true : undefined,
    ...deprecationKeys(parameter.deprecated),
    ...styleOf(parameter),
    ...(parameter.objectStyle === "json" ? { content: { "application/json": { schema } } } : { schema }),
    example: parameter.example,
    [tenonKeys.name]: parameter.name === parameter.wireName ? undefined : parameter.name,
  });
}

function parameterSchema(parameter: Parameter, schemas: SchemaWriter, text?: string): JsonObject {
  return schemas.described(withoutNull(parameter.type), "sent", {
    ...withoutUndefined({ constraints: parameter.constraints }),
    ...(parameter.default === undefined || parameter.default === null ? {} : { default: parameter.default }),
    text,
  });
}

/** The media under each type; `usual` where none is declared. */
function contentOf(
  mediaTypes: readonly string[],
  usual: string,
  media: JsonObject | ((mediaType: string) => JsonObject),
): JsonObject {
  const types = mediaTypes.length === 0 ? [usual] : mediaTypes;
  return objectOf(types.map((type) => [type, typeof media === "function" ? media(type) : media]));
}

function styleOf(parameter: Parameter): JsonObject {
  if (parameter.objectStyle === "deepObject") return { style: "deepObject", explode: true };
  if (parameter.objectStyle === "comma") return { style: "form", explode: false };
  switch (parameter.arrayStyle) {
    case "comma":
      return parameter.place === "query" ? { style: "form", explode: false } : {};
    case "space":
      return { style: "spaceDelimited", explode: false };
    case "pipe":
      return { style: "pipeDelimited", explode: false };
    default:
      return {};
  }
}

function requestBody(
  operation: Operation,
  fields: readonly Parameter[],
  schemas: SchemaWriter,
  items: Json | undefined,
): JsonObject | undefined {
  const body = bodyOf(operation);
  if (body?.fields !== undefined) return formObject(flatParameters([body.fields]), schemas, body);
  if (body !== undefined) return bodyObject(body, operation.requestExamples, schemas, items);
  return fields.length === 0 ? undefined : formObject(fields, schemas, undefined, operation.inParts);
}

function formObject(fields: readonly Parameter[], schemas: SchemaWriter, body?: Body, inParts = false): JsonObject {
  const isMultipart =
    inParts || body?.encoding === "multipart" || fields.some((field) => isFile(field) || field.part !== undefined);
  const parts = fields.flatMap(({ part, wireName }) =>
    part === undefined ? [] : [[wireName, { contentType: part }] as const],
  );
  const schema = object({
    type: "object",
    required: nonEmptyList(
      fields.filter((field) => field.required && field.type.kind !== "nullable").map((field) => field.wireName),
    ),
    properties: objectOf(fields.map((field) => [field.wireName, parameterSchema(field, schemas, field.documentation)])),
  });
  const usual = isMultipart ? "multipart/form-data" : "application/x-www-form-urlencoded";
  const content = object({ schema, encoding: parts.length === 0 ? undefined : objectOf(parts) });
  return object({
    description: body?.documentation,
    required: (body?.required ?? true) ? true : undefined,
    content: contentOf(body?.mediaTypes ?? [], usual, content),
  });
}

function isFile(field: Parameter): boolean {
  const type = withoutNull(field.type);
  return type.kind === "file" || (type.kind === "array" && type.element.kind === "file");
}

const defaultMediaTypes: Record<Body["encoding"], string> = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
  text: "text/plain",
  binary: "application/octet-stream",
};

function bodyObject(
  body: Body,
  examples: readonly Example[],
  schemas: SchemaWriter,
  items: Json | undefined,
): JsonObject {
  const schema = body.encoding === "binary" ? { type: "string", format: "binary" } : schemas.schema(body.type, "sent");
  const content = contentOf(body.mediaTypes, defaultMediaTypes[body.encoding], { schema, ...examplesOf(examples) });
  return object({
    description: body.documentation,
    required: body.required ? true : undefined,
    content: withItems(content, items, schemas),
  });
}

/** What an imported document says of a part of an operation that a contract has no place for. */
function keptOf(part: Json | undefined, key: string): Json | undefined {
  return isJsonObject(part) && Object.hasOwn(part, key) ? part[key] : undefined;
}

/** The contents of a body, with the schemas of the items that follow one another in it. */
function withItems(contents: JsonObject, items: Json | undefined, schemas: SchemaWriter): JsonObject {
  return objectOf(
    Object.entries(contents).map(([mediaType, content]) => {
      const item = keptOf(items, mediaType);
      if (item === undefined || !isJsonObject(content)) return [mediaType, content];
      const { schema, itemSchema: _, ...rest } = content;
      return [
        mediaType,
        object({ schema: schemas.since32 ? undefined : schema, ...schemas.newer(["itemSchema", item]), ...rest }),
      ];
    }),
  );
}

function responsesObject(operation: Operation, schemas: SchemaWriter, facts: JsonMap): JsonObject {
  if (operation.responses.length === 0) return { "200": { description: reasonPhrase("200") } };
  return objectOf(
    operation.responses.map((response) => {
      const status = statusText(response.status);
      const written = responseObject(response, operation, schemas);
      const summary = keptOf(facts.summaries, status);
      const items = keptOf(facts.items, status);
      const content = isJsonObject(written.content) ? withItems(written.content, items, schemas) : undefined;
      const links = keptOf(facts.links, status);
      return [status, object({ ...schemas.newer(["summary", summary]), ...written, content, links })];
    }),
  );
}

function responseObject(response: Response, operation: Operation, schemas: SchemaWriter): JsonObject {
  const returns = isSuccess(response.status) ? operation.documentation?.returns : undefined;
  return object({
    description: response.description ?? returns ?? reasonPhrase(statusText(response.status)),
    headers: nonEmptyOf(
      response.headers.map((header) => [
        header.name,
        object({
          description: header.documentation,
          required: header.required ? true : undefined,
          schema: schemas.schema(header.type, "answered"),
        }),
      ]),
    ),
    content: responseContent(response, schemas),
  });
}

function responseContent(response: Response, schemas: SchemaWriter): JsonObject | undefined {
  const { content } = response;
  const examples = examplesOf(response.examples);
  switch (content.kind) {
    case "none":
      return undefined;
    case "json":
      return contentOf(content.mediaTypes, "application/json", (mediaType) => ({
        ...schemas.body(content.type, mediaType),
        ...examples,
      }));
    case "text":
      return contentOf(content.mediaTypes, "text/plain", { schema: { type: "string" }, ...examples });
    case "file":
      return contentOf(content.mediaTypes, "application/octet-stream", {
        schema: { type: "string", format: "binary" },
      });
  }
}

/** A single example without a name is `example`; named ones are `examples`. */
function examplesOf(examples: readonly Example[]): JsonObject {
  const [first] = examples;
  if (first === undefined) return {};
  if (examples.length === 1 && first.name === undefined) return { example: first.value };
  const named: [string, Json][] = examples.map((example, at) => [
    example.name ?? `example${at + 1}`,
    { value: example.value },
  ]);
  return { examples: objectOf(named) };
}

function securityOf(operation: Operation): readonly Json[] | undefined {
  switch (operation.security.kind) {
    case "unspecified":
      return undefined;
    case "anonymous":
      return [];
    case "required":
      return operation.security.alternatives.map((alternative) =>
        objectOf(alternative.map((use) => [use.scheme, use.scopes])),
      );
  }
}
