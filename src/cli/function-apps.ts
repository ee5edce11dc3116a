import type { Workspace } from "../csharp/load.js";
import type { Location } from "../diagnostics/location.js";
import type { FunctionApp } from "../host/function-apps.js";
import type { ServedEndpoint } from "../reading/endpoints/served-endpoint.js";

/** The projects that the user named: each may be an application with a host of its own. */
export function functionApps({ projects }: Workspace): readonly FunctionApp[] {
  return projects.filter(({ isRoot }) => isRoot).map(({ project }) => project);
}

export function functionPlaces(endpoints: readonly ServedEndpoint[]): readonly Location[] {
  return endpoints.filter(({ source }) => source === "function").map(({ location }) => location);
}
