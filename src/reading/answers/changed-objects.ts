/** Which objects a method may change: the one that it is called on, those that it is given, or what is static. */
import { cachedBy } from "../../caching/cache.js";
import { bindExpression, type SourceExpression, visitExpressions } from "../../csharp/binding/index.js";
import type { BoundCall, BoundExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { Scope } from "../../csharp/binding/symbols/scope.js";
import type { MethodSymbol, ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import { changesCollection } from "../../csharp/execution/index.js";
import { changes } from "../../csharp/flow/index.js";
import { identifierText } from "../../csharp/syntax/index.js";
import type { ExpressionSyntax, InvocationExpressionSyntax } from "../../csharp/syntax/nodes.js";
import type { ChangedObjects, Host, RequestCode } from "../../framework/index.js";

/** `static`, or the place of a parameter. */
type Changed = "self" | "static" | number;

const nothing: ChangedObjects = { self: false, statics: false, parameters: new Set() };
const everything: ChangedObjects = { self: true, statics: true, parameters: new Set([0, 1, 2, 3]) };
/** Of calls in calls. */
const deepest = 50;

export const changedObjects = cachedBy((host: Host): RequestCode["changes"] => {
  const kept = [new Map<MethodSymbol, ChangedObjects>(), new Map<MethodSymbol, ChangedObjects>()] as const;
  let depth = 0;
  const changedBy = (method: MethodSymbol, ofSelf: boolean): ChangedObjects => {
    const read = kept[ofSelf ? 1 : 0];
    const before = read.get(method);
    if (before !== undefined) return before;
    if (depth > deepest) return everything;
    // A method that calls itself changes no more than it does otherwise.
    read.set(method, nothing);
    depth++;
    const methods = method.body === undefined ? host.implementationsOf(method) : [method];
    const changed = new Set(methods.flatMap((one) => [...changedIn(one, ofSelf, changedBy)]));
    const parameters = new Set([...changed].filter((one) => typeof one === "number"));
    const result = { self: changed.has("self"), statics: changed.has("static"), parameters };
    read.set(method, result);
    depth--;
    return result;
  };
  return changedBy;
});

function changedIn(method: MethodSymbol, ofSelf: boolean, changedBy: RequestCode["changes"]): ReadonlySet<Changed> {
  const changed = new Set<Changed>();
  const { body } = method;
  if (body === undefined) return changed;
  const rootIn = (expression: SourceExpression, depth: number): Changed | undefined => {
    const root = rootOf(expression, method, depth);
    return ofSelf || typeof root === "number" ? root : undefined;
  };
  visitExpressions(body.syntax, body.scope, (syntax, scope) => {
    changes(syntax, (target) => {
      addTo(changed, rootIn({ syntax: target, scope }, 0));
      return true;
    });
    if (syntax.kind !== "InvocationExpression" || !(ofSelf || mayBeOn(syntax, scope, method))) return;
    const call = bindExpression({ syntax, scope });
    if (call.kind !== "call" || call.method === undefined) return;
    for (const root of changedByCall(call, call.method, ofSelf, rootIn, changedBy)) addTo(changed, root);
  });
  return changed;
}

function addTo(changed: Set<Changed>, root: Changed | undefined): void {
  if (root !== undefined) changed.add(root);
}

/** Whether it is a call on a parameter or a local variable, or with one. */
function mayBeOn(
  { expression, argumentList }: InvocationExpressionSyntax,
  scope: Scope,
  { containingType, parameters }: MethodSymbol,
): boolean {
  return [expression, ...argumentList.arguments.map((one) => one.expression)].some((one) => {
    const name = firstName(one, scope);
    if (parameters.some((parameter) => parameter.name === name)) return true;
    return name !== undefined && !containingType.members.some((member) => member.name === name);
  });
}

function firstName(syntax: ExpressionSyntax, scope: Scope): string | undefined {
  if (syntax.kind === "IdentifierName") return identifierText(scope.context.file, syntax);
  if ("expression" in syntax && syntax.expression !== null) return firstName(syntax.expression, scope);
  return "operand" in syntax ? firstName(syntax.operand, scope) : undefined;
}

function changedByCall(
  call: BoundCall,
  callee: MethodSymbol,
  ofSelf: boolean,
  rootIn: (expression: SourceExpression, depth: number) => Changed | undefined,
  changedBy: RequestCode["changes"],
): readonly (Changed | undefined)[] {
  const given = call.arguments.map(({ parameter, value }) => ({ parameter, root: rootIn(value, 1) }));
  if (callee.containingType.typeKind === "delegate") return given.map(({ root }) => root);
  const implied = ofSelf && !callee.isStatic ? ("self" as const) : undefined;
  const on = call.receiver === undefined ? implied : rootIn(call.receiver, 1);
  if (callee.containingType.origin !== "source") return changesCollection(callee) ? [on] : [];
  if (on === undefined && !ofSelf && given.every(({ root }) => root === undefined)) return [];
  const { self, statics, parameters } = changedBy(callee, on !== undefined && !callee.isStatic);
  const isChanged = (parameter: ParameterSymbol | undefined): boolean =>
    parameter !== undefined && parameters.has(callee.parameters.findIndex(({ name }) => name === parameter.name));
  return [
    statics && ofSelf ? "static" : undefined,
    self || (callee.isExtension && parameters.has(0)) ? on : undefined,
    ...given.map(({ parameter, root }) => (isChanged(parameter) ? root : undefined)),
  ];
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
