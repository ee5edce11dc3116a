import { cachedBy, notesOn } from "../../../caching/cache.js";
import { cutsMade } from "../../../caching/memo.js";
import { importsOf } from "../names/usings.js";
import type { BoundExpression } from "../symbols/bound-expression.js";
import { noteAsked } from "../symbols/file-questions.js";
import type { NamespaceScope, Scope } from "../symbols/scope.js";
import type { SourceTypeSymbol } from "../symbols/source-symbols.js";
import type { AnnotatedType, NamedTypeSymbol, PropertySymbol, TypeParameterSymbol } from "../symbols/symbols.js";
import { rankConversion } from "../types/conversions.js";
import { unify } from "../types/inference.js";
import { declaredMembers } from "../types/member-lookup.js";
import { substitute } from "../types/substitution.js";
import type { MethodCandidate } from "./overloads.js";

/** Extension methods of this name in the usings in scope, nearest first (ECMA-334 §12.8.10.3). */
export function extensionMethods(
  name: string,
  receiver: AnnotatedType | undefined,
  scope: Scope,
): readonly (readonly MethodCandidate[])[] {
  const { context } = scope;
  noteAsked(context, name, []);
  const levels: (readonly MethodCandidate[])[] = [];
  const look = (containers: readonly NamedTypeSymbol[]): void => {
    noteAsked(context, name, containers);
    const candidates = candidatesIn(containers, name, receiver);
    if (candidates.length > 0) levels.push(candidates);
  };
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    if (at.kind === "type" && at.type.isStatic && at.type.containingType === undefined) look([at.type]);
    if (at.kind === "namespace") containersIn(at, name).forEach(look);
  }
  return levels;
}

function candidatesIn(
  containers: readonly NamedTypeSymbol[],
  name: string,
  receiver: AnnotatedType | undefined,
): readonly MethodCandidate[] {
  const candidates: MethodCandidate[] = [];
  for (const container of containers) {
    for (const method of declaredMembers(container, name)) {
      if (method.kind !== "method" || !method.isExtension) continue;
      const receiverRank = rankReceiver(method.parameters[0]?.type, receiver, method.typeParameters);
      if (receiverRank === undefined) continue;
      candidates.push({ method, declaredIn: undefined, isReduced: true, receiverRank });
    }
  }
  return candidates;
}

export type MethodGroup = Extract<BoundExpression, { kind: "methodGroup" }>;

/** The extension methods that were found for a group, for the call that chooses among them. */
export const extensionsOf = notesOn<MethodGroup, readonly (readonly MethodCandidate[])[]>();

const containersByName = cachedBy((_: NamespaceScope) => new Map<string, readonly (readonly NamedTypeSymbol[])[]>());

/** Each name is asked for once in each scope: most calls are of a few methods. */
function containersIn(scope: NamespaceScope, name: string): readonly (readonly NamedTypeSymbol[])[] {
  const known = containersByName(scope);
  let containers = known.get(name);
  if (containers === undefined) {
    containers = [...containersOfLevels(scope, name)].filter((level) => level.length > 0);
    known.set(name, containers);
  }
  return containers;
}

function* containersOfLevels(scope: NamespaceScope, name: string): Iterable<readonly NamedTypeSymbol[]> {
  const { program } = scope.context;
  for (let level = scope.name; ; level = parentOf(level)) {
    yield program.extensionContainers(level, name);
    if (level === scope.name) {
      const imports = importsOf(scope);
      const imported: NamedTypeSymbol[] = [];
      for (const namespace of imports.namespaces) imported.push(...program.extensionContainers(namespace, name));
      for (const type of imports.statics) imported.push(type.symbol);
      yield imported;
    }
    if (level === "" || parentOf(level) === (scope.parent?.name ?? "")) return;
  }
}

function parentOf(namespace: string): string {
  return namespace.slice(0, Math.max(namespace.lastIndexOf("."), 0));
}

/** How well the value fits that the method is called on; undefined when it does not. */
function rankReceiver(
  wanted: AnnotatedType | undefined,
  given: AnnotatedType | undefined,
  typeParameters: readonly TypeParameterSymbol[],
): number | undefined {
  if (wanted === undefined) return undefined;
  if (given === undefined) return 0;
  const inferred = new Map<TypeParameterSymbol, AnnotatedType>();
  if (typeParameters.length > 0) unify(wanted, given, new Set(typeParameters), inferred);
  const rank = rankConversion(given.type, substitute(wanted, inferred).type);
  return rank === 20 ? undefined : rank;
}

/** `value.Property` where an extension block declares the property (C# 14). */
export function extensionProperty(name: string, receiver: AnnotatedType, scope: Scope): PropertySymbol | undefined {
  noteAsked(scope.context, name, []);
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    if (at.kind !== "namespace") continue;
    for (const { container, found } of extensionPropertiesIn(at, name)) {
      noteAsked(scope.context, name, [container]);
      const { property, block } = found;
      if (rankReceiver(block.receiver?.type, receiver, block.typeParameters) !== undefined) return property;
    }
  }
  return undefined;
}

interface FoundProperty {
  readonly container: SourceTypeSymbol;
  readonly found: SourceTypeSymbol["extensionProperties"][number];
}

const propertiesByName = cachedBy((_: NamespaceScope) => new Map<string, readonly FoundProperty[]>());

/** Asked for each name after a dot that is not a member, once for each name and scope. */
function extensionPropertiesIn(scope: NamespaceScope, name: string): readonly FoundProperty[] {
  const known = propertiesByName(scope);
  let properties = known.get(name);
  if (properties === undefined) {
    const { program } = scope.context;
    const before = cutsMade();
    const found: FoundProperty[] = [];
    for (const namespace of [scope.name, ...importsOf(scope).namespaces])
      for (const container of program.sourceStaticClasses(namespace))
        for (const one of container.extensionProperties)
          if (one.property.name === name) found.push({ container, found: one });
    properties = found;
    // A class whose members are being made further up does not show them yet.
    if (cutsMade() === before) known.set(name, properties);
  }
  return properties;
}
