/** The answers of an action: what attributes declare, then what the return type and the code say. */

import { isSuccess, type Status, statusText } from "../../../contract/operation.js";
import { mapSame } from "../../../contract/type-use.js";
import { displayType } from "../../../csharp/binding/index.js";
import type { AnnotatedType } from "../../../csharp/binding/symbols/symbols.js";
import { isStringType } from "../../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import { otherBodies } from "../../responses/answer-agreement.js";
import { answeredResponses } from "../../responses/answered-responses.js";
import {
  type DeclaredResponse,
  emptyResponse,
  hasStatus,
  leavesBodyOpen,
  sameStatus,
} from "../../responses/declared-response.js";
import type { FollowedAnswer } from "../../responses/followed-answer.js";
import { oneOfEachStatus } from "../../responses/merged-responses.js";
import { withNull } from "../../responses/null-answers.js";
import { withRuntimeDictionary } from "../../responses/runtime-dictionaries.js";
import { declaredResponses, type Produces, producesOf } from "./declared-answers.js";
import { reportLostDiscriminators } from "./lost-discriminator.js";
import { asFormatted, reportUnwritten } from "./produced-types.js";
import { withBodyOf, withMediaTypes, withPage, withReturnedBody, withWriter } from "./response-bodies.js";
import type { ResponseSource } from "./response-source.js";
import { declaresValues, isHttpResult, type ReturnShape, returnShape, whyNotAnswered } from "./return-type.js";
import { typedResponses } from "./typed-answers.js";
import { isCalledByCode, json } from "./written-types.js";

export interface ActionResponses {
  readonly responses: readonly DeclaredResponse[];
  /** No 2xx was declared: the first response stands for every one. */
  readonly anySuccess: boolean;
}

export function readActionResponses(source: ResponseSource, sink: DiagnosticSink): ActionResponses {
  const said = responsesOf(source, sink);
  const read = {
    ...said,
    responses: mapSame(said.responses, (one) => withRuntimeDictionary(one, source.operation, source.answers, sink)),
  };
  reportLostDiscriminators(read.responses, source, sink);
  if (!source.allAnswers) return read;
  // What a handler returns is written by its own settings, or is a result that says so itself.
  const isHttp = source.handlerLocation === undefined && isHttpResult(source.returned);
  return {
    ...read,
    responses: mapSame(read.responses, (response) =>
      withPage(asFormatted(withWriter(withNull(response, source, sink), source, isHttp), source, sink), source),
    ),
  };
}

function responsesOf(source: ResponseSource, sink: DiagnosticSink): ActionResponses {
  const shape = answeredShape(source, sink);
  const produces = producesOf(source);
  if (isNotAnswered(source, sink)) return declaredAlone(source, produces, sink);
  // A file has no value that a filter could wrap.
  if (source.hidden !== undefined && shape.kind !== "file") return declaredAlone(source, produces, sink);
  reportUnwritten(source, produces.mediaTypes, sink);
  const declared = declaredResponses(source, sink);
  const typed = shape.kind === "typed" ? typedResponses(source, shape.answers, sink) : none;
  const all = typed.length === 0 ? declared : [...declared, ...typed.filter((one) => !hasStatus(declared, one.status))];
  const written = mapSame(all, (response) => withReturnedBody(response, shape, source));
  const open = openStatuses(source, written, typed, shape);
  const responses = answeredBeside(source, written, open, shape, produces, sink);
  const complete = mapSame(withAnswered(written, responses), (response) => withMediaTypes(response, produces, source));
  if (complete.some((response) => isSuccess(response.status))) {
    const declaresSuccess = written.some((response) => isSuccess(response.status));
    if (declaresSuccess) return { responses: complete, anySuccess: false };
    const [successes, others] = split(complete, ({ status }) => isSuccess(status));
    return { responses: [...successes, ...others], anySuccess: successes.length === 1 && !areStatusesKnown(source) };
  }
  if (neverSucceeds(source, produces, complete)) return { responses: complete, anySuccess: false };
  const returnedBy = shape.kind === "body" ? returnedSuccesses(source, shape, produces, sink) : none;
  if (returnedBy.length > 0) return { responses: [...returnedBy, ...complete], anySuccess: false };
  const bare = emptyResponse({ kind: "code", code: 200 }, source.location);
  // What is answered with a status that is not known may be the success.
  const isOpen = typed.some(({ status, isUnknown }) => status.kind === "default" && isUnknown === true);
  const success = isOpen ? { ...bare, isUnknown: true as const } : withReturnedBody(bare, shape, source);
  const produced =
    produces.type === undefined || success.type !== undefined ? success : { ...success, type: produces.type };
  return {
    responses: [withMediaTypes(produced, produces, source), ...complete],
    anySuccess: !(source.allAnswers && shape.kind === "file"),
  };
}

