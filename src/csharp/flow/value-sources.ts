import { bindExpression, expressionsIn } from "../binding/index.js";
import type { BoundExpression, SourceExpression } from "../binding/symbols/bound-expression.js";
import type { FieldSymbol, PropertySymbol } from "../binding/symbols/symbols.js";
import { follow } from "./follow.js";
import { deeper, type Frame, type FramedExpression, outside } from "./frame.js";
import { valuesOfLocal } from "./local-values.js";

/** Every expression that an expression other than a call may get its value from, one step back. */
export function valueSources(bound: BoundExpression, frame: Frame): readonly FramedExpression[] {
  switch (bound.kind) {
    case "choice":
      return bound.branches.map((expression) => ({ expression, frame: deeper(frame) }));
    case "await":
      return [{ expression: bound.operand, frame: deeper(frame) }];
    case "local":
      return valuesOfLocal(bound.variable).values.map((expression) => ({ expression, frame: deeper(frame) }));
    case "assignment":
      return [{ expression: bound.value, frame: deeper(frame) }];
    case "field":
    case "property":
      return memberValues(bound.symbol).map((expression) => ({ expression, frame: outside(frame) }));
    default: {
      const next = follow(bound, frame);
      return next === undefined
        ? []
        : [{ ...next, frame: { ...next.frame, depth: Math.max(next.frame.depth, frame.depth) + 1 } }];
    }
  }
}

/** The initializer, the getter, or what the constructors assign. */
function memberValues(symbol: FieldSymbol | PropertySymbol): readonly SourceExpression[] {
  const value = (symbol.kind === "property" ? symbol.getterExpression : undefined) ?? symbol.initializer;
  if (value !== undefined) return [value];
  return symbol.containingType.members.flatMap((member) =>
    member.kind === "method" && /onstructor$/.test(member.methodKind) && member.body !== undefined
      ? expressionsIn(member.body).flatMap((expression) => assignedTo(symbol, expression))
      : [],
  );
}

function assignedTo(symbol: FieldSymbol | PropertySymbol, expression: SourceExpression): readonly SourceExpression[] {
  if (expression.syntax.kind !== "SimpleAssignmentExpression") return [];
  const bound = bindExpression(expression);
  if (bound.kind !== "assignment") return [];
  const target = bindExpression(bound.target);
  return (target.kind === "field" || target.kind === "property") && target.symbol === symbol ? [bound.value] : [];
}
