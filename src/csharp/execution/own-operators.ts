/** Operators and conversions that types of the program declare. */
import { cachedBy } from "../../caching/cache.js";
import { convertConstant } from "../binding/constants/constant-conversion.js";
import { operatorOfExpression } from "../binding/declarations/operator-names.js";
import { typeOfExpression } from "../binding/expressions/expressions.js";
import { specialTypeOf } from "../binding/symbols/special-types.js";
import type { MethodSymbol, NamedType, SpecialType, Type } from "../binding/symbols/symbols.js";
import { isNullableValue, sameType } from "../binding/symbols/types.js";
import { hasOperators, holders, operatorsNamed, standardConversion } from "../binding/types/implicit-conversions.js";
import { substituteType } from "../binding/types/substitution.js";
import type { BinaryExpressionKind, PrefixUnaryExpressionKind } from "../syntax/nodes.js";
import { runFunction } from "./functions.js";
import type { CSharpMachine } from "./machine.js";
import { classOf } from "./objects.js";
import { isOfType } from "./operators.js";
import { isProgramType } from "./program-type.js";
import { type CSharpValue, isNull, type Place, tupleValue, valueOfConstant } from "./value.js";

interface Operator {
  readonly method: MethodSymbol;
  readonly declaredIn: NamedType;
}

/** What an operator of an operand's own type gives; undefined where there is none. */
export function ownOperator(
  machine: CSharpMachine,
  kind: BinaryExpressionKind | PrefixUnaryExpressionKind,
  operands: readonly CSharpValue[],
  place: Place,
): CSharpValue | undefined {
  const name = operatorOfExpression.get(kind);
  const types = operands.flatMap((one) => classOf(one) ?? []);
  if (name === undefined || types.length === 0) return undefined;
  const operator = operatorsIn(types, [name]).find(
    ({ method, declaredIn }) =>
      method.parameters.length === operands.length &&
      method.parameters.every((parameter, at) => {
        const operand = operands[at];
        const wanted = substituteType(parameter.type, declaredIn).type;
        return operand === undefined || isOfType(operand, wanted) !== false || converts(operand, wanted);
      }),
  );
  return operator && run(machine, operator, operands, place);
}

function operatorsIn(types: readonly NamedType[], wanted: readonly string[]): readonly Operator[] {
  return types.flatMap((type) =>
    programHolders(type).flatMap((declaredIn) =>
      wanted.flatMap((name) => operatorsNamed(declaredIn.symbol, name).map((method) => ({ method, declaredIn }))),
    ),
  );
}

/** Hardly any type has operators of the program. */
const programHolders = cachedBy((type: NamedType): readonly NamedType[] =>
  holders(type).filter(({ symbol }) => isProgramType(symbol) && hasOperators(symbol)),
);

function run(
  machine: CSharpMachine,
  { method, declaredIn }: Operator,
  operands: readonly CSharpValue[],
  place: Place,
): CSharpValue {
  const values = operands.map((one, at) => {
    const wanted = method.parameters[at];
    return wanted === undefined
      ? one
      : ownConversion(machine, one, substituteType(wanted.type, declaredIn).type, place);
  });
  return runFunction(machine, { method, self: undefined, values, typeArguments: [], declaredIn, place });
}

function converts(value: CSharpValue, to: Type): boolean {
  return conversionOf(value, to, false) !== undefined;
}

const converted: ReadonlySet<CSharpValue["kind"]> = new Set(["object", "constant", "type", "text", "unknown"]);

/** What is not known is converted by its static type. */
function isConvertible(value: CSharpValue, to: Type): boolean {
  if (value.kind !== "unknown") return isOfType(value, to) === true;
  const conversion = value.type && standardConversion(value.type.type, to);
  return conversion !== undefined && conversion !== "unknown" && conversion !== "dynamic";
}

