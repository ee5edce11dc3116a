import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { keptIn } from "../files/kept-data.js";
import { type InputRecord, keptName, recordInputs, sameInputs } from "../files/recorded-inputs.js";
import type { Environment } from "./environment.js";
import type { Command } from "./options/options.js";
import { version } from "./version.js";

/**
 * What `compute` makes, or what it made the last time where nothing that it looked at has changed since: `--cache`. The result must
 * be plain data. It may depend on every option but those that only shape the report.
 */
export async function remembered<T>(
  { cache, format: _, quiet: __, ...question }: RememberedCommand,
  environment: Environment,
  compute: (environment: Environment) => Promise<T>,
): Promise<T> {
  if (cache === undefined) return compute(environment);
  const { cwd } = environment.fileSystem;
  const folder = resolve(cwd, cache);
  try {
    // Before the work begins, which may well list the folder around it.
    mkdirSync(folder, { recursive: true });
  } catch {
    // Then nothing is kept.
  }
  const results = keptIn([folder]);
  const questionText = JSON.stringify([environment.build ?? version, process.platform, cwd, question]);
  const name = keptName(questionText);
  const write = (entry: Entry<T>): void => results.write(name, serialize(entry));
  const entry = readEntry<T>(results.read(name));
  const same = entry?.asked === questionText ? sameInputs(entry.record, environment) : undefined;
  if (entry !== undefined && same !== undefined) {
    if (same !== entry.record) write({ ...entry, record: same });
    return entry.value;
  }
  const { record, ...inputs } = recordInputs(environment);
  const value = await compute({ ...environment, ...inputs });
  write({ asked: questionText, record: record(), value });
  return value;
}

type RememberedCommand = Extract<Command, { readonly kind: "generate" | "verify" | "check" | "routes" }>;

interface Entry<T> {
  readonly asked: string;
  readonly record: InputRecord;
  readonly value: T;
}

/** Only the tool writes under such a name, so what is there is what a build of it wrote: of which one, and for what, the entry says. */
function readEntry<T>(data: Buffer | undefined): Entry<T> | undefined {
  if (data === undefined) return undefined;
  try {
    return deserialize(data);
  } catch {
    return undefined;
  }
}
