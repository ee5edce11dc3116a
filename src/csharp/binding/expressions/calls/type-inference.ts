/** Type arguments that follow from arguments (ECMA-334 §12.6.3). */

import type { AnnotatedType, Type, TypeParameterSymbol } from "../../symbols/symbols.js";
import { isNullableValue } from "../../symbols/types.js";
import { isVoidType } from "../../types/better-conversions.js";
import { type DelegateShape, delegateShape } from "../../types/delegates.js";
import { elementType } from "../../types/element-types.js";
import { isArrayInterface, spanKind } from "../../types/implicit-conversions.js";
import { TypeInference } from "../../types/inference.js";
import { substitute } from "../../types/substitution.js";
import { functionType, inferredReturn, type LambdaOperand } from "../lambdas.js";
import type { Operand } from "../operands.js";
import { groupFunctionType, groupReturnType, resolveGroup } from "./method-groups.js";

export interface InferredArgument {
  readonly operand: Operand;
  /** Of the parameter it goes to. */
  readonly wanted: AnnotatedType;
  readonly isByReference: boolean;
}

interface InferredTypes {
  readonly map: ReadonlyMap<TypeParameterSymbol, AnnotatedType>;
  /** False: one of them cannot be told. */
  readonly isComplete: boolean;
}

/** What each type parameter stands for. */
export function inferTypeArguments(
  typeParameters: readonly TypeParameterSymbol[],
  written: readonly InferredArgument[],
  isOnly: boolean,
): InferredTypes {
  const inference = new TypeInference(typeParameters);
  for (const { operand, wanted, isByReference } of written) firstPhase(inference, operand, wanted, isByReference);
  const waiting = new Set(written.filter(({ operand }) => hasOutput(operand)));
  while (inference.fixed.size < typeParameters.length) {
    let progress = false;
    for (const argument of waiting) {
      if (inputTypes(argument).some((type) => inference.openIn(type).length > 0)) continue;
      waiting.delete(argument);
      progress = inferOutput(inference, argument, isOnly) || progress;
    }
    const ready = readyToFix(inference, [...waiting]);
    for (const parameter of ready) if (!inference.fix(parameter)) return { map: inference.fixed, isComplete: false };
    if (ready.length === 0 && !progress) return { map: inference.fixed, isComplete: false };
  }
  return { map: inference.fixed, isComplete: true };
}

function firstPhase(inference: TypeInference, operand: Operand, wanted: AnnotatedType, isByReference: boolean): void {
  switch (operand.kind) {
    case "typed":
      inference.infer(isByReference ? "exact" : "lower", operand.type, wanted);
      break;
    case "out":
      if (operand.type !== undefined) inference.infer("exact", operand.type, wanted);
      break;
    case "null":
      inference.addNull(wanted);
      break;
    case "tuple":
      if (wanted.type.kind === "tuple" && wanted.type.elements.length === operand.elements.length) {
        for (const [at, element] of operand.elements.entries()) {
          const other = wanted.type.elements[at];
          if (other !== undefined) firstPhase(inference, element, other.type, false);
        }
      } else if (operand.type !== undefined) inference.infer("lower", operand.type, wanted);
      break;
    case "collection": {
      const element = wantedElement(wanted);
      if (element === undefined) break;
      for (const one of operand.elements) {
        if (!one.isSpread) firstPhase(inference, one.operand, element, false);
        else if (one.operand.kind === "typed") {
          const elementOfOperand = elementType(one.operand.type.type);
          if (elementOfOperand !== undefined) inference.infer("lower", elementOfOperand, element);
        }
      }
      break;
    }
    case "lambda":
      inferExplicit(inference, operand, wanted);
      break;
    case "methodGroup": {
      const type =
        wanted.type.kind === "typeParameterType" ? groupFunctionType(operand.group, operand.scope) : undefined;
      if (type !== undefined) inference.infer("lower", type, wanted);
      break;
    }
    default:
      break;
  }
}

