import { resolve } from "node:path";
import type { Contract } from "../../contract/contract.js";
import { type Diagnostic, DiagnosticBag } from "../../diagnostics/diagnostic.js";
import { shownPath } from "../../diagnostics/render/text.js";
import { type Layout, typescriptLayout } from "../../output/plan.js";
import { replaceOutput } from "../../output/replace.js";
import type { Written } from "../../output/write.js";
import { coverageOf } from "../coverage.js";
import { emitAll } from "../emit.js";
import type { Environment, ExitCode } from "../environment.js";
import { reportNothing } from "../nothing.js";
import type { Command } from "../options.js";
import { failed, type Outcome, type Report } from "../outcome.js";
import { type ReadProject, readProject } from "../read-input.js";
import { count } from "../report.js";

type Generate = Extract<Command, { kind: "generate" }>;

/** Contracts and controllers → TypeScript (and OpenAPI). With `--check` beside `--output` the coverage is reported, but does not fail. */
export function generate(command: Generate, environment: Environment, bag: DiagnosticBag): Outcome {
  const { fileSystem } = environment;
  const gate = command.check ? new DiagnosticBag() : bag;
  const read = readProject(command, environment, bag, fileSystem, gate);
  if (read === undefined) return failed(both(bag, gate));
  for (const problem of read.leftOut) bag.report(problem);
  if (reportNothing(read, command.served !== undefined, bag)) return failed(both(bag, gate));
  if (read.leftOut.length > 0 && read.contract.services.length === 0 && read.contract.types.length === 0)
    return failed(both(bag, gate));
  const exit: ExitCode = read.leftOut.length > 0 ? 3 : 0;
  const files = emitAll(read.contract, command, fileSystem.cwd);
  if (command.output === undefined && command.openapi?.file === undefined) {
    return { exit, diagnostics: both(bag, gate), report: { data: countsOf(read), text: "" }, files, printsFiles: true };
  }
  const folder = resolve(fileSystem.cwd, command.output ?? ".");
  const layout: Layout = command.output === undefined ? { files: [], folders: [] } : typescriptLayout;
  const written = replaceOutput(folder, files, layout, fileSystem, bag);
  if (written === undefined) return failed(both(bag, gate));
  const destination = resolve(fileSystem.cwd, command.output ?? command.openapi?.file ?? ".");
  const summary = summarise(read, written, shownPath(destination, fileSystem.cwd));
  const repeated = notesToRepeat(bag.all, written, command);
  if (!command.check) {
    const text = summary.text + repeated.text + nextStep(read.contract, written, command);
    return { exit, diagnostics: repeated.diagnostics, report: { ...summary, text }, files };
  }
  const coverage = coverageOf(read, command.strict, gate);
  const report = { data: { ...summary.data, ...coverage.report.data }, text: summary.text + coverage.report.text };
  return { exit, diagnostics: [...bag.all, ...coverage.diagnostics], report, files };
}

function both(bag: DiagnosticBag, gate: DiagnosticBag): readonly Diagnostic[] {
  return gate === bag ? bag.all : [...bag.all, ...gate.all];
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

function countsOf({
  contract,
  leftOut,
}: ReadProject): Readonly<Record<"services" | "operations" | "types" | "leftOut", number>> {
  const operations = contract.services.reduce((sum, service) => sum + service.operations.length, 0);
  return { services: contract.services.length, operations, types: contract.types.length, leftOut: leftOut.length };
}

function summarise(read: ReadProject, written: Written, destination: string): Report {
  const counts = countsOf(read);
  const files = `${count(written.written, "file")} written, ${written.unchanged} unchanged, ${written.removed} removed`;
  const missing = counts.leftOut === 0 ? "" : ` ${count(counts.leftOut, "error")}: what cannot be read was left out.`;
  return {
    data: { ...counts, ...written },
    text: `${count(counts.operations, "operation")} and ${count(counts.types, "type")} → ${destination}: ${files}.${missing}\n`,
  };
}
