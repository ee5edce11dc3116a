/** What `--verify` says about putting things right. */
import { basename, dirname } from "node:path";
import type { Drift } from "../compare/drift.js";
import { optionOfFolder } from "../emit/emitters.js";

/** The command that generates what was verified: the same options, without those that only shape the report. */
export function repairCommand(args: readonly string[]): string {
  const repairArguments = args.filter(
    (argument, at) => !/^(--verify|--quiet|-q|--format(=.*)?)$/.test(argument) && args[at - 1] !== "--format",
  );
  return ["tenon", ...repairArguments.map(shellWord)].join(" ");
}

/** Where every file of an option is stale, the option was probably forgotten. Empty where none was. */
export function forgottenOptions(drifts: readonly Drift[]): string {
  const stale = drifts.filter(({ kind, path }) => kind === "stale" && basename(path) === "index.ts");
  const options = stale.flatMap(({ path }) => optionOfFolder(basename(dirname(path))) ?? []).map((name) => `--${name}`);
  return options.length === 0 ? "" : `The folder has files of ${options.join(", ")}: was that left out here?\n`;
}

/** As a shell reads it as one word. */
function shellWord(argument: string): string {
  return /^[\w@%+=:,./\\-]+$/.test(argument) ? argument : `"${argument.replace(/(["$`\\])/g, "\\$1")}"`;
}
