import { type NotesBy, notesOn } from "../../../caching/cache.js";
import type { ExpressionSyntax } from "../../syntax/nodes.js";
import type { SourceExpression } from "../symbols/bound-expression.js";
import type { Scope } from "../symbols/scope.js";

/**
 * Facts about expressions. The body of a lambda is bound once for each list of parameter types that its call tries, each in a
 * scope of its own: a fact belongs to the syntax in one scope.
 */
export class ScopedNotes<Note> {
  readonly #byScope = notesOn<Scope, NotesBy<ExpressionSyntax, Note>>();

  get({ syntax, scope }: SourceExpression): Note | undefined {
    return this.#byScope.get(scope)?.get(syntax);
  }

  has({ syntax, scope }: SourceExpression): boolean {
    return this.#byScope.get(scope)?.has(syntax) === true;
  }

  set({ syntax, scope }: SourceExpression, note: Note): void {
    let notes = this.#byScope.get(scope);
    if (notes === undefined) {
      notes = notesOn();
      this.#byScope.set(scope, notes);
    }
    notes.set(syntax, note);
  }
}
