/** The answers that the type of a result says: `Results<Ok<Todo>, NotFound>`. */
import { eventStream } from "../../../contract/http/media-type.js";
import type { Status } from "../../../contract/operation.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import { answeredResponses } from "../../responses/answered-responses.js";
import { type DeclaredResponse, emptyResponse, sameStatus, withJson } from "../../responses/declared-response.js";
import type { AnsweredBody } from "../../responses/followed-answer.js";
import { oneOfEachStatus } from "../../responses/merged-responses.js";
import { isStreamType } from "../../types/kinds/streams.js";
import type { ResponseSource } from "./response-source.js";
import type { ReturnedAnswer } from "./return-type.js";

export function typedResponses(
  source: ResponseSource,
  answers: readonly ReturnedAnswer[],
  sink: DiagnosticSink,
): readonly DeclaredResponse[] {
  const { operation, location } = source;
  for (const answer of answers)
    if (isStream(answer)) {
      const parameters = { place: `a response of ${operation}`, reason: "a stream is not a value" };
      sink.report(diagnostic("typeUnmappable", location, { type: "A stream", ...parameters }));
    }
  const responses = answers.flatMap((answer) =>
    answer.content === "unsaid" || isWrittenJson(source, answer) || isCalledOtherwise(source, answer)
      ? undescribedResponses(source, answer, sink)
      : statusesOf(source, answer).map((status) => typedResponse(source, answer, status)),
  );
  return oneOfEachStatus(responses, () => {
    sink.report(diagnostic("answerBodiesDiffer", location, { operation, status: 200, answer: "Results<…>" }));
  });
}

function isStream({ content, type }: ReturnedAnswer): boolean {
  return content === "body" && type !== undefined && isStreamType(type.type);
}

/** `TypedResults.Text(json, "application/json")`: what the text holds is not known, or code has made it of a value. */
function isWrittenJson({ answers }: ResponseSource, { content, made }: ReturnedAnswer): boolean {
  return content === "text" && answers().some((answer) => answer.made === made && answer.body.kind !== "text");
}

/** `TypedResults.Json(x, contentType: "text/plain")`. */
function isCalledOtherwise({ answers }: ResponseSource, { made }: ReturnedAnswer): boolean {
  if (made !== "Json") return false;
  return answers().some(({ body, made: by }) => by === made && isOtherType(body));
}

function isOtherType(body: AnsweredBody): boolean {
  if (body.kind === "unknown") return body.isCalledByCode === true;
  return (
    body.kind === "text" || (body.kind === "value" && (body.mediaType !== undefined || typeof body.json === "object"))
  );
}

/** A result class of the project or of a package: only its code knows what it answers. */
function undescribedResponses(
  source: ResponseSource,
  { made = "", status }: ReturnedAnswer,
  sink: DiagnosticSink,
): readonly DeclaredResponse[] {
  const followed = source.answers().filter((answer) => answer.made === made);
  if (followed.length > 0) return answeredResponses(followed, source, sink);
  const { operation, location } = source;
  sink.report(diagnostic("answerStatusUnknown", location, { operation, answer: made }));
  return [{ ...emptyResponse(status, location), isUnknown: true }];
}

/** Where the type leaves the status open, the code says it; `default` is what the code computes. */
function statusesOf({ answers }: ResponseSource, { made, status }: ReturnedAnswer): readonly Status[] {
  if (made === undefined) return [status];
  const followed = answers().filter((answer) => answer.made === made);
  if (followed.length === 0) return [status];
  return followed.map(({ status: code }) => statusOf(code));
}

function typedResponse(source: ResponseSource, answer: ReturnedAnswer, status: Status): DeclaredResponse {
  const base: DeclaredResponse = { ...emptyResponse(status, source.location), isFound: true };
  switch (answer.content) {
    case "file":
      return { ...base, isFile: true, mediaTypes: writtenTypes(source, "file", status) ?? [] };
    case "text":
      return {
        ...base,
        type: source.resolve("System.String"),
        mediaTypes: writtenTypes(source, "text", status) ?? ["text/plain"],
      };
    case "events":
      return { ...base, type: answer.type && withJson(answer.type, "http"), mediaTypes: [eventStream] };
    case "problem":
      return { ...base, type: source.resolve("Microsoft.AspNetCore.Mvc.ProblemDetails") };
    case "validationProblem":
      return { ...base, type: source.resolve("Microsoft.AspNetCore.Http.HttpValidationProblemDetails") };
    default:
      // These results write JSON, a string too. A stream they cannot write.
      if (isStream(answer)) return { ...base, isUnknown: true };
      return answer.type === undefined
        ? base
        : { ...base, type: withJson(answer.type, "http"), mediaTypes: ["application/json"] };
  }
}

/** The type of the content is in the code alone; undefined where some answer does not show it. */
function writtenTypes(
  { answers }: ResponseSource,
  content: "file" | "text",
  status: Status,
): readonly string[] | undefined {
  const types = answers().flatMap((answer) =>
    answer.body.kind === content && sameStatus(statusOf(answer.status), status) ? [answer.body.mediaTypes] : [],
  );
  return types.length > 0 && types.every((one) => one.length > 0) ? [...new Set(types.flat())] : undefined;
}

function statusOf(code: number | undefined): Status {
  return code === undefined ? { kind: "default" } : { kind: "code", code };
}
