import { T } from "../../lexer/token-kinds.js";
import { at, kind, lastEnd, next, peek, peekEnd, peekStart, tokenEnd, tokenStart } from "../../lexer/token-stream.js";
import type { AssignmentExpressionKind, BinaryExpressionKind, ExpressionSyntax } from "../../nodes.js";
import { atName, missingName } from "../names.js";
import { endFrom, enter, inAsync, inQuery, isPredefinedType, leave, lookahead, problemHere } from "../state.js";
import { TypeMode } from "../type-scanner.js";
import { parseType } from "../types.js";
import { parseConditional } from "./conditionals.js";
import { parseArrayInitializer, parseWithExpression } from "./creations.js";
import { parseDeclarationExpression } from "./declaration-expressions.js";
import { canStartExpression } from "./expression-starts.js";
import { isPossibleLambda } from "./lambdas.js";
import { assignmentKind, binaryKind, binaryPrecedence, precedence, prefixKind, prefixPrecedence } from "./operators.js";
import { parsePatternOrTypeAfterIs } from "./patterns.js";
import { parsePostfix } from "./postfix-expressions.js";
import { parseTerm } from "./primary-expressions.js";
import { isQueryExpression, parseQueryExpression } from "./queries.js";
import { parseSwitchExpression } from "./switch-expression.js";

export function parseExpression(): ExpressionSyntax {
  return parseSubExpression(precedence.expression);
}

/** An operand of an operator that binds as tightly as `level`. */
export function parseSubExpression(level: number): ExpressionSyntax {
  if (!enter()) return missingName();
  const expression = parseExpressionContinued(parseOperand(level), level);
  leave();
  return expression;
}

/** `ref x` where a reference is allowed: after `=`, `=>`, `?` and `:`. */
export function parsePossibleRefExpression(): ExpressionSyntax {
  if (!at(T.Ref) || isPossibleLambda(precedence.expression)) return parseExpression();
  return parseRefExpression();
}

export function parseRefExpression(): ExpressionSyntax {
  const start = tokenStart();
  next();
  const expression = parseExpression();
  return { kind: "RefExpression", start, end: endFrom(start), expression };
}

/** The value after `=` in a declaration: an expression, a reference, or the elements of an array. */
export function parseVariableInitializer(): ExpressionSyntax {
  if (at(T.OpenBrace)) return parseArrayInitializer();
  return parsePossibleRefExpression();
}

function parseOperand(level: number): ExpressionSyntax {
  const k = kind();
  const start = tokenStart();
  const prefix = prefixKind[k];
  if (prefix !== null && prefix !== undefined) {
    next();
    const operand = parseSubExpression(prefixPrecedence[k] ?? 0);
    return { kind: prefix, start, end: endFrom(start), operand };
  }
  switch (k) {
    case T.DotDot: {
      next();
      const rightOperand = canStartExpression() ? parseSubExpression(precedence.range) : null;
      return { kind: "RangeExpression", start, end: endFrom(start), leftOperand: null, rightOperand };
    }
    case T.Throw: {
      next();
      const expression = parseSubExpression(precedence.coalescing);
      return { kind: "ThrowExpression", start, end: endFrom(start), expression };
    }
    case T.Await:
      if (isAwaitExpression()) {
        next();
        const expression = parseSubExpression(precedence.unary);
        return { kind: "AwaitExpression", start, end: endFrom(start), expression };
      }
      break;
    case T.From:
      if (isQueryExpression(false)) return parseQueryExpression();
      if (inQuery) {
        problemHere("expressionMissing");
        next();
        return missingName();
      }
      break;
    case T.Var:
      if (isDeconstruction(level)) return parseDeclarationExpression(TypeMode.Normal);
      break;
    default:
      if (isPredefinedType(k) && isDeconstruction(level)) return parseDeclarationExpression(TypeMode.Normal);
  }
  return parsePostfix(parseTerm(level));
}

/** In code that is not `async`, `await` is a name where one can be: what follows decides. */
export function isAwaitExpression(): boolean {
  if (!at(T.Await)) return false;
  if (inAsync) return true;
  const following = peek(1);
  switch (following) {
    case T.New:
    case T.This:
    case T.Base:
    case T.Delegate:
    case T.TypeOf:
    case T.Checked:
    case T.Unchecked:
    case T.Default:
    case T.True:
    case T.False:
    case T.Null:
    case T.StringLiteral:
    case T.Utf8StringLiteral:
    case T.InterpolatedString:
    case T.NumericLiteral:
    case T.CharacterLiteral:
      return true;
    default:
      return following >= T.Identifier && following !== T.With;
  }
}

/** `var (a, b) =` */
function isDeconstruction(level: number): boolean {
  if (level > precedence.assignment || peek(1) !== T.OpenParen) return false;
  return lookahead(() => {
    next();
    return scanDesignator() && at(T.Equals);
  });
}

