/**
 * What calls that are left out change of the objects that they are given: worked out once somebody looks at one of them, from the state
 * in which the objects were when they were handed over.
 */
import { cachedBy } from "../../caching/cache.js";
import { memo } from "../../caching/memo.js";
import type { FieldSymbol, NamedTypeSymbol, PropertySymbol } from "../binding/symbols/symbols.js";
import { selfType } from "../binding/symbols/types.js";
import { baseTypes } from "../binding/types/hierarchy.js";
import type { MethodCall } from "./functions.js";
import type { CSharpMachine } from "./machine.js";
import type { Memory } from "./memory.js";
import { classOf } from "./objects.js";
import { isProgramType } from "./program-type.js";
import {
  alternativesOf,
  type CSharpValue,
  type HeapObject,
  nullValue,
  type ObjectValue,
  type Place,
  unknownValue,
} from "./value.js";

/** What a call may change: what is known of the values, with what is reached from them. */
interface Changeable {
  readonly objectsOf: ReadonlyMap<CSharpValue, ReadonlySet<HeapObject>>;
  /** The marks of what nobody has asked for yet. */
  readonly marks: ReadonlySet<HeapObject>;
}

/** Keeping more of them as they are costs more than running most calls. */
const mostObjects = 100;
/** One after the other, on the engine's stack. */
const mostOpen = 20;

/** Undefined where it is too much to be kept until somebody looks at it. */
function changeableBy(machine: CSharpMachine, call: MethodCall): Changeable | undefined {
  const objectsOf = new Map<CSharpValue, ReadonlySet<HeapObject>>();
  const marks = new Set<HeapObject>();
  let count = 0;
  for (const value of [call.self, ...call.values]) {
    if (value === undefined || objectsOf.has(value)) continue;
    const objects = new Set<HeapObject>();
    for (const one of alternativesOf(value)) {
      if (one.kind === "object" && hasState(machine, one)) objectsReachedFrom(machine, one, objects, mostObjects);
      if (one.kind !== "unknown" || one.given === undefined) continue;
      objects.add(one.given);
      marks.add(one.given);
    }
    if (objects.size === 0) continue;
    for (const object of objects) if (isTooMuch(machine, object)) return undefined;
    count += objects.size;
    if (count > mostObjects) return undefined;
    objectsOf.set(value, objects);
  }
  return { objectsOf, marks };
}

/** Calling a delegate may change what it has captured, which nothing shows. */
function isTooMuch({ memory }: CSharpMachine, object: HeapObject): boolean {
  return memory.openDepth(object) > mostOpen || memory.held(object).some(({ kind }) => kind === "delegate");
}

export function mayBeLeftOpen(machine: CSharpMachine, call: MethodCall): boolean {
  return changeableBy(machine, call) !== undefined;
}

/** `run` gives the value of the call. What comes back does too, and runs it once at most. */
export function leaveOut(machine: CSharpMachine, call: MethodCall, run: () => CSharpValue): () => CSharpValue {
  const { objectsOf, marks } = changeableBy(machine, call) ?? nothing;
  if (objectsOf.size === 0) return run;
  const changed = memo(
    () => {
      const values = machine.framework.request?.changed(call) ?? [];
      return new Set(values.flatMap((value) => [...((value && objectsOf.get(value)) ?? [])]));
    },
    () => new Set(),
  );
  const outcome = memo(
    () => {
      const before = machine.memory;
      machine.memory = asItWas(before);
      const value = run();
      const { memory } = machine;
      machine.memory = before;
      before.adopt(memory);
      return { value, memory };
    },
    () => undefined,
  );
  const asItWas = machine.memory.defer(
    [...objectsOf.values()].flatMap((objects) => [...objects]),
    (object): Memory | undefined => {
      if (!changed().has(object)) return undefined;
      if (!marks.has(object)) return outcome()?.memory;
      const memory = asItWas(machine.memory);
      mark(memory, object);
      return memory;
    },
  );
  return () => outcome()?.value ?? nullValue;
}

const nothing: Changeable = { objectsOf: new Map(), marks: new Set() };

/** A controller that has only services has nothing that a call could change. */
export function hasState({ memory }: CSharpMachine, { object }: ObjectValue): boolean {
  const { type } = object;
  if (type?.kind !== "named" || memory.isList(object)) return true;
  return variablesOf(type.symbol).length > 0 || memory.held(object).some(({ kind }) => kind !== "unknown");
}

/** The members that code can set once the object is there. */
const variablesOf = cachedBy((symbol: NamedTypeSymbol): readonly (FieldSymbol | PropertySymbol)[] =>
  [symbol, ...baseTypes(selfType(symbol)).map((base) => base.symbol)]
    .filter(({ origin }) => origin === "source")
    .flatMap(({ members }) =>
      members.filter((one): one is FieldSymbol | PropertySymbol => {
        if (one.kind === "field") return !one.isStatic && !one.isReadOnly && !one.isConst;
        return one.kind === "property" && !one.isStatic && one.setter?.isInitOnly === false;
      }),
    ),
);

/** Code that is not known has had the value. */
export function handOver(machine: CSharpMachine, value: CSharpValue, place: Place, mayBeSet: boolean): void {
  for (const object of objectsReachedFrom(machine, value)) {
    machine.memory.touch(object, place);
    if (!mayBeSet || object.type?.kind !== "named") continue;
    for (const member of variablesOf(object.type.symbol)) {
      const unknown = unknownValue("code that is not known may have set it", place, member.type);
      machine.memory.setField(object, member, { value: unknown, place });
    }
  }
}

/** The object, and those in the tuple, the list or the object of the program's own that is handed over. */
export function objectsReachedFrom(
  machine: CSharpMachine,
  value: CSharpValue,
  reached = new Set<HeapObject>(),
  most = Number.POSITIVE_INFINITY,
): ReadonlySet<HeapObject> {
  if (value.kind === "tuple" || value.kind === "oneOf") {
    for (const one of value.kind === "tuple" ? value.elements : value.values)
      objectsReachedFrom(machine, one, reached, most);
    return reached;
  }
  if (value.kind !== "object" || reached.has(value.object) || reached.size > most) return reached;
  reached.add(value.object);
  const symbol = classOf(value)?.symbol;
  const isOwn = symbol !== undefined && (isProgramType(symbol) || symbol.isAnonymous === true);
  for (const one of isOwn ? machine.memory.held(value.object) : machine.memory.heldItems(value.object))
    objectsReachedFrom(machine, one, reached, most);
  return reached;
}

const changedKey = "changed";

function mark(memory: Memory, given: HeapObject): void {
  memory.setField(given, changedKey, { value: nullValue, place: given.place });
}

/** Code that is run changes what the value is, or has. */
export function noteChange({ memory }: CSharpMachine, value: CSharpValue | undefined): void {
  for (const one of value === undefined ? [] : alternativesOf(value))
    if (one.kind === "unknown" && one.given !== undefined) mark(memory, one.given);
}

export function isChanged({ memory }: CSharpMachine, given: HeapObject): boolean {
  return memory.field(given, changedKey) !== undefined;
}
