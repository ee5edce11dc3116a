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

/** The setting in the environment, by the host that knows it. .NET reads `__` as `:`, each by itself, and ignores case. */
const setting = /^(servicejobhost|azurefunctionsjobhost):extensions:http:routeprefix$/;

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
  const inFile = file.kind === "prefix" ? file : undefined;
  const inWorker = inFile === undefined ? defaultPrefix : (inFile.inWorker ?? defaultPrefix);
  const source = fromEnvironment?.variable ?? (inFile === undefined ? undefined : "host.json");
  const prefix = fromEnvironment?.prefix ?? inFile?.prefix ?? defaultPrefix;
  if (hostJson !== undefined && source !== undefined && inWorker.toLowerCase() !== prefix.toLowerCase()) {
    const parameters = { prefix, source, file: inWorker };
    // The requirements' own host has one setting for both; the real one does not know that name.
    const isForBoth = fromEnvironment?.isForBoth === true;
    sink.report(
      diagnostic(isForBoth ? "prefixFromEnvironmentOnly" : "prefixOfHostAlone", inFile?.location, parameters),
    );
    if (!isForBoth) return undefined;
  }
  const from = fromEnvironment !== undefined ? "environment" : inFile !== undefined ? "host.json" : "default";
  return { prefix, source: from };
}

interface EnvironmentPrefix {
  readonly variable: string;
  readonly prefix: string;
  /** It overrides the file for host and worker. */
  readonly isForBoth: boolean;
}

function readEnvironment(
  environment: EnvironmentVariables,
  sink: DiagnosticSink,
): EnvironmentPrefix | "invalid" | undefined {
  // Only the names are listed: the values of the others make no difference.
  const set = Reflect.ownKeys(environment)
    .flatMap((variable) => {
      if (typeof variable !== "string") return [];
      const host = setting.exec(variable.toLowerCase().replaceAll("__", ":"))?.[1];
      const prefix = host === undefined ? undefined : environment[variable];
      return prefix === undefined ? [] : [{ variable, prefix, isForBoth: host === "servicejobhost" }];
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
  if (reason === undefined) return set.find(({ isForBoth }) => isForBoth) ?? first;
  sink.report(diagnostic("prefixInvalid", undefined, { prefix: first.prefix, source: first.variable, reason }));
  return "invalid";
}
