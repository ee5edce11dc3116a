/** Constructors and finalizers (language specification 15.11, 15.13). */

import { T } from "../../lexer/token-kinds.js";
import { at, next, tokenStart } from "../../lexer/token-stream.js";
import type { ConstructorInitializerSyntax, MemberDeclarationSyntax } from "../../nodes.js";
import { parseArgumentList } from "../expressions/arguments.js";
import { identifier } from "../names.js";
import { endFrom, expect, take } from "../state.js";
import { parseFunctionBody } from "./bodies.js";
import type { Header } from "./member-parts.js";
import { parseParameterList } from "./parameters.js";

export function parseConstructor(header: Header): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers } = header;
  const name = identifier();
  const parameterList = parseParameterList();
  const initializer = at(T.Colon) ? parseConstructorInitializer() : null;
  const { body, expressionBody } = parseFunctionBody();
  return {
    kind: "ConstructorDeclaration",
    start,
    end: endFrom(start),
    attributeLists,
    modifiers,
    identifier: name,
    parameterList,
    initializer,
    body,
    expressionBody,
  };
}

function parseConstructorInitializer(): ConstructorInitializerSyntax {
  const start = tokenStart();
  next();
  const initializerKind = at(T.This) ? "ThisConstructorInitializer" : "BaseConstructorInitializer";
  if (!take(T.This)) expect(T.Base);
  const argumentList = parseArgumentList();
  return { kind: initializerKind, start, end: endFrom(start), argumentList };
}

export function parseDestructor(header: Header): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers } = header;
  next();
  const name = identifier();
  const parameterList = parseParameterList();
  const { body, expressionBody } = parseFunctionBody();
  return {
    kind: "DestructorDeclaration",
    start,
    end: endFrom(start),
    attributeLists,
    modifiers,
    identifier: name,
    parameterList,
    body,
    expressionBody,
  };
}
