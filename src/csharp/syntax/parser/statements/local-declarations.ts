/** Local variables and local functions (language specification 13.6). */
import { forgetSince, problemCount } from "../../lexer/problems.js";
import { T } from "../../lexer/token-kinds.js";
import { at, kind, lastEnd, mark, next, peek, reset, tokenStart } from "../../lexer/token-stream.js";
import type {
  ArrowExpressionClauseSyntax,
  AttributeListSyntax,
  BlockSyntax,
  EqualsValueClauseSyntax,
  LocalFunctionStatementSyntax,
  ModifierKind,
  ModifierToken,
  StatementSyntax,
  TypeSyntax,
  VariableDeclarationSyntax,
  VariableDeclaratorSyntax,
} from "../../nodes.js";
import { parseConstraintClauses } from "../declarations/constraints.js";
import { shouldBeModifier } from "../declarations/modifiers.js";
import { parseParameterList, parseScoped, parseTypeParameterList, takeModifier } from "../declarations/parameters.js";
import { parseBracketedArgumentList } from "../expressions/arguments.js";
import { parsePossibleRefExpression, parseVariableInitializer } from "../expressions/expressions.js";
import { isQueryExpression } from "../expressions/queries.js";
import { atName, identifier, nameAhead } from "../names.js";
import { endFrom, expect, inAsync, isPredefinedType, lookahead, none, noteLocal, setInAsync, take } from "../state.js";
import { Scan, scanType } from "../type-scanner.js";
import { parseReturnType, parseType } from "../types.js";
import { parseBlock, parseExpressionStatement } from "./statements.js";

/** Whether this is a declaration and not an expression. */
export function isLocalDeclaration(): boolean {
  const k = kind();
  switch (k) {
    case T.Ref:
    case T.Const:
    case T.Static:
    case T.ReadOnly:
    case T.Volatile:
    case T.Using:
    case T.Unsafe:
    case T.Extern:
    case T.Public:
    case T.Internal:
    case T.Protected:
    case T.Private:
      return true;
    case T.Await:
      if (peek(1) === T.Using) return true;
      break;
    case T.Async:
      if (shouldBeModifier(true)) return true;
      break;
    case T.Scoped:
      if (lookahead(() => parseScoped("declaration") !== null)) return true;
      break;
    default:
      if (isPredefinedType(k)) {
        if (peek(1) !== T.Dot && peek(1) !== T.OpenParen) return true;
      }
  }
  return startsTypedName();
}

/** A type and a name: `A.B<C>? x`. */
export function startsTypedName(): boolean {
  if (kind() >= T.Identifier) {
    const following = peek(1);
    switch (following) {
      case T.Dot:
      case T.Asterisk:
      case T.Question:
      case T.OpenBracket:
      case T.LessThan:
      case T.ColonColon:
        break;
      case T.OpenParen:
        if (!at(T.Var)) return false;
        break;
      default:
        if (atName()) return following >= T.Identifier && nameAhead(1);
    }
  }
  return lookahead(() => {
    const type = scanType();
    if (type === Scan.MustBeType && !at(T.Dot) && !at(T.OpenParen)) return true;
    return type !== Scan.NotType && kind() >= T.Identifier;
  });
}

export function parseLocalDeclaration(start: number, attributeLists: readonly AttributeListSyntax[]): StatementSyntax {
  if (!inAsync && at(T.Await) && peek(1) !== T.Using) return parseAwaitOrDeclaration(start, attributeLists);
  return parseDeclaration(start, attributeLists);
}

/** Outside of `async` code `await x` declares `x`, if that makes sense of what follows; if not, it waits. */
function parseAwaitOrDeclaration(start: number, attributeLists: readonly AttributeListSyntax[]): StatementSyntax {
  const place = mark();
  const problems = problemCount();
  const declaration = parseDeclaration(start, attributeLists);
  const isCall =
    declaration.kind === "LocalFunctionStatement" && declaration.body === null && declaration.expressionBody === null;
  if (problemCount() === problems && !isCall) return declaration;
  reset(place);
  forgetSince(problems);
  setInAsync(true);
  const statement = parseExpressionStatement(start, attributeLists);
  setInAsync(false);
  return statement;
}

function parseDeclaration(start: number, attributeLists: readonly AttributeListSyntax[]): StatementSyntax {
  const isAwait = at(T.Await) && peek(1) === T.Using;
  if (isAwait) next();
  const isUsing = take(T.Using);
  const modifiers = parseLocalModifiers();
  const scopedStart = tokenStart();
  const scoped = parseScoped("declaration");
  const bare = isUsing ? parseType() : parseReturnType();
  if (!isUsing && atName() && (peek(1) === T.OpenParen || peek(1) === T.LessThan)) {
    return parseLocalFunction(start, attributeLists, modifiers, bare);
  }
  const type: TypeSyntax =
    scoped === null ? bare : { kind: "ScopedType", start: scopedStart, end: endFrom(scopedStart), type: bare };
  const variables = parseVariableDeclarators();
  const declaration: VariableDeclarationSyntax = {
    kind: "VariableDeclaration",
    start: type.start,
    end: endFrom(type.start),
    type,
    variables,
  };
  expect(T.Semicolon);
  return {
    kind: "LocalDeclarationStatement",
    start,
    end: endFrom(start),
    attributeLists,
    isAwait,
    isUsing,
    modifiers,
    declaration,
  };
}

