import { resolve } from "node:path";
import type { Contract } from "../../contract/contract.js";
import { type Diagnostic, DiagnosticBag } from "../../diagnostics/diagnostic.js";
import { shownPath } from "../../diagnostics/render/text.js";
import type { GeneratedFile } from "../../emit/generated-file.js";
import { type Layout, typescriptLayout } from "../../output/plan.js";
import { replaceOutput } from "../../output/replace.js";
import type { Written } from "../../output/write.js";
import { coverageOf } from "../coverage.js";
import { emitAll } from "../emit.js";
import type { Environment, ExitCode } from "../environment.js";
import { reportNothing } from "../nothing.js";
import type { Command } from "../options.js";
import { type ReadProject, readProject } from "../read-input.js";
import { count, present, type Report } from "../report.js";

type Generate = Extract<Command, { kind: "generate" }>;

const nothing: Report = { data: {}, text: "" };

/** Contracts and controllers → TypeScript (and OpenAPI). With `--check` beside `--output` the coverage is reported, but does not fail. */
export function generate(command: Generate, environment: Environment, bag: DiagnosticBag): ExitCode {
  const { fileSystem } = environment;
  const gate = command.check ? new DiagnosticBag() : bag;
  const read = readProject(command, environment, bag, fileSystem, gate);
  if (read === undefined) {
    present(both(bag, gate), nothing, command, environment);
    return 2;
  }
  for (const problem of read.leftOut) bag.report(problem);
  if (reportNothing(read, command.served !== undefined, bag)) {
    present(both(bag, gate), nothing, command, environment);
    return 2;
  }
  if (read.leftOut.length > 0 && read.contract.services.length === 0 && read.contract.types.length === 0) {
    present(both(bag, gate), nothing, command, environment);
    return 2;
  }
  const exit: ExitCode = read.leftOut.length > 0 ? 3 : 0;
  const files = emitAll(read.contract, command, fileSystem.cwd);
  if (command.output === undefined && command.openapi?.file === undefined) {
    printFiles(files, environment);
    present(both(bag, gate), nothing, command, environment, true);
    return exit;
  }
  const folder = resolve(fileSystem.cwd, command.output ?? ".");
  const layout: Layout = command.output === undefined ? { files: [], folders: [] } : typescriptLayout;
  const written = replaceOutput(folder, files, layout, fileSystem, bag);
  if (written === undefined) {
    present(both(bag, gate), nothing, command, environment);
    return 2;
  }
  const destination = resolve(fileSystem.cwd, command.output ?? command.openapi?.file ?? ".");
  const summary = summarise(read, written, shownPath(destination, fileSystem.cwd));
  const repeated = notesToRepeat(bag.all, written, command);
  if (!command.check) {
    const text = summary.text + repeated.text + nextStep(read.contract, written, command);
    present(repeated.diagnostics, { ...summary, text }, command, environment);
    return exit;
  }
  const coverage = coverageOf(read, command.strict, gate);
  const report = { data: { ...summary.data, ...coverage.report.data }, text: summary.text + coverage.report.text };
  present([...bag.all, ...coverage.diagnostics], report, command, environment);
  return exit;
}

function both(bag: DiagnosticBag, gate: DiagnosticBag): readonly Diagnostic[] {
  return gate === bag ? bag.all : [...bag.all, ...gate.all];
}

/** Each file behind a line that names it, so that the stream can be read and cut apart again. */
export function printFiles(files: readonly GeneratedFile[], environment: Environment): void {
  for (const file of files) environment.out(`// ── ${file.path}\n${file.text}\n`);
}

/**
 * A run that changes nothing has nothing new to tell: its notes were shown when the files were written, and are only counted.
 * Formats for machines always have them all.
 */
function notesToRepeat(
  diagnostics: readonly Diagnostic[],
  { written, removed }: Written,
  { format }: Generate,
): { readonly diagnostics: readonly Diagnostic[]; readonly text: string } {
  const notes = diagnostics.filter((d) => d.severity === "note").length;
  if (format !== "text" || notes === 0 || written + removed > 0) return { diagnostics, text: "" };
  return {
    diagnostics: diagnostics.filter((d) => d.severity !== "note"),
    text: `${count(notes, "note")} as before; --format json shows them.\n`,
  };
}

/** After the first run into a folder: how to call what is there now, and how to keep it true. */
function nextStep(contract: Contract, { unchanged, removed }: Written, { output }: Generate): string {
  const [service] = contract.services;
  if (output === undefined || service === undefined || unchanged + removed > 0) return "";
  const folder = output.replaceAll("\\", "/").replace(/\/$/, "");
  return `Next: import { ${service.name} } from "./${folder.replace(/^\.\//, "")}/client/index.js"; in CI, run the same command with --verify.\n`;
}

function summarise({ contract, leftOut }: ReadProject, written: Written, destination: string): Report {
  const operations = contract.services.reduce((sum, service) => sum + service.operations.length, 0);
  const data = {
    services: contract.services.length,
    operations,
    types: contract.types.length,
    leftOut: leftOut.length,
    ...written,
  };
  const files = `${count(written.written, "file")} written, ${written.unchanged} unchanged, ${written.removed} removed`;
  const missing = leftOut.length === 0 ? "" : ` ${count(leftOut.length, "error")}: what cannot be read was left out.`;
  return {
    data,
    text: `${count(operations, "operation")} and ${count(contract.types.length, "type")} → ${destination}: ${files}.${missing}\n`,
  };
}
