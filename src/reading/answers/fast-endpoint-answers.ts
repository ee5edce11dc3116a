/** What an endpoint of FastEndpoints answers: every `Send.…Async(…)` of its handler, and what is sent when the handler sends nothing. */
import {
  bindExpression,
  elementType,
  expressionsIn,
  locationOfExpression,
  shortTextOf,
  textOf,
  typeOfExpression,
} from "../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import {
  type CallExpression,
  constantValue,
  deepest,
  type Frame,
  frameOfCall,
  type ImplementationsOf,
  outermost,
  typeIn,
} from "../../csharp/flow/index.js";
import { startOf } from "../../diagnostics/location.js";
import { boolOf } from "../attributes.js";
import type { FastEndpoint } from "../endpoints/endpoint-reading.js";
import { isOfPackage } from "../endpoints/fast-endpoints/endpoint-class.js";
import { calledName } from "../program/written-calls.js";
import type { AnsweredBody, FollowedAnswer } from "../responses/followed-answer.js";
import { isUnresolved } from "../types/anonymous-object.js";
import { bodyOfValue } from "./answer-body.js";
import { statusesIn } from "./answer-statuses.js";
import { followBodies, followResult, ofHandler } from "./follow-answers.js";

export interface FastHandler {
  readonly fast: FastEndpoint;
  readonly handler: MethodSymbol;
  /** The type of FastEndpoints that the body of an error has; undefined where nothing is known of it. */
  readonly errorType: AnnotatedType | undefined;
}

export function fastEndpointAnswers(
  endpoint: FastHandler,
  implementationsOf: ImplementationsOf,
): readonly FollowedAnswer[] {
  const { handler, fast } = endpoint;
  const sent: FollowedAnswer[] = [];
  const seen = new Set<MethodSymbol>();
  const found = { setsResponse: false };
  if (handler.body !== undefined) collect(endpoint, handler.body, outermost, seen, sent, found, implementationsOf);
  if (handler.name === "ExecuteAsync")
    return [...followBodies({ kind: "method", symbol: handler }, implementationsOf).map(asWritten), ...sent];
  const location = handler.location ?? startOf("");
  const succeeds = sent.some(({ status }) => status === undefined || status < 400);
  if (found.setsResponse) {
    const body: AnsweredBody =
      fast.response === undefined ? { kind: "unknown" } : { kind: "value", type: fast.response, asJson: true };
    return [...sent, { status: 200, body, made: "Ok", text: "Response", location }];
  }
  if (succeeds) return sent;
  // A handler that sends nothing is answered for.
  return [...sent, { status: 204, body: { kind: "none" }, made: "NoContent", text: handler.name, location }];
}

/** A value that is returned is written as JSON, a string too. */
function asWritten(answer: FollowedAnswer): FollowedAnswer {
  return answer.made === undefined && answer.body.kind === "value"
    ? { ...answer, body: { ...answer.body, asJson: true } }
    : answer;
}

interface Found {
  setsResponse: boolean;
}

function collect(
  endpoint: FastHandler,
  body: SourceBody,
  frame: Frame,
  seen: Set<MethodSymbol>,
  sent: FollowedAnswer[],
  found: Found,
  implementationsOf: ImplementationsOf,
): void {
  if (frame.depth > deepest) return;
  for (const expression of expressionsIn(body)) {
    const { syntax, scope } = expression;
    if (syntax.kind.endsWith("AssignmentExpression") && "left" in syntax)
      found.setsResponse ||= /^(this\.)?Response\b(?!\.(StatusCode|Headers|ContentType))/.test(
        textOf({ syntax: syntax.left, scope }),
      );
    const name = calledName(expression);
    if (name === undefined) continue;
    const call = bindExpression(expression);
    if (call.kind !== "call") continue;
    const sending = sendingName(call);
    if (sending !== undefined) {
      sent.push(...answersOf(endpoint, sending, call, expression, frame, implementationsOf));
      continue;
    }
    if (call.receiver !== undefined && /^(this\.)?Response\b/.test(textOf(call.receiver))) found.setsResponse = true;
    const { method } = call;
    if (method?.body === undefined || isOfPackage(method) || seen.has(method) || !isOwn(endpoint, call)) continue;
    seen.add(method);
    collect(endpoint, method.body, frameOfCall(method, call, frame), seen, sent, found, implementationsOf);
  }
}

