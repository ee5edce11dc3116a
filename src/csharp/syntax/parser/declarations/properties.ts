/** Properties, indexers and their accessors (language specification 15.7, 15.9). */

import { T } from "../../lexer/token-kinds.js";
import { at, kind, lastEnd, next, tokenStart } from "../../lexer/token-stream.js";
import type {
  AccessorDeclarationKind,
  AccessorDeclarationSyntax,
  AccessorListSyntax,
  ExplicitInterfaceSpecifierSyntax,
  IdentifierToken,
  MemberDeclarationSyntax,
  TypeSyntax,
} from "../../nodes.js";
import { added, endFrom, expect, problemHere, setInAccessor, take, tokenText } from "../state.js";
import { parseAttributeLists } from "./attributes.js";
import { parseFunctionBody, parseLazyArrow, parseLazyInitializer } from "./bodies.js";
import type { Header } from "./member-parts.js";
import { skipBraces } from "./member-parts.js";
import { parseModifiers } from "./modifiers.js";
import { parseBracketedParameterList } from "./parameters.js";

export function parseProperty(
  header: Header,
  type: TypeSyntax,
  explicitInterfaceSpecifier: ExplicitInterfaceSpecifierSyntax | null,
  name: IdentifierToken,
): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers } = header;
  const before = setInAccessor(true);
  const accessorList = at(T.OpenBrace) ? parseAccessorList() : null;
  const expressionBody = at(T.EqualsGreaterThan) ? parseLazyArrow() : null;
  setInAccessor(before);
  const initializer = at(T.Equals) ? parseLazyInitializer(false) : null;
  if (expressionBody !== null || initializer !== null) expect(T.Semicolon);
  else take(T.Semicolon);
  return {
    kind: "PropertyDeclaration",
    start,
    end: endFrom(start),
    attributeLists,
    modifiers,
    type,
    explicitInterfaceSpecifier,
    identifier: name,
    accessorList,
    expressionBody,
    initializer,
  };
}

export function parseIndexer(
  header: Header,
  type: TypeSyntax,
  explicitInterfaceSpecifier: ExplicitInterfaceSpecifierSyntax | null,
): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers } = header;
  next();
  const parameterList = parseBracketedParameterList();
  const accessorList = at(T.OpenBrace) ? parseAccessorList() : null;
  const expressionBody = at(T.EqualsGreaterThan) ? parseLazyArrow() : null;
  if (expressionBody !== null) expect(T.Semicolon);
  else take(T.Semicolon);
  return {
    kind: "IndexerDeclaration",
    start,
    end: endFrom(start),
    attributeLists,
    modifiers,
    type,
    explicitInterfaceSpecifier,
    parameterList,
    accessorList,
    expressionBody,
  };
}

export function parseAccessorList(): AccessorListSyntax {
  const start = tokenStart();
  next();
  let accessors: AccessorDeclarationSyntax[] = [];
  while (!at(T.CloseBrace) && !at(T.EndOfFile)) {
    const accessorStart = tokenStart();
    accessors = added(accessors, parseAccessor());
    if (tokenStart() === accessorStart) {
      accessors.pop();
      problemHere("unexpectedToken", tokenText());
      // Anything but an accessor ends the list when a member could start with it.
      if (isMemberKeyword(kind())) break;
      if (at(T.OpenBrace)) skipBraces();
      else next();
    }
  }
  expect(T.CloseBrace);
  return { kind: "AccessorList", start, end: endFrom(start), accessors };
}

function isMemberKeyword(k: T): boolean {
  return k === T.Class || k === T.Struct || k === T.Interface || k === T.Enum || k === T.Namespace || k === T.Event;
}

function accessorKind(k: T): AccessorDeclarationKind {
  switch (k) {
    case T.Get:
      return "GetAccessorDeclaration";
    case T.Set:
      return "SetAccessorDeclaration";
    case T.Init:
      return "InitAccessorDeclaration";
    case T.Add:
      return "AddAccessorDeclaration";
    case T.Remove:
      return "RemoveAccessorDeclaration";
    default:
      return "UnknownAccessorDeclaration";
  }
}

function parseAccessor(): AccessorDeclarationSyntax {
  const start = tokenStart();
  const attributeLists = parseAttributeLists();
  const modifiers = parseModifiers();
  const declarationKind = accessorKind(kind());
  if (kind() >= T.Identifier) next();
  else if (lastEnd() <= start) {
    return {
      kind: "UnknownAccessorDeclaration",
      start,
      end: start,
      attributeLists,
      modifiers,
      body: null,
      expressionBody: null,
    };
  } else expect(T.Get);
  const { body, expressionBody } = parseFunctionBody();
  return { kind: declarationKind, start, end: endFrom(start), attributeLists, modifiers, body, expressionBody };
}
