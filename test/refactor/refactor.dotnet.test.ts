import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { randomFrom } from "../wire/random.js";
import { type Candidate, compileAll } from "./compile.js";
import { kinds } from "./kinds.js";
import { rewrite } from "./rewrite.js";
import { callersView } from "./same-server.js";
import { judgedServers } from "./servers.js";

/** Roslyn compiles what every kind makes of a server, and the running servers are the same to their callers. */
const root = fileURLToPath(new URL("../..", import.meta.url));
const servers = judgedServers(root);
const startedOneIn = 4;

test("every kind leaves a program that compiles and serves the same", () => {
  const random = randomFrom(7);
  const made = kinds.flatMap(({ name: kind }, at): Candidate[] => {
    const first = random.below(servers.length);
    for (const origin of [...servers.slice(first), ...servers.slice(0, first)]) {
      const { program, steps } = rewrite(origin.program, [{ kind, seed: random.below(2 ** 31) }], "model");
      if (steps.length > 0) return [{ name: `Kind${at}`, origin, program, isStarted: at % startedOneIn === 0 }];
    }
    throw new Error(`${kind} finds no place in any server`);
  });
  const originals = made.flatMap(({ name, origin, isStarted }): Candidate[] =>
    isStarted ? [{ name: `Original${name}`, origin, program: origin.program, isStarted }] : [],
  );
  const answers = compileAll(root, [...made, ...originals]);
  for (const { name } of made) expect(answers.get(name)?.problem).toBeUndefined();
  for (const { name } of made.filter(({ isStarted }) => isStarted)) {
    const [before, after] = [answers.get(`Original${name}`)?.facts, answers.get(name)?.facts];
    expect(callersView(after ?? "no facts")).toBe(callersView(before ?? "no facts of the original"));
  }
}, 600_000);
