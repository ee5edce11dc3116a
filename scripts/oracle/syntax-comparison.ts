import { readFileSync } from "node:fs";
import type { SyntaxNode } from "../../src/csharp/syntax/nodes.js";
import { force, parse } from "../../src/csharp/syntax/parse.js";
import { type SourceFile, utf16Offsets } from "../../src/csharp/syntax/source-file.js";
import { ByteStream } from "./byte-stream.js";
import { askRoslyn, finished, type OracleRequest } from "./roslyn.js";
import { Tally } from "./tally.js";

export interface SyntaxComparison {
  readonly tally: Tally;
  readonly files: number;
  /** Files in which the compiler itself finds syntax errors: recovery is each parser's own affair. */
  readonly skipped: readonly string[];
}

const numbersPerNode = 3;

/** Kinds and spans of every node of every file, ours against the compiler's. */
export async function compareSyntax(root: string, program: string, request: OracleRequest): Promise<SyntaxComparison> {
  const tally = new Tally();
  const skipped: string[] = [];
  const child = askRoslyn(root, program, "syntax", request);
  if (child.stdout === null) throw new Error("the oracle has no output");
  const answer = new ByteStream(child.stdout);
  const kinds = await readKinds(answer);
  const symbols = new Set(request.defines);
  let files = 0;
  for (;;) {
    const header = await answer.take(12);
    if (header === undefined) break;
    const path = request.files[header.readInt32LE(0)] ?? "";
    const firstError = header.readInt32LE(4);
    const theirs = numbersOf(await answer.takeOrFail(header.readInt32LE(8) * numbersPerNode * 4));
    const file = parse(path, readFileSync(path), { preprocessorSymbols: symbols });
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
  // An explicit stack: expressions of ten thousand operands are trees of ten thousand levels.
  const waiting: SyntaxNode[] = [file.root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    numbers.push(kinds.numbers.get(node.kind) ?? -1, offset(node.start), offset(node.end));
    const children = childrenOf(node);
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      if (child !== undefined) waiting.push(child);
    }
  }
  return numbers;
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const add = (v: any): void => {
    if (v === null || typeof v !== "object") return;
    if (Array.isArray(v)) { for (const e of v) add(e); return; }
    if (typeof v.kind !== "string" || v.kind.endsWith("Token") || v.kind.endsWith("Keyword")) return;
    if (v.kind === "Deferred") { const f = force(v); if (f) found.push(f as SyntaxNode); return; }
    found.push(v);
  };
  for (const v of Object.values(node)) add(v);
  return found.sort((a, b) => a.start - b.start);
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
