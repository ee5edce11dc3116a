/** Loops (language specification 13.9). */

import { T } from "../../lexer/token-kinds.js";
import { at, lastEnd, next } from "../../lexer/token-stream.js";
import type { ExpressionSyntax, StatementSyntax } from "../../nodes.js";
import { parseExpressionOrDeclaration } from "../expressions/declaration-expressions.js";
import { parseExpression } from "../expressions/expressions.js";
import { endFrom, expect, none, take } from "../state.js";
import { TypeMode } from "../type-scanner.js";
import { parseForDeclaration } from "./local-declarations.js";
import { type Attributes, parseCondition, parseEmbedded } from "./statements.js";

export function parseWhile(start: number, attributeLists: Attributes): StatementSyntax {
  next();
  const condition = parseCondition();
  const statement = parseEmbedded();
  return { kind: "WhileStatement", start, end: endFrom(start), attributeLists, condition, statement };
}

export function parseDo(start: number, attributeLists: Attributes): StatementSyntax {
  next();
  const statement = parseEmbedded();
  expect(T.While);
  const condition = parseCondition();
  expect(T.Semicolon);
  return { kind: "DoStatement", start, end: endFrom(start), attributeLists, statement, condition };
}

export function parseFor(start: number, attributeLists: Attributes): StatementSyntax {
  next();
  // `for each` is a slip of the fingers that C++ programmers make; it fails here like any other.
  expect(T.OpenParen);
  const declaration = parseForDeclaration();
  const initializers = declaration === null && !at(T.Semicolon) ? parseExpressionList() : none;
  expect(T.Semicolon);
  const condition = at(T.Semicolon) ? null : parseExpression();
  expect(T.Semicolon);
  const incrementors = at(T.CloseParen) ? none : parseExpressionList();
  expect(T.CloseParen);
  const statement = parseEmbedded();
  return {
    kind: "ForStatement",
    start,
    end: endFrom(start),
    attributeLists,
    declaration,
    initializers,
    condition,
    incrementors,
    statement,
  };
}

function parseExpressionList(): readonly ExpressionSyntax[] {
  const list: ExpressionSyntax[] = [];
  do list.push(parseExpression());
  while (take(T.Comma));
  return list;
}

export function parseForEach(start: number, attributeLists: Attributes, isAwait: boolean): StatementSyntax {
  next();
  expect(T.OpenParen);
  const variable = parseExpressionOrDeclaration(TypeMode.Normal, true);
  expect(T.In);
  const expression = parseExpression();
  expect(T.CloseParen);
  const statement = parseEmbedded();
  const end = lastEnd();
  if (variable.kind !== "DeclarationExpression" || variable.designation.kind === "ParenthesizedVariableDesignation") {
    return { kind: "ForEachVariableStatement", start, end, attributeLists, isAwait, variable, expression, statement };
  }
  const { designation, type } = variable;
  const name =
    designation.kind === "SingleVariableDesignation"
      ? designation.identifier
      : ({ kind: "IdentifierToken", start: designation.start, end: designation.end } as const);
  return {
    kind: "ForEachStatement",
    start,
    end,
    attributeLists,
    isAwait,
    type,
    identifier: name,
    expression,
    statement,
  };
}
