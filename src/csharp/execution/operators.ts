/** Operators on what is known. */
import { convertConstant } from "../binding/constants/constant-conversion.js";
import { foldBinary, foldUnary } from "../binding/constants/constant-folding.js";
import { specialTypeOf } from "../binding/symbols/special-types.js";
import type { AnnotatedType, Constant, NamedType, SpecialType, Type } from "../binding/symbols/symbols.js";
import { isNullableValue, sameType } from "../binding/symbols/types.js";
import { isUnknown, standardConversion } from "../binding/types/implicit-conversions.js";
import type { AssignmentExpressionKind, BinaryExpressionKind, PrefixUnaryExpressionKind } from "../syntax/nodes.js";
import { exceptionOf } from "./exceptions.js";
import type { CSharpMachine } from "./machine.js";
import { classOf } from "./objects.js";
import { ownConversion, ownOperator } from "./own-operators.js";
import { isProgramType } from "./program-type.js";
import { asText } from "./texts.js";
import {
  alternativesOf,
  booleanValue,
  type CSharpValue,
  type DelegateValue,
  isNull,
  isSameValue,
  joinedText,
  nullValue,
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
    const context = machine.isChecked ? "checked" : "unchecked";
    const folded =
      foldBinary(kind, left.constant, right.constant, context) ?? lifted(kind, left.constant, right.constant);
    if (folded?.kind === "error") throw exceptionOf(machine, place, faultOf(kind));
    if (folded !== undefined) return valueOfConstant(folded);
  }
  const result = ownOperator(machine, kind, [left, right], place);
  if (result !== undefined) return result;
  if (kind === "AddExpression" && (isTextValue(left) || isTextValue(right)))
    return joinedText([asText(machine, left, place), asText(machine, right, place)], place);
  if (kind === "AddExpression" && left.kind === "delegate" && right.kind === "delegate")
    return { kind: "delegate", target: { kind: "several", targets: [left, right] } };
  return unknownValue("what the operator gives is not known", place);
}

function faultOf(kind: BinaryExpressionKind): string {
  return kind === "DivideExpression" || kind === "ModuloExpression" ? "DivideByZeroException" : "OverflowException";
}

const comparisons: ReadonlySet<BinaryExpressionKind> = new Set([
  "LessThanExpression",
  "LessThanOrEqualExpression",
  "GreaterThanExpression",
  "GreaterThanOrEqualExpression",
]);
const numbers: ReadonlySet<Constant["kind"]> = new Set(["integer", "float", "decimal", "char", "enum"]);
const absent: Constant = { kind: "null" };

/** `int? + null` is null, `int? < null` false; `false & null` is false and `true | null` true. */
function lifted(kind: BinaryExpressionKind, left: Constant, right: Constant): Constant | undefined {
  const other = left.kind === "null" ? right : right.kind === "null" ? left : undefined;
  if (other === undefined) return undefined;
  if (comparisons.has(kind) && (numbers.has(other.kind) || other.kind === "null"))
    return { kind: "bool", value: false };
  if (other.kind === "bool" && (kind === "BitwiseAndExpression" || kind === "BitwiseOrExpression"))
    return other.value === (kind === "BitwiseOrExpression") ? other : absent;
  return numbers.has(other.kind) ? absent : undefined;
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
    return allHold(left.elements.map((one, at) => areEqual(machine, one, right.elements[at] ?? one)));
  }
  if (left.kind === "object" && right.kind === "object" && left.object !== right.object)
    // Records that share what they hold unfold to far more than there is.
    return machine.spend(1) ? haveEqualFields(machine, left, right) : undefined;
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
  if (handler.kind !== "delegate") return undefined;
  if (kind === "SubtractAssignmentExpression") return isNull(before) ? before : withoutTarget(before, handler);
  if (kind !== "AddAssignmentExpression") return undefined;
  const targets: readonly DelegateValue[] = before.kind === "delegate" ? [before, handler] : [handler];
  return { kind: "delegate", target: { kind: "several", targets } };
}

/** What is left of a delegate; undefined where that is not known. */
function withoutTarget(before: CSharpValue, gone: DelegateValue): CSharpValue | undefined {
  if (before.kind !== "delegate" || gone.target.kind === "several") return undefined;
  const all = targetsOf(before);
  const at = all.findLastIndex((one) => isSameValue(one, gone));
  if (at < 0) return undefined;
  const targets = all.toSpliced(at, 1);
  const [only] = targets;
  if (only === undefined) return nullValue;
  return targets.length === 1 ? only : { kind: "delegate", target: { kind: "several", targets } };
}

export function targetsOf(value: DelegateValue): readonly DelegateValue[] {
  return value.target.kind === "several" ? value.target.targets.flatMap(targetsOf) : [value];
}

/** A cast: constants change, objects stay what they are unless their class converts them. */
export function converted(
  machine: CSharpMachine,
  value: CSharpValue,
  type: AnnotatedType | undefined,
  place: Place,
): CSharpValue {
  if (type === undefined) return value;
  const own = ownConversion(machine, value, type.type, place, true);
  // A cast may say more than is known of the value.
  if (own.kind === "unknown" && (own.type === undefined || own.type.type.kind === "error")) return { ...own, type };
  if (own.kind !== "constant") return own;
  const constant = convertConstant(own.constant, type.type, machine.isChecked ? "checked" : "unchecked");
  if (constant?.kind === "error" && machine.isChecked) throw exceptionOf(machine, place, "OverflowException");
  if (constant === undefined && isNeverOf(own.constant, type.type))
    throw exceptionOf(machine, place, "InvalidCastException");
  return constant === undefined ? own : valueOfConstant(constant);
}

/** A text that is cast to a number, a truth to a text. */
function isNeverOf({ kind }: Constant, type: Type): boolean {
  const special = type.kind === "named" ? specialTypeOf(type) : undefined;
  if (special === undefined || special === "object") return false;
  return kind === "string"
    ? special !== "string"
    : kind === "bool"
      ? special !== "bool"
      : special === "string" && numbers.has(kind);
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
    case "tuple":
      if (type.kind === "tuple")
        return type.elements.length !== value.elements.length
          ? false
          : allHold(value.elements.map((one, at) => isOfType(one, type.elements[at]?.type.type ?? type)));
      return type.kind === "array" || (type.kind === "named" && isOtherThanTuple(type)) ? false : undefined;
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

function isOtherThanTuple(type: NamedType): boolean {
  const special = specialTypeOf(type);
  return special === undefined
    ? isProgramType(type.symbol) && type.symbol.typeKind !== "interface"
    : special !== "object";
}

function allHold(parts: readonly (boolean | undefined)[]): boolean | undefined {
  return parts.includes(false) ? false : parts.includes(undefined) ? undefined : true;
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
