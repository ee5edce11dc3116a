/** Implicit conversions of expressions to a type, and which of two is the better one (ECMA-334 §10.2, §12.6.4.5). */

import { specialTypeOf } from "../symbols/special-types.js";
import type { Constant, Type } from "../symbols/symbols.js";
import { isEnum, isNullableValue, isValueType, sameType } from "../symbols/types.js";
import {
  betterTarget,
  haveSameParameters,
  isVoidType,
  type Preference,
  taskResult,
} from "../types/better-conversions.js";
import { type DelegateShape, delegateShape } from "../types/delegates.js";
import { elementType } from "../types/element-types.js";
import { implicitConversion, isArrayInterface, spanKind } from "../types/implicit-conversions.js";
import { fitsInteger, isIntegerType } from "../types/numeric-types.js";
import { groupConverts, groupFunctionType } from "./calls/method-groups.js";
import { functionType, hasBlockBody, inferredReturn, type LambdaOperand, returnsOf } from "./lambdas.js";
import { type CollectionElement, type Operand, operandOf } from "./operands.js";

export function convertsOperand(operand: Operand, to: Type): boolean {
  if (to.kind === "error") return true;
  switch (operand.kind) {
    case "typed":
      if (implicitConversion(operand.type.type, to) !== undefined) return true;
      if (operand.isText === true) return takesInterpolation(to);
      return operand.constant !== undefined && convertsConstant(operand.constant, to);
    case "null":
      return isNullableValue(to) || to.kind === "pointer" || to.kind === "functionPointer" || !mayBeValue(to);
    case "default":
    case "throw":
    case "new":
    case "unknown":
      return true;
    case "out":
      return operand.type === undefined || implicitConversion(operand.type.type, to) !== undefined;
    case "void":
      return false;
    case "collection":
      return convertsCollection(operand.elements, to);
    case "lambda":
      return convertsLambda(operand, to);
    case "methodGroup": {
      const shape = delegateShape(to);
      if (shape !== undefined) return groupConverts(operand.group, shape, operand.scope);
      return isFunctionTarget(to) && groupFunctionType(operand.group, operand.scope) !== undefined;
    }
    case "tuple": {
      const target = isNullableValue(to) ? (to.typeArguments[0]?.type ?? to) : to;
      if (target.kind === "tuple")
        return (
          target.elements.length === operand.elements.length &&
          operand.elements.every((element, at) => convertsOperand(element, target.elements[at]?.type.type ?? to))
        );
      return operand.type !== undefined && implicitConversion(operand.type.type, to) !== undefined;
    }
    case "choice":
      return operand.branches.every((branch) => convertsOperand(branch, to));
  }
}

function mayBeValue(type: Type): boolean {
  if (type.kind !== "typeParameterType") return isValueType(type);
  const { symbol } = type;
  return !symbol.hasReferenceTypeConstraint && !symbol.constraintTypes.some((one) => isClass(one.type));
}

function isClass(type: Type): boolean {
  return type.kind === "named" && type.symbol.typeKind === "class";
}

/** A constant goes into any integer that holds it, and zero into any enum. */
function convertsConstant(constant: Constant, to: Type): boolean {
  const target = isNullableValue(to) ? (to.typeArguments[0]?.type ?? to) : to;
  if (constant.kind !== "integer") return false;
  if (isEnum(target)) return constant.value === 0n;
  const special = specialTypeOf(target);
  if (!isIntegerType(special) || special === "char" || !fitsInteger(constant.value, special)) return false;
  return constant.type === "int" || (constant.type === "long" && special === "ulong");
}

function takesInterpolation(to: Type): boolean {
  if (to.kind !== "named") return false;
  const { metadataName } = to.symbol;
  return metadataName === "System.IFormattable" || metadataName === "System.FormattableString" || isHandler(to);
}

/** What builds a text from the parts of an interpolated string (C# 10). It is passed by reference without saying so. */
export function isHandler(type: Type): boolean {
  if (type.kind !== "named" || (type.symbol.typeKind !== "struct" && type.symbol.typeKind !== "class")) return false;
  return type.symbol.attributes.some(
    ({ attributeClass }) =>
      attributeClass?.symbol.metadataName === "System.Runtime.CompilerServices.InterpolatedStringHandlerAttribute",
  );
}

/** False where a type is not known: the conversion may not be there. */
export function convertsSurely(operand: Operand, to: Type): boolean {
  if (operand.kind === "lambda") {
    const shape = delegateShape(to);
    // A body that makes no sense with these parameters is not what the code means.
    return (
      shape === undefined || returnsOf(operand, shape.parameterTypes).every((one) => operandOf(one).kind !== "unknown")
    );
  }
  return (
    operand.kind !== "unknown" && !(operand.kind === "typed" && implicitConversion(operand.type.type, to) === "unknown")
  );
}

