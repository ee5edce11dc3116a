/**
 * How the input of a contract travels: GET, DELETE, HEAD and OPTIONS in route and query; POST, PUT and PATCH as
 * the body, except what the route names. Binding attributes on the input's properties say otherwise.
 */

import { isJsonType } from "../../contract/http/media-type.js";
import { camelCase } from "../../contract/names/camel-case.js";
import { parameterName } from "../../contract/names/names.js";
import {
  type Body,
  type Input,
  type Parameter,
  type ParameterObject,
  type ParameterPlace,
  type RouteProperty,
  takesBody,
} from "../../contract/operation.js";
import { type Route, type RouteParameter, routeParameters } from "../../contract/route.js";
import { type TypeUse, withoutNull } from "../../contract/type-use.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import type { AnnotatedType, NamedType, Type } from "../../csharp/binding/symbols/symbols.js";
import { isTypeNamed, withoutNullable } from "../../csharp/binding/symbols/types.js";
import type { Location } from "../../diagnostics/location.js";
import { type BoundValue, explicitBinding, undeclaredValue } from "../inputs/bound-value.js";
import { isBoundAsJson } from "../inputs/form-as-json.js";
import { anyFields, isFormCollection } from "../inputs/form-collection.js";
import {
  parameterOf,
  placeOfValue,
  readParameter,
  reportUntransportable,
  unparsableParameter,
} from "../inputs/parameter.js";
import { readInnerObject, readParameterObject } from "../inputs/parameter-object.js";
import { textFormOf } from "../inputs/parsing.js";
import { typeOfConstraint } from "../inputs/route-constraint.js";
import { jsonFirst, textBodyType } from "../inputs/text-body.js";
import { memberDocumentation } from "../types/declarations/symbol-documentation.js";
import { contractUnionVariants } from "../types/declarations/union-declaration.js";
import { isBytes } from "../types/kinds/primitive-use.js";
import { type JsonMember, jsonMembersOf } from "../types/members/json-members.js";
import { isOptionalByDeclaration } from "../types/members/presence.js";
import { quietly } from "../types/members/quiet-answers.js";
import { checkReadable } from "../types/readable-types.js";
import type { TypeTable } from "../types/type-table.js";
import { isPolymorphic } from "../types/value-objects.js";
import type { Definition } from "./definition.js";

export interface DefinitionContext {
  readonly table: TypeTable;
  readonly definition: Definition;
  readonly route: Route;
  readonly operation: string;
  readonly location: Location | undefined;
}

export function readDefinitionInputs(outer: DefinitionContext): readonly Input[] {
  const { input } = outer.definition;
  const { members, files, isSplit, bodies } = partsOf(outer, input);
  const isFile = input !== undefined && textFormOf(input) === "file";
  if (isFile || files.length > 0) {
    const place = unfitFor(outer.definition);
    if (place !== undefined) {
      const parameter = files[0]?.symbol.name ?? "The input";
      const { operation, location } = outer;
      outer.table.report("fileNotSendable", files[0]?.symbol.location ?? location, { parameter, operation, place });
      return [];
    }
  }
  const isAnyForm = input !== undefined && isFormCollection(input) && outer.definition.request === "json";
  const context = isFile || files.length > 0 || isAnyForm ? withFiles(outer) : outer;
  if (isFile) return [...routeInputs(context, []).parameters, fileInput(context, input)];
  const { definition } = context;
  if (hasBody(definition)) return isSplit ? splitInputs(context, members) : bodyInputs(context, members);
  if (bodies.length === 0) return parameterInputs(context, members);
  if (definition.method === "DELETE" || definition.method === "OPTIONS") return splitInputs(context, members);
  for (const body of bodies) refuseBody(context, body);
  return parameterInputs(
    context,
    members.filter((member) => !bodies.includes(member)),
  );
}

/** The members of an input, by what the type says of them. */
interface InputParts {
  readonly members: readonly JsonMember[];
  readonly files: readonly JsonMember[];
  /** Some say themselves how they travel. */
  readonly isSplit: boolean;
  readonly bodies: readonly JsonMember[];
}

const noParts: InputParts = { members: [], files: [], isSplit: false, bodies: [] };

function partsOf({ table, definition }: DefinitionContext, input: AnnotatedType | undefined): InputParts {
  if (input?.type.kind !== "named") return noParts;
  const isBody = hasBody(definition);
  return partsOfType(table, input.type, isBody ? 1 : 0, isBody);
}

/** Many operations take the same type. */
const partsOfType = quietly((table, type: NamedType, isBody: boolean): InputParts => {
  const members = membersOfInput(table, type, isBody);
  return {
    members,
    files: members.filter((member) => textFormOf(member.type) === "file"),
    isSplit: members.some((member) => explicitBinding(member.attributes) !== undefined),
    bodies: members.filter(isBodyMember),
  };
});

