/**
 * Code that sets up JSON options, followed statement by statement: through lambdas, method groups, helpers that are handed the
 * options, locals that name a part of them. What is done to the options in a way that cannot be followed comes out as such.
 */
import { bindExpression, expressionsIn, returnedExpressions, textOf } from "../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import {
  type CallExpression,
  deeper,
  deepest,
  type Frame,
  follow,
  frameOfCall,
  outermost,
  reachable,
  valueSources,
} from "../../csharp/flow/index.js";
import { identifierText, type SyntaxNode } from "../../csharp/syntax/index.js";
import { placeKey } from "../../diagnostics/location.js";
import { branchesIn, contains, isInBranch } from "../program/branches.js";
import { calledName } from "../program/written-calls.js";
import { elementsOf } from "./copied-options.js";

/** What is done to the options, in the order it is done. */
export type OptionsStep = (
  | { readonly kind: "assign"; readonly option: string; readonly value: SourceExpression }
  | { readonly kind: "addConverter"; readonly how: "Add" | "Insert"; readonly value: SourceExpression }
  | { readonly kind: "clearConverters" }
  /** `first`: before all others in the chain. */
  | { readonly kind: "addResolver"; readonly value: SourceExpression; readonly first: boolean }
  | { readonly kind: "clearResolvers" }
  | { readonly kind: "unreadable" }
) & {
  readonly expression: SourceExpression;
  readonly frame: Frame;
  /** In a branch or a loop: it may not happen. */
  readonly isConditional: boolean;
};

/** A function that is called with the options. */
export interface OptionsFunction {
  readonly body: SourceBody | SourceExpression;
  readonly parameters: readonly ParameterSymbol[];
  readonly frame: Frame;
}

/** A part of the options that an expression stands for. */
type Part = "options" | "fastSerializer" | "serializer" | "converters" | "resolvers" | "classifiers";

const members: ReadonlyMap<string, readonly [of: Part, part: Part]> = new Map([
  ["JsonSerializerOptions", ["options", "serializer"]],
  ["SerializerOptions", ["options", "serializer"]],
  ["SerializerSettings", ["options", "serializer"]],
  // Of FastEndpoints: `c.Serializer.Options`.
  ["Serializer", ["options", "fastSerializer"]],
  ["Options", ["fastSerializer", "serializer"]],
  ["Converters", ["serializer", "converters"]],
  ["TypeInfoResolverChain", ["serializer", "resolvers"]],
  ["TypeClassifiers", ["serializer", "classifiers"]],
]);

/** `Insert(0, …)`. */
function isFirst(call: CallExpression): boolean {
  const [at] = call.arguments;
  return at !== undefined && textOf(at.value) === "0";
}

/** Calls that are given the options and only look at them, or hand them on. */
const onlyLooks =
  /^(Serialize\w*|Deserialize\w*|GetTypeInfo|TryGetTypeInfo|GetConverter|MakeReadOnly|(Try)?Add(Keyed)?(Singleton|Scoped|Transient)|Equals|GetHashCode|ToString|GetType|ThrowIfNull)$/;
const onlyLooksInside =
  /^(Any|All|Contains|OfType|First|FirstOrDefault|Single|SingleOrDefault|Where|Select|Count|ToList|ToArray|CopyTo|IndexOf|GetEnumerator)$/;

/** Follows a function whose parameter at `at` is given the options. */
export function stepsOf(called: OptionsFunction, at: number, isConditional: boolean): readonly OptionsStep[] {
  const parameter = called.parameters[at];
  if (parameter === undefined) return [];
  const following: Following = { root: placeKey(parameter.location), calls: 0 };
  return [...steps(called.body, called.frame, following, isConditional)];
}

interface Following {
  /** The parameter that is given the options. */
  readonly root: string;
  /** Calls followed so far. */
  calls: number;
}

/** Helpers that call each other again and again would be followed for ever; no set-up that a person writes has so many. */
const mostCalls = 2_000;

function* steps(
  body: SourceBody | SourceExpression,
  frame: Frame,
  following: Following,
  isConditional: boolean,
): Iterable<OptionsStep> {
  const { root } = following;
  const branches = branchesIn(body.syntax);
  const part = (expression: SourceExpression): Part | undefined => partOf(expression, frame, root);
  for (const expression of expressionsIn(body)) {
    const { syntax, scope } = expression;
    const branch = branches.find((one) => contains(one, syntax));
    const common = { expression, frame, isConditional: isConditional || branch !== undefined };
    if (syntax.kind.endsWith("AssignmentExpression") && "left" in syntax && "right" in syntax) {
      if (syntax.left.kind !== "SimpleMemberAccessExpression") continue;
      const on = part({ syntax: syntax.left.expression, scope });
      const option = nameOf({ syntax: syntax.left, scope });
      // FastEndpoints takes functions of the program's own in place of the serialiser, and older versions one for its options.
      if (on === "fastSerializer" && /^(RequestDes|ResponseS)erializer$/.test(option))
        yield { ...common, kind: "unreadable" };
      else if (on === "options" && option === "SerializerOptions") yield { ...common, kind: "unreadable" };
      if (on !== "serializer") continue;
      yield syntax.kind === "SimpleAssignmentExpression"
        ? { ...common, kind: "assign", option, value: { syntax: syntax.right, scope } }
        : { ...common, kind: "unreadable" };
      continue;
    }
    if (calledName(expression) === undefined) continue;
    const call = bindExpression(expression);
    if (call.kind !== "call") continue;
    for (const step of callSteps(call, common, part, following))
      yield addsEach(step, branch) ? { ...step, isConditional } : step;
  }
}

