/** What a condition says of a variable. */
import { identifierText, type SourceFile, textOf } from "../syntax/index.js";
import type { ArgumentSyntax, ExpressionSyntax, PatternSyntax, SyntaxNode } from "../syntax/nodes.js";
import { isVariable } from "./variable-assignments.js";

/** Whether the variable is certainly not null where the condition holds, and where it does not. */
export interface NullFacts {
  readonly whenTrue: boolean;
  readonly whenFalse: boolean;
}

export interface Tested {
  readonly file: SourceFile;
  readonly name: string;
  readonly assigns: (node: SyntaxNode) => boolean;
  /** What a call says of the variable, where it sets it. */
  readonly set: (call: CallSyntax, argument: ExpressionSyntax) => NullFacts;
}

const nothing: NullFacts = { whenTrue: false, whenFalse: false };

function not({ whenTrue, whenFalse }: NullFacts): NullFacts {
  return { whenTrue: whenFalse, whenFalse: whenTrue };
}

function both(left: NullFacts, right: NullFacts): NullFacts {
  return { whenTrue: left.whenTrue || right.whenTrue, whenFalse: left.whenFalse && right.whenFalse };
}

function either(left: NullFacts, right: NullFacts): NullFacts {
  return not(both(not(left), not(right)));
}

/** Where testing goes deeper, nothing is said. */
const deepest = 100;

export function testOf(condition: ExpressionSyntax, tested: Tested, depth = 0): NullFacts {
  if (depth > deepest) return nothing;
  const inner = (one: ExpressionSyntax): NullFacts => testOf(one, tested, depth + 1);
  switch (condition.kind) {
    case "ParenthesizedExpression":
      return inner(condition.expression);
    case "LogicalNotExpression":
      return not(inner(condition.operand));
    case "LogicalAndExpression":
    case "LogicalOrExpression": {
      const left = tested.assigns(condition.right) ? nothing : inner(condition.left);
      const right = inner(condition.right);
      return condition.kind === "LogicalAndExpression" ? both(left, right) : either(left, right);
    }
    case "EqualsExpression":
    case "NotEqualsExpression": {
      const { left, right } = condition;
      const isTest = (isNull(right) && isSubject(left, tested)) || (isNull(left) && isSubject(right, tested));
      if (!isTest) return nothing;
      return condition.kind === "EqualsExpression" ? not(present) : present;
    }
    case "IsExpression":
      return isSubject(condition.left, tested) ? present : nothing;
    case "IsPatternExpression":
      return isSubject(condition.expression, tested) ? testOfPattern(condition.pattern) : nothing;
    case "SimpleMemberAccessExpression":
      return isVariable(condition.expression, tested.file, tested.name) &&
        textOf(tested.file, condition.name) === "HasValue"
        ? present
        : nothing;
    case "InvocationExpression": {
      const set = condition.argumentList.arguments.find((one) => isSet(one, tested));
      if (set !== undefined) return tested.set(condition, set.expression);
      return isEmptyTest(condition, tested) ? not(present) : nothing;
    }
    default:
      return nothing;
  }
}

/** True means that it is not null. */
const present: NullFacts = { whenTrue: true, whenFalse: false };

function isNull({ kind }: ExpressionSyntax): boolean {
  return kind === "NullLiteralExpression";
}

/** `x`, or `(x = …)`, whose value is tested. */
function isSubject(operand: ExpressionSyntax, tested: Tested): boolean {
  const { file, name } = tested;
  if (operand.kind === "ParenthesizedExpression") return isSubject(operand.expression, tested);
  if (operand.kind === "SimpleAssignmentExpression") return isVariable(operand.left, file, name);
  return isVariable(operand, file, name);
}

/** `out x`, `out var x`. */
function isSet({ refKindKeyword, expression }: ArgumentSyntax, { file, name }: Tested): boolean {
  if (refKindKeyword !== "OutKeyword") return false;
  if (expression.kind !== "DeclarationExpression") return isVariable(expression, file, name);
  const { designation } = expression;
  return designation.kind === "SingleVariableDesignation" && identifierText(file, designation.identifier) === name;
}

/** `string.IsNullOrEmpty(x)`. */
function isEmptyTest(call: CallSyntax, { file, name }: Tested): boolean {
  return (
    isGiven(call, file, name) && /^[sS]tring\s*\.\s*IsNullOr(Empty|WhiteSpace)$/.test(textOf(file, call.expression))
  );
}

/** `ArgumentNullException.ThrowIfNull(x)`. */
export function throwsIfNull(expression: ExpressionSyntax, file: SourceFile, name: string): boolean {
  if (expression.kind !== "InvocationExpression" || !isGiven(expression, file, name)) return false;
  return /\bArgument(Null)?Exception\s*\.\s*ThrowIfNull(OrEmpty|OrWhiteSpace)?$/.test(
    textOf(file, expression.expression),
  );
}

export type CallSyntax = Extract<ExpressionSyntax, { kind: "InvocationExpression" }>;

function isGiven({ argumentList }: CallSyntax, file: SourceFile, name: string): boolean {
  const [given] = argumentList.arguments;
  return given !== undefined && isVariable(given.expression, file, name);
}

export function testOfPattern(pattern: PatternSyntax): NullFacts {
  switch (pattern.kind) {
    case "ConstantPattern":
      return isNull(pattern.expression) ? not(present) : present;
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
    default:
      return nothing;
  }
}