/** Where a file cannot be put; undefined for a multipart form. */
function unfitFor(definition: Definition): string | undefined {
  if (!hasBody(definition)) return `the query of a ${definition.method}`;
  return definition.request === "form" ? "a URL-encoded form" : undefined;
}

/** A file makes the request a multipart form, as it does in the library. */
function withFiles(context: DefinitionContext): DefinitionContext {
  return { ...context, definition: { ...context.definition, request: "multipart" } };
}

/** `Define.Post<IFormFile, T>(route)`: the part is called as the one of `.AcceptsFile()` is; several are `files`. */
function fileInput(context: DefinitionContext, type: AnnotatedType): Parameter {
  const use = context.table.use(type, placeOfValue(loneValue(context, "file", type), context.operation));
  const name = withoutNull(use).kind === "array" ? "files" : "file";
  const value = loneValue(context, name, type);
  return parameterOf(context.table, { value, place: "form", wireName: name, operation: context.operation }, use);
}

/** No client sends a body with GET or HEAD: an optional one is left out, a required one cannot be. */
function refuseBody({ definition, operation, table }: DefinitionContext, body: JsonMember): void {
  const optional = body.sent === "optional" || body.type.nullability === "annotated";
  table.report(optional ? "optionalBodyLeftOut" : "bodyNotAllowed", body.symbol.location, {
    operation,
    parameter: body.symbol.name,
    method: definition.method,
  });
}

function hasBody({ method }: Definition): boolean {
  return takesBody(method);
}

/**
 * Only an object can be divided into properties; a list or a primitive is one value. The variants of a union that is the body
 * all have the members of their base, so that the route may name one.
 */
function membersOfInput(table: TypeTable, input: NamedType, isBody: boolean): readonly JsonMember[] {
  const type = objectType(input) ?? (isBody && isPolymorphic(input.symbol) ? input : undefined);
  return type === undefined ? [] : jsonMembersOf(type, table.stack).filter((member) => !member.isExtensionData);
}

function objectType(type: Type): NamedType | undefined {
  if (type.kind !== "named" || textFormOf({ type, nullability: "notAnnotated" }) !== "complex") return undefined;
  const { symbol } = type;
  if (symbol.origin !== "source" && symbol.namespace.startsWith("System")) return undefined;
  if (isFormCollection({ type, nullability: "notAnnotated" })) return undefined;
  return isPolymorphic(symbol) || contractUnionVariants(symbol) !== undefined ? undefined : type;
}

/** Route parameters in template order, then the rest in declaration order. */
function parameterInputs(context: DefinitionContext, members: readonly JsonMember[]): readonly Input[] {
  const routed = routeInputs(context, members);
  const rest = members.filter((member) => !routed.members.has(member));
  const whole = context.definition.input;
  const lone = whole !== undefined && members.length === 0 && !routed.tookInput ? loneParameter(context, whole) : [];
  return [...routed.parameters, ...lone, ...rest.flatMap((member) => travelling(context, member))];
}

/** `Define.Get<Guid, TaskDto>("/tasks")`: a simple value without a segment in the route is a query parameter. */
function loneParameter(context: DefinitionContext, type: AnnotatedType): readonly Parameter[] {
  const form = textFormOf(type);
  if (form === "complex") return [];
  const request = {
    value: loneValue(context, "value", type),
    place: "query" as const,
    wireName: undefined,
    operation: context.operation,
  };
  const parameter = readParameter(context.table, request);
  return parameter === undefined ? [] : [parameter];
}

function loneValue(context: DefinitionContext, name: string, type: AnnotatedType): BoundValue {
  return undeclaredValue(name, type, context.location);
}

interface RouteInputs {
  readonly parameters: readonly Parameter[];
  readonly members: ReadonlySet<JsonMember>;
  /** The whole input is the value of a segment. */
  readonly tookInput: boolean;
}

function routeInputs(context: DefinitionContext, members: readonly JsonMember[]): RouteInputs {
  const { definition, route } = context;
  const used = new Set<JsonMember>();
  const segments = routeParameters(route);
  const simple =
    definition.input !== undefined &&
    members.length === 0 &&
    segments.length === 1 &&
    textFormOf(definition.input) === "simple"
      ? definition.input
      : undefined;
  const parameters = segments.map((segment) => {
    const member = members.find((candidate) => isRouteMember(candidate, segment));
    if (member !== undefined) used.add(member);
    return routeParameter(context, segment, member === undefined ? undefined : valueOfMember(member), simple);
  });
  reportMissing(context, members, used);
  return { parameters, members: used, tookInput: simple !== undefined };
}

