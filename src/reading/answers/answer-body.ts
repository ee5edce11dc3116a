/** The body that a result carries, by the call or the object that makes it: `Ok(x)`, `Results.Json(x)`, `new JsonResult(x)`. */
import { isJsonType } from "../../contract/http/media-type.js";
import { bindExpression, elementType, typeOfExpression, withoutParentheses } from "../../csharp/binding/index.js";
import type {
  BoundArgument,
  BoundExpression,
  SourceExpression,
} from "../../csharp/binding/symbols/bound-expression.js";
import type { Type } from "../../csharp/binding/symbols/symbols.js";
import {
  constantValue,
  deeper,
  deepest,
  type Frame,
  follow,
  isNullValue,
  testedType,
  typeIn,
} from "../../csharp/flow/index.js";
import type { AnsweredBody, AnswerJson } from "../responses/followed-answer.js";
import { isStreamType } from "../types/kinds/streams.js";
import { isUnresolved } from "../types/kinds/unresolved-types.js";
import { inContentTypes } from "./content-types.js";
import type { MadeResult } from "./own-result.js";
import { runtimeCollection } from "./runtime-collection.js";

type Call = Extract<BoundExpression, { kind: "call" }>;

const none: AnsweredBody = { kind: "none" };
const unknown: AnsweredBody = { kind: "unknown" };

const files = /^(File|PhysicalFile|VirtualFile|Stream|Bytes)$/;
const texts = /^(Content|Text)$/;
const bodyless =
  /^(NoContent|Empty|Redirect\w*|LocalRedirect\w*|Forbid|Challenge|SignIn|SignOut|View|PartialView|StatusCodeResult)$/;

/** Where the body is, by position, when the parameters of the method are not known. */
const positions: ReadonlyMap<string, number> = new Map(Object.entries<number>({ Created: 1, StatusCode: 1 }));
const lastPosition = /^(CreatedAt|AcceptedAt)/;

export function bodyOfCall(call: Call, frame: Frame): AnsweredBody {
  if (call.name === "Problem") return { kind: "problem" };
  if (call.name === "ValidationProblem") return { kind: "validationProblem" };
  if (files.test(call.name)) return { kind: "file", mediaTypes: mediaTypes(call.arguments, frame) };
  if (texts.test(call.name)) return textBody(mediaTypes(call.arguments, frame));
  if (bodyless.test(call.name)) return none;
  if (call.name === "ServerSentEvents") return eventsBody(call, frame);
  const value = valueArgument(call);
  const isHttp = isHttpResult(call);
  if (value === undefined) return isHttp ? none : { kind: "none", isStatusResult: true };
  const body = bodyOfValue(value, frame, isHttp || call.name === "Json");
  const written = isHttp ? writtenBy(body, "http") : body;
  return call.name === "Json" ? asJsonOf(call, value, written, frame) : written;
}

/** A value that a call writes as JSON, with what else it is given: options, a content type. */
export function asJsonOf(call: Call, value: SourceExpression, body: AnsweredBody, frame: Frame): AnsweredBody {
  const options = optionsIn(call.arguments, value);
  const written = options === undefined ? body : withOptions(body, options, frame);
  return calledJson(written, contentTypeOf(call, value), frame);
}

export function writtenBy(body: AnsweredBody, json: AnswerJson): AnsweredBody {
  return body.kind === "value" || body.kind === "events" ? { ...body, json } : body;
}

function withOptions(body: AnsweredBody, options: SourceExpression, frame: Frame): AnsweredBody {
  return isNullValue(options, frame) ? body : writtenBy(body, { options, handler: undefined });
}

