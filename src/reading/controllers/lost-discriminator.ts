/**
 * `Ok(circle)` writes a value by its own type: `ObjectResult` has no declared type, so a polymorphic answer loses the
 * discriminator that the generated union promises. Returning the value itself keeps it.
 */

import {
  allInterfaces,
  baseTypes,
  bindExpression,
  locationOfExpression,
  returnedExpressions,
  typeOfExpression,
} from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { isPolymorphic } from "../types/value-objects.js";
import type { OperationSketch } from "./operation-sketch.js";

const resultMethods =
  /^(Ok|Created|CreatedAtAction|CreatedAtRoute|Accepted|AcceptedAtAction|AcceptedAtRoute|StatusCode|NotFound|BadRequest|Conflict|UnprocessableEntity)$/;

export function reportLostDiscriminators(sketched: OperationSketch, sink: DiagnosticSink): void {
  const { method, responses, label } = sketched;
  const unions: NamedTypeSymbol[] = [];
  for (const { type } of responses.responses)
    if (type?.type.kind === "named" && isPolymorphic(type.type.symbol)) unions.push(type.type.symbol);
  if (unions.length === 0 || method?.body === undefined) return;
  for (const returned of returnedExpressions(method.body)) {
    for (const { call, value, expression } of resultCalls(returned)) {
      const written = typeOfExpression(value)?.type;
      if (written?.kind !== "named") continue;
      const family = new Set<NamedTypeSymbol>(
        [written, ...baseTypes(written), ...allInterfaces(written)].map((one) => one.symbol),
      );
      const union = unions.find((one) => family.has(one));
      if (union === undefined) continue;
      sink.report(
        diagnostic("discriminatorLost", locationOfExpression(expression), {
          operation: label,
          call: `${call}(…)`,
          type: union.name,
        }),
      );
    }
  }
}

interface ResultCall {
  readonly call: string;
  readonly value: SourceExpression;
  readonly expression: SourceExpression;
}

function resultCalls(expression: SourceExpression): readonly ResultCall[] {
  const bound = bindExpression(expression);
  switch (bound.kind) {
    case "same":
    case "await":
      return resultCalls(bound.operand);
    case "choice":
      return bound.branches.flatMap(resultCalls);
    case "call": {
      const value = bound.arguments.at(-1)?.value;
      const isOwn = bound.receiver === undefined || bindExpression(bound.receiver).kind === "this";
      return isOwn && value !== undefined && resultMethods.test(bound.name)
        ? [{ call: bound.name, value, expression }]
        : [];
    }
    default:
      return [];
  }
}
