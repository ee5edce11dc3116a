import { DiagnosticBag } from "../diagnostics/diagnostic.js";
import type { Environment } from "./environment.js";
import { helpText, wholeHelpText } from "./options/help.js";
import { type Command, parseOptions } from "./options/options.js";
import { type ExitCode, failed } from "./outcome.js";
import { perform } from "./perform.js";
import { withProgress } from "./progress.js";
import { present } from "./report/report.js";
import { version } from "./version.js";

/** One run of the tool: arguments in, exit code out. An exception that escapes a stage is reported as a bug in Tenon. */
export async function run(environment: Environment): Promise<ExitCode> {
  try {
    const bag = new DiagnosticBag();
    const command = parseOptions(environment.args, bag);
    if (command === undefined) {
      present(failed(bag.all), { format: "text", quiet: false }, environment);
      return 2;
    }
    const progressing = environment.terminal === true ? withProgress(environment) : environment;
    return await execute(command, progressing, bag);
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    environment.error(
      `tenon: error: a bug in tenon ${version} stopped the run. Please report it with the lines below and the input that led here.\n${detail}\n`,
    );
    return 70;
  }
}

async function execute(command: Command, environment: Environment, bag: DiagnosticBag): Promise<ExitCode> {
  switch (command.kind) {
    case "help":
      environment.out(command.whole ? wholeHelpText : helpText);
      return 0;
    case "version":
      environment.out(`${version}\n`);
      return 0;
  }
  if (command.kind === "generate" && command.watch) {
    return (await import("./commands/watch.js")).watch(command, environment);
  }
  const outcome = await perform(command, environment, bag);
  present(outcome, command, environment);
  return outcome.exit;
}
