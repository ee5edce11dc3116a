/** Bases, interfaces and inherited members of constructed types. */
import { cachedBy, cachedWhole } from "../../../caching/cache.js";
import { addTo, groupedBy } from "../../../collections/lists-by-key.js";
import { isSourceType } from "../symbols/source-symbols.js";
import type {
  MemberSymbol,
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
  ParameterSymbol,
  PropertySymbol,
} from "../symbols/symbols.js";
import { sameType } from "../symbols/types.js";
import { substituteNamed, substituteType, typeMapOf } from "./substitution.js";
import { typeSignature } from "./type-signature.js";

/** Base classes, nearest first. A cycle in bad source ends the walk. */
export const baseTypes = cachedWhole((type: NamedType): readonly NamedType[] => {
  const bases: NamedType[] = [];
  const seen = new Set<NamedTypeSymbol>([type.symbol]);
  for (let at = type; ; ) {
    const base = at.symbol.baseType;
    if (base === undefined || seen.has(base.symbol)) return bases;
    seen.add(base.symbol);
    at = substituteNamed(base, at);
    bases.push(at);
  }
});

/** Whether a value of the type is one of the other: the same class or interface, whatever its arguments. */
export function derivesFrom(type: NamedType, symbol: NamedTypeSymbol): boolean {
  return type.symbol === symbol || [...baseTypes(type), ...allInterfaces(type)].some((base) => base.symbol === symbol);
}

/** Those of the type itself, explicit implementations too. */
export function membersNamed(symbol: NamedTypeSymbol, name: string): readonly MemberSymbol[] {
  return isSourceType(symbol) ? symbol.membersNamed(name) : (membersByName(symbol).get(name) ?? []);
}

const membersByName = cachedBy((symbol: NamedTypeSymbol): ReadonlyMap<string, readonly MemberSymbol[]> => {
  return groupedBy(symbol.members, (member) => member.name);
});

/** The constructors that make objects: those that are written, or in metadata. */
export const constructorsOf = cachedWhole(({ members }: NamedTypeSymbol): readonly MethodSymbol[] =>
  members.filter(
    (member): member is MethodSymbol =>
      member.kind === "method" && member.methodKind === "constructor" && !member.isStatic,
  ),
);

/** `interface I1<T> : I0<T[]>, I0<List<T>>`: with each line there are twice as many. */
const mostInterfaces = 1_000;

/** Whether a type has more interfaces than are looked at. */
export function hasTooManyInterfaces(type: NamedType): boolean {
  return allInterfaces(type).length === mostInterfaces;
}

/** Every interface, inherited ones included, each once, in order of first mention. */
export const allInterfaces = cachedWhole((type: NamedType): readonly NamedType[] => {
  const types: NamedType[] = [];
  const bySymbol = new Map<NamedTypeSymbol, NamedType[]>();
  // An interface that grows its own argument (`I<T> : I<I<T>>`) is bad source that would never end.
  const visit = (of: NamedType, depth: number): void => {
    for (const declared of of.symbol.interfaces) {
      const constructed = substituteNamed(declared, of);
      const isListed = bySymbol.get(constructed.symbol)?.some((other) => sameType(other, constructed)) === true;
      if (depth > 64 || types.length === mostInterfaces || isListed) continue;
      types.push(constructed);
      addTo(bySymbol, constructed.symbol, constructed);
      visit(constructed, depth + 1);
    }
  };
  visit(type, 0);
  for (const base of baseTypes(type)) visit(base, 0);
  return types;
});

/** A type as what it is, derives from or implements: `IEnumerable<int>` of `List<int>`. */
export function seenAs(type: NamedType, symbol: NamedTypeSymbol): NamedType | undefined {
  if (type.symbol === symbol) return type;
  const isOfSymbol = (one: NamedType): boolean => one.symbol === symbol;
  return baseTypes(type).find(isOfSymbol) ?? allInterfaces(type).find(isOfSymbol);
}

export interface InheritedMember {
  readonly member: MemberSymbol;
  readonly declaredIn: NamedType;
}

/**
 * Members as a derived type has them: base first, an overridden or hidden one once, at the place of its first declaration.
 * An interface inherits the members of its base interfaces.
 */
export function membersOf(type: NamedType): readonly InheritedMember[] {
  return listed(type, isAny);
}

/** The same without methods. Parameters of constructors need not be bound to tell which properties a type has. */
export function membersWithoutMethods(type: NamedType): readonly InheritedMember[] {
  return listed(type, isNoMethod).filter(({ member }) => isNoMethod(member));
}

function isAny(): boolean {
  return true;
}

function isNoMethod({ kind }: MemberSymbol): boolean {
  return kind !== "method";
}

function listed(type: NamedType, isWanted: (member: MemberSymbol) => boolean): readonly InheritedMember[] {
  const isInterface = type.symbol.typeKind === "interface";
  const ancestors = isInterface ? allInterfaces(type) : baseTypes(type);
  // The nearest base whose members are known as a whole; an interface has no such order.
  let first = isInterface ? ancestors.length : 0;
  while (first < ancestors.length && !isSettled(ancestors[first])) first++;
  const base = ancestors[first];
  const members = new MemberList(base === undefined ? undefined : settledMembers(base));
  for (let at = first - 1; at >= 0; at--) {
    const level = ancestors[at];
    if (level !== undefined) members.addInherited(level, isWanted);
  }
  const ownMembers = type.symbol.members;
  for (let at = 0; at < ownMembers.length; at++) {
    const member = ownMembers[at];
    if (member !== undefined && isWanted(member)) members.add(member, type);
  }
  return members.all;
}

