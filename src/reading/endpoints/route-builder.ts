/** Where the routes that are mapped on a builder stand: each `MapGroup`, and each branch of the pipeline, adds its path. */
import type { BoundExpression, SourceExpression } from "../../csharp/binding/bound-expression.js";
import { bindExpression, returnedExpressions, textOf, typeOfExpression } from "../../csharp/binding/index.js";
import type { ParameterSymbol } from "../../csharp/binding/symbols.js";
import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import { readDefinition } from "../contracts/definition-chain.js";
import {
  constantValue,
  deepest,
  type Frame,
  type FramedExpression,
  follow,
  frameOfCall,
  namesType,
  textValue,
} from "../contracts/evaluation.js";
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

/** The prefix of a route builder; undefined when it cannot be read. */
export function builderPrefix({ expression, frame }: FramedExpression, frames: MappingFrames): string | undefined {
  if (frame.depth > deepest) return undefined;
  const inner = (next: SourceExpression, at: Frame = frame): string | undefined =>
    builderPrefix({ expression: next, frame: { ...at, depth: at.depth + 1 } }, frames);
  const bound = bindExpression(expression);
  switch (bound.kind) {
    case "call":
      return callPrefix(bound, frame, inner) ?? applicationPrefix(expression);
    case "parameter":
      return parameterPrefix(bound.symbol, expression, frame, frames, inner);
    case "choice": {
      const chosen = chosenBranch(expression, bound.branches, frame);
      return chosen === undefined ? undefined : inner(chosen);
    }
    case "assignment":
      return inner(bound.value);
    case "await":
      return inner(bound.operand);
    default: {
      const next = follow(bound, frame);
      return next === undefined ? applicationPrefix(expression) : inner(next.expression, next.frame);
    }
  }
}

type Inner = (next: SourceExpression, at?: Frame) => string | undefined;

function callPrefix(call: Call, frame: Frame, inner: Inner): string | undefined {
  const { method } = call;
  if (method?.body !== undefined) {
    const entered = frameOfCall(method, call, frame);
    const prefixes = new Set(returnedExpressions(method.body).map((returned) => inner(returned, entered)));
    return prefixes.size === 1 ? [...prefixes][0] : undefined;
  }
  const { builder, arguments: given } = mapCallOf(call);
  if (builder === undefined) return undefined;
  const outer = inner(builder);
  if (call.name !== "MapGroup" || outer === undefined) return outer;
  const text = given[0] === undefined ? undefined : routeText(given[0].value, frame);
  return text === undefined ? undefined : joinRoutes(outer, text);
}

/** The parameter of a helper is what the helper is given; that of a lambda what the call with the lambda stands on. */
function parameterPrefix(
  parameter: ParameterSymbol,
  expression: SourceExpression,
  frame: Frame,
  frames: MappingFrames,
  inner: Inner,
): string | undefined {
  const branch = frames.lambdaCall(parameter);
  if (branch !== undefined) return branchPrefix(branch.call, frame, inner);
  const given = frame.parameters.get(parameter.name);
  if (given !== undefined) return inner(given.expression, given.frame);
  // A method that nothing calls, or that the framework calls, is given the application.
  return frames.isMethodParameter(parameter) ? "" : applicationPrefix(expression);
}

function branchPrefix(call: Call, frame: Frame, inner: Inner): string | undefined {
  const { builder, arguments: given } = mapCallOf(call);
  const outer = builder === undefined ? undefined : inner(builder);
  if (call.name !== "Map" || outer === undefined) return outer;
  const text = given[0] === undefined ? undefined : routeText(given[0].value, frame);
  return text === undefined ? undefined : joinRoutes(outer, text);
}

/** An application has no prefix, wherever it comes from; what another builder stands for is not known. */
function applicationPrefix(expression: SourceExpression): string | undefined {
  const type = typeOfExpression(expression)?.type;
  const name = type?.kind === "named" ? type.symbol.name : type?.kind === "error" ? type.name : undefined;
  return name === "WebApplication" || name === "IApplicationBuilder" ? "" : undefined;
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

const silent: DiagnosticSink = { report: () => undefined };

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
  const parts = [prefix, text].map((part) => part.replace(/^\/+|\/+$/g, "")).filter((part) => part !== "");
  return `/${parts.join("/")}`;
}
