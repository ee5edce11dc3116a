/** What a handler answers: its terminals, its results with their bodies, or its results alone. */

import { displayType, typeOfExpression } from "../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, MemberSymbol, MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import {
  deeper,
  deepest,
  type Frame,
  type FramedExpression,
  type ImplementationsOf,
  outermost,
} from "../../csharp/flow/index.js";
import type { Answer } from "../../server/answer.js";
import { declaresValues, isPlainValue, whyNotAnswered } from "../controllers/responses/return-type.js";
import type { Definition } from "../definitions/definition.js";
import type { Handler } from "../endpoints/endpoint-reading.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import { AnswerTracer, bodyOfHandler, isBlock, sendsNoValue } from "./answer-tracer.js";
import { withChangedTypes } from "./content-types.js";
import type { ExecutedResult } from "./own-result.js";
import { answerOfOthers, followingFrom, type ResponseWrites, responseWrites, untouched } from "./response-writes.js";

/**
 * Every answer of a handler: each return, through locals, branches, `await`, delegates and methods of the project. `operations`:
 * what a terminal may answer for; undefined where nothing is declared.
 */
export function followAnswers(
  handler: Handler,
  operations: ReadonlyMap<MemberSymbol, Definition> | undefined,
  implementationsOf: ImplementationsOf,
): readonly Answer[] {
  const tracer = new AnswerTracer(operations, implementationsOf);
  tracer.start(handler);
  return tracer.answers;
}

/**
 * The same, with the bodies that results carry. Terminals are left out: their contract says what they carry. `isRouteHandler`: of a
 * minimal API.
 */
export function followBodies(
  handler: Handler,
  implementationsOf: ImplementationsOf,
  isRouteHandler = false,
): readonly FollowedAnswer[] {
  const tracer = new AnswerTracer(undefined, implementationsOf);
  tracer.start(handler);
  const body = bodyOfHandler(handler);
  const writes = body === undefined ? undefined : responseWrites(body, implementationsOf);
  const all = withChangedTypes(followedBy(tracer, implementationsOf), body);
  const runs = handler.kind === "method" ? handler.symbol : handler.expression;
  const followed = isRouteHandler && !sendsNoValue(handler) ? all.map((one) => asWritten(one, tracer)) : all;
  if (writes !== undefined) return ofHandler(withWrites(followed, tracer, writes, !sendsNoValue(handler)), runs);
  const mayWrite = body !== undefined && followed.length === 0 && (isBlock(body) || sendsNoValue(handler));
  const others = mayWrite ? answerOfOthers(body) : undefined;
  return others === undefined ? ofHandler(followed, runs) : [others];
}

/** Options of one answer have the values that they get when the handler runs. */
export function ofHandler(
  answers: readonly FollowedAnswer[],
  handler: MethodSymbol | SourceExpression,
): readonly FollowedAnswer[] {
  return answers.map((answer) => {
    const { body } = answer;
    if (body.kind !== "value" || typeof body.json !== "object") return answer;
    return { ...answer, body: { ...body, json: { ...body.json, handler } } };
  });
}

/** A minimal API runs no results of MVC and copies no streams, whatever the type that is declared: it writes them as JSON. */
function asWritten(answer: FollowedAnswer, { returned }: AnswerTracer): FollowedAnswer {
  const expression = returned.get(answer.location);
  const type = expression === undefined ? undefined : typeOfExpression(expression);
  const reason = type === undefined ? undefined : whyNotAnswered(type, true);
  if (type === undefined || reason === undefined) return answer;
  return { ...answer, status: 200, made: undefined, body: { kind: "notAnswered", type: displayType(type), reason } };
}

/**
 * Without the values whose type is declared: only results, and values that are sent with a status that is set by hand. Undefined
 * where the declaration leaves open what is returned.
 */
