import type { DiagnosticBag } from "../diagnostics/diagnostic.js";
import { check } from "./commands/check.js";
import { diff } from "./commands/diff.js";
import { explain } from "./commands/explain.js";
import { generate } from "./commands/generate.js";
import { importOpenApi } from "./commands/import.js";
import { init } from "./commands/init.js";
import { routes } from "./commands/routes.js";
import { verify } from "./commands/verify.js";
import type { Environment } from "./environment.js";
import type { Command } from "./options.js";
import type { Outcome } from "./outcome.js";

/** A command that does something and ends; the rest only prints, or goes on until it is interrupted. */
export type Task = Exclude<Command, { kind: "help" | "version" }>;

/** Does it and says what came of it. Prints nothing: the command line and the API both stand on this. */
export async function perform(task: Task, environment: Environment, bag: DiagnosticBag): Promise<Outcome> {
  switch (task.kind) {
    case "explain":
      return explain(task, bag);
    case "generate":
      return generate(task, environment, bag);
    case "check":
      return check(task, environment, bag);
    case "verify":
      return verify(task, environment, bag);
    case "routes":
      return routes(task, environment, bag);
    case "diff":
      return diff(task, environment, bag);
    case "import":
      return importOpenApi(task, environment, bag);
    case "init":
      return init(task, environment, bag);
  }
}
