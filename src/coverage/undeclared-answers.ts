import { isSuccess, type Operation, responseFor } from "../contract/operation.js";
import { type DiagnosticSink, diagnostic, relatedPlace } from "../diagnostics/diagnostic.js";
import type { Answer, TerminalCall } from "../server/answer.js";
import { type DeclaredById, type DeclaredOperation, declaredStatuses } from "./declared-operation.js";
import type { Implementation } from "./implementation.js";

/** A handler that returns terminals must return nothing else. */
export function reportUndeclaredAnswers(
  { endpoint, operations }: Implementation,
  declared: DeclaredById,
  sink: DiagnosticSink,
): void {
  const owners = operations.flatMap((id) => declared.get(id) ?? []);
  // An operation that could not be read declares nothing to compare with; it is an error of its own.
  if (owners.length === 0) return;
  const operation = owners.map((owner) => owner.name).join(", ");
  const related = owners.flatMap((owner) => relatedPlace("declared here", owner.operation.location));
  for (const answer of endpoint.answers) {
    const parameters = { handler: endpoint.name, operation };
    if (answer.kind === "other")
      sink.report(diagnostic("answerNotTerminal", answer.location, { ...parameters, answer: answer.text }, related));
    else if (answer.kind === "unknown")
      sink.report(diagnostic("answerNotFollowed", answer.location, { handler: endpoint.name, answer: answer.text }));
    else reportTerminal(answer, endpoint.name, owners, sink);
  }
}

/** An action of a marked controller must declare every status it answers. */
export function reportUndeclaredStatuses(
  { endpoint }: Implementation,
  action: DeclaredOperation,
  sink: DiagnosticSink,
): void {
  for (const answer of endpoint.answers) {
    if (answer.kind !== "other" || answer.status === undefined || declares(action.operation, answer.status)) continue;
    const parameters = {
      handler: endpoint.name,
      status: answer.status,
      answer: answer.text,
      declared: declaredStatuses(action.operation),
    };
    sink.report(
      diagnostic(
        "answerNotDeclared",
        answer.location,
        parameters,
        relatedPlace("declared here", action.operation.location),
      ),
    );
  }
}

/** A declared status is not enough: its body and its content type are declared too. */
function reportTerminal(
  { calls, location }: Extract<Answer, { kind: "terminal" }>,
  handler: string,
  owners: readonly DeclaredOperation[],
  sink: DiagnosticSink,
): void {
  const operation = owners.map((owner) => owner.name).join(", ");
  const related = owners.flatMap((owner) => relatedPlace("declared here", owner.operation.location));
  for (const call of calls) {
    for (const status of call.statuses.filter((one) => !owners.some((owner) => declares(owner.operation, one))))
      sink.report(diagnostic("statusNotDeclared", location, { handler, operation, status }, related));
    // Whose terminal it is, is only known where the handler answers for one operation.
    const [owner, ...others] = owners;
    if (owner === undefined || others.length > 0) continue;
    for (const refused of call.refusedBodies)
      sink.report(diagnostic("bodyRefused", location, { handler, operation, ...refused }, related));
    for (const problem of contentProblems(call, owner.operation)) {
      const parameters = { handler, operation };
      switch (problem.kind) {
        case "type":
          sink.report(diagnostic("bodyTypeNotDeclared", location, { ...parameters, ...problem }, related));
          break;
        case "choice":
          sink.report(diagnostic("contentTypeNotChosen", location, { ...parameters, ...problem }, related));
          break;
        case "body":
          sink.report(diagnostic("bodyDiffers", location, { ...parameters, ...problem }, related));
          break;
      }
    }
  }
}

type ContentProblem =
  | { readonly kind: "type"; readonly type: string; readonly declared: string }
  | { readonly kind: "choice"; readonly declared: string }
  | { readonly kind: "body"; readonly status: number; readonly given: string; readonly declared: string };

/** As the library refuses it (`AnswerRules`): a type that is not declared, none where several are, a body too many or too few. */
function contentProblems(call: TerminalCall, operation: Operation): readonly ContentProblem[] {
  const responses =
    call.name === "Respond"
      ? call.statuses.flatMap((status) => responseFor(operation.responses, status) ?? [])
      : operation.responses.filter((response) => isSuccess(response.status)).slice(0, 1);
  return responses.flatMap(({ status, content }): readonly ContentProblem[] => {
    if (call.name === "Respond" && call.hasBody !== (content.kind !== "none")) {
      const code = status.kind === "code" ? status.code : call.statuses[0];
      const [answered, declared] = call.hasBody ? ["with a body", "without one"] : ["without a body", "with one"];
      return code === undefined ? [] : [{ kind: "body", status: code, given: answered, declared }];
    }
    if (content.kind === "none") return [];
    const declared = content.mediaTypes.join(", ");
    if (call.contentTypes === "omitted")
      return content.kind === "file" && content.mediaTypes.length > 1 ? [{ kind: "choice", declared }] : [];
    const declaredTypes = new Set(content.mediaTypes.map(bareType));
    return call.contentTypes
      .filter((type) => !declaredTypes.has(bareType(type)))
      .map((type) => ({ kind: "type", type, declared }));
  });
}

/** RFC 9110: without regard to case, parameters not compared. */
function bareType(mime: string): string {
  return mime.replace(/;.*$/s, "").trim().toLowerCase();
}

function declares(operation: Operation, status: number): boolean {
  const success = status >= 200 && status < 300;
  if (operation.anySuccess && success) return true;
  const hasSuccess = operation.responses.some((response) => isSuccess(response.status));
  return operation.responses.some(({ status: declared }) => {
    if (declared.kind === "code") return declared.code === status;
    if (declared.kind === "range") return declared.hundreds === Math.floor(status / 100);
    // `default` covers every status that is not declared; a success must be declared.
    return !success || !hasSuccess;
  });
}
