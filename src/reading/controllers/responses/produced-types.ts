/** `[Produces("application/xml")]` on an action whose server has no formatter for it: MVC answers 406. */

import { essenceOf, eventStream, isJsonType, isRange } from "../../../contract/http/media-type.js";
import { isSuccess } from "../../../contract/operation.js";
import { displayType } from "../../../csharp/binding/index.js";
import { isStringType } from "../../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { DeclaredResponse } from "../../responses/declared-response.js";
import type { AnsweredBody } from "../../responses/followed-answer.js";
import { isProblem } from "../../responses/response.js";
import { isBytes } from "../../types/kinds/primitive-use.js";
import { isStreamType } from "../../types/kinds/streams.js";
import { producesOf } from "./declared-answers.js";
import type { ResponseSource } from "./response-source.js";

/** What the formatters of the framework write of any value. A parameter, such as a charset, is one too many for them. */
const json = /^(application\/json|text\/json|application\/[^;]+\+json)$/i;

export function reportUnwritten(source: ResponseSource, mediaTypes: readonly string[], sink: DiagnosticSink): void {
  if (source.writesOnlyJson !== true || mediaTypes.length === 0) return;
  if (mediaTypes.some((type) => json.test(type) || isRange(type))) return;
  const isTextWritten = mediaTypes.some((type) => /^text\/plain$/i.test(type));
  const unwritten = source.answers().find(({ body }) => isFormatted(body, isTextWritten));
  if (unwritten === undefined) return;
  const { text: answer, location } = unwritten;
  const types = mediaTypes.join(", ");
  sink.report(diagnostic("answerNotAcceptable", location, { operation: source.operation, answer, types }));
}

/** `[Produces("text/csv")]` with a formatter for it: what arrives is text, whatever its type says. */
export function asFormatted(
  response: DeclaredResponse,
  source: ResponseSource,
  sink: DiagnosticSink,
): DeclaredResponse {
  const { type, mediaTypes, location, status } = response;
  if (type === undefined || source.writesOnlyJson === true || source.handlerLocation !== undefined) return response;
  if (!isSuccess(status) || isStringType(type.type) || isBytes(type.type) || isStreamType(type.type)) return response;
  const types = mediaTypes.join(", ");
  if (types === "" || types !== producesOf(source).mediaTypes.join(", ")) return response;
  if (mediaTypes.some((one) => isJsonType(essenceOf(one)) || isRange(one) || one === eventStream)) return response;
  const { alternatives: _, ...rest } = response;
  sink.report(diagnostic("answerNotJson", location, { operation: source.operation, type: displayType(type), types }));
  return { ...rest, type: source.resolve("System.String") };
}

/** What a result writes by itself, such as `Content("…")`, does not ask for a formatter. */
function isFormatted(body: AnsweredBody, isTextWritten: boolean): boolean {
  if (body.kind === "modelErrors") return true;
  if (body.kind !== "value" || body.asJson || isProblem(body.type) || isStreamType(body.type.type)) return false;
  return !(isTextWritten && isStringType(body.type.type));
}
