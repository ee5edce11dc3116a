import { dirname, relative, resolve, sep } from "node:path";
import type { Contract } from "../../contract/contract.js";
import type { LoadedProject } from "../../csharp/load.js";
import type { DiagnosticBag } from "../../diagnostics/diagnostic.js";
import { shownPath } from "../../diagnostics/render/text.js";
import { emitAdopted } from "../../emit/csharp/adopted/emit-adopted.js";
import { replaceOutput } from "../../output/replace.js";
import { serverNames } from "../../reading/contract/declared-names.js";
import type { Environment } from "../environment.js";
import { reportNothing } from "../nothing.js";
import type { Command } from "../options/options.js";
import { failed, type Outcome } from "../outcome.js";
import { readProject } from "../read-input.js";
import { count } from "../report/report.js";

type Adopt = Extract<Command, { kind: "adopt" }>;

/** What is served and not yet declared → contracts in C#, for people to go on with. */
export function adopt(command: Adopt, environment: Environment, bag: DiagnosticBag): Outcome {
  const { fileSystem } = environment;
  const read = readProject(command, environment, bag);
  if (read === undefined) return failed(bag.all);
  for (const problem of [...read.unread, ...read.leftOut]) bag.report(problem);
  if (reportNothing(read, true, bag)) return failed(bag.all);
  const server = read.main;
  if (server === undefined) return failed(bag.all);
  const open = undeclared(read.contract);
  const folder = command.output === undefined ? undefined : resolve(fileSystem.cwd, command.output);
  const namespace = command.namespace ?? namespaceIn(server, folder);
  const used = new Set(open.types.map((type) => type.namespace));
  const names = serverNames(server, read.program.types, namespace, used);
  const { files, operations, leftOut } = emitAdopted(open, namespace, names, bag);
  const exit = read.leftOut.length + read.unread.length > 0 ? 3 : 0;
  const counts = { operations, leftOut: leftOut + read.leftOut.length };
  if (folder === undefined)
    return { exit, diagnostics: bag.all, report: { data: counts, text: "" }, files, printsFiles: true };
  if (files.length === 0) {
    const text =
      counts.leftOut === 0
        ? "Nothing is left to adopt: contracts declare everything that is served.\n"
        : "Nothing was adopted.\n";
    return { exit, diagnostics: bag.all, report: { data: counts, text }, files };
  }
  const written = replaceOutput(folder, files, { files: [], folders: [] }, fileSystem, bag);
  if (written === undefined) return failed(bag.all);
  const text =
    `${count(operations, "operation")} → ${shownPath(folder, fileSystem.cwd) || "."}: ${count(files.length, "file")} written. ` +
    `The files are yours; Tenon does not write them again.\n` +
    `Next: ${nextStep(server)}; --check tells which endpoints do not answer by their contract yet.\n`;
  return { exit, diagnostics: bag.all, report: { data: { ...counts, files: files.length }, text }, files };
}

/** What no contract declares. */
function undeclared(contract: Contract): Contract {
  const services = contract.services.flatMap((service) => {
    const operations = service.operations.filter(
      ({ declaredBy }) => declaredBy === undefined || declaredBy.kind === "action",
    );
    return operations.length === 0 ? [] : [{ ...service, operations }];
  });
  return { ...contract, services };
}

/** As editors do: the project's root namespace, then the folders below the project. */
function namespaceIn({ project }: LoadedProject, folder: string | undefined): string {
  const root = project.rootNamespace === "" ? "Contracts" : project.rootNamespace;
  const below =
    folder === undefined || project.path === undefined ? "Contracts" : relative(dirname(project.path), folder);
  const segments = below.split(sep).filter((segment) => segment !== "");
  const isBelow = segments.length > 0 && segments.every((segment) => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(segment));
  return isBelow ? [root, ...segments].join(".") : below === "" ? root : `${root}.Contracts`;
}

function nextStep({ compilation, project }: LoadedProject): string {
  const hasLibrary =
    project.packageReferences.some(({ name }) => name === "Tenon") ||
    project.projectReferences.some(({ path }) => /[\\/]Tenon\.csproj$/.test(path)) ||
    compilation.resolve("Tenon.Define")?.origin === "metadata";
  return hasLibrary ? "build the server" : "add the library to the server (dotnet add package Tenon) and build it";
}
