/** Expressions (language specification 12), by precedence climbing. */

import { forgetSince, problemCount } from "../lexer/problems.js";
import {
  at,
  atIdentifier,
  kind,
  lastEnd,
  mark,
  next,
  peek,
  peekEnd,
  peekStart,
  reset,
  tokenEnd,
  tokenStart,
} from "../lexer/token-stream.js";
import { T } from "../lexer/tokens.js";
import type {
  ArgumentListSyntax,
  ArgumentSyntax,
  AssignmentExpressionKind,
  BinaryExpressionKind,
  BracketedArgumentListSyntax,
  ConditionalAccessExpressionSyntax,
  DeclarationExpressionSyntax,
  ExpressionSyntax,
  LiteralExpressionKind,
  NameColonSyntax,
  TypeSyntax,
  VariableDesignationSyntax,
} from "../nodes.js";
import {
  parseArrayInitializer,
  parseCollectionExpression,
  parseNewExpression,
  parseStackAllocExpression,
  parseWithExpression,
} from "./creations.js";
import { parseInterpolatedString } from "./interpolated-strings.js";
import {
  isPossibleAnonymousMethod,
  isPossibleLambda,
  parseAnonymousMethod,
  parseLambda,
  tryParseLambda,
} from "./lambdas.js";
import { atName, identifierName, missingIdentifier, missingName, takeIdentifier } from "./names.js";
import { assignmentKind, binaryKind, binaryPrecedence, precedence, prefixKind, prefixPrecedence } from "./operators.js";
import { parseScoped } from "./parameters.js";
import { isPossibleSubpattern, parsePatternOrTypeAfterIs, parseSwitchExpression } from "./patterns.js";
import { isQueryExpression, parseQueryExpression } from "./queries.js";
import {
  endFrom,
  enter,
  expect,
  hasCSharp14,
  inAccessor,
  inAsync,
  inQuery,
  isPredefinedType,
  isQueryWord,
  leave,
  lookahead,
  none,
  problemHere,
  progressed,
  take,
  tokenText,
} from "./state.js";
import { Scan, scanType, TypeMode } from "./type-scanner.js";
import {
  inExpression,
  parseAliasQualifiedName,
  parsePredefinedType,
  parseReturnType,
  parseSimpleName,
  parseType,
} from "./types.js";

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

/** `ref x` where a reference may stand: after `=`, `=>`, `?` and `:`. */
export function parsePossibleRefExpression(): ExpressionSyntax {
  if (!at(T.Ref) || isPossibleLambda(precedence.expression)) return parseExpression();
  return parseRefExpression();
}

