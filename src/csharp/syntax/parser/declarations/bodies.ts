/** Bodies of members: found by their braces, and parsed on first use. */

import { T } from "../../lexer/token-kinds.js";
import { at, lastEnd, skipBlock, skipExpression, tokenStart } from "../../lexer/token-stream.js";
import type { ArrowExpressionClauseSyntax, BlockSyntax, EqualsValueClauseSyntax, Lazy } from "../../nodes.js";
import { deferred, eagerBodies, expect, take } from "../state.js";
import { parseArrowClause, parseInitializer } from "../statements/local-declarations.js";
import { parseBlock } from "../statements/statements.js";

export interface FunctionBody {
  readonly body: Lazy<BlockSyntax> | null;
  readonly expressionBody: Lazy<ArrowExpressionClauseSyntax> | null;
}

/** `{ … }`, `=> …;` or `;` */
export function parseFunctionBody(): FunctionBody {
  if (at(T.OpenBrace)) {
    const body = parseLazyBlock();
    // A semicolon after the block is superfluous, and allowed.
    take(T.Semicolon);
    return { body, expressionBody: null };
  }
  if (at(T.EqualsGreaterThan)) {
    const expressionBody = parseLazyArrow();
    expect(T.Semicolon);
    return { body: null, expressionBody };
  }
  expect(T.Semicolon);
  return { body: null, expressionBody: null };
}

export function parseLazyBlock(): Lazy<BlockSyntax> {
  if (eagerBodies) return parseBlock();
  const start = tokenStart();
  const end = skipBlock();
  return deferred("Block", start, end);
}

export function parseLazyArrow(): Lazy<ArrowExpressionClauseSyntax> {
  if (eagerBodies) return parseArrowClause();
  const start = tokenStart();
  skipExpression(false);
  return deferred("ArrowExpressionClause", start, lastEnd());
}

/** `commaEnds`: several variables may share the declaration. */
export function parseLazyInitializer(commaEnds: boolean): Lazy<EqualsValueClauseSyntax> {
  if (eagerBodies) return parseInitializer();
  const start = tokenStart();
  const end = skipExpression(commaEnds);
  return end < 0 ? parseInitializer() : deferred("EqualsValueClause", start, end);
}
