import type { PrimitiveName } from "../type-use.js";

/** What one number type of C# can hold. Bounds are decimal text, so that no digit is lost. */
export interface NumberType {
  readonly whole: boolean;
  readonly minimum: string;
  readonly maximum: string;
  /** Every whole number up to this one, and its negative inside the bounds, is a value of the type. */
  readonly exactTo: number;
}

function integer(minimum: string, maximum: string): NumberType {
  return { whole: true, minimum, maximum, exactTo: Number(maximum) };
}

function fraction(largest: string, exactTo: number): NumberType {
  return { whole: false, minimum: `-${largest}`, maximum: largest, exactTo };
}

const numberTypes = {
  int8: integer("-128", "127"),
  uint8: integer("0", "255"),
  int16: integer("-32768", "32767"),
  uint16: integer("0", "65535"),
  int32: integer("-2147483648", "2147483647"),
  uint32: integer("0", "4294967295"),
  int64: integer("-9223372036854775808", "9223372036854775807"),
  uint64: integer("0", "18446744073709551615"),
  int128: integer("-170141183460469231731687303715884105728", "170141183460469231731687303715884105727"),
  uint128: integer("0", "340282366920938463463374607431768211455"),
  float16: fraction("65504", 2 ** 11),
  float32: fraction("3.40282347E+38", 2 ** 24),
  float64: fraction("1.7976931348623157E+308", 2 ** 53),
  decimal: fraction("79228162514264337593543950335", 2 ** 96),
} satisfies Partial<Record<PrimitiveName, NumberType>>;

export type NumberName = keyof typeof numberTypes;

/** Whether it is a JSON number unless an option sends it as a string. */
export function isNumber(name: PrimitiveName): name is NumberName {
  return Object.hasOwn(numberTypes, name);
}

export function numberType(name: NumberName): NumberType {
  return numberTypes[name];
}

/** Whether every value of one type that a client can represent is also a value of the other. Clients hold doubles. */
export function holdsEvery(wide: NumberName, narrow: NumberName): boolean {
  const outer = numberTypes[wide];
  const inner = numberTypes[narrow];
  return (
    Number(outer.minimum) <= Number(inner.minimum) &&
    Number(outer.maximum) >= Number(inner.maximum) &&
    (inner.whole || !outer.whole) &&
    Math.min(inner.exactTo, 2 ** 53) <= outer.exactTo
  );
}
