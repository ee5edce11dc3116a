/** Operators on what is known. */
import { convertConstant } from "../binding/constants/constant-conversion.js";
import { foldBinary, foldUnary } from "../binding/constants/constant-folding.js";
import type { AnnotatedType, Type } from "../binding/symbols/symbols.js";
import { sameType } from "../binding/symbols/types.js";
import { rankConversion } from "../binding/types/conversions.js";
import type { AssignmentExpressionKind, BinaryExpressionKind, PrefixUnaryExpressionKind } from "../syntax/nodes.js";
import type { CSharpMachine } from "./machine.js";
import { classOf } from "./objects.js";
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
  _machine: CSharpMachine,
  kind: BinaryExpressionKind,
  left: CSharpValue,
  right: CSharpValue,
  place: Place,
): CSharpValue {
  if (kind === "EqualsExpression" || kind === "NotEqualsExpression") {
    const equal = areEqual(left, right);
    if (equal !== undefined) return booleanValue(equal === (kind === "EqualsExpression"));
  }
  if (left.kind === "constant" && right.kind === "constant") {
    const folded = foldBinary(kind, left.constant, right.constant, "unchecked");
    if (folded !== undefined && folded.kind !== "error") return valueOfConstant(folded);
  }
  if (kind === "AddExpression" && (isText(left) || isText(right))) return joinedText([left, right], place);
  if (kind === "AddExpression" && left.kind === "delegate" && right.kind === "delegate")
    return { kind: "delegate", target: { kind: "several", targets: [left, right] } };
  return unknownValue("what the operator gives is not known", place);
}

function isText(value: CSharpValue): boolean {
  return value.kind === "text" || (value.kind === "constant" && value.constant.kind === "string");
}

/** Undefined where that is not known. */
export function areEqual(left: CSharpValue, right: CSharpValue): boolean | undefined {
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
    const parts = left.elements.map((one, at) => areEqual(one, right.elements[at] ?? one));
    return parts.includes(false) ? false : parts.includes(undefined) ? undefined : true;
  }
  if (left.kind === "object" && right.kind === "object" && left.object !== right.object)
    // Records and classes of one's own compare as they like.
    return classOf(left)?.symbol.isRecord === true ? undefined : false;
  return isSameValue(left, right);
}

export function unary(kind: PrefixUnaryExpressionKind, operand: CSharpValue, place: Place): CSharpValue {
  return oneOf(
    alternativesOf(operand).map((one) => {
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
  given: CSharpValue,
  kind: AssignmentExpressionKind,
): CSharpValue | undefined {
  if (given.kind !== "delegate" || kind !== "AddAssignmentExpression") return undefined;
  const targets: readonly DelegateValue[] = before.kind === "delegate" ? [before, given] : [given];
  return { kind: "delegate", target: { kind: "several", targets } };
}

/** A cast or an implicit conversion: constants change, objects stay what they are. */
export function converted(value: CSharpValue, type: AnnotatedType | undefined): CSharpValue {
  if (type === undefined || value.kind !== "constant") return value;
  const constant = convertConstant(value.constant, type.type, "unchecked");
  return constant === undefined ? value : valueOfConstant(constant);
}

/** Whether a value is of a type, by its own class; undefined where that is not known. */
export function isOfType(value: CSharpValue, type: Type): boolean | undefined {
  switch (value.kind) {
    case "object": {
      const own = value.object.type;
      if (own === undefined || own.kind === "error" || type.kind === "error") return undefined;
      return sameType(own, type) || rankConversion(own, type) !== undefined;
    }
    case "constant":
      if (value.constant.kind === "null") return false;
      if (type.kind !== "named") return undefined;
      return constantIs(value.constant.kind, type);
    case "unknown": {
      // What the static type says holds for whatever the value is, unless it is null.
      return undefined;
    }
    default:
      return undefined;
  }
}

function constantIs(kind: string, type: Type & { readonly kind: "named" }): boolean | undefined {
  const name = type.symbol.metadataName;
  if (name === "System.Object") return true;
  if (kind === "string")
    return name === "System.String" ? true : type.symbol.typeKind === "interface" ? undefined : false;
  if (kind === "bool") return name === "System.Boolean";
  return undefined;
}
