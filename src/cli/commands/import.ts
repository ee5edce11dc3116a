import { resolve } from "node:path";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { type Diagnostic, type DiagnosticBag, diagnostic } from "../../diagnostics/diagnostic.js";
import { shownPath } from "../../diagnostics/render/text.js";
import { withCSharpUnions } from "../../emit/csharp/csharp-unions.js";
import { emitCSharp } from "../../emit/csharp/emit-csharp.js";
import { fetchRemoteDocuments } from "../../openapi/document/fetch-remote.js";
import { readOpenApi } from "../../openapi/read-openapi.js";
import { csharpLayout } from "../../output/plan.js";
import { replaceOutput } from "../../output/replace.js";
import type { Environment } from "../environment.js";
import type { Command } from "../options/options.js";
import { failed, type Outcome } from "../outcome.js";
import { count } from "../report/report.js";

type Import = Extract<Command, { kind: "import" }>;

/** OpenAPI → C# contracts. */
export async function importOpenApi(command: Import, environment: Environment, bag: DiagnosticBag): Promise<Outcome> {
  const { fileSystem } = environment;
  const path = resolve(fileSystem.cwd, command.document);
  const { allowMissing, namespace, optionalValues, root, routePrefix } = command;
  const problem = prefixProblem(routePrefix);
  if (problem !== undefined) {
    bag.report(diagnostic("importPrefixInvalid", undefined, { prefix: routePrefix, reason: problem }));
    return failed(bag.all);
  }
  const places = { allowMissing, allowedOrigins: command.allowRemote, ...withoutUndefined({ root }) };
  const allowed = { namespace, optionalValues, routePrefix, ...places };
  const remoteDocuments = await fetchRemoteDocuments(path, fileSystem, allowed, fetchDocument);
  const contract = readOpenApi(path, fileSystem, { ...allowed, remoteDocuments }, bag);
  const declared = contract && command.hasUnions ? withCSharpUnions(contract, bag) : contract;
  const files = declared === undefined ? [] : emitCSharp(declared, { namespace }, bag);
  const diagnostics = command.strict ? bag.all.map(asError) : bag.all;
  if (contract === undefined || diagnostics.some((d) => d.severity === "error")) return failed(diagnostics);
  const operations = contract.services.reduce((sum, service) => sum + service.operations.length, 0);
  const notes = diagnostics.filter((d) => d.severity === "note").length;
  const counts = { operations, types: contract.types.length, notes };
  if (command.output === undefined)
    return { exit: 0, diagnostics, report: { data: counts, text: "" }, files, printsFiles: true };
  const folder = resolve(fileSystem.cwd, command.output);
  const written = replaceOutput(folder, files, csharpLayout, fileSystem, bag);
  if (written === undefined) return failed(bag.all);
  const text =
    `${count(operations, "operation")} and ${count(contract.types.length, "type")} → ${shownPath(folder, fileSystem.cwd) || "."}: ` +
    `${count(written.written, "file")} written, ${written.unchanged} unchanged, ${written.removed} removed; ${count(notes, "note")}.\n` +
    (written.unchanged + written.removed === 0
      ? "Next: compile the files in a project that has the library (dotnet add package Tenon).\n"
      : "");
  return { exit: 0, diagnostics, report: { data: { ...counts, ...written }, text }, files };
}

/** `--strict`: whatever could not be said in C# stops the import. */
function asError(problem: Diagnostic): Diagnostic {
  return problem.code === "TN5090" ? problem : { ...problem, severity: "error" };
}

/** Over the network, from origins that the user named. A failed download is reported where the document refers to it. */
async function fetchDocument(address: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(30_000) });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

/** Why the prefix cannot precede every path. Without this check each path would be left out, one diagnostic each. */
function prefixProblem(prefix: string): string | undefined {
  if (/[{}]/.test(prefix)) return "it has a parameter, which no operation takes";
  if (/[?#\s\\]/.test(prefix)) return "it contains a character that a path cannot have";
  return undefined;
}
