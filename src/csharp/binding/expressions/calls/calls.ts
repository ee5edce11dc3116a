/** Calls: which method is meant and what it returns (ECMA-334 §12.8.10). */

import { identifierText } from "../../../syntax/index.js";
import type {
  ArgumentSyntax,
  ExpressionSyntax,
  InvocationExpressionSyntax,
  SimpleNameSyntax,
} from "../../../syntax/nodes.js";
import { evaluateConstant } from "../../constants/constant-expression.js";
import { unknownType } from "../../declarations/source-parameter.js";
import { bindTypeArguments, nameOf, specialType } from "../../names/type-binder.js";
import type { BoundArgument, BoundExpression, SourceExpression } from "../../symbols/bound-expression.js";
import type { Scope } from "../../symbols/scope.js";
import type { AnnotatedType, ConstructedMethod, MethodSymbol } from "../../symbols/symbols.js";
import { sameType } from "../../symbols/types.js";
import { delegateShape } from "../../types/delegates.js";
import { ScopedNotes } from "../../types/scoped-notes.js";
import { substitute } from "../../types/substitution.js";
import { conditionalReceiver } from "../conditional-access.js";
import { bindExpression } from "../expressions.js";
import { bindMemberAccess, bindSimpleName } from "../member-access.js";
import { convertsOperand } from "../operand-conversions.js";
import { naturalType, operandOf } from "../operands.js";
import { candidatesOf, type MethodGroup } from "./extension-methods.js";
import {
  chosenMethod,
  constructedOf,
  type GivenArgument,
  type MethodCandidate,
  type ResolvedOverload,
  resolveOverload,
} from "./overloads.js";

export function bindInvocation(syntax: InvocationExpressionSyntax, scope: Scope): BoundExpression {
  // `nameof(x)`
  const constant = syntax.expression.kind === "IdentifierName" ? evaluateConstant({ syntax, scope }) : undefined;
  if (constant !== undefined) {
    const type: AnnotatedType = { type: specialType(scope, "string"), nullability: "notAnnotated" };
    return { kind: "constant", value: constant, type, symbol: undefined };
  }
  const callee = calleeOf(syntax.expression, scope);
  const written = syntax.argumentList.arguments;
  const target =
    callee.name === undefined
      ? bindExpression({ syntax: syntax.expression, scope })
      : bindCallee(callee, syntax.expression, scope);
  const name = callee.name === undefined ? "" : nameOf(callee.name, scope);
  if (target.kind !== "methodGroup") {
    const writtenTypes = callee.name?.kind === "GenericName" ? bindTypeArguments(callee.name, scope) : [];
    return callOfValue(target, name, callee, writtenTypes, written, { syntax: syntax.expression, scope });
  }
  const typeArguments = callee.name?.kind === "GenericName" ? target.typeArguments : [];
  const levels = candidatesOf(target, scope);
  const resolved = resolveOverload(levels, givenArguments(written, scope), typeArguments, scope);
  const applied = resolved && applyCall(resolved, written, scope);
  return {
    kind: "call",
    name,
    method: resolved && calledMethod(resolved),
    constructed: applied?.constructed,
    candidates: allMethods(target, levels),
    receiver: callee.receiver,
    typeArguments,
    arguments: applied?.arguments ?? plainArguments(written, scope),
    type: isDynamic(written, scope) ? undefined : applied?.type,
  };
}

/** Of overloads outside the sources, any stands for all: what is known of them is known by their name. */
function calledMethod(resolved: ResolvedOverload): MethodSymbol | undefined {
  const { method } = resolved.candidate;
  return method.containingType.origin === "source" ? chosenMethod(resolved) : method;
}

/** What is given an argument of which only the running program knows the type, is chosen by it: what it gives is not known. */
function isDynamic(written: readonly ArgumentSyntax[], scope: Scope): boolean {
  return written.some(
    ({ expression, refKindKeyword }) =>
      refKindKeyword === null &&
      mayBeDynamic(expression) &&
      naturalType({ syntax: expression, scope })?.type.kind === "dynamic",
  );
}

