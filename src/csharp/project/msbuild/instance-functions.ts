/** Members of the .NET types a property's value can have: String, Version, arrays, numbers. */
import { CannotEvaluate } from "./cannot-evaluate.js";
import { checkLength } from "./size-limits.js";
import { compareVersions, isMatch, isVersion, parseVersion, textOfValue, type Value } from "./value.js";

export function callInstanceMember(value: Value, member: string, parameters: readonly Value[] | undefined): Value {
  if (isVersion(value)) return versionMember(value.parts, member);
  if (isMatch(value)) return matchMember(value.groups, member);
  if (Array.isArray(value)) return arrayMember(value, member, parameters ?? []);
  return stringMember(textOfValue(value), member, parameters ?? []);
}

function versionMember(parts: readonly number[], member: string): Value {
  switch (member.toLowerCase()) {
    case "major":
      return parts[0] ?? 0;
    case "minor":
      return parts[1] ?? 0;
    case "build":
      return parts[2] ?? -1;
    case "revision":
      return parts[3] ?? -1;
    case "tostring":
      return parts.join(".");
    default:
      throw new CannotEvaluate(`Version.${member} is not known`);
  }
}

function matchMember(groups: readonly string[], member: string): Value {
  switch (member.toLowerCase()) {
    case "success":
      return groups.length > 0;
    case "value":
    case "tostring":
      return groups[0] ?? "";
    case "groups":
      return groups;
    default:
      throw new CannotEvaluate(`Match.${member} is not known`);
  }
}

function arrayMember(items: readonly string[], member: string, parameters: readonly Value[]): Value {
  switch (member.toLowerCase()) {
    case "length":
    case "count":
      return items.length;
    case "get_item":
    case "getvalue": {
      const item = items[numberAt(parameters, 0)];
      if (item === undefined)
        throw new CannotEvaluate(`the index ${textOfValue(parameters[0] ?? null)} is out of range`);
      return item;
    }
    default:
      throw new CannotEvaluate(`Array.${member} is not known`);
  }
}

type StringFunction = (text: string, parameters: readonly Value[]) => Value;

const stringFunctions: ReadonlyMap<string, StringFunction> = new Map(
  Object.entries<StringFunction>({
    length: (text) => text.length,
    contains: (text, p) => compared(text, p, 1).includes(compared(textAt(p, 0), p, 1)),
    startswith: (text, p) => compared(text, p, 1).startsWith(compared(textAt(p, 0), p, 1)),
    endswith: (text, p) => compared(text, p, 1).endsWith(compared(textAt(p, 0), p, 1)),
    equals: (text, p) => compared(text, p, 1) === compared(textAt(p, 0), p, 1),
    compareto: (text, p) => (text < textAt(p, 0) ? -1 : text === textAt(p, 0) ? 0 : 1),
    indexof: (text, p) => compared(text, p, p.length - 1).indexOf(compared(textAt(p, 0), p, p.length - 1)),
    lastindexof: (text, p) => text.lastIndexOf(textAt(p, 0)),
    indexofany: (text, p) => {
      const places = [...textAt(p, 0)].map((c) => text.indexOf(c)).filter((at) => at !== -1);
      return places.length === 0 ? -1 : Math.min(...places);
    },
    replace: (text, p) => {
      if (textAt(p, 0) === "") throw new CannotEvaluate("the text to replace is empty");
      const parts = text.split(textAt(p, 0));
      checkLength(text.length + parts.length * textAt(p, 1).length);
      return parts.join(textAt(p, 1));
    },
    tolower: (text) => text.toLowerCase(),
    tolowerinvariant: (text) => text.toLowerCase(),
    toupper: (text) => text.toUpperCase(),
    toupperinvariant: (text) => text.toUpperCase(),
    tostring: (text) => text,
    trim: (text, p) => trimEnd(trimStart(text, characters(p)), characters(p)),
    trimstart: (text, p) => trimStart(text, characters(p)),
    trimend: (text, p) => trimEnd(text, characters(p)),
    substring: (text, p) => {
      const start = numberAt(p, 0);
      const length = p.length > 1 ? numberAt(p, 1) : text.length - start;
      if (start < 0 || length < 0 || start + length > text.length)
        throw new CannotEvaluate("the substring is out of range");
      return text.slice(start, start + length);
    },
    split: (text, p) => {
      const separators = new Set(p.flatMap((value) => [...textOfValue(value)]));
      const parts: string[] = [];
      let part = "";
      for (const c of text) {
        if (separators.has(c)) {
          parts.push(part);
          part = "";
        } else part += c;
      }
      return [...parts, part];
    },
    padleft: (text, p) => text.padStart(widthAt(p, 0), p.length > 1 ? textAt(p, 1) : " "),
    padright: (text, p) => text.padEnd(widthAt(p, 0), p.length > 1 ? textAt(p, 1) : " "),
    insert: (text, p) => text.slice(0, numberAt(p, 0)) + textAt(p, 1) + text.slice(numberAt(p, 0)),
    remove: (text, p) =>
      text.slice(0, numberAt(p, 0)) + (p.length > 1 ? text.slice(numberAt(p, 0) + numberAt(p, 1)) : ""),
    get_chars: (text, p) => text.charAt(numberAt(p, 0)),
    get_item: (text, p) => text.charAt(numberAt(p, 0)),
    // Members of what `Directory.GetParent` answers, which is kept as its path.
    fullname: (text) => text,
    // Of a group of a match, which is kept as its text.
    value: (text) => text,
  }),
);

function stringMember(text: string, member: string, parameters: readonly Value[]): Value {
  const call = stringFunctions.get(member.toLowerCase());
  if (call === undefined) throw new CannotEvaluate(`String.${member} is not known`);
  return call(text, parameters);
}

export function textAt(parameters: readonly Value[], index: number): string {
  return textOfValue(parameters[index] ?? "");
}

function widthAt(parameters: readonly Value[], index: number): number {
  const width = numberAt(parameters, index);
  checkLength(width);
  return width;
}

export function numberAt(parameters: readonly Value[], index: number): number {
  const number = Number(textAt(parameters, index));
  if (textAt(parameters, index).trim() === "" || Number.isNaN(number)) {
    throw new CannotEvaluate(`"${textAt(parameters, index)}" is not a number`);
  }
  return number;
}

/** In lower case where the parameter at `index` is a comparison that ignores it. */
function compared(text: string, parameters: readonly Value[], index: number): string {
  return index > 0 && /IgnoreCase$/.test(textAt(parameters, index)) ? text.toLowerCase() : text;
}

function characters(parameters: readonly Value[]): string | undefined {
  const all = parameters.map(textOfValue).join("");
  return all === "" ? undefined : all;
}

function trimStart(text: string, set: string | undefined): string {
  if (set === undefined) return text.trimStart();
  let start = 0;
  while (start < text.length && set.includes(text.charAt(start))) start++;
  return text.slice(start);
}

function trimEnd(text: string, set: string | undefined): string {
  if (set === undefined) return text.trimEnd();
  let end = text.length;
  while (end > 0 && set.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

export function compareVersionTexts(a: string, b: string): number {
  const left = parseVersion(a);
  const right = parseVersion(b);
  if (left === undefined || right === undefined) {
    throw new CannotEvaluate(`"${left === undefined ? a : b}" is not a version`);
  }
  return compareVersions(left, right);
}