/** A method of the class or of its bases, or a local function. */
function isOwn({ fast }: FastHandler, { method, receiver }: CallExpression): boolean {
  if (method?.methodKind === "localFunction") return true;
  if (receiver !== undefined && !/^(this|base)$/.test(textOf(receiver))) return false;
  return method !== undefined && (method.containingType === fast.symbol || method.containingType.typeKind === "class");
}

/** `Ok` of `Send.OkAsync(…)` and of older versions' `SendOkAsync(…)`; `Response` of `SendAsync(…)`. */
function sendingName({ name, receiver }: CallExpression): string | undefined {
  const stem = name.replace(/Async$/, "");
  const on = receiver === undefined ? "" : textOf(receiver);
  if (/(^|\.)Send$/.test(on)) return stem;
  if (/^Throw(Error|IfAnyErrors)$/.test(name) && /^(this)?$/.test(on)) return "ThrowError";
  if (!/^Send/.test(stem) || !/^(this)?$|\bResponse$/.test(on)) return undefined;
  return stem === "Send" ? "Response" : stem.slice("Send".length);
}

const statuses: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    Ok: 200,
    Response: 200,
    Mapped: 200,
    Intercepted: 200,
    EmptyJsonObject: 200,
    String: 200,
    Bytes: 200,
    Stream: 200,
    File: 200,
    EventStream: 200,
    Headers: 200,
    CreatedAt: 201,
    AcceptedAt: 202,
    NoContent: 204,
    NotModified: 304,
    Unauthorized: 401,
    Forbidden: 403,
    NotFound: 404,
  }),
);

/** Where the body of a call is, by name and by position. */
const bodies: ReadonlyMap<string, readonly [name: string, at: number]> = new Map([
  ["Ok", ["response", 0]],
  ["Response", ["response", 0]],
  ["Mapped", ["entity", 0]],
  ["Intercepted", ["response", 0]],
]);

/** Where the status of a call is, by position; by name it is always `statusCode`. */
const statusPositions: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({ Response: 1, Mapped: 1, Intercepted: 1, String: 1, Headers: 1, Errors: 0, StatusCode: 0 }),
);

function answersOf(
  endpoint: FastHandler,
  sending: string,
  call: CallExpression,
  expression: SourceExpression,
  frame: Frame,
  implementationsOf: ImplementationsOf,
): readonly FollowedAnswer[] {
  const place = { text: shortTextOf(expression), location: locationOfExpression(expression) };
  const [first] = call.arguments;
  if (sending === "Result") {
    if (first !== undefined)
      return ofHandler(followResult({ expression: first.value, frame }, implementationsOf), endpoint.handler);
    return [{ status: undefined, body: { kind: "unknown" }, made: undefined, ...place }];
  }
  return statusesOf(endpoint, sending, call, frame).map((status) => ({
    status,
    body: bodyOf(endpoint, sending, call, frame),
    made: sending,
    ...place,
  }));
}

function statusesOf(
  { fast }: FastHandler,
  sending: string,
  call: CallExpression,
  frame: Frame,
): readonly (number | undefined)[] {
  const given = argumentOf(call, "statusCode", statusPositions.get(sending));
  switch (sending) {
    case "ThrowError": {
      // Behind the message, which has other arguments in some overloads.
      const status = given ?? call.arguments.slice(1).find(({ value }) => isInteger(value, frame))?.value;
      return status === undefined ? [fast.errors.status] : statusesIn(status, frame);
    }
    case "Errors":
      return given === undefined || isToken(given) ? [400] : statusesIn(given, frame);
    case "Redirect": {
      const permanent = argumentOf(call, "isPermanent", 1);
      return [permanent !== undefined && boolOf(constantValue(permanent, frame)) === true ? 301 : 302];
    }
    default:
      return given === undefined || isToken(given) ? [statuses.get(sending)] : statusesIn(given, frame);
  }
}

