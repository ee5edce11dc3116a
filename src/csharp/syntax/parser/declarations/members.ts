/** Members of types (language specification 15 to 19). */

import { T } from "../../lexer/token-kinds.js";
import { at, forgetTaken, kind, lastEnd, next, peek, tokenStart } from "../../lexer/token-stream.js";
import type {
  MemberDeclarationSyntax,
  TypeSyntax,
  VariableDeclarationSyntax,
  VariableDeclaratorSyntax,
} from "../../nodes.js";
import { identifier, isPossibleMemberName } from "../names.js";
import {
  added,
  endFrom,
  expect,
  hasCSharp14,
  lookahead,
  problemHere,
  progressed,
  setInAsync,
  take,
  tokenText,
} from "../state.js";
import { parseVariableDeclarator } from "../statements/local-declarations.js";
import { isFunctionPointerStart, Scan, scanNamedTypePart } from "../type-scanner.js";
import { parseReturnType, parseType } from "../types.js";
import { parseAttributeLists } from "./attributes.js";
import { parseFunctionBody, parseLazyInitializer } from "./bodies.js";
import { parseConstraintClauses } from "./constraints.js";
import { parseConstructor, parseDestructor } from "./constructors.js";
import type { Header } from "./member-parts.js";
import { isQualified, parseExplicitInterface, skipBraces } from "./member-parts.js";
import { parseModifiers, startsTypeDeclaration } from "./modifiers.js";
import { parseConversionOperator, parseOperator } from "./operator-declarations.js";
import { parseParameterList, parseTypeParameterList } from "./parameters.js";
import { parseAccessorList, parseIndexer, parseProperty } from "./properties.js";
import { parseTypeDeclaration } from "./type-declarations.js";
import { readContained } from "./unread-declarations.js";

/** The members between the braces of a type. */
export function parseMembers(): MemberDeclarationSyntax[] {
  const members: MemberDeclarationSyntax[] = [];
  while (!at(T.CloseBrace) && !at(T.EndOfFile)) {
    forgetTaken();
    const place = tokenStart();
    const member = readContained(place, false, parseMember);
    if (progressed(place) && member !== null) members.push(member);
  }
  return members;
}

/** Null, and at least one token further, when no member starts here. */
function parseMember(): MemberDeclarationSyntax | null {
  const start = tokenStart();
  const attributeLists = parseAttributeLists();
  const modifiers = parseModifiers();
  return parseMemberAfter({ start, attributeLists, modifiers });
}

export function parseMemberAfter(header: Header): MemberDeclarationSyntax | null {
  const asyncBefore = setInAsync(header.modifiers.some((modifier) => modifier.kind === "AsyncKeyword"));
  const member = parseMemberDeclaration(header);
  setInAsync(asyncBefore);
  return member;
}

function parseMemberDeclaration(header: Header): MemberDeclarationSyntax | null {
  const k = kind();
  switch (k) {
    case T.Tilde:
      return parseDestructor(header);
    case T.Event:
      return parseEvent(header);
    case T.Implicit:
    case T.Explicit:
      return parseConversionOperator(header);
    case T.Class:
    case T.Struct:
    case T.Interface:
    case T.Enum:
      return parseTypeDeclaration(header);
    case T.Delegate:
      if (!isFunctionPointerStart()) return parseTypeDeclaration(header);
      break;
    case T.Extension:
      if (hasCSharp14 && (peek(1) === T.OpenParen || peek(1) === T.LessThan)) return parseTypeDeclaration(header);
      break;
    case T.Record:
    case T.Union:
      if (startsTypeDeclaration(k)) return parseTypeDeclaration(header);
      break;
  }
  if (k >= T.Identifier && peek(1) === T.OpenParen) return parseConstructor(header);
  if (!startsType(k)) return skipToMember(header);
  const type = parseReturnType();
  if (at(T.Operator) || (isQualified() && lookahead(isExplicitOperator))) return parseOperator(header, type);
  if (isField()) return parseField(header, type);
  if (!isPossibleMemberName()) return incompleteMember(header, type);
  return parseNamedMember(header, type);
}

function startsType(k: T): boolean {
  return (k >= T.Bool && k <= T.Object) || k >= T.Identifier || k === T.Ref || k === T.OpenParen || k === T.Delegate;
}