/** `foreach (var one in kept.Converters) options.Converters.Add(one)`: each of them is added, though it is done in a loop. */
function addsEach(step: OptionsStep, branch: SyntaxNode | undefined): boolean {
  return (
    step.kind === "addConverter" &&
    branch?.kind === "ForEachStatement" &&
    elementsOf(bindExpression(step.value))?.syntax === branch.expression &&
    !isInBranch(branch, step.expression.syntax)
  );
}

function* callSteps(
  call: CallExpression,
  common: Pick<OptionsStep, "expression" | "frame" | "isConditional">,
  part: (expression: SourceExpression) => Part | undefined,
  following: Following,
): Iterable<OptionsStep> {
  const { expression, frame, isConditional } = common;
  const on = call.receiver === undefined ? undefined : part(call.receiver);
  const last = call.arguments.at(-1)?.value;
  if (on === "classifiers") {
    if (last !== undefined) yield { ...common, kind: "assign", option: "TypeClassifiers", value: last };
    return;
  }
  if (on === "converters" || on === "resolvers") {
    if (onlyLooksInside.test(call.name)) return;
    if (call.name === "Clear") {
      yield { ...common, kind: on === "converters" ? "clearConverters" : "clearResolvers" };
    } else if ((call.name === "Add" || call.name === "Insert") && last !== undefined) {
      yield on === "converters"
        ? { ...common, kind: "addConverter", how: call.name, value: last }
        : { ...common, kind: "addResolver", value: last, first: call.name === "Insert" && isFirst(call) };
    } else yield { ...common, kind: "unreadable" };
    return;
  }
  const isGiven = on !== undefined || call.arguments.some(({ value }) => part(value) !== undefined);
  if (!isGiven || onlyLooks.test(call.name)) return;
  if (frame.depth >= deepest || following.calls === mostCalls) {
    yield { ...common, kind: "unreadable" };
    return;
  }
  following.calls++;
  const method = call.method ?? (call.candidates.length === 1 ? call.candidates[0] : undefined);
  if (method?.body !== undefined) {
    yield* steps(method.body, frameOfCall(method, call, frame), following, isConditional);
    return;
  }
  const called = calledFunctions(call, expression, frame);
  if (called === undefined) {
    yield { ...common, kind: "unreadable" };
    return;
  }
  for (const one of called) {
    const given = one.parameters.flatMap((parameter, at) => {
      const value = call.arguments[at]?.value;
      return value === undefined ? [] : [[parameter.name, { expression: value, frame }] as const];
    });
    const entered = { ...one.frame, parameters: new Map([...one.frame.parameters, ...given]), depth: frame.depth + 1 };
    yield* steps(one.body, entered, following, isConditional);
  }
}

/** `configure(options)` of a delegate. */
function calledFunctions(
  call: CallExpression,
  { syntax, scope }: SourceExpression,
  frame: Frame,
): readonly OptionsFunction[] | undefined {
  if (call.name === "Invoke" && call.receiver !== undefined) return functionsOf(call.receiver, frame);
  if (syntax.kind !== "InvocationExpression" || syntax.expression.kind !== "IdentifierName") return undefined;
  return functionsOf({ syntax: syntax.expression, scope }, frame);
}

/** The functions that a delegate may be; undefined where that cannot be seen. */
export function functionsOf(
  expression: SourceExpression,
  frame: Frame = outermost,
): readonly OptionsFunction[] | undefined {
  if (frame.depth > deepest) return undefined;
  const bound = bindExpression(expression);
  switch (bound.kind) {
    case "lambda":
      return [{ body: bound.body, parameters: bound.parameters, frame }];
    case "methodGroup": {
      const methods = reachable(bound.candidates);
      return methods.length === 0
        ? undefined
        : methods.flatMap(({ body, parameters }) =>
            body === undefined ? [] : [{ body, parameters, frame: { ...outermost, depth: frame.depth + 1 } }],
          );
    }
    case "creation": {
      const [first] = bound.arguments;
      return first === undefined ? undefined : functionsOf(first.value, deeper(frame));
    }
    case "call": {
      const { method } = bound;
      if (method?.body === undefined) return undefined;
      const entered = frameOfCall(method, bound, frame);
      return all(returnedExpressions(method.body).map((returned) => functionsOf(returned, entered)));
    }
    default: {
      const sources = valueSources(bound, frame);
      return sources.length === 0
        ? undefined
        : all(sources.map((one) => functionsOf(one.expression, deeper(one.frame))));
    }
  }
}

function all<T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] | undefined {
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

function partOf(expression: SourceExpression, frame: Frame, root: string): Part | undefined {
  if (frame.depth > deepest) return undefined;
  const { syntax, scope } = expression;
  if (syntax.kind === "SimpleMemberAccessExpression") {
    const member = members.get(nameOf(expression));
    if (member === undefined) return undefined;
    return partOf({ syntax: syntax.expression, scope }, deeper(frame), root) === member[0] ? member[1] : undefined;
  }
  const bound = bindExpression(expression);
  if (bound.kind === "parameter" && !frame.parameters.has(bound.symbol.name))
    return placeKey(bound.symbol.location) === root ? "options" : undefined;
  // A setter that is chained gives back what it was given: `options.Apply().PropertyNamingPolicy = …`.
  const next = bound.kind === "call" ? undefined : follow(bound, frame);
  return next === undefined ? undefined : partOf(next.expression, deeper(next.frame), root);
}

function nameOf({ syntax, scope }: SourceExpression): string {
  if (syntax.kind !== "SimpleMemberAccessExpression") return textOf({ syntax, scope });
  const { name } = syntax;
  return identifierText(scope.context.file, name.kind === "GenericName" ? name.identifier : name);
}
