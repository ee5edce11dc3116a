import { createInterface } from "node:readline";
import type { NamedTypeSymbol } from "../../src/csharp/binding/symbols.js";
import { askRoslyn, finished, type OracleRequest } from "./roslyn.js";
import { recordsOf, type SymbolRecord } from "./symbol-text.js";
import { Tally } from "./tally.js";

export interface SymbolComparison {
  readonly tally: Tally;
  readonly symbols: number;
}

/** Every declared type and member, aspect by aspect, ours against the compiler's. */
export async function compareSymbols(
  root: string,
  program: string,
  request: OracleRequest,
  types: readonly NamedTypeSymbol[],
): Promise<SymbolComparison> {
  const tally = new Tally();
  const ours = new Map<string, SymbolRecord>();
  for (const type of types) for (const record of recordsOf(type)) ours.set(record.key, record);
  const child = askRoslyn(root, program, "symbols", request);
  if (child.stdout === null) throw new Error("the oracle has no output");
  let symbols = 0;
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
    const theirs = toRecord(JSON.parse(line));
    symbols++;
    const own = ours.get(theirs.key);
    ours.delete(theirs.key);
    if (own === undefined) tally.differs(`${theirs.kind}: declared`, theirs.place, `only Roslyn has ${theirs.key}`);
    else compareRecords(own, theirs, tally);
  }
  await finished(child);
  for (const own of ours.values()) tally.differs(`${own.kind}: declared`, own.place, `only ours has ${own.key}`);
  return { tally, symbols };
}

function compareRecords(ours: SymbolRecord, theirs: SymbolRecord, tally: Tally): void {
  tally.compared(`${theirs.kind}: declared`);
  for (const aspect of new Set([...Object.keys(theirs.aspects), ...Object.keys(ours.aspects)])) {
    const kind = `${theirs.kind}: ${aspect}`;
    const [own = "nothing", their = "nothing"] = [ours.aspects[aspect], theirs.aspects[aspect]];
    tally.compared(kind);
    if (!agree(own, their)) tally.differs(kind, theirs.place, `${theirs.key}\n        Roslyn ${their}\n        ours   ${own}`);
  }
}

/** Where the compiler could not choose an attribute's constructor, it says nothing of the arguments: `Name(?)`. */
function agree(own: string, their: string): boolean {
  if (own === their) return true;
  if (!their.includes("(?)")) return false;
  const pattern = their.split("(?)").map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${pattern.join("\\(.*\\)")}$`, "s").test(own);
}

function toRecord(value: unknown): SymbolRecord {
  if (typeof value !== "object" || value === null) throw new Error("the oracle wrote a record that is none");
  const { key, kind, place, aspects } = value as Partial<SymbolRecord>;
  if (key === undefined || kind === undefined || place === undefined || aspects === undefined) {
    throw new Error("the oracle wrote a record that lacks a part");
  }
  return { key, kind, place, aspects };
}
