/** The body of a value: its static type where it is answered, without null where the code has left it out. */

import { isJsonType, isRange } from "../../contract/http/media-type.js";
import {
  awaitedType,
  bindExpression,
  derivesFrom,
  displayType,
  elementType,
  heldInTask,
} from "../../csharp/binding/index.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { isStringType, selfType, withoutNullable } from "../../csharp/binding/symbols/types.js";
import type { TypeMap } from "../../csharp/binding/types/substitution.js";
import { substitute } from "../../csharp/binding/types/substitution.js";
import {
  alternativesOf,
  type CSharpMachine,
  type CSharpValue,
  isNull,
  itemsOf,
  knownString,
  type Place,
} from "../../csharp/execution/index.js";
import { testedType } from "../../csharp/flow/index.js";
import type { ResultArgument } from "../../framework/index.js";
import { isPlainValue } from "../controllers/responses/return-type.js";
import type { OwnOptions } from "../json/answer-options.js";
import type { AnsweredBody, AnswerJson } from "../responses/followed-answer.js";
import { isCollection } from "../types/kinds/collection-kinds.js";
import { isStreamType } from "../types/kinds/streams.js";
import { isUnresolved } from "../types/kinds/unresolved-types.js";

const none: AnsweredBody = { kind: "none" };
const unknown: AnsweredBody = { kind: "unknown" };
const computed: AnsweredBody = { kind: "unknown", isCalledByCode: true };
export const delegateBody: AnsweredBody = { kind: "unwritable", reason: "a delegate is not a value" };

/** What is written for a value. */
export function bodyOfValue(
  argument: ResultArgument,
  types: TypeMap | undefined,
  asJson: boolean,
  ask: (value: CSharpValue) => readonly CSharpValue[] = alternativesOf,
): AnsweredBody {
  const { value } = argument;
  const values = alternativesOf(value);
  if (values.every(isNull)) return none;
  if (values.some(({ kind }) => kind === "delegate")) return delegateBody;
  const type = typeAnswered(argument, types);
  if (type === undefined || type.type.kind === "dynamic" || isUnresolved(type.type)) return unknown;
  if (type.type.kind === "named") {
    const { metadataName } = type.type.symbol;
    if (metadataName === "System.Object") return unknown;
    if (metadataName.endsWith(".ModelStateDictionary")) return { kind: "modelErrors" };
    // MVC copies a stream to the response; what writes JSON cannot write one.
    if (isStreamType(type.type))
      return asJson ? { kind: "unwritable", reason: "a stream is not a value" } : { kind: "file", mediaTypes: [] };
  }
  const { type: actual, isOpen } = runtimeType(value, type, ask);
  const isExact = values.every((one) => isNull(one) || one.kind === "object");
  return {
    kind: "value",
    type: actual,
    asJson,
    ...(isOpen ? { isOpen: true as const } : {}),
    ...(isExact ? { isExact: true as const } : {}),
  };
}

/** What a minimal API writes for a value that is null: JSON, but for a text and for a result. */
export function nullBody(type: AnnotatedType | undefined): AnsweredBody | undefined {
  if (type === undefined || !isPlainValue(type) || isStringType(type.type)) return undefined;
  return { kind: "value", type: { ...type, nullability: "annotated" }, asJson: true };
}

/** The static type; of an `object`, that of the value. */
export function typeAnswered(
  { value, written, isAwaited }: ResultArgument,
  types: TypeMap | undefined,
): AnnotatedType | undefined {
  const tested = written === undefined ? undefined : testedType(written);
  const seen = tested === undefined ? undefined : substitute(tested, types ?? new Map());
  const type = seen !== undefined && isAwaited === true ? heldInTask(seen) : seen;
  if (type !== undefined && !isObject(type) && !isUnresolved(type.type))
    return type.nullability === "annotated" && isNeverNull(value) ? { ...type, nullability: "notAnnotated" } : type;
  return typeOfValue(value, written) ?? type;
}

/** The parameter of a helper may be null where what it is called with is not. */
function isNeverNull(value: CSharpValue): boolean {
  return alternativesOf(value).every((one) => {
    if (isNull(one)) return false;
    if (one.kind !== "unknown") return true;
    const type = ownType(one);
    return type !== undefined && type.nullability !== "annotated";
  });
}

function isObject({ type }: AnnotatedType): boolean {
  return type.kind === "dynamic" || (type.kind === "named" && type.symbol.metadataName === "System.Object");
}

