/** Functions without effects: on constants they run here, on anything else what they give is not known. */
import { isStackExhausted } from "../../caching/stack-depth.js";
import { specialTypeOf } from "../../csharp/binding/symbols/special-types.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import {
  alternativesOf,
  assumedText,
  booleanValue,
  type CSharpMachine,
  type CSharpValue,
  enumerate,
  isNull,
  knownString,
  longestKnownText,
  makeCollection,
  type NativeCall,
  type NativeMember,
  nullValue,
  onceAsked,
  oneOf,
  type Place,
  stringValue,
  Thrown,
  type UnknownValue,
  unknownValue,
  withoutThrows,
} from "../../csharp/execution/index.js";

type Known = string | number | boolean | null | readonly string[];

/** An argument is not a constant of the kind that the function needs. */
class NotKnown {}

/** What a function is called on and with: the receiver of an instance member is the first. */
export class KnownArguments {
  readonly #machine: CSharpMachine;
  readonly #values: readonly (CSharpValue | undefined)[];
  readonly #place: Place;

  constructor(machine: CSharpMachine, values: readonly (CSharpValue | undefined)[], place: Place) {
    this.#machine = machine;
    this.#values = values;
    this.#place = place;
  }

  has(at: number): boolean {
    return this.#values[at] !== undefined;
  }

  isNull(at: number): boolean {
    const value = this.#values[at];
    return value !== undefined && isNull(value);
  }

  text(at: number): string {
    const value = this.#constant(at);
    if (value.kind !== "string" && value.kind !== "char") throw new NotKnown();
    return value.value;
  }

  number(at: number): number {
    const value = this.#constant(at);
    if (value.kind === "float") return value.value;
    if (value.kind !== "integer" && value.kind !== "enum") throw new NotKnown();
    return Number(value.value);
  }

  /** The name of a member of an enum; empty where nothing is given. */
  member(at: number): string {
    const value = this.#values[at];
    if (value === undefined) return "";
    if (value.kind !== "constant" || value.constant.kind !== "enum") return "";
    return value.constant.members.join();
  }

  texts(at: number): readonly string[] {
    const value = this.#values[at];
    if (value === undefined || isNull(value)) return [];
    if (value.kind === "constant") return [this.text(at)];
    const { elements, rest } = enumerate(this.#machine, value, this.#place);
    if (rest !== undefined) throw new NotKnown();
    return elements.map((element) => {
      if (element.conditions.length > 0 || element.value.kind !== "constant") throw new NotKnown();
      const { constant } = element.value;
      if (constant.kind !== "string" && constant.kind !== "char") throw new NotKnown();
      return constant.value;
    });
  }

  #constant(at: number): Extract<CSharpValue, { kind: "constant" }>["constant"] {
    const value = this.#values[at];
    if (value?.kind !== "constant") throw new NotKnown();
    return value.constant;
  }
}

/** A text that doubles with each round of a loop is not made. */
export function knownLength(length: number): number {
  if (length > longestKnownText) throw new NotKnown();
  return length;
}

const mostWays = 32;

/** `run` throws a `RangeError` where .NET throws, and gives undefined where the answer is not known. */
export function pure(run: (args: KnownArguments) => Known | undefined): NativeMember {
  const member: NativeMember = (call) => {
    const values = [...(call.receiver === undefined ? [] : [call.receiver]), ...call.values];
    let ways: (CSharpValue | undefined)[][] = [[]];
    for (const value of values) {
      const values = value === undefined ? [undefined] : alternativesOf(value);
      ways = ways.flatMap((way) => values.map((one) => [...way, one]));
      if (ways.length > mostWays) return unknown(call);
    }
    const result = oneOf(ways.map((way) => runOne(call, run, way)));
    const at = call.values.findIndex((value) => value?.kind === "unknown" && value.later !== undefined);
    return onceAsked(result, call.values[at], (argument) =>
      member({ ...call, values: call.values.with(at, argument) }),
    );
  };
  return member;
}

function runOne(
  call: NativeCall,
  run: (args: KnownArguments) => Known | undefined,
  values: readonly (CSharpValue | undefined)[],
): CSharpValue {
  try {
    const result = run(new KnownArguments(call.machine, values, call.place));
    return result === undefined ? unknown(call) : asValue(call.machine, result, call.type, call.place);
  } catch (error) {
    if (error instanceof NotKnown) return assumedResult(call, run, values);
    if (error instanceof RangeError && !isStackExhausted(error))
      throw new Thrown(unknownValue("an argument is out of range", call.place));
    throw error;
  }
}

/** What a function makes of a text that is assumed is assumed as well. */
function assumedResult(
  call: NativeCall,
  run: (args: KnownArguments) => Known | undefined,
  values: readonly (CSharpValue | undefined)[],
): CSharpValue {
  const assumed = values.map((one) => (one?.kind === "constant" ? undefined : assumedText(one)));
  const settings = assumed.flatMap((one) => one?.settings ?? []);
  if (settings.length === 0) return unknown(call);
  const texts = values.map((one, at) => {
    const text = assumed[at]?.text;
    return text === undefined ? one : stringValue(text);
  });
  const text = knownString(withoutThrows(() => runOne(call, run, texts)));
  return text === undefined ? unknown(call) : { ...unknown(call), assumed: { text, settings } };
}

function unknown({ place, type }: NativeCall): UnknownValue {
  return unknownValue("what it is called with is not known", place, type);
}

function asValue(machine: CSharpMachine, result: Known, type: AnnotatedType | undefined, place: Place): CSharpValue {
  if (result === null) return nullValue;
  if (typeof result === "boolean") return booleanValue(result);
  const special = type === undefined ? undefined : specialTypeOf(type.type);
  if (typeof result === "string")
    return special === "char" ? { kind: "constant", constant: { kind: "char", value: result } } : stringValue(result);
  if (typeof result === "number") return numberValue(result, special);
  return makeCollection(machine, type?.type, result.map(stringValue), place);
}

function numberValue(value: number, type: ReturnType<typeof specialTypeOf>): CSharpValue {
  if (type === "double" || type === "float") return { kind: "constant", constant: { kind: "float", value, type } };
  const integer = { kind: "integer", value: BigInt(Math.trunc(value)), type: type ?? "int" } as const;
  return { kind: "constant", constant: integer };
}
