/** What the serverless worker can make of a function's parameters and of what it returns. */
import { routeParameters } from "../../contract/route.js";
import type {
  AnnotatedType,
  MethodSymbol,
  NamedTypeSymbol,
  ParameterSymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { isEnum, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { displayType } from "../../csharp/binding/types/display-type.js";
import type { EndpointRoute, UnreadableParameter } from "../../server/endpoint.js";
import { fullNameOf, hasAnyAttribute } from "../attributes.js";

/** What the worker hands over whole, or converts from text by itself or as a JSON number or boolean. */
const readable = new Set([
  "Microsoft.AspNetCore.Http.HttpRequest",
  "Microsoft.Azure.Functions.Worker.Http.HttpRequestData",
  "Microsoft.Azure.Functions.Worker.FunctionContext",
  "System.Threading.CancellationToken",
  "System.String",
  "System.Object",
  "System.Guid",
  "System.DateTime",
  "System.DateTimeOffset",
  "System.Boolean",
  ...["Byte", "SByte", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Int128", "UInt128"].map(systemType),
  ...["Half", "Single", "Double", "Decimal"].map(systemType),
]);

/** Text in a route or query that JSON would put into quotes, so that reading it as JSON fails. */
const quoted = new Set(["DateOnly", "TimeOnly", "TimeSpan", "Char", "Uri", "Version"].map(systemType));

function systemType(name: string): string {
  return `System.${name}`;
}

/** The worker reads what it has no converter for as JSON: a name, a date or a type of one's own is not. */
export function unreadableParameters(method: MethodSymbol, route: EndpointRoute): readonly UnreadableParameter[] {
  const inRoute = new Set(
    route.kind === "known" ? routeParameters(route.route).map(({ name }) => name.toLowerCase()) : [],
  );
  return method.parameters
    .filter((parameter) => isUnreadable(parameter, inRoute.has(parameter.name.toLowerCase())))
    .map(({ name, type, location }) => ({ name, type: displayType(type), location }));
}

function isUnreadable({ type, attributes }: ParameterSymbol, isInRoute: boolean): boolean {
  // An attribute is a trigger, an input binding or `[FromBody]`: the value comes from elsewhere.
  if (attributes.length > 0) return false;
  const { type: target } = withoutNullable(type);
  if (isEnum(target)) return true;
  if (target.kind !== "named") return false;
  const name = fullNameOf(target.symbol);
  if (quoted.has(name)) return true;
  return isInRoute && !readable.has(name) && !readsItself(target.symbol);
}

/** A converter of the type's own may read a bare number, or replace JSON altogether. */
function readsItself({ attributes, typeKind }: NamedTypeSymbol): boolean {
  return (
    typeKind === "interface" ||
    hasAnyAttribute(attributes, [
      "System.Text.Json.Serialization.JsonConverter",
      "Microsoft.Azure.Functions.Worker.Converters.InputConverter",
    ])
  );
}

const workerHttp = "Microsoft.Azure.Functions.Worker.Http.";
const responseData = `${workerHttp}HttpResponseData`;

/**
 * The worker answers by itself, not through ASP.NET: with an `HttpResponseData` that is filled in step by step, by itself or beside
 * outputs for queues and the like, or with a value that its own serializer writes.
 */
export function workerAnswers(method: MethodSymbol): boolean {
  const answered = awaited(method.returnType);
  if (isResponseData(answered)) return true;
  if (answered.type.kind !== "named" || isNothing(answered.type.symbol)) return false;
  if (hasHttpOutput(answered.type.symbol)) return true;
  const isOfWorker = method.parameters.some(({ type }) => isRequestData(type));
  return isOfWorker && !/^I?\w*(ActionResult|Result)$/.test(answered.type.symbol.name);
}

function awaited(type: AnnotatedType): AnnotatedType {
  const { type: target } = type;
  const isTask = target.kind === "named" && /^(Value)?Task$/.test(target.symbol.name);
  return (isTask ? target.typeArguments[0] : undefined) ?? type;
}

function isNothing({ name }: NamedTypeSymbol): boolean {
  return /^(Void|Task|ValueTask)$/.test(name);
}

/** `[HttpResult] public IActionResult Answer { get; set; }`, `public HttpResponseData Answer { get; set; }`. */
function hasHttpOutput({ members }: NamedTypeSymbol): boolean {
  return members.some(
    (member) =>
      member.kind === "property" &&
      (isResponseData(member.type) || member.attributes.some(({ name }) => /^HttpResult(Attribute)?$/.test(name))),
  );
}

function isRequestData({ type }: AnnotatedType): boolean {
  if (type.kind === "error") return type.name === "HttpRequestData";
  return type.kind === "named" && fullNameOf(type.symbol) === `${workerHttp}HttpRequestData`;
}

export function answersResponseData({ returnType }: MethodSymbol): boolean {
  return (
    isResponseData(returnType) ||
    (typeArguments(returnType).length === 1 && typeArguments(returnType).some(isResponseData))
  );
}

function typeArguments({ type }: AnnotatedType): readonly AnnotatedType[] {
  return type.kind === "named" ? type.typeArguments : [];
}

/** Known by its simple name where the worker's package is not restored. */
function isResponseData({ type }: AnnotatedType): boolean {
  if (type.kind === "error") return type.name === "HttpResponseData";
  return type.kind === "named" && fullNameOf(type.symbol) === responseData;
}
