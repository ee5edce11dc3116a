/** The controllers and endpoints that ask for a client: `[ContractClient]`, `[ContractEndpoint]`, abstract `[Contract]` controllers. */
import { withoutAsync } from "../../contract/names/names.js";
import type { Route } from "../../contract/route.js";
import type { MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { endpointFilterAnswers } from "../answers/endpoint-filters.js";
import { hasAttribute } from "../attributes.js";
import type { ActionReading } from "../controllers/action-reading.js";
import { routesOf, sketch, sketchAction } from "../controllers/action-sketch.js";
import { isControllerBase, whyNoController } from "../controllers/model/controller-classes.js";
import { isRouteProvider } from "../controllers/model/route-selectors.js";
import { type OperationSketch, type SketchContext, verbsOf } from "../controllers/operation-sketch.js";
import { isContract } from "../definitions/contract-classes.js";
import type { EndpointReading } from "../endpoints/endpoint-reading.js";
import { handlerShape, metadataOf, sketchEndpoint } from "../endpoints/endpoint-sketch.js";
import { isHub } from "../hubs/hub-members.js";
import type { RequestReads } from "../inputs/request-reads.js";
import { reportUnreadMember } from "../program/unread-members.js";
import type { ProgramReading } from "../program-reading.js";
import { silent } from "../read-once.js";
import type { ReplacedAnswers } from "../responses/filter-answers.js";

export interface MarkedController {
  readonly symbol: NamedTypeSymbol;
  readonly isContract: boolean;
  readonly actions: readonly OperationSketch[];
}

/** `whole` reads a controller that is marked as a whole, or takes what was read of it before. */
export function readMarkedControllers(
  program: ProgramReading,
  context: SketchContext,
  whole: ReadController,
): readonly MarkedController[] {
  return program.markedTypes().flatMap((symbol) => {
    if (isHub(selfType(symbol))) return [];
    if (hasAttribute(symbol.attributes, "Tenon.ContractClient"))
      return [whole(symbol, (sketchContext) => readController(symbol, program, sketchContext))];
    if (isContract(symbol) && !symbol.isStatic && isControllerBase(symbol))
      return [
        whole(symbol, (sketchContext) => ({
          symbol,
          isContract: true,
          actions: sketches(program.actionsOf(symbol), sketchContext),
        })),
      ];
    const marked = markedEndpoints(symbol, program, context);
    return marked.length === 0 ? [] : [{ symbol, isContract: false, actions: marked }];
  });
}

export type ReadController = (
  symbol: NamedTypeSymbol,
  read: (context: SketchContext) => MarkedController,
) => MarkedController;

function readController(symbol: NamedTypeSymbol, program: ProgramReading, context: SketchContext): MarkedController {
  const reason = whyNoController(symbol);
  if (reason !== undefined) {
    context.sink.report(diagnostic("controllerNotFound", symbol.locations[0], { type: symbol.name, reason }));
    return { symbol, isContract: false, actions: [] };
  }
  reportUnreadMember(symbol, "actionUnread", context.sink);
  const actions = program.actionsOf(symbol);
  if (actions.length === 0)
    context.sink.report(diagnostic("controllerEmpty", symbol.locations[0], { type: symbol.name }));
  return { symbol, isContract: false, actions: sketches(actions, context) };
}

function sketches(actions: readonly ActionReading[], context: SketchContext): readonly OperationSketch[] {
  const made: OperationSketch[] = [];
  for (const action of actions) {
    const sketched = action.isHidden ? undefined : sketchAction(action, context);
    if (sketched !== undefined) made.push(sketched);
  }
  return made;
}

/** Single methods: an action of a controller that is not marked as a whole, or a static handler. */
function markedEndpoints(
  symbol: NamedTypeSymbol,
  program: ProgramReading,
  context: SketchContext,
): readonly OperationSketch[] {
  const marked = symbol.members.filter(
    (member): member is MethodSymbol =>
      member.kind === "method" && hasAttribute(member.attributes, "Tenon.ContractEndpoint"),
  );
  if (marked.length === 0) return [];
  return marked.flatMap((method) => {
    const action = program.actionOf(symbol, method);
    const isHandler = method.isStatic || mappedEndpoints(method, program).length > 0;
    return (isHandler ? sketchHandler(action, program, context) : sketchAction(action, context)) ?? [];
  });
}

/** A handler takes its route from its own attributes, or from where it is mapped. */
function sketchHandler(
  action: ActionReading,
  program: ProgramReading,
  context: SketchContext,
): OperationSketch | undefined {
  const { method, controller, label } = action;
  if (method.attributes.some(isRouteProvider)) {
    const verbs = verbsOf(routesOf(action, context), label, action.method.location, context.sink);
    return verbs.length === 0 ? refuse(method, context) : sketch(action, verbs, "minimalApi", context);
  }
  const mapped = mappedEndpoints(method, program);
  const [first] = mapped;
  const verbs = verbsOf(mapped, label, action.method.location, context.sink);
  const shape = first === undefined ? undefined : handlerShape(first.endpoint);
  if (first === undefined || shape === undefined || verbs.length === 0) return refuse(method, context);
  const names = { csharpName: withoutAsync(method.name), namespace: controller.namespace, label };
  const { endpoint } = first;
  const metadata = metadataOf(endpoint, context);
  const answers = (): ReturnType<SketchContext["answersOf"]> => context.answersOf(action);
  const reads = (): RequestReads => context.readsOf(action);
  const neverAnswers = (): boolean => context.neverAnswers(action);
  const replaced = (): ReplacedAnswers | undefined =>
    endpointFilterAnswers(program.startUp(), endpoint.metadata ?? []).instead;
  return sketchEndpoint({ endpoint, shape, metadata, names, verbs, answers, reads, neverAnswers, replaced }, context);
}

function refuse(method: MethodSymbol, { sink }: SketchContext): undefined {
  sink.report(diagnostic("endpointWithoutRoute", method.location, { operation: method.name }));
  return undefined;
}

interface MappedEndpoint {
  readonly endpoint: EndpointReading;
  readonly route: Route;
  readonly methods: readonly string[];
}

function mappedEndpoints(method: MethodSymbol, program: ProgramReading): readonly MappedEndpoint[] {
  return program.minimalApis(silent).flatMap((endpoint) => {
    const { handler, route, methods } = endpoint;
    if (handler.kind !== "method" || handler.symbol !== method) return [];
    return route.kind !== "known" || typeof methods === "string" ? [] : [{ endpoint, route: route.route, methods }];
  });
}
