/** The serverless applications of a workspace, each with a `host.json` of its own. */

import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import type { Location } from "../diagnostics/location.js";
import type { EnvironmentVariables } from "../files/environment-variables.js";
import type { FileSystem } from "../files/file-system.js";
import { isWithin } from "../files/within.js";
import { readHostConfiguration } from "./host-configuration.js";
import { defaultPrefix } from "./route-prefix.js";

export interface FunctionApp {
  readonly directory: string;
  /** Undefined for source files that belong to no project. */
  readonly hostJsonPath: string | undefined;
}

export interface HostEnvironment {
  readonly fileSystem: FileSystem;
  readonly variables: EnvironmentVariables;
}

/** The prefix that a function is served under. A host whose configuration is invalid does not start. */
export interface HostPrefix {
  readonly prefix: string;
  readonly starts: boolean;
  /** The folder of the application. */
  readonly app: string;
}

/** Given the places of all functions, tells the prefix of the function at each; invalid configuration is reported. */
export type HostPrefixes = (functions: readonly Location[], sink: DiagnosticSink) => (place: Location) => HostPrefix;

const usual: HostPrefix = { prefix: defaultPrefix, starts: true, app: "" };

/** The hosts of these applications, as they would be configured in this environment. */
export function hostPrefixes(apps: readonly FunctionApp[], environment: HostEnvironment): HostPrefixes {
  return (functions, sink) => readHostPrefixes(apps, functions, environment, sink);
}

function readHostPrefixes(
  apps: readonly FunctionApp[],
  functions: readonly Location[],
  environment: HostEnvironment,
  sink: DiagnosticSink,
): (place: Location) => HostPrefix {
  // A file belongs to the innermost application around it. A function of a library runs in the first application.
  const innermostFirst = [...apps].sort((a, b) => b.directory.length - a.directory.length);
  const appOf = ({ file }: Location): FunctionApp | undefined =>
    innermostFirst.find((app) => isWithin(app.directory, file)) ?? innermostFirst[0];
  const prefixes = new Map(
    innermostFirst.map((app) => {
      const functionsOfApp = functions.filter((place) => appOf(place) === app);
      return [app, readHostPrefix(app, functionsOfApp, environment, sink)] as const;
    }),
  );
  return (place) => {
    const app = appOf(place);
    return (app === undefined ? undefined : prefixes.get(app)) ?? usual;
  };
}

function readHostPrefix(
  { hostJsonPath, directory: app }: FunctionApp,
  functions: readonly Location[],
  { fileSystem, variables }: HostEnvironment,
  sink: DiagnosticSink,
): HostPrefix {
  const exists = hostJsonPath !== undefined && fileSystem.exists(hostJsonPath);
  // A web application has no host.json and needs none.
  if (functions.length === 0 && !exists) return { ...usual, app };
  const host = readHostConfiguration(hostJsonPath, fileSystem, variables, sink);
  if (functions.length > 0 && !exists && hostJsonPath !== undefined)
    sink.report(diagnostic("hostJsonMissing", functions[0], {}));
  return host === undefined
    ? { prefix: defaultPrefix, starts: false, app }
    : { prefix: host.prefix, starts: true, app };
}
