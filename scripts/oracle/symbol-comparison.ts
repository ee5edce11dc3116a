import { createInterface } from "node:readline";
import type { MemberSymbol, NamedTypeSymbol } from "../../src/csharp/binding/symbols/symbols.js";
import type { TypeProvider } from "../../src/csharp/binding/symbols/type-provider.js";
import { askRoslyn, finished, type ProjectRequest } from "./roslyn.js";
import { recordsOf, type SymbolRecord } from "./symbol-text.js";
import { Tally } from "./tally.js";

export interface SymbolComparison {
  readonly tally: Tally;
  readonly symbols: number;
}

/** Every declared type and member, aspect by aspect, ours against the compiler's, project by project as it answers. */
export async function compareSymbols(
  root: string,
  program: string,
  projects: readonly ProjectRequest[],
  compilationOf: (project: number) => { readonly types: readonly NamedTypeSymbol[] },
): Promise<SymbolComparison> {
  const tally = new Tally();
  let symbols = 0;
  let project = -1;
  let ours = new Map<string, SymbolRecord>();
  const turnTo = (next: number): void => {
    while (project < next) {
      for (const own of ours.values()) tally.differs(`${own.kind}: declared`, own.place, `only ours has ${own.key}`);
      ours = new Map();
      project++;
      if (project === projects.length) return;
      for (const type of compilationOf(project).types) {
        for (const record of recordsOf(type)) ours.set(record.key, record);
      }
    }
  };
  for await (const theirs of answersOf(root, program, "symbols", projects)) {
    symbols++;
    turnTo(theirs.project);
    const own = ours.get(theirs.key);
    ours.delete(theirs.key);
    if (own === undefined) tally.differs(`${theirs.kind}: declared`, theirs.place, `only Roslyn has ${theirs.key}`);
    else compareRecords(own, theirs, tally);
  }
  turnTo(projects.length);
  return { tally, symbols };
}

/** Every visible type and member of the referenced assemblies: what our reader of metadata makes of them. */
export async function compareMetadata(
  root: string,
  program: string,
  project: ProjectRequest,
  references: TypeProvider,
): Promise<SymbolComparison> {
  const tally = new Tally();
  let symbols = 0;
  let ours = new Map<string, SymbolRecord>();
  const reportRest = (): void => {
    for (const own of ours.values()) tally.differs(`${own.kind}: declared`, own.key, `only ours has ${own.key}`);
  };
  for await (const theirs of answersOf(root, program, "metadata", [project])) {
    symbols++;
    if (theirs.kind === "type") {
      reportRest();
      const type = typeIn(references, theirs.key, theirs.place);
      ours = new Map(type === undefined ? [] : [...recordsOf(type, isVisible)].map((record) => [record.key, record]));
    }
    const own = ours.get(theirs.key);
    ours.delete(theirs.key);
    if (own === undefined) tally.differs(`${theirs.kind}: declared`, theirs.key, `only Roslyn has ${theirs.key}`);
    else compareRecords(own, { ...theirs, place: theirs.key }, tally);
  }
  reportRest();
  return { tally, symbols };
}

/** Two assemblies may each have a type of this name. */
function typeIn(references: TypeProvider, metadataName: string, assembly: string): NamedTypeSymbol | undefined {
  const first = references.typeByMetadataName(metadataName);
  if (first === undefined || first.assembly === assembly || first.containingType !== undefined) return first;
  return references
    .typesInNamespace(first.namespace)
    .find((type) => type.metadataName === metadataName && type.assembly === assembly);
}

function isVisible({ accessibility, containingType, name }: MemberSymbol): boolean {
  if (containingType.typeKind === "delegate" && name !== "Invoke") return false;
  return accessibility === "public" || accessibility === "protected" || accessibility === "protectedInternal";
}

async function* answersOf(
  root: string,
  program: string,
  mode: "symbols" | "metadata",
  projects: readonly ProjectRequest[],
): AsyncGenerator<TheirRecord> {
  const child = askRoslyn(root, program, mode, projects);
  if (child.stdout === null) throw new Error("the oracle has no output");
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
    yield toRecord(JSON.parse(line));
  }
  await finished(child);
}

function compareRecords(ours: SymbolRecord, theirs: SymbolRecord, tally: Tally): void {
  tally.compared(`${theirs.kind}: declared`);
  for (const aspect of new Set([...Object.keys(theirs.aspects), ...Object.keys(ours.aspects)])) {
    const kind = `${theirs.kind}: ${aspect}`;
    const [own = "nothing", their = "nothing"] = [ours.aspects[aspect], theirs.aspects[aspect]];
    tally.compared(kind);
    if (!agree(own, their)) tally.differs(kind, theirs.place, `${theirs.key}${difference(own, their)}`);
  }
}

const badlyFormed = "(badly formed)";

/** Where the compiler could not choose an attribute's constructor, it says nothing of the arguments: `Name(?)`. */
function agree(own: string, their: string): boolean {
  if (own === their || their === badlyFormed) return true;
  const [first = "", ...rest] = their.split("(?)");
  const last = rest.pop();
  if (last === undefined || !own.startsWith(`${first}(`) || !own.endsWith(`)${last}`)) return false;
  // The nearest place for each part is always good enough; a regular expression would try all of them.
  let from = first.length + 1;
  for (const part of rest) {
    const found = own.indexOf(`)${part}(`, from);
    if (found < 0) return false;
    from = found + part.length + 2;
  }
  return from <= own.length - last.length - 1;
}

const shownBefore = 60;
const shownAfter = 300;

/** Both texts around the first place where they part: lists of attributes can be pages long. */
function difference(own: string, their: string): string {
  let same = 0;
  while (same < own.length && own[same] === their[same]) same++;
  const from = Math.max(0, same - shownBefore);
  const part = (text: string): string => (from > 0 ? "…" : "") + text.slice(from, same + shownAfter);
  return `\n        Roslyn ${part(their)}\n        ours   ${part(own)}`;
}

interface TheirRecord extends SymbolRecord {
  readonly project: number;
}

function toRecord(value: unknown): TheirRecord {
  if (typeof value !== "object" || value === null) throw new Error("the oracle wrote a record that is none");
  const { project, key, kind, place, aspects } = value as Partial<TheirRecord>;
  if (project === undefined || key === undefined || kind === undefined || place === undefined || !aspects) {
    throw new Error("the oracle wrote a record that lacks a part");
  }
  return { project, key, kind, place, aspects };
}
