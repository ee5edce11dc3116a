/**
 * What the code of a handler does: it is run, with the helpers that it calls. Every way out and every write to the response is an answer;
 * what it reads of the request, no parameter shows.
 */

import {
  bindExpression,
  heldInTask,
  locationOfExpression,
  returnedExpressions,
  typeOfExpression,
} from "../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, MethodSymbol, PropertySymbol } from "../../csharp/binding/symbols/symbols.js";
import { isTypeNamed } from "../../csharp/binding/symbols/types.js";
import { substitute, type TypeMap } from "../../csharp/binding/types/substitution.js";
import {
  alternativesOf,
  type CSharpMachine,
  type CSharpValue,
  isIterator,
  isNull,
  knownObject,
  readNamed,
  unknownValue,
  VariableScope,
} from "../../csharp/execution/index.js";
import { startOf } from "../../diagnostics/location.js";
import { type MadeResult, madeResult, type RequestRead, terminalOf } from "../../framework/index.js";
import type { Answer } from "../../server/answer.js";
import { declaresValues, isPlainValue, returnShape } from "../controllers/responses/return-type.js";
import type { Handler } from "../endpoints/endpoint-reading.js";
import { typeOfReturned } from "../endpoints/endpoint-sketch.js";
import { httpOutputOf } from "../endpoints/function-signature.js";
import { nothingRead, type RequestReads } from "../inputs/request-reads.js";
import type { AnsweredBody, FollowedAnswer } from "../responses/followed-answer.js";
import type { StartUp } from "../start/start-up.js";
import { type CodeEnd, codeOf, type HandledCode, handle, inMemory, runCode } from "./handled-code.js";
import { mayReach, requestCode } from "./request-code.js";
import { type Operations, terminalAnswer } from "./terminal-answers.js";
import { AnswerReader, shownAt, unseen, untouched } from "./value-answers.js";

export interface HandlerRun {
  readonly answers: readonly FollowedAnswer[];
  readonly reads: RequestReads;
  /** Every way through the code throws. */
  readonly neverAnswers: boolean;
}

/** With the bodies that results carry. Terminals are left out: their contract says what they carry. `isRouteHandler`: of a minimal API. */
export function runHandler(
  startUp: StartUp,
  handler: Handler,
  isRouteHandler = false,
  noteTerminals?: (machine: CSharpMachine, value: CSharpValue) => void,
  /** Whole numbers for parameters, by their names. */
  values?: ReadonlyMap<string, CSharpValue>,
): HandlerRun {
  const code = handledCode(handler);
  if (code === undefined) {
    if (handler.kind !== "expression") return { answers: [], reads: nothingRead(), neverAnswers: false };
    const answer = {
      status: undefined,
      body: { kind: "unknown" },
      made: undefined,
      ...shownAt(handler.expression),
    } as const;
    return { answers: [answer], reads: nothingRead(), neverAnswers: false };
  }
  const sendsValue = !sendsNoValue(handler);
  const output = handler.kind === "method" ? httpOutputOf(handler.symbol.returnType) : undefined;
  return handle(startUp, (machine, request) => {
    const all = runCode(machine, code, values && valuesFor(code, values));
    const ends = output === undefined ? all : all.map((end) => outputOf(machine, end, output));
    if (noteTerminals !== undefined) {
      for (const { value } of sendsValue ? ends : []) if (value !== undefined) noteTerminals(machine, value);
      for (const { result } of request.writes) if (result !== undefined) noteTerminals(machine, result);
    }
    const types = code.kind === "method" ? code.types : code.environment.frame.types;
    const isAnswered = isRouteHandler && sendsValue;
    const returned = sendsValue ? returnedType(code, types) : undefined;
    const reader = new AnswerReader(machine, request, 200, {
      isRouteHandler: isAnswered,
      returned,
      writtenAs: isAnswered && isTypeNamed(returned?.type, "System.Object") ? returned : undefined,
    });
    const followed = reader.answersOf(ends, sendsValue, types);
    const isEmpty = ends.length > 0 && !ends.some(({ value }) => sendsValue && value !== undefined);
    const isAlways = all.every(({ memory }) => inMemory(machine, memory, () => request.isRead));
    return {
      answers: isEmpty && followed.length === 0 ? [emptyAnswer(handler)] : followed,
      reads: { reads: uniquePlaces(request.reads), isAlways },
      neverAnswers: all.length === 0 && followed.length === 0 && isRun(code),
    };
  });
}

/** What makes a sequence runs when it is written. */
function isRun(code: HandledCode): boolean {
  return code.kind === "lambda" || (code.method.body !== undefined && !isIterator(code.method));
}

function valuesFor(code: HandledCode, values: ReadonlyMap<string, CSharpValue>): readonly (CSharpValue | undefined)[] {
  const bound = code.kind === "method" ? code.method : bindExpression(code.lambda);
  const parameters = bound.kind === "method" || bound.kind === "lambda" ? bound.parameters : [];
  return parameters.map(({ name, type }) => (isTypeNamed(type.type, "System.Int32") ? values.get(name) : undefined));
}

function uniquePlaces(reads: readonly RequestRead[]): readonly RequestRead[] {
  return [...new Map(reads.map((read) => [read.place.syntax, read])).values()];
}

/** What the code is declared to return, perhaps in a task. */
function returnedType(code: HandledCode, types: TypeMap): AnnotatedType | undefined {
  const returned = code.kind === "method" ? code.method.returnType : lambdaReturnType(code.lambda);
  return returned && heldInTask(substitute(returned, types));
}

function lambdaReturnType(lambda: SourceExpression): AnnotatedType | undefined {
  const bound = bindExpression(lambda);
  if (bound.kind !== "lambda") return undefined;
  // A null has the type of the others.
  const returned = returnedExpressions(bound.body).filter(({ syntax }) => syntax.kind !== "NullLiteralExpression");
  return bound.returnType ?? typeOfReturned(returned);
}

