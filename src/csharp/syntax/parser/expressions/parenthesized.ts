import { T } from "../../lexer/token-kinds.js";
import { at, kind, next, tokenStart } from "../../lexer/token-stream.js";
import type { ArgumentSyntax, ExpressionSyntax, NameColonSyntax } from "../../nodes.js";
import { endFrom, expect, inArm, inQuery, isQueryWord, lookahead, problemHere, take } from "../state.js";
import { Scan, scanType, TypeMode } from "../type-scanner.js";
import { parseType } from "../types.js";
import { parseExpressionOrDeclaration } from "./declaration-expressions.js";
import { parseSubExpression } from "./expressions.js";
import { isPossibleLambda, tryParseLambda } from "./lambdas.js";
import { precedence } from "./operators.js";
import { isPossibleSubpattern } from "./patterns.js";

/** A lambda, a cast, a tuple, or an expression in parentheses. */
export function parseAfterOpenParen(level: number): ExpressionSyntax {
  if (isPossibleLambda(level)) {
    const lambda = tryParseLambda();
    if (lambda !== null) return lambda;
  }
  const start = tokenStart();
  if (lookahead(() => scanCast(false) && !(inQuery && isQueryWord(kind())) && !(inArm && at(T.When)))) {
    next();
    const type = parseType();
    expect(T.CloseParen);
    const expression = parseSubExpression(precedence.cast);
    return { kind: "CastExpression", start, end: endFrom(start), type, expression };
  }
  next();
  const first = parseTupleArgument(TypeMode.FirstElementOfPossibleTuple);
  if (at(T.Comma) || first.nameColon !== null) {
    const list = [first];
    while (take(T.Comma)) list.push(parseTupleArgument(TypeMode.AfterTupleComma));
    if (list.length < 2) problemHere("expressionMissing");
    expect(T.CloseParen);
    return { kind: "TupleExpression", start, end: endFrom(start), arguments: list };
  }
  expect(T.CloseParen);
  return { kind: "ParenthesizedExpression", start, end: endFrom(start), expression: first.expression };
}

function parseTupleArgument(mode: TypeMode): ArgumentSyntax {
  const start = tokenStart();
  let expression = parseExpressionOrDeclaration(mode, true);
  let nameColon: NameColonSyntax | null = null;
  if (expression.kind === "IdentifierName" && at(T.Colon)) {
    next();
    nameColon = { kind: "NameColon", start, end: endFrom(start), name: expression };
    expression = parseExpressionOrDeclaration(mode, true);
  }
  return { kind: "Argument", start, end: endFrom(start), nameColon, refKindKeyword: null, expression };
}

/** At `(`: whether this is a cast (language specification 12.9.7, as the compiler extends it). */
export function scanCast(forPattern: boolean): boolean {
  next();
  const type = scanType(forPattern ? TypeMode.DefinitePattern : TypeMode.Normal);
  if (type === Scan.NotType || !at(T.CloseParen)) return false;
  next();
  if (forPattern && kind() >= T.Identifier) return !followsAsBinaryPattern();
  switch (type) {
    case Scan.PointerOrMultiplication:
    case Scan.NullableType:
    case Scan.MustBeType:
    case Scan.AliasQualifiedName:
      if (!forPattern) return true;
      switch (kind()) {
        case T.Plus:
        case T.Minus:
        case T.Ampersand:
        case T.Asterisk:
        case T.DotDot:
          return true;
        default:
          return canFollowCast(kind());
      }
    case Scan.GenericTypeOrMethod:
    case Scan.GenericTypeOrExpression:
    case Scan.TupleType:
      // Most collections are generic: `(List<int>)[1, 2]` is a cast, `(list)[1]` stays an access.
      return at(T.OpenBracket) || canFollowCast(kind());
    default:
      return canFollowCast(kind());
  }
}

/** `(int) or …`: whether `or` combines patterns, and does not name what is cast. */
function followsAsBinaryPattern(): boolean {
  if (!at(T.Or) && !at(T.And)) return false;
  let isOperator = true;
  next();
  while (at(T.Or) || at(T.And)) {
    isOperator = !isOperator;
    next();
  }
  return isOperator === isPossibleSubpattern();
}

function canFollowCast(k: T): boolean {
  switch (k) {
    case T.As:
    case T.Is:
    case T.Semicolon:
    case T.CloseParen:
    case T.CloseBracket:
    case T.OpenBrace:
    case T.CloseBrace:
    case T.Comma:
    case T.Question:
    case T.Colon:
    case T.PlusPlus:
    case T.MinusMinus:
    case T.OpenBracket:
    case T.Dot:
    case T.MinusGreaterThan:
    case T.EndOfFile:
    case T.Switch:
    case T.EqualsGreaterThan:
    case T.DotDot:
      return false;
    default:
      return k < T.Plus || k > T.QuestionQuestionEquals;
  }
}
