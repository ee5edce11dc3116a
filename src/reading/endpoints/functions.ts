/** `[Function]` methods with an `[HttpTrigger]` parameter: the serverless worker's endpoints. */
import type { AttributeData, Constant, MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import type { EndpointRoute } from "../../server/endpoint.js";
import { argument, attribute, namedArgument, stringOf, stringsOf } from "../attributes.js";
import { typesWithAttributes } from "../program/types-naming.js";
import type { SourceProjects } from "../source-projects.js";
import { unknownIn } from "../unknown-arguments.js";
import { type EndpointReading, writtenRoute } from "./endpoint-reading.js";
import { answersResponseData, unreadableParameters, workerAnswers } from "./function-signature.js";

export function readFunctions(workspace: SourceProjects, sink: DiagnosticSink): readonly EndpointReading[] {
  return typesWithAttributes(workspace, ["HttpTrigger"]).flatMap((type) =>
    type.members.flatMap((member) => (member.kind === "method" ? functionOf(type, member, sink) : [])),
  );
}

const worker = "Microsoft.Azure.Functions.Worker.";

function functionOf(type: NamedTypeSymbol, method: MethodSymbol, sink: DiagnosticSink): readonly EndpointReading[] {
  const data = attribute(method.attributes, `${worker}Function`);
  if (data === undefined) return [];
  for (const parameter of method.parameters) {
    const trigger = attribute(parameter.attributes, `${worker}HttpTrigger`);
    if (trigger === undefined) continue;
    const named = argument(data, "name", 0);
    const name = stringOf(named) ?? method.name;
    const location = trigger.location ?? method.location ?? type.locations[0] ?? startOf("");
    // The worker's generator passes over methods that are not public; the class around them does not matter.
    if (method.accessibility !== "public") {
      sink.report(diagnostic("functionNotPublic", method.location ?? location, { handler: name }));
      return [];
    }
    const methods = stringsOf(trigger.constructorArguments).map((one) => one.toUpperCase());
    const written = namedArgument(trigger, "Route");
    const isNameUnknown = named !== undefined && unknownIn(named).length > 0;
    const route = routeOf(name, written, isNameUnknown);
    return [
      {
        source: "function",
        methods: areMethodsUnknown(trigger) ? "unknown" : methods.length === 0 ? "any" : methods,
        route,
        handler: { kind: "method", symbol: method },
        name,
        location,
        trigger: {
          isRouteEmpty: isEmpty(written),
          unreadableParameters: unreadableParameters(method, route),
          answersResponseData: answersResponseData(method),
        },
        answersByWorker: workerAnswers(method),
        isToldApart: false,
        isHidden: false,
        isFallback: false,
      },
    ];
  }
  return [];
}

function isEmpty(written: Constant | undefined): boolean {
  return written !== undefined && stringOf(written)?.trim() === "";
}

/** Methods come after the authorization level, which is an enum. */
function areMethodsUnknown({ constructorArguments }: AttributeData): boolean {
  return constructorArguments.some((constant) => unknownIn(constant).length > 0);
}

/** No route, `Route = null` or an empty one: the function's name. */
function routeOf(name: string, written: Constant | undefined, isNameUnknown: boolean): EndpointRoute {
  if (written === undefined || written.kind === "null" || isEmpty(written))
    return isNameUnknown ? { kind: "unknown", text: "[Function]" } : writtenRoute(name);
  return written.kind === "string" ? writtenRoute(written.value) : { kind: "unknown", text: "Route" };
}
