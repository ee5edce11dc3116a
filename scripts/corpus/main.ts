/**
 * `npm run corpus -- <folder>`: the C# of every document, judged by the compiler with warnings as errors; by System.Text.Json, which
 * reads and writes the documents' examples and instances made from their schemas; by a validator of the documents' own
 * schemas; by the same document written again by tenon, in which every text and example of the first is looked for; and the TypeScript
 * beside that of openapi-typescript.
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { prepareTypes } from "../../test/openapi/judge/typescript-assignability.js";
import { CSharpBatches } from "./csharp-batches.js";
import { judgeFacts } from "./facts.js";
import { Findings } from "./findings.js";
import { importDocument } from "./import-document.js";
import { compareBack, readBack } from "./read-back.js";
import { printReport } from "./report.js";
import type { Row } from "./row.js";
import { TypeBatches } from "./type-batches.js";

const usage = `usage: npm run corpus -- <folder of documents> [options]

  --only <judges>     csharp, document, facts, typescript; all of them
  --show <kind>       print the places of differences whose kind begins so; "fact …", "noted", "left out …" and "types" are kinds too
  --minutes <n>       begin no document after that time
  --keep <folder>     keep there what was written

exit code: 0 all is well; 1 something is wrong, or could not be judged; 2 usage
`;

export async function main(args: readonly string[], repository: string, tool: string): Promise<number> {
  const parsed = parse(args);
  if (parsed === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  const { folder, only, show, minutes, keep } = parsed;
  const output = resolve(keep ?? mkdtempSync(join(tmpdir(), "tenon-corpus-")));
  rmSync(output, { recursive: true, force: true });
  const findings = new Findings(show);
  const csharp = new CSharpBatches(repository, output, findings);
  const types = new TypeBatches(findings);
  const rows: Row[] = [];
  const names = readdirSync(folder)
    .filter((file) => /\.(?:json|ya?ml)$/i.test(file))
    .sort();
  const deadline = performance.now() + minutes * 60_000;
  for (const [at, name] of names.entries()) {
    if (performance.now() > deadline) {
      console.error(`The time is up: ${names.length - at} documents are left out.`);
      break;
    }
    const imported = importDocument(folder, name);
    const { row } = imported;
    rows.push(row);
    if (!("read" in imported)) continue;
    const base = join(output, imported.project);
    // Without an operation or a type there is no contract to read.
    const isEmpty = (row.operations ?? 0) + (row.types ?? 0) === 0;
    if (!isEmpty && (only.has("document") || only.has("typescript"))) {
      const back = readBack(imported, base, { repository, tool }, findings);
      const source = join(folder, name);
      if (back !== undefined && only.has("document")) compareBack(row, source, back.document, findings);
      if (back !== undefined && only.has("typescript")) types.add(row, await prepareTypes(source, back.client, base));
    }
    if (only.has("facts")) judgeFacts(row, join(folder, name), findings);
    if (only.has("csharp")) csharp.add(imported);
  }
  csharp.judgeWaiting();
  types.judgeWaiting();
  printReport(rows, findings, only);
  if (keep === undefined) rmSync(output, { recursive: true, force: true });
  return findings.problems.length > 0 ? 1 : 0;
}

function parse(args: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { only: text, show: text, minutes: text, keep: text },
    });
    const [folder] = positionals;
    if (folder === undefined) return undefined;
    const only: ReadonlySet<string> = new Set(values.only?.split(",") ?? ["csharp", "document", "facts", "typescript"]);
    const minutes = Number(values.minutes ?? Number.POSITIVE_INFINITY);
    return { folder, only, minutes, show: values.show, keep: values.keep };
  } catch {
    return undefined;
  }
}
