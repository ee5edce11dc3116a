/**
 * Which `T?` parameters (`type-parameters.ts`) stay. A generic that nobody uses with a value type at `T?` needs none: there
 * `T?` is `T | null`. Otherwise the parameter stays, under a name that TypeScript can spell.
 */
import { cachedBy, type NotesBy, notesOn } from "../../../caching/cache.js";
import { freeName } from "../../../contract/free-name.js";
import { type Hub, mapHubUses, usesOfHub } from "../../../contract/hub.js";
import { mapOperationUses, type Operation } from "../../../contract/operation.js";
import { mapUsesOf, type TypeDeclaration, typeParametersOf, usesOf } from "../../../contract/type-declaration.js";
import {
  isAnything,
  mapUse,
  nullable,
  type ReferenceUse,
  type TypeId,
  type TypeUse,
  visitUses,
} from "../../../contract/type-use.js";
import { answeredUses, sentUses } from "../../../contract/used-types.js";
import { nullParameterOf } from "../type-parameters.js";

export interface Settled {
  readonly declarations: readonly TypeDeclaration[];
  operation(operation: Operation): Operation;
  hub(hub: Hub): Hub;
}

/** What is said to be too large. */
type Owner = Pick<Operation, "csharpName" | "location">;

type Parameters = ReadonlyMap<TypeId, readonly string[]>;

export function settleNullParameters(
  operations: readonly Operation[],
  hubs: readonly Hub[],
  declarations: readonly TypeDeclaration[],
  reportOversized: (owner: Owner) => void,
): Settled {
  const parameters: Parameters = new Map(declarations.map((type) => [type.id, typeParametersOf(type)]));
  // Most programs have none, and then nothing changes.
  if (![...parameters.values()].flat().some((name) => nullParameterOf(name) !== undefined)) {
    return { declarations, operation: (operation) => operation, hub: (hub) => hub };
  }
  const outside = [
    ...operations.flatMap((operation) => [...sentUses(operation), ...answeredUses(operation)]),
    ...hubs.flatMap(usesOfHub),
  ];
  const kept = withValues(outside, declarations, parameters, shownParameters(declarations, parameters));
  const decision = decisionOf(parameters, kept);
  const settledUses = new Map<TypeUse, TypeUse>();
  const inUse = (use: TypeUse, names: ReadonlyMap<string, TypeUse>, owner: Owner): TypeUse => {
    const settled = mapUse(use, (inner) => {
      if (inner.kind === "typeParameter") return names.get(inner.name) ?? inner;
      return inner.kind === "reference" ? withoutDropped(inner, parameters, kept) : inner;
    });
    if (writtenParts(settled) <= largestUse) return settled;
    reportOversized(owner);
    return { kind: "unknown", shape: "any", reason: "unmapped" };
  };
  return {
    declarations: declarations.map((type) =>
      settledBefore(settledTypes, type, decision, () => settleDeclaration(type, kept, inUse)),
    ),
    operation: (operation) =>
      settledBefore(settledOperations, operation, decision, () =>
        mapOperationUses(operation, (use) => {
          // Most are of a primitive, and the others are shared by many operations.
          if (use.kind === "primitive") return use;
          const cached = settledUses.get(use);
          if (cached !== undefined) return cached;
          const settled = inUse(use, noNames, operation);
          settledUses.set(use, settled);
          return settled;
        }),
      ),
    hub: (hub) => mapHubUses(hub, (use) => inUse(use, noNames, hub)),
  };
}

/** More parts than anybody writes by hand. Kept `T?` arguments can double the written type with each level of nesting. */
const largestUse = 1_000;

/** How many parts the use has when it is written out, shared parts counted wherever they occur. */
const writtenParts = cachedBy((use: TypeUse): number => {
  switch (use.kind) {
    case "array":
      return 1 + writtenParts(use.element);
    case "map":
      return 1 + writtenParts(use.key) + writtenParts(use.value);
    case "nullable":
      return writtenParts(use.inner);
    case "reference":
      return use.typeArguments.reduce((parts, argument) => parts + writtenParts(argument), 1);
    default:
      return 1;
  }
});

/** Which parameters there are, and which of them stay: with the uses themselves, all that decides over the result. */
function decisionOf(parameters: Parameters, kept: ReadonlySet<string>): string {
  const decided = [...parameters].filter(([, names]) => names.some((name) => nullParameterOf(name) !== undefined));
  return JSON.stringify(decided.map(([id, names]) => [id, names, names.map((name) => kept.has(keyOf(id, name)))]));
}

interface SettledBefore<T> {
  readonly decision: string;
  readonly settled: T;
}

const settledTypes = notesOn<TypeDeclaration, SettledBefore<TypeDeclaration>>();
const settledOperations = notesOn<Operation, SettledBefore<Operation>>();

/** The same object as in the last run, where one run follows another and the same was decided. */
function settledBefore<T extends object>(
  earlier: NotesBy<T, SettledBefore<T>>,
  key: T,
  decision: string,
  settle: () => T,
): T {
  const before = earlier.get(key);
  if (before?.decision === decision) return before.settled;
  const settled = settle();
  if (settled !== key) earlier.set(key, { decision, settled });
  return settled;
}

const noNames: ReadonlyMap<string, TypeUse> = new Map();

