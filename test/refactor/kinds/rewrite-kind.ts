import type { SourceFile, Span } from "../../../src/csharp/syntax/index.js";
import type { Random } from "../../wire/random.js";
import type { Program } from "../program.js";
import type { Tree } from "../tree.js";

/** One way to write a program differently without changing what it does. */
export interface Rewrite {
  readonly name: string;
  /** Undefined where the program has no place for it. */
  apply(tree: Tree, random: Random): Program | undefined;
}

/** A few of the places, none inside another. */
export function someOf<T extends Span>(
  random: Random,
  sites: readonly T[],
  fileOf: (site: T) => SourceFile,
  most = 3,
): readonly T[] {
  const chosen: T[] = [];
  const wanted = 1 + random.below(most);
  for (let tries = 0; chosen.length < wanted && tries < 2 * wanted && sites.length > 0; tries++) {
    const site = random.pick(sites);
    const isApart = (other: T): boolean =>
      fileOf(other) !== fileOf(site) || site.end <= other.start || other.end <= site.start;
    if (chosen.every(isApart)) chosen.push(site);
  }
  return chosen;
}
