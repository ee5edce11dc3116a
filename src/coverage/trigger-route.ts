import { type DiagnosticSink, diagnostic, relatedPlace } from "../diagnostics/diagnostic.js";
import type { DeclaredOperation } from "./declared-operation.js";
import type { Implementation } from "./implementation.js";

/** What the serverless host keeps for itself. */
const reserved = ["admin", "runtime"];

/** The rules for `[HttpTrigger(Route = …)]`. `wrong`: reported, and nothing more can be said about the route. */
export function checkTriggerRoute(
  { endpoint, route }: Implementation,
  declared: DeclaredOperation | undefined,
  sink: DiagnosticSink,
): "fine" | "wrong" {
  const { trigger } = endpoint;
  if (trigger?.route === undefined) return "fine";
  const { route: template, prefix } = trigger;
  const related = relatedPlace("declared here", declared?.operation.location);
  if (template.startsWith("/")) {
    const isPublicPath =
      declared !== undefined && template.toLowerCase() === declared.operation.route.template.toLowerCase();
    const fixed = template.replace(/^\/+/, "");
    sink.report(
      isPublicPath
        ? diagnostic("triggerRouteComplete", endpoint.location, { route: template }, related)
        : diagnostic("triggerRouteSlash", endpoint.location, { route: template, fixed }, related),
    );
    return "wrong";
  }
  const segment = reservedStart(template, prefix);
  if (segment !== undefined) {
    sink.report(diagnostic("routeReserved", endpoint.location, { route: route?.path ?? template, segment }, related));
    return "wrong";
  }
  return declared === undefined ? "fine" : checkConstants(declared, template, prefix, sink);
}

/**
 * The host compares the beginning of a trigger's text, not its first segment: `administrators` is refused as well. Of the
 * prefix it is the first segment that counts. `dotnet/Tenon.LocalFunctions` has the same rule.
 */
function reservedStart(template: string, prefix: string): string | undefined {
  const [first] = prefix.toLowerCase().split("/");
  return reserved.find((word) => template.toLowerCase().startsWith(word) || first === word);
}

/** The contract owns both constants: `Route` is the prefix, a slash and `TriggerRoute`. */
function checkConstants(
  declared: DeclaredOperation,
  template: string,
  prefix: string,
  sink: DiagnosticSink,
): "fine" | "wrong" {
  const constants = declared.service.routeConstants ?? [];
  for (const trigger of constants) {
    if (!trigger.name.endsWith("TriggerRoute") || trigger.value !== template) continue;
    const route = constants.find((one) => one.name === trigger.name.replace(/TriggerRoute$/, "Route"));
    const expected = prefix === "" ? `/${trigger.value}` : `/${prefix}/${trigger.value}`;
    if (route === undefined || route.value.toLowerCase() === expected.toLowerCase()) continue;
    const parameters = {
      route: route.name,
      found: route.value,
      prefix,
      trigger: trigger.name,
      relative: trigger.value,
      expected,
    };
    sink.report(diagnostic("routeConstantDiffers", route.location, parameters));
    return "wrong";
  }
  return "fine";
}
