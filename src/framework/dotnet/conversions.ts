/** Numbers and truth values in text, and what `Convert` and `Math` make. */
import { specialTypeOf } from "../../csharp/binding/symbols/special-types.js";
import { fitsInteger } from "../../csharp/binding/types/numeric-types.js";
import {
  asText,
  booleanValue,
  type CSharpValue,
  defaultOf,
  exceptionOf,
  isNull,
  knownString,
  type NativeCall,
  type NativeMember,
  nullValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { type MemberTable, sameFor } from "../member-table.js";
import { type KnownArguments, pure } from "./known-values.js";

/** `TryParse`: whether, and through `out` what. */
function tryParse(read: (text: string, call: NativeCall) => CSharpValue | undefined): NativeMember {
  return (call) => {
    const text = call.values[0] !== undefined && isNull(call.values[0]) ? "" : knownString(call.values[0]);
    // A style or a culture says how it is read.
    if (text === undefined || call.values[1]?.kind === "constant")
      return unknownValue("what is parsed is not known", call.place, call.type);
    const value = read(text, call);
    const type = call.parameterType("result");
    const result = value ?? (type === undefined ? undefined : defaultOf(type));
    if (result !== undefined) call.out("result", result);
    return booleanValue(value !== undefined);
  };
}

/** Of the type that parses it: 256 is no byte. */
function integerIn(text: string, { declaredIn, parameterType }: NativeCall): CSharpValue | undefined {
  if (!/^\s*[-+]?\d+\s*$/.test(text)) return undefined;
  const value = BigInt(text.trim().replace("+", ""));
  const type = declaredIn === undefined ? parameterType("result")?.type : declaredIn;
  const special = type?.kind === "named" ? specialTypeOf(type) : undefined;
  const wanted = integerTypes.find((one) => one === special) ?? "int";
  if (!fitsInteger(value, wanted)) return undefined;
  return { kind: "constant", constant: { kind: "integer", value, type: wanted } };
}

const integerTypes = ["byte", "short", "int", "long"] as const;

const parseInteger: NativeMember = (call) => {
  const text = knownString(call.values[0]);
  // A style says how it is read.
  if (text === undefined || (call.values[1] !== undefined && call.values[1].kind !== "object"))
    return unknownValue("what is parsed is not known", call.place, call.type);
  const value = integerIn(text, call);
  if (value === undefined) throw exceptionOf(call.machine, call.place, "FormatException");
  return value;
};

function booleanIn(text: string): CSharpValue | undefined {
  const lower = text.trim().toLowerCase();
  return lower === "true" || lower === "false" ? booleanValue(lower === "true") : undefined;
}

function parsedBoolean(given: KnownArguments): boolean {
  const text = given.text(0).trim().toLowerCase();
  if (text !== "true" && text !== "false") throw new RangeError();
  return text === "true";
}

function isChar({ values: [value] }: NativeCall): boolean {
  return value?.kind === "constant" && value.constant.kind === "char";
}

export const integers = ["Byte", "Int16", "Int32", "Int64"];

export const conversions: MemberTable = {
  methods: {
    ...sameFor(
      integers.map((type) => `M:System.${type}.Parse`),
      parseInteger,
    ),
    ...sameFor(
      integers.map((type) => `M:System.${type}.TryParse`),
      tryParse(integerIn),
    ),
    "M:System.Boolean.Parse": pure(parsedBoolean),
    "M:System.Boolean.TryParse": tryParse(booleanIn),
    "M:System.Convert.ToInt32": (call) =>
      call.parameterType("value")?.type.kind === "named" && knownString(call.values[0]) !== undefined && !isChar(call)
        ? parseInteger(call)
        : unknownValue("what it is converted from is not known", call.place, call.type),
    "M:System.Convert.ToBoolean": pure(parsedBoolean),
    "M:System.Convert.ToString": ({ machine, values: [value = nullValue], argument, place, type }) =>
      argument("toBase") === undefined
        ? asText(machine, value, place)
        : unknownValue("how it is formatted is not known", place, type),
    "M:System.Math.Max": pure((given) => Math.max(given.number(0), given.number(1))),
    "M:System.Math.Min": pure((given) => Math.min(given.number(0), given.number(1))),
    "M:System.Math.Abs": pure((given) => Math.abs(given.number(0))),
  },
};