function isInteger(value: SourceExpression, frame: Frame): boolean {
  const kind = constantValue(value, frame)?.kind;
  return kind === "integer";
}

function bodyOf(endpoint: FastHandler, sending: string, call: CallExpression, frame: Frame): AnsweredBody {
  const { errorType, fast } = endpoint;
  switch (sending) {
    case "ThrowError":
    case "Errors":
      return errorType === undefined ? { kind: "unknown" } : { kind: "value", type: errorType, asJson: true };
    case "String":
      return { kind: "text", mediaTypes: mediaTypes(call, 2, frame) };
    case "Bytes":
    case "Stream":
    case "File": {
      const at = sending === "File" ? 1 : sending === "Bytes" ? 2 : 3;
      return { kind: "file", mediaTypes: mediaTypes(call, at, frame) };
    }
    case "EventStream":
      return eventsOf(call, frame);
    case "EmptyJsonObject":
      return { kind: "unknown" };
    case "CreatedAt":
    case "AcceptedAt": {
      const value = argumentOf(call, "responseBody", call.typeArguments.length > 0 ? 1 : 2);
      return value === undefined ? { kind: "none" } : valueBody(fast, value, frame);
    }
  }
  const [name, at] = bodies.get(sending) ?? [];
  const value = name === undefined ? undefined : argumentOf(call, name, at);
  if (value === undefined || isToken(value)) return { kind: "none" };
  if (sending === "Mapped")
    return fast.response === undefined ? { kind: "unknown" } : { kind: "value", type: fast.response, asJson: true };
  return valueBody(fast, value, frame);
}

/** The declared response, or what is sent where there is none. */
function valueBody({ response }: FastEndpoint, value: SourceExpression, frame: Frame): AnsweredBody {
  if (constantValue(value, frame)?.kind === "null") return { kind: "none" };
  return response === undefined ? bodyOfValue(value, frame, true) : { kind: "value", type: response, asJson: true };
}

/** `Send.OkAsync(ct)` has no body. */
function isToken(value: SourceExpression): boolean {
  const type = typeOfExpression(value)?.type;
  return type?.kind === "named"
    ? type.symbol.metadataName === "System.Threading.CancellationToken"
    : /^(ct|cancellation|cancellationToken|token|CancellationToken\.None)$/.test(textOf(value));
}

function argumentOf(call: CallExpression, name: string, at: number | undefined): SourceExpression | undefined {
  const named = call.arguments.find((one) => (one.name ?? one.parameter?.name) === name);
  if (named !== undefined || call.method !== undefined || at === undefined) return named?.value;
  const positional = call.arguments[at];
  return positional?.name === undefined ? positional?.value : undefined;
}

function mediaTypes(call: CallExpression, at: number, frame: Frame): readonly string[] {
  const given = argumentOf(call, "contentType", at);
  const constant = given === undefined ? undefined : constantValue(given, frame);
  return constant?.kind === "string" ? [constant.value.replace(/;.*$/, "")] : [];
}

/** `Send.EventStreamAsync("tick", values)`; items of several kinds are not known. */
function eventsOf(call: CallExpression, frame: Frame): AnsweredBody {
  const values = argumentOf(call, "eventStream", 1) ?? call.arguments[1]?.value;
  const sequence = values === undefined ? undefined : typeOfExpression(values);
  const element = sequence === undefined ? undefined : elementType(sequence.type);
  if (element === undefined) return { kind: "unknown" };
  const held = typeIn(frame, element);
  return isUnresolved(held.type) ? { kind: "unknown" } : { kind: "events", type: held };
}
