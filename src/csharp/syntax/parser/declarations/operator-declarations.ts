/** Operators and conversions (language specification 15.10). */

import { T } from "../../lexer/token-kinds.js";
import { at, lastEnd, next, peek, peekEnd, peekStart, tokenEnd, tokenStart } from "../../lexer/token-stream.js";
import type { MemberDeclarationSyntax, TypeSyntax } from "../../nodes.js";
import { endFrom, expect, problemHere, take } from "../state.js";
import { parseType } from "../types.js";
import { parseFunctionBody } from "./bodies.js";
import type { Header } from "./member-parts.js";
import { parseExplicitInterface } from "./member-parts.js";
import { parseParameterList } from "./parameters.js";

export function parseConversionOperator(header: Header): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers } = header;
  const isImplicit = at(T.Implicit);
  next();
  const explicitInterfaceSpecifier = parseExplicitInterface();
  expect(T.Operator);
  const isChecked = take(T.Checked);
  const type = parseType();
  const parameterList = parseParameterList();
  const { body, expressionBody } = parseFunctionBody();
  return {
    kind: "ConversionOperatorDeclaration",
    start,
    end: endFrom(start),
    attributeLists,
    modifiers,
    isImplicit,
    explicitInterfaceSpecifier,
    isChecked,
    type,
    parameterList,
    body,
    expressionBody,
  };
}

export function parseOperator(header: Header, returnType: TypeSyntax): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers } = header;
  const explicitInterfaceSpecifier = parseExplicitInterface();
  expect(T.Operator);
  const isChecked = take(T.Checked);
  const operatorStart = tokenStart();
  const operatorEnd = takeOperator();
  const parameterList = parseParameterList();
  const { body, expressionBody } = parseFunctionBody();
  return {
    kind: "OperatorDeclaration",
    start,
    end: endFrom(start),
    attributeLists,
    modifiers,
    returnType,
    explicitInterfaceSpecifier,
    isChecked,
    operatorToken: { kind: "OperatorToken", start: operatorStart, end: operatorEnd },
    parameterList,
    body,
    expressionBody,
  };
}

/** `>>`, `>>>`, `>>=` and `>>>=` are several tokens that touch. */
function takeOperator(): number {
  if (at(T.OpenParen) && peek(1) !== T.CloseParen) {
    problemHere("tokenMissing", "An operator");
    return tokenStart();
  }
  let tokens = 1;
  if (at(T.GreaterThan)) {
    let end = tokenEnd();
    while (
      tokens < 3 &&
      peekStart(tokens) === end &&
      (peek(tokens) === T.GreaterThan || peek(tokens) === T.GreaterThanEquals)
    ) {
      end = peekEnd(tokens);
      tokens++;
    }
  }
  for (let i = 0; i < tokens; i++) next();
  return lastEnd();
}
