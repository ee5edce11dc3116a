/** What the machine computes with. Values never change: whatever changes is in `memory.ts`, by the identity of a `HeapObject`. */

import type { SourceExpression } from "../binding/symbols/bound-expression.js";
import type { AnnotatedType, Constant, MethodSymbol, Type } from "../binding/symbols/symbols.js";
import { isEnum, sameType, withoutNullable } from "../binding/symbols/types.js";
import { awaitedType } from "../binding/types/awaiting.js";
import type { VariableScope } from "./environment.js";
import type { StorageLocation } from "./locations.js";
import type { Items } from "./memory.js";

/** Where something happens. */
export type Place = SourceExpression;

/** An object by its identity. What its fields hold is in the memory. */
export interface HeapObject {
  readonly type: Type | undefined;
  /** Where it is made. */
  readonly place: Place | undefined;
  /** Of a sequence: works out its elements. */
  readonly enumerate?: () => Items;
}

export interface ConstantValue {
  readonly kind: "constant";
  readonly constant: Constant;
}

/** Text of which some parts are not known. */
export interface TextValue {
  readonly kind: "text";
  readonly parts: readonly (string | CSharpValue)[];
}

export interface ObjectValue {
  readonly kind: "object";
  readonly object: HeapObject;
}

export interface TupleValue {
  readonly kind: "tuple";
  readonly elements: readonly CSharpValue[];
  /** Of the elements, those of tuples in them included. */
  readonly size: number;
}

/** `typeof(T)`. */
export interface TypeValue {
  readonly kind: "type";
  readonly type: AnnotatedType;
}

export interface DelegateValue {
  readonly kind: "delegate";
  readonly target: DelegateTarget;
}

export type DelegateTarget =
  | {
      readonly kind: "lambda";
      readonly lambda: SourceExpression;
      readonly environment: VariableScope;
    }
  | {
      readonly kind: "method";
      readonly method: MethodSymbol;
      readonly receiver: CSharpValue | undefined;
      readonly typeArguments: readonly AnnotatedType[];
      /** What is around a local function. */
      readonly environment: VariableScope | undefined;
    }
  /** Of the framework. */
  | { readonly kind: "native"; readonly run: (values: readonly CSharpValue[], place: Place) => CSharpValue }
  /** `a + b` of two delegates. */
  | { readonly kind: "several"; readonly targets: readonly DelegateValue[] };

/** `^2`. */
export interface FromEndValue {
  readonly kind: "fromEnd";
  readonly value: number;
}

/** `1..^1`. */
export interface RangeValue {
  readonly kind: "range";
  readonly from: CSharpValue | undefined;
  readonly to: CSharpValue | undefined;
}

/** After a branch that cannot be decided. The first is what the later way gave. */
export interface OneOfValue {
  readonly kind: "oneOf";
  readonly values: readonly CSharpValue[];
}

/** What a `ref` variable holds, and a method returns by reference. Expressions never come to one: they read it. */
export interface ReferenceValue {
  readonly kind: "reference";
  readonly location: StorageLocation;
}

export interface UnknownValue {
  readonly kind: "unknown";
  readonly type: AnnotatedType | undefined;
  readonly reason: string;
  readonly place: Place | undefined;
  /** Of code that was left out because its value hardly ever matters: runs it. */
  readonly later?: () => CSharpValue;
  /** Stands for what that code gives: where other code has changed it, running it would no longer tell. */
  readonly given?: HeapObject;
  /** What it is unless something outside the program says otherwise. */
  readonly assumed?: AssumedText;
  /** A section of the configuration, by its path; the whole of it has none. */
  readonly section?: string;
}

/** Of settings that a file has, and the environment may override. */
export interface AssumedText {
  readonly text: string;
  readonly settings: readonly string[];
}

export type CSharpValue =
  | ConstantValue
  | TextValue
  | ObjectValue
  | TupleValue
  | TypeValue
  | DelegateValue
  | FromEndValue
  | RangeValue
  | OneOfValue
  | ReferenceValue
  | UnknownValue;

