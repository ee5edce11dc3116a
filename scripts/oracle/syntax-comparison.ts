import { readFileSync } from "node:fs";
import { parse, type SourceFile, walk } from "../../src/csharp/syntax/index.js";
import { ByteStream } from "./byte-stream.js";
import { askRoslyn, finished, type ProjectRequest } from "./roslyn.js";
import { Tally } from "./tally.js";
import { utf16Offsets } from "./utf16-offsets.js";

export interface SyntaxComparison {
  readonly tally: Tally;
  readonly files: number;
  /** Files in which the compiler itself finds syntax errors: recovery is each parser's own affair. */
  readonly skipped: readonly string[];
}

const numbersPerNode = 3;

/** Kinds and spans of every node of every file, ours against the compiler's. */
export async function compareSyntax(
  root: string,
  program: string,
  projects: readonly ProjectRequest[],
): Promise<SyntaxComparison> {
  const tally = new Tally();
  const skipped: string[] = [];
  const child = askRoslyn(root, program, "syntax", projects);
  if (child.stdout === null) throw new Error("the oracle has no output");
  const answer = new ByteStream(child.stdout);
  const kinds = await readKinds(answer);
  const asked = projects.flatMap(({ files, defines, languageVersion }) => {
    const options = { preprocessorSymbols: new Set(defines), languageVersion };
    return files.map((path) => ({ path, options }));
  });
  let files = 0;
  for (;;) {
    const header = await answer.take(12);
    if (header === undefined) break;
    const { path, options } = asked[header.readInt32LE(0)] ?? { path: "", options: {} };
    const firstError = header.readInt32LE(4);
    const theirs = numbersOf(await answer.takeOrFail(header.readInt32LE(8) * numbersPerNode * 4));
    const file = parse(path, readFileSync(path), options);
    if (firstError >= 0) {
      skipped.push(path);
      continue;
    }
    files++;
    compareFile(file, theirs, kinds, tally);
  }
  await finished(child);
  return { tally, files, skipped };
}

interface Kinds {
  readonly names: ReadonlyMap<number, string>;
  readonly numbers: ReadonlyMap<string, number>;
}

async function readKinds(answer: ByteStream): Promise<Kinds> {
  const length = (await answer.takeOrFail(4)).readInt32LE(0);
  const table: unknown = JSON.parse((await answer.takeOrFail(length)).toString("utf8"));
  const names = new Map<number, string>();
  const numbers = new Map<string, number>();
  for (const [number, name] of Object.entries(table ?? {})) {
    names.set(Number(number), String(name));
    numbers.set(String(name), Number(number));
  }
  return { names, numbers };
}

function numbersOf(bytes: Buffer): Int32Array {
  const numbers = new Int32Array(bytes.length / 4);
  Buffer.from(numbers.buffer).set(bytes);
  return numbers;
}

function compareFile(file: SourceFile, theirs: Int32Array, kinds: Kinds, tally: Tally): void {
  const ours = flatten(file, kinds);
  for (let i = 0; i < theirs.length; i += numbersPerNode) tally.compared(nameOf(kinds, theirs[i] ?? 0));
  const complaint = file.diagnostics[0];
  tally.compared("(files without syntax errors)");
  if (complaint !== undefined) {
    const line = complaint.location?.line ?? 0;
    tally.differs("(files without syntax errors)", `${file.path}:${line}`, `only ours complains: ${complaint.message}`);
  }
  if (ours.length === theirs.length && ours.every((number, index) => number === theirs[index])) return;
  reportDifferences(file, ours, theirs, kinds, tally);
}

/** Our tree as the compiler writes its own: pre-order, kind, start, end. */
function flatten(file: SourceFile, kinds: Kinds): number[] {
  const offset = utf16Offsets(file);
  const numbers: number[] = [];
  walk(file.root, (node) => {
    numbers.push(kinds.numbers.get(node.kind) ?? -1, offset(node.start), offset(node.end));
    return true;
  });
  return numbers;
}

function reportDifferences(
  file: SourceFile,
  ours: readonly number[],
  theirs: Int32Array,
  kinds: Kinds,
  tally: Tally,
): void {
  const text = new TextDecoder("utf-8").decode(file.bytes);
  const counts = new Map<string, number>();
  const count = (numbers: ArrayLike<number>, step: number) => {
    for (let i = 0; i < numbers.length; i += numbersPerNode) {
      const key = `${numbers[i]}:${numbers[i + 1]}:${numbers[i + 2]}`;
      counts.set(key, (counts.get(key) ?? 0) + step);
    }
  };
  count(theirs, 1);
  count(ours, -1);
  let found = false;
  for (const [key, difference] of counts) {
    if (difference === 0) continue;
    found = true;
    const [kind = 0, start = 0, end = 0] = key.split(":").map(Number);
    const line = text.slice(0, start).split("\n").length;
    const side = difference > 0 ? "only Roslyn has" : "only ours has";
    const excerpt = text.slice(start, Math.min(end, start + 60)).replaceAll(/\s+/g, " ");
    const name = nameOf(kinds, kind);
    tally.differs(name, `${file.path}:${line}`, `${side} ${name} [${start}..${end}) ${excerpt}`);
  }
  if (!found) tally.differs("(order of nodes)", `${file.path}:1`, "the same nodes in another order");
}

function nameOf(kinds: Kinds, kind: number): string {
  return kinds.names.get(kind) ?? "(a kind Roslyn does not have)";
}
