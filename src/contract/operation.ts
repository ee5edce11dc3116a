import type { Location } from "../diagnostics/location.js";
import type { JsonMap } from "./api-document.js";
import type { Constraints } from "./constraints.js";
import type { Deprecation, Documentation } from "./documentation.js";
import type { JsonValue } from "./json-value.js";
import type { DeclaringMember } from "./member-id.js";
import type { Route } from "./route.js";
import { mapSame, type TypeUse } from "./type-use.js";
import { withoutUndefined } from "./without-undefined.js";

/** As it is sent: `GET`, `QUERY`, `COPY`. */
export type HttpMethod = string;

/** Whether a client can send it: `fetch` refuses three of them. https://fetch.spec.whatwg.org/#forbidden-method */
export function isSendable(method: string): boolean {
  return /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(method) && !/^(?:CONNECT|TRACE|TRACK)$/i.test(method);
}

/** Whether input that says nothing of its place is the body: minimal APIs infer one for all methods but these. */
export function takesBody(method: HttpMethod): boolean {
  return !["GET", "HEAD", "DELETE", "OPTIONS"].includes(method);
}

export interface Operation {
  /** The client function's name, unique in its service: `get`, `remove`, `setStatusPut`. */
  readonly name: string;
  /** The C# action or field, without `Async`. */
  readonly csharpName: string;
  readonly method: HttpMethod;
  readonly route: Route;
  /** Further templates of the same action; the client calls `route`. */
  readonly otherRoutes: readonly Route[];
  /** What the caller gives, in the order of the client function's positional parameters. */
  readonly inputs: readonly Input[];
  /** At most one per status; declared order. Empty means: nothing declared and nothing known, any 2xx is a success without a body. */
  readonly responses: readonly Response[];
  /** No 2xx was declared: the first response counts for every 2xx. */
  readonly anySuccess: boolean;
  readonly security: Security;
  readonly requestExamples: readonly Example[];
  readonly documentation?: Documentation;
  readonly deprecated?: Deprecation;
  /** What the source says beyond the model, in words: emitters may show it as a comment. */
  readonly notes?: readonly string[];
  /** The document's own operationId, where it came from one. */
  readonly operationId?: string;
  /** The tags in an OpenAPI document, where they are not the one of the service. */
  readonly tags?: readonly string[];
  /** Callback objects of OpenAPI by name: requests that the server makes in turn. */
  readonly callbacks?: JsonMap;
  /** Another operation may have the same method and route; the server selects by an API version or a content type. */
  readonly hasMatcherPolicy?: true;
  /** The server takes the fields of a form in parts alone, though none is a file: `[Consumes("multipart/form-data")]`. */
  readonly inParts?: true;
  /** MVC reads the numbers of a form by the culture of the request, unless the form says which are written without one. */
  readonly formByCulture?: true;
  /** The API version that every request says. In the route it is text like any other. */
  readonly version?: SentVersion;
  /** Undefined for an operation of a document. */
  readonly declaredBy?: DeclaringMember;
  readonly location?: Location;
}

export interface SentVersion {
  readonly place: "route" | "query" | "header";
  readonly name: string;
  readonly value: string;
  /** The server takes a request without a version for one of this version. */
  readonly isAssumed?: true;
}

export type Input = Parameter | ParameterObject | Body;

export type ParameterPlace = "route" | "query" | "header" | "cookie" | "form";

export type ArrayStyle = "repeat" | "comma" | "space" | "pipe";

/** `form`: the keys of the object without its own name; `comma`: keys and values in one text, `a,1,b,2`. */
export type ObjectStyle = "deepObject" | "form" | "comma" | "json";

/** One value of its own. A file of a form is a parameter whose type is `file` (or an array of it). */
export interface Parameter {
  readonly kind: "parameter";
  readonly place: ParameterPlace;
  /** The name in the client's signature, camelCase. */
  readonly name: string;
  /** The name on the wire: route parameter, query key, header, form field. */
  readonly wireName: string;
  readonly csharpName: string;
  readonly type: TypeUse;
  /** `false`: may be left out (C# default value, optional route parameter). A nullable one without default stays required and nullable. */
  readonly required: boolean;
  readonly default?: JsonValue;
  readonly constraints?: Constraints;
  /** `repeat` is ASP.NET's way (`a=1&a=2`); `[ContractQuery]` says any other. */
  readonly arrayStyle?: ArrayStyle;
  /** `[ContractQuery]`; undefined where the names in an object come after a dot, as ASP.NET reads them. */
  readonly objectStyle?: ObjectStyle;
  /** The content type of a field that is a part of JSON in a multipart form. */
  readonly part?: string;
  readonly example?: JsonValue;
  readonly notes?: readonly string[];
  readonly documentation?: string;
  readonly deprecated?: Deprecation;
  readonly location?: Location;
}