export const nullValue: CSharpValue = { kind: "constant", constant: { kind: "null" } };
export const trueValue: CSharpValue = { kind: "constant", constant: { kind: "bool", value: true } };
const falseValue: CSharpValue = { kind: "constant", constant: { kind: "bool", value: false } };

export function booleanValue(value: boolean): CSharpValue {
  return value ? trueValue : falseValue;
}

export function stringValue(value: string): CSharpValue {
  return { kind: "constant", constant: { kind: "string", value } };
}

export function integerValue(value: number): CSharpValue {
  return { kind: "constant", constant: { kind: "integer", value: BigInt(value), type: "int" } };
}

export function valueOfConstant(constant: Constant): CSharpValue {
  if (constant.kind === "type") return { kind: "type", type: constant.type };
  if (constant.kind === "error") return unknownValue("the constant has no value");
  return { kind: "constant", constant };
}

/** What tuples unfold to doubles with every `(x, x)`: each is gone through whole wherever it is copied or compared. */
const mostTupleParts = 2_000;

export function tupleValue(elements: readonly CSharpValue[], place?: Place): CSharpValue {
  const size = elements.reduce((sum, one) => sum + (one.kind === "tuple" ? one.size : 1), 0);
  return size > mostTupleParts
    ? unknownValue("the tuple has too many parts", place)
    : { kind: "tuple", elements, size };
}

export function objectValue(object: HeapObject): ObjectValue {
  return { kind: "object", object };
}

export function typeValue(type: AnnotatedType): CSharpValue {
  return { kind: "type", type };
}

/** Why something is not known where the machine has come to a limit. */
export const notFollowed = "too much code would have to be followed";

export function unknownValue(reason: string, place?: Place, type?: AnnotatedType): UnknownValue {
  return { kind: "unknown", type, reason, place };
}

export function isNull(value: CSharpValue): boolean {
  return value.kind === "constant" && value.constant.kind === "null";
}

export function knownString(value: CSharpValue | undefined): string | undefined {
  return value?.kind === "constant" && (value.constant.kind === "string" || value.constant.kind === "char")
    ? value.constant.value
    : undefined;
}

export function knownBoolean(value: CSharpValue | undefined): boolean | undefined {
  return value?.kind === "constant" && value.constant.kind === "bool" ? value.constant.value : undefined;
}

export function knownInteger(value: CSharpValue | undefined): number | undefined {
  return value?.kind === "constant" && value.constant.kind === "integer" ? Number(value.constant.value) : undefined;
}

export function knownObject(value: CSharpValue | undefined): HeapObject | undefined {
  return value?.kind === "object" ? value.object : undefined;
}

/** As attributes have them; undefined where the value is not a constant. */
export function constantIn(value: CSharpValue): Constant | undefined {
  if (value.kind === "type") return { kind: "type", type: value.type };
  return value.kind === "constant" ? value.constant : undefined;
}

export function knownType(value: CSharpValue | undefined): Type | undefined {
  return value?.kind === "type" ? value.type.type : undefined;
}

/** Longer texts double with every line of a hostile program. */
export const longestKnownText = 100_000;
const mostParts = 64;

export function joinedText(parts: readonly (string | CSharpValue)[], place: Place): CSharpValue {
  const joined: (string | CSharpValue)[] = [];
  for (const part of parts.flatMap((one) => (typeof one === "string" ? [one] : partsOf(one)))) {
    const last = joined.at(-1);
    if (typeof part === "string" && typeof last === "string") joined[joined.length - 1] = last + part;
    else if (part !== "") joined.push(part);
  }
  const length = joined.reduce((sum, part) => sum + (typeof part === "string" ? part.length : 1), 0);
  if (length > longestKnownText || joined.length > mostParts) return unknownValue("the text is too long", place);
  const [only = ""] = joined;
  return joined.length < 2 && typeof only === "string" ? stringValue(only) : { kind: "text", parts: joined };
}

