/** Classes that the program puts into its service container: an action that takes one is given it, not sent it. */
import { callsIn } from "../program/calls.js";
import { programBodies } from "../program/program-bodies.js";
import type { SourceProjects } from "../source-projects.js";

const registrations =
  /^(Try)?Add(Keyed)?(Scoped|Singleton|Transient|HttpClient|DbContext|DbContextPool|DbContextFactory|HostedService)$/;

export function registeredServices(workspace: SourceProjects): ReadonlySet<string> {
  const services = new Set<string>();
  for (const { body } of programBodies(workspace, [
    "AddScoped",
    "AddSingleton",
    "AddTransient",
    "AddDbContext",
    "AddHttpClient",
    "AddKeyed",
  ])) {
    for (const { call } of callsIn(body, (name) => registrations.test(name))) {
      for (const { type } of call.typeArguments) if (type.kind === "named") services.add(type.symbol.metadataName);
    }
  }
  return services;
}
