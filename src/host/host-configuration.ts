import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import type { EnvironmentVariables } from "../files/environment-variables.js";
import type { FileSystem } from "../files/file-system.js";
import { type FilePrefix, readHostJson } from "./host-json.js";
import { defaultPrefix, prefixProblem } from "./route-prefix.js";

/** Where the serverless host puts its functions. */
export interface HostConfiguration {
  /** Without slashes at its ends; empty for none. */
  readonly prefix: string;
  readonly source: "default" | "host.json" | "environment";
}

/** The names of the setting for both hosts. .NET reads `__` as `:` and ignores case. */
const variables = ["ServiceJobHost", "AzureFunctionsJobHost"].flatMap((host) =>
  ["__", ":"].map((separator) => [host, "extensions", "http", "routePrefix"].join(separator)),
);

/**
 * The route prefix as the host would read it: from the environment, then `host.json`, then the default. Undefined, with the
 * reasons reported, when the configuration is invalid.
 */
export function readHostConfiguration(
  hostJson: string | undefined,
  fileSystem: FileSystem,
  environment: EnvironmentVariables,
  sink: DiagnosticSink,
): HostConfiguration | undefined {
  const file: FilePrefix = hostJson === undefined ? { kind: "absent" } : readHostJson(hostJson, fileSystem, sink);
  const fromEnvironment = readEnvironment(environment, sink);
  if (file.kind === "invalid" || fromEnvironment === "invalid") return undefined;
  if (fromEnvironment !== undefined) {
    const { prefix, variable } = fromEnvironment;
    const filePrefix = file.kind === "prefix" ? file.prefix : defaultPrefix;
    if (hostJson !== undefined && filePrefix !== prefix) {
      sink.report(
        diagnostic("prefixFromEnvironmentOnly", file.kind === "prefix" ? file.location : undefined, {
          prefix,
          variable,
          file: filePrefix,
        }),
      );
    }
    return { prefix, source: "environment" };
  }
  return file.kind === "prefix"
    ? { prefix: file.prefix, source: "host.json" }
    : { prefix: defaultPrefix, source: "default" };
}

interface EnvironmentPrefix {
  readonly variable: string;
  readonly prefix: string;
}

function readEnvironment(
  environment: EnvironmentVariables,
  sink: DiagnosticSink,
): EnvironmentPrefix | "invalid" | undefined {
  const wanted = new Set(variables.map((name) => name.toLowerCase()));
  // Only the names are listed: the values of the others make no difference.
  const set = Reflect.ownKeys(environment)
    .flatMap((variable) => {
      if (typeof variable !== "string" || !wanted.has(variable.toLowerCase())) return [];
      const prefix = environment[variable];
      return prefix === undefined ? [] : [{ variable, prefix }];
    })
    .sort((a, b) => (a.variable < b.variable ? -1 : 1));
  const [first] = set;
  if (first === undefined) return undefined;
  const other = set.find((entry) => entry.prefix !== first.prefix);
  if (other !== undefined) {
    sink.report(
      diagnostic("prefixConflict", undefined, {
        first: first.variable,
        firstValue: first.prefix,
        second: other.variable,
        secondValue: other.prefix,
      }),
    );
    return "invalid";
  }
  const reason = prefixProblem(first.prefix);
  if (reason === undefined) return first;
  sink.report(diagnostic("prefixInvalid", undefined, { prefix: first.prefix, source: first.variable, reason }));
  return "invalid";
}
