/** The C# of several documents, compiled together: the compiler's start costs more than most documents. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { judge } from "../../test/openapi/judge/csharp-round-trip.js";
import { type DocumentInstances, instancesOfDocument } from "../../test/openapi/judge/document-instances.js";
import { type Unequal, verdicts } from "../../test/openapi/judge/verdicts.js";
import { type Findings, shorten } from "./findings.js";
import { type ImportedDocument, namespaceOf } from "./import-document.js";

/** The compiler's memory is not endless. */
const batchBytes = 8_000_000;

type Candidate = ImportedDocument & DocumentInstances;

export class CSharpBatches {
  private waiting: Candidate[] = [];
  private bytes = 0;
  private count = 0;

  constructor(
    private readonly repository: string,
    private readonly output: string,
    private readonly findings: Findings,
  ) {}

  add(imported: ImportedDocument): void {
    const instances = instancesOfDocument(imported.read);
    imported.row.untried = instances.untried;
    this.waiting.push({ ...imported, ...instances });
    this.bytes += imported.files.reduce((sum, { text }) => sum + text.length, 0);
    if (this.bytes > batchBytes) this.judgeWaiting();
  }

  judgeWaiting(): void {
    const documents = this.waiting;
    this.waiting = [];
    this.bytes = 0;
    if (documents.length > 0) this.judge(documents);
  }

  /** One document that does not compile stops the others beside it: these are judged again without it. */
  private judge(documents: readonly Candidate[]): void {
    const at = join(this.output, `batch${++this.count}`);
    const { problems, results, judged, serialised } = judge(this.repository, at, documents);
    rmSync(at, { recursive: true, force: true });
    if (!judged && documents.length > 1) {
      const half = Math.ceil(documents.length / 2);
      this.judge(documents.slice(0, half));
      this.judge(documents.slice(half));
      return;
    }
    for (const line of problems) this.findings.problem(`${documents.map(({ name }) => name).join(", ")}: ${line}`);
    if (!judged) {
      for (const { row } of documents) row.compiled = "no";
      return;
    }
    const judgedDocuments = documents.map(({ name, read, document, instances }) => ({
      name,
      contract: read.contract,
      document,
      instances,
    }));
    const { refused, unequal, accepted, count, invalid } = verdicts(judgedDocuments, results);
    const silentlyAccepted = accepted.filter(({ noted }) => !noted);
    const silent = unequal.filter(({ noted }) => !noted);
    for (const { row, project, instances } of documents) {
      row.compiled = problems.length === 0 ? "yes" : "with warnings";
      const tried = instances.filter((instance) => instance.invalid !== undefined).length;
      row.instances = instances.length - tried;
      row.invalid = tried;
      row.accepted = silentlyAccepted.filter(({ document }) => document === row.name).length;
      row.acceptedNoted = accepted.filter(({ document }) => document === row.name).length - row.accepted;
      row.refusedTypes = refused.filter(({ type }) => type.startsWith(`${namespaceOf(project)}.`)).length;
      row.unequal = silent.filter(({ document }) => document === row.name).length;
      row.unequalNoted = unequal.filter(({ document }) => document === row.name).length - row.unequal;
    }
    const [first] = documents;
    if (first !== undefined) first.row.serialised = serialised;
    for (const one of unequal) if (one.noted) this.findings.place("noted", () => lineOf(one));
    for (const { type, error } of refused) this.findings.problem(`${type}: ${error}`);
    console.error(
      `batch ${this.count}: ${documents.length} documents, ${serialised} C# types serialised, ${refused.length} refused, ` +
        `${count} instances, ${silent.length} unequal without a note, ${invalid} invalid, ` +
        `${silentlyAccepted.length} accepted without a note`,
    );
    for (const one of [...silent, ...silentlyAccepted]) this.findings.problem(lineOf(one));
  }
}

function lineOf({ type, path, why, before, after }: Unequal): string {
  return `unequal ${type} at ${path || "."}: ${why}: ${shorten(before)} → ${shorten(after)}`;
}
