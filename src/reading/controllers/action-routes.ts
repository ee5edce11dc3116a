/** The effective templates of an action: controller route × action route, tokens replaced. */

import { fitted } from "../../caching/fitted.js";
import { type Route, routeParameters } from "../../contract/route.js";
import { parseRoute } from "../../contract/route-template.js";
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import type { MvcSettings } from "../start/mvc-settings.js";
import { type Action, isApiController } from "./controller-classes.js";
import { filledTemplate, type RouteChange, withChanges, withoutComputedTokens } from "./route-changes.js";
import {
  actionSelectors,
  type ControllerTemplate,
  combineTemplates,
  controllerTemplates,
  isOverride,
  isRouteProvider,
  type Placed,
} from "./route-selectors.js";
import { replaceTokens, type TokenReplacement } from "./route-tokens.js";
import type { TokenTransformer } from "./token-transformer.js";
import { tokenValues, unknownTokens, withRouteValues } from "./token-values.js";
import { unknownBaseOf } from "./unknown-bases.js";

export interface ActionRoute {
  readonly route: Route;
  /** Upper case; empty: any method. */
  readonly methods: readonly string[];
  readonly saidBy: Placed;
  /** It has tokens such as `[controller]`: a convention may change their values. */
  readonly hasTokens: boolean;
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
  /** What conventions do to the routes of every controller, in the order in which they do it. */
  readonly changes: readonly RouteChange[];
  /** What a convention makes of the values of tokens. */
  readonly transformer?: TokenTransformer | undefined;
}

/** Routes that are wrong or computed are reported; the computed ones are among the unread. */
export function readActionRoutes(
  action: Action,
  operation: string,
  settings: RouteSettings,
  sink: DiagnosticSink,
): ActionRoutes {
  const { controller, method } = action;
  const templates = controllerTemplates(controller);
  const prefixes = withChanges(templates, settings.changes);
  const routes: ActionRoute[] = [];
  const unread: UnreadRoute[] = [];
  const missing: MissingRoute[] = [];
  for (const selector of actionSelectors(method)) {
    const place = (): Location | undefined => selector.saidBy.location ?? method.location;
    const { methods, saidBy } = selector;
    const own = selector.template === null ? null : filledTemplate(selector.template, settings.changes);
    const takesNone = prefixes.length === 0 || (own !== null && isOverride(own));
    const from = takesNone ? noPrefix : prefixes;
    for (const prefix of from) {
      const written = combineTemplates(prefix?.template, own);
      const computed =
        selector.unread ??
        (prefix !== undefined && prefix.template === undefined ? prefix.attribute : undefined) ??
        (templates.length === 0 ? outOfSight(own, controller) : undefined) ??
        (written === undefined ? undefined : unknownTokens(written, action));
      if (computed !== undefined) {
        sink.report(diagnostic("routeUnreadable", place(), { operation, attribute: computed }));
        unread.push({ attribute: computed, methods, location: place() });
        continue;
      }
      if (written === undefined) {
        const isUnmarked = !method.attributes.some(isRouteProvider) && !isApiController(action);
        missing.push({ isUnmarked, location: place() });
        continue;
      }
      const values = (): ReadonlyMap<string, string> => tokenValues(action, settings);
      const template = withoutComputedTokens(written, settings.changes, values, sink);
      if (template === undefined) {
        unread.push({ attribute: written, methods, location: place(), isReported: true });
        continue;
      }
      const bound = withRouteValues(template, values);
      const replaced = /[[\]]/.test(template) ? replaceTokens(bound, transformed(values(), settings)) : bound;
      const route = routeOf(template, replaced, operation, place, sink);
      // A convention may give the token a value.
      if (route === "unknown") unread.push({ attribute: template, methods, location: place() });
      else if (route !== undefined) routes.push({ route, methods, saidBy, hasTokens: template.includes("[") });
    }
  }
  return { routes: fitted(routes), unread, missing };
}

function transformed(values: ReadonlyMap<string, string>, { transformer }: RouteSettings): ReadonlyMap<string, string> {
  if (transformer === undefined) return values;
  return new Map([...values].map(([name, value]) => [name, transformer.transform(value) ?? value]));
}

/** The base class that may have the first half of a route: one that cannot be found. */
function outOfSight(template: string | null, controller: NamedTypeSymbol): string | undefined {
  if (template === null || isOverride(template)) return undefined;
  const base = unknownBaseOf(controller);
  return base === undefined ? undefined : `[Route] of ${base.name}`;
}

const noPrefix: readonly (ControllerTemplate | undefined)[] = [undefined];

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
