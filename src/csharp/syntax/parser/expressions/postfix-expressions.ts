import { T } from "../../lexer/token-kinds.js";
import { at, kind, next, peek, tokenStart } from "../../lexer/token-stream.js";
import type { ConditionalAccessExpressionSyntax, ExpressionSyntax } from "../../nodes.js";
import { endFrom, enter, leave, problemHere } from "../state.js";
import { inExpression, parseSimpleName } from "../types.js";
import { parseArgumentList, parseBracketedArgumentList } from "./arguments.js";
import { opensConditionalAccess } from "./conditionals.js";

/** What follows a term: calls, accesses, `++`, `!`. */
export function parsePostfix(term: ExpressionSyntax): ExpressionSyntax {
  let expression = term;
  for (;;) {
    const start = expression.start;
    switch (kind()) {
      case T.Dot: {
        next();
        const name = parseSimpleName(inExpression);
        expression = { kind: "SimpleMemberAccessExpression", start, end: endFrom(start), expression, name };
        break;
      }
      case T.OpenParen: {
        const argumentList = parseArgumentList();
        expression = { kind: "InvocationExpression", start, end: endFrom(start), expression, argumentList };
        break;
      }
      case T.OpenBracket: {
        const argumentList = parseBracketedArgumentList();
        expression = { kind: "ElementAccessExpression", start, end: endFrom(start), expression, argumentList };
        break;
      }
      case T.PlusPlus:
        next();
        expression = { kind: "PostIncrementExpression", start, end: endFrom(start), operand: expression };
        break;
      case T.MinusMinus:
        next();
        expression = { kind: "PostDecrementExpression", start, end: endFrom(start), operand: expression };
        break;
      case T.Exclamation:
        next();
        expression = { kind: "SuppressNullableWarningExpression", start, end: endFrom(start), operand: expression };
        break;
      case T.MinusGreaterThan: {
        next();
        const name = parseSimpleName(inExpression);
        expression = { kind: "PointerMemberAccessExpression", start, end: endFrom(start), expression, name };
        break;
      }
      case T.ColonColon: {
        // `a.b::c` is not C#; read it as if it had a dot.
        problemHere("unexpectedToken", "::");
        next();
        const name = parseSimpleName(inExpression);
        expression = { kind: "SimpleMemberAccessExpression", start, end: endFrom(start), expression, name };
        break;
      }
      case T.Question:
        if (!opensConditionalAccess()) return expression;
        expression = parseConditionalAccess(expression);
        break;
      default:
        return expression;
    }
  }
}

function parseConditionalAccess(receiver: ExpressionSyntax): ConditionalAccessExpressionSyntax {
  next();
  const whenNotNull = parseConsequence();
  return {
    kind: "ConditionalAccessExpression",
    start: receiver.start,
    end: endFrom(receiver.start),
    expression: receiver,
    whenNotNull,
  };
}

function parseConsequence(): ExpressionSyntax {
  const start = tokenStart();
  let expression: ExpressionSyntax;
  if (at(T.OpenBracket)) {
    const argumentList = parseBracketedArgumentList();
    expression = { kind: "ElementBindingExpression", start, end: endFrom(start), argumentList };
  } else {
    next();
    const name = parseSimpleName(inExpression);
    expression = { kind: "MemberBindingExpression", start, end: endFrom(start), name };
  }
  for (;;) {
    // `!` belongs to what is accessed only when the access goes on after it.
    let marks = 0;
    while (peek(marks) === T.Exclamation) marks++;
    const following = peek(marks);
    if (following !== T.OpenParen && following !== T.OpenBracket && following !== T.Dot && following !== T.Question)
      break;
    for (; marks > 0; marks--) {
      next();
      expression = { kind: "SuppressNullableWarningExpression", start, end: endFrom(start), operand: expression };
    }
    if (at(T.OpenParen)) {
      const argumentList = parseArgumentList();
      expression = { kind: "InvocationExpression", start, end: endFrom(start), expression, argumentList };
    } else if (at(T.OpenBracket)) {
      const argumentList = parseBracketedArgumentList();
      expression = { kind: "ElementAccessExpression", start, end: endFrom(start), expression, argumentList };
    } else if (at(T.Dot)) {
      next();
      const name = parseSimpleName(inExpression);
      expression = { kind: "SimpleMemberAccessExpression", start, end: endFrom(start), expression, name };
    } else {
      if (opensConditionalAccess()) {
        if (!enter()) return expression;
        expression = parseConditionalAccess(expression);
        leave();
      }
      return expression;
    }
  }
  return expression;
}
