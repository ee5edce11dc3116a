import { dirname, sep } from "node:path";
import { type HostConfiguration, readHostConfiguration } from "../coverage/host/host-configuration.js";
import type { Workspace } from "../csharp/load.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import type { ServedEndpoint } from "../reading/endpoints/served-endpoint.js";
import type { Environment } from "./environment.js";

/** The route prefix of each function: a solution may hold several function apps, each with a `host.json` of its own. */
export function hostPrefixes(
  workspace: Workspace,
  endpoints: readonly ServedEndpoint[],
  environment: Environment,
  sink: DiagnosticSink,
): (endpoint: ServedEndpoint) => string {
  const { fileSystem, variables } = environment;
  const functions = endpoints.filter((endpoint) => endpoint.source === "function");
  const apps = workspace.projects
    .filter(({ isRoot }) => isRoot)
    .map(({ project }) => {
      const own = functions.filter((endpoint) => isBelow(endpoint.location.file, project.directory));
      const { hostJsonPath } = project;
      const exists = hostJsonPath !== undefined && fileSystem.exists(hostJsonPath);
      // A web application has no host.json, and needs none.
      const concerned = own.length > 0 || exists;
      const host: HostConfiguration | undefined = concerned
        ? readHostConfiguration(hostJsonPath, fileSystem, variables, sink)
        : undefined;
      if (own.length > 0 && !exists && hostJsonPath !== undefined)
        sink.report(diagnostic("TN4208", own[0]?.location, {}));
      return { directory: project.directory, prefix: host?.prefix ?? "api" };
    })
    // The innermost project that a file lies in is the one it belongs to.
    .sort((a, b) => b.directory.length - a.directory.length);
  return (endpoint) =>
    apps.find((app) => isBelow(endpoint.location.file, app.directory))?.prefix ?? apps[0]?.prefix ?? "api";
}

function isBelow(file: string, directory: string): boolean {
  return dirname(file) === directory || file.startsWith(directory.endsWith(sep) ? directory : directory + sep);
}
