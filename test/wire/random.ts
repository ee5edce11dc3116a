/** Random numbers that are the same for the same seed. */
export interface Random {
  /** 0 ≤ n < below. */
  below(below: number): number;
  /** True once in so many times. */
  oneIn(times: number): boolean;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
}

/** Mulberry32: 32 bits of state are enough to tell programs apart, and a seed is a number one can type. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick: (from) => {
      if (from.length === 0) throw new Error("There is nothing to pick from.");
      return from[below(from.length)] as (typeof from)[number];
    },
  };
}
