import type { TypeDeclaration } from "../../contract/type-declaration.js";
import type { TypeId } from "../../contract/type-use.js";

/** The largest public descriptions have a tenth of this. */
export const maximumTypes = 100_000;

/** A union whose variants may be told apart by a property; `settleUnions` decides once everything is read. */
export interface UnionCandidate {
  readonly id: TypeId;
  readonly property: string;
}

/**
 * The types of the contract to come. A type is named first and read later, from a queue: recursive schemas need no special
 * care that way, and a long chain of references no deep stack.
 */
export class Declarations {
  readonly all: TypeDeclaration[] = [];
  readonly candidates: UnionCandidate[] = [];
  readonly #pending: (() => TypeDeclaration)[] = [];

  /** Reads a declaration when the queue comes to it. */
  later(read: () => TypeDeclaration): void {
    this.#pending.push(read);
  }

  /** Reads everything named so far, and what that names in turn. False where there are too many. */
  drain(): boolean {
    for (let at = 0; at < this.#pending.length; at++) {
      const declaration = this.#pending[at]?.();
      if (declaration !== undefined) this.all.push(declaration);
      if (this.all.length <= maximumTypes) continue;
      this.#pending.length = 0;
      return false;
    }
    this.#pending.length = 0;
    return true;
  }
}
