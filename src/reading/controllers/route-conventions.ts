/**
 * What changes the routes of controllers at run time: a convention of the application (`options.Conventions.Add(…)`), or an
 * attribute that is one. A convention of the project is looked into: most of them never touch a route.
 */

import { cachedBy } from "../../caching/cache.js";
import {
  bindExpression,
  locationOfExpression,
  shortTextOf,
  textOf,
  typeOfExpression,
  writtenReceiver,
} from "../../csharp/binding/index.js";
import type { BoundExpression, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol, NamedTypeSymbol, Type } from "../../csharp/binding/symbols/symbols.js";
import { simpleNameOf } from "../../csharp/binding/symbols/types.js";
import { type Frame, frameOfCall, outermost } from "../../csharp/flow/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { callsIn } from "../program/calls.js";
import { bodiesNaming, bodiesWith } from "../program/program-bodies.js";
import type { Invocation } from "../program/walked-code.js";
import { type SourceProjects, sourceTypes } from "../source-projects.js";
import { changesRoutes, prefixOf, type RoutePrefix } from "./convention-code.js";
import { classLevels, interfaceNames } from "./inherited-attributes.js";
import { type RouteChange, withOneValueEach } from "./route-changes.js";
import { type FilledToken, filledTokens } from "./token-conventions.js";
import { type TokenTransformer, transformerConvention } from "./token-transformer.js";

/** What conventions do to the routes of controllers; each names the convention. */
export interface RouteConventions {
  /** What conventions that can be read do to the routes of every controller, in their order: the last prefix is outermost. */
  readonly changes: readonly RouteChange[];
  /** Changes the route of every controller. */
  readonly everyRoute: string | undefined;
  /** Changes what `[controller]`, `[action]` and `[area]` stand for, in a way that is not known. */
  readonly tokens: string | undefined;
  /** What it makes of them. */
  readonly transformer: TokenTransformer | undefined;
  /** The attribute that changes the routes of this controller. */
  readonly ofController: (controller: NamedTypeSymbol) => string | undefined;
}

type Effect = "routes" | "unknown" | RoutePrefix | readonly FilledToken[];

const tokenConvention = "RouteTokenTransformerConvention";

const marks = ["Conventions", "RoutePrefix", "UsePathBase", "FeatureProviders"];

const wanted = /^(Add|Insert|UsePathBase|Use\w*RoutePrefix)$/;

/** Much is added and inserted. What matters here goes to a list of one of these names. */
const toldReceiver = /\b(Conventions|FeatureProviders)$/;

export function readRouteConventions(
  workspace: SourceProjects,
  transformer: TokenTransformer | undefined,
  sink: DiagnosticSink,
): RouteConventions {
  let everyRoute: string | undefined;
  // What it makes of a name is either known for all names or for none.
  const tokens = transformer !== undefined && transformer.transform("Name") === undefined ? tokenConvention : undefined;
  if (tokens !== undefined) sink.report(diagnostic("routeConvention", transformer?.location, { convention: tokens }));
  const changes: RouteChange[] = [];
  for (const { body, method } of bodiesWith(workspace, marks)) {
    for (const { call, expression } of callsIn(body, (name) => wanted.test(name), mayTell)) {
      const location = locationOfExpression(expression);
      if (call.name === "UsePathBase") {
        sink.report(diagnostic("pathBase", location, {}));
        continue;
      }
      if (call.receiver !== undefined && /\bFeatureProviders$/.test(textOf(call.receiver))) {
        const provider = call.arguments.at(-1)?.value;
        if (provider !== undefined)
          sink.report(diagnostic("controllerProvider", location, { provider: conventionName(provider) }));
        continue;
      }
      const found = conventionOf(call, method, workspace);
      if (found === undefined) continue;
      const { name: convention, effect } = found;
      if (typeof effect !== "string") {
        if ("template" in effect) changes.push({ kind: "prefix", prefix: effect });
        else for (const one of effect) changes.push({ kind: "token", token: { ...one, convention, location } });
        continue;
      }
      sink.report(diagnostic("routeConvention", location, { convention }));
      if (effect === "routes") everyRoute ??= convention;
      const text = shortTextOf(expression);
      const token = { name: undefined, value: undefined, varies: effect === "routes", text, convention, location };
      changes.push({ kind: "token", token });
    }
  }
  return {
    changes: withOneValueEach(changes),
    everyRoute,
    tokens,
    transformer,
    ofController: cachedBy(attributeConvention),
  };
}

