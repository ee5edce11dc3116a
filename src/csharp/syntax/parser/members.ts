/** Members of types (language specification 15 to 19). */

import { T } from "../lexer/token-kinds.js";
import {
  at,
  forgetTaken,
  kind,
  lastEnd,
  next,
  peek,
  peekEnd,
  peekStart,
  tokenEnd,
  tokenStart,
} from "../lexer/token-stream.js";
import type {
  AccessorDeclarationKind,
  AccessorDeclarationSyntax,
  AccessorListSyntax,
  AttributeListSyntax,
  BracketedArgumentListSyntax,
  ConstructorInitializerSyntax,
  ExplicitInterfaceSpecifierSyntax,
  IdentifierToken,
  MemberDeclarationSyntax,
  ModifierToken,
  NameSyntax,
  TypeSyntax,
  VariableDeclarationSyntax,
  VariableDeclaratorSyntax,
} from "../nodes.js";
import { parseArgumentList, parseBracketedArgumentList } from "./arguments.js";
import { parseAttributeLists } from "./attributes.js";
import { parseFunctionBody, parseLazyArrow, parseLazyInitializer } from "./bodies.js";
import { parseConstraintClauses } from "./constraints.js";
import { parseModifiers, startsTypeDeclaration } from "./modifiers.js";
import { identifier, isPossibleMemberName } from "./names.js";
import { parseBracketedParameterList, parseParameterList, parseTypeParameterList } from "./parameters.js";
import {
  endFrom,
  expect,
  hasCSharp14,
  lookahead,
  problemHere,
  progressed,
  setInAccessor,
  setInAsync,
  take,
  tokenText,
} from "./state.js";
import { parseTypeDeclaration } from "./type-declarations.js";
import { isFunctionPointerStart, Scan, scanNamedTypePart } from "./type-scanner.js";
import { inTypeList, parseReturnType, parseSimpleName, parseType } from "./types.js";

interface Header {
  readonly start: number;
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: readonly ModifierToken[];
}

/** The members between the braces of a type. */
export function parseMembers(): MemberDeclarationSyntax[] {
  const members: MemberDeclarationSyntax[] = [];
  while (!at(T.CloseBrace) && !at(T.EndOfFile)) {
    forgetTaken();
    const place = tokenStart();
    const member = parseMember();
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

function skipBraces(): void {
  let depth = 0;
  do {
    if (at(T.OpenBrace)) depth++;
    else if (at(T.CloseBrace)) depth--;
    else if (at(T.EndOfFile)) return;
    next();
  } while (depth > 0);
}

/** A quick no for nearly every member: its name is followed by nothing that could make it the name of an interface. */
function isQualified(): boolean {
  const following = peek(1);
  return following === T.Dot || following === T.LessThan || following === T.ColonColon;
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
  const variables: VariableDeclaratorSyntax[] = [];
  do variables.push(parseFieldVariable());
  while (take(T.Comma));
  return { kind: "VariableDeclaration", start: type.start, end: endFrom(type.start), type, variables };
}

function parseFieldVariable(): VariableDeclaratorSyntax {
  const name = identifier();
  const argumentList: BracketedArgumentListSyntax | null = at(T.OpenBracket) ? parseBracketedArgumentList() : null;
  const initializer = at(T.Equals) ? parseLazyInitializer(true) : null;
  return {
    kind: "VariableDeclarator",
    start: name.start,
    end: Math.max(lastEnd(), name.end),
    identifier: name,
    argumentList,
    initializer,
  };
}

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

/** The `IFace.` of an explicit implementation: all names that a dot follows. */
function parseExplicitInterface(): ExplicitInterfaceSpecifierSyntax | null {
  if (!isQualified()) return null;
  const start = tokenStart();
  let name: NameSyntax | null = null;
  while (isQualified() && lookahead(isInterfacePart)) {
    const right = parseSimpleName(inTypeList);
    name = name === null ? right : { kind: "QualifiedName", start, end: endFrom(start), left: name, right };
    if (at(T.ColonColon) && name.kind === "IdentifierName") {
      next();
      const aliased = parseSimpleName(inTypeList);
      name = { kind: "AliasQualifiedName", start, end: endFrom(start), alias: name, name: aliased };
    }
    next();
  }
  return name === null ? null : { kind: "ExplicitInterfaceSpecifier", start, end: endFrom(start), name };
}

function isInterfacePart(): boolean {
  return scanNamedTypePart() !== Scan.NotType && (at(T.Dot) || at(T.ColonColon));
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

function parseProperty(
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

function parseIndexer(
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

function parseAccessorList(): AccessorListSyntax {
  const start = tokenStart();
  next();
  const accessors: AccessorDeclarationSyntax[] = [];
  while (!at(T.CloseBrace) && !at(T.EndOfFile)) {
    const accessorStart = tokenStart();
    accessors.push(parseAccessor());
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

function parseConstructor(header: Header): MemberDeclarationSyntax {
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

function parseDestructor(header: Header): MemberDeclarationSyntax {
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

function parseConversionOperator(header: Header): MemberDeclarationSyntax {
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

function parseOperator(header: Header, returnType: TypeSyntax): MemberDeclarationSyntax {
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
