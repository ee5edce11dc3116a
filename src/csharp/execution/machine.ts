/**
 * Runs C# on what is known, without .NET and without effects outside: a partial evaluator over syntax and bound names. What is not
 * known is a value too; a branch that it decides is run both ways.
 */

import { holds } from "../../caching/stack-depth.js";
import { addTo } from "../../collections/lists-by-key.js";
import type {
  AccessorSymbol,
  AnnotatedType,
  FieldSymbol,
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
  PropertySymbol,
} from "../binding/symbols/symbols.js";
import { selfType } from "../binding/symbols/types.js";
import { baseTypes } from "../binding/types/hierarchy.js";
import type { TypeMap } from "../binding/types/substitution.js";
import type { SyntaxNode } from "../syntax/nodes.js";
import type { VariableScope } from "./environment.js";
import type { MethodCall } from "./functions.js";
import { Memory } from "./memory.js";
import { type CSharpValue, type DelegateValue, type HeapObject, oneOf, type Place } from "./value.js";

/** What members outside the sources do. */
export interface Framework {
  method(method: MethodSymbol): NativeMember | undefined;
  property(property: PropertySymbol): NativeProperty | undefined;
  /** Its code is not run, though its source may be there: entries say what it does. */
  isLibrary(assembly: string): boolean;
  /** A static field. */
  field(field: FieldSymbol): NativeProperty | undefined;
  /** A static member that a source generator adds to a class of the program; undefined where none does. */
  generated(machine: CSharpMachine, type: NamedType, name: string): CSharpValue | undefined;
  /** What is in sight of this type wherever set-up code is called: the services, the application. */
  ambient(machine: CSharpMachine, type: AnnotatedType): CSharpValue | undefined;
  /** What comes of a call that has no entry, because of what it is given; undefined where that does not tell. */
  given(machine: CSharpMachine, call: OutsideCall): CSharpValue | undefined;
  /** What a value may be that nothing is known of, not even its type, where an extension is called on it. */
  assumedReceiver?(machine: CSharpMachine): NamedType | undefined;
  /** The classes of the program that derive from one of them. */
  derivedTypes?(machine: CSharpMachine, type: NamedTypeSymbol): readonly NamedTypeSymbol[];
  /** Whether a comparer of texts takes `a` for `A`; undefined for one that is not known. */
  ignoresCase?(machine: CSharpMachine, comparer: CSharpValue): boolean | undefined;
  /** `await` of a value: what waits for the server does so until it is shut down. */
  awaited(machine: CSharpMachine, value: CSharpValue): void;
  /** Runs an async function; its caller goes on where it waits for something that does not end. */
  runTask(machine: CSharpMachine, run: () => CSharpValue): CSharpValue;
  /** What is there while a request is handled; undefined where a program is set up. */
  readonly request?: RequestRules;
}

/** Code runs for any request: what it is given is not known, and what it calls may throw. */
export interface RequestRules {
  /** What code that is not known holds of a type: the request that is handled. */
  held(type: AnnotatedType): CSharpValue | undefined;
  /** False for a method whose value is worked out only where it is asked for. */
  enters(call: MethodCall): boolean;
  /** What a call changes of the objects that it is given, itself included. */
  changed(call: MethodCall): readonly (CSharpValue | undefined)[];
  /** Whether code without source may set members of what it is given. */
  sets(method: MethodSymbol | undefined): boolean;
  /** Whether what a delegate does or gives matters, which is handed to code that is not known. */
  calls(delegate: DelegateValue): boolean;
  /** Whether it may be what is answered. */
  isAnswer(value: CSharpValue): boolean;
  /** The type of an expression, without null where the code around it has ruled it out. */
  typeAt(place: Place): AnnotatedType | undefined;
  /** The methods behind one of an interface, on an object that is not known. */
  implementationsOf(method: MethodSymbol): readonly MethodSymbol[];
}

