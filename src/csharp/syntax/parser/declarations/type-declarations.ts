/** Classes, structs, records, unions, interfaces, enums, delegates and extension blocks. */

import { T } from "../../lexer/token-kinds.js";
import { at, kind, next, tokenStart } from "../../lexer/token-stream.js";
import type {
  AttributeListSyntax,
  BaseListSyntax,
  BaseTypeSyntax,
  EnumMemberDeclarationSyntax,
  MemberDeclarationSyntax,
  ModifierToken,
  TypeDeclarationKind,
} from "../../nodes.js";
import { parseArgumentList } from "../expressions/arguments.js";
import { identifier } from "../names.js";
import { added, endFrom, enter, expect, leave, none, problem, progressed, setInAsync, take } from "../state.js";
import { parseReturnType, parseType } from "../types.js";
import { parseAttributeLists } from "./attributes.js";
import { parseConstraintClauses } from "./constraints.js";
import { parseMembers } from "./members.js";
import { parseEqualsValue, parseParameterList, parseTypeParameterList } from "./parameters.js";

interface Header {
  readonly start: number;
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: readonly ModifierToken[];
}

export function parseTypeDeclaration(header: Header): MemberDeclarationSyntax {
  switch (kind()) {
    case T.Enum:
      return parseEnum(header);
    case T.Delegate:
      return parseDelegate(header);
    case T.Extension:
      return parseExtensionBlock(header);
    default:
      return parseClassLike(header);
  }
}

function declarationKind(): TypeDeclarationKind {
  const k = kind();
  next();
  switch (k) {
    case T.Struct:
      return "StructDeclaration";
    case T.Interface:
      return "InterfaceDeclaration";
    case T.Record:
      if (take(T.Struct)) return "RecordStructDeclaration";
      take(T.Class);
      return "RecordDeclaration";
    case T.Union:
      return "UnionDeclaration";
    default:
      return "ClassDeclaration";
  }
}

function parseClassLike(header: Header): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers } = header;
  const nodeKind = declarationKind();
  const name = identifier();
  const typeParameterList = parseTypeParameterList();
  const parameterList = at(T.OpenParen) ? parseParameterList(nodeKind === "UnionDeclaration") : null;
  if (nodeKind === "UnionDeclaration" && parameterList?.parameters.length === 0)
    problem("typeMissing", parameterList.start, parameterList.end);
  const baseList = at(T.Colon) ? parseBaseList() : null;
  const constraintClauses = parseConstraintClauses();
  const members = parseTypeBody();
  return {
    kind: nodeKind,
    start,
    end: endFrom(start),
    attributeLists,
    modifiers,
    identifier: name,
    typeParameterList,
    parameterList,
    baseList,
    constraintClauses,
    members,
  };
}

/** `{ members }`, or `;` where there are none. */
function parseTypeBody(): readonly MemberDeclarationSyntax[] {
  if (take(T.Semicolon)) return none;
  if (!expect(T.OpenBrace)) return none;
  if (!enter()) {
    expect(T.CloseBrace);
    return none;
  }
  const before = setInAsync(false);
  const members = parseMembers();
  setInAsync(before);
  leave();
  expect(T.CloseBrace);
  take(T.Semicolon);
  return members;
}

function parseExtensionBlock(header: Header): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers } = header;
  next();
  const typeParameterList = parseTypeParameterList();
  const parameterList = at(T.OpenParen) ? parseParameterList(true) : null;
  const constraintClauses = parseConstraintClauses();
  const members = parseTypeBody();
  return {
    kind: "ExtensionBlockDeclaration",
    start,
    end: endFrom(start),
    attributeLists,
    modifiers,
    typeParameterList,
    parameterList,
    constraintClauses,
    members,
  };
}

export function parseBaseList(): BaseListSyntax {
  const start = tokenStart();
  next();
  let types: BaseTypeSyntax[] = [];
  do types = added(types, parseBaseType());
  while (take(T.Comma));
  return { kind: "BaseList", start, end: endFrom(start), types };
}

function parseBaseType(): BaseTypeSyntax {
  const type = parseType();
  if (!at(T.OpenParen)) return { kind: "SimpleBaseType", start: type.start, end: type.end, type };
  const argumentList = parseArgumentList();
  return { kind: "PrimaryConstructorBaseType", start: type.start, end: endFrom(type.start), type, argumentList };
}

function parseEnum(header: Header): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers } = header;
  next();
  const name = identifier();
  const baseList = at(T.Colon) ? parseBaseList() : null;
  const members: EnumMemberDeclarationSyntax[] = [];
  if (!at(T.Semicolon) && expect(T.OpenBrace)) {
    while (!at(T.CloseBrace) && !at(T.EndOfFile)) {
      const place = tokenStart();
      if (!at(T.Comma)) members.push(parseEnumMember());
      if (!take(T.Comma) && !at(T.CloseBrace) && progressed(place)) expect(T.Comma);
    }
    expect(T.CloseBrace);
  }
  take(T.Semicolon);
  return {
    kind: "EnumDeclaration",
    start,
    end: endFrom(start),
    attributeLists,
    modifiers,
    identifier: name,
    baseList,
    members,
  };
}

function parseEnumMember(): EnumMemberDeclarationSyntax {
  const start = tokenStart();
  const attributeLists = parseAttributeLists();
  const name = identifier();
  const equalsValue = at(T.Equals) ? parseEqualsValue() : null;
  return {
    kind: "EnumMemberDeclaration",
    start,
    end: endFrom(start),
    attributeLists,
    modifiers: none,
    identifier: name,
    equalsValue,
  };
}

function parseDelegate(header: Header): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers } = header;
  next();
  const returnType = parseReturnType();
  const name = identifier();
  const typeParameterList = parseTypeParameterList();
  const parameterList = parseParameterList();
  const constraintClauses = parseConstraintClauses();
  expect(T.Semicolon);
  return {
    kind: "DelegateDeclaration",
    start,
    end: endFrom(start),
    attributeLists,
    modifiers,
    returnType,
    identifier: name,
    typeParameterList,
    parameterList,
    constraintClauses,
  };
}
