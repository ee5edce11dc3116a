/** `[Function]` methods with an `[HttpTrigger]` parameter: the serverless worker's endpoints. */
import type { AttributeData, Constant, MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { type Location, startOf } from "../../diagnostics/location.js";
import type { EndpointRoute } from "../../server/endpoint.js";
import { argument, attribute, namedArgument, stringOf, stringsOf } from "../attributes.js";
import { typesWithAttributes } from "../program/types-naming.js";
import type { SourceProjects } from "../source-projects.js";
import type { StartUp } from "../start/start-up.js";
import { unknownIn } from "../unknown-arguments.js";
import { type EndpointReading, writtenRoute } from "./endpoint-reading.js";
import { classFaults } from "./function-class.js";
import { startWithoutIntegration } from "./function-integration.js";
import {
  answersResponseData,
  queryParameters,
  returnFaults,
  unreadableParameters,
  workerAnswers,
} from "./function-signature.js";

export function readFunctions(
  workspace: SourceProjects,
  startUp: () => StartUp,
  sink: DiagnosticSink,
): readonly EndpointReading[] {
  const types = typesWithAttributes(workspace, ["HttpTrigger"]);
  const bareStartOf = types.length === 0 ? undefined : startWithoutIntegration(startUp());
  return types.flatMap((type) => {
    const startedBare = bareStartOf?.(type.assembly);
    return type.members.flatMap((member) =>
      member.kind === "method" ? functionOf(type, member, startedBare, sink) : [],
    );
  });
}

const worker = "Microsoft.Azure.Functions.Worker.";

function functionOf(
  type: NamedTypeSymbol,
  method: MethodSymbol,
  startedBare: Location | undefined,
  sink: DiagnosticSink,
): readonly EndpointReading[] {
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
          faults: [
            ...classFaults(method, type),
            ...unreadableParameters(method, route),
            ...(startedBare === undefined ? returnFaults(method) : []),
          ],
          startedBare,
          queryParameters: queryParameters(method, route),
          keyLevel: keyLevelOf(trigger),
          answersResponseData: answersResponseData(method),
        },
        answersByWorker: workerAnswers(method),
        hasMatcherPolicy: false,
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

/** The host asks for a key of the function where the trigger says nothing. */
function keyLevelOf({ constructorArguments }: AttributeData): string | undefined {
  const level = constructorArguments.find(({ kind }) => kind === "enum");
  const name = level?.kind === "enum" ? level.members.join(", ") : "Function";
  return name === "Anonymous" ? undefined : name;
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
