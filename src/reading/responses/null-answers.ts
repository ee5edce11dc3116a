/** Results that carry null where the declared type of their status has none: `Ok(await db.Things.FindAsync(id))`. */
import { isSuccess } from "../../contract/operation.js";
import { displayType } from "../../csharp/binding/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { DeclaredResponse } from "./declared-response.js";
import type { FollowedAnswer } from "./followed-answer.js";

interface Answering {
  readonly operation: string;
  /** What results the code answers with. */
  results(): readonly FollowedAnswer[];
}

/** An error without its body is still that error; a success without its value is another value to whoever called. */
export function withNull(
  response: DeclaredResponse,
  { operation, results }: Answering,
  sink: DiagnosticSink,
): DeclaredResponse {
  const { status, type } = response;
  if (type === undefined || type.nullability === "annotated") return response;
  if (status.kind !== "code" || !isSuccess(status)) return response;
  const empty = results().find((answer) => answer.status === status.code && mayBeNull(answer));
  if (empty === undefined) return response;
  const parameters = { operation, status: status.code, answer: empty.text, type: displayType(type.type) };
  sink.report(diagnostic("answerMayBeNull", empty.location, parameters));
  return { ...response, type: { ...type, nullability: "annotated" } };
}

function mayBeNull({ made, body }: FollowedAnswer): boolean {
  if (made === undefined) return false;
  return body.kind === "none" || (body.kind === "value" && body.type.nullability === "annotated");
}
