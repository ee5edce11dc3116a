// npm run corpus -- <folder of documents> [--keep <folder>] [--show <kind>] [--only csharp,document,typescript] [--minutes <n>]
// Imports every OpenAPI document of a folder and judges the C#: the compiler with warnings as errors; System.Text.Json, which
// reads and writes the documents' examples and instances made from their schemas; a validator of the documents' own
// schemas; the same document written again by tenon; and the TypeScript beside that of openapi-typescript. Prints tables.
// Ends with 1 where a document could not be judged: what was not looked at is not counted as good.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { csharpProject } from "../test/openapi/judge/csharp-project.mjs";
import { compareDocuments } from "../test/openapi/judge/document-equivalence.mjs";
import { bundleTool, importDocument, loadImporter } from "../test/openapi/judge/importer.mjs";
import { instancesOfDocument, judge, verdicts } from "../test/openapi/judge/json-round-trip.mjs";
import { loadDocument } from "../test/openapi/judge/normalised-document.mjs";
import { compareTypes, prepareTypes } from "../test/openapi/judge/typescript-assignability.mjs";
import { printReport } from "./corpus/report.mjs";

const [given, ...flags] = process.argv.slice(2);
if (given === undefined) {
  console.error("Usage: npm run corpus -- <folder of documents>");
  process.exit(2);
}
const folder = given;
const flagValue = (flag) => (flags.includes(flag) ? flags[flags.indexOf(flag) + 1] : undefined);
const shown = flagValue("--show");
const only = flagValue("--only")?.split(",") ?? ["csharp", "document", "typescript"];
const output = resolve(flagValue("--keep") ?? mkdtempSync(join(tmpdir(), "tenon-corpus-")));
rmSync(output, { recursive: true, force: true });

/** C# of this size is one compilation: the compiler's start costs more than most documents, its memory is not endless. */
const batchBytes = 8_000_000;
const typescriptBytes = 12_000_000;

const importer = await loadImporter();
const tool = await bundleTool();
const rows = [];
/** Differences after the round trip, by kind; `facts` counts those that a property says of itself. */
const kinds = new Map();
/** Why types are not assignable. */
const reasons = new Map();
/** @type {string[]} */
const found = [];
const problems = {
  lines: found,
  /** Told at once as well: a run takes its time. */
  push(line) {
    found.push(line);
    console.error(line);
  },
};
let batch = [];
let batchNumber = 0;
let prepared = [];
const names = readdirSync(folder)
  .filter((file) => /\.(?:json|ya?ml)$/i.test(file))
  .sort();
const deadline = performance.now() + Number(flagValue("--minutes") ?? Number.POSITIVE_INFINITY) * 60_000;
for (const [at, name] of names.entries()) {
  if (performance.now() > deadline) {
    console.error(`The time is up: ${names.length - at} documents are left out.`);
    break;
  }
  const row = importOne(name);
  rows.push(row);
  if (row.files === undefined) continue;
  if (only.includes("document") || only.includes("typescript")) await readBack(row);
  if (only.includes("csharp")) {
    Object.assign(row, instancesOfDocument(row, importer));
    batch.push(row);
    if (batch.reduce((sum, { bytes }) => sum + bytes, 0) > batchBytes) judgeBatch();
  }
  free(row);
}
judgeBatch();
judgeTypes();
printReport({ rows, kinds, reasons, problems: problems.lines, only });
if (flagValue("--keep") === undefined) rmSync(output, { recursive: true, force: true });
if (problems.lines.length > 0) process.exitCode = 1;

function importOne(name) {
  const project = `D${basename(name)
    .replace(/\.[^.]*$/, "")
    .replace(/[^A-Za-z0-9]+/g, "_")}`;
  const result = importDocument(importer, join(folder, name), `Corpus.${project}`);
  const { contract, files, diagnostics, milliseconds } = result;
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (contract === undefined)
    return { name, milliseconds, refused: `${errors[0]?.code} ${errors[0]?.message}`, version: versionOf(name) };
  return {
    name,
    project,
    ...result,
    version: versionOf(name),
    bytes: files.reduce((sum, { text }) => sum + text.length, 0),
    operations: contract.services.reduce((sum, service) => sum + service.operations.length, 0),
    types: contract.types.length,
    notes: diagnostics.length,
    freeForm: freeForm(contract),
  };
}

/** What no later stage needs. */
function free(row) {
  if (batch.includes(row)) return;
  for (const key of ["contract", "files", "root", "schemas", "document", "instances", "diagnostics"]) delete row[key];
}