const none: readonly DeclaredResponse[] = [];

/** Whether the code shows the status of everything that it answers. What writes an unknown body may set one too. */
function areStatusesKnown({ allAnswers, answers }: ResponseSource): boolean {
  const isKnown = ({ status, made, body }: FollowedAnswer): boolean =>
    status !== undefined && (body.kind !== "unknown" || (made !== undefined && made !== "Write"));
  return allAnswers && answers().length > 0 && answers().every(isKnown);
}

/**
 * The successes of `T` and `ActionResult<T>` where nothing declares one: 200 for a value that is returned, and the statuses of the
 * results. Empty where some status is computed.
 */
function returnedSuccesses(
  source: ResponseSource,
  shape: Extract<ReturnShape, { kind: "body" }>,
  produces: Produces,
  sink: DiagnosticSink,
): readonly DeclaredResponse[] {
  if (!source.allAnswers) return none;
  const results = source.results();
  const isDecided =
    results.length === 0
      ? declaresValues(source.returned)
      : results.every(({ status = 200 }) => status < 200 || status >= 300);
  const answered: readonly FollowedAnswer[] = isDecided ? [] : source.answers();
  if (answered.length === 0 && !isDecided) return none;
  if (answered.some(({ status }) => status === undefined)) return none;
  const successes = answered.filter(({ status = 0 }) => status >= 200 && status < 300);
  const codes = new Set(successes.length === 0 ? [200] : successes.map(({ status = 200 }) => status));
  return [...codes]
    .sort((a, b) => a - b)
    .flatMap((code) => {
      const answersOfStatus = successes.filter(({ status }) => status === code);
      const hasValue =
        answersOfStatus.length === 0 ||
        answersOfStatus.some(({ body }) => body.kind === "value" || body.kind === "unknown");
      if (!hasValue || answersOfStatus.some(({ body }) => isCalledByCode(body)))
        return answeredResponses(answersOfStatus, source, sink);
      const empty = emptyResponse({ kind: "code", code }, source.location);
      const isEmptyToo = answersOfStatus.some(({ body }) => body.kind === "none");
      const response: DeclaredResponse = {
        ...withBodyOf(empty, shape, source),
        ...(isEmptyToo ? { mayBeEmpty: true } : {}),
      };
      const produced = produces.type === undefined ? response : { ...response, type: produces.type };
      return [withMediaTypes(produced, produces, source)];
    });
}

/** Neither the code nor the return type says what a filter makes of an answer. */
function declaredAlone(source: ResponseSource, produces: Produces, sink: DiagnosticSink): ActionResponses {
  const declared = declaredResponses(source, sink).map(
    (response): DeclaredResponse =>
      leavesBodyOpen(response) && mayHaveBody(response.status)
        ? { ...response, isUnknown: true }
        : withMediaTypes(response, produces, source),
  );
  const responses = [
    ...declared,
    ...answeredThrough(source, produces, sink).filter(({ status }) => !hasStatus(declared, status)),
  ];
  if (responses.some(({ status }) => isSuccess(status))) return { responses, anySuccess: false };
  const success = emptyResponse({ kind: "code", code: 200 }, source.location);
  const answered: DeclaredResponse =
    produces.type === undefined
      ? { ...success, isUnknown: true }
      : withMediaTypes({ ...success, type: produces.type }, produces, source);
  return { responses: [answered, ...responses], anySuccess: true };
}

/** What comes through the filters that replace answers, and what they put there. */
function answeredThrough(
  source: ResponseSource,
  produces: Produces,
  sink: DiagnosticSink,
): readonly DeclaredResponse[] {
  const { allAnswers, answers, hidden, location } = source;
  if (hidden === undefined || hidden === "whole" || !allAnswers) return none;
  const left = hidden.leaves === "nothing" ? [] : answers();
  const isWhole = ({ body }: FollowedAnswer): boolean => hidden.leaves === "answers" || body.kind === "file";
  const [whole, others] = split(left, isWhole);
  const put = hidden.statuses.map((code) => emptyResponse({ kind: "code", code }, location));
  const open = [...put, ...answeredResponses(others, source, sink)].map((response): DeclaredResponse => {
    const { mediaTypes: usual } = withMediaTypes(response, produces, source);
    const mediaTypes = [...new Set([...usual, json])];
    return { ...emptyResponse(response.status, response.location), mediaTypes, isUnknown: true };
  });
  return oneOfEachStatus([...open, ...answeredResponses(whole, source, sink)], () => undefined);
}

