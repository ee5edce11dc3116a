/** `npm run fuzz:wire`: runs until the time or the number of programs is reached; exit 1 when something failed. */
import { parseArgs } from "node:util";
import { fuzz, type Tally } from "./fuzz.js";
import { buildJudge, startJudge } from "./judge-process.js";

export async function main(args: readonly string[], root: string): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: "string", default: "1" },
      minutes: { type: "string", default: "60" },
      programs: { type: "string" },
      expressions: { type: "boolean", default: false },
      "no-shrink": { type: "boolean", default: false },
      "no-build": { type: "boolean", default: false },
    },
  });
  const started = Date.now();
  const end = started + Number(values.minutes) * 60_000;
  const most = values.programs === undefined ? Number.POSITIVE_INFINITY : Number(values.programs);
  const judge = startJudge(values["no-build"] ? `${root}artifacts/live/wire-judge/wire-judge.dll` : buildJudge());
  try {
    const tally = await fuzz({
      judge,
      root,
      // Every third program answers with expressions, from seed 2 on.
      ...(values.expressions ? { seed: Number(values.seed) * 3 + 2, step: 3 } : { seed: Number(values.seed) }),
      goOn: ({ programs }) => Date.now() < end && programs < most,
      shrinks: !values["no-shrink"],
      report: (line) => console.log(line),
    });
    console.log(summary(tally, Number(values.seed), (Date.now() - started) / 1000));
    if (judge.deaths > 0)
      console.log(`the judge's process ended by itself ${judge.deaths} times and was started again`);
    return tally.failures.length === 0 ? 0 : 1;
  } finally {
    await judge.end();
  }
}

function summary(tally: Tally, seed: number, seconds: number): string {
  const counts = (map: ReadonlyMap<string, number>): string =>
    [...map]
      .sort(([, a], [, b]) => b - a)
      .map(([key, count]) => `  ${count} × ${key}`)
      .join("\n");
  return [
    `seeds ${seed} to ${seed + tally.programs - 1}, ${Math.round(seconds)} s`,
    `${tally.programs} programs (${tally.invalid} not valid C# or not startable, ${tally.warned} with warnings)`,
    `${tally.properties} properties of ${tally.types} types without a warning`,
    `${tally.answered} answers (${tally.unknown} operations of an unknown type), ${tally.sent} bodies, ${tally.calls} calls judged`,
    `${tally.failures.length} programs failed${tally.failures.length === 0 ? "" : `: seeds ${tally.failures.map((one) => one.seed).join(", ")}`}`,
    counts(tally.likenesses),
    "warnings and errors:",
    counts(tally.codes),
    "not valid:",
    counts(tally.reasons),
  ].join("\n");
}
