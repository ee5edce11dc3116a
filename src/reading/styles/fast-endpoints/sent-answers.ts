/** What the code of an endpoint of FastEndpoints answers: every `Send.…Async(…)`, and what is sent when it sends nothing. */
import {
  bindExpression,
  elementType,
  expressionsIn,
  locationOfExpression,
  shortTextOf,
  typeOfExpression,
} from "../../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, MethodSymbol } from "../../../csharp/binding/symbols/symbols.js";
import {
  type CallExpression,
  constantValue,
  deepest,
  type Frame,
  frameOfCall,
  type ImplementationsOf,
  typeIn,
} from "../../../csharp/flow/index.js";
import { startOf } from "../../../diagnostics/location.js";
import { bodyOfValue } from "../../answers/answer-body.js";
import { statusesIn } from "../../answers/answer-statuses.js";
import { followBodies, followResult, ofHandler } from "../../answers/follow-answers.js";
import { boolOf } from "../../attributes.js";
import type { AnsweredBody, FollowedAnswer } from "../../responses/followed-answer.js";
import { isUnresolved } from "../../types/kinds/unresolved-types.js";
import { errorTypeOf } from "./declared-answers.js";
import type { FastEndpoint } from "./endpoint-class.js";

interface Sender {
  readonly fast: FastEndpoint;
  /** The type of FastEndpoints that the body of an error has; undefined where nothing is known of it. */
  readonly errorType: AnnotatedType | undefined;
  readonly implementationsOf: ImplementationsOf;
  readonly sent: FollowedAnswer[];
  readonly seen: Set<MethodSymbol>;
  setsResponse: boolean;
}

