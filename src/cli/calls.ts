import { dirname, join, resolve } from "node:path";
import type { PlacedClient } from "../calls/client-program.js";
import { findCalls } from "../calls/find-calls.js";
import { type FrontEnd, readFrontEnd } from "../calls/front-end.js";
import { loadTypeScript, type TypeScript } from "../calls/load-typescript.js";
import { clientFoldersOf, isClientOf, standingOptions } from "../calls/standing-clients.js";
import { unreadFiles } from "../calls/unread-files.js";
import type { Contract } from "../contract/contract.js";
import { type Diagnostic, type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { startOf } from "../diagnostics/location.js";
import { shownPath } from "../diagnostics/render/text.js";
import { emitTypeScript, type TypeScriptOptions } from "../emit/emit-typescript.js";
import type { FileSystem } from "../files/file-system.js";
import type { Calls } from "../published/types.js";
import type { CallsOptions } from "./options/options.js";
import type { Report } from "./outcome.js";
import { count } from "./report/report.js";

/** The same server at two times, and what changed between them. */
export interface Comparison {
  readonly old: Contract;
  readonly now: Contract;
  readonly changes: readonly Diagnostic[];
}

export interface CallsOutcome {
  /** Places that do not compile any more. */
  readonly breaking: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly report: Report;
}

/** What the changes do to each front end. Undefined where one cannot be judged; the reason is reported. */
export function callsOf(
  options: CallsOptions,
  comparison: Comparison,
  fileSystem: FileSystem,
  sink: DiagnosticSink,
): CallsOutcome | undefined {
  const all = options.calls.map((file) => callsOfOne(resolve(fileSystem.cwd, file), options, comparison, fileSystem));
  const judged: FrontEndCalls[] = [];
  for (const one of all)
    if (isProblem(one)) sink.report(one);
    else judged.push(one);
  if (judged.length < all.length) return undefined;
  return {
    breaking: judged.reduce((sum, one) => sum + one.breaking, 0),
    diagnostics: judged.flatMap(({ diagnostics }) => diagnostics),
    report: {
      data: { calls: judged.map(({ diagnostics: _, ...facts }) => facts) },
      text: judged.map(summaryOf).join(""),
    },
  };
}

interface FrontEndCalls extends Calls {
  readonly diagnostics: readonly Diagnostic[];
}

function isProblem(one: FrontEndCalls | Diagnostic): one is Diagnostic {
  return "code" in one;
}

function callsOfOne(
  path: string,
  options: CallsOptions,
  comparison: Comparison,
  fileSystem: FileSystem,
): FrontEndCalls | Diagnostic {
  const { cwd } = fileSystem;
  const file = fileSystem.stat(path)?.kind === "directory" ? join(path, "tsconfig.json") : path;
  const shown = shownPath(file, cwd);
  const unreadable = (reason: string): Diagnostic =>
    diagnostic("frontEndUnreadable", undefined, { file: shown, reason });
  if (!fileSystem.exists(file)) return unreadable("there is no such file");
  const compiler = loadTypeScript(dirname(file));
  if (typeof compiler === "string") return unreadable(compiler);
  const frontEnd = readFrontEnd(compiler, file);
  if (!("projects" in frontEnd)) return unreadable(frontEnd.join("; "));

  const clients = clientsOf(compiler, frontEnd, options, comparison, fileSystem);
  const calls = findCalls(compiler, frontEnd, { contract: comparison.old, ...clients }, comparison.changes);
  const outputs = clients.old.map(({ output }) => output);
  const unread = unreadFiles(compiler, frontEnd, outputs, calls.read);
  if (!calls.isUsed)
    return diagnostic("clientNotInFrontEnd", undefined, { file: shown, ...whereLooked(options, clients, cwd) });
  const warnings: Diagnostic[] = [];
  const [example] = unread;
  if (example !== undefined) {
    const parameters = { count: count(unread.length, "file"), file: shown, example: shownPath(example, cwd) };
    warnings.push(diagnostic("filesNotChecked", startOf(file), parameters));
  }
  const [broken] = calls.clientErrors;
  if (broken !== undefined) {
    const { fileName } = broken.file;
    const parameters = {
      file: shown,
      place: shownPath(resolve(fileName), cwd),
      message: `TS${broken.code} ${broken.message}`,
    };
    warnings.push(diagnostic("clientDoesNotCompile", startOf(file), parameters));
  }
  const breaking = calls.diagnostics.filter(({ severity }) => severity === "error").length;
  return {
    project: shown,
    clients: outputs.map((output) => shownPath(output, cwd)),
    breaking,
    mayBreak: calls.diagnostics.length - breaking,
    known: calls.known,
    unread: unread.map((path) => shownPath(path, cwd)),
    diagnostics: [...calls.diagnostics, ...warnings],
  };
}

interface ExchangedClients {
  readonly old: readonly PlacedClient[];
  readonly new: readonly PlacedClient[];
  /** Clients of other servers, as it seems. */
  readonly foreign: readonly string[];
}

/** The folder that was named, or else those that the front end uses and that have this server's client. */
function clientsOf(
  compiler: TypeScript,
  frontEnd: FrontEnd,
  options: CallsOptions,
  { old, now }: Comparison,
  fileSystem: FileSystem,
): ExchangedClients {
  const named = options.output === undefined ? undefined : resolve(fileSystem.cwd, options.output);
  const folders = named === undefined ? clientFoldersOf(compiler, frontEnd) : [named];
  const generated = [...emitTypeScript(old, { zod: false }), ...emitTypeScript(now, { zod: false })];
  const clients = folders.filter((folder) => named !== undefined || isClientOf(folder, fileSystem, generated));
  const placed = (contract: Contract): readonly PlacedClient[] =>
    clients.map((output) => ({ output, files: emitTypeScript(contract, optionsFor(output, options, fileSystem)) }));
  return { old: placed(old), new: placed(now), foreign: folders.filter((folder) => !clients.includes(folder)) };
}

/** What the command line says, and where it says nothing, what the folder was generated with. */
function optionsFor(output: string, options: CallsOptions, fileSystem: FileSystem): TypeScriptOptions {
  const writtenOptions = standingOptions(output, fileSystem);
  return {
    zod: options.zod || writtenOptions.zod,
    query: options.query ?? writtenOptions.query,
    mocks: options.mocks || writtenOptions.mocks === true,
    dates: options.dates ?? writtenOptions.dates,
    inputs: options.inputs,
  };
}

function whereLooked(
  { output }: CallsOptions,
  { foreign }: ExchangedClients,
  cwd: string,
): { readonly looked: string } {
  if (output !== undefined) return { looked: `no file of it imports anything from ${output}` };
  if (foreign.length === 0) return { looked: "no file of it imports generated code" };
  const folders = foreign.map((folder) => shownPath(folder, cwd)).join(", ");
  return { looked: `less than half of the functions in ${folders} are this server's` };
}

function summaryOf({ project, clients, breaking, mayBreak, known, unread }: FrontEndCalls): string {
  const places = `${count(breaking, "place")} ${breaking === 1 ? "breaks" : "break"}, ${mayBreak} more may break`;
  const verdict = breaking + mayBreak === 0 ? "nothing that it uses breaks" : places;
  const beside = [
    ...(known === 0 ? [] : [`${count(known, "error")} that it has already not counted`]),
    ...(unread.length === 0 ? [] : [`${count(unread.length, "file")} not checked`]),
  ];
  return `Calls in ${project} (client in ${clients.join(", ")}): ${[verdict, ...beside].join("; ")}.\n`;
}
