/**
 * The one way to keep what was worked out: by the object it was worked out for, for as long as that object lives. A file that
 * is parsed anew has new nodes, so nothing ever has to be thrown away by hand.
 */

import { cutsMade, noteCycle } from "./memo.js";
import { runsOnce } from "./one-run.js";

const running = Symbol("running");
const nothing = Symbol("nothing");

/**
 * `compute`, done once for each key. Where the computation comes back to itself (a base list that names its own class, a
 * constant defined by itself), the inner question gets `onCycle` instead of an endless recursion.
 */
export function cachedBy<Key extends object, Value, Context = void>(
  compute: (key: Key, context: Context) => Value,
  onCycle?: (key: Key) => Value,
): (key: Key, context: Context) => Value {
  const values = notesOn<Key, Value | typeof running | typeof nothing>();
  return (key, context) => {
    const cached = values.get(key);
    // Only an undefined `Value` is kept as `nothing`.
    if (cached === nothing) return undefined as Value;
    if (cached === running) {
      if (onCycle !== undefined) {
        noteCycle();
        return onCycle(key);
      }
    } else if (cached !== undefined) return cached;
    if (onCycle !== undefined) values.set(key, running);
    const value = compute(key, context);
    values.set(key, value === undefined ? nothing : value);
    return value;
  };
}

/**
 * `compute`, done once for each key, unless it looked at something that is being computed further up: what is seen there is not
 * the whole of it, and must not be kept.
 */
export function cachedWhole<Key extends object, Value extends object>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = notesOn<Key, Value>();
  return (key) => {
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const before = cutsMade();
    const value = compute(key);
    if (cutsMade() === before) values.set(key, value);
    return value;
  };
}

export type NotesBy<Key extends object, Note> = Pick<WeakMap<Key, Note>, "get" | "has" | "set">;

/** Facts that other code notes about syntax: the target type of an expression, the receiver of a `?.`. */
export function notesOn<Key extends object, Note>(): NotesBy<Key, Note> {
  return keepsAll ? new Map() : new WeakMap();
}

/** Weak references cost a tenth of a run, and save nothing where nearly everything lives to the end. */
const keepsAll = runsOnce();