function mayTell({ name, expression }: Invocation): boolean {
  if (name !== "Add" && name !== "Insert") return true;
  const receiver = writtenReceiver(expression);
  return receiver !== undefined && toldReceiver.test(textOf(receiver));
}

function conventionOf(
  call: Extract<BoundExpression, { kind: "call" }>,
  method: MethodSymbol | undefined,
  workspace: SourceProjects,
): { readonly name: string; readonly effect: Effect } | undefined {
  // One of the project is read inside: it adds a convention there.
  if (/RoutePrefix$/.test(call.name))
    return isOfProject(call.name, workspace) ? undefined : { name: call.name, effect: "routes" };
  const added = call.arguments.at(-1)?.value;
  if (added === undefined || call.receiver === undefined || !/\bConventions$/.test(textOf(call.receiver)))
    return undefined;
  const name = conventionName(added);
  if (/^Page/.test(name)) return undefined;
  const type = typeOfExpression(added)?.type;
  // What the program makes of tokens is run.
  if (type?.kind === "named" && type.symbol.metadataName === transformerConvention) return undefined;
  if (type?.kind !== "named" || type.symbol.origin !== "source") return { name, effect: "unknown" };
  if (!changesRoutes(type.symbol)) return undefined;
  const [frame, ...others] = framesOf(method, workspace);
  if (frame === undefined || others.length > 0) return { name, effect: "routes" };
  const creation = { expression: added, frame };
  return { name, effect: prefixOf(type.symbol, creation) ?? filledTokens(type.symbol, creation) ?? "routes" };
}

/** The calls of the helper that adds the convention: `options.UseRoutePrefix("api")`. */
function framesOf(method: MethodSymbol | undefined, workspace: SourceProjects): readonly Frame[] {
  if (method?.isExtension !== true) return [outermost];
  return bodiesNaming(workspace, new Set([method.name])).flatMap(({ body }) =>
    [...callsIn(body, (name) => name === method.name)]
      .filter(({ call }) => call.method === undefined || call.method === method)
      .map(({ call }) => frameOfCall(method, call, outermost)),
  );
}

function isOfProject(method: string, workspace: SourceProjects): boolean {
  return sourceTypes(workspace).some(
    (type) => type.isStatic && type.members.some((member) => member.kind === "method" && member.name === method),
  );
}

function conventionName(added: SourceExpression): string {
  const bound = bindExpression(added);
  if (bound.kind === "same") return conventionName(bound.operand);
  return bound.kind === "creation" ? nameOf(bound.type.type) : shortTextOf(added);
}

function nameOf(type: Type): string {
  return simpleNameOf(type) || "a convention";
}

const modelConvention = /^I(ApplicationModel|ControllerModel|ActionModel)Convention$/;

function attributeConvention(controller: NamedTypeSymbol): string | undefined {
  // An assembly cannot use an attribute of the project, and the framework's base classes have many members.
  const levels = classLevels(controller).filter((level) => level.origin === "source");
  const attributes = levels.flatMap((level) => [
    ...level.attributes,
    ...level.members.flatMap((member) => (member.kind === "method" ? member.attributes : [])),
  ]);
  const changing = attributes.find(({ attributeClass }) => {
    const symbol = attributeClass?.symbol;
    if (symbol?.origin !== "source") return false;
    return interfaceNames(symbol).some((name) => modelConvention.test(name)) && changesRoutes(symbol);
  });
  return changing === undefined ? undefined : `[${changing.name}]`;
}