/** The C# as OpenAPI again, compared with the document it came from, and as TypeScript beside openapi-typescript's. */
async function readBack(row) {
  const base = join(output, row.project);
  mkdirSync(base, { recursive: true });
  for (const file of row.files) {
    const path = join(base, "csharp", file.path);
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, file.text);
  }
  const project = join(base, "Api.csproj");
  writeFileSync(project, csharpProject());
  const document = join(base, "openapi.json");
  const client = join(base, "client");
  const run = spawnSync(
    process.execPath,
    [tool, "--project", project, "--openapi", document, "--output", client, "--quiet"],
    { encoding: "utf8", maxBuffer: 1 << 30 },
  );
  const told = run.stderr.split("\n").filter((line) => /: (?:error|warning) TN/.test(line));
  // Without a server nobody has said how enums are written.
  const odd = told.filter((line) => !line.includes("TN2501"));
  for (const line of odd.slice(0, 3)) problems.push(`${row.name}: ${line}`);
  if (run.status !== 0 || !existsSync(document)) {
    row.readBack = `exit ${run.status}`;
    problems.push(`${row.name}: reading the C# back ended with ${run.status}`);
    return;
  }
  row.readBack = odd.length === 0 ? "" : `${odd.length} warnings`;
  if (only.includes("document")) compareBack(row, document);
  if (!only.includes("typescript")) return;
  prepared.push({ row, types: await prepareTypes(join(folder, row.name), client, base) });
  if (prepared.reduce((sum, { types }) => sum + types.size, 0) > typescriptBytes) judgeTypes();
}

function compareBack(row, document) {
  try {
    const { differences, properties } = compareDocuments(loadDocument(join(folder, row.name)), loadDocument(document));
    row.properties = properties;
    row.surface = differences.filter(({ kind }) => kind.startsWith("surface:")).length;
    row.factsDifferent = differences.filter(({ isFact }) => isFact).length;
    for (const { kind, at, was, is, isFact } of differences) {
      const count = kinds.get(kind) ?? { documents: new Set(), number: 0, facts: 0 };
      kinds.set(kind, count);
      count.documents.add(row.name);
      count.number++;
      if (isFact) count.facts++;
      if (shown !== undefined && (isFact ? `fact ${kind}` : kind).startsWith(shown))
        console.log(`${row.name}: ${kind}: ${at}: ${shorten(was)} → ${shorten(is)}`);
    }
  } catch (failure) {
    problems.push(`${row.name}: the comparison failed: ${failure instanceof Error ? failure.stack : failure}`);
  }
}

function judgeTypes() {
  const results = prepared.length === 0 ? [] : compareTypes(prepared.map(({ types }) => types));
  for (const [at, { row }] of prepared.entries()) {
    row.typescript = results[at];
    for (const { key, way, why } of row.typescript.reasons) {
      const text = `${way}: ${why}`;
      reasons.set(text, (reasons.get(text) ?? 0) + 1);
      if (shown === "types") console.log(`${row.name}: ${key}: ${text}`);
    }
    if (!row.typescript.compiles) problems.push(`${row.name}: its TypeScript does not compile`);
  }
  prepared = [];
}

function judgeBatch() {
  const rowsOfBatch = batch;
  batch = [];
  if (rowsOfBatch.length > 0) judgeTogether(rowsOfBatch);
  for (const row of rowsOfBatch) free(row);
}

/** One document that does not compile stops the others beside it: these are judged again without it. */
function judgeTogether(documents) {
  const at = join(output, `batch${++batchNumber}`);
  const { problems: found, results, judged, serialised } = judge(at, documents);
  rmSync(at, { recursive: true, force: true });
  if (!judged && documents.length > 1) {
    const half = Math.ceil(documents.length / 2);
    judgeTogether(documents.slice(0, half));
    judgeTogether(documents.slice(half));
    return;
  }
  for (const line of found) problems.push(`${documents.map(({ name }) => name).join(", ")}: ${line}`);
  if (!judged) {
    for (const row of documents) row.compiled = "no";
    return;
  }
  const { refused, unequal, count } = verdicts(documents, results);
  for (const row of documents) {
    row.compiled = found.length === 0 ? "yes" : "with warnings";
    row.instanceCount = row.instances.length;
    row.refusedTypes = refused.filter(({ type }) => type.startsWith(`Corpus.${row.project}.`)).length;
    const own = unequal.filter(({ document }) => document === row.name);
    row.unequal = own.filter(({ noted }) => !noted).length;
    row.unequalNoted = own.length - row.unequal;
  }
  if (shown === "noted") for (const one of unequal.filter(({ noted }) => noted)) console.log(lineOf(one));
  for (const { type, error } of refused) problems.push(`${type}: ${error}`);
  const silent = unequal.filter(({ noted }) => !noted);
  console.error(
    `batch ${batchNumber}: ${documents.length} documents, ${serialised} C# types serialised, ${refused.length} refused, ` +
      `${count} instances, ${silent.length} unequal without a note`,
  );
  for (const one of silent) problems.push(lineOf(one));
  documents[0].serialised = serialised;
}

function lineOf({ type, path, why, before, after }) {
  return `unequal ${type} at ${path || "."}: ${why}: ${shorten(before)} → ${shorten(after)}`;
}

function shorten(value) {
  const text = String(value).replace(/\s+/g, " ");
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function versionOf(name) {
  const text = readFileSync(join(folder, name), "utf8");
  return /["']?(?:openapi|swagger)["']?\s*:\s*["']?([\d.]+)/.exec(text)?.[1] ?? "";
}

/** Uses of JSON without a type. */
function freeForm(contract) {
  const skipped = new Set(["example", "examples", "default", "requestExamples", "location"]);
  let count = 0;
  const visit = (value) => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === "object") {
      if (value.kind === "unknown") count++;
      for (const [key, inner] of Object.entries(value)) if (!skipped.has(key)) visit(inner);
    }
  };
  visit(contract.types);
  visit(contract.services);
  return count;
}
