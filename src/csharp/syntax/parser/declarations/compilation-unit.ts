/** A whole file: directives, namespaces, types and top-level statements (language specification 14). */
import { limit } from "../../lexer/source-text.js";
import { T } from "../../lexer/token-kinds.js";
import { at, forgetTaken, kind, lastEnd, next, peek, tokenStart } from "../../lexer/token-stream.js";
import type {
  AttributeListSyntax,
  CompilationUnitSyntax,
  ExternAliasDirectiveSyntax,
  Lazy,
  MemberDeclarationSyntax,
  NameEqualsSyntax,
  NameSyntax,
  NamespaceDeclarationSyntax,
  TypeSyntax,
  UsingDirectiveSyntax,
} from "../../nodes.js";
import { identifier, identifierName } from "../names.js";
import {
  added,
  deferred,
  eagerBodies,
  endFrom,
  enter,
  expect,
  isPredefinedType,
  leave,
  lookahead,
  none,
  problemHere,
  progressed,
  setInAsync,
  take,
  tokenText,
} from "../state.js";
import { startsTypedName } from "../statements/local-declarations.js";
import { parseStatementWith } from "../statements/statements.js";
import { isFunctionPointerStart } from "../type-scanner.js";
import { parseQualifiedName, parseType } from "../types.js";
import { parseAttributeList, parseAttributeLists } from "./attributes.js";
import { parseMemberAfter } from "./members.js";
import { parseModifiers, startsTypeDeclaration } from "./modifiers.js";
import { parseScoped } from "./parameters.js";
import { readContained } from "./unread-declarations.js";

interface NamespaceBody {
  externs: ExternAliasDirectiveSyntax[];
  usings: UsingDirectiveSyntax[];
  attributeLists: AttributeListSyntax[];
  members: MemberDeclarationSyntax[];
}

export function parseCompilationUnit(): CompilationUnitSyntax {
  const start = tokenStart();
  const body = emptyBody();
  while (!at(T.EndOfFile)) {
    parseNamespaceMembers(body, true);
    if (at(T.EndOfFile)) break;
    problemHere("unexpectedToken", tokenText());
    next();
  }
  return {
    kind: "CompilationUnit",
    start,
    end: limit,
    externs: orNone(body.externs),
    usings: orNone(body.usings),
    attributeLists: orNone(body.attributeLists),
    members: orNone(body.members),
  };
}

function emptyBody(): NamespaceBody {
  return { externs: [], usings: [], attributeLists: [], members: [] };
}

/** Most files have neither attributes nor names for assemblies, and one list serves for all of them. */
function orNone<Item>(list: readonly Item[]): readonly Item[] {
  return list.length === 0 ? none : list;
}

/** Up to the end of the file, or the brace that closes the namespace. */
function parseNamespaceMembers(body: NamespaceBody, isGlobal: boolean): void {
  while (!at(T.EndOfFile) && !at(T.CloseBrace)) {
    forgetTaken();
    switch (kind()) {
      case T.Namespace:
        body.members = added(body.members, parseNamespace(tokenStart(), none));
        continue;
      case T.Extern:
        if (peek(1) !== T.Alias) break;
        body.externs = added(body.externs, parseExternAlias());
        continue;
      case T.Using:
        if (isGlobal && isUsingStatement()) break;
        body.usings = added(body.usings, parseUsingDirective());
        continue;
      case T.Global:
        if (peek(1) !== T.Using) break;
        body.usings = added(body.usings, parseUsingDirective());
        continue;
      case T.OpenBracket:
        if (!isGlobal || !((peek(1) === T.Assembly || peek(1) === T.Module) && peek(2) === T.Colon)) break;
        body.attributeLists = added(body.attributeLists, parseAttributeList());
        continue;
      case T.Semicolon:
        if (isGlobal) break;
        problemHere("unexpectedToken", ";");
        next();
        continue;
    }
    const place = tokenStart();
    const isAfterTypes = body.members.some(({ kind }) => kind !== "GlobalStatement");
    const member = readContained(place, !isAfterTypes, isGlobal ? parseGlobalMember : parseNamespaceMember);
    if (progressed(place) && member !== null) body.members = added(body.members, member);
  }
}

const parseGlobalMember = (): MemberDeclarationSyntax | null => parseMember(true);
const parseNamespaceMember = (): MemberDeclarationSyntax | null => parseMember(false);

function parseMember(isGlobal: boolean): MemberDeclarationSyntax | null {
  const start = tokenStart();
  const attributeLists = parseAttributeLists();
  if (at(T.Namespace)) return parseNamespace(start, attributeLists);
  if (isGlobal && isTopLevelStatement()) {
    const before = setInAsync(true);
    const place = tokenStart();
    const statement = parseStatementWith(attributeLists.length > 0 ? start : place, attributeLists);
    setInAsync(before);
    if (lastEnd() > start) {
      return {
        kind: "GlobalStatement",
        start: statement.start,
        end: statement.end,
        attributeLists: none,
        modifiers: none,
        statement,
      };
    }
    problemHere("unexpectedToken", tokenText());
    next();
    return null;
  }
  const modifiers = parseModifiers();
  return parseMemberAfter({ start, attributeLists, modifiers });
}