function parseRefExpression(): ExpressionSyntax {
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
        problemHere("TN1031");
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

function scanDesignator(): boolean {
  if (kind() >= T.Identifier) {
    if (!atName()) return false;
    next();
    return true;
  }
  // Names and parentheses in any nesting; what a designation must look like in detail is told when it is parsed.
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

/** In the middle part of `a ? b?[c] : d` the inner `?[` is an access, as it was before collection expressions. */
let bracketAfterQuestionIsAccess = false;
/** How many `?[` were read as a conditional with a collection, so that the reading can be tried the other way. */
let collectionConditionals = 0;

function parseConditional(condition: ExpressionSyntax): ExpressionSyntax {
  if (peek(1) === T.OpenBracket) collectionConditionals++;
  next();
  const place = mark();
  const problems = problemCount();
  const collectionsBefore = collectionConditionals;
  let whenTrue = parsePossibleRefExpression();
  if (!at(T.Colon) && !bracketAfterQuestionIsAccess && collectionConditionals > collectionsBefore) {
    const otherEnd = mark();
    reset(place);
    bracketAfterQuestionIsAccess = true;
    const other = parsePossibleRefExpression();
    bracketAfterQuestionIsAccess = false;
    if (at(T.Colon)) {
      whenTrue = other;
      forgetSince(problems);
    } else reset(otherEnd);
  }
  expect(T.Colon);
  const whenFalse = parsePossibleRefExpression();
  return {
    kind: "ConditionalExpression",
    start: condition.start,
    end: endFrom(condition.start),
    condition,
    whenTrue,
    whenFalse,
  };
}

function literal(literalKind: LiteralExpressionKind): ExpressionSyntax {
  const start = tokenStart();
  const end = tokenEnd();
  next();
  return { kind: literalKind, start, end };
}

function parseTerm(level: number): ExpressionSyntax {
  const k = kind();
  switch (k) {
    case T.NumericLiteral:
      return literal("NumericLiteralExpression");
    case T.StringLiteral:
      return literal("StringLiteralExpression");
    case T.Utf8StringLiteral:
      return literal("Utf8StringLiteralExpression");
    case T.CharacterLiteral:
      return literal("CharacterLiteralExpression");
    case T.True:
      return literal("TrueLiteralExpression");
    case T.False:
      return literal("FalseLiteralExpression");
    case T.Null:
      return literal("NullLiteralExpression");
    case T.ArgList:
      return literal("ArgListExpression");
    case T.InterpolatedString:
      return parseInterpolatedString();
    case T.This: {
      const start = tokenStart();
      next();
      return { kind: "ThisExpression", start, end: endFrom(start) };
    }
    case T.Base: {
      const start = tokenStart();
      next();
      return { kind: "BaseExpression", start, end: endFrom(start) };
    }
    case T.OpenParen:
      return parseAfterOpenParen(level);
    case T.New:
      return parseNewExpression();
    case T.StackAlloc:
      return parseStackAllocExpression();
    case T.TypeOf:
    case T.SizeOf:
      return parseTypeOfOrSizeOf(k);
    case T.Default:
      return parseDefault();
    case T.Checked:
    case T.Unchecked:
    case T.MakeRef:
    case T.RefType:
    case T.RefValue:
      return parseKeywordCall(k);
    case T.Delegate:
      return isPossibleLambda(level) ? parseLambda() : parseAnonymousMethod();
    case T.Static:
      if (isPossibleAnonymousMethod()) return parseAnonymousMethod();
      return isPossibleLambda(level) ? parseLambda() : missingExpression();
    case T.Ref:
      return isPossibleLambda(level) ? parseLambda() : parseRefExpression();
    case T.OpenBracket:
      return isPossibleLambda(level) ? parseLambda() : parseCollectionExpression();
    default:
      if (k >= T.Identifier) return parseNameTerm(level, k);
      if (!isPredefinedType(k)) return missingExpression();
      return isPossibleLambda(level) ? parseLambda() : parsePredefinedType();
  }
}

/** Says that an expression is missing; what stands here is left for the caller. */
function missingExpression(): ExpressionSyntax {
  problemHere("TN1031");
  return missingName();
}

function parseNameTerm(level: number, k: T): ExpressionSyntax {
  // Nearly every name is followed by one of these, and starts neither a lambda nor a declaration then.
  if (k === T.Identifier) {
    switch (peek(1)) {
      case T.Semicolon:
      case T.CloseParen:
      case T.Comma:
      case T.Equals:
      case T.CloseBracket: {
        const start = tokenStart();
        next();
        return { kind: "IdentifierName", start, end: endFrom(start) };
      }
    }
  }
  if (!atName()) return missingExpression();
  if (k === T.Async && isPossibleAnonymousMethod()) return parseAnonymousMethod();
  if (isPossibleLambda(level)) {
    const lambda = tryParseLambda();
    if (lambda !== null) return lambda;
  }
  if (k === T.Field && inAccessor && hasCSharp14 && peek(1) !== T.ColonColon) {
    const start = tokenStart();
    next();
    return { kind: "FieldExpression", start, end: endFrom(start) };
  }
  return parseAliasQualifiedName(inExpression);
}

function parseTypeOfOrSizeOf(k: T): ExpressionSyntax {
  const start = tokenStart();
  next();
  expect(T.OpenParen);
  const type = parseReturnType();
  expect(T.CloseParen);
  const nodeKind = k === T.TypeOf ? "TypeOfExpression" : "SizeOfExpression";
  return { kind: nodeKind, start, end: endFrom(start), type };
}

function parseDefault(): ExpressionSyntax {
  if (peek(1) !== T.OpenParen) return literal("DefaultLiteralExpression");
  const start = tokenStart();
  next();
  next();
  const type = parseType();
  expect(T.CloseParen);
  return { kind: "DefaultExpression", start, end: endFrom(start), type };
}

function parseKeywordCall(k: T): ExpressionSyntax {
  const start = tokenStart();
  next();
  expect(T.OpenParen);
  const expression = parseExpression();
  if (k === T.RefValue) {
    expect(T.Comma);
    const type = parseType();
    expect(T.CloseParen);
    return { kind: "RefValueExpression", start, end: endFrom(start), expression, type };
  }
  expect(T.CloseParen);
  const end = lastEnd();
  switch (k) {
    case T.Checked:
      return { kind: "CheckedExpression", start, end, expression };
    case T.Unchecked:
      return { kind: "UncheckedExpression", start, end, expression };
    case T.MakeRef:
      return { kind: "MakeRefExpression", start, end, expression };
    default:
      return { kind: "RefTypeExpression", start, end, expression };
  }
}

/** What follows a term: calls, accesses, `++`, `!`. */
function parsePostfix(term: ExpressionSyntax): ExpressionSyntax {
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
        // `a.b::c` is no C#; it is read as if the dot stood there.
        problemHere("TN1033", "::");
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

/** At `?`: `?.`, or `?[` that is no conditional with a collection expression. */
function opensConditionalAccess(): boolean {
  const following = peek(1);
  if (following === T.Dot) return true;
  if (following !== T.OpenBracket) return false;
  if (bracketAfterQuestionIsAccess) return true;
  const known = accessDecisions.get(tokenStart());
  if (known !== undefined) return known;
  const place = tokenStart();
  const collections = collectionConditionals;
  const isAccess = lookahead(() => {
    next();
    parsePossibleRefExpression();
    return !at(T.Colon);
  });
  collectionConditionals = collections;
  accessDecisions.set(place, isAccess);
  return isAccess;
}

/** What was decided for a `?[`, by its offset: without it, accesses inside accesses would each be read twice. */
const accessDecisions = new Map<number, boolean>();

export function startExpressions(): void {
  accessDecisions.clear();
  bracketAfterQuestionIsAccess = false;
  collectionConditionals = 0;
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

export function parseArgumentList(): ArgumentListSyntax {
  const start = tokenStart();
  expect(T.OpenParen);
  const list = parseArguments(T.CloseParen);
  expect(T.CloseParen);
  return { kind: "ArgumentList", start, end: endFrom(start), arguments: list };
}

export function parseBracketedArgumentList(): BracketedArgumentListSyntax {
  const start = tokenStart();
  expect(T.OpenBracket);
  const list = parseArguments(T.CloseBracket);
  expect(T.CloseBracket);
  return { kind: "BracketedArgumentList", start, end: endFrom(start), arguments: list };
}

function parseArguments(close: T): readonly ArgumentSyntax[] {
  if (at(close)) return none;
  const list: ArgumentSyntax[] = [];
  for (;;) {
    const place = tokenStart();
    if (isPossibleArgument() || at(T.Comma)) {
      list.push(parseArgument());
      if (!at(T.Comma)) progressed(place);
    } else if (!skipToArgument(close)) return list;
    else continue;
    if (take(T.Comma)) {
      if (at(close)) {
        list.push(parseArgument());
        return list;
      }
      continue;
    }
    if (at(close) || at(T.Semicolon)) return list;
    if (isPossibleArgument()) expect(T.Comma);
    else if (!skipToArgument(close)) return list;
    else take(T.Comma);
  }
}

/** Past tokens that cannot be in an argument list; false when the list or the statement ends before one that can. */
function skipToArgument(close: T): boolean {
  problemHere("TN1033", tokenText());
  for (;;) {
    const k = kind();
    if (k === close || k === T.EndOfFile || k === T.Semicolon || k === T.OpenBrace || k === T.CloseBrace) return false;
    if (k === T.CloseParen || k === T.CloseBracket || isStatementKeyword(k)) return false;
    if (k === T.Comma || isPossibleArgument()) return true;
    next();
  }
}

function isPossibleArgument(): boolean {
  const k = kind();
  return k === T.Ref || k === T.Out || k === T.In || isPossibleExpression();
}

function parseArgument(): ArgumentSyntax {
  const start = tokenStart();
  let nameColon: NameColonSyntax | null = null;
  if (atIdentifier() && peek(1) === T.Colon) {
    const name = identifierName();
    next();
    nameColon = { kind: "NameColon", start, end: endFrom(start), name };
  }
  let refKindKeyword: ArgumentSyntax["refKindKeyword"] = null;
  if (at(T.Out)) refKindKeyword = "OutKeyword";
  else if (at(T.In)) refKindKeyword = "InKeyword";
  else if (at(T.Ref) && !isPossibleLambda(precedence.expression)) refKindKeyword = "RefKeyword";
  if (refKindKeyword !== null) next();
  const expression =
    refKindKeyword === "OutKeyword" ? parseExpressionOrDeclaration(TypeMode.Normal, false) : parseExpression();
  return { kind: "Argument", start, end: endFrom(start), nameColon, refKindKeyword, expression };
}

/** `int x`, `var (a, b)` where an expression may stand as well: after `out`, in a tuple, before `in`. */
export function parseExpressionOrDeclaration(mode: TypeMode, permitsTuple: boolean): ExpressionSyntax {
  return isPossibleDeclarationExpression(mode, permitsTuple) ? parseDeclarationExpression(mode) : parseExpression();
}

function isPossibleDeclarationExpression(mode: TypeMode, permitsTuple: boolean): boolean {
  const k = kind();
  if (inAsync && k === T.Await) return false;
  if (k < T.Identifier && !isPredefinedType(k) && k !== T.OpenParen && k !== T.Delegate && k !== T.Ref) return false;
  return lookahead(() => {
    parseScoped("declaration");
    const predefinedOrVar = isVarType() || isPredefinedType(kind());
    const single = predefinedOrVar && peek(1) === T.OpenParen;
    if (scanType(mode) === Scan.NotType) return false;
    if (!scanDesignation(permitsTuple && single)) return false;
    if (mode === TypeMode.FirstElementOfPossibleTuple) return at(T.Comma);
    if (mode === TypeMode.AfterTupleComma) return at(T.Comma) || at(T.CloseParen);
    return true;
  });
}

/** `var` that is not the name of a type: nothing follows that would make it a part of one. */
function isVarType(): boolean {
  if (!at(T.Var)) return false;
  switch (peek(1)) {
    case T.Dot:
    case T.ColonColon:
    case T.OpenBracket:
    case T.Asterisk:
    case T.Question:
    case T.LessThan:
      return false;
    default:
      return true;
  }
}

function scanDesignation(permitsTuple: boolean): boolean {
  if (kind() >= T.Identifier) {
    const isName = atName();
    next();
    return isName;
  }
  if (!at(T.OpenParen) || !permitsTuple) return false;
  const commas = peek(1);
  if (commas === T.CloseParen) return false;
  return scanDesignator();
}

export function parseDeclarationExpression(mode: TypeMode): DeclarationExpressionSyntax {
  const start = tokenStart();
  const scoped = parseScoped("declaration");
  const bare = parseType(mode);
  const type: TypeSyntax = scoped === null ? bare : { kind: "ScopedType", start, end: endFrom(start), type: bare };
  const designation = parseDesignation();
  return { kind: "DeclarationExpression", start, end: endFrom(start), type, designation };
}

export function parseDesignation(): VariableDesignationSyntax {
  if (!at(T.OpenParen)) return parseSimpleDesignation();
  const start = tokenStart();
  if (!enter()) return { kind: "ParenthesizedVariableDesignation", start, end: endFrom(start), variables: none };
  next();
  const variables: VariableDesignationSyntax[] = [];
  if (!at(T.CloseParen)) {
    do variables.push(parseDesignation());
    while (take(T.Comma));
  }
  expect(T.CloseParen);
  leave();
  return { kind: "ParenthesizedVariableDesignation", start, end: endFrom(start), variables };
}

export function parseSimpleDesignation(): VariableDesignationSyntax {
  const start = tokenStart();
  if (take(T.Underscore)) return { kind: "DiscardDesignation", start, end: endFrom(start) };
  if (!atIdentifier()) {
    expect(T.Identifier);
    return { kind: "SingleVariableDesignation", start, end: start, identifier: missingIdentifier() };
  }
  const identifier = takeIdentifier();
  return { kind: "SingleVariableDesignation", start, end: endFrom(start), identifier };
}

/** A lambda, a cast, a tuple, or an expression in parentheses. */
function parseAfterOpenParen(level: number): ExpressionSyntax {
  if (isPossibleLambda(level)) {
    const lambda = tryParseLambda();
    if (lambda !== null) return lambda;
  }
  const start = tokenStart();
  if (lookahead(() => scanCast(false) && !(inQuery && isQueryWord(kind())))) {
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
    if (list.length < 2) problemHere("TN1031");
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

/** At `(`: whether a cast stands here (language specification 12.9.7, as the compiler extends it). */
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

/** Whether the token here can be in an expression at all: what lists go by when something is missing. */
export function isPossibleExpression(): boolean {
  const k = kind();
  if (k >= T.Plus && k <= T.QuestionQuestionEquals) return true;
  return canStartExpression();
}

export function canStartExpression(): boolean {
  const k = kind();
  switch (k) {
    case T.TypeOf:
    case T.Default:
    case T.SizeOf:
    case T.MakeRef:
    case T.RefType:
    case T.Checked:
    case T.Unchecked:
    case T.RefValue:
    case T.ArgList:
    case T.Base:
    case T.False:
    case T.This:
    case T.True:
    case T.Null:
    case T.OpenParen:
    case T.OpenBracket:
    case T.NumericLiteral:
    case T.StringLiteral:
    case T.Utf8StringLiteral:
    case T.InterpolatedString:
    case T.CharacterLiteral:
    case T.New:
    case T.Delegate:
    case T.ColonColon:
    case T.Throw:
    case T.StackAlloc:
    case T.DotDot:
    case T.Ref:
      return true;
    case T.Static:
      return isPossibleAnonymousMethod() || isPossibleLambda(precedence.expression);
    case T.From:
      return true;
    default:
      if (k >= T.Identifier) return atName();
      return isPredefinedType(k) || (prefixKind[k] ?? null) !== null;
  }
}

/** Keywords that start a statement, and so end whatever expression was left open before them. */
export function isStatementKeyword(k: T): boolean {
  switch (k) {
    case T.Break:
    case T.Case:
    case T.Catch:
    case T.Const:
    case T.Continue:
    case T.Do:
    case T.Finally:
    case T.For:
    case T.ForEach:
    case T.Goto:
    case T.If:
    case T.Else:
    case T.Lock:
    case T.Return:
    case T.Try:
    case T.Using:
    case T.While:
      return true;
    default:
      return false;
  }
}
