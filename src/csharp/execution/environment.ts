/** Variables of a running function. A variable is a cell in the memory, so that closures share it and branches keep it apart. */
import type { AnnotatedType, MethodSymbol, PropertySymbol, TypeParameterSymbol } from "../binding/symbols/symbols.js";
import type { CSharpValue } from "./value.js";

/** One variable. A loop makes a new one in every round. */
export interface Cell {
  readonly name: string;
  /** What declares a local variable. */
  readonly identifier: object | undefined;
}

/** A parameter by its name, a local variable by the identifier that declares it. */
type Key = string | object;

interface Declared {
  readonly cell: Cell;
  readonly round: number;
}

export class VariableScope {
  readonly #cells: Map<Key, Declared>;
  readonly outer: VariableScope | undefined;
  readonly frame: CallFrame;
  /** Counts the rounds of the loops around. */
  round = 0;

  constructor(frame: CallFrame, outer: VariableScope | undefined, cells = new Map<Key, Declared>()) {
    this.frame = frame;
    this.outer = outer;
    this.#cells = cells;
  }

  /** Both ways of a branch declare the same variable; the next round of a loop declares another. */
  declare(key: Key, name: string): Cell {
    const declared = this.#cells.get(key);
    if (declared !== undefined && declared.round === this.round) return declared.cell;
    const cell: Cell = { name, identifier: typeof key === "object" ? key : undefined };
    this.#cells.set(key, { cell, round: this.round });
    return cell;
  }

  find(key: Key): Cell | undefined {
    for (let at: VariableScope | undefined = this; at !== undefined; at = at.outer) {
      const declared = at.#cells.get(key);
      if (declared !== undefined) return declared.cell;
    }
    return undefined;
  }

  /** Everything in sight, the nearest first. */
  *variables(): Iterable<readonly [Key, Cell, CallFrame]> {
    for (let at: VariableScope | undefined = this; at !== undefined; at = at.outer)
      for (const [key, { cell }] of at.#cells) yield [key, cell, at.frame];
  }

  /** What a closure sees: the variables of this round. */
  captured(): VariableScope {
    const copy = new VariableScope(this.frame, this.outer, new Map(this.#cells));
    copy.round = this.round;
    return copy;
  }
}

/** A function that runs. */
export interface CallFrame {
  readonly method: MethodSymbol | undefined;
  readonly self: CSharpValue | undefined;
  /** What the type parameters in sight stand for. */
  readonly types: ReadonlyMap<TypeParameterSymbol, AnnotatedType>;
  /** Where it was called: what its arguments are written in. */
  readonly caller?: VariableScope | undefined;
  /** Of an iterator: the list of what it has given so far. */
  readonly yielded: CSharpValue | undefined;
  /** What `?.` has on its left, innermost last. */
  readonly conditional: CSharpValue[];
  /** Of an accessor: the property that `field` stores. */
  readonly property?: PropertySymbol;
}
