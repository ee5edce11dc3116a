/** `if`, `else if` and `else` (language specification 13.8.2). */

import { T } from "../../lexer/token-kinds.js";
import { at, lastEnd, next, tokenStart } from "../../lexer/token-stream.js";
import type { ElseClauseSyntax, ExpressionSyntax, StatementSyntax } from "../../nodes.js";
import { endFrom, none, problemHere, take } from "../state.js";
import { type Attributes, parseCondition, parseEmbedded } from "./statements.js";

/** `else if` after `else if` is read in a loop: generated code has hundreds in a row. */
export function parseIf(firstStart: number, firstAttributes: Attributes): StatementSyntax {
  const branches: { start: number; elseStart: number; condition: ExpressionSyntax; statement: StatementSyntax }[] = [];
  let start = firstStart;
  let last: ElseClauseSyntax | null = null;
  for (;;) {
    next();
    const condition = parseCondition();
    const statement = parseEmbedded();
    const elseStart = tokenStart();
    branches.push({ start, elseStart, condition, statement });
    if (!take(T.Else)) break;
    if (!at(T.If)) {
      const otherwise = parseEmbedded();
      last = { kind: "ElseClause", start: elseStart, end: endFrom(elseStart), statement: otherwise };
      break;
    }
    start = tokenStart();
  }
  const end = lastEnd();
  for (let i = branches.length - 1; ; i--) {
    const branch = branches[i];
    if (branch === undefined)
      return { kind: "EmptyStatement", start: firstStart, end, attributeLists: firstAttributes };
    const statement: StatementSyntax = {
      kind: "IfStatement",
      start: branch.start,
      end,
      attributeLists: i === 0 ? firstAttributes : none,
      condition: branch.condition,
      statement: branch.statement,
      else: last,
    };
    const before = branches[i - 1];
    if (before === undefined) return statement;
    last = { kind: "ElseClause", start: before.elseStart, end, statement };
  }
}

export function parseMisplacedElse(start: number, attributeLists: Attributes): StatementSyntax {
  problemHere("unexpectedToken", "else");
  next();
  parseEmbedded();
  return { kind: "EmptyStatement", start, end: endFrom(start), attributeLists };
}
