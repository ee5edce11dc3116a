/** An action → the sketch of its operations. */
import { cachedBy } from "../../caching/cache.js";
import { memo } from "../../caching/memo.js";
import { withoutAsync } from "../../contract/names/names.js";
import type { InMaking } from "../../contract/without-undefined.js";
import type {
  AnnotatedType,
  AttributeData,
  NamedType,
  NamedTypeSymbol,
  PropertySymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import { attribute, namedArgument, stringOf } from "../attributes.js";
import type { XmlDocumentation } from "../documentation.js";
import { nothingRead } from "../inputs/request-reads.js";
import { memberIdOf } from "../member-id.js";
import { servesDotnet11 } from "../program/framework-version.js";
import { type ReadOnce, readOnce } from "../read-once.js";
import { type ReplacedAnswers, replacedByAny } from "../responses/filter-answers.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import { audienceByPolicy, audienceOf, audienceOfAction } from "../security/authorization.js";
import type { SourceProjects } from "../source-projects.js";
import { allMembers } from "../type-members.js";
import { deprecationOf } from "../types/declarations/declaration-header.js";
import { memberDocumentation } from "../types/declarations/symbol-documentation.js";
import type { ActionReading } from "./action-reading.js";
import {
  type ActionValue,
  actionValue,
  controllerValue,
  type Inference,
  isBoundProperty,
  type ValueContext,
} from "./action-values.js";
import type { ActionRoute } from "./model/action-routes.js";
import { hasMatcherPolicy, returnTypeOf } from "./model/controller-classes.js";
import { actionNameOf } from "./model/route-selectors.js";
import { type OperationSketch, type OperationVerb, type SketchContext, verbsOf } from "./operation-sketch.js";
import { readActionResponses } from "./responses/action-responses.js";
import { consumesOf, producedJson } from "./responses/declared-answers.js";
import { type ResponseSource, skipsPages } from "./responses/response-source.js";

/** Undefined when no method or route can be read, which has been reported. */
export function sketchAction(action: ActionReading, context: SketchContext): OperationSketch | undefined {
  const { label } = action;
  const routes = routesOf(action, context);
  if (routes.length > 0 && routes.every((route) => route.methods.length === 0)) {
    context.sink.report(diagnostic("methodMissing", action.method.location, { operation: label }));
    return undefined;
  }
  return sketch(action, verbsOf(routes, label, action.method.location, context.sink), action.inference, context);
}

/** The routes of an action that asks for a client: it needs one. */
export function routesOf(action: ActionReading, { sink, routeSink }: SketchContext): readonly ActionRoute[] {
  const { routes, missing } = action.routes(routeSink);
  if (missing.length === 0) return routes;
  for (const { isUnmarked, location } of missing)
    sink.report(diagnostic(isUnmarked ? "actionWithoutRoute" : "routeMissing", location, { operation: action.label }));
  return routes;
}

/** The parts that do not depend on how the routes were found. */
export function sketch(
  action: ActionReading,
  verbs: readonly OperationVerb[],
  inference: Inference,
  context: SketchContext,
): OperationSketch | undefined {
  if (verbs.length === 0) return undefined;
  const { controller, method, onController, attributes, further, label } = action;
  const returned = returnTypeOf(action);
  const documentation = memberDocumentation(method);
  const answers = memo(() => context.answersOf(action), noAnswers);
  const source: InMaking<ResponseSource> = {
    operation: label,
    returned,
    actionAttributes: attributes,
    classAttributes: onController,
    location: method.location ?? controller.locations[0] ?? startOf(""),
    resolve: (name) => resolveType(context.workspace, name),
    answers,
    results: memo(() => context.resultsAmong(answers, action, returned) ?? answers(), noAnswers),
    allAnswers: context.allAnswers,
    bodySink: context.judgesAnswers ? context.routeSink : undefined,
    mapsErrors: inference !== "minimalApi" && action.mapsErrors,
    // MVC leaves the pages of controllers that are not API controllers empty.
    errorPages:
      (inference === "minimalApi" || action.mapsErrors || context.errorPages === "own") &&
      !skipsPages(attributes) &&
      !skipsPages(onController)
        ? context.errorPages
        : undefined,
    keepsEvery: servesDotnet11(context.workspace),
  };
  if (inference === "minimalApi" && method.location !== undefined) source.handlerLocation = method.location;
  if (inference !== "minimalApi" && action.writesOnlyJson) source.writesOnlyJson = true;
  if (inference !== "minimalApi" && action.writesNoText) source.writesNoText = true;
  if (inference !== "minimalApi" && action.produces.length > 0) source.produces = action.produces;
  const produced = inference === "minimalApi" ? [] : producedJson(source);
  if (produced.length > 0) source.produced = produced;
  const replaced =
    inference === "minimalApi" ? undefined : replacedByAny([action.replaced, context.replacedBy(action)]);
  if (replaced !== undefined) source.hidden = replaced;
  const responses = readActionResponses(source, context.sink);
  if (replaced !== undefined && responses.responses.some(({ isUnknown }) => isUnknown === true))
    reportReplaced(replaced, context.sink);
  return {
    csharpName: withoutAsync(method.name),
    givenName: givenName(attributes, further),
    method,
    declaredBy: { id: memberIdOf(method), kind: method.isAbstract ? "abstractAction" : "action" },
    namespace: controller.namespace,
    label,
    verbs,
    valuesFor: valuesOf(action, verbs, inference, documentation, context),
    responses,
    returned,
    attributes: attributes.concat(onController),
    unknownArguments: [],
    consumes: consumesOf(further),
    security: (inference === "minimalApi" ? audienceByPolicy : audienceOfAction)(
      audienceOf(further),
      context.authorization,
    ),
    documentation,
    deprecated: deprecationOf(further),
    location: method.location,
    hasMatcherPolicy: hasMatcherPolicy(action),
    refusesNull: inference !== "minimalApi" && action.refusesNull,
    writer: inference === "minimalApi" ? "http" : "mvc",
    produced,
    neverAnswers: () => context.neverAnswers(action),
    reads: memo(() => context.readsOf(action), nothingRead),
    version: undefined,
  };
}

function reportReplaced({ filter, text, location }: ReplacedAnswers, sink: DiagnosticSink): void {
  sink.report(diagnostic("answersReplaced", location, { filter, text }));
}

/** What each verb of an action takes. */
function valuesOf(
  action: ActionReading,
  verbs: readonly OperationVerb[],
  inference: Inference,
  documentation: XmlDocumentation,
  context: SketchContext,
): OperationSketch["valuesFor"] {
  const routes = verbs.length === 1 ? undefined : verbs.flatMap((verb) => verb.routes);
  // One, nearly always.
  const read: { readonly verb: OperationVerb; readonly values: ReadOnce<readonly ActionValue[]> }[] = [];
  return (verb) => {
    let valuesOfVerb = read[0]?.verb === verb ? read[0] : read.find((one) => one.verb === verb);
    if (valuesOfVerb === undefined) {
      valuesOfVerb = {
        verb,
        values: readOnce((sink) => readValues(verb, routes, action, inference, documentation, context, sink)),
      };
      read.push(valuesOfVerb);
    }
    return valuesOfVerb.values(context.sink);
  };
}

function readValues(
  verb: OperationVerb,
  allRoutes: ValueContext["allRoutes"],
  { method, controller, declaredIn, allowsMissing, infersServices }: ActionReading,
  inference: Inference,
  documentation: XmlDocumentation,
  { services }: SketchContext,
  sink: DiagnosticSink,
): readonly ActionValue[] {
  const values: ValueContext = {
    routes: verb.routes,
    allRoutes,
    inference,
    isBodyless:
      verb.method === "GET" || verb.method === "HEAD" || verb.method === "DELETE" || verb.method === "OPTIONS",
    declaredIn,
    documentation,
    services,
    allowsMissing,
    infersServices,
    sink,
  };
  const actionValues: ActionValue[] = [];
  const { parameters } = method;
  for (let at = 0; at < parameters.length; at++) {
    const parameter = parameters[at];
    const value = parameter === undefined ? undefined : actionValue(parameter, values);
    if (value !== undefined) actionValues.push(value);
  }
  const properties = method.isStatic ? none : boundProperties(controller)(verb.method === "GET");
  if (properties.length > 0)
    for (const { property, declaredIn: by } of properties)
      actionValues.push(controllerValue(property, by, verb.routes, allowsMissing));
  return actionValues;
}

const noAnswers = (): readonly FollowedAnswer[] => [];

const namesRoute = /^(Http\w+|Route|AcceptVerbs)$/;

/** `[HttpGet(Name = "…")]`, `[EndpointName("…")]`, `[ActionName("…")]`. */
export function givenName(
  attributes: readonly AttributeData[],
  further: readonly AttributeData[] = attributes,
): string | undefined {
  let routed: string | undefined;
  for (let at = 0; at < attributes.length && routed === undefined; at++) {
    const data = attributes[at];
    if (data !== undefined && data.namedArguments.length > 0 && namesRoute.test(data.name))
      routed = stringOf(namedArgument(data, "Name"));
  }
  if (routed !== undefined || further.length === 0) return routed;
  const endpoint = attribute(attributes, "Microsoft.AspNetCore.Routing.EndpointName");
  return (endpoint === undefined ? undefined : stringOf(endpoint.constructorArguments[0])) ?? actionNameOf(attributes);
}

interface BoundProperty {
  readonly property: PropertySymbol;
  readonly declaredIn: NamedType;
}

const none: readonly BoundProperty[] = [];

/** Every action of the controller asks, and a controller of the framework has many properties. */
const boundProperties = cachedBy((controller: NamedTypeSymbol) => {
  const inGet = findBoundProperties(controller, true);
  const elsewhere = findBoundProperties(controller, false);
  return (isGet: boolean): readonly BoundProperty[] => (isGet ? inGet : elsewhere);
});

function findBoundProperties(controller: NamedTypeSymbol, isGet: boolean): readonly BoundProperty[] {
  const properties: BoundProperty[] = [];
  const members = allMembers(selfType(controller));
  for (let at = 0; at < members.length; at++) {
    const inherited = members[at];
    if (inherited?.member.kind === "property" && isBoundProperty(inherited.member, isGet))
      properties.push({ property: inherited.member, declaredIn: inherited.declaredIn });
  }
  return properties;
}

export function resolveType(workspace: SourceProjects, metadataName: string): AnnotatedType | undefined {
  for (const { compilation } of workspace.projects) {
    const symbol = compilation.resolve(metadataName);
    if (symbol !== undefined) return { type: selfType(symbol), nullability: "notAnnotated" };
  }
  return undefined;
}
