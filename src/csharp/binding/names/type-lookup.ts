/** What a simple name means where a namespace or type is expected (ECMA-334 §7.8). */
import { cachedBy } from "../../../caching/cache.js";
import { cutsMade } from "../../../caching/memo.js";
import { recordLookup } from "../symbols/file-questions.js";
import type { NamespaceScope, Scope, TypeScope } from "../symbols/scope.js";
import { isSourceType } from "../symbols/source-symbols.js";
import type { AnnotatedType, NamedType, NamedTypeSymbol } from "../symbols/symbols.js";
import { nameWithArity, selfType, typeParameterType } from "../symbols/types.js";
import { allInterfaces, baseTypes } from "../types/hierarchy.js";
import { isSeenFrom } from "../types/member-lookup.js";
import { importsOf } from "./usings.js";

export type NameMeaning =
  | { readonly kind: "namespace"; readonly name: string }
  /** A definition that still waits for its type arguments. */
  | { readonly kind: "symbol"; readonly symbol: NamedTypeSymbol; readonly containing: NamedType | undefined }
  /** An alias of a type, or a type parameter (whose annotation depends on where it is used). */
  | { readonly kind: "bound"; readonly type: AnnotatedType }
  | { readonly kind: "ambiguous"; readonly candidates: readonly NamedTypeSymbol[] };

/** Lets the search go on past what the place cannot use: attributes skip types that are not attributes. */
type Accept = (symbol: NamedTypeSymbol) => boolean;

export function lookupName(scope: Scope, name: string, arity: number, accept?: Accept): NameMeaning | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    if (at.kind === "type" && accept === undefined) return lookupFromType(at, name, arity);
    const meaning = lookupAt(at, name, arity, accept);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

const meaningsInType = cachedBy((_: TypeScope) => new Map<string, NameMeaning | undefined>());

/** What a name means inside a type. Its members name the same types again and again, and each time all its bases would be asked. */
function lookupFromType(scope: TypeScope, name: string, arity: number): NameMeaning | undefined {
  const meanings = meaningsInType(scope);
  const key = nameWithArity(name, arity);
  const kept = meanings.get(key);
  if (kept !== undefined || meanings.has(key)) return kept;
  const before = cutsMade();
  const meaning = lookupAt(scope, name, arity) ?? lookupName(scope.parent, name, arity);
  // Bases that are being bound further up do not tell yet what is nested in them.
  if (cutsMade() === before) meanings.set(key, meaning);
  return meaning;
}

export function lookupAt(scope: Scope, name: string, arity: number, accept?: Accept): NameMeaning | undefined {
  switch (scope.kind) {
    case "typeParameters": {
      if (arity !== 0 || accept !== undefined) return undefined;
      const parameter = scope.parameters.find((candidate) => candidate.name === name);
      return parameter === undefined
        ? undefined
        : { kind: "bound", type: typeParameterType(parameter, "notAnnotated") };
    }
    case "type":
      return accepted(nestedType(selfType(scope.type), name, arity, scope.type), accept);
    case "namespace":
      return accept === undefined
        ? lookupInNamespaceScope(scope, name, arity)
        : lookupAccepted(scope, name, arity, accept);
    default:
      return undefined;
  }
}

const meaningsIn = cachedBy((_: NamespaceScope) => new Map<string, NameMeaning | undefined>());

function lookupInNamespaceScope(scope: NamespaceScope, name: string, arity: number): NameMeaning | undefined {
  const meanings = meaningsIn(scope);
  const key = nameWithArity(name, arity);
  if (meanings.has(key)) return meanings.get(key);
  const meaning = lookupThroughLevels(scope, name, arity);
  meanings.set(key, meaning);
  return meaning;
}

/** The few questions of `Accept` are constants, and most names of attributes are written again and again. */
const acceptedIn = cachedBy((_: NamespaceScope) => new Map<Accept, Map<string, NameMeaning | undefined>>());

function lookupAccepted(scope: NamespaceScope, name: string, arity: number, accept: Accept): NameMeaning | undefined {
  const meanings = acceptedIn(scope).get(accept) ?? new Map<string, NameMeaning | undefined>();
  acceptedIn(scope).set(accept, meanings);
  const key = nameWithArity(name, arity);
  if (meanings.has(key)) return meanings.get(key);
  const before = cutsMade();
  const meaning = lookupThroughLevels(scope, name, arity, accept);
  // Bases that are being bound further up do not tell yet whether a class is an attribute.
  if (cutsMade() === before) meanings.set(key, meaning);
  return meaning;
}

