/** The controllers and endpoints that ask for a client: `[ContractClient]`, `[ContractEndpoint]`, abstract `[Contract]` controllers. */
import type { MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { hasAttribute } from "../attributes.js";
import { isContract } from "../contracts/contract-classes.js";
import { mappedRoutesOf } from "../endpoints/minimal-apis.js";
import { registeredServices } from "../endpoints/registered-services.js";
import { sourceTypes, type Workspace } from "../workspace.js";
import { actionRoutes } from "./action-routes.js";
import { type ActionSketch, actionLabel, type SketchContext, sketch, sketchAction, verbsOf } from "./action-sketch.js";
import { apiControllerAssemblies } from "./assembly-attributes.js";
import { type Action, actionsOf, isControllerBase, isHidden, whyNoController } from "./controller-classes.js";
import { methodAttributes } from "./inherited-attributes.js";
import { isRouteProvider } from "./route-selectors.js";

export interface MarkedController {
  readonly symbol: NamedTypeSymbol;
  readonly isContract: boolean;
  readonly actions: readonly ActionSketch[];
}

export function readMarkedControllers(workspace: Workspace, sink: DiagnosticSink): readonly MarkedController[] {
  const context: SketchContext = {
    workspace,
    sink,
    services: once(() => registeredServices(workspace)),
    apiAssemblies: apiControllerAssemblies(workspace),
  };
  return sourceTypes(workspace).flatMap((symbol) => {
    if (hasAttribute(symbol.attributes, "Tenon.ContractClient")) return [readController(symbol, context)];
    if (isContract(symbol) && !symbol.isStatic && isControllerBase(symbol)) {
      return [{ symbol, isContract: true, actions: sketches(actionsOf(symbol), context) }];
    }
    const marked = markedEndpoints(symbol, context);
    return marked.length === 0 ? [] : [{ symbol, isContract: false, actions: marked }];
  });
}

/** Looking for registrations binds code of the whole program; few controllers need to know. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function readController(symbol: NamedTypeSymbol, context: SketchContext): MarkedController {
  const reason = whyNoController(symbol);
  if (reason !== undefined) {
    context.sink.report(diagnostic("controllerNotFound", symbol.locations[0], { type: symbol.name, reason }));
    return { symbol, isContract: false, actions: [] };
  }
  const actions = actionsOf(symbol);
  if (actions.length === 0)
    context.sink.report(diagnostic("controllerEmpty", symbol.locations[0], { type: symbol.name }));
  return { symbol, isContract: false, actions: sketches(actions, context) };
}

function sketches(actions: readonly Action[], context: SketchContext): readonly ActionSketch[] {
  return actions
    .filter((action) => !isHidden(action.controller, action.attributes))
    .flatMap((action) => sketchAction(action, context) ?? []);
}

/** Single methods: an action of a controller that is not marked as a whole, or a static handler. */
function markedEndpoints(symbol: NamedTypeSymbol, context: SketchContext): readonly ActionSketch[] {
  const marked = symbol.members.filter(
    (member): member is MethodSymbol =>
      member.kind === "method" && hasAttribute(member.attributes, "Tenon.ContractEndpoint"),
  );
  return marked.flatMap((method) => {
    const action: Action = {
      controller: symbol,
      method,
      declaredIn: selfType(symbol),
      attributes: methodAttributes(method),
    };
    return (method.isStatic ? sketchHandler(action, context) : sketchAction(action, context)) ?? [];
  });
}

/** A static handler has its route from attributes of its own, or from where it is mapped. */
function sketchHandler(action: Action, context: SketchContext): ActionSketch | undefined {
  const { controller, method } = action;
  const label = actionLabel(method, controller);
  const routes = method.attributes.some(isRouteProvider)
    ? actionRoutes(controller, method, label, context.sink).routes
    : mappedRoutesOf(context.workspace, method);
  const verbs = verbsOf(routes, label, context.sink);
  if (verbs.length === 0) {
    context.sink.report(diagnostic("endpointWithoutRoute", method.location, { operation: method.name }));
    return undefined;
  }
  return sketch(action, label, verbs, "minimalApi", context);
}
