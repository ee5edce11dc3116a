import { specialTypeOf } from "../symbols/special-types.js";
import type { NamedType, SpecialType, Type } from "../symbols/symbols.js";
import { isNullableValue, sameType } from "../symbols/types.js";
import { delegateShape } from "./delegates.js";
import { implicitConversion, spanKind } from "./implicit-conversions.js";

/** Less than 0: the first is better; more: the second; 0: neither. */
export type Preference = number;

const unsignedFor: ReadonlyMap<SpecialType, readonly SpecialType[]> = new Map<SpecialType, readonly SpecialType[]>([
  ["sbyte", ["byte", "ushort", "uint", "ulong", "nuint"]],
  ["short", ["ushort", "uint", "ulong", "nuint"]],
  ["int", ["uint", "ulong", "nuint"]],
  ["nint", ["ulong", "nuint"]],
  ["long", ["ulong", "nuint"]],
]);

/** The better conversion target (ECMA-334 §12.6.4.7). */
export function betterTarget(first: Type, second: Type): Preference {
  if (sameType(first, second)) return 0;
  const span = betterSpan(first, second);
  if (span !== 0) return span;
  const [forth, back] = [convertsForSure(first, second), convertsForSure(second, first)];
  if (forth !== back) return forth ? -1 : 1;
  const [task, otherTask] = [taskResult(first), taskResult(second)];
  if (task !== undefined && otherTask !== undefined) return betterTarget(task, otherTask);
  return betterInteger(first, second) || betterDelegate(first, second);
}

function convertsForSure(from: Type, to: Type): boolean {
  const conversion = implicitConversion(from, to);
  return conversion !== undefined && conversion !== "unknown" && conversion !== "dynamic";
}

/** A read-only span is the better one of the same elements (C# 14). */
function betterSpan(first: Type, second: Type): Preference {
  const [a, b] = [spanKind(first), spanKind(second)];
  if (a === undefined || b === undefined || first.kind !== "named" || second.kind !== "named") return 0;
  const [own, other] = [first.typeArguments[0]?.type, second.typeArguments[0]?.type];
  if (a === b || own === undefined || other === undefined || !sameType(own, other)) return 0;
  return a === "ReadOnlySpan" ? -1 : 1;
}

export function taskResult(type: Type): Type | undefined {
  if (type.kind !== "named" || type.symbol.namespace !== "System.Threading.Tasks") return undefined;
  return /^(Value)?Task$/.test(type.symbol.name) ? type.typeArguments[0]?.type : undefined;
}

function betterInteger(first: Type, second: Type): Preference {
  const [a, b] = [specialTypeOf(inner(first)), specialTypeOf(inner(second))];
  if (a === undefined || b === undefined) return 0;
  if (unsignedFor.get(a)?.includes(b) === true) return -1;
  return unsignedFor.get(b)?.includes(a) === true ? 1 : 0;
}

function inner(type: Type): Type {
  return isNullableValue(type) ? (type.typeArguments[0]?.type ?? type) : type;
}

function betterDelegate(first: Type, second: Type): Preference {
  if (isExpressionTree(first) !== isExpressionTree(second)) return 0;
  const [a, b] = [delegateShape(first), delegateShape(second)];
  if (a === undefined || b === undefined || !haveSameParameters(a.parameterTypes, b.parameterTypes)) return 0;
  const [isVoid, isOtherVoid] = [isVoidType(a.returnType.type), isVoidType(b.returnType.type)];
  if (isVoid || isOtherVoid) return isVoid === isOtherVoid ? 0 : isVoid ? 1 : -1;
  return betterTarget(a.returnType.type, b.returnType.type);
}

export function haveSameParameters(
  a: readonly { readonly type: Type }[],
  b: readonly { readonly type: Type }[],
): boolean {
  return a.length === b.length && a.every(({ type }, at) => sameType(type, b[at]?.type ?? type));
}

export function isVoidType(type: Type): boolean {
  return specialTypeOf(type) === "void";
}

function isExpressionTree(type: Type): boolean {
  return type.kind === "named" && isExpression(type);
}

function isExpression({ symbol }: NamedType): boolean {
  return symbol.metadataName === "System.Linq.Expressions.Expression`1";
}