/** A call of code outside the sources that no entry is about. */
export interface OutsideCall {
  readonly name: string;
  /** Undefined where binding does not know it. */
  readonly method: MethodSymbol | undefined;
  readonly typeArguments: readonly AnnotatedType[];
  /** The object that the method is called on; of an extension, its first argument. */
  readonly receiver: CSharpValue | undefined;
  /** Without the receiver. */
  readonly values: readonly (CSharpValue | undefined)[];
  /** As they are written. */
  readonly written?: readonly (Place | undefined)[] | undefined;
  readonly types?: TypeMap | undefined;
  readonly type: AnnotatedType | undefined;
  readonly place: Place;
}

export interface NativeProperty {
  readonly read: NativeMember;
  readonly write?: (call: NativeCall, value: CSharpValue) => void;
  /** Read once for each object, and then as it was set. */
  readonly isStored?: true;
}

export type NativeMember = (call: NativeCall) => CSharpValue;

export interface NativeCall {
  readonly machine: CSharpMachine;
  /** The type that declares the member, as it is constructed. */
  readonly declaredIn: NamedType | undefined;
  readonly receiver: CSharpValue | undefined;
  readonly typeArguments: readonly AnnotatedType[];
  /** What the call returns, as far as binding knows. */
  readonly type: AnnotatedType | undefined;
  readonly values: readonly (CSharpValue | undefined)[];
  readonly place: Place;
  /** The argument of a parameter, by the parameter's name; what is left out has its default. */
  argument(name: string): CSharpValue | undefined;
  /** Gives a value through an `out` parameter. */
  out(name: string, value: CSharpValue): void;
  parameterType(name: string): AnnotatedType | undefined;
  /** What the delegate that goes to a parameter is called with. */
  delegateTypes(at: number): readonly AnnotatedType[];
  readonly method?: MethodSymbol;
  /** The argument of a parameter as it is written. */
  written?(name: string): Place | undefined;
  /** The type arguments of the type parameters in scope there. */
  readonly types?: TypeMap | undefined;
}

/** Where a way goes on: behind a function or a loop, or at a label. */
export type ExitKind = "return" | "break" | "continue" | "case" | `${"break" | "continue" | "goto"} ${string}`;

/** A way that leaves a function or a loop before its end. */
export interface Exit {
  readonly kind: ExitKind;
  readonly value: CSharpValue | undefined;
  readonly memory: Memory;
  /** What is returned. */
  readonly place: Place | undefined;
}

export interface UnknownCall {
  readonly self: CSharpValue | undefined;
  readonly values: readonly (CSharpValue | undefined)[];
  readonly typeArguments: readonly AnnotatedType[];
}

/** C#'s `throw`. The way gives nothing from there on. It has no stack of ours, which would cost more than the rest. */
export class Thrown {
  readonly value: CSharpValue;

  constructor(value: CSharpValue) {
    this.value = value;
  }
}

/** Why something was not followed to its end. */
export interface Cut {
  readonly reason: "steps" | "depth" | "rounds" | "routes";
  readonly place: Place;
}

/** A set-up that people write takes a few thousand steps. */
const mostSteps = 2_000_000;
/** For one statement of the entry, so that what comes after an endless one is still read. */
const mostStepsOfStatement = 100_000;
const stepsOfPart = 50;
/** Measured: the engine's stack ends between 500 and 900, with what binding needs of it. */
const deepestNesting = 320;
const deepestOnDeepStack = 20_000;
const mostRounds = 5_000;
/** What joining and looking up cost, in proportion to a call. */
const joinedPerStep = 4;
const layersPerStep = 8;

