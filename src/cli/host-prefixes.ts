import { dirname, sep } from "node:path";
import { readHostConfiguration } from "../coverage/host/host-configuration.js";
import type { Workspace } from "../csharp/load.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import type { ServedEndpoint } from "../reading/endpoints/served-endpoint.js";
import type { Environment } from "./environment.js";

/**
 * The route prefix of each function: a solution may hold several function apps, each with a `host.json` of its own. Undefined
 * where the configuration is invalid: such a host does not start.
 */
export function hostPrefixes(
  workspace: Workspace,
  endpoints: readonly ServedEndpoint[],
  environment: Environment,
  sink: DiagnosticSink,
): (endpoint: ServedEndpoint) => string | undefined {
  const { fileSystem, variables } = environment;
  const functions = endpoints.filter((endpoint) => endpoint.source === "function");
  // The innermost project that a file lies in is the one it belongs to; one of a library runs in the first app.
  const roots = workspace.projects
    .filter(({ isRoot }) => isRoot)
    .map(({ project }) => project)
    .sort((a, b) => b.directory.length - a.directory.length);
  const appOf = ({ location }: ServedEndpoint) =>
    roots.find((app) => isBelow(location.file, app.directory)) ?? roots[0];
  const prefixes = new Map(
    roots.map((project) => {
      const own = functions.filter((endpoint) => appOf(endpoint) === project);
      const { hostJsonPath } = project;
      const exists = hostJsonPath !== undefined && fileSystem.exists(hostJsonPath);
      // A web application has no host.json, and needs none.
      if (own.length === 0 && !exists) return [project, "api"] as const;
      const host = readHostConfiguration(hostJsonPath, fileSystem, variables, sink);
      if (own.length > 0 && !exists && hostJsonPath !== undefined)
        sink.report(diagnostic("hostJsonMissing", own[0]?.location, {}));
      return [project, host?.prefix] as const;
    }),
  );
  return (endpoint) => {
    const app = appOf(endpoint);
    return app === undefined ? "api" : prefixes.get(app);
  };
}

function isBelow(file: string, directory: string): boolean {
  return dirname(file) === directory || file.startsWith(directory.endsWith(sep) ? directory : directory + sep);
}
