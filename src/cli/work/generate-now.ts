import { isStackExhausted } from "../../caching/stack-depth.js";
import { type DiagnosticBag, diagnostic } from "../../diagnostics/diagnostic.js";
import { deliver } from "../commands/generate.js";
import type { Environment } from "../environment.js";
import type { Command } from "../options/options.js";
import { failed, type Outcome } from "../outcome.js";
import { makeClient } from "./make-client.js";

/** One run of many in a process that stays: everything is loaded already, and what is kept is in `environment.reuse`. */
export function generateNow(
  command: Extract<Command, { kind: "generate" }>,
  environment: Environment,
  bag: DiagnosticBag,
): Outcome {
  try {
    return deliver(makeClient(command, environment), command, environment, bag);
  } catch (error) {
    if (!isStackExhausted(error)) throw error;
    return failed([...bag.all, diagnostic("stackExhausted", undefined, {})]);
  }
}
