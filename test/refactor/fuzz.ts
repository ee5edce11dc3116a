/** Many rewritten programs: compiled, some of them started, and read. */
import { randomFrom } from "../wire/random.js";
import { type Candidate, compileAll } from "./compile.js";
import type { Rewrite } from "./kinds/rewrite-kind.js";
import { kinds } from "./kinds.js";
import type { Framework } from "./load-program.js";
import { difference, type Output, outputOf } from "./output.js";
import { programText } from "./program.js";
import { type Rewritten, rewrite, type Step, stepsFrom } from "./rewrite.js";
import { callersView } from "./same-server.js";
import type { JudgedServer } from "./servers.js";
import { type Difference, likeness, withFewerSteps, withLessCode } from "./shrink.js";

export interface FuzzOptions {
  readonly root: string;
  readonly servers: readonly JudgedServer[];
  readonly framework: Framework;
  readonly seed: number;
  readonly programs: number;
  /** Undefined: Roslyn is not asked. Otherwise, one program in so many is started. */
  readonly startedOneIn: number | undefined;
  readonly kinds?: readonly Rewrite[];
  /** Whether the first of each likeness is reduced to the least code, which takes seconds. */
  readonly shrinks: boolean;
  readonly report: (line: string) => void;
}

export interface Tally {
  programs: number;
  rewrites: number;
  compiled: number;
  started: number;
  /** Rewrites that are wrong: the compiler or the running server says so. */
  readonly invalid: string[];
  readonly servers: Set<string>;
  /** Programs that each kind was part of. */
  readonly kinds: Map<string, number>;
  /** By likeness. */
  readonly differences: Map<string, number>;
  /** Milliseconds that rewriting and reading took. */
  reading: number;
}

interface Made extends Candidate {
  readonly steps: readonly Step[];
  readonly lines: readonly string[];
}

/** So many programs go to one process of the compiler. */
const batchSize = 200;

export function fuzz(options: FuzzOptions): Tally {
  const tally: Tally = {
    ...{ programs: 0, rewrites: 0, compiled: 0, started: 0, reading: 0 },
    invalid: [],
    servers: new Set(),
    kinds: new Map(),
    differences: new Map(),
  };
  const outputs = new Map<string, Output>();
  for (let from = 0; from < options.programs; from += batchSize) {
    const count = Math.min(batchSize, options.programs - from);
    const started = performance.now();
    const made = Array.from({ length: count }, (_, at) => makeOne(options, options.seed + from + at, outputs, tally));
    tally.reading += performance.now() - started;
    const valid = options.startedOneIn === undefined ? made : compiled(options, made, tally);
    for (const one of valid) if (one.lines.length > 0) differs(options, one, tally);
    if (options.programs > batchSize)
      options.report(`${from + count} programs, ${total(tally.differences)} differ, ${tally.invalid.length} not valid`);
  }
  return tally;
}

/** The seed alone decides over the server, the rewrites and their places. */
function makeOne(options: FuzzOptions, seed: number, outputs: Map<string, Output>, tally: Tally): Made {
  const { servers, framework, startedOneIn } = options;
  const random = randomFrom(seed);
  let at = seed % servers.length;
  let rewritten: Rewritten | undefined;
  // A server without a place for the kinds leaves the seed to the next.
  for (let tries = 1; rewritten === undefined || rewritten.steps.length === 0; tries++) {
    if (tries % 5 === 0) at = (at + 1) % servers.length;
    if (tries > 5 * servers.length) throw new Error("no server has a place for these kinds");
    const steps = stepsFrom(random, 1 + random.below(4), options.kinds ?? kinds);
    rewritten = rewrite(servers[at]!.program, steps, framework);
  }
  const origin = servers[at]!;
  const { program: original } = origin;
  const before = outputs.get(original.name) ?? outputOf(original, framework);
  outputs.set(original.name, before);
  tally.programs++;
  tally.rewrites += rewritten.steps.length;
  tally.servers.add(original.name);
  for (const kind of new Set(rewritten.steps.map((step) => step.kind))) add(tally.kinds, kind);
  const lines = difference(before, outputOf(rewritten.program, framework));
  const isStarted = startedOneIn !== undefined && seed % startedOneIn === 0;
  return { name: `Seed${seed}`, origin, ...rewritten, lines, isStarted };
}

function compiled({ root, report }: FuzzOptions, made: readonly Made[], tally: Tally): readonly Made[] {
  const origins = new Set(made.flatMap(({ isStarted, origin }) => (isStarted ? [origin] : [])));
  const originals = Array.from(
    origins,
    (origin, at): Candidate => ({ name: `Original${at}`, origin, program: origin.program, isStarted: true }),
  );
  const nameOf = new Map(originals.map(({ name, origin }) => [origin, name]));
  const answers = compileAll(root, [...originals, ...made]);
  return made.filter(({ name, origin, program, steps, isStarted }) => {
    const problem = answers.get(name)?.problem;
    const [facts, before] = [answers.get(name)?.facts, answers.get(nameOf.get(origin) ?? "")?.facts];
    const isOther = facts !== undefined && before !== undefined && callersView(facts) !== callersView(before);
    tally.compiled++;
    if (isStarted) tally.started++;
    if (problem === undefined && !isOther) return true;
    tally.invalid.push(name);
    const kind = steps.map((step) => step.kind).join(" + ");
    report(
      `── ${name} of ${origin.program.name} (${kind}) is not the same program: ${problem ?? firstOther(before ?? "", facts ?? "")}\n${programText(program)}`,
    );
    return false;
  });
}

function firstOther(before: string, after: string): string {
  const [left, right] = [callersView(before).split("\n"), callersView(after).split("\n")];
  const at = left.findIndex((line, index) => line !== right[index]);
  return `${left[at]} / ${right[at]}`;
}

/** The first of each likeness is shrunk and shown. */
function differs(
  { framework, report, shrinks }: FuzzOptions,
  { name, origin, program, steps, lines }: Made,
  tally: Tally,
): void {
  const found: Difference = { original: origin.program, program, steps, lines };
  const fewer = withFewerSteps(found, framework);
  const kind = likeness(fewer);
  if (!tally.differences.has(kind)) {
    const least = shrinks ? withLessCode(fewer, framework) : fewer;
    report(
      `── ${name} of ${origin.program.name}: ${kind}\n${least.lines.slice(0, 8).join("\n")}\n${programText(least.original)}\n── becomes\n${programText(least.program)}\n`,
    );
  }
  add(tally.differences, kind);
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
