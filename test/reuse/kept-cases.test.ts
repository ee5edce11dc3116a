import { expect, test } from "vitest";
import { Reuse } from "../../src/cli/reuse.js";
import { keptCases } from "./kept-cases.js";
import { expectSame, run } from "./runs.js";

test.each(keptCases)("a kept answer is given up: $name", ({ args, states, isToldAgain = false }) => {
  const reuse = new Reuse();
  const seen: string[] = [];
  for (const files of states) {
    const cold = run(files, args, undefined);
    expectSame(run(files, args, reuse), cold, `after edit ${seen.length}`);
    // An edit that changes nothing that is made would test nothing.
    if (!isToldAgain) expect(JSON.stringify(cold)).not.toBe(seen.at(-1));
    seen.push(JSON.stringify(cold));
  }
});