/** What takes every lambda that has a natural type. */
export function isFunctionTarget(type: Type): boolean {
  if (type.kind === "dynamic") return false;
  if (type.kind !== "named") return false;
  return functionTargets.has(type.symbol.metadataName);
}

const functionTargets: ReadonlySet<string> = new Set([
  "System.Object",
  "System.Delegate",
  "System.MulticastDelegate",
  "System.ICloneable",
  "System.Runtime.Serialization.ISerializable",
  "System.Linq.Expressions.Expression",
  "System.Linq.Expressions.LambdaExpression",
]);

/** The element that a collection expression would have as this type (C# 12); undefined where it cannot be one. */
export function collectionElement(to: Type): Type | undefined {
  if (to.kind === "array") return to.rank === 1 ? to.element.type : undefined;
  if (to.kind !== "named") return undefined;
  if (isArrayInterface(to) || spanKind(to) !== undefined) return to.typeArguments[0]?.type;
  if (to.symbol.typeKind !== "class" && to.symbol.typeKind !== "struct" && !hasBuilder(to)) return undefined;
  if (specialTypeOf(to) !== undefined) return undefined;
  return elementType(to)?.type;
}

function hasBuilder(type: Type & { kind: "named" }): boolean {
  return type.symbol.attributes.some(
    ({ name }) => name === "CollectionBuilder" || name === "CollectionBuilderAttribute",
  );
}

function convertsCollection(elements: readonly CollectionElement[], to: Type): boolean {
  const target = isNullableValue(to) ? (to.typeArguments[0]?.type ?? to) : to;
  const element = collectionElement(target);
  if (element === undefined) return false;
  return elements.every(({ operand, isSpread }) => {
    if (!isSpread) return convertsOperand(operand, element);
    const elementFrom = operand.kind === "typed" ? elementType(operand.type.type) : undefined;
    return elementFrom === undefined || implicitConversion(elementFrom.type, element) !== undefined;
  });
}

function convertsLambda(lambda: LambdaOperand, to: Type): boolean {
  const shape = delegateShape(to);
  if (shape === undefined) return isFunctionTarget(to) && functionType(lambda) !== undefined;
  if (!takesParameters(lambda, shape)) return false;
  if (lambda.returnType !== undefined) return sameType(lambda.returnType.type, shape.returnType.type);
  const returned = shape.returnType.type;
  const wanted = lambda.isAsync ? taskResult(returned) : returned;
  if (lambda.isAsync && wanted === undefined && !isVoidType(returned) && !isTask(returned)) return false;
  const values = returnsOf(lambda, shape.parameterTypes);
  if (wanted === undefined || isVoidType(wanted))
    return hasBlockBody(lambda) ? values.length === 0 : values.every(({ syntax }) => isStatement(syntax.kind));
  if (values.length === 0) return endsInThrow(lambda);
  return values.every((value) => convertsOperand(operandOf(value), wanted));
}

function isTask(type: Type): boolean {
  return type.kind === "error" || (type.kind === "named" && /^(Value)?Task$/.test(type.symbol.name));
}

/** What may stand alone as a statement, and so as the body of a lambda that gives nothing back. */
function isStatement(kind: string): boolean {
  return (
    /^(Invocation|ObjectCreation|ImplicitObjectCreation|Await|Throw|ConditionalAccess)Expression$/.test(kind) ||
    /(Assignment|Increment|Decrement)Expression$/.test(kind)
  );
}

/** A block that never comes to its end needs no value. */
function endsInThrow({ syntax }: LambdaOperand): boolean {
  const last = syntax.block?.statements.at(-1)?.kind;
  return last === "ThrowStatement" || last === "WhileStatement" || last === "ForStatement";
}

function takesParameters(lambda: LambdaOperand, shape: DelegateShape): boolean {
  const { parameterCount, explicitParameters } = lambda;
  const wanted = shape.invoke.parameters;
  if (parameterCount === undefined) return wanted.every(({ refKind }) => refKind !== "out");
  if (parameterCount !== wanted.length) return false;
  if (explicitParameters === undefined) return wanted.every(({ refKind }) => refKind === "none" || refKind === "in");
  return explicitParameters.every((parameter, at) => {
    const type = shape.parameterTypes[at]?.type;
    if (type === undefined || parameter.refKind !== wanted[at]?.refKind) return false;
    return sameType(parameter.type.type, type) || parameter.type.type.kind === "error" || type.kind === "error";
  });
}

