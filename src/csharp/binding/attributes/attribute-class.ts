/** Which class `[Name]` means: `Name` or `NameAttribute`, whichever is an attribute (ECMA-334 §23.3). */
import { cachedBy } from "../../../caching/cache.js";
import { cutsMade } from "../../../caching/memo.js";
import { Char } from "../../../text/char.js";
import { identifierText } from "../../syntax/index.js";
import type { NameSyntax, SimpleNameSyntax } from "../../syntax/nodes.js";
import { arityOf, bindNamespaceOrType, bindTypeArguments, lastNameOf, nameOf } from "../names/type-binder.js";
import { lookupName, type NameMeaning, namespaceMember, nestedType } from "../names/type-lookup.js";
import type { NamespaceScope, Scope, TypeScope } from "../symbols/scope.js";
import { isSourceType } from "../symbols/source-symbols.js";
import type { NamedType, NamedTypeSymbol } from "../symbols/symbols.js";
import { constructType, nameWithArity } from "../symbols/types.js";

export function bindAttributeClass(syntax: NameSyntax, scope: Scope): NamedType | undefined {
  const last = lastNameOf(syntax);
  const name = nameOf(last, scope);
  const isVerbatim = scope.context.file.bytes[last.start] === Char.At;
  const isSimple = syntax.kind !== "QualifiedName" && syntax.kind !== "AliasQualifiedName";
  const meaning =
    isSimple && !isVerbatim
      ? simpleMeaning(scope, name, arityOf(last))
      : meaningOf(isVerbatim ? [name] : [`${name}Attribute`, name], finderFor(syntax, last, scope));
  return construct(meaning, last, scope);
}

/** What simple names of attributes mean in a class or file: most of them are written again and again. */
const simpleMeanings = cachedBy((_: TypeScope | NamespaceScope) => new Map<string, NameMeaning | undefined>());

function simpleMeaning(scope: Scope, name: string, arity: number): NameMeaning | undefined {
  let around = scope;
  // No other scope has classes in it.
  while (around.kind !== "type" && around.kind !== "namespace") around = around.parent;
  const meanings = simpleMeanings(around);
  const key = nameWithArity(name, arity);
  const cached = meanings.get(key);
  if (cached !== undefined || meanings.has(key)) return cached;
  const before = cutsMade();
  const meaning = meaningOf([`${name}Attribute`, name], (candidate, accept) =>
    lookupName(scope, candidate, arity, accept),
  );
  // Bases that are being bound further up do not tell yet whether a class is an attribute.
  if (cutsMade() === before) meanings.set(key, meaning);
  return meaning;
}

type Find = (name: string, accept: (symbol: NamedTypeSymbol) => boolean) => NameMeaning | undefined;

function meaningOf(names: readonly string[], find: Find): NameMeaning | undefined {
  for (const accept of [isAttribute, mayBeAttribute]) {
    for (const name of names) {
      const meaning = find(name, accept);
      if (meaning?.kind === "symbol" || (meaning?.kind === "bound" && meaning.type.type.kind === "named"))
        return meaning;
    }
  }
  return undefined;
}

function finderFor(syntax: NameSyntax, last: SimpleNameSyntax, scope: Scope): Find {
  const arity = arityOf(last);
  if (syntax.kind !== "QualifiedName" && syntax.kind !== "AliasQualifiedName") {
    return (name, accept) => lookupName(scope, name, arity, accept);
  }
  const left =
    syntax.kind === "QualifiedName"
      ? bindNamespaceOrType(syntax.left, scope)
      : identifierText(scope.context.file, syntax.alias) === "global"
        ? ({ kind: "namespace", name: "" } as const)
        : bindNamespaceOrType(syntax.alias, scope);
  return (name, accept) => {
    const meaning =
      left?.kind === "namespace"
        ? namespaceMember(scope, left.name, name, arity)
        : left?.kind === "bound" && left.type.type.kind === "named"
          ? nestedType(left.type.type, name, arity, undefined)
          : undefined;
    return meaning?.kind === "symbol" && accept(meaning.symbol) ? meaning : undefined;
  };
}

function construct(meaning: NameMeaning | undefined, last: SimpleNameSyntax, scope: Scope): NamedType | undefined {
  if (meaning?.kind === "bound") return meaning.type.type.kind === "named" ? meaning.type.type : undefined;
  if (meaning?.kind !== "symbol") return undefined;
  const typeArguments = last.kind === "GenericName" ? bindTypeArguments(last, scope) : [];
  return constructType(meaning.symbol, typeArguments, meaning.containing);
}

function isAttribute(symbol: NamedTypeSymbol): boolean {
  const seen = new Set<NamedTypeSymbol>();
  for (let at: NamedTypeSymbol | undefined = symbol; at !== undefined && !seen.has(at); at = at.baseType?.symbol) {
    if (at.metadataName === "System.Attribute") return true;
    seen.add(at);
  }
  return false;
}

/** A class whose base is not known (a package that is not restored) may well be one. */
function mayBeAttribute(symbol: NamedTypeSymbol): boolean {
  const seen = new Set<NamedTypeSymbol>();
  for (let at: NamedTypeSymbol | undefined = symbol; at !== undefined && !seen.has(at); at = at.baseType?.symbol) {
    if (isSourceType(at) && at.unboundBases.length > 0) return true;
    seen.add(at);
  }
  return false;
}
