/** Operators on what is known. */
import { convertConstant } from "../binding/constants/constant-conversion.js";
import { foldBinary, foldUnary } from "../binding/constants/constant-folding.js";
import { specialTypeOf } from "../binding/symbols/special-types.js";
import type { AnnotatedType, Constant, NamedType, SpecialType, Type } from "../binding/symbols/symbols.js";
import { isNullableValue, sameType } from "../binding/symbols/types.js";
import { isUnknown, standardConversion } from "../binding/types/implicit-conversions.js";
import type { AssignmentExpressionKind, BinaryExpressionKind, PrefixUnaryExpressionKind } from "../syntax/nodes.js";
import type { CSharpMachine } from "./machine.js";
import { classOf } from "./objects.js";
import { ownConversion, ownOperator } from "./own-operators.js";
import { asText } from "./texts.js";
import {
  alternativesOf,
  booleanValue,
  type CSharpValue,
  type DelegateValue,
  isNull,
  isSameValue,
  joinedText,
  oneOf,
  type Place,
  unknownValue,
  valueOfConstant,
} from "./value.js";

/** Of each pair of values that the operands may be. */
export function binary(
  machine: CSharpMachine,
  kind: BinaryExpressionKind,
  left: CSharpValue,
  right: CSharpValue,
  place: Place,
): CSharpValue {
  if (left.kind !== "oneOf" && right.kind !== "oneOf") return ofPair(machine, kind, left, right, place);
  return oneOf(
    alternativesOf(left).flatMap((a) => alternativesOf(right).map((b) => ofPair(machine, kind, a, b, place))),
    place,
  );
}

function ofPair(
  machine: CSharpMachine,
  kind: BinaryExpressionKind,
  left: CSharpValue,
  right: CSharpValue,
  place: Place,
): CSharpValue {
  if (kind === "EqualsExpression" || kind === "NotEqualsExpression") {
    const result = ownOperator(machine, kind, [left, right], place);
    if (result !== undefined) return result;
    const equal = areEqual(machine, left, right);
    if (equal !== undefined) return booleanValue(equal === (kind === "EqualsExpression"));
  }
  if (left.kind === "constant" && right.kind === "constant") {
    const folded = foldBinary(kind, left.constant, right.constant, "unchecked");
    if (folded !== undefined && folded.kind !== "error") return valueOfConstant(folded);
  }
  const result = ownOperator(machine, kind, [left, right], place);
  if (result !== undefined) return result;
  if (kind === "AddExpression" && (isTextValue(left) || isTextValue(right)))
    return joinedText([asText(machine, left, place), asText(machine, right, place)], place);
  if (kind === "AddExpression" && left.kind === "delegate" && right.kind === "delegate")
    return { kind: "delegate", target: { kind: "several", targets: [left, right] } };
  return unknownValue("what the operator gives is not known", place);
}

export function isTextValue(value: CSharpValue): boolean {
  return value.kind === "text" || (value.kind === "constant" && value.constant.kind === "string");
}

/** Undefined where that is not known. */
export function areEqual(machine: CSharpMachine, left: CSharpValue, right: CSharpValue): boolean | undefined {
  if (left.kind === "unknown" || right.kind === "unknown" || left.kind === "oneOf" || right.kind === "oneOf")
    return undefined;
  if (left.kind === "constant" && right.kind === "constant") {
    const folded = foldBinary("EqualsExpression", left.constant, right.constant, "unchecked");
    return folded?.kind === "bool" ? folded.value : isSameValue(left, right);
  }
  if (left.kind === "text" || right.kind === "text")
    return isSameValue(left, right) ? undefined : isNull(left) || isNull(right) ? false : undefined;
  if (isNull(left) || isNull(right)) return false;
  if (left.kind === "tuple" && right.kind === "tuple") {
    const parts = left.elements.map((one, at) => areEqual(machine, one, right.elements[at] ?? one));
    return parts.includes(false) ? false : parts.includes(undefined) ? undefined : true;
  }
  if (left.kind === "object" && right.kind === "object" && left.object !== right.object)
    return haveEqualFields(machine, left, right);
  if (left.kind !== right.kind) return undefined;
  return isSameValue(left, right);
}

