/** What code calls the bodies that it answers. */
import type { Status } from "../../../contract/operation.js";
import { isStringType } from "../../../csharp/binding/symbols/types.js";
import type { DeclaredResponse } from "../../responses/declared-response.js";
import type { AnsweredBody } from "../../responses/followed-answer.js";
import type { ResponseSource } from "./response-source.js";

export const json = "application/json";

/** The content types that code gives all answers of a status; undefined where they have the usual ones. */
export function writtenTypes({ allAnswers, results }: ResponseSource, status: Status): readonly string[] | undefined {
  if (!allAnswers || status.kind !== "code") return undefined;
  const bodies = results().flatMap(({ status: code, body }) => (code === status.code ? [body] : []));
  const types = bodies.flatMap((body): readonly (string | undefined)[] => {
    if (body.kind === "text") return body.mediaTypes;
    if (body.kind !== "value") return body.kind === "none" ? [] : [undefined];
    return [body.mediaType ?? (body.asJson || !isStringType(body.type.type) ? json : undefined)];
  });
  const known = types.filter((one) => one !== undefined);
  return known.length > 0 && known.length === types.length ? [...new Set(known)] : undefined;
}

/** Code computes the content type, or gives one that nothing is known to write. */
export function isCalledByCode(body: AnsweredBody): boolean {
  return body.kind === "unknown" && body.isCalledByCode === true;
}

/** The type of a file's content is in the code alone; none where some return does not show it. */
export function fileMediaTypes(
  { allAnswers, answers }: ResponseSource,
  { status }: DeclaredResponse,
): readonly string[] {
  if (!allAnswers) return [];
  const ofStatus = answers().filter((one) => status.kind !== "code" || one.status === status.code);
  const types = ofStatus.map(({ body }) => (body.kind === "file" ? body.mediaTypes : []));
  return types.every((one) => one.length > 0) ? [...new Set(types.flat())] : [];
}
