/** Lambdas before it is known what they become: their body is bound for the parameter types that a call tries. */
import { hasModifier } from "../declarations/modifiers.js";
import { bindType } from "../names/type-binder.js";
import type { SourceBody, SourceExpression } from "../symbols/bound-expression.js";
import type { Scope } from "../symbols/scope.js";
import type { AnnotatedType, ParameterSymbol, Type } from "../symbols/symbols.js";
import { constructType } from "../symbols/types.js";
import { isVoidType, taskResult } from "../types/better-conversions.js";
import { ScopedNotes } from "../types/scoped-notes.js";
import { bestCommonType } from "./best-common-type.js";
import { returnedExpressions } from "./bodies.js";
import { operandOf } from "./operands.js";
import {
  attemptedScope,
  lambdaParameters,
  pinParameters,
  scopeInside,
  writtenParameters,
} from "./scopes/local-scopes.js";
import type { FunctionExpressionSyntax } from "./scopes/scope-nodes.js";

export interface LambdaOperand {
  readonly kind: "lambda";
  readonly syntax: FunctionExpressionSyntax;
  readonly scope: Scope;
  /** Undefined: an anonymous method without a list fits any. */
  readonly parameterCount: number | undefined;
  /** Undefined where at least one leaves its type out. */
  readonly explicitParameters: readonly ParameterSymbol[] | undefined;
  readonly isAsync: boolean;
  readonly returnType: AnnotatedType | undefined;
}

export function lambdaOperand(syntax: FunctionExpressionSyntax, scope: Scope): LambdaOperand {
  const isListed = syntax.kind === "SimpleLambdaExpression" || syntax.parameterList !== null;
  const written = writtenParameters(syntax);
  const returnType = syntax.kind === "ParenthesizedLambdaExpression" ? syntax.returnType : null;
  return {
    kind: "lambda",
    syntax,
    scope,
    parameterCount: isListed ? written.length : undefined,
    explicitParameters:
      isListed && written.every(({ type }) => type !== null) ? lambdaParameters(syntax, scope) : undefined,
    isAsync: hasModifier(syntax.modifiers, "AsyncKeyword"),
    returnType: returnType === null ? undefined : bindType(returnType, scope),
  };
}

/** The scope of the body for these parameter types. Where they are written, there is only one. */
function bodyScope(lambda: LambdaOperand, types: readonly AnnotatedType[], isOnly: boolean): Scope {
  const { syntax, scope } = lambda;
  if (lambda.explicitParameters !== undefined || lambda.parameterCount === undefined) return scopeInside(syntax, scope);
  return isOnly ? pinParameters(syntax, scope, types) : attemptedScope(syntax, scope, types);
}

/** The body for these parameter types. */
export function bindableBody(
  lambda: LambdaOperand,
  types: readonly AnnotatedType[],
  isOnly = false,
): SourceBody | SourceExpression | undefined {
  const { syntax } = lambda;
  const scope = bodyScope(lambda, types, isOnly);
  if (syntax.block !== null) return { syntax: syntax.block, scope };
  const expression = syntax.kind === "AnonymousMethodExpression" ? null : syntax.expressionBody;
  return expression === null ? undefined : { syntax: expression, scope };
}

/**
 * Each overload that takes a lambda binds its body anew, and each of these the lambdas in it. How often that was done for the
 * expression that is being bound, and how often it is done before the rest of the expression counts as unknown.
 */
export const bodies = { count: 0 };
export const mostBodies = 1_000;

/** What the body gives back for these parameter types; the empty list of a block without values. */
export function returnsOf(
  lambda: LambdaOperand,
  types: readonly AnnotatedType[],
  isOnly = false,
): readonly SourceExpression[] {
  const { syntax } = lambda;
  const scope = bodyScope(lambda, types, isOnly);
  const cached = returned.get({ syntax, scope });
  if (cached !== undefined) return cached;
  bodies.count++;
  const body = bindableBody(lambda, types, isOnly);
  const values = body === undefined ? [] : returnedExpressions(body);
  returned.set({ syntax, scope }, values);
  return values;
}

const returned = new ScopedNotes<readonly SourceExpression[]>();

export function hasBlockBody({ syntax }: LambdaOperand): boolean {
  return syntax.block !== null;
}

/** The type that the body gives by itself; `void` where it gives none; undefined where it is not known. */
export function returnedType(
  lambda: LambdaOperand,
  types: readonly AnnotatedType[],
  isOnly = false,
): AnnotatedType | "void" | undefined {
  const values = returnsOf(lambda, types, isOnly).map(operandOf);
  if (values.length === 0 && hasBlockBody(lambda)) return "void";
  if (values.length === 1 && values[0]?.kind === "void") return "void";
  return bestCommonType(values, lambda.scope);
}

/** The same, as a task where the lambda is async: that of the delegate if it is one. */
export function inferredReturn(
  lambda: LambdaOperand,
  types: readonly AnnotatedType[],
  wanted: Type | undefined,
  isOnly = false,
): AnnotatedType | "void" | undefined {
  if (lambda.returnType !== undefined) return isVoidType(lambda.returnType.type) ? "void" : lambda.returnType;
  const value = returnedType(lambda, types, isOnly);
  if (!lambda.isAsync || value === undefined) return value;
  const { program } = lambda.scope.context;
  const isValueTask =
    wanted?.kind === "named" && wanted.symbol.name === "ValueTask" && taskResult(wanted) !== undefined;
  const name = isValueTask ? "System.Threading.Tasks.ValueTask" : "System.Threading.Tasks.Task";
  const task = program.resolve(value === "void" ? name : `${name}\`1`);
  if (task === undefined) return undefined;
  return { type: constructType(task, value === "void" ? [] : [value]), nullability: "notAnnotated" };
}

/** `Func<…>` or `Action<…>` that fits a lambda whose parameters are written (C# 10). */
export function functionType(lambda: LambdaOperand): AnnotatedType | undefined {
  const { explicitParameters: parameters } = lambda;
  if (parameters === undefined || parameters.some(({ refKind }) => refKind !== "none")) return undefined;
  const types = parameters.map(({ type }) => type);
  const value = inferredReturn(lambda, types, undefined);
  return value === undefined ? undefined : delegateOf(types, value, lambda.scope);
}

export function delegateOf(
  types: readonly AnnotatedType[],
  returned: AnnotatedType | "void",
  scope: Scope,
): AnnotatedType | undefined {
  const all = returned === "void" ? types : [...types, returned];
  const name = `System.${returned === "void" ? "Action" : "Func"}${all.length === 0 ? "" : `\`${all.length}`}`;
  const symbol = scope.context.program.resolve(name);
  return symbol === undefined ? undefined : { type: constructType(symbol, all), nullability: "notAnnotated" };
}