/** Literals and lambdas are not, and need not be looked at. */
function mayBeDynamic({ kind }: ExpressionSyntax): boolean {
  return possiblyDynamic.has(kind);
}

const possiblyDynamic: ReadonlySet<string> = new Set([
  "IdentifierName",
  "SimpleMemberAccessExpression",
  "InvocationExpression",
  "ElementAccessExpression",
  "AwaitExpression",
]);

/** `a` of `a.M()` and `a?.M()`, as it is in the bound call. */
export function writtenReceiver({ syntax, scope }: SourceExpression): SourceExpression | undefined {
  return syntax.kind === "InvocationExpression" ? calleeOf(syntax.expression, scope).receiver : undefined;
}

interface Callee {
  readonly name: SimpleNameSyntax | undefined;
  readonly receiver: SourceExpression | undefined;
}

function calleeOf(syntax: ExpressionSyntax, scope: Scope): Callee {
  switch (syntax.kind) {
    case "IdentifierName":
    case "GenericName":
      return { name: syntax, receiver: undefined };
    case "SimpleMemberAccessExpression":
      return { name: syntax.name, receiver: { syntax: syntax.expression, scope } };
    case "MemberBindingExpression":
      return { name: syntax.name, receiver: conditionalReceiver({ syntax, scope }) };
    default:
      return { name: undefined, receiver: undefined };
  }
}

function bindCallee({ name, receiver }: Callee, syntax: ExpressionSyntax, scope: Scope): BoundExpression {
  if (name === undefined) return { kind: "other", type: undefined };
  return receiver === undefined
    ? bindSimpleName(name, scope, true)
    : bindMemberAccess(receiver, name, scope, syntax, true);
}

/** A delegate in a variable or property, or a name that nothing is known of. */
function callOfValue(
  target: BoundExpression,
  name: string,
  { receiver }: Callee,
  typeArguments: readonly AnnotatedType[],
  written: readonly ArgumentSyntax[],
  value: SourceExpression,
): BoundExpression {
  const { scope } = value;
  const isUnbound = target.kind === "unbound";
  const type = isUnbound ? undefined : naturalType(value);
  const isDynamicValue = type?.type.kind === "dynamic" || (isUnbound && isDynamicReceiver(receiver));
  const shape = type === undefined ? undefined : delegateShape(type.type);
  const candidate = shape && { method: shape.invoke, declaredIn: shape.type, map: shape.map, isReduced: false };
  const resolved = candidate && resolveOverload([[candidate]], givenArguments(written, scope), [], scope);
  const applied = resolved && applyCall(resolved, written, scope);
  return {
    kind: "call",
    name,
    method: resolved && shape?.invoke,
    constructed: shape && { method: shape.invoke, containingType: shape.type, typeArguments: [] },
    candidates: shape === undefined ? [] : [shape.invoke],
    receiver,
    typeArguments,
    arguments: applied?.arguments ?? plainArguments(written, scope),
    type: isDynamicValue ? { type: { kind: "dynamic" }, nullability: "notAnnotated" } : shape?.returnType,
  };
}

function isDynamicReceiver(receiver: SourceExpression | undefined): boolean {
  return receiver !== undefined && naturalType(receiver)?.type.kind === "dynamic";
}

/** Where extension methods were looked for only after the type's own, the group does not have them yet. */
function allMethods(group: MethodGroup, levels: readonly (readonly MethodCandidate[])[]): readonly MethodSymbol[] {
  const methods = new Set(group.candidates);
  for (const level of levels) for (const { method } of level) methods.add(method);
  return methods.size === group.candidates.length ? group.candidates : [...methods];
}

export function givenArguments(written: readonly ArgumentSyntax[], scope: Scope): readonly GivenArgument[] {
  return written.map((argument) => ({
    name: argumentName(argument, scope),
    refKind: refKinds.get(argument.refKindKeyword ?? "") ?? "none",
    operand: () => operandOf({ syntax: argument.expression, scope }),
  }));
}

