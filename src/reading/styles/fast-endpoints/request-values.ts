/**
 * Where each part of a request travels that FastEndpoints binds: the members that an attribute or the name of a route segment
 * places, and the rest as the body, or in the query where a method has none.
 */
import { capitalized } from "../../../contract/names/camel-case.js";
import type { HttpMethod } from "../../../contract/operation.js";
import { type Route, routeParameters } from "../../../contract/route.js";
import { withoutUndefined } from "../../../contract/without-undefined.js";
import { allInterfaces, locationOfExpression } from "../../../csharp/binding/index.js";
import type { AnnotatedType, AttributeData } from "../../../csharp/binding/symbols/symbols.js";
import { knownBoolean, knownString, type NativeCall } from "../../../csharp/execution/index.js";
import { diagnostic } from "../../../diagnostics/diagnostic.js";
import type { Location } from "../../../diagnostics/location.js";
import { webDefaults } from "../../../server/json-settings.js";
import {
  argument,
  attribute,
  boolOf,
  enumMemberOf,
  hasAnyAttribute,
  hasAttribute,
  namedArgument,
  stringOf,
} from "../../attributes.js";
import type { ActionValue } from "../../controllers/action-values.js";
import type { LibraryRequest } from "../../endpoints/endpoint-reading.js";
import { type BoundValue, undeclaredValue } from "../../inputs/bound-value.js";
import { valueOfMember } from "../../inputs/parameter-object.js";
import { textFormOf } from "../../inputs/parsing.js";
import { boundMembersOf } from "../../types/members/bound-members.js";
import type { JsonMember } from "../../types/members/json-members.js";
import type { FastEndpoint } from "./endpoint-class.js";

const fastEndpoints = "FastEndpoints.";

/** In the order in which a caller gives them: what must be there first, the body behind it, then the rest. */
export function requestValues(
  fast: FastEndpoint,
  /** What its code asks for by name. */
  calls: readonly NativeCall[],
  context: LibraryRequest,
): readonly ActionValue[] {
  return [...boundValues(fast, calls, context)].sort((a, b) => rank(a) - rank(b));
}

function rank({ source, optional }: ActionValue): number {
  if (source === "route") return 0;
  return source === "body" ? 2 : optional ? 3 : 1;
}

function boundValues(
  fast: FastEndpoint,
  calls: readonly NativeCall[],
  context: LibraryRequest,
): readonly ActionValue[] {
  const { request } = fast;
  if (fast.isBoundElsewhere) return [];
  const asked = askedValues(calls, context.route);
  if (request === undefined) return asked;
  const members = membersOf(request);
  if (members === undefined) return [...asked, wholeBody(fast, request, context.location, [])];
  const isText = isPlainText(request);
  const placed = members.map((member) => ({ member, place: placedMember(member, fast, context) }));
  const values = placed.flatMap(({ place }) => (typeof place === "string" ? [] : [place]));
  const boundNames = new Set(values.map(({ csharpName }) => csharpName.toLowerCase()));
  const travelling = [...values, ...asked.filter(({ csharpName }) => !boundNames.has(csharpName.toLowerCase()))];
  if (isText) return [...travelling, { ...wholeBody(fast, request, context.location, []), isText }];
  const hasRest = placed.some(({ place }) => place === "rest of the body");
  if (!hasRest || values.some(({ source }) => source === "body")) return travelling;
  if (fast.readsForm) {
    context.sink.report(diagnostic("formFieldsUnknown", context.location, { parameter: "The request" }));
    return travelling;
  }
  const elsewhere = placed.flatMap(({ member: { symbol }, place }) => {
    if (place === "rest of the body") return [];
    const parameter = typeof place !== "string" && place.source === "route" ? place.givenName : undefined;
    return [{ member: symbol.name, ...withoutUndefined({ parameter }) }];
  });
  return [...travelling, wholeBody(fast, request, context.location, elsewhere)];
}

/** Undefined for a list and for other types whose JSON is not an object of members. */
function membersOf({ type }: AnnotatedType): readonly JsonMember[] | undefined {
  if (type.kind !== "named") return undefined;
  if (allInterfaces(type).some(({ symbol }) => symbol.metadataName === "System.Collections.IEnumerable"))
    return undefined;
  return boundMembersOf(type, webDefaults).filter(
    ({ symbol, attributes }) =>
      symbol.kind === "property" &&
      symbol.setter?.accessibility === "public" &&
      !hasAttribute(attributes, `${fastEndpoints}DontInject`) &&
      !isIgnored(attributes),
  );
}

function isIgnored(attributes: readonly AttributeData[]): boolean {
  const data = attribute(attributes, "System.Text.Json.Serialization.JsonIgnore");
  return data !== undefined && (enumMemberOf(namedArgument(data, "Condition")) ?? "Always") === "Always";
}

/** What no caller gives is a claim, or a permission. */
type MemberPlace = ActionValue | "rest of the body" | "not sent";