/** Whether a statement begins here, and not a declaration that a namespace or type could hold. */
function isTopLevelStatement(): boolean {
  switch (kind()) {
    case T.Public:
    case T.Private:
    case T.Internal:
    case T.Protected:
    case T.Abstract:
    case T.Sealed:
    case T.Override:
    case T.Virtual:
    case T.Event:
    case T.Implicit:
    case T.Explicit:
    case T.Operator:
    case T.CloseBrace:
    case T.CloseParen:
    case T.CloseBracket:
    case T.Bad:
      return false;
    case T.Unsafe:
      if (peek(1) === T.OpenBrace) return true;
      break;
    case T.Fixed:
      if (peek(1) === T.OpenParen) return true;
      break;
    case T.Delegate:
      return peek(1) === T.OpenParen || peek(1) === T.OpenBrace || isFunctionPointerStart();
    case T.New:
      if (!lookahead(declaresType)) return true;
      break;
  }
  return !lookahead(declaresType);
}

function declaresType(): boolean {
  parseModifiers();
  return startsTypeDeclaration(kind()) || at(T.Namespace);
}

/** At `using`: a statement or a declaration, and no directive. */
function isUsingStatement(): boolean {
  const following = peek(1);
  if (following >= T.Identifier) {
    // `using A.B;`, which nearly all are.
    let i = 2;
    while (peek(i) === T.Dot) i += 2;
    if (peek(i) === T.Semicolon || (i === 2 && peek(2) === T.Equals)) return false;
  }
  if (following === T.OpenParen) return true;
  if (following === T.Ref || following === T.Const || following === T.ReadOnly || isPredefinedType(following))
    return true;
  if (following === T.Unsafe) return false;
  return lookahead(() => {
    next();
    if (parseScoped("declaration") !== null) return true;
    take(T.Static);
    return startsTypedName();
  });
}

function parseExternAlias(): ExternAliasDirectiveSyntax {
  const start = tokenStart();
  next();
  next();
  const name = identifier();
  expect(T.Semicolon);
  return { kind: "ExternAliasDirective", start, end: endFrom(start), identifier: name };
}

function parseUsingDirective(): UsingDirectiveSyntax {
  const start = tokenStart();
  const isGlobal = take(T.Global);
  expect(T.Using);
  let isStatic = take(T.Static);
  const isUnsafe = take(T.Unsafe);
  if (!isStatic) isStatic = take(T.Static);
  let alias: NameEqualsSyntax | null = null;
  if (kind() >= T.Identifier && peek(1) === T.Equals) {
    const aliasStart = tokenStart();
    const name = identifierName();
    next();
    alias = { kind: "NameEquals", start: aliasStart, end: endFrom(aliasStart), name };
  }
  const namespaceOrType = alias === null && !isStatic ? parseLazyName() : parseType();
  expect(T.Semicolon);
  return { kind: "UsingDirective", start, end: endFrom(start), isGlobal, isStatic, isUnsafe, alias, namespaceOrType };
}

/** `A.B` of `using A.B;`: its text is enough for nearly all that is asked. Anything else is parsed at once. */
function parseLazyName(): Lazy<TypeSyntax> {
  let length = 1;
  while (peek(length) === T.Dot && peek(length + 1) >= T.Identifier) length += 2;
  if (eagerBodies || kind() < T.Identifier || peek(length) !== T.Semicolon) return parseType();
  const start = tokenStart();
  for (let i = 0; i < length; i++) next();
  return deferred("Type", start, lastEnd());
}

function parseNamespace(start: number, attributeLists: readonly AttributeListSyntax[]): NamespaceDeclarationSyntax {
  next();
  const name = parseQualifiedName(0);
  const body = emptyBody();
  if (take(T.Semicolon)) {
    parseNamespaceMembers(body, false);
    return namespaceOf("FileScopedNamespaceDeclaration", start, lastEnd(), attributeLists, name, body);
  }
  if (expect(T.OpenBrace)) {
    if (enter()) {
      parseNamespaceMembers(body, false);
      leave();
    }
    expect(T.CloseBrace);
    take(T.Semicolon);
  }
  return namespaceOf("NamespaceDeclaration", start, endFrom(start), attributeLists, name, body);
}

function namespaceOf(
  kind: NamespaceDeclarationSyntax["kind"],
  start: number,
  end: number,
  attributeLists: readonly AttributeListSyntax[],
  name: NameSyntax,
  body: NamespaceBody,
): NamespaceDeclarationSyntax {
  return {
    kind,
    start,
    end,
    attributeLists,
    modifiers: none,
    name,
    externs: orNone(body.externs),
    usings: orNone(body.usings),
    members: orNone(body.members),
  };
}
