import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Reuse } from "../../src/cli/reuse.js";
import { extent } from "../extent.js";
import { type FarEdit, farEdits, withEdits } from "./far-project.js";
import { expectSame, type Result, run } from "./runs.js";

const declared = ["--dates", "date", "--openapi"];
const served = ["--served"];
const options = { declared, served };

/** Runs of one project after edits, each compared with a run from nothing. */
class Session {
  readonly #reuse = new Reuse();
  readonly #args: readonly string[];
  last: Result;

  constructor(args: readonly string[], edits: Iterable<FarEdit> = []) {
    this.#args = args;
    const files = withEdits(edits);
    this.last = run(files, args, undefined);
    expectSame(run(files, args, this.#reuse), this.last, "at first");
  }

  /** How many files were used without being parsed. */
  get unparsed(): number {
    return this.#reuse.workspace.unparsed;
  }

  /** `cold`: the run from nothing, where it was made before. */
  after(edits: Iterable<FarEdit>, what: string, cold?: Result): Result {
    const files = withEdits(edits);
    this.last = cold ?? run(files, this.#args, undefined);
    expectSame(run(files, this.#args, this.#reuse), this.last, what);
    return this.last;
  }
}

describe("an edit is seen wherever it reaches", () => {
  test.each(["declared", "served"] as const)("one edit after the other: %s", { timeout: 600_000 }, (view) => {
    const session = new Session(options[view]);
    const made: FarEdit[] = [];
    const edits = farEdits.filter((edit) => (edit.view ?? "declared") === view);
    const unseen: string[] = [];
    const colds = [session.last];
    for (const edit of edits) {
      const before = JSON.stringify(session.last);
      made.push(edit);
      colds.push(session.after(made, edit.name));
      if (JSON.stringify(session.last) === before) unseen.push(edit.name);
    }
    for (const edit of edits.toReversed()) {
      made.pop();
      session.after(made, `${edit.name}, taken back`, colds[made.length]);
    }
    // An edit that changes nothing that is made would test nothing.
    expect(unseen).toEqual([]);
  });

  test("a file that an edit does not reach stays as it is", () => {
    const session = new Session(declared);
    session.after(farEdits.slice(0, 1), "the first edit");
    expect(session.unparsed).toBeGreaterThan(10);
  });

  test("extensions of a class in parts, of which one that comes later is static", () => {
    const edits = farEdits.filter(({ name }) => name === "an extension in a part that is not marked static");
    const path = "/app/Extensions.cs";
    const plain: FarEdit = { name: "not static", path, from: "static partial", to: "partial" };
    const session = new Session(served, [...edits, plain]);
    const before = session.last;
    expect(session.after(edits, "static")).not.toEqual(before);
  });
});

const numRuns = { quick: 1, default: 1, long: 300 }[extent];

test("after any of these edits made and taken back, a run that uses what the last one left is a cold run", {
  timeout: 3_600_000,
}, () => {
  const steps = fc.array(fc.subarray([...farEdits], { minLength: 1, maxLength: 3 }), {
    minLength: 4,
    maxLength: extent === "long" ? 12 : 4,
    size: "max",
  });
  fc.assert(
    fc.property(fc.constantFrom(declared, served, ["--zod", "--mocks"]), steps, (args, all) => {
      const session = new Session(args);
      const made = new Set<FarEdit>();
      for (const step of all) {
        for (const edit of step) if (!made.delete(edit)) made.add(edit);
        session.after(made, step.map(({ name }) => name).join(", "));
      }
    }),
    { numRuns, ...(extent === "long" ? {} : { seed: 7 }) },
  );
});
