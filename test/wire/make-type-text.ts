/** Types of members, as C# text. */
import type { Random } from "./random.js";

export interface KnownType {
  readonly name: string;
  readonly kind: "enum" | "object" | "value" | "generic";
  readonly isValueType: boolean;
  readonly firstMember?: string;
  /** An enum whose default is none of its members. */
  readonly lacksZero?: boolean;
  /** An enum with [Flags], whose names are any text to TypeScript. */
  readonly isFlags?: true;
  /** What a generic takes: anything where it does not say. */
  readonly argument?: "class" | "struct";
  /** Its argument may not be nullable. */
  readonly isNotNull?: true;
}

export interface TypeText {
  readonly text: string;
  readonly needs: readonly string[];
  readonly isValueType: boolean;
  readonly isNullable: boolean;
  /** A constant of it, for a default value. */
  readonly constant?: string;
  /** A struct or an enum whose default is not one of the values that its declaration promises. */
  readonly hasNoDefault?: true;
  readonly isFlags?: true;
}

/**
 * What a member holds that nobody sets, where that is not what C# gives it anyway; undefined where there is nothing to say
 * and the default would be a null that the type denies.
 */
export function initialOf({ text, isValueType, isNullable, hasNoDefault }: TypeText): string | undefined {
  if (hasNoDefault && !isNullable) return undefined;
  if (isNullable || (isValueType && !text.startsWith("ImmutableArray"))) return "";
  if (text === "string") return ' = ""';
  if (text === "Uri") return ' = new("https://example.org")';
  if (text === "Version") return " = new(1, 0)";
  if (
    text === "byte[]" ||
    text.endsWith("[]") ||
    /^(I?List|IEnumerable|ICollection|IReadOnly(List|Collection)|ImmutableArray)</.test(text)
  )
    return " = []";
  return /^(object|JsonObject|HashSet<.*|Dictionary<.*|Collection<.*|SortedDictionary<.*|Queue<.*|Stack<.*|LinkedList<.*)$/.test(
    text,
  )
    ? " = new()"
    : undefined;
}

/** One JSON string, number or boolean; all value types but the last three. */
export const scalarTypes: readonly string[] = [
  ...["int", "long", "short", "byte", "sbyte", "uint", "ulong", "ushort", "bool", "double", "float", "decimal", "char"],
  ...["Guid", "DateTime", "DateTimeOffset", "DateOnly", "TimeOnly", "TimeSpan", "Half", "Int128", "UInt128"],
  ...["string", "Uri", "Version"],
];

const references: ReadonlySet<string> = new Set([
  "string",
  "Uri",
  "Version",
  "byte[]",
  "object",
  "JsonNode",
  "JsonObject",
  "JsonArray",
]);

const constants: ReadonlyMap<string, string> = new Map([
  ["int", "5"],
  ["long", "6L"],
  ["short", "7"],
  ["bool", "true"],
  ["double", "1.5"],
  ["decimal", "2.5m"],
  ["string", '"given"'],
]);

const lists: readonly string[] = [
  ...["List", "IReadOnlyList", "IEnumerable", "IList", "ICollection", "IReadOnlyCollection", "HashSet", "ISet"],
  ...["Queue", "Stack", "LinkedList", "ObservableCollection", "Collection", "ImmutableArray", "ImmutableList"],
  ...["ImmutableHashSet", "ImmutableQueue", "IImmutableList", "ConcurrentQueue", "SortedSet"],
];

const dictionaries: readonly string[] = [
  ...["Dictionary", "IDictionary", "IReadOnlyDictionary", "SortedDictionary", "ImmutableDictionary"],
  ...["ConcurrentDictionary", "SortedList", "ImmutableSortedDictionary"],
];

const keys: readonly string[] = ["string", "string", "int", "Guid", "long", "bool", "DateOnly"];

export function makeTypeText(
  random: Random,
  known: readonly KnownType[],
  depth: number,
  kind: "any" | "class" | "struct" = "any",
): TypeText {
  const plain = bareType(random, known, depth, kind);
  if (kind === "struct" || plain.isNullable || !random.oneIn(4)) return plain;
  return { ...plain, text: `${plain.text}?`, isNullable: true, constant: "null" };
}

