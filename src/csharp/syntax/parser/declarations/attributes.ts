/** Attributes (language specification 23). */

import { T } from "../../lexer/token-kinds.js";
import { at, atIdentifier, kind, next, peek, tokenStart } from "../../lexer/token-stream.js";
import type {
  AttributeArgumentListSyntax,
  AttributeArgumentSyntax,
  AttributeListSyntax,
  AttributeSyntax,
  AttributeTargetSpecifierSyntax,
} from "../../nodes.js";
import { parseExpression } from "../expressions/expressions.js";
import { identifierName, takeIdentifier } from "../names.js";
import { added, endFrom, expect, none, take } from "../state.js";
import { parseQualifiedName } from "../types.js";

export function parseAttributeLists(): readonly AttributeListSyntax[] {
  if (!at(T.OpenBracket)) return none;
  let lists: AttributeListSyntax[] = [];
  while (at(T.OpenBracket)) lists = added(lists, parseAttributeList());
  return lists;
}

export function parseAttributeList(): AttributeListSyntax {
  const start = tokenStart();
  next();
  const target = parseTarget();
  let attributes: AttributeSyntax[] = [];
  do {
    if (at(T.CloseBracket)) break;
    attributes = added(attributes, parseAttribute());
  } while (take(T.Comma));
  expect(T.CloseBracket);
  return { kind: "AttributeList", start, end: endFrom(start), target, attributes };
}

/** `return:`, `assembly:`; the word may be a keyword. */
function parseTarget(): AttributeTargetSpecifierSyntax | null {
  if (peek(1) !== T.Colon || !(atIdentifier() || kind() >= T.Bool)) return null;
  const identifier = takeIdentifier();
  next();
  return { kind: "AttributeTargetSpecifier", start: identifier.start, end: endFrom(identifier.start), identifier };
}

function parseAttribute(): AttributeSyntax {
  const name = parseQualifiedName(0);
  const argumentList = at(T.OpenParen) ? parseAttributeArgumentList() : null;
  return { kind: "Attribute", start: name.start, end: endFrom(name.start), name, argumentList };
}

function parseAttributeArgumentList(): AttributeArgumentListSyntax {
  const start = tokenStart();
  next();
  let list: AttributeArgumentSyntax[] = [];
  if (!at(T.CloseParen)) {
    do list = added(list, parseAttributeArgument());
    while (take(T.Comma));
  }
  expect(T.CloseParen);
  return { kind: "AttributeArgumentList", start, end: endFrom(start), arguments: list };
}

function parseAttributeArgument(): AttributeArgumentSyntax {
  const start = tokenStart();
  const separator = atIdentifier() ? peek(1) : T.EndOfFile;
  if (separator === T.Equals) {
    const name = identifierName();
    next();
    const nameEquals = { kind: "NameEquals", start, end: endFrom(start), name } as const;
    const expression = parseExpression();
    return { kind: "AttributeArgument", start, end: endFrom(start), nameEquals, nameColon: null, expression };
  }
  if (separator === T.Colon) {
    const name = identifierName();
    next();
    const nameColon = { kind: "NameColon", start, end: endFrom(start), name } as const;
    const expression = parseExpression();
    return { kind: "AttributeArgument", start, end: endFrom(start), nameEquals: null, nameColon, expression };
  }
  const expression = parseExpression();
  return { kind: "AttributeArgument", start, end: endFrom(start), nameEquals: null, nameColon: null, expression };
}
