import { textOf } from "../../syntax/index.js";
import type { OperatorDeclarationSyntax } from "../../syntax/nodes.js";
import type { SourceFile } from "../../syntax/source-file.js";

const unary: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    "+": "op_UnaryPlus",
    "-": "op_UnaryNegation",
    "!": "op_LogicalNot",
    "~": "op_OnesComplement",
    "++": "op_Increment",
    "--": "op_Decrement",
    true: "op_True",
    false: "op_False",
  }),
);

const binary: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    "+": "op_Addition",
    "-": "op_Subtraction",
    "*": "op_Multiply",
    "/": "op_Division",
    "%": "op_Modulus",
    "&": "op_BitwiseAnd",
    "|": "op_BitwiseOr",
    "^": "op_ExclusiveOr",
    "<<": "op_LeftShift",
    ">>": "op_RightShift",
    ">>>": "op_UnsignedRightShift",
    "==": "op_Equality",
    "!=": "op_Inequality",
    "<": "op_LessThan",
    "<=": "op_LessThanOrEqual",
    ">": "op_GreaterThan",
    ">=": "op_GreaterThanOrEqual",
  }),
);

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
