/** Many programs, one judge. */

import type { Judge } from "./judge-process.js";
import { makeProgram } from "./make-program.js";
import type { Program } from "./program.js";
import { shownText } from "./program-text.js";
import { focused, shrink } from "./shrink.js";
import { type Finding, tryProgram, type Verdict } from "./try-program.js";

export interface Failure {
  readonly seed: number;
  readonly findings: readonly Finding[];
  /** The smallest program that still fails so. */
  readonly source: string;
}

export interface Tally {
  programs: number;
  /** Programs that the compiler or the application's start refused: not judged. */
  invalid: number;
  /** Programs of which Tenon had a warning to give. */
  warned: number;
  properties: number;
  types: number;
  answered: number;
  unknown: number;
  sent: number;
  calls: number;
  readonly failures: Failure[];
  /** How often findings of one likeness were seen; only the first of them is shrunk. */
  readonly likenesses: Map<string, number>;
  readonly codes: Map<string, number>;
  readonly reasons: Map<string, number>;
}

export interface FuzzOptions {
  readonly judge: Judge;
  readonly root: string;
  /** The first seed; each program takes the next that is so many further on. */
  readonly seed: number;
  readonly step?: number;
  /** Asked before each program. */
  readonly goOn: (tally: Tally) => boolean;
  readonly shrinks: boolean;
  readonly report: (line: string) => void;
}

export async function fuzz(options: FuzzOptions): Promise<Tally> {
  const { judge, root, report } = options;
  const tally: Tally = {
    ...{ programs: 0, invalid: 0, warned: 0, properties: 0, types: 0, answered: 0, unknown: 0, sent: 0, calls: 0 },
    failures: [],
    likenesses: new Map(),
    codes: new Map(),
    reasons: new Map(),
  };
  let next = options.seed;
  const lane = async (): Promise<void> => {
    while (options.goOn(tally)) {
      const seed = next;
      next += options.step ?? 1;
      await one(seed);
    }
  };
  const one = async (seed: number): Promise<void> => {
    tally.programs++;
    const program = makeProgram(seed);
    const verdict = await judged(program, judge, root);
    for (const { code, severity } of verdict.diagnostics) if (severity !== "note") add(tally.codes, code);
    if (verdict.invalid.length > 0) {
      tally.invalid++;
      add(tally.reasons, (verdict.invalid[0] ?? "").replace(/^.*?: /, "").slice(0, 400));
      return;
    }
    if (verdict.diagnostics.some((told) => told.severity !== "note")) tally.warned++;
    tally.properties += verdict.properties;
    tally.types += program.types.length;
    tally.answered += verdict.values.answered;
    tally.unknown += verdict.values.unknown;
    tally.sent += verdict.values.sent;
    tally.calls += verdict.values.calls;
    if (verdict.findings.length > 0) await failed(program, verdict.findings);
  };
  const failed = async (program: Program, findings: readonly Finding[]): Promise<void> => {
    const { seed } = program;
    const known = findings.every((found) => tally.likenesses.has(found.likeness));
    const fresh = findings.find((found) => !tally.likenesses.has(found.likeness)) ?? findings[0];
    for (const found of findings) add(tally.likenesses, found.likeness);
    const smallest =
      options.shrinks && !known ? await shrunk(program, fresh, options) : focused(program, fresh?.operation ?? "");
    const failure: Failure = { seed, findings, source: shownText(smallest) };
    tally.failures.push(failure);
    report(
      known
        ? `── seed ${seed}: like ${fresh?.likeness}\n   ${fresh?.operation}: ${fresh?.detail.slice(-400)}`
        : `── seed ${seed}: ${fresh?.likeness}\n   ${fresh?.operation}: ${fresh?.detail}\n${failure.source}\n`,
    );
  };
  // While one program waits for its server, the other is read and compiled.
  await Promise.all([lane(), lane()]);
  return tally;
}

/** Once more where the judge's process ended meanwhile. */
async function judged(program: Program, judge: Judge, root: string): Promise<Verdict> {
  const before = judge.deaths;
  const verdict = await tryProgram(program, judge, root, `s${program.seed}`);
  return judge.deaths === before ? verdict : tryProgram(program, judge, root, `s${program.seed}`);
}

async function shrunk(program: Program, finding: Finding | undefined, { judge, root }: FuzzOptions): Promise<Program> {
  let round = 0;
  return shrink(program, async (smaller) => {
    const verdict = await tryProgram(smaller, judge, root, `shrink/${program.seed}-${round++}`);
    return verdict.findings.some((one) => one.likeness === finding?.likeness);
  });
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
