/** An action with everything its attributes say, still in C# types: what operations, messages and served endpoints share. */
import type { HttpMethod } from "../../contract/operation.js";
import { httpMethods } from "../../contract/operation.js";
import type { Route } from "../../contract/route.js";
import type {
  AnnotatedType,
  AttributeData,
  MethodSymbol,
  NamedTypeSymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import { hasAttribute } from "../attributes.js";
import type { XmlDocumentation } from "../documentation.js";
import type { RegisteredServices } from "../program/registered-services.js";
import type { SourceProjects } from "../source-projects.js";
import { allMembers } from "../type-members.js";
import { memberDocumentation } from "../types/symbol-documentation.js";
import type { ActionReading } from "./action-reading.js";
import { type ActionResponses, consumesOf, readActionResponses } from "./action-responses.js";
import type { ActionRoute } from "./action-routes.js";
import { type ActionValue, actionValue, controllerValue, type Inference, type ValueContext } from "./action-values.js";
import { returnTypeOf } from "./controller-classes.js";

export interface ActionVerb {
  readonly method: HttpMethod;
  readonly routes: readonly [Route, ...Route[]];
}

export interface ActionSketch {
  readonly container: NamedTypeSymbol;
  readonly method: MethodSymbol;
  readonly label: string;
  readonly verbs: readonly ActionVerb[];
  readonly valuesFor: (verb: ActionVerb) => readonly ActionValue[];
  readonly responses: ActionResponses;
  readonly returned: AnnotatedType;
  readonly consumes: readonly string[];
  readonly security: "anonymous" | "authorize" | "unspecified";
  readonly documentation: XmlDocumentation;
  readonly attributes: readonly AttributeData[];
  readonly onController: readonly AttributeData[];
}

export interface SketchContext {
  readonly workspace: SourceProjects;
  readonly sink: DiagnosticSink;
  /** Is told what is wrong with routes: that concerns what is served as well. */
  readonly routeSink: DiagnosticSink;
  readonly services: () => RegisteredServices;
}

/** Undefined when no method or route can be read, which has been reported. */
export function sketchAction(action: ActionReading, context: SketchContext): ActionSketch | undefined {
  const { label } = action;
  const routes = routesOf(action, context);
  if (routes.length > 0 && routes.every((route) => route.methods.length === 0)) {
    context.sink.report(diagnostic("methodMissing", action.method.location, { operation: label }));
    return undefined;
  }
  return sketch(action, verbsOf(routes, label, context.sink), action.inference, context);
}

/** The routes of an action that asks for a client: it needs one. */
export function routesOf(action: ActionReading, { sink, routeSink }: SketchContext): readonly ActionRoute[] {
  const { routes, missing } = action.routes(routeSink);
  for (const { isUnmarked, location } of missing)
    sink.report(diagnostic(isUnmarked ? "actionWithoutRoute" : "routeMissing", location, { operation: action.label }));
  return routes;
}

/** The parts that do not depend on how the routes were found. */
export function sketch(
  action: ActionReading,
  verbs: readonly ActionVerb[],
  inference: Inference,
  context: SketchContext,
): ActionSketch | undefined {
  if (verbs.length === 0) return undefined;
  const { controller, method, declaredIn, onController: onClass, label } = action;
  const documentation = memberDocumentation(method);
  const responses = readActionResponses(
    {
      operation: label,
      returned: returnTypeOf(action),
      actionAttributes: action.attributes,
      classAttributes: onClass,
      location: method.location ?? controller.locations[0] ?? startOf(""),
      resolve: (name) => resolveType(context.workspace, name),
    },
    context.sink,
  );
  const valuesFor = (verb: ActionVerb): readonly ActionValue[] => {
    const values: ValueContext = {
      routes: verb.routes,
      inference,
      isBodyless:
        verb.method === "GET" || verb.method === "HEAD" || verb.method === "DELETE" || verb.method === "OPTIONS",
      declaredIn,
      documentation,
      services: context.services,
      sink: context.sink,
    };
    return [
      ...method.parameters.flatMap((parameter) => actionValue(parameter, values) ?? []),
      ...(method.isStatic ? [] : boundProperties(controller, verb.routes)),
    ];
  };
  return {
    container: controller,
    method,
    label,
    verbs,
    valuesFor,
    responses,
    returned: returnTypeOf(action),
    consumes: consumesOf(action.attributes, onClass),
    security: securityOf(action.attributes, onClass),
    documentation,
    attributes: action.attributes,
    onController: onClass,
  };
}

function boundProperties(controller: NamedTypeSymbol, routes: readonly Route[]): readonly ActionValue[] {
  return allMembers(selfType(controller)).flatMap(({ member, declaredIn }) =>
    member.kind === "property" ? (controllerValue(member, declaredIn, routes) ?? []) : [],
  );
}

/** One entry for each method, its templates in order of declaration. */
export function verbsOf(
  routes: readonly { readonly route: Route; readonly methods: readonly string[] }[],
  operation: string,
  sink: DiagnosticSink,
): readonly ActionVerb[] {
  const verbs = new Map<HttpMethod, [Route, ...Route[]]>();
  for (const { route, methods } of routes) {
    for (const text of methods) {
      const method = httpMethods.find((one) => one === text);
      if (method === undefined) {
        sink.report(diagnostic("methodWithoutFunction", undefined, { operation, method: text }));
        continue;
      }
      const known = verbs.get(method);
      if (known === undefined) verbs.set(method, [route]);
      else if (!known.some((one) => one.template === route.template)) known.push(route);
    }
  }
  return [...verbs].map(([method, all]) => ({ method, routes: all }));
}

/** `[AllowAnonymous]` wins wherever it stands, as in ASP.NET. */
function securityOf(onAction: readonly AttributeData[], onClass: readonly AttributeData[]): ActionSketch["security"] {
  const authorization = "Microsoft.AspNetCore.Authorization.";
  const all = [...onAction, ...onClass];
  if (hasAttribute(all, `${authorization}AllowAnonymous`)) return "anonymous";
  return hasAttribute(all, `${authorization}Authorize`) ? "authorize" : "unspecified";
}

export function resolveType(workspace: SourceProjects, metadataName: string): AnnotatedType | undefined {
  for (const { compilation } of workspace.projects) {
    const symbol = compilation.resolve(metadataName);
    if (symbol !== undefined) return { type: selfType(symbol), nullability: "notAnnotated" };
  }
  return undefined;
}

/** What of it is a message: bodies and answers, the types inside `Task<ActionResult<…>>` included. */
export function typesOfSketch(sketched: ActionSketch): readonly AnnotatedType[] {
  const bodies = sketched.verbs.flatMap((verb) => sketched.valuesFor(verb).filter((value) => value.source === "body"));
  return [
    sketched.returned,
    ...bodies.map((value) => value.type),
    ...sketched.responses.responses.flatMap((response) => (response.type === undefined ? [] : [response.type])),
  ];
}
