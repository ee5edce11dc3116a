import { type Diagnostic, DiagnosticBag } from "../../diagnostics/diagnostic.js";
import type { GeneratedFile } from "../../emit/generated-file.js";
import { emitAll, reportInexpressible } from "../emit.js";
import type { Environment } from "../environment.js";
import { reportNothing } from "../nothing.js";
import type { Command } from "../options/options.js";
import { readProject } from "../read-input.js";

type Verify = Extract<Command, { kind: "verify" }>;

/** What the output folder should hold. */
export interface Expected {
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined where there is nothing to compare with. */
  readonly files: readonly GeneratedFile[] | undefined;
  readonly isPartial: boolean;
}

export function makeExpected(command: Verify, environment: Environment): Expected {
  const bag = new DiagnosticBag();
  const read = readProject(command, environment, bag);
  for (const problem of [...(read?.unread ?? []), ...(read?.leftOut ?? [])]) bag.report(problem);
  if (read === undefined || reportNothing(read, command.served !== undefined, bag))
    return { diagnostics: bag.all, files: undefined, isPartial: false };
  reportInexpressible(read, command, bag);
  const files = emitAll(read, command, environment.fileSystem.cwd);
  return { diagnostics: bag.all, files, isPartial: read.leftOut.length + read.unread.length > 0 };
}
