import type { SecurityScheme } from "../../contract/contract.js";
import { isRange } from "../../contract/http/media-type.js";
import { isJsonList } from "../../contract/json-value.js";
import {
  type Body,
  bodyOf,
  flatParameters,
  isForm,
  isSuccess,
  type Operation,
  type Parameter,
  type Response,
  type SchemeUse,
  statusText,
} from "../../contract/operation.js";
import type { RoutePart } from "../../contract/route.js";
import { propertiesIn } from "../../contract/shapes.js";
import { type TypeUse, withoutNull } from "../../contract/type-use.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { urlPath } from "../text/url-path.js";
import { holdsFile } from "../typescript/transfers.js";
import { enumValues } from "../typescript/type-text.js";
import { exampleJson } from "./example-html.js";
import type { PageScope } from "./page-scope.js";
import type { Call, CallAnswer, CallBody, CallParameter, CallScheme, RouteHole } from "./runtime/call.js";

/** The operation as the page's script can call it. */
export function callOf(operation: Operation, page: PageScope): Call {
  const body = bodyOf(operation);
  const isInForm = body !== undefined && isForm(body.encoding);
  const parameters = flatParameters(operation.inputs);
  const fields = parameters.filter(({ place }) => place === "form");
  return {
    method: operation.method,
    segments: operation.route.segments.map((segment) => segment.map(routePart)),
    trailingSlash: operation.route.segments.length > 0 && operation.route.path.endsWith("/"),
    parameters: [
      ...parameters.map((parameter) => callParameter(parameter, page)),
      ...(body !== undefined && isInForm ? formFields(body, page) : []),
      ...versionParameter(operation),
    ],
    ...withoutUndefined({ body: body === undefined || isInForm ? undefined : callBody(body, operation, page) }),
    multipart:
      operation.inParts === true ||
      body?.encoding === "multipart" ||
      fields.some(({ type, part }) => holdsFile(type) || part !== undefined),
    schemes: schemesOf(operation).map(({ scheme }) => scheme),
    answers: callAnswers(operation, page),
  };
}

export function schemesOf({ security }: Operation): readonly SchemeUse[] {
  if (security.kind !== "required") return [];
  const all = security.alternatives.flat();
  return all.filter((use, at) => all.findIndex(({ scheme }) => scheme === use.scheme) === at);
}

export function callScheme(scheme: SecurityScheme): CallScheme {
  const { name } = scheme;
  switch (scheme.kind) {
    case "http":
      return { name, kind: scheme.scheme.toLowerCase() === "basic" ? "basic" : "bearer", parameter: "Authorization" };
    case "apiKey":
      return { name, kind: scheme.in === "cookie" ? "none" : scheme.in, parameter: scheme.parameter };
    case "oauth2":
    case "openIdConnect":
      return { name, kind: "bearer", parameter: "Authorization" };
    case "mutualTls":
      return { name, kind: "none", parameter: "" };
  }
}

function routePart(part: RoutePart): string | RouteHole {
  return part.kind === "literal" ? urlPath(part.text) : { name: part.name, catchAll: part.catchAll !== "none" };
}

function callParameter(parameter: Parameter, page: PageScope): CallParameter {
  const { place, wireName, type, required, constraints } = parameter;
  const example = parameter.example ?? parameter.default;
  const shape = shapeOf(type, page);
  const use = shape === "list" ? elementOf(type, page) : type;
  return {
    place,
    name: wireName,
    required: required && type.kind !== "nullable",
    shape,
    style: shape === "object" ? objectStyle(parameter, page) : (parameter.arrayStyle ?? "repeat"),
    choices: constraints?.allowedValues?.map(String) ?? choicesOf(use, page),
    example: exampleText(use, shape === "list" && isJsonList(example) ? example[0] : example, parameter, page),
  };
}

/** A list is filled in with one value, an object with JSON, and a text without its quotes. */
function exampleText(use: TypeUse, declared: Parameter["example"], { name }: Parameter, page: PageScope): string {
  const json = exampleJson(use, "sent", { name, declared: declared }, page) ?? "";
  if (!json.startsWith('"')) return json === "null" ? "" : json;
  return String(JSON.parse(json));
}

/** The type that a name of OpenAPI's stands for: a list, a map or a number. */
function plainUse(use: TypeUse, page: PageScope): TypeUse {
  const type = withoutNull(use);
  const declared = type.kind === "reference" ? page.types.get(type.id) : undefined;
  return declared?.kind === "alias" ? plainUse(declared.type, page) : type;
}