/** One `T?` parameter of one type. */
const keyOf = (id: TypeId, parameter: string): string => `${id} ${parameter}`;

function settleDeclaration(
  type: TypeDeclaration,
  kept: ReadonlySet<string>,
  inUse: (use: TypeUse, names: ReadonlyMap<string, TypeUse>, owner: TypeDeclaration) => TypeUse,
): TypeDeclaration {
  if (type.kind !== "object" && type.kind !== "union") return mapUsesOf(type, (use) => inUse(use, noNames, type));
  const names = new Map<string, TypeUse>();
  const defaults = new Map<string, TypeUse>();
  const taken = new Set(type.typeParameters);
  const typeParameters = type.typeParameters.flatMap((name) => {
    const parameter = nullParameterOf(name);
    if (parameter === undefined) return [name];
    const fallback = nullable(parameter);
    names.set(name, fallback);
    if (!kept.has(keyOf(type.id, name))) return [];
    const free = freeName(`${parameter.name}OrNull`, taken);
    names.set(name, { kind: "typeParameter", name: free });
    defaults.set(free, fallback);
    return [free];
  });
  const spelled = defaults.size === 0 ? {} : { typeParameterDefaults: defaults };
  return mapUsesOf({ ...type, typeParameters, ...spelled }, (use) => inUse(use, names, type));
}

function withoutDropped(use: ReferenceUse, parameters: Parameters, kept: ReadonlySet<string>): ReferenceUse {
  if (use.typeArguments.length === 0) return use;
  const names = parameters.get(use.id) ?? [];
  const typeArguments = use.typeArguments.filter((_, at) => {
    const name = names[at] ?? "";
    return nullParameterOf(name) === undefined || kept.has(keyOf(use.id, name));
  });
  return typeArguments.length === use.typeArguments.length ? use : { ...use, typeArguments };
}

/** The `T?` parameters whose `T?` is written somewhere, be it in a type that they are passed on to. */
function shownParameters(declarations: readonly TypeDeclaration[], parameters: Parameters): ReadonlySet<string> {
  return fixedPoint((shown, add) => {
    for (const type of declarations) {
      const visited = new Set<TypeUse>();
      const visit = (use: TypeUse): void => {
        if (visited.has(use)) return;
        visited.add(use);
        if (use.kind === "typeParameter" && nullParameterOf(use.name) !== undefined) add(keyOf(type.id, use.name));
        if (use.kind !== "reference") {
          forEachInside(use, visit);
          return;
        }
        for (const [at, argument] of use.typeArguments.entries()) {
          const slot = parameters.get(use.id)?.[at] ?? "";
          if (nullParameterOf(slot) === undefined || shown.has(keyOf(use.id, slot))) visit(argument);
        }
      };
      for (const use of usesOf(type)) visit(use);
    }
  });
}

/** Of those, the ones that are somewhere given a type that is never null. */
function withValues(
  outside: readonly TypeUse[],
  declarations: readonly TypeDeclaration[],
  parameters: Parameters,
  shown: ReadonlySet<string>,
): ReadonlySet<string> {
  // Operations share their uses.
  const generics = new Set<ReferenceUse>();
  for (const use of outside) addGenerics(use, generics);
  return fixedPoint((kept, add) => {
    const look = ({ id, typeArguments }: ReferenceUse, owner: TypeId | undefined): void => {
      for (const [at, argument] of typeArguments.entries()) {
        const slot = parameters.get(id)?.[at] ?? "";
        if (nullParameterOf(slot) === undefined) continue;
        const key = keyOf(id, slot);
        if (shown.has(key) && isValue(argument, owner, kept)) add(key);
      }
    };
    for (const use of generics) look(use, undefined);
    for (const type of declarations) for (const use of genericsIn(type)) look(use, type.id);
  });
}

const genericsIn = cachedBy((type: TypeDeclaration) => {
  const uses = new Set<ReferenceUse>();
  for (const use of usesOf(type)) addGenerics(use, uses);
  return uses;
});

/** The references that are given type arguments. */
function addGenerics(use: TypeUse, references: Set<ReferenceUse>): void {
  if (use.kind === "primitive" || (use.kind === "reference" && (use.typeArguments.length === 0 || references.has(use))))
    return;
  visitUses(use, (inner) => {
    if (inner.kind === "reference" && inner.typeArguments.length > 0) references.add(inner);
  });
}

function isValue(argument: TypeUse, owner: TypeId | undefined, kept: ReadonlySet<string>): boolean {
  if (argument.kind === "nullable" || isAnything(argument)) return false;
  if (argument.kind !== "typeParameter" || nullParameterOf(argument.name) === undefined) return true;
  return owner !== undefined && kept.has(keyOf(owner, argument.name));
}

function forEachInside(use: TypeUse, visit: (use: TypeUse) => void): void {
  if (use.kind === "array") visit(use.element);
  else if (use.kind === "nullable") visit(use.inner);
  else if (use.kind === "map") {
    visit(use.key);
    visit(use.value);
  }
}

function fixedPoint(round: (keys: ReadonlySet<string>, add: (key: string) => void) => void): ReadonlySet<string> {
  const keys = new Set<string>();
  for (let before = -1; before !== keys.size; ) {
    before = keys.size;
    round(keys, (key) => keys.add(key));
  }
  return keys;
}