function bareType(
  random: Random,
  known: readonly KnownType[],
  depth: number,
  kind: "any" | "class" | "struct",
): TypeText {
  const roll = random.below(11);
  // Few members hold other objects: values would grow without end.
  if ((roll === 0 || (roll === 10 && random.oneIn(3))) && known.length > 0) {
    const fitting = known.filter((one) => kind === "any" || one.isValueType === (kind === "struct"));
    if (fitting.length > 0) return knownType(random, known, random.pick(fitting), depth);
  }
  if (roll < 4 && roll > 0 && depth > 0 && kind !== "struct") return collection(random, known, depth, kind);
  if (roll === 4 && kind === "any") {
    const text = random.pick(["object", "JsonElement", "byte[]", "JsonObject"]);
    // The default of a JsonElement cannot be written.
    return text === "JsonElement"
      ? { text, needs: [], isValueType: true, isNullable: false, hasNoDefault: true }
      : { text, needs: [], isValueType: false, isNullable: false };
  }
  const fitting = scalarTypes.filter((name) => kind === "any" || references.has(name) === (kind === "class"));
  const text = random.pick(fitting);
  const constant = constants.get(text);
  return {
    text,
    needs: [],
    isValueType: !references.has(text),
    isNullable: false,
    ...(constant === undefined ? {} : { constant }),
  };
}

function knownType(random: Random, known: readonly KnownType[], chosen: KnownType, depth: number): TypeText {
  if (chosen.kind === "generic") {
    const others = known.filter((one) => one.kind !== "generic");
    const argument = makeTypeText(random, others, Math.min(depth - 1, 1), chosen.argument ?? "any");
    return {
      text: `${chosen.name}<${argumentOf(chosen, argument)}>`,
      needs: [chosen.name, ...argument.needs],
      isValueType: false,
      isNullable: false,
    };
  }
  return {
    text: chosen.name,
    needs: [chosen.name],
    isValueType: chosen.isValueType,
    isNullable: false,
    ...((chosen.isValueType && chosen.kind !== "enum") || chosen.lacksZero === true
      ? { hasNoDefault: true as const }
      : {}),
    ...(chosen.isFlags === true ? { isFlags: true as const } : {}),
    ...(chosen.firstMember === undefined ? {} : { constant: `${chosen.name}.${chosen.firstMember}` }),
  };
}

/** What a generic holds: members of type `T?` may be left out, so the default has to be one of the argument's values. */
export function argumentOf(generic: KnownType, { text, hasNoDefault }: TypeText): string {
  const isAny = generic.argument === undefined && generic.isNotNull === undefined;
  const taken = isAny ? text : text.replace(/\?$/, "");
  if (hasNoDefault !== true || taken.endsWith("?")) return taken;
  return generic.argument === "struct" ? "int" : "object";
}

function collection(random: Random, known: readonly KnownType[], depth: number, kind: "any" | "class"): TypeText {
  const inner = makeTypeText(random, known, depth - 1);
  const made = (text: string, needs: readonly string[] = inner.needs): TypeText => ({
    text,
    needs,
    isValueType: text.startsWith("ImmutableArray"),
    isNullable: false,
  });
  switch (random.below(4)) {
    case 0:
      return made(`${inner.text}[]`);
    case 1: {
      // The names of flags are any text to TypeScript.
      const enums = known.filter((one) => (one.kind === "enum" && one.isFlags !== true) || one.kind === "value");
      const key = random.oneIn(4) && enums.length > 0 ? random.pick(enums) : undefined;
      const text = `${random.pick(dictionaries)}<${key?.name ?? random.pick(keys)}, ${inner.text}>`;
      // A sorted dictionary needs keys that can be compared.
      const name = key !== undefined && key.kind === "value" ? text.replace(/^\w*Sorted\w*</, "Dictionary<") : text;
      return made(name, key === undefined ? inner.needs : [...inner.needs, key.name]);
    }
    default: {
      const name = random.pick(kind === "class" ? lists.filter((one) => one !== "ImmutableArray") : lists);
      const comparable = /^(string|int|long|Guid)$/.test(inner.text);
      return made(`${name === "SortedSet" && !comparable ? "List" : name}<${inner.text}>`);
    }
  }
}
