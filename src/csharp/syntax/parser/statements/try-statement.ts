/** The try statement (language specification 13.11). */

import { T } from "../../lexer/token-kinds.js";
import { at, next, tokenStart } from "../../lexer/token-stream.js";
import type {
  BlockSyntax,
  CatchClauseSyntax,
  CatchDeclarationSyntax,
  CatchFilterClauseSyntax,
  FinallyClauseSyntax,
  TryStatementSyntax,
} from "../../nodes.js";
import { atName, identifier } from "../names.js";
import { endFrom, expect, none, take } from "../state.js";
import { parseType } from "../types.js";
import type { Attributes } from "./statements.js";
import { parseBlock, parseCondition } from "./statements.js";

export function parseTry(start: number, attributeLists: Attributes): TryStatementSyntax {
  if (!take(T.Try)) expect(T.Try);
  const block = at(T.OpenBrace) || !(at(T.Catch) || at(T.Finally)) ? parseBlock() : emptyBlock();
  const catches: CatchClauseSyntax[] = [];
  while (at(T.Catch)) catches.push(parseCatch());
  const finallyClause = at(T.Finally) ? parseFinally() : null;
  if (catches.length === 0 && finallyClause === null) expect(T.Catch);
  return { kind: "TryStatement", start, end: endFrom(start), attributeLists, block, catches, finally: finallyClause };
}

function emptyBlock(): BlockSyntax {
  return {
    kind: "Block",
    start: tokenStart(),
    end: tokenStart(),
    attributeLists: none,
    statements: none,
    mayDeclare: false,
  };
}

function parseCatch(): CatchClauseSyntax {
  const start = tokenStart();
  next();
  const declaration = at(T.OpenParen) ? parseCatchDeclaration() : null;
  const filter = at(T.When) ? parseCatchFilter() : null;
  const block = parseBlock();
  return { kind: "CatchClause", start, end: endFrom(start), declaration, filter, block };
}

function parseCatchDeclaration(): CatchDeclarationSyntax {
  const start = tokenStart();
  next();
  const type = parseType();
  const name = atName() ? identifier() : null;
  expect(T.CloseParen);
  return { kind: "CatchDeclaration", start, end: endFrom(start), type, identifier: name };
}

function parseCatchFilter(): CatchFilterClauseSyntax {
  const start = tokenStart();
  next();
  const filterExpression = parseCondition();
  return { kind: "CatchFilterClause", start, end: endFrom(start), filterExpression };
}

function parseFinally(): FinallyClauseSyntax {
  const start = tokenStart();
  next();
  const block = parseBlock();
  return { kind: "FinallyClause", start, end: endFrom(start), block };
}
