/** What a handler's return expressions answer → responses: one for each status. */
import { displayType } from "../../csharp/binding/index.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { type DeclaredResponse, emptyResponse } from "./declared-response.js";
import type { AnsweredBody, FollowedAnswer } from "./followed-answer.js";

export interface AnsweredBy {
  readonly operation: string;
  /** `[ApiController]` gives an error without a body one: problem details. */
  readonly isApiController: boolean;
  /** Types of the framework that a result stands for without naming them. */
  readonly resolve: (metadataName: string) => AnnotatedType | undefined;
}

/** In order of status. What is answered with a status that is computed at run time is left out. */
export function answeredResponses(
  answers: readonly FollowedAnswer[],
  source: AnsweredBy,
  sink: DiagnosticSink,
): readonly DeclaredResponse[] {
  const byStatus = new Map<number, FollowedAnswer[]>();
  for (const answer of answers) {
    if (answer.status === undefined) continue;
    byStatus.set(answer.status, [...(byStatus.get(answer.status) ?? []), answer]);
  }
  return [...byStatus]
    .sort(([a], [b]) => a - b)
    .flatMap(([code, group]) => {
      const [first] = group;
      return first === undefined ? [] : [responseOf(code, first, group, source, sink)];
    });
}

function responseOf(
  code: number,
  first: FollowedAnswer,
  group: readonly FollowedAnswer[],
  source: AnsweredBy,
  sink: DiagnosticSink,
): DeclaredResponse {
  const base = emptyResponse({ kind: "code", code }, first.location);
  const bodies = group.map(({ body }) => withProblem(body, code, source));
  const different = new Set(bodies.map(bodyKey));
  const [body] = bodies;
  if (body !== undefined && different.size === 1 && body.kind !== "unknown") return withBody(base, body, source);
  const unknown = group.find((one) => one.body.kind === "unknown") ?? first;
  sink.report(
    diagnostic(different.size > 1 ? "answerBodiesDiffer" : "answerBodyUnknown", unknown.location, {
      operation: source.operation,
      status: code,
      answer: unknown.text,
    }),
  );
  return { ...base, isUnknown: true };
}

/** https://learn.microsoft.com/aspnet/core/web-api/#problem-details-for-error-status-codes */
function withProblem(body: AnsweredBody, code: number, { isApiController }: AnsweredBy): AnsweredBody {
  return isApiController && code >= 400 && body.kind === "none" ? { kind: "problem" } : body;
}

function bodyKey(body: AnsweredBody): string {
  switch (body.kind) {
    case "value":
      return displayType(body.type).replace(/\?$/, "");
    case "anonymous":
      return `{ ${body.members.map(({ name, body: inner }) => `${name}: ${bodyKey(inner)}`).join(", ")} }`;
    default:
      return body.kind;
  }
}

function withBody(
  response: DeclaredResponse,
  body: Exclude<AnsweredBody, { kind: "unknown" }>,
  { resolve }: AnsweredBy,
): DeclaredResponse {
  switch (body.kind) {
    case "none":
      return response;
    case "value":
      return { ...response, type: body.type };
    case "anonymous":
      return { ...response, anonymous: body.members };
    case "file":
      return { ...response, isFile: true, mediaTypes: body.mediaTypes };
    case "text":
      return {
        ...response,
        type: resolve("System.String"),
        mediaTypes: body.mediaTypes.length > 0 ? body.mediaTypes : ["text/plain"],
      };
    case "problem":
      return { ...response, type: resolve("Microsoft.AspNetCore.Mvc.ProblemDetails") };
    case "validationProblem":
      return { ...response, type: resolve("Microsoft.AspNetCore.Http.HttpValidationProblemDetails") };
  }
}
