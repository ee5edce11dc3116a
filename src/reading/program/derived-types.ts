/** The source types that derive from one of the program's types. Only types whose base lists name it, or one of these, are bound. */
import { cachedBy } from "../../caching/cache.js";
import { mayRename } from "../../csharp/binding/index.js";
import { isSourceType, type SourceTypePart } from "../../csharp/binding/symbols/source-symbols.js";
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import type { TypeSyntax } from "../../csharp/syntax/nodes.js";
import { type SourceProjects, sourceTypes } from "../source-projects.js";
import { simpleTypeName } from "./written-calls.js";

/** Those that a value of the type may have at run time. */
export function derivedTypes(workspace: SourceProjects, symbol: NamedTypeSymbol): readonly NamedTypeSymbol[] {
  return typesDerivedFrom(workspace, symbol).filter(isMade);
}

/** Those that name it as their base, abstract ones too. */
export function subclasses(workspace: SourceProjects, symbol: NamedTypeSymbol): readonly NamedTypeSymbol[] {
  return typesDerivedFrom(workspace, symbol).filter(({ baseType }) => baseType?.symbol === symbol);
}

function isMade({ typeKind, isAbstract, isStatic }: NamedTypeSymbol): boolean {
  return typeKind !== "interface" && !isAbstract && !isStatic;
}

/** Directly or not, in the order of the program. */
export function typesDerivedFrom(workspace: SourceProjects, symbol: NamedTypeSymbol): readonly NamedTypeSymbol[] {
  const { order, byBase, anyBase, found } = writtenBases(workspace);
  const cached = found.get(symbol);
  if (cached !== undefined) return cached;
  const derived = new Set<NamedTypeSymbol>();
  const bases = [symbol];
  // It grows while it is gone through.
  for (const base of bases) {
    for (const type of [...(byBase.get(base.name) ?? []), ...anyBase]) {
      if (derived.has(type) || !hasBase(type, base)) continue;
      derived.add(type);
      bases.push(type);
    }
  }
  const at = (type: NamedTypeSymbol): number => order.get(type) ?? 0;
  const all = [...derived].sort((one, other) => at(one) - at(other));
  found.set(symbol, all);
  return all;
}

function hasBase({ baseType, interfaces }: NamedTypeSymbol, base: NamedTypeSymbol): boolean {
  return baseType?.symbol === base || interfaces.some(({ symbol }) => symbol === base);
}

interface WrittenBases {
  /** Of the types in the program. */
  readonly order: ReadonlyMap<NamedTypeSymbol, number>;
  /** Types by the simple names in their base lists. */
  readonly byBase: ReadonlyMap<string, readonly NamedTypeSymbol[]>;
  /** What these call their bases may be an alias. */
  readonly anyBase: readonly NamedTypeSymbol[];
  readonly found: Map<NamedTypeSymbol, readonly NamedTypeSymbol[]>;
}

const writtenBases = cachedBy((workspace: SourceProjects): WrittenBases => {
  const byBase = new Map<string, NamedTypeSymbol[]>();
  const anyBase: NamedTypeSymbol[] = [];
  const types = sourceTypes(workspace);
  for (const type of types) {
    if (!isSourceType(type)) continue;
    for (const part of type.parts) {
      for (const { type: written } of basesOf(part)) {
        const name = mayRename(part.context) ? undefined : simpleTypeName(written, part.context.file);
        if (name === undefined) anyBase.push(type);
        else if (byBase.has(name)) byBase.get(name)?.push(type);
        else byBase.set(name, [type]);
      }
    }
  }
  return { order: new Map(types.map((type, at) => [type, at])), byBase, anyBase, found: new Map() };
});

function basesOf({ syntax }: SourceTypePart): readonly { readonly type: TypeSyntax }[] {
  return "baseList" in syntax ? (syntax.baseList?.types ?? []) : [];
}
