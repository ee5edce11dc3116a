/** How often a computation that came back to itself was given the answer for cycles instead. */
let cuts = 0;
let cycles = 0;

export function cutsMade(): number {
  return cuts;
}

/** The same with the caches by object: after one, what was worked out depends on where that began. */
export function cyclesMet(): number {
  return cycles;
}

export function noteCycle(): void {
  cycles++;
}

/** A computation that keeps its own state came back to itself, and was given the answer for cycles: what `memo` notes by itself. */
export function noteCut(): void {
  cuts++;
  cycles++;
}

/**
 * A value computed on first use. A computation that comes back to itself (a base list that names its own class, a constant
 * defined by itself) gets the answer for cycles instead of an endless recursion.
 */
export function memo<T>(compute: () => T, onCycle: () => T): () => T {
  let state: { readonly value: T } | "running" | undefined;
  return () => {
    if (state === "running") {
      noteCut();
      return onCycle();
    }
    if (state === undefined) {
      state = "running";
      const value = compute();
      state = { value };
    }
    return state.value;
  };
}
