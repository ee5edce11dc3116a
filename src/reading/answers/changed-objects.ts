/** Which objects a method may change: the one that it is called on, those that it is given, or what is static. */
import { cachedBy } from "../../caching/cache.js";
import { bindExpression, type SourceExpression, visitExpressions } from "../../csharp/binding/index.js";
import type { BoundCall, BoundExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import { changesCollection } from "../../csharp/execution/index.js";
import { changes } from "../../csharp/flow/index.js";
import type { ChangedObjects, Host } from "../../framework/index.js";

/** `static`, or the place of a parameter. */
type Changed = "self" | "static" | number;

const nothing: ChangedObjects = { self: false, statics: false, parameters: new Set() };
const everything: ChangedObjects = { self: true, statics: true, parameters: new Set([0, 1, 2, 3]) };
/** Of calls in calls. */
const deepest = 50;

export const changedObjects = cachedBy((host: Host): ((method: MethodSymbol) => ChangedObjects) => {
  const read = new Map<MethodSymbol, ChangedObjects>();
  let depth = 0;
  const changedBy = (method: MethodSymbol): ChangedObjects => {
    const before = read.get(method);
    if (before !== undefined) return before;
    if (depth > deepest) return everything;
    // A method that calls itself changes no more than it does otherwise.
    read.set(method, nothing);
    depth++;
    const methods = method.body === undefined ? host.implementationsOf(method) : [method];
    const changed = new Set(methods.flatMap((one) => [...changedIn(one, changedBy)]));
    const parameters = new Set([...changed].filter((one) => typeof one === "number"));
    const result = { self: changed.has("self"), statics: changed.has("static"), parameters };
    read.set(method, result);
    depth--;
    return result;
  };
  return changedBy;
});

function changedIn(method: MethodSymbol, changedBy: (callee: MethodSymbol) => ChangedObjects): ReadonlySet<Changed> {
  const changed = new Set<Changed>();
  const { body } = method;
  if (body === undefined) return changed;
  const mark = (expression: SourceExpression, depth: number): void => {
    const root = rootOf(expression, method, depth);
    if (root !== undefined) changed.add(root);
  };
  visitExpressions(body.syntax, body.scope, (syntax, scope) => {
    changes(syntax, (target) => {
      mark({ syntax: target, scope }, 0);
      return true;
    });
    if (syntax.kind === "InvocationExpression") {
      const call = bindExpression({ syntax, scope });
      if (call.kind === "call" && call.method !== undefined) markCall(call, call.method, changedBy, changed, mark);
    }
  });
  return changed;
}

function markCall(
  call: BoundCall,
  callee: MethodSymbol,
  changedBy: (callee: MethodSymbol) => ChangedObjects,
  changed: Set<Changed>,
  mark: (expression: SourceExpression, depth: number) => void,
): void {
  const { receiver } = call;
  if (callee.containingType.typeKind === "delegate") {
    for (const { value } of call.arguments) mark(value, 1);
    return;
  }
  if (callee.containingType.origin !== "source") {
    if (receiver !== undefined && changesCollection(callee)) mark(receiver, 1);
    return;
  }
  const { self, statics, parameters } = changedBy(callee);
  if (statics) changed.add("static");
  if (self && receiver === undefined) changed.add("self");
  else if (self && receiver !== undefined) mark(receiver, 1);
  if (parameters.has(0) && callee.isExtension && receiver !== undefined) mark(receiver, 1);
  for (const { parameter, value } of call.arguments)
    if (parameter !== undefined && parameters.has(callee.parameters.findIndex(({ name }) => name === parameter.name)))
      mark(value, 1);
}

/** What an expression is a part of. At depth 0 it is assigned itself. */
function rootOf(expression: SourceExpression, method: MethodSymbol, depth: number, steps = 0): Changed | undefined {
  if (steps > mostSteps) return undefined;
  const of = (one: SourceExpression, at = depth): Changed | undefined => rootOf(one, method, at, steps + 1);
  const { syntax, scope } = expression;
  if (syntax.kind === "ElementAccessExpression") return of({ syntax: syntax.expression, scope }, depth + 1);
  const bound = bindExpression(expression);
  switch (bound.kind) {
    case "this":
      return "self";
    case "parameter": {
      const at = method.parameters.indexOf(bound.symbol);
      if (at < 0) return isOfPrimaryConstructor(bound, method) ? "self" : undefined;
      return depth > 0 ? at : undefined;
    }
    case "field":
    case "property":
      if (bound.symbol.isStatic) return "static";
      return bound.receiver === undefined ? "self" : of(bound.receiver, depth + 1);
    case "element":
      return of(bound.receiver, depth + 1);
    case "local": {
      const { initializer, source } = bound.variable;
      const from = initializer ?? source?.expression;
      return depth === 0 || from === undefined ? undefined : of(from);
    }
    case "same":
    case "await":
      return of(bound.operand);
    case "choice":
      return firstOf(bound.branches, of);
    case "call":
      return firstOf(
        [...(bound.receiver === undefined ? [] : [bound.receiver]), ...bound.arguments.map(({ value }) => value)],
        of,
      );
    default:
      return undefined;
  }
}

const mostSteps = 20;

function firstOf(
  expressions: readonly SourceExpression[],
  of: (one: SourceExpression) => Changed | undefined,
): Changed | undefined {
  for (const one of expressions) {
    const root = of(one);
    if (root !== undefined) return root;
  }
  return undefined;
}

function isOfPrimaryConstructor({ symbol }: BoundParameter, { containingType }: MethodSymbol): boolean {
  return containingType.members.some(
    (one) => one.kind === "method" && one.isPrimaryConstructor && one.parameters.includes(symbol),
  );
}

type BoundParameter = Extract<BoundExpression, { kind: "parameter" }>;