export class CSharpMachine {
  memory = new Memory();
  framework: Framework;
  readonly exits: Exit[] = [];
  readonly cuts: Cut[] = [];
  /** Calls with type arguments of code that is not known. */
  readonly unknownCalls: UnknownCall[] = [];
  /** The source methods and lambdas that ran when the program was set up. */
  readonly entered = new Set<MethodSymbol | SyntaxNode>();
  /** What the handlers that run have caught, the innermost last. */
  readonly caught: Thrown[] = [];
  /** In `checked`, numbers do not wrap around. */
  isChecked = false;
  readonly active = new Map<MethodSymbol | AccessorSymbol, number>();
  /** Of each class, and of each of its instantiations. */
  readonly statics = new Map<NamedTypeSymbol, { readonly type: NamedType; readonly holder: HeapObject }[]>();
  readonly #root = this.memory;
  readonly #setUp: Framework;
  /** The objects of the program's classes, for what is written to one that is not known. */
  readonly #instances = new Map<NamedTypeSymbol, HeapObject[]>();
  /** Of each of them the class, in the order in which they were made. */
  readonly #made: NamedTypeSymbol[] = [];
  /** Where the last step was. */
  #at: Place | undefined;
  #steps = 0;
  #allowance = mostStepsOfStatement;
  #nesting = 0;
  /** Of the statement that begins. */
  label: string | undefined;
  /** What the program begins with: each of its statements may take as many steps. */
  entry: MethodSymbol | VariableScope | undefined;
  /** Told when the body of such a method is over: `mark` is where its exits begin. */
  ended: ((mark: number, continues: boolean) => void) | undefined;
  /** Branches that could not be decided, around what runs now. */
  undecided = 0;
  /** The same of loops. */
  undecidedLoops = 0;

  constructor(framework: Framework) {
    this.framework = framework;
    this.#setUp = framework;
  }

  /** False where nothing more may be entered. */
  step(place: Place): boolean {
    this.#at = place;
    // In a branch of a branch of a branch, whatever is looked up is looked for in all of them.
    return this.spend(1 + this.memory.depth / layersPerStep);
  }

