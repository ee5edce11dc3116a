/** Text, characters, numbers and paths. */
import { specialTypeOf } from "../../csharp/binding/symbols/special-types.js";
import { fitsInteger } from "../../csharp/binding/types/numeric-types.js";
import {
  alternativesOf,
  asText,
  booleanValue,
  type CSharpValue,
  defaultOf,
  enumerate,
  exceptionOf,
  isNull,
  joinedText,
  knownInteger,
  knownObject,
  knownString,
  makeList,
  type NativeCall,
  type NativeMember,
  type NativeProperty,
  nullValue,
  oneOf,
  stringValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { type MemberTable, sameFor, sameForMethods } from "../member-table.js";
import { type KnownArguments, knownLength, pure, pureProperty } from "./known-values.js";

type PureMember = (args: KnownArguments) => ReturnType<Parameters<typeof pure>[0]>;

/** `Type.Method`, by the methods of a type. */
function methodsOf(type: string, members: ReadonlyMap<string, PureMember>): MemberTable["methods"] {
  return Object.fromEntries([...members].map(([name, run]) => [`M:${type}.${name}`, pure(run)]));
}

/** Where `StringComparison` says so, both texts in one case. */
function folded(args: KnownArguments, comparison: number): readonly [string, string] {
  const ignoresCase = args.member(comparison).endsWith("IgnoreCase");
  const [a, b] = [args.text(0), args.text(1)];
  return ignoresCase ? [a.toUpperCase(), b.toUpperCase()] : [a, b];
}

function within(at: number, length: number): number {
  if (at < 0 || at > length) throw new RangeError();
  return at;
}

function cut(args: KnownArguments): readonly [number, number] {
  const { length } = args.text(0);
  const from = within(args.number(1), length);
  return [from, args.has(2) ? within(from + args.number(2), length) : length];
}

/** Ordinal, as `string.CompareOrdinal`; of texts of letters and digits that differ in more than case, cultures agree. */
function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function trimmed(args: KnownArguments, atStart: boolean, atEnd: boolean): string {
  const characters = args.isNull(1) || !args.has(1) ? [] : args.texts(1).length > 0 ? args.texts(1) : [];
  const isGone = (one: string): boolean => (characters.length === 0 ? one.trim() === "" : characters.includes(one));
  const text = args.text(0);
  let [from, to] = [0, text.length];
  while (atStart && from < to && isGone(text.charAt(from))) from++;
  while (atEnd && to > from && isGone(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}

function replaced(args: KnownArguments): string {
  const [old, next] = [args.text(1), args.isNull(2) ? "" : args.text(2)];
  if (old === "") throw new RangeError();
  const text = args.text(0);
  knownLength((text.length / old.length) * next.length);
  if (!args.member(3).endsWith("IgnoreCase")) return text.replaceAll(old, () => next);
  return text.replaceAll(new RegExp(old.replaceAll(/[^\w\s]/g, String.raw`\$&`), "gi"), () => next);
}

function splitText(args: KnownArguments): readonly string[] | undefined {
  const separators = args.isNull(1) ? [] : args.texts(1);
  const isList = separators.length !== 1;
  // `Split("::")` and `Split(',')` have one separator; arrays of them are characters, unless an option follows.
  const by = isList ? separators : [separators.join("")];
  const counted = args.has(2) && args.member(2) === "" && !args.isNull(2) ? args.number(2) : undefined;
  const options = `${args.member(2)},${args.member(3)}`;
  const parts: string[] = [];
  let rest = args.text(0);
  const next = (): { readonly at: number; readonly length: number } | undefined => {
    const separatorPlaces = (by.length === 0 ? [" ", "\t", "\n", "\r"] : by)
      .map((one) => ({ at: one === "" ? -1 : rest.indexOf(one), length: one.length }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.length - a.length);
    return separatorPlaces[0];
  };
  for (let at = next(); at !== undefined && (counted === undefined || parts.length < counted - 1); at = next()) {
    parts.push(rest.slice(0, at.at));
    rest = rest.slice(at.at + at.length);
  }
  parts.push(rest);
  const clean = options.includes("TrimEntries") ? parts.map((one) => one.trim()) : parts;
  return options.includes("RemoveEmptyEntries") ? clean.filter((one) => one !== "") : clean;
}

const stringMembers = new Map<string, PureMember>([
  ["ToLower", (args) => args.text(0).toLowerCase()],
  ["ToLowerInvariant", (args) => args.text(0).toLowerCase()],
  ["ToUpper", (args) => args.text(0).toUpperCase()],
  ["ToUpperInvariant", (args) => args.text(0).toUpperCase()],
  ["Contains", (args) => folded(args, 2)[0].includes(folded(args, 2)[1])],
  ["StartsWith", (args) => folded(args, 2)[0].startsWith(folded(args, 2)[1])],
  ["EndsWith", (args) => folded(args, 2)[0].endsWith(folded(args, 2)[1])],
  ["IndexOf", (args) => (args.member(2) === "" ? indexOf(args) : folded(args, 2)[0].indexOf(folded(args, 2)[1]))],
  ["LastIndexOf", (args) => (args.has(2) ? undefined : args.text(0).lastIndexOf(args.text(1)))],
  ["Substring", (args) => args.text(0).slice(...cut(args))],
  ["Remove", (args) => args.text(0).slice(0, cut(args)[0]) + args.text(0).slice(cut(args)[1])],
  ["Insert", (args) => inserted(args.text(0), args.number(1), args.text(2))],
  ["Trim", (args) => trimmed(args, true, true)],
  ["TrimStart", (args) => trimmed(args, true, false)],
  ["TrimEnd", (args) => trimmed(args, false, true)],
  ["PadLeft", (args) => args.text(0).padStart(knownLength(args.number(1)), args.has(2) ? args.text(2) : " ")],
  ["PadRight", (args) => args.text(0).padEnd(knownLength(args.number(1)), args.has(2) ? args.text(2) : " ")],
  ["Split", splitText],
  ["IsNullOrEmpty", (args) => args.isNull(0) || args.text(0) === ""],
  ["IsNullOrWhiteSpace", (args) => args.isNull(0) || args.text(0).trim() === ""],
  ["Equals", (args) => !args.isNull(0) && !args.isNull(1) && folded(args, 2)[0] === folded(args, 2)[1]],
  ["Compare", (args) => compared(...folded(args, 2))],
  ["CompareTo", (args) => compared(args.text(0), args.text(1))],
  ["CompareOrdinal", (args) => compared(args.text(0), args.text(1))],
]);

function indexOf(args: KnownArguments): number {
  return args.text(0).indexOf(args.text(1), args.has(2) ? within(args.number(2), args.text(0).length) : 0);
}

function inserted(text: string, at: number, more: string): string {
  return text.slice(0, within(at, text.length)) + more + text.slice(at);
}

const charMembers = new Map<string, PureMember>([
  ["ToUpper", (args) => args.text(0).toUpperCase()],
  ["ToUpperInvariant", (args) => args.text(0).toUpperCase()],
  ["ToLower", (args) => args.text(0).toLowerCase()],
  ["ToLowerInvariant", (args) => args.text(0).toLowerCase()],
  ["IsUpper", (args) => /^\p{Lu}$/u.test(args.text(0))],
  ["IsLower", (args) => /^\p{Ll}$/u.test(args.text(0))],
  ["IsDigit", (args) => /^\p{Nd}$/u.test(args.text(0))],
  ["IsLetter", (args) => /^\p{L}$/u.test(args.text(0))],
  ["IsLetterOrDigit", (args) => /^[\p{L}\p{Nd}]$/u.test(args.text(0))],
  ["IsWhiteSpace", (args) => args.text(0).trim() === ""],
]);

/** The last separator; `\` separates on Windows only. */
function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

const pathMembers = new Map<string, PureMember>([
  ["GetFileName", (args) => fileName(args.text(0))],
  ["GetExtension", (args) => extension(fileName(args.text(0)))],
  ["GetFileNameWithoutExtension", (args) => withoutExtension(fileName(args.text(0)))],
  ["GetDirectoryName", (args) => args.text(0).slice(0, Math.max(0, args.text(0).lastIndexOf("/")))],
]);

function extension(name: string): string {
  return name.includes(".") && !name.endsWith(".") ? name.slice(name.lastIndexOf(".")) : "";
}

function withoutExtension(name: string): string {
  return name.includes(".") ? name.slice(0, name.lastIndexOf(".")) : name;
}

/** `Path.Combine`: what begins with a separator begins anew. */
const combine: NativeMember = (call) => {
  const parts: (string | CSharpValue)[] = [];
  for (const value of valuesOf(call) ?? []) {
    const text = knownString(value);
    if (text === undefined && value.kind !== "text")
      return unknownValue("the path is not known", call.place, call.type);
    if (text?.startsWith("/") === true) parts.length = 0;
    const last = parts.at(-1);
    if (parts.length > 0 && !(typeof last === "string" && last.endsWith("/"))) parts.push("/");
    parts.push(text ?? value);
  }
  return joinedText(parts, call.place);
};

/** The arguments of a `params` method, or the elements of the one collection that it is given. */
function valuesOf({ machine, values, place }: NativeCall, from = 0): readonly CSharpValue[] | undefined {
  const parts = values.slice(from).flatMap((one) => one ?? []);
  const [only] = parts;
  if (only === undefined || parts.length > 1) return parts;
  if (only.kind === "constant" || only.kind === "text") return parts;
  const { elements, rest } = enumerate(machine, only, place);
  if (rest !== undefined || elements.some((one) => one.conditions.length > 0)) return undefined;
  return elements.map(({ value }) => value);
}

const join: NativeMember = (call) => {
  const { machine, values, place, type } = call;
  const separator = values[0] ?? nullValue;
  const parts = valuesOf(call, 1);
  if (parts === undefined) return unknownValue("what is joined is not known", place, type);
  const text = parts.flatMap((part, at) => [...(at === 0 ? [] : [separator]), asText(machine, part, place)]);
  return joinedText(text, place);
};

const concat: NativeMember = (call) => {
  const parts = valuesOf(call);
  if (parts === undefined) return unknownValue("what is joined is not known", call.place, call.type);
  const text = parts.map((part) => asText(call.machine, part, call.place));
  return joinedText(text, call.place);
};

/** Placeholders without a format of their own. */
const format: NativeMember = (call) => {
  const { machine, place, type } = call;
  const first = call.argument("provider") === undefined ? 0 : 1;
  const pattern = knownString(call.values[first]);
  const values = valuesOf(call, first + 1);
  const unknown = unknownValue("how it is formatted is not known", place, type);
  if (pattern === undefined || values === undefined) return unknown;
  const parts: (string | CSharpValue)[] = [];
  for (const [piece, at] of pattern.matchAll(/\{\{|\}\}|\{(\d+)\}|[^{}]+|[{}]/g)) {
    const value = at === undefined ? undefined : values[Number(at)];
    if (value !== undefined) parts.push(asText(machine, value, place));
    else if (at !== undefined || piece === "{" || piece === "}") return unknown;
    else parts.push(piece === "{{" ? "{" : piece === "}}" ? "}" : piece);
  }
  return joinedText(parts, place);
};

const toText: NativeMember = ({ machine, receiver = nullValue, values: [pattern], place, type }) =>
  knownString(pattern) === undefined || receiver.kind !== "constant"
    ? asText(machine, receiver, place)
    : unknownValue("how it is formatted is not known", place, type);

/** Of a number or an enum that is not known; asking for its text again would lead back here. */
const toTextOfValue: NativeMember = (call) =>
  call.receiver?.kind === "object" ? unknownValue("its text is not known", call.place, call.type) : toText(call);

/** `new string('x', 3)`, `new string(characters)`. */
const makeString = pure((args) =>
  args.has(1) ? args.text(0).repeat(within(args.number(1), 10_000)) : args.texts(0).join(""),
);

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

const integers = ["Byte", "Int16", "Int32", "Int64"];

/** Where a `StringBuilder` keeps its text. */
const builderKey = "(text)";

function builderText({ machine, receiver }: NativeCall): CSharpValue {
  const object = knownObject(receiver);
  return (object && machine.memory.field(object, builderKey)?.value) ?? stringValue("");
}

function setBuilderText({ machine, receiver, place }: NativeCall, value: CSharpValue): CSharpValue {
  const object = knownObject(receiver);
  if (object !== undefined) machine.memory.setField(object, builderKey, { value, place });
  return receiver ?? nullValue;
}

const append =
  (end: string): NativeMember =>
  (call) => {
    const [value, count] = call.values;
    const times = call.argument("repeatCount");
    const character = knownString(value);
    const isPart = count !== undefined && times === undefined;
    const repeated = knownInteger(times);
    const more =
      isPart || (times !== undefined && (repeated === undefined || character === undefined || repeated > longestInput))
        ? unknownValue("what is appended is not known", call.place)
        : times !== undefined
          ? stringValue((character ?? "").repeat(repeated ?? 0))
          : asText(call.machine, value ?? stringValue(""), call.place);
    return setBuilderText(call, joinedText([builderText(call), more, end], call.place));
  };

/** A change that is a function of the text. */
function change(run: PureMember): NativeMember {
  const changed = pure(run);
  return (call) => setBuilderText(call, changed({ ...call, receiver: builderText(call), type: undefined }));
}

const builder = "System.Text.StringBuilder";

const builderLength: NativeProperty = {
  read: (call) => pure((args) => args.text(0).length)({ ...call, receiver: builderText(call), values: [] }),
  write: (call, value) => {
    const shorter = pure((args) => args.text(0).slice(0, args.number(1)).padEnd(args.number(1), "\0"));
    setBuilderText(call, shorter({ ...call, receiver: builderText(call), values: [value], type: undefined }));
  },
  isStored: false,
};

const builderCharacter: NativeProperty = {
  read: (call) => pure((given) => given.text(0)[given.number(1)])({ ...call, receiver: builderText(call) }),
  write: (call) => {
    setBuilderText(call, unknownValue("a character of it is set", call.place));
  },
  isStored: false,
};

const expressions = "System.Text.RegularExpressions.Regex";
/** Longer ones could keep a hostile expression busy for ever. */
const longestInput = 200;

/** An expression of the parts that .NET and JavaScript share. */
function expressionOf(pattern: string, options: string): RegExp | undefined {
  if (pattern.length > longestInput || /\(\?[^:=!<]|\\[GAZz]|\(\?<[^=!]|\\p\{Is|\[[^\]]*-\[/.test(pattern))
    return undefined;
  if (/[*+}]\)[*+{]/.test(pattern)) return undefined;
  const flags = ["g", options.includes("IgnoreCase") ? "i" : "", options.includes("Multiline") ? "m" : ""].join("");
  try {
    return new RegExp(pattern, `${flags}u`);
  } catch {
    return undefined;
  }
}

function matching(args: KnownArguments, input: number, pattern: string, options: string): RegExp | undefined {
  return args.text(input).length > longestInput ? undefined : expressionOf(pattern, options);
}

function replacedBy(args: KnownArguments, pattern: string, options: string, replacement: number) {
  const expression = matching(args, 0, pattern, options);
  const next = args.text(replacement);
  if (expression === undefined || /\$[^\d$]/.test(next)) return undefined;
  return args.text(0).replace(expression, next.replaceAll("$0", "$$&"));
}

const regexReplace = pure((args) => replacedBy(args, args.text(1), args.member(3), 2));
const regexIsMatch = pure((args) => matching(args, 0, args.text(1), args.member(2))?.test(args.text(0)));

/** Called on an expression that was made with `new`, or statically. */
function onExpression(
  whenStatic: NativeMember,
  run: (args: KnownArguments, pattern: string, options: string) => ReturnType<PureMember>,
): NativeMember {
  return (call) => {
    const object = knownObject(call.receiver);
    if (object === undefined) return whenStatic(call);
    const field = (name: string): CSharpValue | undefined => call.machine.memory.field(object, name)?.value;
    const pattern = knownString(field("(pattern)"));
    const options = field("(options)");
    const named =
      options?.kind === "constant" && options.constant.kind === "enum" ? options.constant.members.join() : "";
    if (pattern === undefined) return unknownValue("the expression is not known", call.place, call.type);
    return pure((args) => run(args, pattern, named))({ ...call, receiver: undefined });
  };
}

/** `text.Replace("[x]", value)`: a value that is not known becomes a part of the text, where the text has anything to replace. */
const replaceText: NativeMember = (call) => {
  const { receiver, values, place } = call;
  const [old, next = nullValue, ...others] = values;
  const from = knownString(old);
  const replaceKnown = pure(replaced);
  if (receiver === undefined || from === undefined || from === "" || others.length > 0) return replaceKnown(call);
  const ways = alternativesOf(receiver).flatMap((text) =>
    alternativesOf(next).map((one) => {
      const whole = knownString(text);
      const parts = text.kind === "text" ? text.parts : whole === undefined ? [] : [whole];
      if (parts.length === 0 || (text.kind !== "text" && one.kind === "constant"))
        return replaceKnown({ ...call, receiver: text, values: [old, one] });
      const made = parts.flatMap((part) =>
        typeof part === "string"
          ? part.split(from).flatMap((rest, at) => (at === 0 ? [rest] : [one, rest]))
          : (part ?? []),
      );
      return joinedText(made, place);
    }),
  );
  return oneOf(ways, place);
};

const nothing: NativeMember = () => nullValue;

export const textMembers: MemberTable = {
  methods: {
    ...methodsOf("System.String", stringMembers),
    "M:System.String.Replace": replaceText,
    ...methodsOf("System.Char", charMembers),
    ...methodsOf("System.IO.Path", pathMembers),
    "M:System.IO.Path.Combine": combine,
    "M:System.String.Join": join,
    "M:System.String.Concat": concat,
    "M:System.String.Format": format,
    "M:System.String.ToCharArray": ({ machine, receiver = nullValue, values, type, place }) =>
      values.length > 0
        ? unknownValue("which characters are taken is not known", place, type)
        : makeList(machine, type?.type, enumerate(machine, receiver, place), place),
    "M:System.String.#ctor": (call) => makeString({ ...call, receiver: undefined, type: undefined }),
    "M:System.Object.ToString": toText,
    ...sameFor(
      ["String", "Char", "Boolean", "Enum", "Double", "Decimal", ...integers].map(
        (type) => `M:System.${type}.ToString`,
      ),
      toTextOfValue,
    ),
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
    "M:System.Uri.EscapeDataString": pure((given) =>
      encodeURIComponent(given.text(0)).replaceAll(
        /[!'()*]/g,
        (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    ),
    [`M:${builder}.#ctor`]: (call) =>
      knownString(call.argument("value")) === undefined
        ? nullValue
        : setBuilderText(call, call.argument("value") ?? nullValue),
    [`M:${builder}.Append`]: append(""),
    [`M:${builder}.AppendLine`]: append("\n"),
    [`M:${builder}.Insert`]: change((args) => inserted(args.text(0), args.number(1), args.text(2))),
    [`M:${builder}.Replace`]: change(replaced),
    [`M:${builder}.Remove`]: change(
      (given) => given.text(0).slice(0, cut(given)[0]) + given.text(0).slice(cut(given)[1]),
    ),
    ...sameForMethods(builder, ["AppendFormat", "AppendJoin", "CopyTo"], (call) =>
      setBuilderText(call, joinedText([builderText(call), unknownValue("it is formatted", call.place)], call.place)),
    ),
    [`M:${builder}.Clear`]: (call) => setBuilderText(call, stringValue("")),
    [`M:${builder}.ToString`]: builderText,
    [`M:${expressions}.#ctor`]: nothing,
    [`M:${expressions}.Replace`]: onExpression(regexReplace, (args, pattern, options) =>
      replacedBy(args, pattern, options, 1),
    ),
    [`M:${expressions}.IsMatch`]: onExpression(regexIsMatch, (args, pattern, options) =>
      matching(args, 0, pattern, options)?.test(args.text(0)),
    ),
  },
  fields: {
    "F:System.String.Empty": { read: () => stringValue(""), isStored: false },
  },
  properties: {
    "P:System.String.Length": pureProperty((args) => args.text(0).length),
    [`P:${builder}.Length`]: builderLength,
    [`P:${builder}.Chars`]: builderCharacter,
    // What is given to the constructor.
    "P:System.Exception.Message": {
      read: ({ machine, receiver, type, place }) =>
        (receiver?.kind === "object" && machine.memory.field(receiver.object, "(message)")?.value) ||
        unknownValue("the message is not known", place, type),
      isStored: false,
    },
  },
};