function incompleteMember(header: Header, type: TypeSyntax | null): MemberDeclarationSyntax {
  problemHere("memberUnreadable");
  const { start, attributeLists, modifiers } = header;
  // A stray semicolon ends what is incomplete.
  take(T.Semicolon);
  return { kind: "IncompleteMember", start, end: endFrom(start), attributeLists, modifiers, type };
}

/** At a token that starts no member: passes what cannot be one, blocks as a whole, so that the damage stays here. */
function skipToMember(header: Header): MemberDeclarationSyntax | null {
  const hasHeader = header.attributeLists.length > 0 || header.modifiers.length > 0;
  if (hasHeader && lastEnd() > header.start) return incompleteMember(header, null);
  problemHere("unexpectedToken", tokenText());
  if (at(T.OpenBrace)) skipBraces();
  else next();
  return null;
}

/** `IFace<T>.operator +`, from the name on. */
function isExplicitOperator(): boolean {
  while (kind() >= T.Identifier) {
    if (scanNamedTypePart() === Scan.NotType || !(at(T.Dot) || at(T.ColonColon))) return false;
    next();
    if (at(T.Operator)) return true;
  }
  return false;
}

/** A name not followed by anything that makes it a method, property or explicit implementation. */
function isField(): boolean {
  if (kind() < T.Identifier) return false;
  switch (peek(1)) {
    case T.Dot:
    case T.ColonColon:
    case T.DotDot:
    case T.LessThan:
    case T.OpenBrace:
    case T.EqualsGreaterThan:
    case T.OpenParen:
      return false;
    default:
      return true;
  }
}

function parseField(header: Header, type: TypeSyntax): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers } = header;
  const declaration = parseFieldVariables(type);
  expect(T.Semicolon);
  return { kind: "FieldDeclaration", start, end: endFrom(start), attributeLists, modifiers, declaration };
}

function parseFieldVariables(type: TypeSyntax): VariableDeclarationSyntax {
  let variables: VariableDeclaratorSyntax[] = [];
  do variables = added(variables, parseVariableDeclarator(parseFieldInitializer));
  while (take(T.Comma));
  return { kind: "VariableDeclaration", start: type.start, end: endFrom(type.start), type, variables };
}

const parseFieldInitializer = (): ReturnType<typeof parseLazyInitializer> => parseLazyInitializer(true);

function parseEvent(header: Header): MemberDeclarationSyntax {
  const { start, attributeLists, modifiers } = header;
  next();
  const type = parseType();
  if (isField()) {
    const declaration = parseFieldVariables(type);
    expect(T.Semicolon);
    return { kind: "EventFieldDeclaration", start, end: endFrom(start), attributeLists, modifiers, declaration };
  }
  const explicitInterfaceSpecifier = parseExplicitInterface();
  const name = identifier();
  const accessorList = at(T.OpenBrace) ? parseAccessorList() : null;
  if (accessorList === null) expect(T.Semicolon);
  else take(T.Semicolon);
  return {
    kind: "EventDeclaration",
    start,
    end: endFrom(start),
    attributeLists,
    modifiers,
    type,
    explicitInterfaceSpecifier,
    identifier: name,
    accessorList,
  };
}

/** A method, property or indexer. */
function parseNamedMember(header: Header, type: TypeSyntax): MemberDeclarationSyntax {
  const explicitInterfaceSpecifier = parseExplicitInterface();
  if (at(T.This)) return parseIndexer(header, type, explicitInterfaceSpecifier);
  const name = identifier();
  if (at(T.OpenBrace) || at(T.EqualsGreaterThan)) return parseProperty(header, type, explicitInterfaceSpecifier, name);
  const { start, attributeLists, modifiers } = header;
  const typeParameterList = parseTypeParameterList();
  const parameterList = parseParameterList();
  const constraintClauses = parseConstraintClauses();
  const { body, expressionBody } = parseFunctionBody();
  return {
    kind: "MethodDeclaration",
    start,
    end: endFrom(start),
    attributeLists,
    modifiers,
    returnType: type,
    explicitInterfaceSpecifier,
    identifier: name,
    typeParameterList,
    parameterList,
    constraintClauses,
    body,
    expressionBody,
  };
}
