/**
 * Options as a command line has them. The API goes through the same reading of options as the command line, so what is allowed
 * together is decided in one place, and a diagnostic that names a command names one that works.
 */
import type { Callers, ImportOptions, Source, Target } from "../published/types.js";

type ApiOptions = Partial<Source & Target & Callers & ImportOptions & { against: string }>;

/** Options of the API whose name is not that of the option in camel case. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["document", "from-openapi"],
  ["against", "diff"],
]);

export function argumentsOf(options: ApiOptions): readonly string[] {
  const { cwd: _, files = [], served, ...others } = options;
  const patterns = typeof served === "object" ? { ...served, served: true } : { served };
  const named = Object.entries<Value>({ ...others, ...patterns });
  return [...named.flatMap(([name, value]) => argument(otherNames.get(name) ?? kebabCase(name), value)), ...files];
}

/** `openapiVersion` is `--openapi-version`. */
function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

type Value = string | boolean | readonly string[] | undefined;

/** As people type it; after an equals sign where the value would be read as an option. */
function argument(name: string, value: Value): readonly string[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [`--${name}`];
  if (typeof value !== "string") return value.flatMap((one) => argument(name, one));
  return value === "" || value.startsWith("-") ? [`--${name}=${value}`] : [`--${name}`, value];
}
