/**
 * What changes while a program runs: variables, fields, lists. A branch that cannot be decided runs each way on a layer of its own;
 * joining compares the layers, so that nothing which only one way did is taken for granted.
 */
import { memo } from "../../caching/memo.js";
import type { FieldSymbol, PropertySymbol } from "../binding/symbols/symbols.js";
import type { Cell } from "./environment.js";
import {
  type CSharpValue,
  type HeapObject,
  isSameValue,
  oneOf,
  type Place,
  type UnknownValue,
  unknownValue,
} from "./value.js";

/** A condition that could not be decided, and how it was taken. */
export interface BranchCondition {
  readonly place: Place;
  readonly isTaken: boolean;
}

/** A variable or a field, with what gave it its value. */
export interface Slot {
  readonly value: CSharpValue;
  readonly place: Place | undefined;
  /** Only some ways gave it a value. */
  readonly conditions?: readonly BranchCondition[];
}

export interface Element {
  readonly value: CSharpValue;
  /** Of a dictionary. */
  readonly key?: CSharpValue | undefined;
  readonly place: Place | undefined;
  readonly conditions: readonly BranchCondition[];
}

/** The elements of a list, array, set or dictionary. */
export interface Items {
  readonly elements: readonly Element[];
  /** There may be more. */
  readonly rest: UnknownValue | undefined;
}

/** By symbol for what is declared in source, by name otherwise. */
export type FieldKey = object | string;

interface ObjectState {
  readonly fields: Map<FieldKey, Slot>;
  items: Items | undefined;
  /** Code that is not known was given the object. */
  touched: readonly Place[];
  /** What comes on top of the rest once somebody looks at the object. */
  readonly open?: OpenState;
}

interface OpenState {
  /** What it comes of. */
  readonly parts: readonly ObjectState[];
  /** How many of them come of each other. */
  readonly depth: number;
  readonly close: () => ObjectState;
}

/** What is left of a value that code may have changed since; undefined where nothing is known of it. */
export interface Forgetting {
  cell(cell: Cell, slot: Slot): Slot;
  field(object: HeapObject, key: FieldKey, slot: Slot): Slot;
  items(object: HeapObject, items: Items): Items;
}

export class Memory {
  readonly #base: Memory | undefined;
  readonly #condition: BranchCondition | undefined;
  readonly #forgetting: Forgetting | undefined;
  readonly #cells = new Map<Cell, Slot>();
  readonly #objects = new Map<HeapObject, ObjectState>();
  /** How many layers a look-up may go through. */
  readonly depth: number;

  /** `forgetting`: what is seen through this layer of those below. */
  constructor(base?: Memory, condition?: BranchCondition, forgetting?: Forgetting) {
    this.#base = base;
    this.#forgetting = forgetting;
    this.depth = base === undefined ? 0 : base.depth + 1;
    this.#condition = condition;
  }

  isAbove(base: Memory): boolean {
    let at: Memory | undefined = this;
    while (at !== undefined && at.depth > base.depth) at = at.#base;
    return at === base;
  }

