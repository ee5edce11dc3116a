/** What several kinds of members have. */

import { T } from "../../lexer/token-kinds.js";
import { at, next, peek, tokenStart } from "../../lexer/token-stream.js";
import type { AttributeListSyntax, ExplicitInterfaceSpecifierSyntax, ModifierToken, NameSyntax } from "../../nodes.js";
import { endFrom, lookahead } from "../state.js";
import { Scan, scanNamedTypePart } from "../type-scanner.js";
import { inTypeList, parseSimpleName } from "../types.js";

/** What comes before a member: attributes and modifiers. */
export interface Header {
  readonly start: number;
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: readonly ModifierToken[];
}

export function skipBraces(): void {
  let depth = 0;
  do {
    if (at(T.OpenBrace)) depth++;
    else if (at(T.CloseBrace)) depth--;
    else if (at(T.EndOfFile)) return;
    next();
  } while (depth > 0);
}

/** The `IFace.` of an explicit implementation: all names that a dot follows. */
export function parseExplicitInterface(): ExplicitInterfaceSpecifierSyntax | null {
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

/** A quick no for nearly every member: its name is followed by nothing that could make it the name of an interface. */
export function isQualified(): boolean {
  const following = peek(1);
  return following === T.Dot || following === T.LessThan || following === T.ColonColon;
}
