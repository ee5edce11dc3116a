import { diagnostic } from "../../diagnostics/diagnostic.js";
import { locationOf } from "../syntax/index.js";
import type { BaseTypeSyntax } from "../syntax/nodes.js";
import type { Scope } from "./scope.js";
import type { SourceNamedType, TypePart } from "./source-type.js";
import type { ErrorType, NamedType, NamedTypeSymbol } from "./symbols.js";
import { bindType } from "./type-binder.js";
import { constructType, sameType } from "./types.js";

export interface Bases {
  readonly baseType: NamedType | undefined;
  readonly interfaces: readonly NamedType[];
  /** Names in the base list that nothing is known of. */
  readonly unbound: readonly ErrorType[];
  /** The base class and the interfaces with the unknown ones in their places, as the compiler tells them apart. */
  readonly written: {
    readonly base: NamedType | ErrorType | undefined;
    readonly interfaces: readonly (NamedType | ErrorType)[];
  };
}

export function bindBases(type: SourceNamedType): Bases {
  const implied = impliedBase(type);
  if (type.typeKind === "enum" || type.typeKind === "delegate") return basesOf(implied, undefined, [], implied);
  let base: NamedType | ErrorType | undefined;
  const interfaces: (NamedType | ErrorType)[] = [];
  for (const part of type.parts) {
    let isFirst = true;
    for (const { syntax, scope } of writtenBases(type, part)) {
      const bound = bindType(syntax.type, scope).type;
      const mayBeClass = isFirst && type.typeKind === "class";
      isFirst = false;
      if (bound.kind === "error") {
        if (mayBeClass) base ??= bound;
        else interfaces.push(bound);
      }
      if (bound.kind !== "named") continue;
      if (bound.symbol.typeKind === "interface") {
        if (!interfaces.some((known) => sameType(known, bound))) interfaces.push(bound);
      } else if (type.typeKind === "class" && base?.kind !== "named") {
        if (derivesFrom(bound.symbol, type)) reportCycle(type, part);
        else base = bound;
      }
    }
  }
  return basesOf(base?.kind === "named" ? base : implied, base, interfaces, implied);
}

function basesOf(
  baseType: NamedType | undefined,
  base: NamedType | ErrorType | undefined,
  interfaces: readonly (NamedType | ErrorType)[],
  implied: NamedType | undefined,
): Bases {
  const isError = (type: NamedType | ErrorType): type is ErrorType => type.kind === "error";
  return {
    baseType,
    interfaces: interfaces.filter((type) => type.kind === "named"),
    unbound: [...(base?.kind === "error" ? [base] : []), ...interfaces.filter(isError)],
    written: { base: base ?? implied, interfaces },
  };
}

function* writtenBases(type: SourceNamedType, part: TypePart): Iterable<{ syntax: BaseTypeSyntax; scope: Scope }> {
  const { syntax } = part;
  if (syntax.kind === "DelegateDeclaration" || syntax.baseList === null) return;
  const scope = type.headerScope(part);
  for (const base of syntax.baseList.types) yield { syntax: base, scope };
}

function reportCycle(type: SourceNamedType, { context, syntax }: TypePart): void {
  const place = locationOf(context.file, syntax.identifier);
  context.program.sink.report(diagnostic("TN1400", place, { type: type.metadataName }));
}

/** Bad source may make a class its own base; the chain is cut there. */
function derivesFrom(symbol: NamedTypeSymbol, ancestor: NamedTypeSymbol): boolean {
  const seen = new Set<NamedTypeSymbol>();
  for (let at: NamedTypeSymbol | undefined = symbol; at !== undefined && !seen.has(at); at = at.baseType?.symbol) {
    if (at === ancestor) return true;
    seen.add(at);
  }
  return false;
}

function impliedBase(type: SourceNamedType): NamedType | undefined {
  const core = type.parts[0]?.context.program.core;
  if (core === undefined) return undefined;
  switch (type.typeKind) {
    case "class":
      return constructType(core("System.Object"), []);
    case "struct":
      return constructType(core("System.ValueType"), []);
    case "enum":
      return constructType(core("System.Enum"), []);
    case "delegate":
      return constructType(core("System.MulticastDelegate"), []);
    case "interface":
      return undefined;
  }
}