function isNotAnswered(source: ResponseSource, sink: DiagnosticSink): boolean {
  const { handlerLocation, isMinimalApi, location, operation, returned: type } = source;
  const reason = whyNotAnswered(type, isMinimalApi === true);
  if (reason === undefined) return false;
  const parameters = { operation, type: displayType(type), reason };
  sink.report(diagnostic("resultNotAnswered", handlerLocation ?? location, parameters));
  return true;
}

function mayHaveBody(status: Status): boolean {
  return status.kind !== "code" || (status.code !== 204 && status.code !== 304);
}

/** An answer found in the code replaces the declaration of the same status; the others follow the declarations. */
function withAnswered(
  written: readonly DeclaredResponse[],
  responses: readonly DeclaredResponse[],
): readonly DeclaredResponse[] {
  if (responses.length === 0) return written;
  return [
    ...written.map((response) => responses.find((one) => sameStatus(one.status, response.status)) ?? response),
    ...responses.filter((response) => !hasStatus(written, response.status)),
  ];
}

function answeredShape({ handlerLocation, operation, returned: type }: ResponseSource, sink: DiagnosticSink) {
  const shape = returnShape(type);
  if (
    handlerLocation === undefined ||
    shape.kind !== "body" ||
    !isStringType(shape.type.type) ||
    shape.type.nullability !== "annotated"
  )
    return shape;
  sink.report(diagnostic("nullTextAnswered", handlerLocation, { operation }));
  const text: AnnotatedType = { ...shape.type, nullability: "notAnnotated" };
  return { ...shape, type: text };
}

/**
 * Where all answers count, the code decides of a status whose declaration leaves the body open, and of one whose body it certainly
 * contradicts, which is reported.
 */
function openStatuses(
  source: ResponseSource,
  written: readonly DeclaredResponse[],
  typed: readonly DeclaredResponse[],
  shape: ReturnShape,
): ReadonlySet<string> {
  const { allAnswers, bodySink, operation } = source;
  if (!allAnswers && bodySink === undefined) return noStatuses;
  const declared = written.filter((one) => !typed.includes(one));
  const open = new Set(
    declared.filter((one) => allAnswers && leavesBodyOpen(one)).map(({ status }) => statusText(status)),
  );
  if (bodySink === undefined) return open;
  const success =
    shape.kind === "body" && !written.some(({ status }) => isSuccess(status)) ? [returned(shape, source)] : [];
  const promised = [...declared.filter(({ status }) => !open.has(statusText(status))), ...success];
  if (promised.length === 0) return open;
  const followed = allAnswers ? "code" : "declaration";
  for (const { status, given, declared: promise, answer } of otherBodies(promised, source.results(), source)) {
    const parameters = { operation, status, answer: answer.text, given, declared: promise, followed };
    bodySink.report(diagnostic("answerBodyNotDeclared", answer.location, parameters));
    if (allAnswers) open.add(String(status));
  }
  return open;
}

const noStatuses: ReadonlySet<string> = new Set();

function returned({ type }: Extract<ReturnShape, { kind: "body" }>, { location }: ResponseSource): DeclaredResponse {
  return { ...emptyResponse({ kind: "code", code: 200 }, location), type };
}

/** Every return was followed, and none is a success. A redirect may lead to one. */
function neverSucceeds(
  { allAnswers, answers }: ResponseSource,
  produces: Produces,
  complete: readonly DeclaredResponse[],
): boolean {
  if (!allAnswers || produces.type !== undefined) return false;
  const isError = ({ status }: DeclaredResponse): boolean =>
    status.kind === "default" || (status.kind === "code" && status.code >= 400);
  if (complete.length === 0 || !complete.every(isError)) return false;
  return answers().length > 0 && answers().every(({ status }) => status !== undefined && status >= 400);
}

