/** The effective templates of an action: controller route × action route, tokens replaced. */

import { withoutAsync } from "../../contract/names.js";
import { type Route, routeParameters } from "../../contract/route.js";
import { parseRoute } from "../../contract/route-template.js";
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import { attribute, stringOf } from "../attributes.js";
import type { MvcSettings } from "../program/mvc-settings.js";
import { unknownIn } from "../unknown-arguments.js";
import { type Action, isApiController } from "./controller-classes.js";
import type { RoutePrefix } from "./convention-code.js";
import {
  actionNameAttribute,
  actionNameOf,
  actionSelectors,
  type ControllerTemplate,
  combineTemplates,
  controllerTemplates,
  isOverride,
  isRouteProvider,
  type Placed,
} from "./route-selectors.js";
import { replaceTokens, type TokenReplacement } from "./route-tokens.js";
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
  /** What conventions put before the routes of every controller. */
  readonly prefixes: readonly RoutePrefix[];
}

/** `AttributeRouteModel.CombineAttributeRouteModel`: a template that begins with a slash takes no prefix. */
function prefixedTemplates(
  templates: readonly ControllerTemplate[],
  prefixes: readonly RoutePrefix[],
): readonly ControllerTemplate[] {
  let found = templates;
  for (const { template: prefix, onRouted, onBare } of prefixes) {
    if (found.length === 0) found = onBare ? [{ template: prefix, attribute: prefix }] : [];
    else if (onRouted)
      found = found.map((one) =>
        one.template === undefined || isOverride(one.template)
          ? one
          : { ...one, template: combineTemplates(prefix, one.template) },
      );
  }
  return found;
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
  const prefixes = prefixedTemplates(templates, settings.prefixes);
  const routes: ActionRoute[] = [];
  const unread: UnreadRoute[] = [];
  const missing: MissingRoute[] = [];
  for (const selector of actionSelectors(method)) {
    const place = (): Location | undefined => selector.saidBy.location ?? method.location;
    const takesNone = prefixes.length === 0 || (selector.template !== null && isOverride(selector.template));
    const from = takesNone ? noPrefix : prefixes;
    for (const prefix of from) {
      const computed =
        selector.unread ??
        (prefix !== undefined && prefix.template === undefined ? prefix.attribute : undefined) ??
        (templates.length === 0 ? outOfSight(selector.template, controller) : undefined);
      if (computed !== undefined) {
        sink.report(diagnostic("routeUnreadable", place(), { operation, attribute: computed }));
        unread.push({ attribute: computed, methods: selector.methods, location: place() });
        continue;
      }
      const template = combineTemplates(prefix?.template, selector.template);
      if (template === undefined) {
        const isUnmarked = !method.attributes.some(isRouteProvider) && !isApiController(action);
        missing.push({ isUnmarked, location: place() });
        continue;
      }
      const hasTokens = template.includes("[");
      const unnamed = hasTokens || routeValue.test(template) ? unknownTokens(template, action) : undefined;
      if (unnamed !== undefined) {
        sink.report(diagnostic("routeUnreadable", place(), { operation, attribute: unnamed }));
        unread.push({ attribute: unnamed, methods: selector.methods, location: place() });
        continue;
      }
      const bound = withRouteValues(template, () => tokenValues(action, settings));
      const replaced =
        hasTokens || template.includes("]") ? replaceTokens(bound, tokenValues(action, settings)) : bound;
      const route = routeOf(template, replaced, operation, place, sink);
      // A convention may give the token a value.
      if (route === "unknown") unread.push({ attribute: template, methods: selector.methods, location: place() });
      else if (route !== undefined)
        routes.push({ route, methods: selector.methods, saidBy: selector.saidBy, hasTokens });
    }
  }
  return { routes, unread, missing };
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

function tokenValues(
  { controller, method, attributes, onController }: Action,
  { keepsAsyncSuffix }: MvcSettings,
): ReadonlyMap<string, string> {
  const values = new Map([
    ["controller", controller.name.replace(/Controller$/i, "") || controller.name],
    ["action", actionNameOf(attributes) ?? (keepsAsyncSuffix ? method.name : withoutAsync(method.name))],
  ]);
  const area = attribute(attributes, areaAttribute) ?? attribute(onController, areaAttribute);
  const name = area === undefined ? undefined : stringOf(area.constructorArguments[0]);
  if (name !== undefined) values.set("area", name);
  return values;
}

/** `{controller}`, `{action}` and `{area}`: each action has values for them, and answers only a request that has the same ones. */
const routeValue = /(?<!\{)\{(controller|action|area)(?:[:=?][^{}]*)?\}(?!\})/i;

function withRouteValues(template: string, values: () => ReadonlyMap<string, string>): string {
  if (!routeValue.test(template)) return template;
  const known = values();
  return template.replace(
    new RegExp(routeValue, "gi"),
    (whole, name: string) => known.get(name.toLowerCase()) ?? whole,
  );
}

const areaAttribute = "Microsoft.AspNetCore.Mvc.Area";

/** The attribute that gives a token of the template a value which cannot be known. */
function unknownTokens(template: string, { attributes, onController }: Action): string | undefined {
  const asked = [
    ...(/[[{]action\b/i.test(template) ? [attribute(attributes, actionNameAttribute)] : []),
    ...(/[[{]area\b/i.test(template) ? [attribute([...attributes, ...onController], areaAttribute)] : []),
  ];
  const unknown = asked.find((data) => data?.constructorArguments.some((constant) => unknownIn(constant).length > 0));
  return unknown === undefined ? undefined : `[${unknown.name}]`;
}

export function hasSegment(route: Route, name: string): boolean {
  return routeParameters(route).some((parameter) => parameter.name.toLowerCase() === name.toLowerCase());
}