function isRouteMember(member: JsonMember, segment: RouteParameter): boolean {
  const binding = explicitBinding(member.attributes);
  if (binding !== undefined && binding.source !== "route") return false;
  return (binding?.name ?? member.symbol.name).toLowerCase() === segment.name.toLowerCase();
}

function routeParameter(
  context: DefinitionContext,
  segment: RouteParameter,
  value: BoundValue | undefined,
  simple: AnnotatedType | undefined,
): Parameter {
  const { table, operation } = context;
  const optional = segment.optional || segment.default !== undefined;
  const bound = value ?? (simple === undefined ? undefined : loneValue(context, segment.name, simple));
  if (bound !== undefined) {
    const request = { value: bound, place: "route" as const, wireName: segment.name, operation, optional };
    const read = readParameter(table, request) ?? unparsableParameter(table, request, "bind its properties one by one");
    if (optional) return withRouteDefault(read, segment, optional);
    // A segment that must be there is never null, whatever the input could hold.
    return { ...withRouteDefault(read, segment, optional), type: withoutNull(read.type) };
  }
  const plain = {
    value: loneValue(context, segment.name, nothing),
    place: "route" as const,
    wireName: segment.name,
    operation,
    optional,
  };
  return withRouteDefault(parameterOf(table, plain, typeOfConstraint(segment)), segment, optional);
}

const nothing: AnnotatedType = { type: { kind: "dynamic" }, nullability: "notAnnotated" };

/** A segment is there or it is not: a C# default without an optional segment does not make it optional. */
function withRouteDefault(parameter: Parameter, segment: RouteParameter, optional: boolean): Parameter {
  const required = !optional;
  return segment.default === undefined
    ? { ...parameter, required }
    : { ...parameter, required, default: segment.default };
}

function reportMissing(
  context: DefinitionContext,
  members: readonly JsonMember[],
  used: ReadonlySet<JsonMember>,
): void {
  for (const member of members) {
    const binding = explicitBinding(member.attributes);
    if (binding?.source !== "route" || used.has(member)) continue;
    const name = binding.name ?? camelCase(member.symbol.name);
    context.table.report("routeParameterMissing", member.symbol.location, {
      operation: context.operation,
      parameter: name,
      route: context.route.template,
      segment: `{${name}}`,
    });
  }
}

/** A property that travels by itself, in the query unless it says otherwise. */
function travelling(context: DefinitionContext, member: JsonMember): readonly Input[] {
  return travellingMember(context.table, member, 0, context);
}

const travellingMember = quietly((_, member: JsonMember, context: DefinitionContext) => inputsOf(context, member));

function inputsOf(context: DefinitionContext, member: JsonMember): readonly Input[] {
  const binding = explicitBinding(member.attributes);
  const place: ParameterPlace =
    binding?.source === "header" || binding?.source === "cookie" || binding?.source === "form"
      ? binding.source
      : "query";
  if (binding?.source === "route" || binding?.source === "services") return [];
  const request = { value: valueOfMember(member), place, wireName: binding?.name, operation: context.operation };
  const parameter = readParameter(context.table, request);
  if (parameter !== undefined) return [parameter];
  const key = binding?.name ?? camelCase(member.symbol.name);
  const inner =
    place === "query" ? readInnerObject(context, request.value, place, key, member.symbol.containingType) : undefined;
  if (inner !== undefined) return [inner];
  reportUntransportable(context.table, request);
  return [];
}

function valueOfMember(member: JsonMember): BoundValue {
  return {
    csharpName: member.symbol.name,
    type: member.type,
    attributes: member.attributes,
    hasDefault: member.parameter?.hasDefault === true,
    defaultValue: member.parameter?.defaultValue,
    optional: isOptionalByDeclaration(member),
    documentation: memberDocumentation(member.symbol).summary,
    example: memberDocumentation(member.symbol).example,
    location: member.symbol.location,
    assembly: member.symbol.containingType.origin === "source" ? member.symbol.containingType.assembly : undefined,
  };
}

/** The input is the body; what the route names travels in the route, and the client copies it into the JSON. */
function bodyInputs(context: DefinitionContext, members: readonly JsonMember[]): readonly Input[] {
  const { definition } = context;
  const routed = routeInputs(context, members);
  if (definition.input === undefined || routed.tookInput) {
    return definition.request === "multipart" ? [...routed.parameters, loneFile(context)] : routed.parameters;
  }
  const routeProperties = routeParameters(context.route).flatMap((segment): readonly RouteProperty[] => {
    const member = members.find((candidate) => isRouteMember(candidate, segment));
    return member === undefined ? [] : [{ property: member.jsonName, parameter: segment.name }];
  });
  return [
    ...routed.parameters,
    definedBody(context, "Body", definition.input, loneValue(context, "body", definition.input), routeProperties),
  ];
}

