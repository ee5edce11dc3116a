/**
 * The code of an endpoint of FastEndpoints is run: it answers with every `Send.…Async(…)`, and with what is sent when it sends nothing;
 * it takes what it asks for by `Route<int>("id")` and `Query<string>("q", isRequired: false)`.
 */

import { elementType, locationOfExpression, shortTextOf } from "../../../csharp/binding/index.js";
import type { AnnotatedType } from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import {
  alternativesOf,
  type CSharpMachine,
  isNull,
  knownBoolean,
  knownString,
  type Memory,
  type NativeCall,
  placeOfBody,
} from "../../../csharp/execution/index.js";
import { startOf } from "../../../diagnostics/location.js";
import { type HandledRequest, isSent, type ResponseWrite, setsResponse } from "../../../framework/index.js";
import { handle, inMemory, made, runCode } from "../../answers/handled-code.js";
import { AnswerReader, untouched } from "../../answers/value-answers.js";
import { bodyOfValue, typeAnswered } from "../../answers/written-body.js";
import type { AnsweredBody, FollowedAnswer } from "../../responses/followed-answer.js";
import type { StartUp } from "../../start/start-up.js";
import { isUnresolved } from "../../types/kinds/unresolved-types.js";
import { errorTypeOf } from "./declared-answers.js";
import type { FastEndpoint } from "./endpoint-class.js";

export interface EndpointRun {
  readonly answers: readonly FollowedAnswer[];
  readonly asked: readonly NativeCall[];
}

export function runEndpoint(startUp: StartUp, fast: FastEndpoint): EndpointRun {
  const { handler, types, symbol } = fast;
  const errorType = errorTypeOf(fast.errors, (name): AnnotatedType | undefined => {
    const type = startUp.host.resolve(name);
    return type && { type: selfType(type), nullability: "notAnnotated" };
  });
  return handle(startUp, (machine, request) => {
    const { asked } = request;
    if (handler.body === undefined) return { answers: [], asked };
    const place = placeOfBody(handler.body);
    const self = made(machine, selfType(symbol), place);
    const ends = runCode(machine, { kind: "method", method: handler, types, self });
    const reader = new AnswerReader(machine, request, 200, {
      sent: (written, reading, statuses) => answersOf(fast, errorType, written, reading, statuses),
    });
    const bare = ends.filter(({ memory }) => isLeftOpen(machine, memory, request));
    const sets = bare.some(({ memory }) => inMemory(machine, memory, () => setsResponse(machine, self)));
    const returnsAnswer = handler.name === "ExecuteAsync";
    const all = reader.answersOf(ends, returnsAnswer, types);
    const written = all.filter(({ made: by }) => by !== untouched && (returnsAnswer || by !== "StatusCode"));
    return {
      answers: [...written.map(asWritten), ...(returnsAnswer || bare.length === 0 ? [] : unsent(fast, sets))],
      asked,
    };
  });
}

/** Nothing is sent on this way. */
function isLeftOpen(machine: CSharpMachine, memory: Memory, request: HandledRequest): boolean {
  return inMemory(machine, memory, () => alternativesOf(request.status).some((one) => !isSent(one)));
}

/** A handler that sends nothing is answered for. */
function unsent({ handler, response }: FastEndpoint, sets: boolean): readonly FollowedAnswer[] {
  const location = handler.location ?? startOf("");
  if (!sets) return [{ status: 204, body: { kind: "none" }, made: "NoContent", text: handler.name, location }];
  const body: AnsweredBody =
    response === undefined ? { kind: "unknown" } : { kind: "value", type: response, asJson: true };
  return [{ status: 200, body, made: "Ok", text: "Response", location }];
}

/** A value that is returned is written as JSON, a string too. */
function asWritten(answer: FollowedAnswer): FollowedAnswer {
  return answer.made === undefined && answer.body.kind === "value"
    ? { ...answer, body: { ...answer.body, asJson: true } }
    : answer;
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
  fast: FastEndpoint,
  errorType: AnnotatedType | undefined,
  written: ResponseWrite,
  reader: AnswerReader,
  open: readonly (number | undefined)[],
): readonly FollowedAnswer[] {
  const { name = "", place, types, argument } = written;
  // It comes behind what was sent already.
  if (open.length === 0) return [];
  const at = { text: shortTextOf(place), location: locationOfExpression(place) };
  if (name === "Result") {
    const result = argument("result");
    if (result === undefined) return [{ status: undefined, body: { kind: "unknown" }, made: undefined, ...at }];
    return reader.valueAnswers(result.value, { place: result.written ?? place, isAwaited: false }, types);
  }
  const body = bodyOf(fast, errorType, name, written);
  return statusesOf(fast, name, written, reader).map((status) => ({ status, body, made: name, ...at }));
}

function statusesOf(
  fast: FastEndpoint,
  name: string,
  { argument }: ResponseWrite,
  reader: AnswerReader,
): readonly (number | undefined)[] {
  const given = argument("statusCode");
  if (given !== undefined) return reader.statusesOf(given.value);
  if (name === "ThrowError") return [fast.errors.status];
  if (name !== "Redirect") return [name === "Errors" ? 400 : statuses.get(name)];
  return [knownBoolean(argument("isPermanent")?.value) === true ? 301 : 302];
}

function bodyOf(
  { response }: FastEndpoint,
  errorType: AnnotatedType | undefined,
  name: string,
  written: ResponseWrite,
): AnsweredBody {
  const { argument, types } = written;
  switch (name) {
    case "ThrowError":
    case "Errors":
      return errorType === undefined ? { kind: "unknown" } : { kind: "value", type: errorType, asJson: true };
    case "String":
      return { kind: "text", mediaTypes: mediaTypes(written) };
    case "Bytes":
    case "Stream":
    case "File":
      return { kind: "file", mediaTypes: mediaTypes(written) };
    case "EventStream":
      return eventsOf(written);
    case "EmptyJsonObject":
      return { kind: "unknown" };
  }
  const value = argument(bodies.get(name) ?? "");
  if (value === undefined || isNull(value.value)) return { kind: "none" };
  if (response !== undefined) return { kind: "value", type: response, asJson: true };
  // The declared response, or what is sent where there is none; a mapper makes something else of it.
  return name === "Mapped" ? { kind: "unknown" } : bodyOfValue(value, types, true);
}

function mediaTypes({ argument }: ResponseWrite): readonly string[] {
  const text = knownString(argument("contentType")?.value);
  return text === undefined ? [] : [text.replace(/;.*$/, "")];
}

/** `Send.EventStreamAsync("tick", values)`; items of several kinds are not known. */
function eventsOf({ argument, types }: ResponseWrite): AnsweredBody {
  const values = argument("eventStream");
  const sequence = values && typeAnswered(values, types);
  const element = sequence && elementType(sequence.type);
  return element === undefined || isUnresolved(element.type) ? { kind: "unknown" } : { kind: "events", type: element };
}
