import { Char } from "../../text/char.js";
import { completed, type DocumentText, type Node, newMap, newSequence, setEntry } from "./node.js";
import { maximumDepth, SyntaxProblem } from "./syntax-problem.js";

/**
 * JSON (RFC 8259) with places, repeated keys and exact numbers, which `JSON.parse` does not give. Strings without
 * escapes are slices of the text; the others go through `JSON.parse`, which knows the escapes.
 */
export function readJson(source: DocumentText): Node {
  return new JsonReader(source).read();
}

const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;

const longestShared = 40;

class JsonReader {
  readonly #source: DocumentText;
  readonly #text: string;
  readonly #strings = new Map<string, string>();
  #at = 0;

  constructor(source: DocumentText) {
    this.#source = source;
    this.#text = source.text;
  }

  read(): Node {
    this.#skip();
    const root = this.#value(this.#at, 0);
    this.#skip();
    if (this.#at < this.#text.length) this.#fail("there is text after the document's end");
    return root;
  }

  #fail(reason: string, offset = this.#at): never {
    throw new SyntaxProblem(reason, offset);
  }

  #skip(): void {
    for (;;) {
      const c = this.#text.charCodeAt(this.#at);
      if (c === Char.Space || c === Char.Newline || c === Char.CarriageReturn || c === Char.Tab) this.#at++;
      else return;
    }
  }

  #string(): string {
    const start = this.#at++;
    for (;;) {
      const c = this.#text.charCodeAt(this.#at);
      if (c === Char.DoubleQuote) break;
      if (c === Char.Backslash) return this.#escapedString(start);
      if (c < Char.Space || Number.isNaN(c)) this.#fail("the string is not closed", start);
      this.#at++;
    }
    return this.#shared(this.#text.slice(start + 1, this.#at++));
  }

  /** Keys, types and references come again and again: each is kept once. */
  #shared(text: string): string {
    if (text.length > longestShared) return text;
    const cached = this.#strings.get(text);
    if (cached === undefined) this.#strings.set(text, text);
    return cached ?? text;
  }

  #escapedString(start: number): string {
    for (; ; this.#at++) {
      const c = this.#text.charCodeAt(this.#at);
      if (c === Char.Backslash) this.#at++;
      else if (c === Char.DoubleQuote) break;
      else if (c < Char.Space || Number.isNaN(c)) this.#fail("the string is not closed", start);
    }
    this.#at++;
    try {
      return String(JSON.parse(this.#text.slice(start, this.#at)));
    } catch {
      return this.#fail("the string has an escape that JSON does not know", start);
    }
  }

  #number(entry: number): number {
    numberPattern.lastIndex = this.#at;
    const written = numberPattern.exec(this.#text)?.[0];
    if (written === undefined) return this.#fail("this is not a JSON value");
    this.#at += written.length;
    const value = Number(written);
    if (written.length > 15 && String(value) !== written) this.#source.exactNumbers.set(entry, written);
    return value;
  }

  #word(expected: string, value: Node): Node {
    if (!this.#text.startsWith(expected, this.#at)) this.#fail("this is not a JSON value");
    this.#at += expected.length;
    return value;
  }

  #value(entry: number, depth: number): Node {
    switch (this.#text.charCodeAt(this.#at)) {
      case Char.OpenBrace:
        return this.#object(depth + 1);
      case Char.OpenBracket:
        return this.#array(depth + 1);
      case Char.DoubleQuote:
        return this.#string();
      case Char.LowerT:
        return this.#word("true", true);
      case Char.LowerF:
        return this.#word("false", false);
      case Char.LowerN:
        return this.#word("null", null);
      default:
        return this.#number(entry);
    }
  }

  #checkDepth(depth: number): void {
    if (depth > maximumDepth)
      throw new SyntaxProblem(`it is nested deeper than ${maximumDepth} levels`, this.#at, "limit");
  }

  #object(depth: number): Node {
    this.#checkDepth(depth);
    const map = newMap(this.#source, this.#at);
    this.#at++;
    this.#skip();
    if (this.#text.charCodeAt(this.#at) === Char.CloseBrace) {
      this.#at++;
      return map;
    }
    for (;;) {
      const offset = this.#at;
      if (this.#text.charCodeAt(this.#at) !== Char.DoubleQuote)
        this.#fail("a property name in double quotes is expected");
      const key = this.#string();
      this.#skip();
      if (this.#text.charCodeAt(this.#at) !== Char.Colon) this.#fail("`:` is expected");
      this.#at++;
      this.#skip();
      setEntry(map, key, this.#value(offset, depth), offset);
      this.#skip();
      const c = this.#text.charCodeAt(this.#at);
      if (c === Char.CloseBrace || this.#isLastComma(c, Char.CloseBrace)) break;
      if (c !== Char.Comma) this.#fail("`,` or `}` is expected");
      this.#at++;
      this.#skip();
    }
    this.#at++;
    return completed(map);
  }

  /** A comma before the end is an obvious slip: it is reported and skipped. */
  #isLastComma(c: number, end: number): boolean {
    if (c !== Char.Comma) return false;
    const comma = this.#at++;
    this.#skip();
    if (this.#text.charCodeAt(this.#at) === end) {
      this.#source.trailingCommas.push(comma);
      return true;
    }
    this.#at = comma;
    return false;
  }

  #array(depth: number): Node {
    this.#checkDepth(depth);
    const sequence = newSequence(this.#source, this.#at);
    this.#at++;
    this.#skip();
    if (this.#text.charCodeAt(this.#at) === Char.CloseBracket) {
      this.#at++;
      return sequence;
    }
    for (;;) {
      const offset = this.#at;
      sequence.offsets.push(offset);
      sequence.items.push(this.#value(offset, depth));
      this.#skip();
      const c = this.#text.charCodeAt(this.#at);
      if (c === Char.CloseBracket || this.#isLastComma(c, Char.CloseBracket)) break;
      if (c !== Char.Comma) this.#fail("`,` or `]` is expected");
      this.#at++;
      this.#skip();
    }
    this.#at++;
    return completed(sequence);
  }
}
