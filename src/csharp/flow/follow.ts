import type { BoundExpression } from "../binding/symbols/bound-expression.js";
import { type Frame, type FramedExpression, outside } from "./frame.js";
import { valuesOfLocal } from "./local-values.js";

/** One step towards the value of an expression that merely names another; undefined where it does not, or names several. */
export function follow(bound: BoundExpression, frame: Frame): FramedExpression | undefined {
  switch (bound.kind) {
    case "same":
      return { expression: bound.operand, frame };
    case "parameter":
      return frame.parameters.get(bound.symbol.name);
    case "local": {
      const { values, complete } = valuesOfLocal(bound.variable);
      const [only] = values;
      return complete && values.length === 1 && only !== undefined ? { expression: only, frame } : undefined;
    }
    case "field":
      return bound.symbol.initializer === undefined || !bound.symbol.isStatic
        ? undefined
        : { expression: bound.symbol.initializer, frame: outside(frame) };
    case "property": {
      const { getterExpression, initializer, isStatic } = bound.symbol;
      const value = isStatic ? (getterExpression ?? initializer) : isOwnAndFinal(bound) ? getterExpression : undefined;
      return value === undefined ? undefined : { expression: value, frame: outside(frame) };
    }
    default:
      return undefined;
  }
}

/** `Path` or `this.Path`, which no derived class has otherwise. */
function isOwnAndFinal({ symbol, receiver }: Extract<BoundExpression, { kind: "property" }>): boolean {
  const isOwn = receiver === undefined || receiver.syntax.kind === "ThisExpression";
  return isOwn && !symbol.isAbstract && !symbol.isVirtual && !symbol.isOverride;
}