  /** Work beyond the program's own steps, such as traversing a value that unfolds to more than the code. */
  spend(cost: number): boolean {
    this.#charge(cost);
    if (this.#steps <= mostSteps && this.#allowance > 0) return true;
    if (this.#at !== undefined) this.cut("steps", this.#at);
    return false;
  }

  #charge(cost: number): void {
    this.#steps += cost;
    this.#allowance -= cost;
  }

  /** A statement of the entry begins. */
  allow(): void {
    this.#allowance = mostStepsOfStatement;
  }

  /** Runs something besides the program, with steps of its own; what it does is forgotten. */
  apart<T>(most: number, memory: Memory, run: () => T): T {
    const before = [this.memory, this.#steps, this.#allowance, this.undecided, this.entry, this.isChecked] as const;
    const cuts = [...this.cuts];
    const mark = this.exits.length;
    const made = this.#made.length;
    [this.memory, this.#steps, this.#allowance, this.undecided, this.entry] = [memory, 0, most, 0, undefined];
    try {
      return run();
    } finally {
      // Nobody has what was made there.
      for (const symbol of this.#made.splice(made)) this.#instances.get(symbol)?.pop();
      [this.memory, this.#steps, this.#allowance, this.undecided, this.entry, this.isChecked] = before;
      this.exits.length = mark;
      this.cuts.splice(0, this.cuts.length, ...cuts);
    }
  }

  /** Something that is as long as the program itself is gone through: each of its parts may take some steps. */
  grant(parts: number): void {
    this.#allowance += parts * stepsOfPart;
  }

  cut(reason: Cut["reason"], place: Place): void {
    if (!this.cuts.some((other) => other.reason === reason)) this.cuts.push({ reason, place });
  }

  isRoundAllowed(round: number, place: Place): boolean {
    if (round >= mostRounds) this.cut("rounds", place);
    return round < mostRounds && this.step(place);
  }

  /** Runs deeper in the engine's own stack; undefined where it would not hold it. */
  nested<T>(place: Place, run: () => T): T | undefined {
    if (!this.enter(place)) return undefined;
    try {
      return run();
    } finally {
      this.leaveNesting();
    }
  }

  /** False where the engine's own stack may not hold more. */
  enter(place: Place): boolean {
    const isTooDeep = this.#nesting >= deepestNesting;
    // Of one request among many, what is too deep is given up rather than the whole run done again.
    if (isTooDeep && (this.framework.request !== undefined || !holds(this.#nesting, deepestOnDeepStack))) {
      this.cut("depth", place);
      return false;
    }
    this.#nesting++;
    return true;
  }

  leaveNesting(): void {
    this.#nesting--;
  }

  made(symbol: NamedTypeSymbol, object: HeapObject): void {
    addTo(this.#instances, symbol, object);
    this.#made.push(symbol);
  }

  instances(): readonly HeapObject[] {
    return [...this.#instances.values()].flat();
  }

  /** What an object that is not known may be, by its static type. */
  instancesOf(symbol: NamedTypeSymbol): readonly HeapObject[] {
    const found: HeapObject[] = [];
    for (const [own, objects] of this.#instances)
      if (isDerivedFrom(own, symbol)) for (const one of objects) found.push(one);
    return found;
  }

  /** `checked` and `unchecked` hold for what is written in them. */
  withChecks<T>(isChecked: boolean, run: () => T): T {
    const before = this.isChecked;
    this.isChecked = isChecked;
    try {
      return run();
    } finally {
      this.isChecked = before;
    }
  }

  /** What belongs to the program as a whole, whichever way is being run. */
  inRoot<T>(run: () => T): T {
    const { memory, framework } = this;
    this.memory = this.#root;
    this.framework = this.#setUp;
    try {
      return run();
    } finally {
      this.memory = memory;
      this.framework = framework;
    }
  }

  /** Every way that a condition leaves open, each from the same state; the value is one of theirs. */
  either(place: Place, ways: readonly (() => CSharpValue)[]): CSharpValue {
    const values: CSharpValue[] = [];
    this.#ways(
      place,
      ways.map((way) => () => {
        values.push(way());
        return true;
      }),
    );
    return oneOf(values, place);
  }

  /** The same for statements: whether one of the ways goes on behind them. */
  eitherWay(place: Place, ways: readonly (() => boolean)[]): boolean {
    return this.#ways(place, ways);
  }

  #ways(place: Place, ways: readonly (() => boolean)[]): boolean {
    const base = this.memory;
    const before = this.exits.length;
    const left: Memory[] = [];
    let thrown: Thrown | undefined;
    this.undecided++;
    for (const [at, way] of ways.entries()) {
      this.memory = new Memory(base, { place, isTaken: at === 0 });
      try {
        if (way()) left.push(this.memory);
      } catch (error) {
        if (!(error instanceof Thrown)) throw error;
        thrown = error;
      }
    }
    this.undecided--;
    this.memory = base;
    if (left.length === 0 && thrown !== undefined && this.exits.length === before) throw thrown;
    this.#continueWith(base, left);
    return left.length > 0;
  }

  #continueWith(base: Memory, left: readonly Memory[]): void {
    const [only] = left;
    if (only === undefined || (left.length === 1 && only === base)) this.memory = base;
    else {
      const isLast = !this.exits.some((exit) => exit.memory.isAbove(base));
      if (left.length === 1 && !isLast) this.memory = only;
      else {
        const { memory, cost } = Memory.join(base, left, isLast);
        this.memory = memory;
        // Ways in ways are joined again and again: what that costs counts as work.
        this.#charge(cost / joinedPerStep);
      }
    }
  }

  /** The end of a loop or a function: the ways that left it go on behind it. */
  collect(
    base: Memory,
    mark: number,
    kind: ExitKind,
    continues: boolean,
  ): { values: CSharpValue[]; continues: boolean } {
    const mine: Exit[] = [];
    const others: Exit[] = [];
    for (const exit of this.exits.slice(mark)) (exit.kind === kind ? mine : others).push(exit);
    this.exits.length = mark;
    this.exits.push(...others);
    const left = [...(continues ? [this.memory] : []), ...mine.map((exit) => exit.memory)];
    this.#continueWith(base, left);
    return { values: mine.flatMap(({ value }) => value ?? []), continues: left.length > 0 };
  }

  leave(kind: ExitKind, value?: CSharpValue, place?: Place): false {
    this.exits.push({ kind, value, memory: this.memory, place });
    return false;
  }
}

function isDerivedFrom(type: NamedTypeSymbol, base: NamedTypeSymbol): boolean {
  return type === base || baseTypes(selfType(type)).some(({ symbol }) => symbol === base);
}
