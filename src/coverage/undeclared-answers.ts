import { isSuccess, type Operation } from "../contract/operation.js";
import type { MemberSymbol } from "../csharp/binding/symbols.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { type DeclaredOperation, declaredStatuses, place } from "./declared-operation.js";
import type { Implementation } from "./implementation.js";

/** A handler that returns terminals must return nothing else. */
export function reportUndeclaredAnswers(
  { endpoint, answers, operations }: Implementation,
  declared: ReadonlyMap<MemberSymbol, DeclaredOperation>,
  sink: DiagnosticSink,
): void {
  const owners = operations.flatMap((symbol) => declared.get(symbol) ?? []);
  const operation = owners.map((owner) => owner.name).join(", ");
  const related = owners.flatMap((owner) => place("declared here", owner.operation.location));
  for (const answer of answers) {
    const parameters = { handler: endpoint.name, operation };
    if (answer.kind === "other")
      sink.report(diagnostic("TN4011", answer.location, { ...parameters, answer: answer.text }, related));
    else if (answer.kind === "unknown")
      sink.report(diagnostic("TN4017", answer.location, { handler: endpoint.name, answer: answer.text }));
    else {
      for (const status of answer.statuses) {
        if (owners.some((owner) => declares(owner.operation, status))) continue;
        sink.report(diagnostic("TN4018", answer.location, { ...parameters, status }, related));
      }
    }
  }
}

/** An action of a marked controller must declare every status it answers. */
export function reportUndeclaredStatuses(
  { endpoint, answers }: Implementation,
  action: DeclaredOperation,
  sink: DiagnosticSink,
): void {
  for (const answer of answers) {
    if (answer.kind !== "other" || answer.status === undefined || declares(action.operation, answer.status)) continue;
    const parameters = {
      handler: endpoint.name,
      status: answer.status,
      answer: answer.text,
      declared: declaredStatuses(action.operation),
    };
    sink.report(diagnostic("TN4012", answer.location, parameters, place("declared here", action.operation.location)));
  }
}

function declares(operation: Operation, status: number): boolean {
  const success = status >= 200 && status < 300;
  if (operation.anySuccess && success) return true;
  const hasSuccess = operation.responses.some((response) => isSuccess(response.status));
  return operation.responses.some(({ status: declared }) => {
    if (declared.kind === "code") return declared.code === status;
    if (declared.kind === "range") return declared.hundreds === Math.floor(status / 100);
    // `default` stands for what is not said otherwise; a success is said.
    return !success || !hasSuccess;
  });
}