/** Less than 0: the conversion to the first is better. */
export function betterConversion(operand: Operand, first: Type, second: Type): Preference {
  if (sameType(first, second)) return 0;
  if (operand.kind === "typed" && operand.isText === true && isHandler(first) !== isHandler(second))
    return isHandler(first) ? -1 : 1;
  const union = prefersNoUnion(operand, first, second);
  if (union !== 0) return union;
  const [exact, otherExact] = [matchesExactly(operand, first), matchesExactly(operand, second)];
  if (exact !== otherExact) return exact ? -1 : 1;
  if (
    operand.kind === "typed" &&
    (operand.type.type.kind === "array" || specialTypeOf(operand.type.type) === "string")
  ) {
    // An array or a text is better seen as a span than as a sequence (C# 14).
    const [isSpan, isOtherSpan] = [spanKind(first) !== undefined, spanKind(second) !== undefined];
    if (isSpan !== isOtherSpan) return isSpan ? -1 : 1;
  }
  if (operand.kind === "collection") {
    const better = betterCollection(operand.elements, first, second);
    if (better !== 0) return better;
  }
  if (operand.kind === "choice") {
    const each = operand.branches.map((branch) => betterConversion(branch, first, second));
    if (each.every((one) => one <= 0) && each.some((one) => one < 0)) return -1;
    if (each.every((one) => one >= 0) && each.some((one) => one > 0)) return 1;
  }
  return betterTarget(first, second);
}

/** A value goes into a union that has its type as a case only where nothing nearer takes it (C# 15). */
function prefersNoUnion(operand: Operand, first: Type, second: Type): Preference {
  if (operand.kind !== "typed") return 0;
  const isUnion = (type: Type): boolean => implicitConversion(operand.type.type, type) === "union";
  const [one, other] = [isUnion(first), isUnion(second)];
  return one === other ? 0 : one ? 1 : -1;
}

/** A span of the elements is better than an array or interface of them, then the better element decides. */
function betterCollection(elements: readonly CollectionElement[], first: Type, second: Type): Preference {
  const [own, other] = [collectionElement(first), collectionElement(second)];
  if (own === undefined || other === undefined) return 0;
  const [isSpan, isOtherSpan] = [spanKind(first), spanKind(second)];
  if (isSpan !== undefined && isOtherSpan !== undefined && isSpan !== isOtherSpan && sameType(own, other))
    return isSpan === "ReadOnlySpan" ? -1 : 1;
  const isPlain = (type: Type): boolean => type.kind === "array" || (type.kind === "named" && isArrayInterface(type));
  if (sameType(own, other)) {
    if (isSpan !== undefined && isPlain(second)) return -1;
    if (isOtherSpan !== undefined && isPlain(first)) return 1;
    return 0;
  }
  if (implicitConversion(first, second) !== undefined || implicitConversion(second, first) !== undefined) return 0;
  const each = elements.map(({ operand }) => betterConversion(operand, own, other));
  if (each.every((one) => one <= 0) && each.some((one) => one < 0)) return -1;
  return each.every((one) => one >= 0) && each.some((one) => one > 0) ? 1 : 0;
}

function matchesExactly(operand: Operand, type: Type): boolean {
  switch (operand.kind) {
    case "typed":
      return sameType(operand.type.type, type);
    case "tuple":
      return (
        type.kind === "tuple" &&
        type.elements.length === operand.elements.length &&
        operand.elements.every((element, at) => matchesExactly(element, type.elements[at]?.type.type ?? type))
      );
    case "lambda":
      return lambdaMatches(operand, type);
    default:
      return false;
  }
}

function lambdaMatches(lambda: LambdaOperand, type: Type): boolean {
  const shape = delegateShape(type);
  if (shape === undefined) return false;
  const { explicitParameters, parameterCount } = lambda;
  if (explicitParameters !== undefined) {
    const written = explicitParameters.map((parameter) => parameter.type);
    if (!haveSameParameters(written, shape.parameterTypes)) return false;
  } else if (parameterCount !== shape.parameterTypes.length) return false;
  const inferred = inferredReturn(lambda, shape.parameterTypes, shape.returnType.type);
  if (inferred === undefined) return false;
  if (inferred === "void") return isVoidType(shape.returnType.type);
  if (sameType(inferred.type, shape.returnType.type)) return true;
  const wanted = lambda.isAsync ? taskResult(shape.returnType.type) : shape.returnType.type;
  const values = returnsOf(lambda, shape.parameterTypes);
  return wanted !== undefined && values.length > 0 && values.every((value) => matchesExactly(operandOf(value), wanted));
}