/** Of a handler that returns nothing, and leaves the response as it is. */
function emptyAnswer(handler: Handler): FollowedAnswer {
  const place = handler.kind === "method" ? handler.symbol.location : undefined;
  const location = place ?? (handler.kind === "method" ? startOf("") : locationOfExpression(handler.expression));
  return { status: 200, body: { kind: "none" }, made: untouched, text: "no body", location };
}

/** Every answer of a handler, with the terminals that answer for the operations of contracts. */
export function allAnswers(
  startUp: StartUp,
  handler: Handler,
  operations: Operations | undefined,
  /** Is handed every result of the framework. */
  noteResult?: (result: MadeResult) => void,
): readonly Answer[] {
  const terminals: Answer[] = [];
  const noteTerminals = (machine: CSharpMachine, value: CSharpValue): void => {
    for (const one of alternativesOf(value)) {
      const object = knownObject(one);
      const result = object && madeResult(object);
      if (result !== undefined) noteResult?.(result);
      const terminal = terminalOf(one);
      if (terminal === undefined || operations === undefined) continue;
      const answer = terminalAnswer(machine, terminal, operations);
      terminals.push(answer ?? { kind: "unknown", ...shownAt(terminal.place) });
    }
  };
  const others = runHandler(startUp, handler, false, noteTerminals)
    .answers // A terminal that the handler executes has written the answer.
    .filter(({ made }) => made !== untouched || terminals.length === 0)
    .map(
      ({ status, text, location, made }): Answer =>
        status === undefined && (made === undefined || made === unseen)
          ? { kind: "unknown", text, location }
          : { kind: "other", status, text, location },
    );
  return [...terminals, ...others];
}

/** Of several outputs, one is the answer. */
function outputOf(
  machine: CSharpMachine,
  { value, place, memory, isAwaited }: CodeEnd,
  { name, type }: PropertySymbol,
): CodeEnd {
  const isReturned = value !== undefined && place !== undefined;
  const read = isReturned ? inMemory(machine, memory, () => readNamed(machine, value, name, place)) : undefined;
  const isKnown = read !== undefined && !isNull(read);
  const output = isKnown ? read : unknownValue(`what ${name} is, is not known`, place, type);
  return { value: output, place: undefined, memory, isAwaited };
}

/** What an action reads; most cannot get to the request, and are not run for it. */
export function readsAmong(startUp: StartUp, reads: () => RequestReads, method: MethodSymbol): RequestReads {
  return mayReach(requestCode(startUp.host), method) ? reads() : nothingRead();
}

/**
 * Without the values whose type is declared: only results. Undefined where the declaration leaves open what is returned, and where
 * code writes to the response.
 */
export function resultsAmong(
  startUp: StartUp,
  answers: () => readonly FollowedAnswer[],
  method: MethodSymbol,
  returned: AnnotatedType,
): readonly FollowedAnswer[] | undefined {
  if (!declaresValues(returned)) return undefined;
  if (isPlainValue(returned) && !mayReach(requestCode(startUp.host), method)) return [];
  const all = answers();
  if (all.some(({ made, body }) => (made !== undefined && byWriting.has(made)) || hasOwnType(body))) return undefined;
  return all.filter(({ made, status }) => made !== undefined || status === undefined);
}

/** Code says what the body is called. */
function hasOwnType(body: AnsweredBody): boolean {
  if (body.kind === "value") return body.mediaType !== undefined;
  return body.kind === "text" || (body.kind === "unknown" && body.isCalledByCode === true);
}

const byWriting: ReadonlySet<string> = new Set(["Write", "StatusCode", "Untouched"]);

function handledCode(handler: Handler): HandledCode | undefined {
  const { delegate } = handler;
  if (delegate !== undefined) return codeOf(delegate, handler.kind === "method" ? handler.place : undefined);
  if (handler.kind === "method")
    return {
      ...{ kind: "method", method: handler.symbol, types: handler.types ?? new Map(), self: undefined },
      ...(handler.on === undefined ? {} : { on: handler.on }),
    };
  const { expression, types } = handler;
  if (bindExpression(expression).kind !== "lambda") return undefined;
  const around = { method: undefined, self: undefined, types, yielded: undefined, conditional: [] };
  return { kind: "lambda", lambda: expression, environment: new VariableScope(around, undefined) };
}

/** The framework goes by the type that is declared: a `Task` may be a `Task<T>` at run time, and its value is not sent. */
export function sendsNoValue(handler: Handler): boolean {
  if (handler.isRequestDelegate === true) return true;
  if (handler.kind === "method") return returnShape(handler.symbol.returnType).kind === "nothing";
  const bound = bindExpression(handler.expression);
  if (bound.kind !== "lambda") return false;
  if (bound.returnType !== undefined) return returnShape(bound.returnType).kind === "nothing";
  const returned = returnedExpressions(bound.body);
  return returned.length > 0 && returned.every(givesNothing);
}

/** A task without a value, or waiting for one. */
function givesNothing(expression: SourceExpression): boolean {
  const bound = bindExpression(expression);
  const type = typeOfExpression(bound.kind === "await" ? bound.operand : expression);
  return type?.type.kind === "named" && type.type.typeArguments.length === 0 && returnShape(type).kind === "nothing";
}

/** Of a lambda or a method; a delegate that is not known has none. */
export function bodyOfHandler(handler: Handler): SourceBody | SourceExpression | undefined {
  if (handler.kind === "method") return handler.symbol.body;
  const bound = bindExpression(handler.expression);
  return bound.kind === "lambda" ? bound.body : undefined;
}
