/** All that Tenon says of a program, as text. */
import { cachedBy } from "../../src/caching/cache.js";
import { catalogue } from "../../src/diagnostics/catalogue/index.js";
import { type Diagnostic, DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { emitTypeScript } from "../../src/emit/emit-typescript.js";
import { emitOpenApi } from "../../src/emit/openapi/document.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { hostPrefixes } from "../../src/host/function-apps.js";
import { readContract } from "../../src/reading/contract/read-contract.js";
import { readProgram } from "../../src/reading/program-reading.js";
import { defaultReadingOptions } from "../reading/default-options.js";
import { type Framework, loadProgram } from "./load-program.js";
import type { Program } from "./program.js";

export interface Output {
  /** Types, client, validators and the OpenAPI document. */
  readonly files: string;
  /** Code, severity and message, sorted: places move with the code. */
  readonly diagnostics: readonly string[];
}

const options = { ...defaultReadingOptions, served: { include: [], exclude: [] } };

export function outputOf(program: Program, framework: Framework): Output {
  const bag = new DiagnosticBag();
  const workspace = loadProgram(program, framework, bag);
  if (workspace === undefined) return { files: "", diagnostics: bag.all.map(diagnosticText).sort() };
  const hosts = hostPrefixes([], { fileSystem: memoryFileSystem({}), variables: {} });
  const sinks = { sink: bag, routeSink: bag };
  const { contract, leftOut } = readContract(readProgram(workspace), options, hosts, sinks);
  const files = [
    ...emitTypeScript(contract, { zod: true }),
    emitOpenApi(contract, { version: "3.1", path: "openapi.json" }),
  ];
  return {
    files: files.map(({ path, text }) => `// ${path}\n${text}`).join("\n"),
    diagnostics: [...bag.all, ...leftOut].map(diagnosticText).sort(),
  };
}

/** Messages quote the code, which is written differently; the quotes are between backticks or named `text` and the like. */
function diagnosticText({ name, code, severity, message }: Diagnostic): string {
  const { template, quoted } = patternOf(catalogue[name]);
  const values = template.exec(message);
  const shown = values === null ? message : quoted.reduce((text, at) => text.replace(values[at] ?? "", "…"), message);
  return `${code} ${severity}: ${shown.replaceAll(/`[^`]+`/g, "…").replaceAll(/[\w-]+\.cs(:\d+)*/g, "….cs")}`;
}

const quotes = new Set(["text", "answer", "resolver", "written", "setting"]);

const patternOf = cachedBy(({ message }: { readonly message: string }) => {
  const quoted: number[] = [];
  let parameters = 0;
  const pattern = message.split(/(\{\w+\})/).map((part) => {
    const parameter = /^\{(\w+)\}$/.exec(part);
    if (parameter === null) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    parameters++;
    if (quotes.has(parameter[1] ?? "")) quoted.push(parameters);
    return "([^]*)";
  });
  return { template: new RegExp(`^${pattern.join("")}$`), quoted };
});

/** The lines that only one of the two has; empty where they agree. */
export function difference(before: Output, after: Output): readonly string[] {
  const told = [
    ...without(before.diagnostics, after.diagnostics).map((line) => `- ${line}`),
    ...without(after.diagnostics, before.diagnostics).map((line) => `+ ${line}`),
  ];
  if (before.files === after.files) return told;
  const [left, right] = [before.files.split("\n"), after.files.split("\n")];
  const lines = [
    ...without(left, right).map((line) => `- ${line}`),
    ...without(right, left).map((line) => `+ ${line}`),
  ];
  return [...told, ...(lines.length === 0 ? ["the files have other orders"] : lines)];
}

/** As often as a line is there more often than among the others. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0;
  });
}
