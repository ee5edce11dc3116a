import type { BoundExpression } from "../binding/symbols/bound-expression.js";
import { follow } from "./follow.js";
import { deeper, type Frame, type FramedExpression, heldValue, outside } from "./frame.js";
import { valuesOfLocal } from "./local-values.js";
import { memberValues } from "./member-values.js";

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
    case "property": {
      const held = heldValue(bound.symbol, frame);
      if (held !== undefined) return [held];
      return memberValues(bound.symbol).map((expression) => ({ expression, frame: outside(frame) }));
    }
    default: {
      const next = follow(bound, frame);
      return next === undefined
        ? []
        : [{ ...next, frame: { ...next.frame, depth: Math.max(next.frame.depth, frame.depth) + 1 } }];
    }
  }
}