function wantedElement({ type }: AnnotatedType): AnnotatedType | undefined {
  const target = isNullableValue(type) ? (type.typeArguments[0]?.type ?? type) : type;
  if (target.kind === "array") return target.element;
  if (target.kind !== "named") return undefined;
  if (isArrayInterface(target) || spanKind(target) !== undefined) return target.typeArguments[0];
  return elementType(target);
}

/** Written parameter and return types say exactly what the delegate has. */
function inferExplicit(inference: TypeInference, lambda: LambdaOperand, wanted: AnnotatedType): void {
  const { explicitParameters } = lambda;
  const shape = delegateShape(wanted.type);
  if (shape === undefined) {
    const type = wanted.type.kind === "typeParameterType" ? functionType(lambda) : undefined;
    if (type !== undefined) inference.infer("lower", type, wanted);
    return;
  }
  if (explicitParameters?.length === shape.parameterTypes.length)
    for (const [at, parameter] of explicitParameters.entries()) {
      const type = shape.parameterTypes[at];
      if (type !== undefined) inference.infer("exact", parameter.type, type);
    }
  if (lambda.returnType !== undefined) inference.infer("exact", lambda.returnType, shape.returnType);
}

function hasOutput({ kind }: Operand): boolean {
  return kind === "lambda" || kind === "methodGroup";
}

/** The types that have to be known before the value can be looked at. */
function inputTypes({ operand, wanted }: InferredArgument): readonly Type[] {
  const shape = delegateShape(wanted.type);
  if (shape === undefined) return [];
  const isImplicit = operand.kind === "lambda" && operand.explicitParameters === undefined;
  return operand.kind === "methodGroup" || isImplicit ? shape.parameterTypes.map(({ type }) => type) : [];
}

function inferOutput(inference: TypeInference, { operand, wanted }: InferredArgument, isOnly: boolean): boolean {
  const shape = delegateShape(wanted.type);
  if (shape === undefined || inference.openIn(shape.returnType.type).length === 0) return false;
  const types = shape.parameterTypes.map((type) => substitute(type, inference.fixed));
  const returned = outputOf(operand, { ...shape, parameterTypes: types }, isOnly);
  if (returned === undefined) return false;
  inference.infer("lower", returned, shape.returnType);
  return true;
}

function outputOf(operand: Operand, shape: DelegateShape, isOnly: boolean): AnnotatedType | undefined {
  if (operand.kind === "lambda") {
    if (operand.parameterCount !== undefined && operand.parameterCount !== shape.parameterTypes.length)
      return undefined;
    const returned = inferredReturn(operand, shape.parameterTypes, shape.returnType.type, isOnly);
    return returned === "void" ? undefined : returned;
  }
  if (operand.kind !== "methodGroup") return undefined;
  const chosen = resolveGroup(operand.group, shape, operand.scope);
  const returned = chosen && groupReturnType(chosen);
  return returned === undefined || isVoidType(returned.type) ? undefined : returned;
}

/** Those that depend on no other; where all depend on one another, those that others depend on. */
function readyToFix(inference: TypeInference, waiting: readonly InferredArgument[]): readonly TypeParameterSymbol[] {
  const open = inference.typeParameters.filter((parameter) => inference.isOpen(parameter));
  const direct = new Map<TypeParameterSymbol, Set<TypeParameterSymbol>>(open.map((one) => [one, new Set()]));
  for (const argument of waiting) {
    const inputs = inputTypes(argument).flatMap((type) => inference.openIn(type));
    const output = delegateShape(argument.wanted.type)?.returnType.type;
    for (const parameter of output === undefined ? [] : inference.openIn(output))
      for (const input of inputs) direct.get(parameter)?.add(input);
  }
  const dependsOn = (from: TypeParameterSymbol, seen = new Set<TypeParameterSymbol>()): Set<TypeParameterSymbol> => {
    for (const next of direct.get(from) ?? []) if (!seen.has(next)) dependsOn(next, seen.add(next));
    return seen;
  };
  const independent = open.filter((one) => dependsOn(one).size === 0 && inference.hasBounds(one));
  if (independent.length > 0) return independent;
  return open.filter((one) => inference.hasBounds(one) && open.some((other) => dependsOn(other).has(one)));
}
