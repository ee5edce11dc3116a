/** Text, characters and paths. */
import {
  alternativesOf,
  asText,
  type CSharpValue,
  enumerate,
  fieldOf,
  joinedText,
  knownString,
  makeList,
  type NativeCall,
  type NativeMember,
  nullValue,
  oneOf,
  stringValue,
  unknownValue,
  writtenText,
} from "../../csharp/execution/index.js";
import { type MemberTable, sameFor } from "../member-table.js";
import { integers } from "./conversions.js";
import { type KnownArguments, knownLength, pure } from "./known-values.js";

export type PureMember = (args: KnownArguments) => ReturnType<Parameters<typeof pure>[0]>;

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

export function cut(args: KnownArguments): readonly [number, number] {
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

export function replaced(args: KnownArguments): string {
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

export function inserted(text: string, at: number, more: string): string {
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

const format: NativeMember = (call) => {
  const { machine, place, type } = call;
  const first = call.argument("provider") === undefined ? 0 : 1;
  const pattern = knownString(call.values[first]);
  const values = valuesOf(call, first + 1);
  const unknown = unknownValue("how it is formatted is not known", place, type);
  if (pattern === undefined || values === undefined) return unknown;
  const parts: (string | CSharpValue)[] = [];
  const pieces = pattern.matchAll(/\{\{|\}\}|\{(\d+)(?:,(-?\d+))?(?::([^{}]*))?\}|[^{}]+|[{}]/g);
  for (const [piece, at, width, written] of pieces) {
    const value = at === undefined ? undefined : values[Number(at)];
    if (value !== undefined)
      parts.push(writtenText(machine, value, written, width === undefined ? undefined : Number(width), place));
    else if (at !== undefined || piece === "{" || piece === "}") return unknown;
    else parts.push(piece === "{{" ? "{" : piece === "}}" ? "}" : piece);
  }
  return joinedText(parts, place);
};

const toText: NativeMember = ({ machine, receiver = nullValue, values: [pattern], place }) =>
  writtenText(machine, receiver, knownString(pattern), undefined, place);

/** `string.Create(culture, $"…")`: nothing that is followed depends on the culture. */
const interpolated: NativeMember = (call) => {
  const text = call.argument("handler") ?? call.argument("formattable") ?? nullValue;
  const isText = alternativesOf(text).every((one) => knownString(one) !== undefined || one.kind === "text");
  return isText ? text : unknownValue("what it is made of is not known", call.place, call.type);
};

/** `Path.Join`: a separator only where there is none. */
const joinPath: NativeMember = (call) => {
  const values = valuesOf(call);
  if (values === undefined) return unknownValue("what is joined is not known", call.place, call.type);
  const parts: (string | CSharpValue)[] = [];
  for (const value of values) {
    const text = knownString(value);
    if (text === undefined && value.kind !== "text")
      return unknownValue("the path is not known", call.place, call.type);
    if (text === "") continue;
    const last = parts.at(-1);
    const isSeparated = (typeof last === "string" && last.endsWith("/")) || text?.startsWith("/") === true;
    if (parts.length > 0 && !isSeparated) parts.push("/");
    parts.push(text ?? value);
  }
  return joinedText(parts, call.place);
};

/** Of a number or an enum that is not known; asking for its text again would lead back here. */
const toTextOfValue: NativeMember = (call) =>
  call.receiver?.kind === "object" ? unknownValue("its text is not known", call.place, call.type) : toText(call);

/** `new string('x', 3)`, `new string(characters)`. */
const makeString = pure((args) =>
  args.has(1) ? args.text(0).repeat(within(args.number(1), 10_000)) : args.texts(0).join(""),
);

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

export const textMembers: MemberTable = {
  methods: {
    ...methodsOf("System.String", stringMembers),
    "M:System.String.Replace": replaceText,
    ...methodsOf("System.Char", charMembers),
    ...methodsOf("System.IO.Path", pathMembers),
    "M:System.IO.Path.Combine": combine,
    "M:System.IO.Path.Join": joinPath,
    "M:System.String.Join": join,
    "M:System.String.Concat": concat,
    "M:System.String.Format": format,
    ...sameFor(["M:System.String.Create", "M:System.FormattableString.Invariant"], interpolated),
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
    "M:System.Uri.EscapeDataString": pure((given) =>
      encodeURIComponent(given.text(0)).replaceAll(
        /[!'()*]/g,
        (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    ),
  },
  fields: {
    "F:System.String.Empty": () => stringValue(""),
  },
  properties: {
    "P:System.String.Length": pure((args) => args.text(0).length),
    // What is given to the constructor.
    "P:System.Exception.Message": ({ machine, receiver, type, place }) =>
      fieldOf(machine, receiver, "(message)") ?? unknownValue("the message is not known", place, type),
  },
};