/** A complex `[FromQuery]`, `[FromHeader]`, `[FromRoute]` or `[FromForm]` object: one positional object whose properties are the keys. */
export interface ParameterObject {
  readonly kind: "parameterObject";
  readonly name: string;
  readonly csharpName: string;
  /** The object's type (as sent). */
  readonly type: TypeUse;
  /** Its properties; `name` is the property of the TypeScript object, `wireName` the key. */
  readonly parameters: readonly Parameter[];
  /** Objects inside it: their values travel by dotted names, `address.city`. `name` is the property that holds one. */
  readonly objects?: readonly ParameterObject[];
  /** A list of such objects, inside another one: `lines[0].count`. The keys of its values do not repeat the prefix. */
  readonly repeated?: { readonly place: ParameterPlace; readonly wireName: string };
  /** An object that only the client has (`named-inputs.ts`): its keys say what its type is. */
  readonly named?: "inputs" | "form";
  readonly required: boolean;
  readonly documentation?: string;
}

export interface Body {
  readonly kind: "body";
  /** `body` for contracts, the C# parameter's name for controllers. */
  readonly name: string;
  readonly csharpName: string;
  readonly type: TypeUse;
  /** `json`; `form`: URL-encoded; `multipart`; `text`: a plain string; `binary`: a file or raw bytes. */
  readonly encoding: "json" | "form" | "multipart" | "text" | "binary";
  /** First is the one the client sends. */
  readonly mediaTypes: readonly string[];
  readonly required: boolean;
  /** Properties of the body that travel elsewhere: the client omits them from the parameter's type and copies the route's value in. */
  readonly routeProperties: readonly RouteProperty[];
  /** The fields of a form whose names or values are not those of the JSON type: what ASP.NET binds. */
  readonly fields?: ParameterObject;
  readonly documentation?: string;
}

export interface RouteProperty {
  /** The JSON name in the body. */
  readonly property: string;
  /** The `wireName` of the route parameter; undefined for what is not in the route, which the body does without. */
  readonly parameter?: string;
}

export type Status =
  | { readonly kind: "code"; readonly code: number }
  | { readonly kind: "range"; readonly hundreds: 1 | 2 | 3 | 4 | 5 }
  | { readonly kind: "default" };

export interface Response {
  readonly status: Status;
  /** The framework answers so by itself: to a request that is not valid, or not allowed. */
  readonly isAutomatic?: true;
  readonly content: ResponseContent;
  readonly description?: string;
  readonly headers: readonly ResponseHeader[];
  readonly examples: readonly Example[];
}

export type ResponseContent =
  | { readonly kind: "none" }
  | { readonly kind: "json"; readonly type: TypeUse; readonly mediaTypes: readonly string[] }
  /** A plain string body (`text/plain`): `[Produces("text/plain")]`. */
  | {
      readonly kind: "text";
      readonly mediaTypes: readonly string[];
      /** May be null, which arrives as no body at all. */
      readonly nullable?: true;
    }
  /** A download; every permitted MIME type. */
  | { readonly kind: "file"; readonly mediaTypes: readonly string[] };

export interface ResponseHeader {
  readonly name: string;
  readonly type: TypeUse;
  readonly required: boolean;
  readonly documentation?: string;
}

export interface Example {
  readonly name?: string;
  readonly value: JsonValue;
}

export type Security =
  /** Nothing was said. */
  | { readonly kind: "unspecified" }
  | { readonly kind: "anonymous" }
  /** Any one of the alternatives; each needs all of its schemes. */
  | { readonly kind: "required"; readonly alternatives: readonly (readonly SchemeUse[])[] };

export interface SchemeUse {
  readonly scheme: string;
  readonly scopes: readonly string[];
}

