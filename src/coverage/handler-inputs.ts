import { flatParameters, type Parameter } from "../contract/operation.js";
import { type PrimitiveName, withoutNull } from "../contract/type-use.js";
import { isNumber } from "../contract/values/numbers.js";
import { type DiagnosticSink, diagnostic, relatedPlace } from "../diagnostics/diagnostic.js";
import type { Endpoint, EndpointParameter } from "../server/endpoint.js";
import type { DeclaredOperation } from "./declared-operation.js";

/** What a handler reads from the query and from headers, against what the operation tells clients to send. Functions have rules of their own. */
export function checkHandlerInputs(
  { name: handler, location, parameters, mappedOperation, trigger }: Endpoint,
  { name: operation, operation: { inputs, location: declaredAt } }: DeclaredOperation,
  sink: DiagnosticSink,
): "fine" | "wrong" {
  if (mappedOperation !== undefined || trigger !== undefined) return "fine";
  const declared = flatParameters(inputs);
  let verdict: "fine" | "wrong" = "fine";
  for (const parameter of parameters) {
    const reason = problemOf(parameter, declared, operation);
    if (reason === undefined) continue;
    const parameters = { handler, parameter: wireNameOf(parameter), place: parameter.source, reason };
    const related = relatedPlace("declared here", declaredAt);
    sink.report(diagnostic("inputNotSent", parameter.location ?? location, parameters, related));
    verdict = "wrong";
  }
  return verdict;
}

function wireNameOf({ name, givenName }: EndpointParameter): string {
  return givenName ?? name;
}

function problemOf(
  parameter: EndpointParameter,
  declared: readonly Parameter[],
  operation: string,
): string | undefined {
  const { source, isDemanded, primitive } = parameter;
  if (source !== "query" && source !== "header") return undefined;
  const wireName = wireNameOf(parameter).toLowerCase();
  const sent = declared.find((one) => one.place === source && one.wireName.toLowerCase() === wireName);
  if (sent === undefined) return isDemanded ? `${operation} does not declare it` : undefined;
  // A URL or a header cannot hold null: it is left out.
  if (isDemanded && (!sent.required || sent.type.kind === "nullable"))
    return `clients of ${operation} may leave it out`;
  const type = withoutNull(sent.type);
  if (type.kind !== "primitive" || primitive === undefined || mayBeRead(type.name, primitive)) return undefined;
  return `${operation} declares it as ${type.name}, which is never ${primitive}`;
}

/** Whether the text of some value of the one type is one of the other. */
function mayBeRead(sent: PrimitiveName, read: PrimitiveName): boolean {
  return [sent, read].some((name) => name === "string") || kindOf(sent) === kindOf(read);
}

function kindOf(name: PrimitiveName): string {
  if (isNumber(name)) return "number";
  return /^date/.test(name) ? "date" : name;
}
