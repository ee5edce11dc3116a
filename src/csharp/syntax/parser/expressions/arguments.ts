import { T } from "../../lexer/token-kinds.js";
import { at, atIdentifier, kind, next, peek, tokenStart } from "../../lexer/token-stream.js";
import type { ArgumentListSyntax, ArgumentSyntax, BracketedArgumentListSyntax, NameColonSyntax } from "../../nodes.js";
import { identifierName } from "../names.js";
import { added, endFrom, expect, none, problemHere, progressed, take, tokenText } from "../state.js";
import { TypeMode } from "../type-scanner.js";
import { parseExpressionOrDeclaration } from "./declaration-expressions.js";
import { isPossibleExpression, isStatementKeyword } from "./expression-starts.js";
import { parseExpression } from "./expressions.js";
import { isPossibleLambda } from "./lambdas.js";
import { precedence } from "./operators.js";

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
  let list: ArgumentSyntax[] = [];
  for (;;) {
    const place = tokenStart();
    if (isPossibleArgument() || at(T.Comma)) {
      list = added(list, parseArgument());
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
  problemHere("unexpectedToken", tokenText());
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