function partsOf(value: CSharpValue): readonly (string | CSharpValue)[] {
  if (value.kind === "text") return value.parts;
  const text = displayText(value);
  return text === undefined ? [value] : [text];
}

/** A text that is known, or would be if the settings were those of the file. */
export function assumedText(value: CSharpValue | undefined): AssumedText | undefined {
  if (value?.kind === "unknown") return value.assumed;
  if (value?.kind !== "text") {
    const text = knownString(value);
    return text === undefined ? undefined : { text, settings: [] };
  }
  const parts = value.parts.map((part) =>
    typeof part === "string" ? { text: part, settings: [] } : assumedText(part),
  );
  const texts = parts.flatMap((part) => part ?? []);
  if (texts.length < parts.length) return undefined;
  return { text: texts.map(({ text }) => text).join(""), settings: texts.flatMap(({ settings }) => settings) };
}

/** What `ToString` gives for a constant. */
export function displayText(value: CSharpValue): string | undefined {
  if (value.kind !== "constant") return undefined;
  const { constant } = value;
  switch (constant.kind) {
    case "null":
      return "";
    case "string":
    case "char":
    case "decimal":
      return constant.value;
    case "bool":
      return constant.value ? "True" : "False";
    case "integer":
      return String(constant.value);
    case "float":
      // Others are written with an exponent, or in a way of their own.
      return constant.value === 0 || (Math.abs(constant.value) >= 1e-4 && Math.abs(constant.value) < 1e15)
        ? shortestText(constant)
        : undefined;
    case "enum":
      return constant.members.length === 0 ? String(constant.value) : constant.members.join(", ");
    default:
      return undefined;
  }
}

/** The fewest digits that give the number again. */
function shortestText({ value, type }: Extract<Constant, { kind: "float" }>): string {
  if (type === "double") return String(value);
  for (let digits = 1; digits < 9; digits++) {
    const shorter = Number(value.toPrecision(digits));
    if (Math.fround(shorter) === value) return String(shorter);
  }
  return String(Number(value.toPrecision(9)));
}

export function isSameValue(a: CSharpValue, b: CSharpValue): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case "constant":
      return b.kind === "constant" && isSameConstant(a.constant, b.constant);
    case "object":
      return b.kind === "object" && a.object === b.object;
    case "type":
      return b.kind === "type" && sameType(a.type.type, b.type.type);
    case "text":
      return b.kind === "text" && areSame(a.parts, b.parts);
    case "tuple":
      return b.kind === "tuple" && areSame(a.elements, b.elements);
    case "oneOf":
      return b.kind === "oneOf" && areSame(a.values, b.values);
    case "delegate":
      return b.kind === "delegate" && isSameTarget(a.target, b.target);
    case "fromEnd":
    case "range":
      return false;
    case "reference":
      return b.kind === "reference" && isSameLocation(a.location, b.location);
    case "unknown":
      return (
        b.kind === "unknown" &&
        a.reason === b.reason &&
        a.place?.syntax === b.place?.syntax &&
        a.section === b.section &&
        a.assumed?.text === b.assumed?.text
      );
  }
}

function isSameLocation(a: StorageLocation, b: StorageLocation): boolean {
  return a === b || (a.kind === "cell" && b.kind === "cell" && a.cell === b.cell);
}

function areSame(a: readonly (string | CSharpValue)[], b: readonly (string | CSharpValue)[]): boolean {
  return a.length === b.length && a.every((one, at) => isSamePart(one, b[at]));
}

function isSamePart(a: string | CSharpValue, b: string | CSharpValue | undefined): boolean {
  if (typeof a === "string" || typeof b === "string" || b === undefined) return a === b;
  return isSameValue(a, b);
}

function isSameTarget(a: DelegateTarget, b: DelegateTarget): boolean {
  if (a.kind === "lambda")
    return b.kind === "lambda" && a.lambda.syntax === b.lambda.syntax && a.environment === b.environment;
  if (a.kind === "method") {
    if (b.kind !== "method" || a.method !== b.method) return false;
    return (
      a.receiver === b.receiver ||
      (a.receiver !== undefined && b.receiver !== undefined && isSameValue(a.receiver, b.receiver))
    );
  }
  return a === b;
}