const refKinds: ReadonlyMap<string, GivenArgument["refKind"]> = new Map([
  ["RefKeyword", "ref"],
  ["OutKeyword", "out"],
  ["InKeyword", "in"],
]);

function argumentName(argument: ArgumentSyntax, scope: Scope): string | undefined {
  return argument.nameColon === null ? undefined : identifierText(scope.context.file, argument.nameColon.name);
}

export function plainArguments(written: readonly ArgumentSyntax[], scope: Scope): readonly BoundArgument[] {
  return written.map((argument) => ({
    name: argumentName(argument, scope),
    parameter: undefined,
    isByReference: argument.refKindKeyword !== null,
    value: { syntax: argument.expression, scope },
  }));
}

interface AppliedCall {
  readonly constructed: ConstructedMethod | undefined;
  readonly arguments: readonly BoundArgument[];
  readonly type: AnnotatedType;
}

const argumentTypes = new ScopedNotes<AnnotatedType>();

/** What a call that is bound asks of its argument. */
export function argumentType(argument: SourceExpression): AnnotatedType | undefined {
  return argumentTypes.get(argument);
}

/** Arguments with their parameters and the types asked of them, and the return type. */
export function applyCall(resolved: ResolvedOverload, written: readonly ArgumentSyntax[], scope: Scope): AppliedCall {
  const { parameters, others = [] } = resolved;
  const targets = parameterTargets(resolved);
  const bound = plainArguments(written, scope).map(({ name, value, isByReference }, at): BoundArgument => {
    const [parameter, target] = [parameters[at], targets[at]];
    if (target !== undefined) argumentTypes.set(value, target);
    return {
      name,
      parameter: others.every((one) => one.parameters[at]?.name === parameter?.name) ? parameter : undefined,
      isByReference,
      value,
    };
  });
  const type = returnTypeOf(resolved);
  const isCertain = others.every((other) => sameType(returnTypeOf(other).type, type.type));
  const constructed = chosenMethod(resolved) && constructedOf(resolved);
  return { constructed, arguments: bound, type: isCertain ? type : unknownType() };
}

/** What is asked of each argument. */
export function parameterTargets({
  map,
  parameters,
  isExpanded,
}: ResolvedOverload): readonly (AnnotatedType | undefined)[] {
  return parameters.map((parameter) => parameter && substitute(parameterType(parameter, isExpanded), map));
}

function returnTypeOf({ candidate, map }: ResolvedOverload): AnnotatedType {
  return substitute(candidate.method.returnType, map);
}

function parameterType(
  { type, isParams }: ResolvedOverload["parameters"][number] & object,
  isExpanded: boolean,
): AnnotatedType {
  if (!isExpanded || !isParams) return type;
  if (type.type.kind === "array") return type.type.element;
  return (type.type.kind === "named" ? type.type.typeArguments[0] : undefined) ?? type;
}

/** A call that no method takes, or a member that is not there. */
export function isFaulty(source: SourceExpression): boolean {
  const bound = bindExpression(source);
  if (bound.kind !== "call") return bound.kind === "unbound";
  if (bound.method === undefined) return true;
  return bound.arguments.some(({ value }) => {
    const [wanted, operand] = [argumentTypes.get(value)?.type, operandOf(value)];
    return wanted !== undefined && operand.kind === "typed" && !convertsOperand(operand, wanted);
  });
}

/** The type asked of one argument of a call that may not be bound yet. */
export function argumentTarget(call: ExpressionSyntax, argument: SourceExpression): AnnotatedType | undefined {
  const bound = bindExpression({ syntax: call, scope: argument.scope });
  // Which constructor is meant is found out when the arguments are asked for.
  if (bound.kind !== "call" && bound.kind !== "creation" && bound.kind !== "property") return undefined;
  // `new Action<int>(x => …)`: a delegate is made of what it calls.
  if (bound.kind === "creation" && delegateShape(bound.type.type) !== undefined) return bound.type;
  return bound.arguments.length === 0 ? undefined : argumentType(argument);
}