/** Of an object its class, of something unknown what is known of its type. Undefined where it may be several. */
function typeOfValue(value: CSharpValue, place: Place | undefined): AnnotatedType | undefined {
  const found = new Map<string, AnnotatedType>();
  let mayBeNull = false;
  for (const one of alternativesOf(value)) {
    if (isNull(one)) mayBeNull = true;
    else {
      const type = one.kind === "constant" || one.kind === "text" ? typeOfConstant(one, place) : ownType(one);
      if (type === undefined) return undefined;
      found.set(displayType(type), type);
    }
  }
  const [only] = found.values();
  if (only === undefined || found.size > 1) return undefined;
  return mayBeNull ? { ...only, nullability: "annotated" } : only;
}

function typeOfConstant(value: CSharpValue, place: Place | undefined): AnnotatedType | undefined {
  const constant = value.kind === "constant" ? value.constant : undefined;
  if (constant?.kind === "enum") return { type: constant.type, nullability: "notAnnotated" };
  const name =
    value.kind === "text"
      ? "string"
      : constant !== undefined && "type" in constant
        ? String(constant.type)
        : constant?.kind;
  const symbol = name === undefined ? undefined : place?.scope.context.program.resolve(typeNames.get(name) ?? "");
  return symbol && { type: selfType(symbol), nullability: "notAnnotated" };
}

const typeNames: ReadonlyMap<string, string> = new Map([
  ["string", "System.String"],
  ["bool", "System.Boolean"],
  ["char", "System.Char"],
  ["decimal", "System.Decimal"],
  ["int", "System.Int32"],
  ["uint", "System.UInt32"],
  ["long", "System.Int64"],
  ["ulong", "System.UInt64"],
  ["short", "System.Int16"],
  ["ushort", "System.UInt16"],
  ["byte", "System.Byte"],
  ["sbyte", "System.SByte"],
  ["double", "System.Double"],
  ["float", "System.Single"],
]);

function ownType(value: CSharpValue): AnnotatedType | undefined {
  if (value.kind === "object")
    return value.object.type === undefined ? undefined : { type: value.object.type, nullability: "notAnnotated" };
  if (value.kind !== "unknown" || value.type === undefined || isObject(value.type)) return undefined;
  return awaitedType(value.type) ?? value.type;
}

/** A value is written by the type that it has, not by the one that it is known under. */
function runtimeType(
  value: CSharpValue,
  type: AnnotatedType,
  ask: (value: CSharpValue) => readonly CSharpValue[],
): { readonly type: AnnotatedType; readonly isOpen: boolean } {
  const known = { type, isOpen: false };
  if (!mayBeAnother(type)) return known;
  // What a helper makes of a list shows in its body; a class is known by what the helper returns.
  const made = (isCollection(type.type) ? ask : alternativesOf)(value)
    .filter((one) => !isNull(one))
    .map((one): typeof known => {
      const own = ownType(one);
      if (own === undefined || one.kind === "object") return { type: own ?? type, isOpen: false };
      if (!isCollection(type.type)) return isNarrower(own, type) ? { type: own, isOpen: false } : known;
      return mayBeAnother(own) ? { type: own, isOpen: !isFromLinq(one) } : { type: own, isOpen: false };
    });
  const found = new Map(made.map((one) => [`${displayType(one.type)} ${one.isOpen}`, one]));
  const [only] = found.values();
  if (only === undefined || found.size > 1) return known;
  const { nullability } = type;
  return { ...only, type: { ...only.type, nullability } };
}

function isNarrower({ type: own }: AnnotatedType, { type }: AnnotatedType): boolean {
  return own.kind === "named" && type.kind === "named" && derivesFrom(own, type.symbol);
}

/** `Cat[]` may be an `Animal[]`, a `Cat` an `Animal`, and anything an interface that it has. */
function mayBeAnother(known: AnnotatedType): boolean {
  const { type } = withoutNullable(known);
  // The values of tasks are those that they give.
  if (heldInTask(known) !== known) return false;
  if (type.kind === "array") return true;
  if (type.kind !== "named") return false;
  const { isSealed, typeKind } = type.symbol;
  return typeKind === "interface" || (typeKind === "class" && !isSealed && !isCollection(type));
}

/** What LINQ makes is no dictionary. */
function isFromLinq(value: CSharpValue): boolean {
  const place = value.kind === "unknown" ? value.place : undefined;
  const bound = place === undefined ? undefined : bindExpression(place);
  if (bound?.kind !== "call") return false;
  return (
    bound.method?.containingType.namespace === "System.Linq" && bound.name !== "Cast" && bound.name !== "AsEnumerable"
  );
}