function conversionOf(value: CSharpValue, to: Type, isExplicit: boolean): Operator | undefined {
  if (!converted.has(value.kind)) return undefined;
  const from = value.kind === "unknown" && value.type?.type.kind === "named" ? value.type.type : classOf(value);
  const holding = [...(from === undefined ? [] : [from]), ...(to.kind === "named" ? [to] : [])];
  if (holding.every((type) => programHolders(type).length === 0) || isConvertible(value, to)) return undefined;
  return operatorsIn(holding, isExplicit ? ["op_Implicit", "op_Explicit"] : ["op_Implicit"]).find(
    ({ method, declaredIn }) => {
      const [parameter] = method.parameters;
      const gives = substituteType(method.returnType, declaredIn).type;
      if (parameter === undefined || !sameType(gives, to)) return false;
      return isConvertible(value, substituteType(parameter.type, declaredIn).type);
    },
  );
}

/** Null of a type that converts is converted too: `Maybe<T> Find() => found ? new T() : null`. */
function conversionOfNull(to: Type, place: Place): Operator | undefined {
  const operators = to.kind === "named" ? operatorsIn([to], ["op_Implicit"]) : [];
  const from = operators.length === 0 ? undefined : typeOfExpression(place)?.type;
  if (from === undefined) return undefined;
  return operators.find(({ method, declaredIn }) => {
    const [parameter] = method.parameters;
    return (
      parameter !== undefined &&
      sameType(substituteType(method.returnType, declaredIn).type, to) &&
      sameType(substituteType(parameter.type, declaredIn).type, from)
    );
  });
}

function conversionAt(value: CSharpValue, to: Type, place: Place, isExplicit: boolean): Operator | undefined {
  return isNull(value) ? conversionOfNull(to, place) : conversionOf(value, to, isExplicit);
}

/** A number as a variable of another type of numbers holds it: `1` in a `double` is 1.0. */
function plainConversion(value: CSharpValue, to: Type): CSharpValue | undefined {
  if (value.kind === "tuple" && to.kind === "tuple") {
    const elements = value.elements.map((one, at) => {
      const wanted = to.elements[at]?.type.type;
      return (wanted && plainConversion(one, wanted)) ?? one;
    });
    return elements.some((one, at) => one !== value.elements[at]) ? tupleValue(elements) : value;
  }
  if (value.kind !== "constant" || to.kind !== "named") return undefined;
  const { constant } = value;
  if (constant.kind !== "integer" && constant.kind !== "float" && constant.kind !== "char") return undefined;
  const wanted = isNullableValue(to) ? (to.typeArguments[0]?.type ?? to) : to;
  const special = specialTypeOf(wanted);
  const own = constant.kind === "char" ? "char" : constant.type;
  if (special === undefined || special === own || !widened.has(special)) return undefined;
  const changed = convertConstant(constant, wanted, "unchecked");
  return changed === undefined || changed.kind === "error" ? undefined : valueOfConstant(changed);
}

const widened: ReadonlySet<SpecialType> = new Set<SpecialType>([
  ...(["sbyte", "byte", "short", "ushort", "int", "uint", "long", "ulong"] as const),
  ...(["float", "double", "decimal"] as const),
]);

/** A value as a variable of another type holds it, where a type of the program says how. */
export function ownConversion(
  machine: CSharpMachine,
  value: CSharpValue,
  to: Type | undefined,
  place: Place,
  isExplicit = false,
): CSharpValue {
  if (to === undefined) return value;
  if (value.kind === "oneOf") {
    if (value.values.every((one) => conversionAt(one, to, place, isExplicit) === undefined)) return value;
    const ways = value.values.map((one) => () => ownConversion(machine, one, to, place, isExplicit));
    return machine.either(place, ways);
  }
  const plain = plainConversion(value, to);
  if (plain !== undefined) return plain;
  const found = conversionAt(value, to, place, isExplicit);
  if (found === undefined) return value;
  const { method, declaredIn } = found;
  return runFunction(machine, { method, self: undefined, values: [value], typeArguments: [], declaredIn, place });
}
