/** What a handler's return expressions answer → responses: one for each status. */

import { eventStream } from "../../contract/http/media-type.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { constructType } from "../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { ErrorPages } from "../start/automatic-answers.js";
import { type DeclaredResponse, emptyResponse, withJson } from "./declared-response.js";
import type { AnsweredBody, FollowedAnswer } from "./followed-answer.js";
import { oneOfEachStatus } from "./merged-responses.js";

export interface AnsweredBy {
  readonly operation: string;
  /** `[ApiController]` gives an error without a body one: problem details. */
  readonly mapsErrors: boolean;
  /** Pages for errors give one to every other. */
  readonly errorPages: ErrorPages;
  /** The kinds of JSON that `[Produces]` names. */
  readonly produced?: readonly string[];
  /** Types of the framework that a result stands for without naming them. */
  readonly resolve: (metadataName: string) => AnnotatedType | undefined;
}

/** In order of status; what is answered with a status that is computed at run time is the `default`, and comes last. */
export function answeredResponses(
  answers: readonly FollowedAnswer[],
  source: AnsweredBy,
  sink: DiagnosticSink,
): readonly DeclaredResponse[] {
  const { operation } = source;
  const sorted = [...answers].sort((a, b) => (a.status ?? 1000) - (b.status ?? 1000));
  const reported = new Set<number | undefined>();
  const responses = sorted.map((answer) => {
    const { status, location, text } = answer;
    if (answer.body.kind === "unwritable") {
      const { reason } = answer.body;
      const place = `a response of ${operation}`;
      sink.report(diagnostic("typeUnmappable", location, { type: `\`${text}\``, place, reason }));
    } else if (answer.body.kind === "notAnswered") {
      const { type, reason } = answer.body;
      sink.report(diagnostic("resultNotAnswered", location, { operation, type, reason }));
    } else if (status === undefined && !reported.has(status))
      sink.report(diagnostic("answerStatusUnknown", location, { operation, answer: text }));
    else if (answer.body.kind === "unknown" && !reported.has(status))
      sink.report(diagnostic("answerBodyUnknown", location, { operation, status: status ?? 200, answer: text }));
    if (status === undefined || answer.body.kind === "unknown") reported.add(status);
    return responseOfAnswer(answer, source);
  });
  return oneOfEachStatus(responses, ([first]) => {
    if (first === undefined) return;
    const { status, location } = first;
    const answer = answers.find((one) => one.location === location)?.text ?? "";
    const code = status.kind === "code" ? status.code : 200;
    sink.report(diagnostic("answerBodiesDiffer", location, { operation, status: code, answer }));
  });
}

function responseOfAnswer({ status, body, location }: FollowedAnswer, source: AnsweredBy): DeclaredResponse {
  const base = emptyResponse(status === undefined ? { kind: "default" } : { kind: "code", code: status }, location);
  return { ...withBody(base, withProblem(body, status, source), source), isFound: true };
}

/** https://learn.microsoft.com/aspnet/core/web-api/#problem-details-for-error-status-codes */
function withProblem(body: AnsweredBody, code: number | undefined, { mapsErrors }: AnsweredBy): AnsweredBody {
  if (!mapsErrors || body.kind !== "none" || body.isStatusResult !== true) return body;
  // A status that is not known may be an error or not.
  return code === undefined ? { kind: "unknown" } : code >= 400 ? { kind: "problem", isFormatted: true } : body;
}

function withBody(
  response: DeclaredResponse,
  body: AnsweredBody,
  { resolve, produced = [] }: AnsweredBy,
): DeclaredResponse {
  switch (body.kind) {
    case "none":
      return response;
    case "unknown":
    case "unwritable":
    case "notAnswered":
      return { ...response, isUnknown: true };
    case "value":
      return {
        ...response,
        type: withJson(body.type, body.json),
        mediaTypes:
          body.isFormatted && produced.length > 0
            ? produced
            : body.asJson
              ? [body.mediaType ?? "application/json"]
              : [],
      };
    case "events":
      return { ...response, type: withJson(body.type, body.json), mediaTypes: [eventStream] };
    case "file":
      return { ...response, isFile: true, mediaTypes: body.mediaTypes };
    case "text":
      return {
        ...response,
        type: resolve("System.String"),
        mediaTypes: body.mediaTypes.length > 0 ? body.mediaTypes : ["text/plain"],
      };
    case "problem":
    case "validationProblem":
      return {
        ...response,
        type: resolve(problems[body.kind]),
        mediaTypes: body.isFormatted && produced.length > 0 ? produced : ["application/problem+json"],
      };
    case "modelErrors":
      return {
        ...response,
        type: messagesByKey(resolve),
        mediaTypes: produced.length > 0 ? produced : ["application/json"],
      };
  }
}

const problems = {
  problem: "Microsoft.AspNetCore.Mvc.ProblemDetails",
  validationProblem: "Microsoft.AspNetCore.Http.HttpValidationProblemDetails",
} as const;

/** `Dictionary<string, string[]>`. */
function messagesByKey(resolve: AnsweredBy["resolve"]): AnnotatedType | undefined {
  const dictionary = resolve("System.Collections.Generic.Dictionary`2");
  const text = resolve("System.String");
  if (dictionary?.type.kind !== "named" || text === undefined) return undefined;
  const lists: AnnotatedType = { type: { kind: "array", element: text, rank: 1 }, nullability: "notAnnotated" };
  return { type: constructType(dictionary.type.symbol, [text, lists]), nullability: "notAnnotated" };
}