function elementOf(use: TypeUse, page: PageScope): TypeUse {
  const type = plainUse(use, page);
  return type.kind === "array" ? withoutNull(type.element) : type;
}

function shapeOf(use: TypeUse, page: PageScope): CallParameter["shape"] {
  const type = plainUse(use, page);
  if (type.kind === "file") return "file";
  if (type.kind === "map" || type.kind === "unknown") return "object";
  if (type.kind === "array") {
    const element = shapeOf(type.element, page);
    return element === "file" ? "files" : element === "text" ? "list" : "object";
  }
  const declared = type.kind === "reference" ? page.types.get(type.id) : undefined;
  return declared?.kind === "object" || declared?.kind === "union" ? "object" : "text";
}

function objectStyle({ objectStyle: style, part, type }: Parameter, page: PageScope): CallParameter["style"] {
  if (part !== undefined || style === "json") return "json";
  if (style === "comma") return "pairs";
  if (style !== undefined) return style === "form" ? "properties" : "brackets";
  return plainUse(type, page).kind === "array" ? "indexed" : "brackets";
}

function choicesOf(use: TypeUse, page: PageScope): readonly string[] {
  const type = plainUse(use, page);
  if (type.kind === "primitive") return type.name === "boolean" ? ["true", "false"] : [];
  if (type.kind === "literal") return [String(type.value)];
  const declared = type.kind === "reference" ? page.types.get(type.id) : undefined;
  if (declared?.kind !== "enum" || declared.flags) return [];
  const values = enumValues(declared) ?? [];
  // A name says more than the number that the server takes as well.
  return values.filter((value) => declared.wire !== "nameOrNumber" || typeof value === "string").map(String);
}

/** The fields of a form: those that ASP.NET binds, or the properties of the type where they have the same names. */
function formFields(body: Body, page: PageScope): readonly CallParameter[] {
  if (body.fields !== undefined) {
    return flatParameters([body.fields]).map((field) => ({ ...callParameter(field, page), place: "form" as const }));
  }
  const type = plainUse(body.type, page);
  const declared = type.kind === "reference" ? page.types.get(type.id) : undefined;
  if (declared?.kind !== "object") return [];
  return propertiesIn(declared, "sent").map((property) => {
    const { name, csharpName, constraints, example, part } = property;
    const required = property.sent === "required";
    const field: Parameter = {
      kind: "parameter",
      place: "form",
      wireName: name,
      name,
      csharpName,
      type: property.type,
      required,
      ...withoutUndefined({ constraints, example, default: property.default, part }),
    };
    return callParameter(field, page);
  });
}

function versionParameter({ version }: Operation): readonly CallParameter[] {
  if (version === undefined) return [];
  const { place, name, value } = version;
  return [
    { place, name, required: true, shape: "text", style: "repeat", choices: [], example: value, fixed: true as const },
  ];
}

function callBody(body: Body, { requestExamples }: Operation, page: PageScope): CallBody {
  const { encoding, mediaTypes, name, required, type } = body;
  const kind = encoding === "text" || encoding === "binary" ? encoding : "json";
  const usual = { json: "application/json", text: "text/plain", binary: "application/octet-stream" }[kind];
  const value = requestExamples[0]?.value;
  return {
    kind,
    mediaType: mediaTypes.find((mediaType) => !isRange(mediaType)) ?? usual,
    required,
    example:
      kind === "json"
        ? (exampleJson(type, "sent", { name, declared: value }, page) ?? "")
        : kind === "text"
          ? typeof value === "string"
            ? value
            : "Text"
          : "",
  };
}

/** As the client distinguishes them: without a declared success, the first answer counts for every 2XX. */
function callAnswers({ anySuccess, responses }: Operation, page: PageScope): readonly CallAnswer[] {
  if (responses.length === 0) return [{ status: "2XX", body: "no body" }];
  return responses.flatMap((response, at) => {
    const body = bodyWords(response, page);
    const answer = { status: statusText(response.status), body };
    if (!anySuccess || at > 0) return [answer];
    const every = { status: "2XX", body };
    return isSuccess(response.status) ? [every] : [every, answer];
  });
}

/** What the body is, in words. */
function bodyWords({ content }: Response, page: PageScope): string {
  switch (content.kind) {
    case "none":
      return "no body";
    case "text":
      return "text";
    case "file":
      return "a file";
    case "json": {
      const type = withoutNull(content.type);
      const element = type.kind === "array" ? withoutNull(type.element) : type;
      const name = element.kind === "reference" ? page.shapes.nameOf(element.id, "answered") : "JSON";
      return type.kind === "array" && name !== "JSON" ? ["a list of", name].join(" ") : name;
    }
  }
}
