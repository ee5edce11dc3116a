/** The effective templates of an action: controller route × action route, tokens replaced. */

import { fitted } from "../../../caching/fitted.js";
import { parseRoute } from "../../../contract/http/route-template.js";
import { type Route, routeParameters } from "../../../contract/route.js";
import { locationOfExpression, shortTextOf } from "../../../csharp/binding/index.js";
import type { NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { Location } from "../../../diagnostics/location.js";
import {
  combineTemplates,
  isOverride,
  replaceTokens,
  type TokenReplacement,
} from "../../../framework/aspnet/route-templates.js";
import type { MvcSettings } from "../../start/mvc-settings.js";
import type { ApplicationModel } from "./application-model.js";
import { type ActionModel, unknownPart } from "./application-model-routes.js";
import { type Action, isApiController } from "./controller-classes.js";
import {
  actionSelectors,
  controllerTemplates,
  isRouteProvider,
  type Placed,
  type RouteSelector,
} from "./route-selectors.js";
import { tokenValues, unknownTokens, withRouteValues } from "./token-values.js";
import { unknownBaseOf } from "./unknown-bases.js";

export interface ActionRoute {
  readonly route: Route;
  /** Upper case; empty: any method. */
  readonly methods: readonly string[];
  readonly saidBy: Placed;
}

/** A route that an attribute computes at run time. */
export interface UnreadRoute {
  /** The attribute, as written. */
  readonly attribute: string;
  readonly methods: readonly string[];
  readonly location: Location | undefined;
  /** It was reported together with others that have the same reason. */
  readonly isReported?: boolean;
}

/** Neither the action nor its controller has a template. The action may still be served by convention. */
export interface MissingRoute {
  /** No attribute of the action says anything about routing. */
  readonly isUnmarked: boolean;
  readonly location: Location | undefined;
}

export interface ActionRoutes {
  readonly routes: readonly ActionRoute[];
  readonly unread: readonly UnreadRoute[];
  readonly missing: readonly MissingRoute[];
}

export interface RouteSettings extends MvcSettings {
  /** What conventions make of the application. */
  readonly model?: ApplicationModel | undefined;
}

/** Routes that are wrong or computed are reported; the computed ones are among the unread. */
export function readActionRoutes(
  action: Action,
  operation: string,
  settings: RouteSettings,
  sink: DiagnosticSink,
): ActionRoutes {
  const { controller, method } = action;
  const model = settings.model?.actionOf(action);
  const prefixes = model?.templates ?? controllerTemplates(controller);
  const routes: ActionRoute[] = [];
  const unread: UnreadRoute[] = [];
  const missing: MissingRoute[] = [];
  for (const selector of model?.isRemoved === true ? [] : (model?.selectors ?? actionSelectors(method))) {
    const place = (): Location | undefined => selector.saidBy.location ?? method.location;
    const { methods, saidBy, template: actionTemplate } = selector;
    const takesNone = prefixes.length === 0 || (actionTemplate !== null && isOverride(actionTemplate));
    const from = takesNone ? noPrefix : prefixes;
    for (const prefix of from) {
      const written = combineTemplates(prefix?.template, actionTemplate);
      const computed =
        selector.unread ??
        prefix?.unread ??
        (prefixes.length === 0 ? outOfSight(actionTemplate, controller) : undefined) ??
        (written === undefined ? undefined : unknownTokens(written, action));
      if (computed !== undefined) {
        const isReported = selector.isReported === true || prefix?.isReported === true;
        if (!isReported) sink.report(diagnostic("routeUnreadable", place(), { operation, attribute: computed }));
        unread.push({ attribute: computed, methods, location: place(), isReported });
        continue;
      }
      if (written === undefined) {
        const isUnmarked = !method.attributes.some(isRouteProvider) && !isApiController(action);
        missing.push({ isUnmarked, location: place() });
        continue;
      }
      const values = valuesOf(action, settings, model);
      const template = withoutComputedPart(written, [selector, prefix], settings, values, sink);
      const transformed = template === undefined ? undefined : transformedValues(template, values, model);
      if (template === undefined || transformed === undefined) {
        unread.push({ attribute: shown(written), methods, location: place(), isReported: true });
        continue;
      }
      const bound = withRouteValues(template, values);
      const replaced = /[[\]]/.test(template) ? replaceTokens(bound, transformed()) : bound;
      const route = routeOf(template, replaced, operation, place, sink);
      if (route === "unknown") unread.push({ attribute: template, methods, location: place() });
      else if (route !== undefined) routes.push({ route, methods, saidBy });
    }
  }
  return { routes: fitted(routes), unread, missing };
}

function valuesOf(action: Action, settings: RouteSettings, model: ActionModel | undefined) {
  return (): ReadonlyMap<string, string> =>
    model === undefined ? tokenValues(action, settings) : new Map([...tokenValues(action, settings), ...model.values]);
}

/** Undefined where a token of the template becomes something that is not known. */
function transformedValues(
  template: string,
  values: () => ReadonlyMap<string, string>,
  model: ActionModel | undefined,
): (() => ReadonlyMap<string, string>) | undefined {
  const transform = model?.transform;
  if (transform === undefined || !template.includes("[")) return values;
  const made = [...values()].map(([name, value]) => [name, transform(value)] as const);
  const decided = made.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return decided.length < made.length ? undefined : () => new Map(decided);
}

/** A value that is computed belongs into the base URL where the route begins with it; elsewhere the route is not known. */
function withoutComputedPart(
  written: string,
  saidBy: readonly (RouteSelector | undefined)[],
  { model }: RouteSettings,
  values: () => ReadonlyMap<string, string>,
  sink: DiagnosticSink,
): string | undefined {
  const template = model?.unread === undefined ? written : withOpenTokens(written, values);
  if (!template.includes(unknownPart)) return template;
  const [first, ...rest] = template.split("/");
  const place = saidBy.find((one) => one?.template?.includes(unknownPart) === true)?.computed ?? model?.unread;
  const text = place === undefined ? "" : shortTextOf(place);
  const location = place && locationOfExpression(place);
  if (first === unknownPart && !rest.some((one) => one.includes(unknownPart))) {
    sink.report(diagnostic("routeTokenComputed", location, { text }));
    return rest.join("/");
  }
  sink.report(diagnostic("routeTokenUnreadable", location, { text }));
  return undefined;
}

/** Tokens without a value are those of a convention that is not known. */
function withOpenTokens(template: string, values: () => ReadonlyMap<string, string>): string {
  return template.replace(/\[\[|\]\]|\[([^[\]]*)\]/g, (whole, name?: string) =>
    name === undefined || values().has(name.toLowerCase()) ? whole : unknownPart,
  );
}

function shown(template: string): string {
  return template.replaceAll(unknownPart, "…");
}

/** The base class that may have the first half of a route: one that cannot be found. */
function outOfSight(template: string | null, controller: NamedTypeSymbol): string | undefined {
  if (template === null || isOverride(template)) return undefined;
  const base = unknownBaseOf(controller);
  return base === undefined ? undefined : `[Route] of ${base.name}`;
}

const noPrefix: readonly (RouteSelector | undefined)[] = [undefined];

/** `replaced`: the template itself where it has no tokens. */
function routeOf(
  template: string,
  replaced: TokenReplacement | string,
  operation: string,
  place: () => Location | undefined,
  sink: DiagnosticSink,
): Route | "unknown" | undefined {
  if (typeof replaced === "string") return parsedRoute(template, replaced, operation, place, sink);
  if (replaced.kind === "unknown") {
    sink.report(diagnostic("routeTokenUnknown", place(), { route: template, operation, token: replaced.token }));
    return "unknown";
  }
  if (replaced.kind === "unclosed") {
    sink.report(
      diagnostic("routeMalformed", place(), { route: template, operation, reason: "a `[` or `]` is unmatched" }),
    );
    return undefined;
  }
  return parsedRoute(template, replaced.text, operation, place, sink);
}

function parsedRoute(
  template: string,
  text: string,
  operation: string,
  place: () => Location | undefined,
  sink: DiagnosticSink,
): Route | undefined {
  const parsed = parseRoute(text);
  if (parsed.kind === "route")
    return { path: parsed.route.path, template: `/${text}`, segments: parsed.route.segments };
  sink.report(diagnostic("routeMalformed", place(), { route: template, operation, reason: parsed.reason }));
  return undefined;
}

export function hasSegment(route: Route, name: string): boolean {
  return routeParameters(route).some((parameter) => parameter.name.toLowerCase() === name.toLowerCase());
}