export function scanDesignator(): boolean {
  if (kind() >= T.Identifier) {
    if (!atName()) return false;
    next();
    return true;
  }
  // Names and parentheses in any nesting; the details of a designation are checked when it is parsed.
  if (!at(T.OpenParen)) return false;
  let depth = 0;
  for (;;) {
    if (at(T.OpenParen)) depth++;
    else if (at(T.CloseParen)) {
      depth--;
      if (depth === 0) {
        next();
        return true;
      }
    } else if (!at(T.Comma) && !atName()) return false;
    next();
  }
}

/** Binary, assignment, conditional and other operators after an operand. */
export function parseExpressionContinued(first: ExpressionSyntax, level: number): ExpressionSyntax {
  let left = first;
  for (;;) {
    const k = kind();
    const start = left.start;
    let operator: BinaryExpressionKind | null = binaryKind[k] ?? null;
    if (operator !== null) {
      let operatorLevel = binaryPrecedence[k] ?? 0;
      let assignment: AssignmentExpressionKind | null = null;
      let tokens = 1;
      if (k === T.GreaterThan && peekStart(1) === tokenEnd()) {
        // `>>`, `>>>`, `>>=` and `>>>=` are several tokens that touch.
        const second = peek(1);
        if (second === T.GreaterThanEquals) {
          assignment = "RightShiftAssignmentExpression";
          tokens = 2;
        } else if (second === T.GreaterThan) {
          const third = peekStart(2) === peekEnd(1) ? peek(2) : T.EndOfFile;
          operatorLevel = precedence.shift;
          operator = "RightShiftExpression";
          tokens = 2;
          if (third === T.GreaterThan) {
            operator = "UnsignedRightShiftExpression";
            tokens = 3;
          } else if (third === T.GreaterThanEquals) {
            assignment = "UnsignedRightShiftAssignmentExpression";
            tokens = 3;
          }
        }
      }
      if (assignment !== null) {
        if (level > precedence.assignment) break;
        for (let i = 0; i < tokens; i++) next();
        left = finishAssignment(assignment, left);
        continue;
      }
      if (operatorLevel < level || (operatorLevel === level && operator !== "CoalesceExpression")) break;
      for (let i = 0; i < tokens; i++) next();
      if (operator === "AsExpression") {
        const right = parseType(TypeMode.AsExpression);
        left = { kind: operator, start, end: endFrom(start), left, right };
      } else if (operator === "IsExpression") left = parseIsExpression(left);
      else {
        const right = parseSubExpression(operatorLevel);
        left = { kind: operator, start, end: endFrom(start), left, right };
      }
      continue;
    }
    const assignment = assignmentKind[k];
    if (assignment !== null && assignment !== undefined) {
      if (level > precedence.assignment) break;
      next();
      left = finishAssignment(assignment, left);
    } else if (k === T.DotDot) {
      if (precedence.range <= level) break;
      next();
      const rightOperand = canStartExpression() ? parseSubExpression(precedence.range) : null;
      left = { kind: "RangeExpression", start, end: endFrom(start), leftOperand: left, rightOperand };
    } else if (k === T.Switch && peek(1) === T.OpenBrace) {
      if (precedence.switch <= level) break;
      left = parseSwitchExpression(left);
    } else if (k === T.With && peek(1) === T.OpenBrace) {
      if (precedence.switch <= level) break;
      left = parseWithExpression(left);
    } else break;
  }
  return at(T.Question) && level <= precedence.conditional ? parseConditional(left) : left;
}

function finishAssignment(assignment: AssignmentExpressionKind, left: ExpressionSyntax): ExpressionSyntax {
  const right =
    assignment === "SimpleAssignmentExpression"
      ? parsePossibleRefExpression()
      : parseSubExpression(precedence.assignment);
  return assign(assignment, left, right, 0);
}

/** `a?.b = c` assigns only when `a` is there: the assignment is a part of what follows the `?` (C# 14). */
function assign(
  assignment: AssignmentExpressionKind,
  left: ExpressionSyntax,
  right: ExpressionSyntax,
  suppressions: number,
): ExpressionSyntax {
  const end = lastEnd();
  if (left.kind === "ConditionalAccessExpression") {
    const whenNotNull = assign(assignment, left.whenNotNull, right, suppressions);
    return { kind: "ConditionalAccessExpression", start: left.start, end, expression: left.expression, whenNotNull };
  }
  if (left.kind === "SuppressNullableWarningExpression" && left.operand.kind === "ConditionalAccessExpression") {
    return assign(assignment, left.operand, right, left.end);
  }
  const { start } = left;
  const target: ExpressionSyntax =
    suppressions === 0 ? left : { kind: "SuppressNullableWarningExpression", start, end: suppressions, operand: left };
  return { kind: assignment, start, end, left: target, right };
}

function parseIsExpression(left: ExpressionSyntax): ExpressionSyntax {
  const right = parsePatternOrTypeAfterIs();
  if (right.pattern !== null) {
    return {
      kind: "IsPatternExpression",
      start: left.start,
      end: endFrom(left.start),
      expression: left,
      pattern: right.pattern,
    };
  }
  return { kind: "IsExpression", start: left.start, end: endFrom(left.start), left, right: right.type };
}
