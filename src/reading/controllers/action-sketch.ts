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
import { allMembers } from "../type-members.js";
import { memberDocumentation } from "../types/symbol-documentation.js";
import type { Workspace } from "../workspace.js";
import { type ActionResponses, consumesOf, readActionResponses } from "./action-responses.js";
import { actionRoutes } from "./action-routes.js";
import { type ActionValue, actionValue, controllerValue, type Inference, type ValueContext } from "./action-values.js";
import { type Action, isApiController, returnTypeOf } from "./controller-classes.js";
import { classAttributes } from "./inherited-attributes.js";

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
}

export interface SketchContext {
  readonly workspace: Workspace;
  readonly sink: DiagnosticSink;
  /** Metadata names of classes that the program registers as services. */
  readonly services: () => ReadonlySet<string>;
  /** Assemblies that are marked [ApiController] as a whole. */
  readonly apiAssemblies: ReadonlySet<string>;
}

/** Undefined when no method or route can be read; the sink has heard why. */
export function sketchAction(action: Action, context: SketchContext): ActionSketch | undefined {
  const label = actionLabel(action.method, action.controller);
  const { routes } = actionRoutes(action.controller, action.method, label, context.sink);
  if (routes.length > 0 && routes.every((route) => route.methods.length === 0)) {
    context.sink.report(diagnostic("methodMissing", action.method.location, { operation: label }));
    return undefined;
  }
  const isApi = isApiController(action.controller) || context.apiAssemblies.has(action.controller.assembly);
  const inference = isApi ? "apiController" : "mvc";
  return sketch(action, label, verbsOf(routes, label, context.sink), inference, context);
}

/** The parts that do not depend on how the routes were found. */
export function sketch(
  action: Action,
  label: string,
  verbs: readonly ActionVerb[],
  inference: Inference,
  context: SketchContext,
): ActionSketch | undefined {
  if (verbs.length === 0) return undefined;
  const { controller, method, declaredIn } = action;
  const onClass = classAttributes(controller);
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

export function resolveType(workspace: Workspace, metadataName: string): AnnotatedType | undefined {
  for (const { compilation } of workspace.projects) {
    const symbol = compilation.resolve(metadataName);
    if (symbol !== undefined) return { type: selfType(symbol), nullability: "notAnnotated" };
  }
  return undefined;
}

export function actionLabel(method: MethodSymbol, container: NamedTypeSymbol): string {
  return `${container.name}.${method.name}`;
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
