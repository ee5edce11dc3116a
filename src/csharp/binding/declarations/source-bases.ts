import { diagnostic } from "../../../diagnostics/diagnostic.js";
import { locationOf } from "../../syntax/index.js";
import type { BaseTypeSyntax } from "../../syntax/nodes.js";
import { bindType } from "../names/type-binder.js";
import { noteUnsettled } from "../symbols/file-questions.js";
import type { Scope } from "../symbols/scope.js";
import type { ErrorType, NamedType, NamedTypeSymbol } from "../symbols/symbols.js";
import { constructType, sameType } from "../symbols/types.js";
import type { SourceNamedType, TypePart } from "./source-type.js";

export interface Bases {
  readonly baseType: NamedType | undefined;
  readonly interfaces: readonly NamedType[];
  /** Names in the base list that nothing is known of. */
  readonly unbound: readonly ErrorType[];
}

export function bindBases(type: SourceNamedType): Bases {
  const implied = impliedBase(type);
  if (type.typeKind === "enum" || type.typeKind === "delegate")
    return { baseType: implied, interfaces: [], unbound: [] };
  let baseType: NamedType | undefined;
  const interfaces: NamedType[] = [];
  const unbound: ErrorType[] = [];
  for (const part of type.parts) {
    for (const { syntax, scope } of writtenBases(type, part)) {
      const bound = bindType(syntax.type, scope).type;
      if (bound.kind === "error") unbound.push(bound);
      if (bound.kind !== "named") continue;
      if (bound.symbol.typeKind === "interface") {
        if (!interfaces.some((listed) => sameType(listed, bound))) interfaces.push(bound);
      } else if (type.typeKind === "class" && baseType === undefined) {
        if (derivesFrom(bound.symbol, type)) reportCycle(type, part);
        else baseType = bound;
      }
    }
  }
  return { baseType: baseType ?? implied, interfaces: withUnion(type, interfaces), unbound };
}

/** Every `union` implements `IUnion`, where the framework or the project has it. */
function withUnion(type: SourceNamedType, interfaces: readonly NamedType[]): readonly NamedType[] {
  if (type.isUnionDeclaration !== true) return interfaces;
  const union = type.parts[0]?.context.program.core("System.Runtime.CompilerServices.IUnion");
  return union?.typeKind === "interface" ? [...interfaces, constructType(union, [])] : interfaces;
}

function* writtenBases(type: SourceNamedType, part: TypePart): Iterable<{ syntax: BaseTypeSyntax; scope: Scope }> {
  const { syntax } = part;
  if (syntax.kind === "DelegateDeclaration" || syntax.baseList === null) return;
  const scope = type.headerScope(part);
  for (const base of syntax.baseList.types) yield { syntax: base, scope };
}

function reportCycle(type: SourceNamedType, { context, syntax }: TypePart): void {
  const place = locationOf(context.file, syntax.identifier);
  // It is reported when the base is bound, so it has to be bound again to be reported again.
  noteUnsettled(context);
  context.program.sink.report(diagnostic("inheritanceCircle", place, { type: type.metadataName }));
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
