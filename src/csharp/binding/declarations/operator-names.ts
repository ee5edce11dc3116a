import { textOf } from "../../syntax/index.js";
import type { BinaryExpressionKind, OperatorDeclarationSyntax, PrefixUnaryExpressionKind } from "../../syntax/nodes.js";
import type { SourceFile } from "../../syntax/source-file.js";

const unaryOperators: readonly (readonly [kind: PrefixUnaryExpressionKind, token: string, name: string])[] = [
  ["UnaryPlusExpression", "+", "op_UnaryPlus"],
  ["UnaryMinusExpression", "-", "op_UnaryNegation"],
  ["LogicalNotExpression", "!", "op_LogicalNot"],
  ["BitwiseNotExpression", "~", "op_OnesComplement"],
];

const binaryOperators: readonly (readonly [kind: BinaryExpressionKind, token: string, name: string])[] = [
  ["AddExpression", "+", "op_Addition"],
  ["SubtractExpression", "-", "op_Subtraction"],
  ["MultiplyExpression", "*", "op_Multiply"],
  ["DivideExpression", "/", "op_Division"],
  ["ModuloExpression", "%", "op_Modulus"],
  ["BitwiseAndExpression", "&", "op_BitwiseAnd"],
  ["BitwiseOrExpression", "|", "op_BitwiseOr"],
  ["ExclusiveOrExpression", "^", "op_ExclusiveOr"],
  ["LeftShiftExpression", "<<", "op_LeftShift"],
  ["RightShiftExpression", ">>", "op_RightShift"],
  ["UnsignedRightShiftExpression", ">>>", "op_UnsignedRightShift"],
  ["EqualsExpression", "==", "op_Equality"],
  ["NotEqualsExpression", "!=", "op_Inequality"],
  ["LessThanExpression", "<", "op_LessThan"],
  ["LessThanOrEqualExpression", "<=", "op_LessThanOrEqual"],
  ["GreaterThanExpression", ">", "op_GreaterThan"],
  ["GreaterThanOrEqualExpression", ">=", "op_GreaterThanOrEqual"],
];

/** The operator method that an expression on one or two operands calls, by the kind of the expression. */
export const operatorOfExpression: ReadonlyMap<string, string> = new Map(
  [...unaryOperators, ...binaryOperators].map(([kind, , name]) => [kind, name]),
);

const unary: ReadonlyMap<string, string> = new Map([
  ...unaryOperators.map(([, token, name]) => [token, name] as const),
  ["++", "op_Increment"],
  ["--", "op_Decrement"],
  ["true", "op_True"],
  ["false", "op_False"],
]);

const binary: ReadonlyMap<string, string> = new Map(binaryOperators.map(([, token, name]) => [token, name]));

/** C# 14 instance operators change the receiver itself. */
const assignment: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    "++": "op_IncrementAssignment",
    "--": "op_DecrementAssignment",
    "+=": "op_AdditionAssignment",
    "-=": "op_SubtractionAssignment",
    "*=": "op_MultiplicationAssignment",
    "/=": "op_DivisionAssignment",
    "%=": "op_ModulusAssignment",
    "&=": "op_BitwiseAndAssignment",
    "|=": "op_BitwiseOrAssignment",
    "^=": "op_ExclusiveOrAssignment",
    "<<=": "op_LeftShiftAssignment",
    ">>=": "op_RightShiftAssignment",
    ">>>=": "op_UnsignedRightShiftAssignment",
  }),
);

const withCheckedForm = new Set([
  "op_UnaryNegation",
  "op_Increment",
  "op_Decrement",
  "op_Addition",
  "op_Subtraction",
  "op_Multiply",
  "op_Division",
  "op_IncrementAssignment",
  "op_DecrementAssignment",
  "op_AdditionAssignment",
  "op_SubtractionAssignment",
  "op_MultiplicationAssignment",
  "op_DivisionAssignment",
]);

/** The metadata name of an operator method (ECMA-335 §I.10.3). */
export function operatorName(file: SourceFile, syntax: OperatorDeclarationSyntax): string {
  const token = textOf(file, syntax.operatorToken);
  const operands = syntax.parameterList.parameters.length;
  const table =
    token.endsWith("=") && assignment.has(token)
      ? assignment
      : operands === 0
        ? assignment
        : operands === 1
          ? unary
          : binary;
  const name = table.get(token) ?? unary.get(token) ?? binary.get(token) ?? `op_${token}`;
  return syntax.isChecked && withCheckedForm.has(name) ? `op_Checked${name.slice(3)}` : name;
}