export function sentAnswers(
  fast: FastEndpoint,
  implementationsOf: ImplementationsOf,
  resolve: (name: string) => AnnotatedType | undefined,
): readonly FollowedAnswer[] {
  const { handler, frame } = fast;
  const errorType = errorTypeOf(fast.errors, resolve);
  const sender: Sender = { fast, errorType, implementationsOf, sent: [], seen: new Set(), setsResponse: false };
  if (handler.body !== undefined) collect(sender, handler.body, frame);
  const { sent } = sender;
  if (handler.name === "ExecuteAsync")
    return [...followBodies({ kind: "method", symbol: handler, frame }, implementationsOf).map(asWritten), ...sent];
  const location = handler.location ?? startOf("");
  const succeeds = sent.some(({ status }) => status === undefined || status < 400);
  if (sender.setsResponse) {
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

function collect(sender: Sender, body: SourceBody, frame: Frame): void {
  if (frame.depth > deepest) return;
  for (const expression of expressionsIn(body)) {
    const { syntax, scope } = expression;
    const changed = "left" in syntax && syntax.kind.endsWith("AssignmentExpression") ? syntax.left : undefined;
    if (changed !== undefined && isOfResponse({ syntax: changed, scope })) sender.setsResponse = true;
    const call = syntax.kind === "InvocationExpression" ? bindExpression(expression) : undefined;
    if (call?.kind !== "call") continue;
    const { method, receiver } = call;
    const sending = sendingName(call);
    if (sending !== undefined) sender.sent.push(...answersOf(sender, sending, call, expression, frame));
    else if (receiver !== undefined && isOfResponse(receiver)) sender.setsResponse = true;
    else if (method?.body !== undefined && !sender.seen.has(method) && isOwn(call)) {
      sender.seen.add(method);
      collect(sender, method.body, frameOfCall(method, call, frame));
    }
  }
}

/** `Response`, `Response.Items`: what is sent in the end. */
function isOfResponse(expression: SourceExpression): boolean {
  const bound = bindExpression(expression);
  if (bound.kind === "property" && bound.symbol.name === "Response" && isOfPackage(bound.symbol.containingType))
    return true;
  const receiver = "receiver" in bound ? bound.receiver : undefined;
  return receiver !== undefined && isOfResponse(receiver);
}

function isOfPackage({ namespace }: { readonly namespace: string }): boolean {
  return namespace === "FastEndpoints";
}

/** A method of the class or of its bases, a local function, or an extension of what sends. */
function isOwn({ method, receiver }: CallExpression): boolean {
  if (method === undefined || isOfPackage(method.containingType)) return false;
  if (receiver === undefined || method.methodKind === "localFunction") return true;
  const type = method.isExtension ? typeOfExpression(receiver)?.type : undefined;
  return bindExpression(receiver).kind === "this" || (type?.kind === "named" && isOfPackage(type.symbol));
}

/** `Ok` of `Send.OkAsync(…)` and of older versions' `SendOkAsync(…)`; `Response` of `SendAsync(…)`. */
function sendingName({ name, method }: CallExpression): string | undefined {
  if (method === undefined || !isOfPackage(method.containingType)) return undefined;
  const stem = name.replace(/Async$/, "");
  if (method.containingType.name === "ResponseSender") return stem;
  if (name === "ThrowError" || name === "ThrowIfAnyErrors") return "ThrowError";
  if (!stem.startsWith("Send")) return undefined;
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

/** The parameter that has the body. */
const bodies: ReadonlyMap<string, string> = new Map([
  ["Ok", "response"],
  ["Response", "response"],
  ["Mapped", "entity"],
  ["Intercepted", "response"],
  ["CreatedAt", "responseBody"],
  ["AcceptedAt", "responseBody"],
]);

function answersOf(
  sender: Sender,
  sending: string,
  call: CallExpression,
  expression: SourceExpression,
  frame: Frame,
): readonly FollowedAnswer[] {
  const place = { text: shortTextOf(expression), location: locationOfExpression(expression) };
  const { fast, implementationsOf } = sender;
  if (sending === "Result") {
    const result = argumentOf(call, "result");
    if (result !== undefined)
      return ofHandler(followResult({ expression: result, frame }, implementationsOf), fast.handler);
    return [{ status: undefined, body: { kind: "unknown" }, made: undefined, ...place }];
  }
  return statusesOf(fast, sending, call, frame).map((status) => ({
    status,
    body: bodyOf(sender, sending, call, frame),
    made: sending,
    ...place,
  }));
}

function statusesOf(
  fast: FastEndpoint,
  sending: string,
  call: CallExpression,
  frame: Frame,
): readonly (number | undefined)[] {
  const statusArgument = argumentOf(call, "statusCode");
  if (statusArgument !== undefined) return statusesIn(statusArgument, frame);
  if (sending === "ThrowError") return [fast.errors.status];
  if (sending !== "Redirect") return [sending === "Errors" ? 400 : statuses.get(sending)];
  const permanent = argumentOf(call, "isPermanent");
  return [permanent !== undefined && boolOf(constantValue(permanent, frame)) === true ? 301 : 302];
}

function bodyOf(
  { errorType, fast: { response } }: Sender,
  sending: string,
  call: CallExpression,
  frame: Frame,
): AnsweredBody {
  switch (sending) {
    case "ThrowError":
    case "Errors":
      return errorType === undefined ? { kind: "unknown" } : { kind: "value", type: errorType, asJson: true };
    case "String":
      return { kind: "text", mediaTypes: mediaTypes(call, frame) };
    case "Bytes":
    case "Stream":
    case "File":
      return { kind: "file", mediaTypes: mediaTypes(call, frame) };
    case "EventStream":
      return eventsOf(call, frame);
    case "EmptyJsonObject":
      return { kind: "unknown" };
  }
  const value = argumentOf(call, bodies.get(sending) ?? "");
  if (value === undefined || constantValue(value, frame)?.kind === "null") return { kind: "none" };
  if (response !== undefined) return { kind: "value", type: response, asJson: true };
  // The declared response, or what is sent where there is none; a mapper makes something else of it.
  return sending === "Mapped" ? { kind: "unknown" } : bodyOfValue(value, frame, true);
}

function argumentOf(call: CallExpression, name: string): SourceExpression | undefined {
  return call.arguments.find((one) => (one.parameter?.name ?? one.name) === name)?.value;
}

function mediaTypes(call: CallExpression, frame: Frame): readonly string[] {
  const contentTypeArgument = argumentOf(call, "contentType");
  const constant = contentTypeArgument === undefined ? undefined : constantValue(contentTypeArgument, frame);
  return constant?.kind === "string" ? [constant.value.replace(/;.*$/, "")] : [];
}

/** `Send.EventStreamAsync("tick", values)`; items of several kinds are not known. */
function eventsOf(call: CallExpression, frame: Frame): AnsweredBody {
  const values = argumentOf(call, "eventStream");
  const sequence = values === undefined ? undefined : typeOfExpression(values);
  const element = sequence === undefined ? undefined : elementType(sequence.type);
  if (element === undefined) return { kind: "unknown" };
  const held = typeIn(frame, element);
  return isUnresolved(held.type) ? { kind: "unknown" } : { kind: "events", type: held };
}
