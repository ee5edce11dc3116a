/** `[Function]` methods with an `[HttpTrigger]` parameter: the serverless worker's endpoints. */
import type { MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { startOf } from "../../diagnostics/location.js";
import type { EndpointRoute } from "../../server/endpoint.js";
import { argument, attribute, namedArgument, stringOf, stringsOf } from "../attributes.js";
import { type SourceProjects, sourceTypes } from "../source-projects.js";
import { type EndpointReading, writtenRoute } from "./endpoint-reading.js";

export function readFunctions(workspace: SourceProjects): readonly EndpointReading[] {
  return sourceTypes(workspace).flatMap((type) =>
    type.members.flatMap((member) => (member.kind === "method" ? functionOf(type, member) : [])),
  );
}

const worker = "Microsoft.Azure.Functions.Worker.";

function functionOf(type: NamedTypeSymbol, method: MethodSymbol): readonly EndpointReading[] {
  const data = attribute(method.attributes, `${worker}Function`);
  if (data === undefined) return [];
  for (const parameter of method.parameters) {
    const trigger = attribute(parameter.attributes, `${worker}HttpTrigger`);
    if (trigger === undefined) continue;
    const name = stringOf(argument(data, "name", 0)) ?? method.name;
    const methods = stringsOf(trigger.constructorArguments).map((one) => one.toUpperCase());
    return [
      {
        source: "function",
        methods: methods.length === 0 ? "any" : methods,
        route: routeOf(name, namedArgument(trigger, "Route")),
        handler: { kind: "method", symbol: method },
        name,
        location: trigger.location ?? method.location ?? type.locations[0] ?? startOf(""),
        trigger,
        isToldApart: false,
        isHidden: false,
        isFallback: false,
      },
    ];
  }
  return [];
}

/** No route, `Route = null` or an empty one: the function's name. */
function routeOf(name: string, written: ReturnType<typeof namedArgument>): EndpointRoute {
  if (written === undefined || written.kind === "null" || stringOf(written)?.trim() === "") return writtenRoute(name);
  return written.kind === "string" ? writtenRoute(written.value) : { kind: "unknown", text: "Route" };
}