/** Records and structs compare by what is in them, unless they say otherwise; other objects by identity. */
function haveEqualFields(
  machine: CSharpMachine,
  left: Extract<CSharpValue, { kind: "object" }>,
  right: Extract<CSharpValue, { kind: "object" }>,
): boolean | undefined {
  const type = classOf(left);
  if (type === undefined || !(type.symbol.isRecord || type.symbol.typeKind === "struct")) return false;
  const other = classOf(right);
  if (other === undefined || !sameType(type, other)) return false;
  if (type.symbol.members.some((member) => member.kind === "method" && member.name === "Equals")) return undefined;
  const [a, b] = [machine.memory.fields(left.object), machine.memory.fields(right.object)];
  let result: boolean | undefined = true;
  for (const key of new Set([...a.keys(), ...b.keys()])) {
    // Parameters of a primary constructor are kept by name; its properties count.
    if (typeof key === "string") continue;
    const [x, y] = [a.get(key), b.get(key)];
    const equal = x === undefined || y === undefined ? undefined : areEqual(machine, x.value, y.value);
    if (equal === false) return false;
    if (equal === undefined) result = undefined;
  }
  return result;
}

export function unary(
  machine: CSharpMachine,
  kind: PrefixUnaryExpressionKind,
  operand: CSharpValue,
  place: Place,
): CSharpValue {
  return oneOf(
    alternativesOf(operand).map((one) => {
      const result = ownOperator(machine, kind, [one], place);
      if (result !== undefined) return result;
      const folded = one.kind === "constant" ? foldUnary(kind, one.constant, "unchecked") : undefined;
      return folded === undefined
        ? unknownValue("what the operator gives is not known", place)
        : valueOfConstant(folded);
    }),
    place,
  );
}

/** `event += handler`, `delegate += other`. */
export function eventChange(
  before: CSharpValue,
  handler: CSharpValue,
  kind: AssignmentExpressionKind,
): CSharpValue | undefined {
  if (handler.kind !== "delegate" || kind !== "AddAssignmentExpression") return undefined;
  const targets: readonly DelegateValue[] = before.kind === "delegate" ? [before, handler] : [handler];
  return { kind: "delegate", target: { kind: "several", targets } };
}

/** A cast: constants change, objects stay what they are unless their class converts them. */
export function converted(
  machine: CSharpMachine,
  value: CSharpValue,
  type: AnnotatedType | undefined,
  place: Place,
): CSharpValue {
  if (type === undefined) return value;
  const result = ownConversion(machine, value, type.type, place, true);
  if (result.kind !== "constant") return result;
  const constant = convertConstant(result.constant, type.type, "unchecked");
  return constant === undefined ? result : valueOfConstant(constant);
}

/** What `x += y` and `x++` give is converted to the type of `x`: a byte stays one. */
export function narrowed(
  machine: CSharpMachine,
  value: CSharpValue,
  type: AnnotatedType | undefined,
  place: Place,
): CSharpValue {
  return value.kind === "constant" ? converted(machine, value, type, place) : value;
}

/** Whether a value is of a type, by its own class; undefined where that is not known. */
export function isOfType(value: CSharpValue, type: Type): boolean | undefined {
  switch (value.kind) {
    case "object": {
      const objectType = value.object.type;
      if (objectType === undefined || objectType.kind === "error" || type.kind === "error") return undefined;
      if (sameType(objectType, type)) return true;
      const conversion = standardConversion(objectType, type);
      if (conversion === undefined) return isUnknown(objectType) ? undefined : false;
      return conversion === "unknown" || conversion === "dynamic" ? undefined : true;
    }
    case "constant":
      if (value.constant.kind === "null") return false;
      return type.kind === "named" ? constantIs(value.constant, type) : false;
    case "delegate":
      return type.kind === "named" && type.symbol.typeKind !== "delegate" ? false : undefined;
    case "type":
    case "text":
      if (type.kind !== "named") return undefined;
      return type.symbol.metadataName === (value.kind === "type" ? "System.Type" : "System.String") ? true : undefined;
    default:
      // What the static type says holds for whatever the value is, unless it is null.
      return undefined;
  }
}

const keywords: ReadonlyMap<string, SpecialType> = new Map([
  ["string", "string"],
  ["bool", "bool"],
  ["char", "char"],
  ["decimal", "decimal"],
]);

function constantIs(constant: Constant, type: NamedType): boolean | undefined {
  const wanted = isNullableValue(type) ? (type.typeArguments[0]?.type ?? type) : type;
  const special = specialTypeOf(wanted);
  if (special === "object") return true;
  if (wanted.kind !== "named" || wanted.symbol.typeKind === "interface" || wanted.symbol.name === "ValueType")
    return undefined;
  if (constant.kind === "enum") return sameType(constant.type, wanted);
  const constantType =
    constant.kind === "integer" || constant.kind === "float" ? constant.type : keywords.get(constant.kind);
  return constantType === undefined ? undefined : constantType === special;
}
