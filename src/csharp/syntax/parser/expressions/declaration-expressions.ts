import { T } from "../../lexer/token-kinds.js";
import { at, atIdentifier, kind, next, peek, tokenStart } from "../../lexer/token-stream.js";
import type {
  DeclarationExpressionSyntax,
  ExpressionSyntax,
  TypeSyntax,
  VariableDesignationSyntax,
} from "../../nodes.js";
import { parseScoped } from "../declarations/parameters.js";
import { atName, missingIdentifier, takeIdentifier } from "../names.js";
import {
  endFrom,
  enter,
  expect,
  inAsync,
  isPredefinedType,
  leave,
  lookahead,
  none,
  noteLocal,
  take,
} from "../state.js";
import { Scan, scanType, TypeMode } from "../type-scanner.js";
import { parseType } from "../types.js";
import { parseExpression, scanDesignator } from "./expressions.js";

/** `int x`, `var (a, b)` where an expression is allowed too: after `out`, in a tuple, before `in`. */
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
  noteLocal();
  return { kind: "SingleVariableDesignation", start, end: endFrom(start), identifier };
}
