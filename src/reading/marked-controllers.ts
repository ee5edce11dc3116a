/** The controllers and endpoints that ask for a client: `[ContractClient]`, `[ContractEndpoint]`, abstract `[Contract]` controllers. */
import type { Route } from "../contract/route.js";
import type { MethodSymbol, NamedTypeSymbol } from "../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { hasAttribute } from "./attributes.js";
import type { ActionReading } from "./controllers/action-reading.js";
import {
  type ActionSketch,
  routesOf,
  type SketchContext,
  sketch,
  sketchAction,
  verbsOf,
} from "./controllers/action-sketch.js";
import { isControllerBase, isHidden, whyNoController } from "./controllers/controller-classes.js";
import { isRouteProvider } from "./controllers/route-selectors.js";
import { isContract } from "./definitions/contract-classes.js";
import type { ProgramReading } from "./program-reading.js";
import { silent } from "./read-once.js";

export interface MarkedController {
  readonly symbol: NamedTypeSymbol;
  readonly isContract: boolean;
  readonly actions: readonly ActionSketch[];
}

export function readMarkedControllers(
  program: ProgramReading,
  sink: DiagnosticSink,
  routeSink: DiagnosticSink,
): readonly MarkedController[] {
  const { projects, services } = program;
  const context: SketchContext = {
    workspace: projects,
    sink,
    routeSink,
    services,
  };
  return program.types.flatMap((symbol) => {
    if (hasAttribute(symbol.attributes, "Tenon.ContractClient")) return [readController(symbol, program, context)];
    if (isContract(symbol) && !symbol.isStatic && isControllerBase(symbol))
      return [{ symbol, isContract: true, actions: sketches(program.actionsOf(symbol), context) }];
    const marked = markedEndpoints(symbol, program, context);
    return marked.length === 0 ? [] : [{ symbol, isContract: false, actions: marked }];
  });
}

function readController(symbol: NamedTypeSymbol, program: ProgramReading, context: SketchContext): MarkedController {
  const reason = whyNoController(symbol);
  if (reason !== undefined) {
    context.sink.report(diagnostic("controllerNotFound", symbol.locations[0], { type: symbol.name, reason }));
    return { symbol, isContract: false, actions: [] };
  }
  const actions = program.actionsOf(symbol);
  if (actions.length === 0)
    context.sink.report(diagnostic("controllerEmpty", symbol.locations[0], { type: symbol.name }));
  return { symbol, isContract: false, actions: sketches(actions, context) };
}

function sketches(actions: readonly ActionReading[], context: SketchContext): readonly ActionSketch[] {
  return actions.filter((action) => !isHidden(action)).flatMap((action) => sketchAction(action, context) ?? []);
}

/** Single methods: an action of a controller that is not marked as a whole, or a static handler. */
function markedEndpoints(
  symbol: NamedTypeSymbol,
  program: ProgramReading,
  context: SketchContext,
): readonly ActionSketch[] {
  const marked = symbol.members.filter(
    (member): member is MethodSymbol =>
      member.kind === "method" && hasAttribute(member.attributes, "Tenon.ContractEndpoint"),
  );
  return marked.flatMap((method) => {
    const action = program.actionOf(symbol, method);
    return (method.isStatic ? sketchHandler(action, program, context) : sketchAction(action, context)) ?? [];
  });
}

/** A static handler takes its route from its own attributes, or from where it is mapped. */
function sketchHandler(
  action: ActionReading,
  program: ProgramReading,
  context: SketchContext,
): ActionSketch | undefined {
  const { method } = action;
  const routes = method.attributes.some(isRouteProvider) ? routesOf(action, context) : mappedRoutes(method, program);
  const verbs = verbsOf(routes, action.label, context.sink);
  if (verbs.length === 0) {
    context.sink.report(diagnostic("endpointWithoutRoute", method.location, { operation: method.name }));
    return undefined;
  }
  return sketch(action, verbs, "minimalApi", context);
}

interface MappedRoute {
  readonly route: Route;
  readonly methods: readonly string[];
}

function mappedRoutes(method: MethodSymbol, program: ProgramReading): readonly MappedRoute[] {
  return program.minimalApis(silent).flatMap(({ handler, route, methods }) => {
    if (handler.kind !== "method" || handler.symbol !== method) return [];
    return route.kind !== "known" || typeof methods === "string" ? [] : [{ route: route.route, methods }];
  });
}
