import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { diff } from "../../src/cli/commands/diff.js";
import type { Environment } from "../../src/cli/environment.js";
import { readOlderProject } from "../../src/cli/older-project.js";
import { parseOptions } from "../../src/cli/options/options.js";
import type { Outcome } from "../../src/cli/outcome.js";
import { readProject } from "../../src/cli/read-input.js";
import { Reuse } from "../../src/cli/reuse.js";
import type { Contract } from "../../src/contract/contract.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import type { FileSystem } from "../../src/files/file-system.js";
import { keptInMemory } from "../cli/run-tool.js";

type ReadOlder = typeof readOlderProject;

export interface Comparison {
  readonly outcome: Outcome;
  readonly older: Contract | undefined;
  /** How many files of the older folder were not parsed. */
  readonly unparsed: number;
}

/** Nothing that was read of the newer folder is used for the older one. */
const bySelf: ReadOlder = (path, newer, { reuse: _, ...afresh }, bag) =>
  readProject({ ...newer, input: { kind: "project", path } }, afresh, bag)?.contract;

/** Compares the folders, and expects everything to be as if each had been read by itself. */
export function compareFolders(
  files: FileSystem,
  newer: string,
  older: string,
  args: readonly string[] = [],
  what = "",
): Comparison {
  const command = commandOf(["--project", newer, "--diff", older, ...args]);
  const [outcome, outcomeApart] = [readOlderProject, bySelf].map((read) =>
    diff(command, environmentOf(files), new DiagnosticBag(), read),
  );
  expectSame(outcome, outcomeApart, what);
  // An error in the newer folder ends a comparison; the older one can be read nonetheless.
  const environment = environmentOf(files);
  readProject(command, environment, new DiagnosticBag());
  const path = resolve(files.cwd, older);
  const [shared, apart] = [readOlderProject, bySelf].map((read) => {
    const bag = new DiagnosticBag();
    const contract = read(path, command, environment, bag);
    const errors = contract === undefined ? bag.all.filter(({ severity }) => severity === "error") : [];
    return { contract, errors };
  });
  expectSame(withoutMemberIds(shared?.contract), withoutMemberIds(apart?.contract), what);
  expectSame(shared?.errors, apart?.errors, what);
  if (outcome === undefined) throw new Error("nothing was compared");
  return { outcome, older: shared?.contract, unparsed: environment.reuse.workspace.unparsed };
}

type Diff = Parameters<typeof diff>[0];

function commandOf(args: readonly string[]): Diff {
  const bag = new DiagnosticBag();
  const command = parseOptions(args, bag);
  if (command?.kind !== "diff") throw new Error(JSON.stringify(bag.all));
  return command;
}

function environmentOf(fileSystem: FileSystem): Environment & { readonly reuse: Reuse } {
  const quiet = (): void => {};
  const kept = { kept: keptInMemory, build: "test" };
  return { args: [], variables: {}, fileSystem, colour: false, out: quiet, error: quiet, reuse: new Reuse(), ...kept };
}

/** What differs is looked for only where something does. */
function expectSame(shared: unknown, apart: unknown, what: string): void {
  if (!isDeepStrictEqual(shared, apart)) expect(shared, what).toStrictEqual(apart);
}

/** They tell members apart in one reading; nobody sees them. */
function withoutMemberIds(contract: Contract | undefined): unknown {
  if (contract === undefined) return undefined;
  const services = contract.services.map((service) => ({
    ...service,
    operations: service.operations.map(({ declaredBy: _, ...operation }) => operation),
  }));
  return { ...contract, services };
}
