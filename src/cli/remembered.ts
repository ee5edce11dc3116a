import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { keptIn } from "../files/kept-data.js";
import { areSame, type InputRecord, keptName, recordInputs } from "../files/recorded-inputs.js";
import type { Environment } from "./environment.js";
import { version } from "./version.js";

/**
 * What `compute` makes, or what it made the last time where nothing that it looked at has changed since: `--cache`. The result must
 * be plain data. Whatever else it depends on has to be in `question`.
 */
export function remembered<T>(
  cache: string | undefined,
  environment: Environment,
  question: readonly unknown[],
  compute: (environment: Environment) => T,
): T {
  if (cache === undefined) return compute(environment);
  const { cwd } = environment.fileSystem;
  const folder = resolve(cwd, cache);
  try {
    // Before the work begins, which may well list the folder around it.
    mkdirSync(folder, { recursive: true });
  } catch {
    // Then nothing is kept.
  }
  const kept = keptIn([folder]);
  const name = keptName(JSON.stringify([environment.build ?? version, process.platform, cwd, ...question]));
  const known = readEntry<T>(kept.read(name));
  if (known !== undefined && areSame(known.record, environment)) return known.value;
  const { record, ...inputs } = recordInputs(environment);
  const value = compute({ ...environment, ...inputs });
  const entry: Entry<T> = { record, value };
  kept.write(name, serialize(entry));
  return value;
}

interface Entry<T> {
  readonly record: InputRecord;
  readonly value: T;
}

/** Only this build of the tool writes under the name, so what is there is what it wrote. */
function readEntry<T>(data: Buffer | undefined): Entry<T> | undefined {
  if (data === undefined) return undefined;
  try {
    return deserialize(data);
  } catch {
    return undefined;
  }
}