function localModifierKind(k: T): ModifierKind | null {
  switch (k) {
    case T.Const:
      return "ConstKeyword";
    case T.Static:
      return "StaticKeyword";
    case T.ReadOnly:
      return "ReadOnlyKeyword";
    case T.Volatile:
      return "VolatileKeyword";
    case T.Unsafe:
      return "UnsafeKeyword";
    case T.Extern:
      return "ExternKeyword";
    case T.Public:
      return "PublicKeyword";
    case T.Internal:
      return "InternalKeyword";
    case T.Protected:
      return "ProtectedKeyword";
    case T.Private:
      return "PrivateKeyword";
    case T.Async:
      return "AsyncKeyword";
    default:
      return null;
  }
}

function parseLocalModifiers(): readonly ModifierToken[] {
  let modifier = localModifierKind(kind());
  if (modifier === null) return none;
  const modifiers: ModifierToken[] = [];
  for (; modifier !== null; modifier = localModifierKind(kind())) {
    if (modifier === "AsyncKeyword" && !lookahead(isAsyncLocalFunction)) break;
    modifiers.push(takeModifier(modifier));
  }
  return modifiers;
}

/** `async async()` declares a function that returns an `async`. */
function isAsyncLocalFunction(): boolean {
  next();
  if (localModifierKind(kind()) !== null) return true;
  return scanType() !== Scan.NotType && kind() >= T.Identifier;
}

function parseLocalFunction(
  start: number,
  attributeLists: readonly AttributeListSyntax[],
  modifiers: readonly ModifierToken[],
  returnType: TypeSyntax,
): LocalFunctionStatementSyntax {
  const isAsync = modifiers.some((modifier) => modifier.kind === "AsyncKeyword");
  const before = setInAsync(isAsync);
  const name = identifier();
  noteLocal();
  const typeParameterList = parseTypeParameterList();
  const parameterList = parseParameterList();
  const constraintClauses = parseConstraintClauses();
  const { body, expressionBody } = parseFunctionBody();
  setInAsync(before);
  return {
    kind: "LocalFunctionStatement",
    start,
    end: endFrom(start),
    attributeLists,
    modifiers,
    returnType,
    identifier: name,
    typeParameterList,
    parameterList,
    constraintClauses,
    body,
    expressionBody,
  };
}

function parseFunctionBody(): { body: BlockSyntax | null; expressionBody: ArrowExpressionClauseSyntax | null } {
  if (at(T.OpenBrace)) return { body: parseBlock(), expressionBody: null };
  const expressionBody = at(T.EqualsGreaterThan) ? parseArrowClause() : null;
  expect(T.Semicolon);
  return { body: null, expressionBody };
}

export function parseArrowClause(): ArrowExpressionClauseSyntax {
  const start = tokenStart();
  next();
  const expression = parsePossibleRefExpression();
  return { kind: "ArrowExpressionClause", start, end: endFrom(start), expression };
}

/** Without a semicolon: in `using`, `fixed` and `for`. */
export function parseVariableDeclaration(): VariableDeclarationSyntax {
  const start = tokenStart();
  const scoped = parseScoped("declaration");
  const bare = parseType();
  const type: TypeSyntax = scoped === null ? bare : { kind: "ScopedType", start, end: endFrom(start), type: bare };
  const variables = parseVariableDeclarators();
  return { kind: "VariableDeclaration", start, end: endFrom(start), type, variables };
}

/** The first part of a `for`, when it declares variables. */
export function parseForDeclaration(): VariableDeclarationSyntax | null {
  if (at(T.Semicolon)) return null;
  const declares =
    at(T.Ref) ||
    lookahead(() => {
      if (parseScoped("declaration") !== null) return true;
      if (at(T.From) && isQueryExpression(true)) return false;
      return scanType() !== Scan.NotType && atName();
    });
  return declares ? parseVariableDeclaration() : null;
}

function parseVariableDeclarators(): readonly VariableDeclaratorSyntax[] {
  const variables = [parseVariableDeclarator(parseInitializer)];
  while (take(T.Comma)) variables.push(parseVariableDeclarator(parseInitializer));
  return variables;
}

/** The value of a field is parsed when somebody asks for it, that of a local variable at once. */
export function parseVariableDeclarator(
  parseValue: () => VariableDeclaratorSyntax["initializer"],
): VariableDeclaratorSyntax {
  const name = identifier();
  noteLocal();
  const argumentList = at(T.OpenBracket) ? parseBracketedArgumentList() : null;
  const initializer = at(T.Equals) ? parseValue() : null;
  return {
    kind: "VariableDeclarator",
    start: name.start,
    end: Math.max(lastEnd(), name.end),
    identifier: name,
    argumentList,
    initializer,
  };
}

export function parseInitializer(): EqualsValueClauseSyntax {
  const start = tokenStart();
  next();
  const value = parseVariableInitializer();
  return { kind: "EqualsValueClause", start, end: endFrom(start), value };
}
