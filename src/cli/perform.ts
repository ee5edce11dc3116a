import { announceStack, isStackExhausted } from "../caching/stack-depth.js";
import { type DiagnosticBag, diagnostic } from "../diagnostics/diagnostic.js";
import type { Environment } from "./environment.js";
import type { Command } from "./options/options.js";
import { failed, type Outcome } from "./outcome.js";

/** A command that does something and ends; the rest only prints, or goes on until it is interrupted. */
export type Task = Exclude<Command, { kind: "help" | "version" }>;

/**
 * Does it and reports the outcome. Prints nothing: the command line and the API both use this. Each command is loaded when it
 * is asked for: an import need not know C#, nor a list of routes how to write it.
 */
export async function perform(task: Task, environment: Environment, bag: DiagnosticBag): Promise<Outcome> {
  const { deeper } = environment;
  const before = deeper === undefined ? undefined : announceStack("shallow");
  try {
    return await performTask(task, environment, bag);
  } catch (error) {
    if (!isStackExhausted(error)) throw error;
    return deeper === undefined ? failed([...bag.all, diagnostic("stackExhausted", undefined, {})]) : await deeper();
  } finally {
    if (deeper !== undefined) announceStack(before);
  }
}

async function performTask(task: Task, environment: Environment, bag: DiagnosticBag): Promise<Outcome> {
  switch (task.kind) {
    case "explain":
      return (await import("./commands/explain.js")).explain(task, bag);
    case "generate":
      return (await import("./commands/generate.js")).generate(task, environment, bag);
    case "adopt":
      return (await import("./commands/adopt.js")).adopt(task, environment, bag);
    case "check":
      return (await import("./commands/check.js")).check(task, environment, bag);
    case "verify":
      return (await import("./commands/verify.js")).verify(task, environment, bag);
    case "routes":
      return (await import("./commands/routes.js")).routes(task, environment, bag);
    case "diff":
      return (await import("./commands/diff.js")).diff(task, environment, bag);
    case "import":
      return (await import("./commands/import.js")).importOpenApi(task, environment, bag);
    case "init":
      return (await import("./commands/init.js")).init(task, environment, bag);
  }
}
