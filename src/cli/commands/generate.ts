import { resolve } from "node:path";
import type { Diagnostic, DiagnosticBag } from "../../diagnostics/diagnostic.js";
import { shownPath } from "../../diagnostics/render/text.js";
import type { Layout } from "../../emit/emitter.js";
import { typescriptLayout } from "../../emit/emitters.js";
import { importPath } from "../../emit/typescript/import-extension.js";
import { replaceOutput } from "../../output/replace.js";
import type { Written } from "../../output/write.js";
import type { Environment } from "../environment.js";
import { type Command, isWithoutClient } from "../options/options.js";
import { failed, type Outcome, type Report } from "../outcome.js";
import { remembered } from "../remembered.js";
import { count } from "../report/report.js";
import type { Client, Counts } from "../work/make-client.js";

type Generate = Extract<Command, { kind: "generate" }>;

/** Contracts and controllers → TypeScript (and OpenAPI). With `--check` beside `--output` the coverage is reported, but does not fail. */
export async function generate(command: Generate, environment: Environment, bag: DiagnosticBag): Promise<Outcome> {
  const made = await remembered(command, environment, async (recorded) =>
    (await import("../work/make-client.js")).makeClient(command, recorded),
  );
  return deliver(made, command, environment, bag);
}

/** To the output folder, or to standard output. */
export function deliver(made: Client, command: Generate, { fileSystem }: Environment, bag: DiagnosticBag): Outcome {
  for (const problem of made.diagnostics) bag.report(problem);
  const all = (): readonly Diagnostic[] => [...bag.all, ...made.gate];
  if (made.kind === "failed") return failed(all());
  const { exit, files, coverage } = made;
  if (command.output === undefined && !isWithoutClient(command))
    return { exit, diagnostics: all(), report: { data: made.counts, text: "" }, files, printsFiles: true };
  const folder = resolve(fileSystem.cwd, command.output ?? ".");
  const layout: Layout = command.output === undefined ? { files: [], folders: [] } : typescriptLayout;
  const written = replaceOutput(folder, files, layout, fileSystem, bag);
  if (written === undefined) return failed(all());
  const destination = resolve(fileSystem.cwd, command.output ?? command.openapi?.file ?? command.docs ?? ".");
  const summary = summarise(made.counts, written, shownPath(destination, fileSystem.cwd));
  const repeated = notesToRepeat(bag.all, written, command);
  if (coverage === undefined) {
    const text = summary.text + repeated.text + nextStep(made.firstService, written, command);
    return { exit, diagnostics: repeated.diagnostics, report: { ...summary, text }, files };
  }
  const report = { data: { ...summary.data, ...coverage.report.data }, text: summary.text + coverage.report.text };
  return { exit, diagnostics: [...bag.all, ...coverage.diagnostics], report, files };
}

/**
 * A run that changes nothing has nothing new to report: its notes were shown when the files were written, and are only counted.
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
function nextStep(service: string | undefined, { unchanged, removed }: Written, command: Generate): string {
  const { output, importExtension } = command;
  if (output === undefined || service === undefined || unchanged + removed > 0) return "";
  // A bare name, a path from here, an absolute path: what is beside the folder imports it by its last part.
  const parts = output.replaceAll("\\", "/").replace(/\/$/, "").split("/");
  const beside = parts.slice(0, -1).join("/").replace(/^\.$/, "");
  const where = beside === "" ? "Next" : `Next, in ${beside}`;
  // Not through the index: esbuild keeps every function of a namespace that is exported again.
  const path = importPath(`./${parts.at(-1)}/client/${service}`, importExtension);
  return `${where}: import * as ${service} from "${path}". In CI, run the same command with --verify.\n`;
}

function summarise(counts: Counts, written: Written, destination: string): Report {
  const files = `${count(written.written, "file")} written, ${written.unchanged} unchanged, ${written.removed} removed`;
  const missing = counts.leftOut === 0 ? "" : ` ${count(counts.leftOut, "error")}: what cannot be read was left out.`;
  const hubs = counts.hubs === undefined ? "" : `, ${count(counts.hubs, "hub")}`;
  return {
    data: { ...counts, ...written },
    text: `${count(counts.operations, "operation")}${hubs} and ${count(counts.types, "type")} → ${destination}: ${files}.${missing}\n`,
  };
}
