/** Imported C#, read again by the tool itself: as OpenAPI beside the document it came from, and as TypeScript. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { csharpProject } from "../../test/openapi/judge/csharp-project.js";
import { compareDocuments } from "../../test/openapi/judge/document-equivalence.js";
import { loadDocument } from "../../test/openapi/judge/load-document.js";
import { type Findings, shorten } from "./findings.js";
import type { ImportedDocument } from "./import-document.js";
import type { Row } from "./row.js";

export interface ReadBack {
  readonly document: string;
  readonly client: string;
}

/** The paths of what the tool wrote; undefined where it could not. */
export function readBack(
  { row, files }: ImportedDocument,
  base: string,
  tools: { readonly repository: string; readonly tool: string },
  findings: Findings,
): ReadBack | undefined {
  for (const file of files) {
    const path = join(base, "csharp", file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.text);
  }
  mkdirSync(base, { recursive: true });
  const project = join(base, "Api.csproj");
  writeFileSync(project, csharpProject({ repository: tools.repository }));
  const document = join(base, "openapi.json");
  const client = join(base, "client");
  const run = spawnSync(
    process.execPath,
    [tools.tool, "--project", project, "--openapi", document, "--output", client, "--quiet"],
    { encoding: "utf8", maxBuffer: 1 << 30 },
  );
  const told = run.stderr.split("\n").filter((line) => /: (?:error|warning) TN/.test(line));
  // Without a server nobody has said how enums are written.
  const odd = told.filter((line) => !line.includes("TN2501"));
  for (const line of odd.slice(0, 3)) findings.problem(`${row.name}: ${line}`);
  if (run.status !== 0 || !existsSync(document)) {
    row.readBack = `exit ${run.status}`;
    findings.problem(`${row.name}: reading the C# back ended with ${run.status}`);
    return undefined;
  }
  row.readBack = odd.length === 0 ? "" : `${odd.length} warnings`;
  return { document, client };
}

export function compareBack(row: Row, source: string, document: string, findings: Findings): void {
  try {
    const { differences, properties } = compareDocuments(loadDocument(source), loadDocument(document));
    row.properties = properties;
    row.surface = differences.filter(({ kind }) => kind.startsWith("surface:")).length;
    row.factsDifferent = differences.filter(({ isFact }) => isFact).length;
    for (const { kind, at, was, is, isFact } of differences) {
      findings.difference(kind, row.name, isFact);
      findings.place(
        isFact ? `fact ${kind}` : kind,
        () => `${row.name}: ${kind}: ${at}: ${shorten(was)} → ${shorten(is)}`,
      );
    }
  } catch (failure) {
    findings.problem(`${row.name}: the comparison failed: ${failure instanceof Error ? failure.stack : failure}`);
  }
}