/** `namespace A.B` looks in `A.B` and its usings, then in `A`; what surrounds the declaration comes after. */
function lookupThroughLevels(
  scope: NamespaceScope,
  name: string,
  arity: number,
  accept?: Accept,
): NameMeaning | undefined {
  const names = scope.context.program.names();
  const holding = names.namespacesWith(nameWithArity(name, arity));
  const mayBeNamespace = arity === 0 && accept === undefined && names.endsNamespace(name);
  recordLookup(scope.context, name, []);
  // No level need be asked: most names that are tried for an attribute are nowhere.
  if (holding.length === 0 && !mayBeNamespace) return lookupImported(scope, name, arity, holding, accept);
  const outermost = scope.parent?.name ?? "";
  for (let level = scope.name; ; level = parentOf(level)) {
    const isHere = mayBeNamespace || holding.includes(level);
    const member = isHere ? accepted(namespaceMember(scope, level, name, arity), accept) : undefined;
    if (member !== undefined) return member;
    if (level === scope.name) {
      const imported = lookupImported(scope, name, arity, holding, accept);
      if (imported !== undefined) return imported;
    }
    if (level === "" || (scope.parent !== undefined && parentOf(level) === outermost)) return undefined;
  }
}

function accepted(meaning: NameMeaning | undefined, accept: Accept | undefined): NameMeaning | undefined {
  if (accept === undefined || meaning === undefined) return meaning;
  if (meaning.kind === "symbol") return accept(meaning.symbol) ? meaning : undefined;
  if (meaning.kind === "bound" && meaning.type.type.kind === "named") {
    return accept(meaning.type.type.symbol) ? meaning : undefined;
  }
  return undefined;
}

function parentOf(namespace: string): string {
  return namespace.slice(0, Math.max(namespace.lastIndexOf("."), 0));
}

/** A type or namespace that is a direct member of a namespace. */
export function namespaceMember(scope: Scope, namespace: string, name: string, arity: number): NameMeaning | undefined {
  const { program, file } = scope.context;
  const names = program.names();
  const isThere = names.namespacesWith(nameWithArity(name, arity)).includes(namespace);
  const symbols = isThere ? program.typesNamed(namespace, name, arity, file) : [];
  recordLookup(scope.context, name, symbols);
  if (isThere) {
    const [symbol] = symbols;
    if (symbols.length > 1) return { kind: "ambiguous", candidates: symbols };
    if (symbol !== undefined) return { kind: "symbol", symbol, containing: undefined };
  }
  if (arity !== 0 || !names.endsNamespace(name) || !program.hasNamespace(namespace, name)) return undefined;
  return { kind: "namespace", name: namespace === "" ? name : `${namespace}.${name}` };
}

/** `holding`: the namespaces that have a type of this name. */
function lookupImported(
  scope: NamespaceScope,
  name: string,
  arity: number,
  holding: readonly string[],
  accept: Accept | undefined,
): NameMeaning | undefined {
  const { program, file } = scope.context;
  const imports = importsOf(scope);
  if (arity === 0) {
    const alias = imports.aliases.get(name);
    const target = accepted(alias?.(), accept);
    if (target !== undefined || (alias !== undefined && accept === undefined)) return target;
  }
  // One, nearly always.
  const symbols: Extract<NameMeaning, { kind: "symbol" }>[] = [];
  const isKnown = (symbol: NamedTypeSymbol): boolean =>
    symbols.length > 0 && symbols.some((one) => one.symbol === symbol);
  for (const namespace of holding) {
    if (!imports.namespaces.has(namespace)) continue;
    const named = program.typesNamed(namespace, name, arity, file);
    recordLookup(scope.context, name, named);
    for (const symbol of named)
      if (!isKnown(symbol) && accept?.(symbol) !== false)
        symbols.push({ kind: "symbol", symbol, containing: undefined });
  }
  for (const type of imports.statics) {
    const nested = accepted(nestedType(type, name, arity, undefined), accept);
    if (nested?.kind === "symbol" && !isKnown(nested.symbol)) symbols.push(nested);
  }
  return symbols.length > 1 ? { kind: "ambiguous", candidates: symbols.map(({ symbol }) => symbol) } : symbols[0];
}

/** A type nested in this one or in one it inherits from. `from` is the type whose code asks, for what is private. */
export function nestedType(
  type: NamedType,
  name: string,
  arity: number,
  from: NamedTypeSymbol | undefined,
): NameMeaning | undefined {
  const nested = declaredNested(type.symbol, name, arity);
  if (nested !== undefined) return { kind: "symbol", symbol: nested, containing: type };
  const ancestors = type.symbol.typeKind === "interface" ? allInterfaces(type) : baseTypes(type);
  for (let at = 0; at < ancestors.length; at++) {
    const ancestor = ancestors[at];
    if (ancestor === undefined) continue;
    const inherited = declaredNested(ancestor.symbol, name, arity);
    if (inherited !== undefined && isSeenFrom(inherited, from)) {
      return { kind: "symbol", symbol: inherited, containing: ancestor };
    }
  }
  return undefined;
}

function declaredNested(symbol: NamedTypeSymbol, name: string, arity: number): NamedTypeSymbol | undefined {
  if (isSourceType(symbol)) return symbol.nestedTypesNamed(name, arity)[0];
  const { nestedTypes } = symbol;
  if (nestedTypes.length === 0) return undefined;
  return nestedTypes.find((nested) => nested.name === name && nested.typeParameters.length === arity);
}
