// npm run corpus -- <folder of documents> [--keep <folder>] [--show <kind>] [--only csharp,document,typescript]
// Imports every OpenAPI document of a folder and judges the C#: the compiler with warnings as errors; System.Text.Json, which
// reads and writes the documents' examples and instances made from their schemas; a validator of the documents' own
// schemas; the same document written again by tenon; and the TypeScript beside that of openapi-typescript. Prints tables.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { csharpProject } from "../test/openapi/judge/csharp-project.mjs";
import { compareDocuments } from "../test/openapi/judge/document-equivalence.mjs";
import { bundleTool, importDocument, loadImporter } from "../test/openapi/judge/importer.mjs";
import { instancesOfDocument, judge, verdicts } from "../test/openapi/judge/json-round-trip.mjs";
import { loadDocument } from "../test/openapi/judge/normalised-document.mjs";
import { compareTypes } from "../test/openapi/judge/typescript-assignability.mjs";

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

const importer = await loadImporter();
const tool = await bundleTool();
const rows = [];
const kinds = new Map();
const facts = { compared: 0 };
const problems = [];
let batch = [];
let batchNumber = 0;
for (const name of readdirSync(folder)
  .filter((file) => /\.(?:json|ya?ml)$/i.test(file))
  .sort()) {
  const row = importOne(name);
  rows.push(row);
  if (row.files === undefined) continue;
  if (only.includes("document") || only.includes("typescript")) readBack(row);
  if (only.includes("csharp")) {
    Object.assign(row, instancesOfDocument(row, importer));
    batch.push(row);
    if (batch.reduce((sum, { bytes }) => sum + bytes, 0) > batchBytes) judgeBatch();
  }
  free(row);
}
judgeBatch();
print();
if (flagValue("--keep") === undefined) rmSync(output, { recursive: true, force: true });

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
    refusedTypes: 0,
    unequal: 0,
    unequalNoted: 0,
  };
}

/** What no later stage needs. */
function free(row) {
  if (batch.includes(row)) return;
  for (const key of ["contract", "files", "root", "schemas", "document", "instances", "diagnostics"]) delete row[key];
}

/** The C# as OpenAPI again, compared with the document it came from, and as TypeScript beside openapi-typescript's. */
function readBack(row) {
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
  for (const line of told.slice(0, 3)) problems.push(`${row.name}: ${line}`);
  row.readBack =
    run.status === 0 && existsSync(document)
      ? `${told.length === 0 ? "" : `${told.length} warnings`}`
      : `exit ${run.status}`;
  if (row.readBack.startsWith("exit")) return;
  if (only.includes("document")) {
    const { differences, properties } = compareDocuments(loadDocument(join(folder, row.name)), loadDocument(document));
    facts.compared += properties;
    row.surface = differences.filter(({ kind }) => kind.startsWith("surface:")).length;
    for (const { kind, at, was, is } of differences) {
      const count = kinds.get(kind) ?? { documents: new Set(), number: 0 };
      kinds.set(kind, count);
      count.documents.add(row.name);
      count.number++;
      if (shown !== undefined && kind.startsWith(shown))
        console.log(`${row.name}: ${kind}: ${at}: ${shorten(was)} → ${shorten(is)}`);
    }
  }
  if (only.includes("typescript")) row.typescript = compareTypes(join(folder, row.name), client, base);
}

function judgeBatch() {
  if (batch.length === 0) return;
  const at = join(output, `batch${++batchNumber}`);
  const { problems: found, results } = judge(at, batch);
  for (const line of found) problems.push(line);
  const { refused, unequal, count } = verdicts(batch, results);
  for (const row of batch) {
    row.compiled = found.length === 0 ? "yes" : found.some((line) => line.includes(`${row.project}/`)) ? "no" : "?";
    row.instanceCount = row.instances.length;
    row.refusedTypes = refused.filter(({ type }) => type.startsWith(`Corpus.${row.project}.`)).length;
    const own = unequal.filter(({ document }) => document === row.name);
    row.unequal = own.filter(({ noted }) => !noted).length;
    row.unequalNoted = own.length - row.unequal;
  }
  for (const { type, error } of refused) problems.push(`${type}: ${error}`);
  const silent = unequal.filter(({ noted }) => !noted);
  console.error(
    `batch ${batchNumber}: ${batch.length} documents, ${count} instances, ${refused.length} types refused, ${silent.length} unequal without a note`,
  );
  for (const one of silent)
    problems.push(
      `unequal ${one.type} at ${one.path || "."}: ${one.why}: ${shorten(one.before)} → ${shorten(one.after)}`,
    );
  const done = batch;
  batch = [];
  for (const row of done) free(row);
  rmSync(at, { recursive: true, force: true });
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

function print() {
  for (const line of problems) console.error(line);
  const read = rows.filter(({ refused }) => refused === undefined);
  const sum = (key) => read.reduce((total, row) => total + (row[key] ?? 0), 0);
  const typescript = (key) => read.reduce((total, row) => total + (row.typescript?.[key] ?? 0), 0);
  const columns = [
    "document",
    "version",
    "operations",
    "types",
    "notes",
    "free-form",
    "ms",
    "compiled",
    "types refused",
    "instances",
    "unequal, no note",
    "unequal, noted",
    "surface",
  ];
  console.log(`| ${columns.join(" | ")} |`);
  console.log(`|${columns.map(() => "---").join("|")}|`);
  for (const row of rows) {
    const cells =
      row.refused === undefined
        ? [
            row.operations,
            row.types,
            row.notes,
            row.freeForm,
            row.milliseconds.toFixed(0),
            row.compiled,
            row.refusedTypes,
            row.instanceCount,
            row.unequal,
            row.unequalNoted,
            row.readBack || (row.surface === 0 ? "same" : row.surface),
          ]
        : ["", "", "", "", row.milliseconds.toFixed(0), `refused: ${row.refused}`, "", "", "", "", ""];
    console.log(`| ${[row.name, row.version, ...cells].join(" | ")} |`);
  }
  console.log("\n| over all | |\n|---|---:|");
  const totals = [
    ["documents", rows.length],
    ["imported", read.length],
    ["compiled", read.filter(({ compiled }) => compiled === "yes").length],
    ["operations", sum("operations")],
    ["types", sum("types")],
    ["types refused by System.Text.Json", sum("refusedTypes")],
    ["instances", sum("instanceCount")],
    ["instances unequal without a note", sum("unequal")],
    ["instances unequal with a note", sum("unequalNoted")],
    ["free-form uses", sum("freeForm")],
    ["seconds of importing", (sum("milliseconds") / 1000).toFixed(1)],
    ["peak memory of the whole run, MB", (process.resourceUsage().maxRSS / 1024).toFixed(0)],
    ["properties compared after the round trip", facts.compared],
    ["TypeScript compiled", read.filter((row) => row.typescript?.compiles === true).length],
    ["named types compared with openapi-typescript's", typescript("compared")],
    ["ours assignable to theirs", typescript("toTheirs")],
    ["theirs assignable to ours", typescript("toOurs")],
  ];
  for (const [label, value] of totals) console.log(`| ${label} | ${value} |`);
  console.log("\n| difference after the round trip | times | documents |\n|---|---:|---:|");
  for (const [kind, { number, documents }] of [...kinds].sort(
    ([a, x], [b, y]) => y.number - x.number || (a < b ? -1 : 1),
  ))
    console.log(`| ${kind} | ${number} | ${documents.size} |`);
}
