/** Operators and conversions that types of the program declare. */
import { operatorOfExpression } from "../binding/declarations/operator-names.js";
import type { MethodSymbol, NamedType, Type } from "../binding/symbols/symbols.js";
import { sameType } from "../binding/symbols/types.js";
import { holders, operatorsNamed } from "../binding/types/implicit-conversions.js";
import { substituteType } from "../binding/types/substitution.js";
import type { BinaryExpressionKind, PrefixUnaryExpressionKind } from "../syntax/nodes.js";
import { runFunction } from "./functions.js";
import type { CSharpMachine } from "./machine.js";
import { classOf } from "./objects.js";
import { isOfType } from "./operators.js";
import { isProgramType } from "./program-type.js";
import type { CSharpValue, Place } from "./value.js";

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
    holders(type).flatMap((declaredIn) =>
      isProgramType(declaredIn.symbol)
        ? wanted.flatMap((name) => operatorsNamed(declaredIn.symbol, name).map((method) => ({ method, declaredIn })))
        : [],
    ),
  );
}

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

const converted: ReadonlySet<CSharpValue["kind"]> = new Set(["object", "constant", "type", "text"]);

function conversionOf(value: CSharpValue, to: Type, isExplicit: boolean): Operator | undefined {
  const from = classOf(value);
  if (!converted.has(value.kind)) return undefined;
  const holding = [...(from === undefined ? [] : [from]), ...(to.kind === "named" ? [to] : [])];
  if (isOfType(value, to) === true) return undefined;
  return operatorsIn(holding, isExplicit ? ["op_Implicit", "op_Explicit"] : ["op_Implicit"]).find(
    ({ method, declaredIn }) => {
      const [parameter] = method.parameters;
      const gives = substituteType(method.returnType, declaredIn).type;
      if (parameter === undefined || !sameType(gives, to)) return false;
      return isOfType(value, substituteType(parameter.type, declaredIn).type) === true;
    },
  );
}

/** A value as a variable of another type holds it, where a type of the program says how. */
export function ownConversion(
  machine: CSharpMachine,
  value: CSharpValue,
  to: Type | undefined,
  place: Place,
  isExplicit = false,
): CSharpValue {
  const operator = to === undefined ? undefined : conversionOf(value, to, isExplicit);
  if (operator === undefined) return value;
  const { method, declaredIn } = operator;
  return runFunction(machine, { method, self: undefined, values: [value], typeArguments: [], declaredIn, place });
}