const optionNames = /^(options|jsonTypeInfo|context|serializerSettings)$/;
const otherTypes = /^System\.(String|Int32|Type|Nullable`1|Threading\.CancellationToken)$/;

/** Source generators add what is often given here, so that binding may not know which method is called. */
function optionsIn(given: readonly BoundArgument[], value: SourceExpression): SourceExpression | undefined {
  const others = given.filter((one) => one.value !== value);
  const named = others.find(({ name, parameter }) => optionNames.test(name ?? parameter?.name ?? ""));
  if (named !== undefined) return named.value;
  return others.find(({ name, parameter, value: { syntax, scope } }) => {
    if (name !== undefined || parameter !== undefined || /LiteralExpression$/.test(syntax.kind)) return false;
    const type = typeOfExpression({ syntax, scope })?.type;
    return type?.kind !== "named" || !otherTypes.test(type.symbol.metadataName);
  })?.value;
}

/** `Ok(null)` of a controller: MVC answers a null of status 200 with 204. */
export function isNullOfMvc(call: Call, frame: Frame): boolean {
  const value = call.name === "Ok" && !isHttpResult(call) ? valueArgument(call) : undefined;
  return value !== undefined && isNullValue(value, frame);
}

/** `contentType:` of `Results.Json(value, options, contentType, statusCode)` and `WriteAsJsonAsync(value, options, contentType)`. */
function contentTypeOf(call: Call, value: SourceExpression): SourceExpression | undefined {
  const others = call.arguments.filter((one) => one.value !== value);
  const named = others.find(({ name, parameter }) => (name ?? parameter?.name) === "contentType");
  return (named ?? (call.method === undefined && others.every(isUnnamed) ? others[1] : undefined))?.value;
}

function isUnnamed({ name }: BoundArgument): boolean {
  return name === undefined;
}

/** The client goes by the content type: JSON that is called something else is text to it. */
function calledJson(body: AnsweredBody, contentType: SourceExpression | undefined, frame: Frame): AnsweredBody {
  if (contentType === undefined || body.kind !== "value" || isNullValue(contentType, frame)) return body;
  const constant = constantValue(contentType, frame);
  if (constant?.kind !== "string") return { kind: "unknown", isCalledByCode: true };
  const mediaType = constant.value.replace(/\s*;.*/, "");
  return isJsonType(mediaType) ? { ...body, mediaType } : { kind: "text", mediaTypes: [mediaType] };
}

/** `Results.ServerSentEvents(values)`; an `SseItem<T>` is the event, and T what it holds. */
function eventsBody(call: Call, frame: Frame): AnsweredBody {
  const [values] = call.arguments;
  const sequence = values === undefined ? undefined : typeOfExpression(values.value);
  const element = sequence === undefined ? undefined : elementType(sequence.type);
  if (element === undefined) return unknown;
  const { type } = element;
  const item = type.kind === "named" && type.symbol.name === "SseItem" ? type.typeArguments[0] : undefined;
  const held = typeIn(frame, item ?? element);
  return isUnresolved(held.type) ? unknown : { kind: "events", type: held, json: "http" };
}

/** `Results.Ok(…)` and `TypedResults.Ok(…)`, as opposed to `Ok(…)` of a controller. */
function isHttpResult({ method, receiver }: Call): boolean {
  if (method !== undefined) return method.containingType.namespace === "Microsoft.AspNetCore.Http";
  if (receiver === undefined) return false;
  const bound = bindExpression(receiver);
  const name = bound.kind === "type" && bound.type.kind === "named" ? bound.type.symbol.name : undefined;
  return (bound.kind === "unbound" ? bound.name : (name ?? "")).endsWith("Results");
}

/** Text that is JSON already tells nothing of what it holds. */
function textBody(types: readonly string[]): AnsweredBody {
  return types.some(isJsonType) ? unknown : { kind: "text", mediaTypes: types };
}

/** Undefined when it is not a result but the value itself. */
export function bodyOfResult({ name, arguments: given, frame, set }: MadeResult): AnsweredBody | undefined {
  if (!/Result$/.test(name)) return undefined;
  const stem = name.replace(/(Object|HttpObject|Http)?Result$/, "");
  if (/^File|^PhysicalFile|^VirtualFile/.test(stem)) return { kind: "file", mediaTypes: mediaTypes(given, frame) };
  if (stem === "Content") {
    const written = set.get("ContentType");
    const type = written === undefined ? undefined : constantValue(written.expression, written.frame);
    return textBody(type?.kind === "string" ? [type.value] : []);
  }
  if (bodyless.test(stem)) return none;
  const assigned = set.get("Value");
  if (assigned !== undefined) {
    const body = bodyOfValue(assigned.expression, assigned.frame, stem === "Json");
    const options = set.get("SerializerSettings");
    const written = options === undefined ? body : withOptions(body, options.expression, options.frame);
    return withContentType(written, stem, set);
  }
  const value =
    given.find(({ parameter }) => isValueName(parameter?.name)) ??
    (/ObjectResult$|^JsonResult$/.test(name) ? given[0] : undefined);
  if (value !== undefined) {
    const body = bodyOfValue(value.value, frame, stem === "Json");
    const options = stem === "Json" ? optionsIn(given, value.value) : undefined;
    return withContentType(options === undefined ? body : withOptions(body, options, frame), stem, set);
  }
  return /ObjectResult$|^JsonResult$/.test(name) ? unknown : { kind: "none", isStatusResult: true };
}

/** `new JsonResult(x) { ContentType = "application/hal+json" }`. */
function withContentType(body: AnsweredBody, stem: string, set: MadeResult["set"]): AnsweredBody {
  if (stem !== "Json") return inContentTypes(body, set);
  const written = set.get("ContentType");
  return written === undefined ? body : calledJson(body, written.expression, written.frame);
}

function isValueName(name: string | undefined): boolean {
  return name === "value" || name === "error" || name === "data" || name === "modelState";
}

function valueArgument(call: Call): SourceExpression | undefined {
  const { arguments: given, method, name } = call;
  const named = given.find((one) => isValueName(one.name ?? one.parameter?.name));
  if (named !== undefined || method !== undefined) return named?.value;
  if (lastPosition.test(name)) return given.length > 1 ? given.at(-1)?.value : undefined;
  return given[positions.get(name) ?? 0]?.value;
}

/** The text that is a media type: `contentType: "image/png"`, whatever its position. */
function mediaTypes(given: readonly BoundArgument[], frame: Frame): readonly string[] {
  for (const { name, parameter, value } of given) {
    const called = name ?? parameter?.name;
    if (called !== undefined && called !== "contentType") continue;
    const constant = constantValue(value, frame);
    if (constant?.kind === "string" && /^[\w.+-]+\/[\w.+-]+/.test(constant.value)) return [constant.value];
  }
  return [];
}

/** What is written for a value, by its static type. */
export function bodyOfValue(expression: SourceExpression, frame: Frame, asJson: boolean): AnsweredBody {
  if (isNullValue(expression, frame)) return none;
  if (isDelegate(bindExpression(withoutParentheses(expression)))) return delegateBody;
  const found = testedType(expression);
  if (found === undefined) return unknown;
  const type = typeIn(frame, found);
  if (type.type.kind === "dynamic" || isUnresolved(type.type)) return unknown;
  if (type.type.kind === "named") {
    const { metadataName } = type.type.symbol;
    if (metadataName === "System.Object") return givenBody(expression, frame, asJson);
    if (metadataName.endsWith(".ModelStateDictionary")) return { kind: "modelErrors" };
    // MVC copies a stream to the response; what writes JSON cannot write one.
    if (isStreamType(type.type))
      return asJson ? { kind: "unwritable", reason: "a stream is not a value" } : { kind: "file", mediaTypes: [] };
  }
  const { type: written, isOpen } = runtimeCollection({ expression, frame }, type) ?? { type, isOpen: false };
  return { kind: "value", type: written, asJson, ...(isOpen ? { isOpen: true as const } : {}) };
}

/** A lambda or a method that is answered itself. */
export function isDelegate({ kind }: BoundExpression): boolean {
  return kind === "lambda" || kind === "methodGroup";
}

export const delegateBody: AnsweredBody = { kind: "unwritable", reason: "a delegate is not a value" };

/** `object value` of a helper or of a constructor: what the call gives it says more. */
function givenBody(expression: SourceExpression, frame: Frame, asJson: boolean): AnsweredBody {
  const bound = frame.depth > deepest ? undefined : bindExpression(expression);
  const given = bound?.kind === "parameter" ? follow(bound, frame) : undefined;
  return given === undefined ? unknown : bodyOfValue(given.expression, deeper(given.frame), asJson);
}

/** `Results.Empty`, `TypedResults.Empty`. */
export function isEmptyResult(bound: BoundExpression): boolean {
  return (
    bound.kind === "property" &&
    bound.symbol.name === "Empty" &&
    bound.symbol.containingType.namespace === "Microsoft.AspNetCore.Http"
  );
}

/** `Task.CompletedTask`, which has no value. */
export function isDoneTask(bound: BoundExpression): boolean {
  return (
    bound.kind === "property" &&
    bound.symbol.name === "CompletedTask" &&
    bound.symbol.containingType.namespace === "System.Threading.Tasks"
  );
}

/** `Ok<Todo>` and `NotFound` of a value whose making is out of sight. */
export function bodyOfTypedResult(type: Type | undefined): AnsweredBody {
  if (type?.kind !== "named" || type.symbol.namespace !== "Microsoft.AspNetCore.Http.HttpResults")
    return { kind: "unknown" };
  const [body] = type.typeArguments;
  return body === undefined ? { kind: "none" } : { kind: "value", type: body, asJson: true, json: "http" };
}