/** A class of a library that is not generic: its members do not change while the program is bound, and look the same from everywhere. */
function isSettled(type: NamedType | undefined): boolean {
  return type !== undefined && type.symbol.origin === "metadata" && typeMapOf(type).size === 0;
}

/** What a class inherits from here. Every controller inherits the two hundred members of the framework's. */
const settledMembers = cachedBy((type: NamedType): MemberList => {
  const members = new MemberList(undefined);
  const ancestors = baseTypes(type);
  for (let at = ancestors.length - 1; at >= 0; at--) {
    const level = ancestors[at];
    if (level !== undefined) members.addInherited(level, isAny);
  }
  members.addInherited(type, isAny);
  return members;
});

/** Members in order of first declaration, each in the place of the one that it overrides or hides. */
class MemberList {
  readonly all: InheritedMember[];
  readonly #base: MemberList | undefined;
  /** Of fields, properties and events, which hide by name. */
  readonly #places = new Map<string, number>();
  /** Of methods and indexers, which hide by signature: signatures are compared only where a name is declared twice. */
  readonly #overloads = new Map<string, number[]>();

  constructor(base: MemberList | undefined) {
    this.#base = base;
    this.all = base === undefined ? [] : base.all.slice();
  }

  addInherited(level: NamedType, isWanted: (member: MemberSymbol) => boolean): void {
    const { members } = level.symbol;
    // By index: an iterator makes an object for each.
    for (let at = 0; at < members.length; at++) {
      const member = members[at];
      if (member !== undefined && isWanted(member) && isInherited(member)) this.add(member, level);
    }
  }

  add(member: MemberSymbol, declaredIn: NamedType): void {
    const place = hasSignature(member) ? this.#placeBySignature(member, declaredIn) : this.#placeByName(member.name);
    this.all[place] = { member, declaredIn };
  }

  #placeByName(name: string): number {
    const cached = this.#places.get(name) ?? (this.#base === undefined ? undefined : this.#base.#places.get(name));
    if (cached !== undefined) return cached;
    this.#places.set(name, this.all.length);
    return this.all.length;
  }

  #placeBySignature(member: MethodSymbol | PropertySymbol, declaredIn: NamedType): number {
    const name = member.kind === "method" ? member.name : indexer;
    const inherited = this.#base === undefined ? undefined : this.#base.#overloads.get(name);
    const overload = this.#overloads.get(name);
    if (this.#mayHide(inherited, member, declaredIn) || this.#mayHide(overload, member, declaredIn)) {
      const key = keyOf(member, declaredIn);
      const place = this.#placeIn(inherited, key) ?? this.#placeIn(overload, key);
      if (place !== undefined) return place;
    }
    if (overload === undefined) this.#overloads.set(name, [this.all.length]);
    else overload.push(this.all.length);
    return this.all.length;
  }

  /** No library has two methods of one signature in one class: signatures of its overloads are not read to find that out. */
  #mayHide(
    places: readonly number[] | undefined,
    member: MethodSymbol | PropertySymbol,
    declaredIn: NamedType,
  ): boolean {
    if (places === undefined) return false;
    const isOverload = member.kind === "method" && member.methodKind === "ordinary" && isSettled(declaredIn);
    return !isOverload || places.some((place) => this.all[place]?.declaredIn !== declaredIn);
  }

  #placeIn(places: readonly number[] | undefined, key: string): number | undefined {
    return places?.find((place) => {
      const one = this.all[place];
      return one !== undefined && hasSignature(one.member) && keyOf(one.member, one.declaredIn) === key;
    });
  }
}

/** Indexers hide one another whatever their names. */
const indexer = "this[]";

function isInherited(member: MemberSymbol): boolean {
  if (member.kind !== "method") return true;
  return member.methodKind === "ordinary" || member.methodKind === "operator" || member.methodKind === "conversion";
}

/** Fields, properties and events hide by name; methods and indexers by signature (ECMA-334 §7.7.2). */
function hasSignature(member: MemberSymbol): member is MethodSymbol | PropertySymbol {
  return member.kind === "method" || (member.kind === "property" && member.isIndexer);
}

/** The same for members that hide one another. */
function keyOf(member: MethodSymbol | PropertySymbol, declaredIn: NamedType): string {
  return isSettled(declaredIn) ? settledKey(member, declaredIn) : signatureKey(member, declaredIn);
}

const settledKey = cachedBy((member: MethodSymbol | PropertySymbol, declaredIn: NamedType) =>
  signatureKey(member, declaredIn),
);

function signatureKey(member: MethodSymbol | PropertySymbol, declaredIn: NamedType): string {
  if (member.kind === "method") {
    return `${member.methodKind} ${member.name}\`${member.typeParameters.length}(${signature(member.parameters, declaredIn)})`;
  }
  return `this[${signature(member.parameters, declaredIn)}]`;
}

function signature(parameters: readonly ParameterSymbol[], declaredIn: NamedType): string {
  return parameters
    .map((p) => `${p.refKind === "none" ? "" : "ref "}${typeSignature(substituteType(p.type, declaredIn).type)}`)
    .join(",");
}