  /** Whether what happens now depends on a condition that is not known. */
  get isConditional(): boolean {
    for (let at: Memory | undefined = this; at !== undefined; at = at.#base)
      if (at.#condition !== undefined) return true;
    return false;
  }

  cell(cell: Cell): Slot | undefined {
    let forgetting: Forgetting | undefined;
    for (let at: Memory | undefined = this; at !== undefined; at = at.#base) {
      const slot = at.#cells.get(cell);
      if (slot !== undefined) return forgetting?.cell(cell, slot) ?? slot;
      forgetting ??= at.#forgetting;
    }
    return undefined;
  }

  setCell(cell: Cell, slot: Slot): void {
    this.#cells.set(cell, slot);
  }

  field(object: HeapObject, key: FieldKey): Slot | undefined {
    return this.#read(object)?.fields.get(key);
  }

  setField(object: HeapObject, key: FieldKey, slot: Slot): void {
    this.#write(object).fields.set(key, slot);
  }

  /** The object is there from here on: a way that leaves it alone has it too. */
  begin(object: HeapObject): void {
    this.#write(object);
  }

  /** A value that belongs to the object from its beginning, and is only made now: every layer gets it. */
  initialize(object: HeapObject, key: FieldKey, slot: Slot): void {
    for (let at: Memory | undefined = this; at !== undefined; at = at.#base) {
      if (at.#base === undefined || at.#objects.has(object)) at.#write(object).fields.set(key, slot);
    }
  }

  /** What a field holds that nothing was written to, as it is seen from here. */
  initial(object: HeapObject, key: FieldKey, slot: Slot): Slot {
    for (let at: Memory | undefined = this; at !== undefined; at = at.#base)
      if (at.#forgetting !== undefined && at.#base?.knows(object) === true)
        return at.#forgetting.field(object, key, slot);
    return slot;
  }

  /** Whether the object is there on this way. */
  knows(object: HeapObject): boolean {
    return this.#find(object) !== undefined;
  }

  /**
   * The objects are what they are in the memory that `change` gives, once somebody looks at one of them, and as they were where it gives
   * none. What comes back puts the objects as they are now in front of a memory.
   */
  defer(objects: Iterable<HeapObject>, change: (object: HeapObject) => Memory | undefined): (base: Memory) => Memory {
    const now = new Map<HeapObject, ObjectState>();
    for (const object of objects) now.set(object, this.#find(object) ?? copyOf(undefined));
    for (const [object, before] of now) {
      const close = memo(
        () => {
          const after = change(object);
          return after === undefined ? closed(before) : (after.#read(object) ?? closed(before));
        },
        () => closed(before),
      );
      const { fields, items, touched } = before;
      this.#objects.set(object, { fields, items, touched, open: openOf([before], close) });
    }
    return (base) => {
      const memory = new Memory(base);
      for (const [object, state] of now) memory.#objects.set(object, copyOf(state));
      return memory;
    };
  }

  /** What was made in a memory above this one is there wherever somebody has it. */
  adopt(above: Memory): void {
    let bottom: Memory = this;
    while (bottom.#base !== undefined && bottom.#forgetting === undefined) bottom = bottom.#base;
    const { cells, objects } = above.#above(this);
    for (const [cell, slot] of cells) if (this.cell(cell) === undefined) bottom.#cells.set(cell, slot);
    for (const [object, state] of objects) if (!this.knows(object)) bottom.#objects.set(object, state);
  }

  /** What the object has, or may have had before something that nobody has asked for yet. */
  held(object: HeapObject): readonly CSharpValue[] {
    const state = this.#find(object);
    return state === undefined ? [] : statesIn(state).flatMap((one) => [...slotValues(one), ...itemValues(one)]);
  }

  /** The same of its elements alone. */
  heldItems(object: HeapObject): readonly CSharpValue[] {
    const state = this.#find(object);
    return state === undefined ? [] : statesIn(state).flatMap((one) => itemValues(one));
  }

  /** How much would have to be worked out to look at the object. */
  openDepth(object: HeapObject): number {
    return this.#find(object)?.open?.depth ?? 0;
  }

  isList(object: HeapObject): boolean {
    const state = this.#find(object);
    return state !== undefined && statesIn(state).some(({ items }) => items !== undefined);
  }

  fields(object: HeapObject): ReadonlyMap<FieldKey, Slot> {
    return this.#read(object)?.fields ?? noFields;
  }

  /** Of an object that other code uses too: what that may have changed is not known. */
  forget(object: HeapObject, members: readonly (FieldSymbol | PropertySymbol)[]): void {
    const forgetting = this.#nearestForgetting();
    if (forgetting === undefined) return;
    for (const member of members) {
      const before = this.field(object, member) ?? { value: unknownValue("it is not set"), place: undefined };
      const after = forgetting.field(object, member, before);
      if (after !== before) this.setField(object, member, after);
      const list = after.value.kind === "object" ? after.value.object : undefined;
      const items = list && this.items(list);
      if (list !== undefined && items !== undefined) this.setItems(list, forgetting.items(list, items));
    }
  }

  #nearestForgetting(): Forgetting | undefined {
    for (let at: Memory | undefined = this; at !== undefined; at = at.#base)
      if (at.#forgetting !== undefined) return at.#forgetting;
    return undefined;
  }

  items(object: HeapObject): Items | undefined {
    return this.#read(object)?.items;
  }

  setItems(object: HeapObject, items: Items): void {
    this.#write(object).items = atMost(items);
  }

  touched(object: HeapObject): readonly Place[] {
    return this.#read(object)?.touched ?? [];
  }

  touch(object: HeapObject, place: Place): void {
    const state = this.#own(object);
    if (!state.touched.some((touchedPlace) => touchedPlace.syntax === place.syntax))
      state.touched = [...state.touched, place];
  }

  #read(object: HeapObject): ObjectState | undefined {
    for (let at: Memory | undefined = this; at !== undefined; at = at.#base) {
      const state = at.#stateHere(object);
      if (state === undefined) continue;
      if (state.open === undefined) return state;
      const known = closed(state);
      at.#objects.set(object, known);
      return known;
    }
    return undefined;
  }

  /** Without looking at it. */
  #find(object: HeapObject): ObjectState | undefined {
    for (let at: Memory | undefined = this; at !== undefined; at = at.#base) {
      const state = at.#stateHere(object);
      if (state !== undefined) return state;
    }
    return undefined;
  }

  #stateHere(object: HeapObject): ObjectState | undefined {
    return this.#objects.get(object) ?? (this.#forgetting === undefined ? undefined : this.#recalled(object));
  }

  #recalled(object: HeapObject): ObjectState | undefined {
    const forgetting = this.#forgetting;
    const base = this.#base;
    const state = forgetting === undefined || base === undefined ? undefined : base.#read(object);
    if (state === undefined || forgetting === undefined) return undefined;
    const fields = new Map([...state.fields].map(([key, slot]) => [key, forgetting.field(object, key, slot)]));
    const items = state.items && forgetting.items(object, state.items);
    const recalled = { fields, items, touched: state.touched };
    this.#objects.set(object, recalled);
    return recalled;
  }

  #write(object: HeapObject): ObjectState {
    const here = this.#objects.get(object);
    if (here !== undefined && here.open === undefined) return here;
    this.#read(object);
    return this.#own(object);
  }

  /** The state of this layer, without looking at it. */
  #own(object: HeapObject): ObjectState {
    let state = this.#objects.get(object);
    if (state === undefined) {
      state = copyOf(this.#find(object));
      this.#objects.set(object, state);
    }
    return state;
  }

  /** The layers above `base` as one: nearly always, there is one. */
  #above(base: Memory): Side {
    if (this !== base && this.#base === base)
      return {
        cells: this.#cells,
        objects: this.#objects,
        conditions: this.#condition === undefined ? [] : [this.#condition],
      };
    const cells = new Map<Cell, Slot>();
    const objects = new Map<HeapObject, ObjectState>();
    let conditions: readonly BranchCondition[] = [];
    for (let at: Memory | undefined = this; at !== undefined && at !== base; at = at.#base) {
      for (const [cell, slot] of at.#cells) if (!cells.has(cell)) cells.set(cell, slot);
      for (const [object, state] of at.#objects) if (!objects.has(object)) objects.set(object, state);
      if (at.#condition !== undefined) conditions = [at.#condition];
    }
    return { cells, objects, conditions };
  }

  /**
   * `base` with what the layers above it have set of what was there before, as `widen` puts the two values together. Undefined where
   * nothing is added by that.
   */
  widened(base: Memory, widen: (before: CSharpValue, after: CSharpValue) => CSharpValue): Memory | undefined {
    const { cells, objects } = this.#above(base);
    const result = new Memory(base);
    let isWider = false;
    const wider = (before: Slot | undefined, after: Slot): Slot | undefined => {
      const start = before?.value ?? unknownValue("only some rounds set it", after.place);
      const value = widen(start, after.value);
      if (before !== undefined && isSameValue(value, start)) return undefined;
      isWider = true;
      return { value, place: after.place };
    };
    for (const [cell, after] of cells) {
      const before = base.cell(cell);
      const slot = before && wider(before, after);
      if (slot !== undefined) result.#cells.set(cell, slot);
    }
    for (const [object, { fields, items, open }] of objects) {
      if (open !== undefined || !base.knows(object)) continue;
      for (const [key, after] of fields) {
        const slot = wider(base.field(object, key), after);
        if (slot !== undefined) result.setField(object, key, slot);
      }
      const before = base.items(object);
      if (before === undefined || before.rest !== undefined || items?.elements === before.elements) continue;
      isWider = true;
      result.setItems(object, {
        ...before,
        rest: items?.rest ?? unknownValue("a round of a loop may have changed it"),
      });
    }
    return isWider ? result : undefined;
  }

  /**
   * What holds after ways that began at `base`. It is written into `base` unless another way is still to come that began there
   * too. `cost`: how many variables, fields and elements were held against each other.
   */
  static join(base: Memory, ways: readonly Memory[], isLast: boolean): { memory: Memory; cost: number } {
    let cost = 0;
    const result = isLast ? base : new Memory(base);
    const sides = ways.map((way) => way.#above(base));
    eachOnce(
      sides.map(({ cells }) => cells),
      (cell, slot, isOnly) => {
        cost++;
        const before = base.cell(cell);
        // A variable that only some ways declare is read by those alone: C# demands that it has a value.
        if (before === undefined && isOnly) {
          result.#cells.set(cell, slot);
          return;
        }
        const seen = before === undefined ? sides.filter((side) => side.cells.has(cell)) : sides;
        const joined = joinSlots(
          seen.map((side) => side.cells.get(cell) ?? before),
          before,
          seen,
        );
        if (joined !== undefined) result.#cells.set(cell, joined);
      },
    );
    eachOnce(
      sides.map(({ objects }) => objects),
      (object, state, isOnly) => {
        cost += 1 + (isOnly ? 0 : state.fields.size + (state.items?.elements.length ?? 0));
        const before = base.#find(object);
        // An object that only some ways made is seen by those alone.
        if (before === undefined && isOnly) result.#objects.set(object, state);
        else {
          const states = sides.map((side) => side.objects.get(object) ?? before);
          result.#objects.set(object, joinStates(states, before, sides));
        }
      },
    );
    return { memory: result, cost };
  }
}

/** Lists that are added to themselves double with every line. */
const mostElements = 20_000;

/** As many as are kept. */
export function atMost(items: Items): Items {
  const { elements } = items;
  return elements.length <= mostElements
    ? items
    : { elements: elements.slice(0, mostElements), rest: unknownValue("there are too many elements") };
}

const noFields: ReadonlyMap<FieldKey, Slot> = new Map();

interface Side {
  readonly cells: ReadonlyMap<Cell, Slot>;
  readonly objects: ReadonlyMap<HeapObject, ObjectState>;
  /** The branch that parts it from the others. */
  readonly conditions: readonly BranchCondition[];
}

function copyOf(state: ObjectState | undefined): ObjectState {
  const { fields, items, touched = [], open } = state ?? {};
  const copy = { fields: new Map(fields), items, touched };
  return open === undefined ? copy : { ...copy, open };
}

function closed(state: ObjectState): ObjectState {
  if (state.open === undefined) return state;
  const { fields, items, touched } = state.open.close();
  return { fields: new Map(fields), items, touched: [...new Set([...touched, ...state.touched])] };
}

function openOf(parts: readonly ObjectState[], close: () => ObjectState): OpenState {
  return { parts, depth: 1 + Math.max(...parts.map(({ open }) => open?.depth ?? 0)), close };
}

function statesIn(state: ObjectState, seen = new Set<OpenState>()): readonly ObjectState[] {
  if (state.open === undefined) return [state];
  if (seen.has(state.open)) return [];
  seen.add(state.open);
  return state.open.parts.flatMap((part) => statesIn(part, seen));
}

function slotValues({ fields }: ObjectState): readonly CSharpValue[] {
  return [...fields.values()].map(({ value }) => value);
}

function itemValues({ items }: ObjectState): readonly CSharpValue[] {
  return (items?.elements ?? []).map(({ value }) => value);
}

/** What comes of several states, once somebody looks at it. */
function openState(
  states: readonly (ObjectState | undefined)[],
  join: (states: readonly (ObjectState | undefined)[]) => ObjectState,
): ObjectState {
  const parts = states.filter((state) => state !== undefined);
  const close = (): ObjectState => join(states.map((state) => state && closed(state)));
  const touched = [...new Set(parts.flatMap((state) => state.touched))];
  return { fields: new Map(), items: undefined, touched, open: openOf(parts, memo(close, close)) };
}

/** Everything that some way has, once. Most of it belongs to calls that are over, so no lists are made of it. */
function eachOnce<Key, Value>(
  maps: readonly ReadonlyMap<Key, Value>[],
  visit: (key: Key, value: Value, isOnly: boolean) => void,
): void {
  for (const map of maps) {
    for (const [key, value] of map) {
      const first = maps.find((one) => one.has(key));
      if (first === map) visit(key, value, !maps.some((one) => one !== map && one.has(key)));
    }
  }
}

function joinStates(
  states: readonly (ObjectState | undefined)[],
  before: ObjectState | undefined,
  sides: readonly Side[],
): ObjectState {
  const made = states.filter((state) => state !== undefined);
  const [first] = made;
  // An object that only some ways made is seen by those alone.
  if (first !== undefined && made.length === 1) return first;
  if (before === undefined && made.length < states.length)
    return joinStates(
      made,
      before,
      sides.filter((_, at) => states[at] !== undefined),
    );
  const touched = [...new Set(made.flatMap((state) => state.touched))];
  const opens = new Set(made.map(({ open }) => open));
  if (first !== undefined && opens.size === 1 && first.open !== undefined) return { ...copyOf(first), touched };
  if (opens.size > 1) return openState([before, ...states], ([known, ...others]) => joinStates(others, known, sides));
  const fields = new Map<FieldKey, Slot>();
  for (const key of new Set(made.flatMap((state) => [...state.fields.keys()]))) {
    const slots = states.map((state) => state?.fields.get(key));
    const slot = joinSlots(slots, before?.fields.get(key), sides);
    if (slot !== undefined) fields.set(key, slot);
  }
  const items = made.some((state) => state.items !== undefined)
    ? joinItems(
        states.map((state) => state?.items ?? noItems),
        sides,
      )
    : undefined;
  return { fields, items, touched };
}

const noItems: Items = { elements: [], rest: undefined };

/** Equal values stay; of different ones those come first that a way has changed. */
function joinSlots(
  slots: readonly (Slot | undefined)[],
  before: Slot | undefined,
  sides: readonly Side[],
): Slot | undefined {
  const [first] = slots;
  if (first !== undefined && slots.every((slot) => slot !== undefined && isSameSlot(slot, first))) return first;
  const changed = slots.flatMap((slot, at) => (slot === undefined || slot === before ? [] : [{ slot, at }]));
  const [change] = changed;
  if (change === undefined) return before;
  const values = changed.map(({ slot }) => slot.value);
  if (slots.some((slot) => slot === undefined)) values.push(unknownValue("only some ways set it", change.slot.place));
  else if (before !== undefined && slots.includes(before)) values.push(before.value);
  const conditions = change.slot.conditions ?? sides[change.at]?.conditions ?? [];
  return { value: oneOf(values, change.slot.place), place: change.slot.place, conditions };
}

function isSameSlot(a: Slot, b: Slot): boolean {
  return a === b || (isSameValue(a.value, b.value) && a.conditions === undefined && b.conditions === undefined);
}

/** What every way has stays as it is; what is left is there under the conditions of its way. */
function joinItems(lists: readonly Items[], sides: readonly Side[]): Items {
  const rest = lists.find((list) => list.rest !== undefined)?.rest;
  const [first = noItems] = lists;
  if (lists.every((list) => list.elements === first.elements)) return { elements: first.elements, rest };
  const counts = new Map<Element, number>();
  for (const list of lists) for (const element of list.elements) counts.set(element, (counts.get(element) ?? 0) + 1);
  const elements: Element[] = [];
  const placed = new Set<Element>();
  for (const [at, list] of lists.entries()) {
    for (const element of list.elements) {
      if (placed.has(element)) continue;
      placed.add(element);
      const isCommon = counts.get(element) === lists.length;
      const isOpen = isCommon || element.conditions.length > 0;
      elements.push(isOpen ? element : { ...element, conditions: sides[at]?.conditions ?? [] });
    }
  }
  return { elements, rest };
}
