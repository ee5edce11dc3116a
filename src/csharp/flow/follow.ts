import type { BoundExpression, SourceExpression } from "../binding/symbols/bound-expression.js";
import type { FieldSymbol, PropertySymbol } from "../binding/symbols/symbols.js";
import { type Frame, type FramedExpression, heldValue, outside } from "./frame.js";
import { valuesOfLocal } from "./local-values.js";
import { lastingValue } from "./member-values.js";

/** One step towards the value of an expression that merely names another; undefined where it does not, or names several. */
export function follow(bound: BoundExpression, frame: Frame): FramedExpression | undefined {
  switch (bound.kind) {
    case "same":
      return { expression: bound.operand, frame };
    case "parameter":
      return frame.parameters.get(bound.symbol.name) ?? heldValue(bound.symbol, frame);
    case "local": {
      const { values, complete } = valuesOfLocal(bound.variable);
      const [only] = values;
      return complete && values.length === 1 && only !== undefined ? { expression: only, frame } : undefined;
    }
    case "field":
    case "property": {
      const held = heldValue(bound.symbol, frame);
      if (held !== undefined) return held;
      const value = bound.symbol.isStatic ? staticValue(bound.symbol) : lastingValue(bound.symbol);
      return value === undefined ? undefined : { expression: value, frame: outside(frame) };
    }
    default:
      return undefined;
  }
}

function staticValue(symbol: FieldSymbol | PropertySymbol): SourceExpression | undefined {
  return (symbol.kind === "property" ? symbol.getterExpression : undefined) ?? symbol.initializer;
}
