/** Operators: what node each makes, and how tightly it binds (language specification 12.4.2). */
import { T, tokenKindCount } from "../../lexer/token-kinds.js";
import type { AssignmentExpressionKind, BinaryExpressionKind, PrefixUnaryExpressionKind } from "../../nodes.js";

export const precedence = {
  expression: 0,
  assignment: 0,
  lambda: 0,
  conditional: 1,
  coalescing: 2,
  conditionalOr: 3,
  conditionalAnd: 4,
  logicalOr: 5,
  logicalXor: 6,
  logicalAnd: 7,
  equality: 8,
  relational: 9,
  shift: 10,
  additive: 11,
  multiplicative: 12,
  switch: 13,
  range: 14,
  unary: 15,
  cast: 16,
  pointerIndirection: 17,
  addressOf: 18,
} as const;

const binaryOperators: readonly (readonly [T, BinaryExpressionKind, number])[] = [
  [T.Plus, "AddExpression", precedence.additive],
  [T.Minus, "SubtractExpression", precedence.additive],
  [T.Asterisk, "MultiplyExpression", precedence.multiplicative],
  [T.Slash, "DivideExpression", precedence.multiplicative],
  [T.Percent, "ModuloExpression", precedence.multiplicative],
  [T.LessThanLessThan, "LeftShiftExpression", precedence.shift],
  [T.BarBar, "LogicalOrExpression", precedence.conditionalOr],
  [T.AmpersandAmpersand, "LogicalAndExpression", precedence.conditionalAnd],
  [T.Bar, "BitwiseOrExpression", precedence.logicalOr],
  [T.Ampersand, "BitwiseAndExpression", precedence.logicalAnd],
  [T.Caret, "ExclusiveOrExpression", precedence.logicalXor],
  [T.EqualsEquals, "EqualsExpression", precedence.equality],
  [T.ExclamationEquals, "NotEqualsExpression", precedence.equality],
  [T.LessThan, "LessThanExpression", precedence.relational],
  [T.LessThanEquals, "LessThanOrEqualExpression", precedence.relational],
  [T.GreaterThan, "GreaterThanExpression", precedence.relational],
  [T.GreaterThanEquals, "GreaterThanOrEqualExpression", precedence.relational],
  [T.Is, "IsExpression", precedence.relational],
  [T.As, "AsExpression", precedence.relational],
  [T.QuestionQuestion, "CoalesceExpression", precedence.coalescing],
];

const assignmentOperators: readonly (readonly [T, AssignmentExpressionKind])[] = [
  [T.Equals, "SimpleAssignmentExpression"],
  [T.PlusEquals, "AddAssignmentExpression"],
  [T.MinusEquals, "SubtractAssignmentExpression"],
  [T.AsteriskEquals, "MultiplyAssignmentExpression"],
  [T.SlashEquals, "DivideAssignmentExpression"],
  [T.PercentEquals, "ModuloAssignmentExpression"],
  [T.AmpersandEquals, "AndAssignmentExpression"],
  [T.CaretEquals, "ExclusiveOrAssignmentExpression"],
  [T.BarEquals, "OrAssignmentExpression"],
  [T.LessThanLessThanEquals, "LeftShiftAssignmentExpression"],
  [T.QuestionQuestionEquals, "CoalesceAssignmentExpression"],
];

const prefixOperators: readonly (readonly [T, PrefixUnaryExpressionKind, number])[] = [
  [T.Plus, "UnaryPlusExpression", precedence.unary],
  [T.Minus, "UnaryMinusExpression", precedence.unary],
  [T.Tilde, "BitwiseNotExpression", precedence.unary],
  [T.Exclamation, "LogicalNotExpression", precedence.unary],
  [T.PlusPlus, "PreIncrementExpression", precedence.unary],
  [T.MinusMinus, "PreDecrementExpression", precedence.unary],
  [T.Caret, "IndexExpression", precedence.unary],
  [T.Asterisk, "PointerIndirectionExpression", precedence.pointerIndirection],
  [T.Ampersand, "AddressOfExpression", precedence.addressOf],
];

export const binaryKind: (BinaryExpressionKind | null)[] = new Array(tokenKindCount).fill(null);
export const assignmentKind: (AssignmentExpressionKind | null)[] = new Array(tokenKindCount).fill(null);
export const prefixKind: (PrefixUnaryExpressionKind | null)[] = new Array(tokenKindCount).fill(null);
export const binaryPrecedence = new Uint8Array(tokenKindCount);
export const prefixPrecedence = new Uint8Array(tokenKindCount);

for (const [token, kind, level] of binaryOperators) {
  binaryKind[token] = kind;
  binaryPrecedence[token] = level;
}
for (const [token, kind] of assignmentOperators) assignmentKind[token] = kind;
for (const [token, kind, level] of prefixOperators) {
  prefixKind[token] = kind;
  prefixPrecedence[token] = level;
}
