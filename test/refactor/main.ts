/** `npm run fuzz:refactor`: exit 1 when a rewritten program is read differently, or a rewrite is wrong. */
import { parseArgs } from "node:util";
import { fuzz, type Tally, total } from "./fuzz.js";
import { kinds } from "./kinds.js";
import { judgedServers } from "./servers.js";

export async function main(args: readonly string[], root: string): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: "string", default: "1" },
      programs: { type: "string", default: "500" },
      kind: { type: "string", multiple: true },
      server: { type: "string", default: "" },
      "started-one-in": { type: "string", default: "25" },
      "no-compile": { type: "boolean", default: false },
      "no-shrink": { type: "boolean", default: false },
      model: { type: "boolean", default: false },
    },
  });
  const chosen = values.kind === undefined ? kinds : kinds.filter(({ name }) => values.kind?.includes(name));
  if (chosen.length === 0) {
    console.error(`There is no such kind. The kinds are:\n${kinds.map(({ name }) => `  ${name}`).join("\n")}`);
    return 2;
  }
  const tally = fuzz({
    root,
    servers: judgedServers(root).filter(({ server }) => server.name.includes(values.server)),
    framework: values.model ? "model" : "sdk",
    seed: Number(values.seed),
    programs: Number(values.programs),
    kinds: chosen,
    shrinks: !values["no-shrink"],
    startedOneIn: values["no-compile"] ? undefined : Number(values["started-one-in"]),
    report: (line) => console.log(line),
  });
  console.log(summary(tally));
  return tally.differences.size + tally.invalid.length === 0 ? 0 : 1;
}

function summary(tally: Tally): string {
  const listed = (counts: ReadonlyMap<string, number>): readonly string[] =>
    [...counts].sort(([, a], [, b]) => b - a).map(([key, count]) => `  ${count} × ${key}`);
  const rate = (1000 * tally.programs) / tally.reading;
  return [
    "kinds:",
    ...listed(tally.kinds),
    "differences:",
    ...listed(tally.differences),
    `${tally.programs} programs of ${tally.servers.size} servers, ${tally.rewrites} rewrites of ${tally.kinds.size} kinds, ${rate.toFixed(1)} a second`,
    `${tally.compiled} compiled, ${tally.started} started: ${tally.invalid.length} are not the same program`,
    `${total(tally.differences)} are read differently`,
  ].join("\n");
}
