/** What a kind of rewrite is, and how several are put together. */
import { type Random, randomFrom } from "../wire/random.js";
import type { Rewrite } from "./kinds/rewrite-kind.js";
import { kinds } from "./kinds.js";
import type { Framework } from "./load-program.js";
import type { Program } from "./program.js";
import { Tree } from "./tree.js";

/** One rewrite with the seed of its choices: without those before it, it makes the same choices as far as it can. */
export interface Step {
  readonly kind: string;
  readonly seed: number;
}

export interface Rewritten {
  readonly program: Program;
  /** Those that found a place. */
  readonly steps: readonly Step[];
}

const byName = new Map(kinds.map((kind) => [kind.name, kind]));

export function stepsFrom(random: Random, count: number, from: readonly Rewrite[] = kinds): readonly Step[] {
  return Array.from({ length: count }, () => ({ kind: random.pick(from).name, seed: random.below(2 ** 31) }));
}

export function rewrite(program: Program, steps: readonly Step[], framework: Framework): Rewritten {
  let current = program;
  const taken: Step[] = [];
  for (const step of steps) {
    const kind = byName.get(step.kind);
    if (kind === undefined) throw new Error(`there is no kind ${step.kind}`);
    const next = kind.apply(new Tree(current, framework), randomFrom(step.seed));
    if (next === undefined) continue;
    current = next;
    taken.push(step);
  }
  return { program: current, steps: taken };
}
