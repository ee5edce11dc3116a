import { resolve } from "node:path";
import { type ChangeGroup, groupOf } from "../../compare/change.js";
import { contractChanges } from "../../compare/operation-changes.js";
import type { Contract } from "../../contract/contract.js";
import { DiagnosticBag, diagnostic } from "../../diagnostics/diagnostic.js";
import { atGitRevision } from "../../files/git-revision.js";
import { readOpenApi } from "../../openapi/read-openapi.js";
import { type CallsOutcome, callsOf } from "../calls.js";
import type { Environment } from "../environment.js";
import type { Command } from "../options/options.js";
import { failed, type Outcome } from "../outcome.js";
import { readProject } from "../read-input.js";
import { Reuse } from "../reuse.js";

type Diff = Extract<Command, { kind: "diff" }>;

/** Breaking changes from an older state of the contract to what the C# says now. */
export function diff(command: Diff, outer: Environment, bag: DiagnosticBag): Outcome {
  // A revision of the same project differs in few files, as after an edit.
  const environment = { ...outer, reuse: outer.reuse ?? new Reuse() };
  const now = readProject(command, environment, bag);
  // What is left out would look removed.
  for (const problem of now?.leftOut ?? []) bag.report(problem);
  const old = now === undefined || bag.hasErrors ? undefined : olderContract(command, environment, bag);
  if (now === undefined || old === undefined) return failed(bag.all);
  for (const problem of now.unread) bag.report(problem);
  const changes = contractChanges(old, now.contract, command.inputs);
  const comparison = { old, now: now.contract, changes };
  const calls = command.calls.length === 0 ? none : callsOf(command, comparison, environment.fileSystem, bag);
  if (calls === undefined) return failed(bag.all);
  const numbers: Record<ChangeGroup, number> = { breaking: 0, risky: 0, safe: 0 };
  for (const change of changes) numbers[groupOf(change)]++;
  const text = `Diff against ${command.against}: ${numbers.breaking} breaking, ${numbers.risky} risky, ${numbers.safe} safe.\n`;
  const data = { against: command.against, ...numbers, ...calls.report.data };
  return {
    exit: numbers.breaking + now.unread.length + calls.breaking > 0 ? 1 : 0,
    diagnostics: [...bag.all, ...changes, ...calls.diagnostics],
    report: { data, text: text + calls.report.text },
  };
}

const none: CallsOutcome = { breaking: 0, diagnostics: [], report: { data: {}, text: "" } };

/** What was read then matters only as the other side of the comparison: its notes and warnings are not the user's concern today. */
function olderContract(command: Diff, environment: Environment, bag: DiagnosticBag): Contract | undefined {
  const { fileSystem } = environment;
  const path = resolve(fileSystem.cwd, command.against);
  const then = new DiagnosticBag();
  let contract: Contract | undefined;
  if (/\.(json|ya?ml)$/i.test(path) && fileSystem.exists(path)) {
    if (command.calls.length > 0) {
      bag.report(diagnostic("callsNeedCSharp", undefined, { old: command.against }));
      return undefined;
    }
    contract = readOpenApi(path, fileSystem, { namespace: "" }, then);
  } else if (fileSystem.exists(path)) {
    const { reuse: _, ...afresh } = environment;
    contract = readProject({ ...command, input: { kind: "project", path } }, afresh, then)?.contract;
  } else {
    const inside = resolve(
      fileSystem.cwd,
      command.input.kind === "project" ? command.input.path : (command.input.paths[0] ?? "."),
    );
    const revision = atGitRevision(command.against, inside, fileSystem);
    if (!revision.ok) {
      bag.report(diagnostic("revisionUnreadable", undefined, { revision: command.against, reason: revision.reason }));
      return undefined;
    }
    contract = readProject(command, environment, then, revision.fileSystem)?.contract;
  }
  if (contract === undefined) {
    for (const problem of then.all.filter((d) => d.severity === "error")) bag.report(problem);
  }
  return contract;
}
