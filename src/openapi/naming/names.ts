import { groupedBy } from "../../collections/lists-by-key.js";
import { cutName, longestName } from "../../contract/names/cut-name.js";

/** C# names from whatever a document calls things. */

/**
 * `pull-request_simple` → `PullRequestSimple`, `listPets` → `ListPets`, `URL` → `Url` only where it is a word of several
 * (`USER_NAME` → `UserName`); letters outside ASCII stay where C# takes them.
 */
export function pascalCase(text: string): string {
  const words = wordsOf(text);
  const name = words.map(capitalised).join("");
  const safe = beginsWithDigit(name) ? `_${name}` : name;
  return cutName(safe);
}

/** Of ASCII, nearly always: then no table of Unicode is needed. */
function beginsWithDigit(name: string): boolean {
  const first = name.charCodeAt(0);
  return first < 0x80 ? first >= 0x30 && first <= 0x39 : /^\p{Nd}/u.test(name);
}

/** The name of a part of something: `Pet` and `1st` → `Pet1st`. A name of its own could not begin with the digit. */
export function partName(owner: string, part: string): string {
  const name = pascalCase(part);
  return cutName(owner === "" || /\d$/.test(owner) ? `${owner}${name}` : `${owner}${name.replace(/^_(?=\d)/, "")}`);
}

/** The last word of a C# name: `OrderStatus` → `status`. */
export function lastWord(name: string): string {
  return (/(?:\p{Lu}+|\p{Lu}[^\p{Lu}]+|[^\p{Lu}]+)$/u.exec(name)?.[0] ?? name).toLowerCase();
}

/** Words that are letters, digits and underscores need no look at Unicode; nearly all names are that. */
const plain = /^[A-Za-z0-9_]*$/;

export function wordsOf(text: string): readonly string[] {
  if (plain.test(text)) return text.split("_").filter((word) => word !== "");
  return (
    text
      .normalize("NFC")
      .replace(/['’]/g, "")
      .replace(/\+1/g, " plus one ")
      .replace(/^-1$/, " minus one ")
      .replace(/\$/g, " ")
      // C# reads UTF-16, so a letter beyond the first plane cannot be part of a name.
      .split(/(?:[^\p{L}\p{Nl}\p{Nd}]|[\u{10000}-\u{10FFFF}])+/u)
      .filter((word) => word !== "")
  );
}

function capitalised(word: string, _index: number, words: readonly string[]): string {
  const shouting = words.length > 1 && word.length > 1 && word === word.toUpperCase() && /\p{Lu}/u.test(word);
  const rest =
    shouting && words.every((other) => other === other.toUpperCase()) ? word.slice(1).toLowerCase() : word.slice(1);
  const first = word.slice(0, 1).toUpperCase();
  // An upper case of two letters (ß) would change the word.
  return (first.length === 1 ? first : word.slice(0, 1)) + rest;
}

/** A name for one thing of a list: `tags` → `tag`, `Addresses` → `Address`. */
export function singular(name: string): string {
  if (/(?:ss|us|is|news|series|data)$/i.test(name)) return name;
  if (/ies$/i.test(name) && name.length > 4) return `${name.slice(0, -3)}y`;
  if (/(?:sses|shes|ches|xes|zes)$/i.test(name)) return name.slice(0, -2);
  if (/s$/i.test(name) && name.length > 3) return name.slice(0, -1);
  return name;
}

/** Names that are taken, compared without case, because files are named after them and some systems do not tell case apart. */
export class NameSet {
  readonly #taken = new Set<string>();
  /** The last number behind each name: many things may be called the same. */
  readonly #numbers = new Map<string, number>();

  constructor(reserved: Iterable<string> = []) {
    for (const name of reserved) this.#taken.add(name.toLowerCase());
  }

  has(name: string): boolean {
    return this.#taken.has(name.toLowerCase());
  }

  reserve(name: string): void {
    this.#taken.add(name.toLowerCase());
  }

  /** Gives a name back that nothing was called after all. */
  release(name: string): void {
    this.#taken.delete(name.toLowerCase());
    this.#numbers.clear();
  }

  /** The name itself, the first of the others that is free, or the first of `Name2`, `Name3`, … */
  take(wanted: string, ...others: readonly string[]): string {
    let name = [wanted, ...others].find((one) => one !== "" && !this.has(one)) ?? wanted;
    for (let number = this.#numbers.get(wanted) ?? 2; this.has(name); number++) {
      name = `${wanted}${/\d$/.test(wanted) ? "_" : ""}${number}`;
      this.#numbers.set(wanted, number);
    }
    this.reserve(name);
    return name;
  }
}

/** What an unnamed part would be called: with another word behind it where the document has a type of the usual name. */
export function freeHint(names: NameSet, front: string, words: readonly [string, string]): string {
  return words.map((word) => `${front}${word}`).find((name) => !names.has(name)) ?? `${front}${words[0]}`;
}

/** Device names that Windows does not let a file have, with any extension. */
const deviceNames = [
  "con",
  "prn",
  "aux",
  "nul",
  ...[..."0123456789"].flatMap((digit) => [`com${digit}`, `lpt${digit}`]),
];

/** Members that every object has: no type or property can take their names. */
export const objectMembers = [
  "Equals",
  "GetHashCode",
  "GetType",
  "ToString",
  "MemberwiseClone",
  "ReferenceEquals",
  "Finalize",
];

export function newTypeNames(): NameSet {
  return new NameSet([...deviceNames, ...objectMembers]);
}

/** The shortest tails that tell dotted names apart: `io.k8s.api.core.v1.Pod` → `Pod`, where no other ends in `Pod`. */
export function shortNames(names: readonly string[]): ReadonlyMap<string, string> {
  const tails = new Map(names.map((name) => [name, new NameTail(name)]));
  for (let isGrown = true; isGrown; ) {
    const groups = groupedBy([...tails.values()], ({ text }) => text.toLowerCase());
    const same = [...groups.values()].filter((group) => group.length > 1).flat();
    isGrown = same.filter((tail) => tail.grow()).length > 0;
  }
  return new Map([...tails].map(([name, { text }]) => [name, text]));
}

/** The last parts of a dotted name, as one word. */
class NameTail {
  readonly #parts: readonly string[];
  #length = 1;
  text: string;

  constructor(name: string) {
    this.#parts = name.split(".").filter((part) => part !== "");
    this.text = pascalCase(this.#parts.at(-1) ?? "");
  }

  /** Takes one more part; where the word is cut off already, all of them. False where there are no more. */
  grow(): boolean {
    if (this.#length >= this.#parts.length) return false;
    this.#length = this.text.length < longestName ? this.#length + 1 : this.#parts.length;
    this.text = pascalCase(this.#parts.slice(-this.#length).join(" "));
    return true;
  }
}