/** What the code answers beyond what is declared: a success where none is, and every other status where all are wanted. */
function answeredBeside(
  source: ResponseSource,
  declared: readonly DeclaredResponse[],
  open: ReadonlySet<string>,
  shape: ReturnShape,
  produces: Produces,
  sink: DiagnosticSink,
): readonly DeclaredResponse[] {
  const needsSuccess =
    (shape.kind === "unsaid" || (shape.kind === "nothing" && source.allAnswers && writesItself(source))) &&
    produces.type === undefined &&
    !declared.some(({ status }) => isSuccess(status));
  if (!needsSuccess && !source.allAnswers) return none;
  const declaredStatuses = new Set(
    declared.map(({ status }) => statusText(status)).filter((status) => !open.has(status)),
  );
  const lacksSuccess = needsSuccess || open.has("200") || open.has("201");
  // Where another success is declared; one that only the return type gives counts for every success.
  const isUndeclared = source.allAnswers && shape.kind !== "typed" && declared.some(({ status }) => isSuccess(status));
  const mayBeReturned = isUndeclared && !declaredStatuses.has("200");
  const all = lacksSuccess || mayBeReturned ? source.answers() : source.results();
  const answers = all.filter((answer) => {
    const { status } = answer;
    if (status === undefined) return source.allAnswers && mayHaveAnyStatus(answer, shape, declared);
    if (declaredStatuses.has(String(status))) return false;
    if (open.has(String(status))) return true;
    if (status < 200 || status >= 300) return source.allAnswers;
    return needsSuccess || isUndeclared;
  });
  if (isUndeclared) reportUndeclared(source, declared, answers);
  const responses = isUndeclared
    ? besideDeclared(source, answers, shape, sink)
    : answeredResponses(answers, source, sink);
  if (!lacksSuccess || responses.some(({ status }) => isSuccess(status))) return responses;
  return [...unknownSuccess(source, responses, all, sink), ...responses];
}

/** Where nothing says what is returned, a value of an unknown type may be a result. */
function mayHaveAnyStatus(
  { made }: FollowedAnswer,
  shape: ReturnShape,
  declared: readonly DeclaredResponse[],
): boolean {
  if (shape.kind === "typed" || hasStatus(declared, { kind: "default" })) return false;
  return made !== undefined || shape.kind === "unsaid";
}

/** A value that is returned as it is has the type that the return type declares. */
function besideDeclared(
  source: ResponseSource,
  answers: readonly FollowedAnswer[],
  shape: ReturnShape,
  sink: DiagnosticSink,
): readonly DeclaredResponse[] {
  if (shape.kind !== "body") return answeredResponses(answers, source, sink);
  const [values, results] = split(answers, ({ made, body }) => made === undefined && body.kind !== "none");
  const returnedValues = values.map(({ status = 200, location }): DeclaredResponse => {
    const empty = emptyResponse({ kind: "code", code: status }, location);
    return { ...withBodyOf(empty, shape, source), isFound: true };
  });
  return oneOfEachStatus([...returnedValues, ...answeredResponses(results, source, sink)], () => undefined);
}

/** Another success than those that are declared; each status once. */
function reportUndeclared(
  { bodySink, operation }: ResponseSource,
  declared: readonly DeclaredResponse[],
  answers: readonly FollowedAnswer[],
): void {
  const reported = new Set<number>();
  for (const { status, text, location } of answers) {
    if (status === undefined || status < 200 || status >= 300 || reported.has(status)) continue;
    if (hasStatus(declared, { kind: "code", code: status })) continue;
    reported.add(status);
    const statuses = declared.map((one) => statusText(one.status)).join(", ");
    const parameters = { handler: operation, status, answer: text, declared: statuses };
    bodySink?.report(diagnostic("answerNotDeclared", location, parameters));
  }
}

/** A handler that returns nothing and writes to the response. */
function writesItself({ answers }: ResponseSource): boolean {
  return answers().some(({ status }) => status === undefined || (status >= 200 && status < 300));
}

/** Nothing shows what a success carries. A status that is computed may be one; else a note, and a body that may be anything. */
function unknownSuccess(
  source: ResponseSource,
  responses: readonly DeclaredResponse[],
  answers: readonly FollowedAnswer[],
  sink: DiagnosticSink,
): readonly DeclaredResponse[] {
  const computed = responses.find(({ status }) => status.kind === "default");
  if (computed !== undefined) return [{ ...computed, status: { kind: "code", code: 200 } }];
  const unknown = answers.find(({ status }) => status === undefined);
  if (unknown === undefined) return [];
  const { operation } = source;
  sink.report(diagnostic("answerBodyUnknown", unknown.location, { operation, status: 200, answer: unknown.text }));
  return [{ ...emptyResponse({ kind: "code", code: 200 }, unknown.location), isUnknown: true }];
}

function split<T>(all: readonly T[], test: (one: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}