export function isSameConstant(a: Constant, b: Constant): boolean {
  if ("value" in a && "value" in b) return a.kind === b.kind && a.value === b.value;
  return a.kind === b.kind && a.kind !== "array" && a.kind !== "error" && a.kind !== "type";
}

const mostAlternatives = 8;
const mostObjects = 64;

/** Different values of one variable: at most eight of them are kept apart, or 64 objects. */
export function oneOf(values: readonly CSharpValue[], place?: Place): CSharpValue {
  const [only] = values;
  if (only !== undefined && values.length === 1 && only.kind !== "oneOf") return only;
  const distinct: CSharpValue[] = [];
  for (const one of values)
    for (const value of alternativesOf(one))
      if (!distinct.some((other) => isSameValue(other, value))) distinct.push(value);
  const [first] = distinct;
  if (first === undefined) return unknownValue("no way gives a value", place);
  if (distinct.length === 1) return first;
  const most = distinct.every(({ kind }) => kind === "object") ? mostObjects : mostAlternatives;
  return distinct.length > most
    ? unknownValue("too many values are possible", place)
    : { kind: "oneOf", values: distinct };
}

/** What is left of a value that is known not to be null. */
export function unlessNull(value: CSharpValue, place: Place): CSharpValue {
  return value.kind === "oneOf"
    ? oneOf(
        value.values.filter((one) => !isNull(one)),
        place,
      )
    : value;
}

/** The values that it may be. */
export function alternativesOf(value: CSharpValue): readonly CSharpValue[] {
  return value.kind === "oneOf" ? value.values : [value];
}

/** Code that only calls the next one would be followed for ever. */
const mostAsked = 6;

/** The values that it may be, of which those that have been left out so far are worked out now. */
export function askedValues(value: CSharpValue, depth = 0): readonly CSharpValue[] {
  return alternativesOf(value).flatMap((one): readonly CSharpValue[] =>
    one.kind !== "unknown" || one.later === undefined || depth > mostAsked
      ? [one]
      : askedValues(one.later(), depth + 1),
  );
}

/** A `switch` tells apart what an enum can be: `error.Kind`, of an error that code out of the answer's way has made. */
export function askedEnum(value: CSharpValue, place: Place): CSharpValue {
  if (value.kind !== "unknown" || value.later === undefined || value.type === undefined) return value;
  if (!isEnum(withoutNullable(value.type).type)) return value;
  return oneOf(askedValues(value), place);
}

/** Whether something of it can be changed, which is not so of numbers, texts, enums and `Type`. */
export function holdsMembers(type: AnnotatedType | undefined): boolean {
  const held = type && (awaitedType(type) ?? type).type;
  if (held?.kind !== "named") return true;
  const { typeKind, namespace, metadataName } = held.symbol;
  if (typeKind === "enum" || typeKind === "delegate" || plainClasses.has(metadataName)) return false;
  return typeKind !== "struct" || !/^System\b/.test(namespace) || held.typeArguments.some(holdsMembers);
}

const plainClasses: ReadonlySet<string> = new Set(["System.String", "System.Type", "System.Uri", "System.Version"]);

/** What something gives of an object that nobody has asked for yet: known once somebody asks. */
export function onceAsked(
  value: CSharpValue,
  object: CSharpValue | undefined,
  read: (object: CSharpValue) => CSharpValue,
): CSharpValue {
  if (value.kind !== "unknown" || value.later !== undefined) return value;
  if (object?.kind !== "unknown" || object.later === undefined) return value;
  const { later, given } = object;
  return {
    ...value,
    ...(given && holdsMembers(value.type) ? { given } : {}),
    later: () => {
      const made = later();
      return made.kind === "unknown" && made.later === undefined ? value : read(made);
    },
  };
}