function placedMember(member: JsonMember, fast: FastEndpoint, context: LibraryRequest): MemberPlace {
  const { attributes, symbol } = member;
  const name = bindingName(attributes) ?? (fast.bindsByPolicy ? context.nameOf(symbol.name) : undefined);
  const value = (source: ActionValue["source"], required: boolean, wireName = name): ActionValue => ({
    ...valueOfMember(member, { binder: "library", ...(required ? {} : { allowsMissing: true }) }),
    // What a class puts into a property does not make a body of it.
    ...(source === "body" ? { hasDefault: false } : {}),
    optional: !required,
    source,
    givenName: wireName,
    inferredBy: undefined,
  });
  const header = attribute(attributes, `${fastEndpoints}FromHeader`);
  if (header !== undefined)
    return value("header", isRequired(header, true), givenName(header, "headerName") ?? name ?? symbol.name);
  const cookie = attribute(attributes, `${fastEndpoints}FromCookie`);
  if (cookie !== undefined)
    return value("cookie", isRequired(cookie, true), givenName(cookie, "cookieName") ?? name ?? symbol.name);
  if (
    hasAnyAttribute(attributes, [`${fastEndpoints}FromClaim`, `${fastEndpoints}From`, `${fastEndpoints}HasPermission`])
  )
    return "not sent";
  if (hasAttribute(attributes, `${fastEndpoints}FromBody`)) return value("body", true);
  if (hasAttribute(attributes, `${fastEndpoints}FromForm`))
    return { ...value("body", true), form: fast.form ?? "multipart" };
  if (hasAttribute(attributes, `${fastEndpoints}FromQuery`)) return { ...value("query", false), givenName: undefined };
  const query = attribute(attributes, `${fastEndpoints}QueryParam`);
  if (query !== undefined) return value("query", isRequired(query, false));
  const segment = segmentNamed(context.route, name ?? symbol.name);
  const isField = hasAttribute(attributes, `${fastEndpoints}FormField`);
  if (segment !== undefined && !isField) return value("route", true, segment);
  if (hasAttribute(attributes, `${fastEndpoints}RouteParam`)) return "not sent";
  return takesBody(context.method) ? "rest of the body" : value("query", false);
}

function takesBody(method: HttpMethod): boolean {
  return method === "POST" || method === "PUT" || method === "PATCH";
}

/** `[BindFrom("name")]`; else the member's own name, in any case. */
function bindingName(attributes: readonly AttributeData[]): string | undefined {
  return stringOf(attribute(attributes, `${fastEndpoints}BindFrom`)?.constructorArguments[0]);
}

/** `[FromHeader("x-trace", false)]`, `[FromHeader(HeaderName = "x-trace")]`. */
function givenName(data: AttributeData, parameter: string): string | undefined {
  const property = capitalized(parameter);
  return (
    stringOf(namedArgument(data, property)) ??
    stringOf(argument(data, parameter)) ??
    stringOf(data.constructorArguments.find((one) => one.kind === "string"))
  );
}

function isRequired(data: AttributeData, usual: boolean): boolean {
  const [first] = data.constructorArguments.filter((one) => one.kind === "bool");
  return boolOf(namedArgument(data, "IsRequired")) ?? boolOf(argument(data, "isRequired")) ?? boolOf(first) ?? usual;
}

function segmentNamed(route: Route, name: string): string | undefined {
  return routeParameters(route).find((segment) => segment.name.toLowerCase() === name.toLowerCase())?.name;
}

function isPlainText({ type }: AnnotatedType): boolean {
  return (
    type.kind === "named" &&
    allInterfaces(type).some(({ symbol }) => symbol.metadataName === `${fastEndpoints}IPlainTextRequest`)
  );
}

function lone(csharpName: string, type: AnnotatedType, location: Location | undefined): BoundValue {
  return { ...undeclaredValue(csharpName, type, location), binder: "library", allowsMissing: true };
}

function wholeBody(
  { form }: FastEndpoint,
  request: AnnotatedType,
  location: Location | undefined,
  elsewhere: NonNullable<ActionValue["elsewhere"]>,
): ActionValue {
  return {
    ...lone("body", request, location),
    source: "body",
    givenName: undefined,
    inferredBy: undefined,
    elsewhere,
    ...withoutUndefined({ form }),
  };
}

/** What its code asks for by name. */
function askedValues(calls: readonly NativeCall[], route: Route): readonly ActionValue[] {
  const asked = new Map<string, ActionValue>();
  for (const { method, typeArguments, place, argument: given } of calls) {
    const key = knownString(given("paramName"));
    const [type] = typeArguments;
    if (key === undefined || type === undefined || asked.has(key.toLowerCase())) continue;
    const isRoute = method?.name === "Route";
    const segment = segmentNamed(route, key);
    if ((isRoute && segment === undefined) || textFormOf(type) === "complex") continue;
    const optional = knownBoolean(given("isRequired")) === false;
    const { allowsMissing, ...value } = lone(segment ?? key, type, locationOfExpression(place));
    asked.set(key.toLowerCase(), {
      ...value,
      ...(optional ? { allowsMissing } : {}),
      optional,
      source: isRoute ? "route" : "query",
      givenName: segment ?? key,
      inferredBy: undefined,
    });
  }
  return [...asked.values()];
}
