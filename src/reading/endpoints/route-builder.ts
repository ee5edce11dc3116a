/** The prefix of the routes mapped on a builder: each `MapGroup` and each branch of the pipeline adds its path. */

import {
  bindExpression,
  locationOfExpression,
  returnedExpressions,
  shortTextOf,
  textOf,
  typeOfExpression,
} from "../../csharp/binding/index.js";
import type { BoundExpression, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { LocalVariable } from "../../csharp/binding/symbols/source-symbols.js";
import type { ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import {
  constantValue,
  deepest,
  type Frame,
  type FramedExpression,
  follow,
  frameOfCall,
  namesType,
  outermost,
  textValue,
  valuesOfLocal,
} from "../../csharp/flow/index.js";
import { textOf as textOfNode } from "../../csharp/syntax/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { readDefinition } from "../definitions/definition-chain.js";
import { silent } from "../read-once.js";
import { carterPath } from "./carter-modules.js";
import { isMetadataCall, type MetadataCall } from "./endpoint-metadata.js";
import type { MappingFrames } from "./mapping-frames.js";

type Call = Extract<BoundExpression, { kind: "call" }>;

/** `builder.MapGet(…)`, or `EndpointRouteBuilderExtensions.MapGet(builder, …)`. */
export interface MapCall {
  readonly builder: SourceExpression | undefined;
  readonly arguments: Call["arguments"];
}

export function mapCallOf(call: Call): MapCall {
  if (call.receiver !== undefined && !namesType(call.receiver))
    return { builder: call.receiver, arguments: call.arguments };
  const [builder, ...rest] = call.arguments;
  return { builder: builder?.value, arguments: rest };
}

/** The prefix of the routes of a builder. */
export interface BuilderPlace {
  readonly prefix: string;
  /** By more than method and route: the version of an API, a host. */
  readonly toldApart: boolean;
  /** `ExcludeFromDescription()`: no part of the API that is described. */
  readonly hidden: boolean;
  /** The path of a branch of the pipeline, where it is computed at run time: it comes before the prefix, in the base URL. */
  readonly base?: SourceExpression;
  /** What the groups say about all their routes, outermost group first. */
  readonly metadata: readonly MetadataCall[];
}

const application: BuilderPlace = { prefix: "", toldApart: false, hidden: false, metadata: [] };

/** Calls that let the server tell requests apart which have the same method and route. */
export const tellingApart =
  /^(HasApiVersion|MapToApiVersion|HasDeprecatedApiVersion|WithApiVersionSet|NewVersionedApi|IsApiVersionNeutral|RequireHost)$/;

export const hiding = "ExcludeFromDescription";

/** Undefined when it cannot be read. */
export function builderPlace({ expression, frame }: FramedExpression, frames: MappingFrames): BuilderPlace | undefined {
  if (frame.depth > deepest) return undefined;
  const inner = (next: SourceExpression, at: Frame = frame): BuilderPlace | undefined =>
    builderPlace({ expression: next, frame: { ...at, depth: at.depth + 1 } }, frames);
  const bound = bindExpression(expression);
  switch (bound.kind) {
    case "call":
      return callPlace(bound, expression, frame, inner) ?? applicationPlace(expression);
    case "parameter":
      return withCallsOn(bound, frame, frames, parameterPlace(bound.symbol, expression, frame, frames, inner));
    case "choice": {
      const chosen = chosenBranch(expression, bound.branches, frame);
      return chosen === undefined ? undefined : inner(chosen);
    }
    case "assignment":
      return inner(bound.value);
    case "await":
      return inner(bound.operand);
    case "local": {
      const place = samePlace(valuesOfLocal(bound.variable).values.map((value) => inner(value)));
      const kept = place !== undefined && keepsPlace(bound.variable) ? place : applicationPlace(expression);
      return withCallsOn(bound, frame, frames, kept);
    }
    default: {
      const next = follow(bound, frame);
      const place = next === undefined ? applicationPlace(expression) : inner(next.expression, next.frame);
      return withCallsOn(bound, frame, frames, place);
    }
  }
}

/**
 * The place of a call that maps routes. A builder that cannot be followed (it is handed out by an object, or given to a delegate that
 * is kept) is the application where the sources give no routes a prefix.
 */
export function placeOfCall(
  expression: SourceExpression,
  { call, frame, frames, sink }: MappedCall,
): BuilderPlace | undefined {
  const place = builderPlace({ expression, frame }, frames);
  if (place?.base !== undefined) {
    const said = { path: shortTextOf(place.base) };
    sink.report(diagnostic("branchPathComputed", locationOfExpression(place.base), said));
  }
  if (place !== undefined || frames.hasPrefixes()) return place;
  sink.report(diagnostic("builderNotFollowed", locationOfExpression(expression), { call }));
  return application;
}

interface MappedCall {
  readonly call: string;
  readonly frame: Frame;
  readonly frames: MappingFrames;
  readonly sink: DiagnosticSink;
}

/** A group that is decorated in only one branch has the same prefix in both. */
function samePlace(places: readonly (BuilderPlace | undefined)[]): BuilderPlace | undefined {
  const [first, ...others] = places;
  return others.every((other) => other?.prefix === first?.prefix) ? first : undefined;
}

/** `group = group.WithTags("x")` keeps the prefix, `group = group.MapGroup("/x")` does not. */
function keepsPlace(local: LocalVariable): boolean {
  if (local.hasHiddenValues) return false;
  const { complete } = valuesOfLocal(local);
  if (complete) return true;
  const text = textOfNode(local.scope.context.file, local.extent);
  const assigned = [...text.matchAll(new RegExp(`\\b${local.name}\\s*=(?!=)([^;]*)`, "g"))].map(
    ([, value]) => value ?? "",
  );
  return assigned
    .filter((value) => new RegExp(`\\b${local.name}\\b`).test(value))
    .every((value) => !/\bMap\w*\(/.test(value));
}

/** `group.WithTags("Todos");` as a statement of its own says the same as in the chain that makes the group. */
function withCallsOn(
  variable: BoundExpression,
  frame: Frame,
  frames: MappingFrames,
  place: BuilderPlace | undefined,
): BuilderPlace | undefined {
  const calls = frames.metadataOn(variable);
  if (place === undefined || calls.length === 0) return place;
  return { ...place, metadata: [...place.metadata, ...calls.map((one) => ({ ...one, frame }))] };
}

type Inner = (next: SourceExpression, at?: Frame) => BuilderPlace | undefined;

function callPlace(call: Call, expression: SourceExpression, frame: Frame, inner: Inner): BuilderPlace | undefined {
  const { method } = call;
  // What the library for API versions does inside is not a matter of routes.
  if (method?.body !== undefined && !tellingApart.test(call.name)) {
    const entered = frameOfCall(method, call, frame);
    const [first, ...others] = returnedExpressions(method.body).map((returned) => inner(returned, entered));
    return others.every((other) => other?.prefix === first?.prefix) ? first : undefined;
  }
  const { builder, arguments: given } = mapCallOf(call);
  if (builder === undefined) return undefined;
  const outer = inner(builder);
  if (outer === undefined) return undefined;
  if (call.name === hiding) return { ...outer, hidden: true };
  const toldApart = outer.toldApart || tellingApart.test(call.name);
  if (isMetadataCall(call.name))
    return { ...outer, toldApart, metadata: [...outer.metadata, { call, expression, frame }] };
  if (toldApart !== outer.toldApart) return { ...outer, toldApart };
  return call.name === "MapGroup" ? below(outer, given[0]?.value, frame) : outer;
}

/** A helper's parameter is the argument of its call; a lambda's is the receiver of the call that takes the lambda. */
function parameterPlace(
  parameter: ParameterSymbol,
  expression: SourceExpression,
  frame: Frame,
  frames: MappingFrames,
  inner: Inner,
): BuilderPlace | undefined {
  const owner = frames.ownerOf(parameter);
  const module = owner === undefined ? undefined : carterPath(owner);
  if (module !== undefined) return carterPlace(module.path, frames, inner);
  const branch = frames.lambdaCall(parameter);
  if (branch !== undefined) return branchPlace(branch.call, frame, inner);
  const given = frame.parameters.get(parameter.name);
  if (given !== undefined) return inner(given.expression, given.frame);
  // A method that nothing calls, or that the framework calls, is given the application, unless it asks for a group.
  const { type } = parameter.type;
  const isGroup = type.kind === "named" && type.symbol.name === "RouteGroupBuilder";
  return frames.isMethodParameter(parameter) && !isGroup ? application : applicationPlace(expression);
}

/** Below the builder that `MapCarter` is called on: the application, or a group. */
function carterPlace(path: string | undefined, { carterCalls }: MappingFrames, inner: Inner): BuilderPlace | undefined {
  const places = carterCalls.map(({ call }) => {
    const { builder } = mapCallOf(call);
    return builder === undefined ? undefined : inner(builder, outermost);
  });
  const outer = places.length === 0 ? application : samePlace(places);
  return outer === undefined || path === undefined ? undefined : { ...outer, prefix: joinRoutes(outer.prefix, path) };
}

function branchPlace(call: Call, frame: Frame, inner: Inner): BuilderPlace | undefined {
  const { builder, arguments: given } = mapCallOf(call);
  const outer = builder === undefined ? undefined : inner(builder);
  if (call.name !== "Map" || outer === undefined) return outer;
  const path = given[0]?.value;
  const isBase = outer.prefix === "" && path !== undefined && routeText(path, frame) === undefined;
  return isBase ? { ...outer, base: path } : below(outer, path, frame);
}

function below(outer: BuilderPlace, path: SourceExpression | undefined, frame: Frame): BuilderPlace | undefined {
  const text = path === undefined ? undefined : routeText(path, frame);
  return text === undefined ? undefined : { ...outer, prefix: joinRoutes(outer.prefix, text) };
}

/** An application has no prefix, wherever it comes from; what another builder stands for is not known. */
function applicationPlace(expression: SourceExpression): BuilderPlace | undefined {
  const type = typeOfExpression(expression)?.type;
  const name = type?.kind === "named" ? type.symbol.name : type?.kind === "error" ? type.name : undefined;
  return name === "WebApplication" || name === "IApplicationBuilder" ? application : undefined;
}

/** `group ?? app`, `group is null ? app : group`: decided where it is known whether the group was given. */
function chosenBranch(
  { syntax, scope }: SourceExpression,
  branches: readonly SourceExpression[],
  frame: Frame,
): SourceExpression | undefined {
  const present = branches.filter((branch) => constantValue(branch, frame)?.kind !== "null");
  if (present.length === 1) return present[0];
  if (syntax.kind === "CoalesceExpression") return present[0];
  if (syntax.kind !== "ConditionalExpression") return undefined;
  const tested = /^(\w+) (?:is (?:not )?null|[!=]= null)$/.exec(textOf({ syntax: syntax.condition, scope }))?.[1];
  return present.find((branch) => textOf(branch) === tested);
}

/** A literal, a constant, or the `.Route` of a definition. */
export function routeText(expression: SourceExpression, frame: Frame): string | undefined {
  return textValue(expression, frame) ?? definitionOf(expression, "Route", frame)?.route;
}

/** The definition whose `.Route` or `.Method` this is. */
export function definitionOf(
  expression: SourceExpression,
  property: "Route" | "Method",
  frame: Frame,
): ReturnType<typeof readDefinition> {
  const bound = bindExpression(expression);
  if (bound.kind === "property" && bound.symbol.name === property && bound.receiver !== undefined)
    return bound.symbol.containingType.namespace === "Tenon"
      ? readDefinition(bound.receiver, "", silent, frame)
      : undefined;
  const next = frame.depth > deepest ? undefined : follow(bound, frame);
  return next === undefined
    ? undefined
    : definitionOf(next.expression, property, { ...next.frame, depth: next.frame.depth + 1 });
}

export function joinRoutes(prefix: string, text: string): string {
  // A path may begin with `~/`, which says nothing here.
  const parts = [prefix, text]
    .map((part) => part.replace(/^~(?=\/)/, "").replace(/^\/+|\/+$/g, ""))
    .filter((part) => part !== "");
  return `/${parts.join("/")}`;
}