/** The operation with every use in it replaced. What no other use takes the place of stays the same object. */
export function mapOperationUses(operation: Operation, map: (use: TypeUse) => TypeUse): Operation {
  const inputs = mapSame(operation.inputs, (input) =>
    input.kind === "parameterObject" ? mapObjectUses(input, map) : mapInputUses(input, map),
  );
  const responses = mapSame(operation.responses, (response) => mapResponseUses(response, map));
  return inputs === operation.inputs && responses === operation.responses
    ? operation
    : { ...operation, inputs, responses };
}

function mapResponseUses(response: Response, map: (use: TypeUse) => TypeUse): Response {
  const content = response.content.kind === "json" ? mapTypeOf(response.content, map) : response.content;
  const headers = mapSame(response.headers, (header) => mapTypeOf(header, map));
  return content === response.content && headers === response.headers ? response : { ...response, content, headers };
}

function mapTypeOf<T extends { readonly type: TypeUse }>(used: T, map: (use: TypeUse) => TypeUse): T {
  const type = map(used.type);
  return type === used.type ? used : { ...used, type };
}

function mapInputUses(input: Parameter | Body, map: (use: TypeUse) => TypeUse): Parameter | Body {
  const mapped = mapTypeOf(input, map);
  if (mapped.kind === "parameter" || mapped.fields === undefined) return mapped;
  const fields = mapObjectUses(mapped.fields, map);
  return fields === mapped.fields ? mapped : { ...mapped, fields };
}

function mapObjectUses(object: ParameterObject, map: (use: TypeUse) => TypeUse): ParameterObject {
  const mapped = mapTypeOf(object, map);
  const parameters = mapSame(object.parameters, (parameter) => mapTypeOf(parameter, map));
  const objects = object.objects && mapSame(object.objects, (inner) => mapObjectUses(inner, map));
  return parameters === object.parameters && objects === object.objects
    ? mapped
    : { ...mapped, parameters, ...withoutUndefined({ objects }) };
}

/** Outside JSON there is no null: what may be null may as well be left out. */
export function mayBeLeftOut({ required, type }: Parameter | ParameterObject): boolean {
  return !required || type.kind === "nullable";
}

/** Every value that travels by itself, those of objects included. */
export function flatParameters(inputs: readonly Input[]): readonly Parameter[] {
  const only = inputs[0];
  if (only?.kind === "parameterObject" && inputs.length === 1) return parametersInside(only);
  if (inputs.every(isParameter)) return inputs;
  const flat: Parameter[] = [];
  for (const input of inputs) {
    if (input.kind === "parameter") flat.push(input);
    else if (input.kind === "parameterObject") flat.push(...parametersInside(input));
  }
  return flat;
}

function isParameter(input: Input): input is Parameter {
  return input.kind === "parameter";
}

function parametersInside(object: ParameterObject): readonly Parameter[] {
  const { name, csharpName, type, required, repeated, objects } = object;
  if (repeated !== undefined) return [{ kind: "parameter", ...repeated, name, csharpName, type, required }];
  const keys = objects === undefined ? object.parameters : [...object.parameters, ...flatParameters(objects)];
  // Without the object, none of its keys is missed.
  return mayBeLeftOut(object) ? keys.map((parameter) => ({ ...parameter, required: false })) : keys;
}

export function bodyOf({ inputs }: Operation): Body | undefined {
  return inputs.find((input) => input.kind === "body");
}

export function isSuccess(status: Status): boolean {
  return status.kind === "code"
    ? status.code >= 200 && status.code < 300
    : status.kind === "range" && status.hundreds === 2;
}

/** The nearest declaration of a status: itself, its range, the default. */
export function responseFor<T extends { readonly status: Status }>(
  responses: readonly T[],
  code: number,
): T | undefined {
  const find = (matches: (declared: Status) => boolean): T | undefined =>
    responses.find(({ status }) => matches(status));
  return (
    find((declared) => declared.kind === "code" && declared.code === code) ??
    find((declared) => declared.kind === "range" && declared.hundreds === Math.floor(code / 100)) ??
    find((declared) => declared.kind === "default")
  );
}

/** How a status is written: `404`, `4XX`, `default`. */
export function statusText(status: Status): string {
  switch (status.kind) {
    case "code":
      return String(status.code);
    case "range":
      return `${status.hundreds}XX`;
    case "default":
      return "default";
  }
}

export function isForm(encoding: Body["encoding"]): boolean {
  return encoding === "form" || encoding === "multipart";
}
