import { type DiagnosticSink, diagnostic, relatedPlace } from "../diagnostics/diagnostic.js";
import type { Endpoint } from "../server/endpoint.js";
import type { DeclaredOperation } from "./declared-operation.js";

/** What a function asks of its callers, against what the operation tells them. */
export function checkTriggerInputs(
  { name: handler, location, trigger }: Endpoint,
  { name: operation, operation: { inputs, security, location: declaredAt } }: DeclaredOperation,
  sink: DiagnosticSink,
): "fine" | "wrong" {
  if (trigger === undefined) return "fine";
  const related = relatedPlace("declared here", declaredAt);
  const declared = new Set(
    inputs
      .flatMap((input) =>
        input.kind === "parameterObject" ? input.parameters : input.kind === "parameter" ? [input] : [],
      )
      .map(({ wireName }) => wireName.toLowerCase()),
  );
  const lost = trigger.queryParameters.filter((one) => !one.mayBeMissing && !declared.has(one.name.toLowerCase()));
  for (const { name: parameter, location: at } of lost) {
    const parameters = { handler, parameter, operation, route: trigger.route ?? "" };
    sink.report(diagnostic("parameterNotInRoute", at ?? location, parameters, related));
  }
  if (trigger.keyLevel !== undefined && security.kind !== "required")
    sink.report(diagnostic("keyNotDeclared", location, { handler, operation, level: trigger.keyLevel }, related));
  return lost.length === 0 ? "fine" : "wrong";
}
