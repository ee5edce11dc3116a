/** A text that a regular expression of the usual kinds should fit: the caller tries it. */

/** One of each kind that classes name. */
const characters = [..."a0AZ9_ -.:/@+,;#$%&*()[]{}<>=?!'\"\\|~^`\t\näЖ中€"];

/** `times`: how often what may be repeated is; undefined where the pattern has what this does not know. */
export function patternText(pattern: string, times: number): string | undefined {
  const parser = new PatternParser(pattern, times);
  const text = parser.choice();
  return parser.isAtEnd ? text : undefined;
}

class PatternParser {
  private at = 0;

  constructor(
    private readonly pattern: string,
    private readonly times: number,
  ) {}

  get isAtEnd(): boolean {
    return this.at >= this.pattern.length;
  }

  /** The first of the ways. */
  choice(): string {
    const first = this.sequence();
    while (this.take(/\|/y) !== undefined) this.sequence();
    return first;
  }

  private sequence(): string {
    let text = "";
    while (!this.isAtEnd && !/[|)]/.test(this.pattern[this.at] ?? "")) {
      const atom = this.atom();
      text += atom.repeat(this.repetitions());
    }
    return text;
  }

  private atom(): string {
    if (this.take(/[\^$]|\\[bBAZz]/y) !== undefined) return "";
    const group = this.take(/\((?:\?(?:<?[=!]|:|<\w+>))?/y);
    if (group !== undefined) {
      const inner = this.choice();
      this.take(/\)/y);
      return /[=!]$/.test(group) ? "" : inner;
    }
    const set = this.take(/\[\^?(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\[dDwWsS]|\\u[\da-f]{4}|\\x[\da-f]{2}|\./iy);
    if (set !== undefined) return memberOf(set);
    return this.take(/\\?./suy)?.slice(-1) ?? "";
  }

  private repetitions(): number {
    const quantifier = this.take(/[*+?][?+]?|\{\d+(?:,\d*)?\}\??/y);
    if (quantifier === undefined) return 1;
    const [, least = quantifier.startsWith("+") ? "1" : "0", most = least] = /^\{(\d+),?(\d*)/.exec(quantifier) ?? [];
    const isOpen = /^[*+]|,\}/.test(quantifier);
    const limit = quantifier.startsWith("?") ? 1 : isOpen ? this.times : Math.max(Number(most), Number(least));
    return Math.max(Number(least), Math.min(this.times, limit));
  }

  private take(token: RegExp): string | undefined {
    token.lastIndex = this.at;
    const [text] = token.exec(this.pattern) ?? [];
    if (text === undefined) return undefined;
    this.at += text.length;
    return text;
  }
}

function memberOf(set: string): string {
  try {
    const single = new RegExp(`^${set}$`, "u");
    const literal = [...set].find((one) => /[\p{L}\p{N}]/u.test(one) && single.test(one));
    return characters.find((one) => single.test(one)) ?? literal ?? "";
  } catch {
    return "";
  }
}
