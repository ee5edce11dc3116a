/** Which class `[Name]` means: `Name` or `NameAttribute`, whichever is an attribute (ECMA-334 §23.3). */

import { identifierText, textOf } from "../../syntax/index.js";
import type { NameSyntax, SimpleNameSyntax } from "../../syntax/nodes.js";
import { arityOf, bindNamespaceOrType, bindTypeArguments, lastNameOf, nameOf } from "../names/type-binder.js";
import { lookupName, type NameMeaning, namespaceMember, nestedType } from "../names/type-lookup.js";
import type { Scope } from "../symbols/scope.js";
import { isSourceType } from "../symbols/source-symbols.js";
import type { NamedType, NamedTypeSymbol } from "../symbols/symbols.js";
import { constructType } from "../symbols/types.js";

export function bindAttributeClass(syntax: NameSyntax, scope: Scope): NamedType | undefined {
  const last = lastNameOf(syntax);
  const name = nameOf(last, scope);
  const isVerbatim = textOf(scope.context.file, last).startsWith("@");
  const names = isVerbatim ? [name] : [`${name}Attribute`, name];
  const find = finderFor(syntax, last, scope);
  for (const accept of [isAttribute, mayBeAttribute]) {
    for (const candidate of names) {
      const found = construct(find(candidate, accept), last, scope);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

type Find = (name: string, accept: (symbol: NamedTypeSymbol) => boolean) => NameMeaning | undefined;

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
    const found =
      left?.kind === "namespace"
        ? namespaceMember(scope, left.name, name, arity)
        : left?.kind === "bound" && left.type.type.kind === "named"
          ? nestedType(left.type.type, name, arity, undefined)
          : undefined;
    return found?.kind === "symbol" && accept(found.symbol) ? found : undefined;
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
