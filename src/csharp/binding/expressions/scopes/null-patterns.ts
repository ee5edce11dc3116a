/** What a pattern says of null in what it matches. */
import type { PatternSyntax } from "../../../syntax/nodes.js";

/** Whether a value is certainly not null where a condition holds, and where it does not. */
export interface NullFacts {
  readonly whenTrue: boolean;
  readonly whenFalse: boolean;
}

const nothing: NullFacts = { whenTrue: false, whenFalse: false };
const present: NullFacts = { whenTrue: true, whenFalse: false };

export function not({ whenTrue, whenFalse }: NullFacts): NullFacts {
  return { whenTrue: whenFalse, whenFalse: whenTrue };
}

function both(left: NullFacts, right: NullFacts): NullFacts {
  return { whenTrue: left.whenTrue || right.whenTrue, whenFalse: left.whenFalse && right.whenFalse };
}

function either(left: NullFacts, right: NullFacts): NullFacts {
  return not(both(not(left), not(right)));
}

export function testOfPattern(pattern: PatternSyntax): NullFacts {
  switch (pattern.kind) {
    case "ConstantPattern":
      return pattern.expression.kind === "NullLiteralExpression" ? not(present) : present;
    case "ParenthesizedPattern":
      return testOfPattern(pattern.pattern);
    case "NotPattern":
      return not(testOfPattern(pattern.pattern));
    case "AndPattern":
      return both(testOfPattern(pattern.left), testOfPattern(pattern.right));
    case "OrPattern":
      return either(testOfPattern(pattern.left), testOfPattern(pattern.right));
    case "RecursivePattern":
    case "DeclarationPattern":
    case "TypePattern":
    case "RelationalPattern":
    case "ListPattern":
      return present;
    case "VarPattern":
      return pattern.designation.kind === "ParenthesizedVariableDesignation" ? present : nothing;
    default:
      return nothing;
  }
}

/** `null`, `not null`. */
export function isNullPattern(pattern: PatternSyntax): boolean {
  if (pattern.kind === "NotPattern" || pattern.kind === "ParenthesizedPattern") return isNullPattern(pattern.pattern);
  return pattern.kind === "ConstantPattern" && pattern.expression.kind === "NullLiteralExpression";
}