export function followResults(
  handler: Extract<Handler, { kind: "method" }>,
  returned: AnnotatedType,
  implementationsOf: ImplementationsOf,
): readonly FollowedAnswer[] | undefined {
  const { symbol } = handler;
  const { body } = symbol;
  if (!declaresValues(returned) || (body !== undefined && responseWrites(body, implementationsOf) !== undefined))
    return undefined;
  if (isPlainValue(returned)) return [];
  const tracer = new AnswerTracer(undefined, implementationsOf, true);
  tracer.start(handler);
  return ofHandler(followedBy(tracer, implementationsOf), symbol);
}

/** A value that is returned goes with the status that was set; a result that is returned sets its own. */
function withWrites(
  followed: readonly FollowedAnswer[],
  tracer: AnswerTracer,
  { answers, statusesOf }: ResponseWrites,
  returnsValues: boolean,
): readonly FollowedAnswer[] {
  const values = followed.flatMap((answer): readonly FollowedAnswer[] => {
    const statuses = statusesOf(tracer.returnedBy.get(answer.location) ?? []);
    if (answer.made !== undefined && answer.keepsStatus !== true) return [answer];
    return statuses?.map((status) => ({ ...answer, status, made: answer.made ?? "StatusCode" })) ?? [answer];
  });
  return [...values, ...answers(returnsValues)];
}

/** What code answers that is given the response; `usual`: the status that the response has before. */
export function followWrites(
  body: SourceBody | SourceExpression,
  implementationsOf: ImplementationsOf,
  usual: number,
  frame: Frame = outermost,
): readonly FollowedAnswer[] {
  const tracer = new AnswerTracer(undefined, implementationsOf);
  tracer.task(body, frame);
  const executed = followedBy(tracer, implementationsOf).map((answer) =>
    answer.keepsStatus === true ? { ...answer, status: usual } : answer,
  );
  const writes = responseWrites(body, implementationsOf, frame, followingFrom(usual));
  const all = writes === undefined ? executed : withWrites(executed, tracer, writes, false);
  return all.filter(({ made }) => made !== untouched);
}

/** What executing a result answers. */
export function followResult(
  result: FramedExpression,
  implementationsOf: ImplementationsOf,
): readonly FollowedAnswer[] {
  const tracer = new AnswerTracer(undefined, implementationsOf);
  tracer.result(result);
  return followedBy(tracer, implementationsOf);
}

/** Result classes that all execute each other would be followed for ever. */
const mostExecuted = 200;

function followedBy(
  tracer: AnswerTracer,
  implementationsOf: ImplementationsOf,
  executed = { results: 0 },
): readonly FollowedAnswer[] {
  return tracer.answers.flatMap((answer): readonly FollowedAnswer[] => {
    if (answer.kind === "terminal") return [];
    const { text, location } = answer;
    const status = answer.kind === "other" ? answer.status : undefined;
    const details = tracer.details.get(answer)?.();
    if (details?.executed !== undefined) {
      const { made } = details;
      return writtenBy(details.executed, implementationsOf, executed).map((one) => ({ ...one, made, text, location }));
    }
    const said = details ?? { body: { kind: "unknown" }, made: undefined };
    return [{ status, ...said, text, location }];
  });
}

/** What the code of a result class writes to the response. */
function writtenBy(
  { method, frame }: ExecutedResult,
  implementationsOf: ImplementationsOf,
  executed: { results: number },
): readonly Pick<FollowedAnswer, "status" | "body">[] {
  const { body } = method;
  if (body === undefined || frame.depth > deepest || ++executed.results > mostExecuted) return [notSeen];
  const tracer = new AnswerTracer(undefined, implementationsOf);
  tracer.task(body, deeper(frame));
  const followed = followedBy(tracer, implementationsOf, executed);
  const writes = responseWrites(body, implementationsOf, frame);
  const all = writes === undefined ? followed : withWrites(followed, tracer, writes, false);
  // A base class, or an executor of the framework, is not a result that could be followed.
  return all.length > 0 && all.every(({ made }) => made !== undefined) ? all : [notSeen];
}

const notSeen: Pick<FollowedAnswer, "status" | "body"> = { status: undefined, body: { kind: "unknown" } };