/** `.AcceptsFile()` without an input: one file. */
function loneFile(context: DefinitionContext): Parameter {
  return parameterOf(
    context.table,
    { value: loneValue(context, "file", nothing), place: "form", wireName: "file", operation: context.operation },
    { kind: "file" },
  );
}

/** Binding attributes on the properties: each goes where it says, and the one marked [FromBody] or [FromForm] is the body. */
function splitInputs(context: DefinitionContext, members: readonly JsonMember[]): readonly Input[] {
  const { table, operation, definition } = context;
  const bodies = members.filter((member) => isBodyMember(member));
  const [body, second] = bodies;
  if (body !== undefined && second !== undefined) {
    table.report("bodyTwice", second.symbol.location, {
      operation,
      first: body.symbol.name,
      second: second.symbol.name,
    });
  }
  const routed = routeInputs(context, members);
  const rest = members.filter((member) => !bodies.includes(member) && !routed.members.has(member));
  const unsaid = rest.filter((member) => explicitBinding(member.attributes) === undefined);
  if (body === undefined && unsaid.length > 0) {
    table.report("inputHalfMarked", unsaid[0]?.symbol.location ?? context.location, {
      input: unsaid[0]?.symbol.containingType.name ?? "",
      operation,
    });
  }
  const parameters = [...routed.parameters, ...rest.flatMap((member) => travelling(context, member))];
  if (body === undefined) return parameters;
  const value = valueOfMember(body);
  const made = definedBody(context, body.symbol.name, body.type, value, []);
  const isForm = explicitBinding(body.attributes)?.source === "form";
  const encoded = isForm && made.encoding === "json" ? { ...made, ...formEncoding(definition, "form") } : made;
  const required = !(value.optional || value.hasDefault);
  const { documentation } = value;
  return [
    ...parameters,
    {
      ...encoded,
      // A body that may be missing is not null instead.
      type: required ? encoded.type : withoutNull(encoded.type),
      required,
      ...withoutUndefined({ documentation }),
    },
  ];
}

/** A complex form object is the body; simple [FromForm] properties are fields of their own. */
function isBodyMember(member: JsonMember): boolean {
  const source = explicitBinding(member.attributes)?.source;
  return source === "body" || (source === "form" && textFormOf(member.type) === "complex");
}

function formEncoding({ consumes }: Definition, encoding: "form" | "multipart"): Pick<Body, "encoding" | "mediaTypes"> {
  const usual = encoding === "multipart" ? "multipart/form-data" : "application/x-www-form-urlencoded";
  return { encoding, mediaTypes: consumes.length > 0 ? consumes : [usual] };
}

function definedBody(
  context: DefinitionContext,
  csharpName: string,
  csharpType: AnnotatedType,
  value: BoundValue,
  routeProperties: readonly RouteProperty[],
): Body {
  const { definition, operation, table } = context;
  const consumes = jsonFirst(definition.consumes);
  const [first] = consumes;
  const isText = first !== undefined && !isJsonType(first);
  const isStream = isTypeNamed(csharpType.type, "System.IO.Stream");
  const raw = isStream || (isText && isBytes(csharpType.type));
  if (definition.request === "json" && !raw && !isText)
    checkReadable(table, csharpType, placeOfValue(value, operation), "contract");
  const isJsonOrForm = definition.request !== "json" || !isText;
  const read = (): TypeUse =>
    raw && definition.request === "json" ? { kind: "file" } : table.use(csharpType, placeOfValue(value, operation));
  const used = isFormCollection(csharpType) ? anyFields : read();
  return {
    kind: "body",
    name: parameterName(csharpName),
    csharpName,
    type:
      isJsonOrForm || raw ? used : textBodyType(table, used, { operation, mediaType: first, location: value.location }),
    ...(definition.request !== "json"
      ? formEncoding(definition, definition.request)
      : {
          encoding: raw ? ("binary" as const) : isText ? ("text" as const) : ("json" as const),
          mediaTypes: consumes.length > 0 ? consumes : [isStream ? "application/octet-stream" : "application/json"],
        }),
    required: true,
    routeProperties,
    ...withoutUndefined({ fields: definition.request === "json" ? undefined : formFields(context, csharpType, value) }),
  };
}

/** The fields of a form that are not the keys and values of the JSON type; undefined where they are. */
function formFields(context: DefinitionContext, type: AnnotatedType, value: BoundValue): ParameterObject | undefined {
  const object = objectType(withoutNullable(type).type);
  if (object === undefined || isBoundAsJson(context.table, object)) return undefined;
  return readParameterObject(context, { ...value, type }, "form", undefined)?.object;
}
