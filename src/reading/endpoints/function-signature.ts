/** What the serverless worker can make of a function's parameters and of what it returns. */
import { routeParameters } from "../../contract/route.js";
import type {
  AnnotatedType,
  MethodSymbol,
  NamedTypeSymbol,
  ParameterSymbol,
  PropertySymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { isEnum, isTypeNamed, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { heldInTask } from "../../csharp/binding/types/awaiting.js";
import { displayType } from "../../csharp/binding/types/display-type.js";
import type { EndpointRoute, FunctionFault, QueryParameter } from "../../server/endpoint.js";
import { fullNameOf, hasAnyAttribute, isAttribute } from "../attributes.js";
import { isPlainValue } from "../controllers/responses/return-type.js";

/** What the worker hands over whole. */
const handed = new Set([
  "Microsoft.AspNetCore.Http.HttpRequest",
  "Microsoft.Azure.Functions.Worker.Http.HttpRequestData",
  "Microsoft.Azure.Functions.Worker.FunctionContext",
  "System.Threading.CancellationToken",
]);

/** What the worker converts from text by itself, or as a JSON number or boolean. */
const readable = new Set([
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
export function unreadableParameters(method: MethodSymbol, route: EndpointRoute): readonly FunctionFault[] {
  const isInRoute = namedIn(route);
  return method.parameters
    .filter((parameter) => isUnreadable(parameter, isInRoute(parameter)))
    .map(({ name, type, location }) => ({ kind: "parameterUnreadable", name, type: displayType(type), location }));
}

/** The worker goes by the name of the parameter alone: what the attributes of MVC say does not count. */
export function queryParameters(method: MethodSymbol, route: EndpointRoute): readonly QueryParameter[] {
  const isInRoute = namedIn(route);
  return method.parameters
    .filter((parameter) => isText(parameter) && !isInRoute(parameter))
    .map((parameter) => {
      const { name, type, hasDefault, location } = parameter;
      return { name, mayBeMissing: hasDefault || type.nullability === "annotated", location };
    });
}

function namedIn(route: EndpointRoute): (parameter: ParameterSymbol) => boolean {
  const names = new Set(
    route.kind === "known" ? routeParameters(route.route).map(({ name }) => name.toLowerCase()) : [],
  );
  return ({ name }) => names.has(name.toLowerCase());
}

const boundByMvc = ["FromQuery", "FromRoute", "FromHeader", "FromForm"].map(
  (name) => `Microsoft.AspNetCore.Mvc.${name}`,
);

/** A value that the worker makes of text. Any attribute but those of MVC is a trigger, a binding or the body: it comes from elsewhere. */
export function isText({ type, attributes }: ParameterSymbol): boolean {
  if (!attributes.every((data) => boundByMvc.some((name) => isAttribute(data, name)))) return false;
  const { type: target } = withoutNullable(type);
  if (target.kind !== "named") return false;
  const name = fullNameOf(target.symbol);
  return isEnum(target) || quoted.has(name) || readable.has(name);
}

function isUnreadable({ type, attributes }: ParameterSymbol, isInRoute: boolean): boolean {
  if (!attributes.every((data) => boundByMvc.some((name) => isAttribute(data, name)))) return false;
  const { type: target } = withoutNullable(type);
  if (isEnum(target)) return true;
  if (target.kind !== "named") return false;
  const name = fullNameOf(target.symbol);
  if (quoted.has(name)) return true;
  return isInRoute && !readable.has(name) && !handed.has(name) && !readsItself(target.symbol);
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

/** The integration writes results: of a value, of `ActionResult<T>` and of a tuple it writes nothing, and the answer is an empty 200. */
export function returnFaults(method: MethodSymbol): readonly FunctionFault[] {
  const answered = heldInTask(method.returnType);
  const { type } = answered;
  if (
    type.kind === "named" &&
    (isNothing(type.symbol) || isResponseData(answered) || httpOutput(type.symbol) !== undefined)
  )
    return [];
  const isGenericResult = isTypeNamed(type, "Microsoft.AspNetCore.Mvc.ActionResult`1");
  return isGenericResult || isPlainValue(answered) ? [{ kind: "notWritten", type: displayType(answered) }] : [];
}

const workerHttp = "Microsoft.Azure.Functions.Worker.Http.";
const responseData = `${workerHttp}HttpResponseData`;

/**
 * The worker answers by itself, not through ASP.NET: with an `HttpResponseData` that is filled in step by step, by itself or beside
 * outputs for queues and the like, or with a value that its own serializer writes.
 */
export function workerAnswers(method: MethodSymbol): boolean {
  const answered = heldInTask(method.returnType);
  if (isResponseData(answered)) return true;
  if (answered.type.kind !== "named" || isNothing(answered.type.symbol)) return false;
  const output = httpOutput(answered.type.symbol);
  if (output !== undefined) return isResponseData(output.type);
  const isOfWorker = method.parameters.some(({ type }) => isRequestData(type));
  return isOfWorker && !/^I?\w*(ActionResult|Result)$/.test(answered.type.symbol.name);
}

const tasks = new Set(["System.Threading.Tasks.Task", "System.Threading.Tasks.ValueTask"]);

function isNothing(symbol: NamedTypeSymbol): boolean {
  return symbol.metadataName === "System.Void" || tasks.has(fullNameOf(symbol));
}

/** The property of what a function returns that holds the response, besides what goes to queues and the like. */
export function httpOutputOf(returned: AnnotatedType): PropertySymbol | undefined {
  const { type } = heldInTask(returned);
  return type.kind === "named" ? httpOutput(type.symbol) : undefined;
}

/** `[HttpResult] public IActionResult Answer { get; set; }`, `public HttpResponseData Answer { get; set; }`. */
function httpOutput({ members }: NamedTypeSymbol): PropertySymbol | undefined {
  return members.find(
    (member): member is PropertySymbol =>
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
