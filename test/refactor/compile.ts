/** Roslyn and the running server on rewritten programs: `dotnet/judge` in one process for all of them. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BatchServer, runBatch } from "../../scripts/judge/small-servers.js";
import type { Program } from "./program.js";
import type { JudgedServer } from "./servers.js";

export interface Candidate {
  readonly name: string;
  readonly program: Program;
  readonly origin: JudgedServer;
  /** Asked for its endpoints and options, not only compiled. */
  readonly isStarted: boolean;
}

export interface Compiled {
  /** The compiler's errors, or why the server did not start. */
  readonly problem: string | undefined;
  /** What a started server knows of itself. */
  readonly facts: string | undefined;
}

export function compileAll(root: string, candidates: readonly Candidate[]): ReadonlyMap<string, Compiled> {
  const folder = join(root, "artifacts", "refactor", `sources-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  const servers = candidates.map((candidate): BatchServer => {
    const { name, program, origin, isStarted } = candidate;
    const write = (path: string, text: string): string => {
      const file = join(folder, name, path);
      mkdirSync(join(file, ".."), { recursive: true });
      writeFileSync(file, text);
      return file;
    };
    const { packageFile } = origin.server;
    return {
      name,
      files: program.files.map(({ path, text }) => write(path, text)),
      packages: [
        ...(packageFile === undefined ? [] : [packageFile]),
        ...program.library.map(({ path, text }) => write(path, text)),
      ],
      isOnlyCompiled: !isStarted,
    };
  });
  try {
    const answers = runBatch(root, `refactored-${process.pid}`, servers);
    return new Map(Array.from(answers, ([name, text]) => [name, compiledOf(text)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(join(root, "artifacts", "judge", `refactored-${process.pid}`), { recursive: true, force: true });
  }
}

function compiledOf(text: string): Compiled {
  const answer: unknown = JSON.parse(text);
  const problem = typeof answer === "object" && answer !== null && "problem" in answer ? answer.problem : undefined;
  if (typeof problem === "string") return { problem, facts: undefined };
  return { problem: undefined, facts: text === "{}" ? undefined : text };
}
