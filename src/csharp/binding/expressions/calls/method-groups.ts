/** Method groups as delegates: which method is meant (ECMA-334 §10.8). */
import type { SourceExpression } from "../../symbols/bound-expression.js";
import type { Scope } from "../../symbols/scope.js";
import type { AnnotatedType, ConstructedMethod } from "../../symbols/symbols.js";
import { sameType } from "../../symbols/types.js";
import { isVoidType } from "../../types/better-conversions.js";
import { type DelegateShape, delegateShape } from "../../types/delegates.js";
import { isReferenceOrIdentity } from "../../types/implicit-conversions.js";
import { substitute } from "../../types/substitution.js";
import { targetOf } from "../../types/target-types.js";
import { bindExpression } from "../expressions.js";
import { delegateOf } from "../lambdas.js";
import { candidatesOf, type MethodGroup } from "./extension-methods.js";
import { constructedOf, type ResolvedOverload, resolveOverload } from "./overloads.js";

/** The method that a group means where it becomes a delegate; undefined where that is not known. */
export function methodOfGroup(expression: SourceExpression): ConstructedMethod | undefined {
  const bound = bindExpression(expression);
  if (bound.kind !== "methodGroup") return undefined;
  const target = targetOf(expression);
  const shape = target === undefined ? undefined : delegateShape(target.type);
  const chosen =
    shape === undefined ? onlyMethod(bound, expression.scope) : resolveGroup(bound, shape, expression.scope);
  return chosen === undefined ? undefined : constructedOf(chosen);
}

/** Overload resolution with the parameters of the delegate as arguments. */
export function resolveGroup(
  group: MethodGroup,
  { invoke, parameterTypes }: Pick<DelegateShape, "invoke" | "parameterTypes">,
  scope: Scope,
): ResolvedOverload | undefined {
  const delegateArguments = parameterTypes.map((type, at) => {
    const refKind = invoke.parameters[at]?.refKind ?? "none";
    return {
      name: undefined,
      refKind: refKind === "refReadOnly" ? ("in" as const) : refKind,
      operand: () => ({ kind: "typed" as const, type }),
    };
  });
  return resolveOverload(candidatesOf(group, scope), delegateArguments, group.typeArguments, scope, {
    allowsExpanded: false,
    isStrict: true,
  });
}

export function groupConverts(group: MethodGroup, shape: DelegateShape, scope: Scope): boolean {
  const chosen = resolveGroup(group, shape, scope);
  if (chosen === undefined) return false;
  const wanted = shape.returnType.type;
  const type = groupReturnType(chosen).type;
  if (isVoidType(wanted) || isVoidType(type)) return isVoidType(wanted) && isVoidType(type);
  return isReferenceOrIdentity(type, wanted) || type.kind === "error" || wanted.kind === "error";
}

export function groupReturnType({ candidate, map }: ResolvedOverload): AnnotatedType {
  return substitute(candidate.method.returnType, map);
}

/** The natural type of a group with a single method (C# 10). */
export function groupFunctionType(group: MethodGroup, scope: Scope): AnnotatedType | undefined {
  const only = onlyMethod(group, scope);
  if (only === undefined) return undefined;
  const { candidate, map } = only;
  const parameters = candidate.isReduced ? candidate.method.parameters.slice(1) : candidate.method.parameters;
  if (parameters.some(({ refKind }) => refKind !== "none")) return undefined;
  const types = parameters.map(({ type }) => substitute(type, map));
  const returned = groupReturnType(only);
  return delegateOf(types, isVoidType(returned.type) ? "void" : returned, scope);
}

function onlyMethod(group: MethodGroup, scope: Scope): ResolvedOverload | undefined {
  for (const level of candidatesOf(group, scope)) {
    const arity = group.typeArguments.length;
    const fitting = level.filter(({ method }) => method.typeParameters.length === arity);
    const [first, ...others] = fitting;
    if (first === undefined) continue;
    const isSame = others.every(
      ({ method }) =>
        method.parameters.length === first.method.parameters.length &&
        method.parameters.every((parameter, at) =>
          sameType(parameter.type.type, first.method.parameters[at]?.type.type ?? parameter.type.type),
        ),
    );
    if (!isSame) return undefined;
    return { candidate: first, map: new Map(mapOf(first, group.typeArguments)), parameters: [], isExpanded: false };
  }
  return undefined;
}

function mapOf(
  { method, map }: { readonly method: ConstructedMethod["method"]; readonly map: ResolvedOverload["map"] },
  typeArguments: readonly AnnotatedType[],
): ResolvedOverload["map"] {
  const all = new Map(map);
  method.typeParameters.forEach((parameter, at) => {
    const argument = typeArguments[at];
    if (argument !== undefined) all.set(parameter, argument);
  });
  return all;
}
