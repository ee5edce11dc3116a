/**
 * Whether a text has a match of an ECMAScript pattern, found without backtracking: a pattern of a stranger may double the work
 * with each character (`^(a+)+$`). A part of the pattern takes all positions where it may begin to all where it may end, and the
 * steps are counted. Undefined where the limit ends it, or where the pattern has something that positions do not tell
 * (backreferences, lookbehind).
 */
export function matchesPattern(pattern: string, text: string): boolean | undefined {
  const flags = ["u", ""].find((one) => isPattern(pattern, one));
  // What JavaScript cannot read is not tried.
  if (flags === undefined) return undefined;
  const characters = flags === "u" ? [...text] : text.split("");
  try {
    const whole = new PatternCompiler(pattern, flags, characters).compile();
    return whole(characters.map((_, at) => at).concat(characters.length)).length > 0;
  } catch (failure) {
    if (failure instanceof Untold) return undefined;
    throw failure;
  }
}

/** A pattern that cannot be decided in bounds. */
class Untold extends Error {}

/** Where a part may end, for all the positions where it may begin; both ascending, without repetition. */
type Part = (starts: readonly number[]) => readonly number[];

const maximumSteps = 500_000;
const maximumNesting = 50;

function isPattern(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

const classPattern = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const escapePattern = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|p\{[^}]*\}|c[a-z]|[\s\S])/iy;
const quantifierPattern = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y;

class PatternCompiler {
  readonly #pattern: string;
  readonly #flags: string;
  readonly #text: readonly string[];
  #at = 0;
  #depth = 0;
  #steps = 0;

  constructor(pattern: string, flags: string, text: readonly string[]) {
    this.#pattern = pattern;
    this.#flags = flags;
    this.#text = text;
  }

  compile(): Part {
    return this.#alternatives();
  }

  #alternatives(): Part {
    if (++this.#depth > maximumNesting) throw new Untold();
    const alternatives = [this.#sequence()];
    while (this.#pattern[this.#at] === "|") {
      this.#at++;
      alternatives.push(this.#sequence());
    }
    this.#depth--;
    const [only] = alternatives;
    return alternatives.length === 1 && only !== undefined
      ? only
      : (starts) => ascending(alternatives.flatMap((alternative) => this.#run(alternative, starts)));
  }

  #sequence(): Part {
    const parts: Part[] = [];
    while (this.#at < this.#pattern.length && !"|)".includes(this.#pattern[this.#at] ?? ""))
      parts.push(this.#repeated(this.#atom()));
    return (starts) => parts.reduce((at, part) => this.#run(part, at), starts);
  }

  #run(part: Part, starts: readonly number[]): readonly number[] {
    this.#steps += starts.length + 1;
    if (this.#steps > maximumSteps) throw new Untold();
    return starts.length === 0 ? starts : part(starts);
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#pattern);
    if (match !== null) this.#at += match[0].length;
    return match;
  }

  #atom(): Part {
    const sign = this.#pattern[this.#at] ?? "";
    if (sign === "(") return this.#group();
    if (sign === "[") return this.#character(this.#take(classPattern)?.[0] ?? "");
    if (sign === "\\") return this.#escape(this.#take(escapePattern)?.[0] ?? "");
    const whole = this.#flags === "u" ? String.fromCodePoint(this.#pattern.codePointAt(this.#at) ?? 0) : sign;
    this.#at += whole.length;
    if (sign === "^") return (starts) => starts.filter((at) => at === 0);
    if (sign === "$") return (starts) => starts.filter((at) => at === this.#text.length);
    return sign === "." ? this.#character(".") : this.#step((character) => character === whole);
  }

  #escape(written: string): Part {
    if (/^\\[1-9k]/.test(written)) throw new Untold();
    const boundary = /^\\([bB])$/.exec(written)?.[1];
    if (boundary === undefined) return this.#character(written);
    const isWord = (at: number): boolean => /^\w$/.test(this.#text[at] ?? "");
    return (starts) => starts.filter((at) => (isWord(at - 1) !== isWord(at)) === (boundary === "b"));
  }

  /** A class, an escape or a dot: JavaScript knows what they mean, and one character is quickly tried. */
  #character(written: string): Part {
    const one = new RegExp(`^(?:${written})$`, this.#flags);
    return this.#step((character) => one.test(character));
  }

  #step(isMatch: (character: string) => boolean): Part {
    return (starts) =>
      starts.flatMap((at) => (at < this.#text.length && isMatch(this.#text[at] ?? "") ? [at + 1] : []));
  }

  #group(): Part {
    const opening = this.#take(/\((?:\?(?::|=|!|<[^=!>][^>]*>))?/y)?.[0] ?? "";
    if (opening === "(" && this.#pattern[this.#at] === "?") throw new Untold();
    const inner = this.#alternatives();
    this.#at++;
    if (opening !== "(?=" && opening !== "(?!") return inner;
    return (starts) => starts.filter((at) => this.#run(inner, [at]).length > 0 === (opening === "(?="));
  }

  #repeated(part: Part): Part {
    const quantifier = this.#take(quantifierPattern);
    if (quantifier === null) return part;
    const [written, low, comma, high] = quantifier;
    const minimum = low === undefined ? (written.startsWith("+") ? 1 : 0) : Number(low);
    const open = high === undefined || high === "" ? Number.POSITIVE_INFINITY : Number(high);
    const maximum = written.startsWith("?") ? 1 : low !== undefined && comma === "" ? minimum : open;
    return (starts) => {
      let at = starts;
      for (let count = 0; count < minimum && at.length > 0; count++) at = this.#run(part, at);
      const all = new Set(at);
      // Only new positions are followed, so that each is tried once.
      for (let count = minimum; count < maximum && at.length > 0; count++) {
        at = this.#run(part, at).filter((end) => !all.has(end));
        for (const end of at) all.add(end);
      }
      return ascending([...all]);
    };
  }
}

function ascending(positions: readonly number[]): readonly number[] {
  return [...new Set(positions)].sort((a, b) => a - b);
}