export function writtenBy(body: AnsweredBody, json: AnswerJson): AnsweredBody {
  return body.kind === "value" || body.kind === "events" ? { ...body, json } : body;
}

/** A value that is written as JSON, with the options and the content type that it is given. */
export function asJson(
  body: AnsweredBody,
  options: OwnOptions | undefined,
  contentType: CSharpValue | undefined,
): AnsweredBody {
  const written = options === undefined ? body : writtenBy(body, options);
  if (written.kind !== "value") return written;
  const types = mediaTypes(contentType);
  if (types === undefined) return { kind: "unknown", isCalledByCode: true };
  const [first] = types;
  if (first === undefined) return written;
  return types.every(isJsonType) ? { ...written, mediaType: first } : { kind: "text", mediaTypes: types };
}

/** Whether a content type says that a text is JSON. */
export function isJsonText(contentType: CSharpValue | undefined): boolean {
  const types = mediaTypes(contentType) ?? [];
  return types.length > 0 && types.every(isJsonType);
}

/** Text that is JSON already tells nothing of what it holds. */
export function textBody(contentType: CSharpValue | undefined): AnsweredBody {
  const types = mediaTypes(contentType, "text/plain");
  return types === undefined || types.some(isJsonType) ? unknown : { kind: "text", mediaTypes: types };
}

/** What a file is called; anything where that is not known. */
export function fileBody(contentType: CSharpValue | undefined): AnsweredBody {
  return { kind: "file", mediaTypes: mediaTypes(contentType, "application/octet-stream") ?? ["*/*"] };
}

/** What code writes to a stream: bytes without a name may be anything, and those of JSON tell nothing of what they hold. */
export function bytesBody(contentType: CSharpValue | undefined): AnsweredBody {
  const types = mediaTypes(contentType) ?? [];
  return types.length === 0 || types.some(isJsonType) ? unknown : { kind: "file", mediaTypes: types };
}

/**
 * Those that a content type may be, without their parameters; none where code says none, undefined where it cannot be known.
 * `usual`: what null stands for.
 */
function mediaTypes(contentType: CSharpValue | undefined, usual?: string): readonly string[] | undefined {
  if (contentType === undefined || isNull(contentType)) return [];
  const types = alternativesOf(contentType).map((one) => (isNull(one) ? usual : mediaTypeIn(one)));
  const known = types.filter((one) => one !== undefined);
  return known.length < types.length ? undefined : [...new Set(known)];
}

function mediaTypeIn(value: CSharpValue): string | undefined {
  const [first] = value.kind === "text" ? value.parts : [];
  const text = knownString(value) ?? (typeof first === "string" && first.includes(";") ? first : undefined);
  return /^\s*([\w.+-]+\/[\w.+-]+)/.exec(text ?? "")?.[1];
}

/** `Results.ServerSentEvents(values)`; an `SseItem<T>` is the event, and T what it holds. */
export function eventsBody(values: ResultArgument, types: TypeMap | undefined): AnsweredBody {
  const sequence = typeAnswered(values, types);
  const element = sequence === undefined ? undefined : elementType(sequence.type);
  if (element === undefined) return unknown;
  const { type } = element;
  const isItem = type.kind === "named" && type.symbol.metadataName === "System.Net.ServerSentEvents.SseItem`1";
  const held = (isItem ? type.typeArguments[0] : undefined) ?? element;
  return isUnresolved(held.type) ? unknown : { kind: "events", type: held, json: "http" };
}

/** What MVC calls the body of an `ObjectResult`: the first of its content types that a formatter writes. */
export function inContentTypes(
  machine: CSharpMachine,
  body: AnsweredBody,
  types: CSharpValue | undefined,
): AnsweredBody {
  if (types === undefined || body.kind !== "value") return body;
  const items = itemsOf(machine, types);
  if (items === undefined) return computed;
  if (items.elements.length === 0 && items.rest === undefined) return body;
  const [first] = items.elements;
  return first?.conditions.length === 0 ? inContentType(body, first.value) : computed;
}

/** Without parameters: no formatter of the framework writes a type that has some. */
export function inContentType(body: AnsweredBody, type: CSharpValue): AnsweredBody {
  const text = knownString(type);
  if (body.kind !== "value") return body;
  if (text === undefined || !/^[^;]+\/[^;]+$/.test(text) || isRange(text)) return computed;
  if (isJsonType(text)) return { ...body, asJson: true, mediaType: text };
  return isStringType(body.type.type) && text === "text/plain" ? body : computed;
}
