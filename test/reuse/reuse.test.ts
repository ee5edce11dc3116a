import fc from "fast-check";
import { describe, test } from "vitest";
import { Reuse } from "../../src/cli/reuse.js";
import { extent } from "../extent.js";
import { cases, far, projectOf } from "./projects.js";
import { applyEdit, type Edit, editNames, type Files } from "./random-edits.js";
import { expectSame, run } from "./runs.js";

function checkEdits(project: string, args: readonly string[], edits: readonly Edit[]): void {
  const start = projectOf(project);
  const files: Files = new Map(start);
  const reuse = new Reuse();
  run(files, args, reuse);
  for (const edit of edits) {
    const before = new Map(files);
    applyEdit(files, edit, start);
    expectSame(run(files, args, reuse), run(files, args, undefined), edit.name);
    if (!edit.isTakenBack) continue;
    files.clear();
    for (const [path, text] of before) files.set(path, text);
    expectSame(run(files, args, reuse), run(files, args, undefined), `${edit.name}, taken back`);
  }
}

const edit = fc.record({
  name: fc.constantFrom(...editNames),
  pick: fc.nat(10_000),
  other: fc.nat(10_000),
  // What is missing for a while must be found again.
  isTakenBack: fc.boolean(),
});
const options = fc.constantFrom<readonly string[]>([], [], ["--served"], ["--zod", "--openapi"], ["--int64", "string"]);
const numRuns = { quick: 1, default: 2, long: 400 }[extent];

describe("after any sequence of edits, a run that uses what the last one left is a cold run", () => {
  test("small projects", { timeout: 3_600_000 }, () => {
    fc.assert(
      fc.property(
        fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...cases) }, { weight: 1, arbitrary: fc.constant(far) }),
        options,
        fc.array(edit, { minLength: 5, maxLength: 9, size: "max" }),
        checkEdits,
      ),
      { numRuns: numRuns * 3, ...(extent === "long" ? {} : { seed: 20 }) },
    );
  });

  test.each(["samples/taskboard", "samples/members", "samples/functions-images"])(
    "%s",
    { timeout: 3_600_000 },
    (project) => {
      fc.assert(
        fc.property(options, fc.array(edit, { minLength: 3, maxLength: 6, size: "max" }), (args, edits) =>
          checkEdits(project, args, edits),
        ),
        { numRuns: Math.ceil(numRuns / 2), ...(extent === "long" ? {} : { seed: 20 }) },
      );
    },
  );
});
