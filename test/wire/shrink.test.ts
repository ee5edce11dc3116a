import { expect, test } from "vitest";
import { makeProgram } from "./make-program.js";
import type { Program } from "./program.js";
import { programText } from "./program-text.js";
import { shrink } from "./shrink.js";

/** The first program of the seeds that has what a failure needs. */
function programWith(holds: (program: Program) => boolean): Program {
  for (let seed = 1; seed < 500; seed++) {
    const program = makeProgram(seed);
    if (holds(program)) return program;
  }
  throw new Error("No seed makes such a program.");
}

const objectIn = (program: Program, place: "query" | "form") =>
  program.calls.flatMap((call) => call.parameters).find((one) => one.members !== undefined && one.place === place);

const servers = ["controllers", "minimal", "contracts"] as const;

test.each(servers.flatMap((server) => (["query", "form"] as const).map((place) => [server, place] as const)))(
  "%s: a failure in one member of a %s object shrinks to that member",
  async (server, place) => {
    const isFailing = (program: Program): boolean =>
      objectIn(program, place)?.members?.some(({ type }) => type.startsWith("DateOnly")) === true;
    const program = programWith((one) => one.server === server && isFailing(one));
    const smallest = await shrink(program, async (one) => isFailing(one), 1000);
    expect(smallest.bodies).toEqual([]);
    expect(smallest.types).toEqual([]);
    expect(smallest.options).toEqual([]);
    expect(smallest.calls).toHaveLength(1);
    expect(smallest.calls[0]?.parameters).toHaveLength(1);
    expect(objectIn(smallest, place)?.members).toMatchObject([{ attributes: [] }]);
    expect(programText(smallest)).toContain("DateOnly");
  },
);

test("a failure with --served and a naming policy keeps both, and nothing else", async () => {
  const isFailing = (program: Program): boolean =>
    program.served === true &&
    program.options.some((option) => option.includes("SnakeCase")) &&
    program.types.some((type) => type.members.some((member) => member.attributes.includes("JsonRequired")));
  const smallest = await shrink(programWith(isFailing), async (one) => isFailing(one), 5000);
  expect(smallest.served).toBe(true);
  expect(smallest.options).toHaveLength(1);
  expect(smallest.calls).toEqual([]);
  expect(smallest.bodies).toHaveLength(1);
  const failing = smallest.types.flatMap((type) => type.members).filter((member) => member.attributes.length > 0);
  expect(failing.map((member) => member.attributes)).toEqual([["JsonRequired"]]);
});

test("a program that no longer fails when anything is taken away stays as it is", async () => {
  const program = makeProgram(7);
  expect(await shrink(program, async () => false, 1000)).toBe(program);
});
