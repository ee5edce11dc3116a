import { Char } from "../../text/char.js";
import {
  completed,
  type DocumentText,
  type MapNode,
  type Node,
  newMap,
  newSequence,
  type SequenceNode,
  setEntry,
} from "./node.js";
import { maximumDepth, SyntaxProblem } from "./syntax-problem.js";
import { readBlockScalar } from "./yaml-block-scalar.js";
import { doubleQuoted, foldLines, singleQuoted } from "./yaml-quoted.js";
import { plainScalar } from "./yaml-scalar.js";

/**
 * The YAML that OpenAPI documents are written in, read in one pass and straight into nodes: block and flow collections,
 * all scalar styles, comments. That is many times faster than a general reader, which matters at four megabytes.
 * Everything else (anchors, tags, merge keys, directives, complex keys, tabs, several documents) and everything that is
 * wrong makes it give up, and the `yaml` library reads the text instead: what is accepted here must mean the same there.
 */
export function readPlainYaml(source: DocumentText): Node | undefined {
  try {
    return new PlainYaml(source).read();
  } catch (problem) {
    if (problem === unusual) return undefined;
    throw problem;
  }
}

const unusual = new Error("YAML beyond the plain subset");

/** `! % & * @` and the backtick: tags, directives, anchors, aliases, reserved. */
function isReserved(c: number): boolean {
  return (
    c === Char.Exclamation ||
    c === Char.Percent ||
    c === Char.Ampersand ||
    c === Char.Star ||
    c === Char.At ||
    c === Char.Backtick
  );
}

function isFlowIndicator(c: number): boolean {
  return (
    c === Char.Comma ||
    c === Char.OpenBracket ||
    c === Char.CloseBracket ||
    c === Char.OpenBrace ||
    c === Char.CloseBrace
  );
}

/** Spaces alone: a no-break space is text. */
function withoutTrailingSpaces(text: string, start: number, end: number): string {
  let last = end;
  while (last > start && text.charCodeAt(last - 1) === Char.Space) last--;
  return text.slice(start, last);
}

/** The text has no carriage returns and ends in a newline. */
class PlainYaml {
  readonly #source: DocumentText;
  readonly #text: string;
  #at = 0;
  /** The column of `#at` when it is the first thing on its line; -1 at the end of the text. */
  #column = 0;

  constructor(source: DocumentText) {
    this.#source = source;
    this.#text = source.text;
  }

  read(): Node {
    this.#nextLine(true);
    if (this.#column === 0 && this.#text.startsWith("---\n", this.#at)) {
      this.#at += 4;
      this.#nextLine();
    }
    if (this.#column < 0) throw unusual;
    const root = this.#blockNode(-1, 0);
    if (this.#column >= 0) throw unusual;
    return root;
  }

  #isBlank(at: number): boolean {
    const c = this.#text.charCodeAt(at);
    if (c === Char.Tab) throw unusual;
    return c === Char.Space || c === Char.Newline;
  }

  /** From the start of a line to the next content. */
  #nextLine(first = false): void {
    const text = this.#text;
    for (;;) {
      let p = this.#at;
      while (text.charCodeAt(p) === Char.Space) p++;
      const c = text.charCodeAt(p);
      if (c === Char.Newline) {
        this.#at = p + 1;
      } else if (c === Char.Hash) {
        this.#at = text.indexOf("\n", p) + 1;
      } else if (p >= text.length) {
        this.#at = p;
        this.#column = -1;
        return;
      } else {
        this.#column = p - this.#at;
        if (c === Char.Tab) throw unusual;
        if (this.#column === 0 && !first && (text.startsWith("---", p) || text.startsWith("...", p))) throw unusual;
        this.#at = p;
        return;
      }
    }
  }

  #skipSpaces(): number {
    while (this.#text.charCodeAt(this.#at) === Char.Space) this.#at++;
    const c = this.#text.charCodeAt(this.#at);
    if (c === Char.Tab) throw unusual;
    return c;
  }

  /** After a value that ended on this line: nothing but a comment may follow. */
  #endLine(): void {
    const before = this.#at;
    const c = this.#skipSpaces();
    if (c === Char.Hash && this.#at > before) this.#at = this.#text.indexOf("\n", this.#at);
    else if (c !== Char.Newline) throw unusual;
    this.#at++;
    this.#nextLine();
  }

  #blockNode(parentIndent: number, depth: number): Node {
    if (depth > maximumDepth)
      throw new SyntaxProblem(`it is nested deeper than ${maximumDepth} levels`, this.#at, "limit");
    if (this.#text.charCodeAt(this.#at) === Char.Dash && this.#isBlank(this.#at + 1))
      return this.#blockSequence(this.#column, depth);
    const start = this.#at;
    const key = this.#key();
    if (key !== undefined) return this.#blockMap(key, start, this.#column, depth);
    return this.#inlineValue(parentIndent, start, depth);
  }

  #blockSequence(indent: number, depth: number): SequenceNode {
    const sequence = newSequence(this.#source, this.#at);
    do {
      const offset = this.#at++;
      const c = this.#skipSpaces();
      let item: Node = null;
      if (c === Char.Newline || c === Char.Hash) {
        this.#at = this.#text.indexOf("\n", this.#at) + 1;
        this.#nextLine();
        if (this.#column > indent) item = this.#blockNode(indent, depth + 1);
      } else {
        this.#column = indent + (this.#at - offset);
        item = this.#blockNode(indent, depth + 1);
      }
      sequence.offsets.push(offset);
      sequence.items.push(item);
      if (this.#column > indent) throw unusual;
    } while (this.#column === indent && this.#text.charCodeAt(this.#at) === Char.Dash && this.#isBlank(this.#at + 1));
    return completed(sequence);
  }

  #blockMap(firstKey: string, start: number, indent: number, depth: number): MapNode {
    const map = newMap(this.#source, start);
    let key: string | undefined = firstKey;
    let offset = start;
    for (;;) {
      if (key === undefined || key === "<<") throw unusual;
      setEntry(map, key, this.#valueAfterKey(indent, offset, depth), offset);
      if (this.#column < indent) return completed(map);
      if (this.#column > indent) throw unusual;
      if (this.#text.charCodeAt(this.#at) === Char.Dash && this.#isBlank(this.#at + 1)) throw unusual;
      offset = this.#at;
      key = this.#key();
    }
  }

  /** A key that ends in `:` on this line, or undefined and nothing consumed. */
  #key(): string | undefined {
    const text = this.#text;
    const start = this.#at;
    const first = text.charCodeAt(start);
    if (first === Char.DoubleQuote || first === Char.SingleQuote) {
      const close = this.#closingQuote(start, first);
      let p = close + 1;
      while (text.charCodeAt(p) === Char.Space) p++;
      if (text.charCodeAt(p) !== Char.Colon || !this.#isBlank(p + 1)) return undefined;
      const key = this.#quoted();
      if (text.slice(start, this.#at).includes("\n")) throw unusual;
      this.#at = p + 1;
      return key;
    }
    if (isReserved(first) || first === Char.Comma || first === Char.CloseBracket || first === Char.CloseBrace)
      throw unusual;
    if (first === Char.OpenBracket || first === Char.OpenBrace || first === Char.Pipe || first === Char.Greater)
      return undefined;
    if ((first === Char.Question || first === Char.Colon) && this.#isBlank(start + 1)) throw unusual;
    for (let p = start; ; p++) {
      const c = text.charCodeAt(p);
      if (c === Char.Newline) return undefined;
      if (c === Char.Tab) throw unusual;
      if (c === Char.Hash && text.charCodeAt(p - 1) === Char.Space) return undefined;
      if (c === Char.Colon && this.#isBlank(p + 1)) {
        if (p - start > 1000) throw unusual;
        this.#at = p + 1;
        return withoutTrailingSpaces(text, start, p);
      }
    }
  }

  #valueAfterKey(indent: number, entry: number, depth: number): Node {
    const c = this.#skipSpaces();
    if (c !== Char.Newline && c !== Char.Hash) return this.#inlineValue(indent, entry, depth + 1);
    this.#at = this.#text.indexOf("\n", this.#at) + 1;
    this.#nextLine();
    if (this.#column > indent) return this.#blockNode(indent, depth + 1);
    if (this.#column === indent && this.#text.charCodeAt(this.#at) === Char.Dash && this.#isBlank(this.#at + 1))
      return this.#blockSequence(indent, depth + 1);
    return null;
  }

  #inlineValue(indent: number, entry: number, depth: number): Node {
    const c = this.#text.charCodeAt(this.#at);
    if (c === Char.DoubleQuote || c === Char.SingleQuote) {
      const value = this.#quoted();
      this.#endLine();
      return value;
    }
    if (c === Char.OpenBracket || c === Char.OpenBrace) {
      const value = this.#flowNode(indent, entry, depth);
      this.#endLine();
      return value;
    }
    if (c === Char.Pipe || c === Char.Greater) return this.#blockScalar(indent, c === Char.Greater);
    if (isReserved(c) || isFlowIndicator(c)) throw unusual;
    if ((c === Char.Dash || c === Char.Question || c === Char.Colon) && this.#isBlank(this.#at + 1)) throw unusual;
    return this.#plain(indent, entry);
  }

  /** The end of a plain scalar on this line; `#at` moves to the next line. */
  #plainLine(): { readonly text: string; readonly comment: boolean } {
    const text = this.#text;
    const start = this.#at;
    for (let p = start; ; p++) {
      const c = text.charCodeAt(p);
      if (c === Char.Tab || (c === Char.Colon && this.#isBlank(p + 1))) throw unusual;
      const comment = c === Char.Hash && text.charCodeAt(p - 1) === Char.Space;
      if (c !== Char.Newline && !comment) continue;
      this.#at = comment ? text.indexOf("\n", p) + 1 : p + 1;
      return { text: withoutTrailingSpaces(text, start, p), comment };
    }
  }

  #plain(indent: number, entry: number): Node {
    const text = this.#text;
    const first = this.#plainLine();
    let value = first.text;
    let ended = first.comment;
    let emptyLines = 0;
    for (;;) {
      let p = this.#at;
      while (text.charCodeAt(p) === Char.Space) p++;
      const c = text.charCodeAt(p);
      if (c === Char.Tab) throw unusual;
      if (c === Char.Newline) {
        emptyLines++;
        this.#at = p + 1;
        continue;
      }
      if (p >= text.length || p - this.#at <= indent || c === Char.Hash) break;
      if (ended || indent < 0) throw unusual;
      this.#at = p;
      const line = this.#plainLine();
      value += (emptyLines === 0 ? " " : "\n".repeat(emptyLines)) + line.text;
      ended = line.comment;
      emptyLines = 0;
    }
    this.#nextLine();
    return this.#scalar(value, entry);
  }

  #scalar(written: string, entry: number): Node {
    const value = plainScalar(written);
    if (typeof value === "number" && written.length > 15 && String(value) !== written)
      this.#source.exactNumbers.set(entry, written);
    return value;
  }

  #closingQuote(start: number, quote: number): number {
    const text = this.#text;
    for (let p = start + 1; p < text.length; p++) {
      const c = text.charCodeAt(p);
      if (quote === Char.DoubleQuote && c === Char.Backslash) p++;
      else if (c === quote) {
        if (quote === Char.SingleQuote && text.charCodeAt(p + 1) === quote) p++;
        else return p;
      }
    }
    throw unusual;
  }

  #quoted(): string {
    const start = this.#at;
    const quote = this.#text.charCodeAt(start);
    const close = this.#closingQuote(start, quote);
    this.#at = close + 1;
    const raw = this.#text.slice(start + 1, close);
    if (!raw.includes("\n")) {
      const value = quote === Char.DoubleQuote ? doubleQuoted(raw) : singleQuoted(raw);
      if (value === undefined) throw unusual;
      return value;
    }
    // However little a further line is indented, only its quote ends the text.
    for (const line of raw.split("\n").slice(1))
      if (line.includes("\t") || /^(?:---|\.\.\.)(?: |$)/.test(line)) throw unusual;
    const folded = foldLines(raw, quote === Char.DoubleQuote);
    const value =
      folded === undefined ? undefined : quote === Char.DoubleQuote ? doubleQuoted(folded) : singleQuoted(folded);
    if (value === undefined) throw unusual;
    return value;
  }

  #blockScalar(indent: number, folded: boolean): string {
    const scalar = indent < 0 ? undefined : readBlockScalar(this.#text, this.#at, indent, folded);
    if (scalar === undefined) throw unusual;
    this.#at = scalar.end;
    this.#nextLine();
    return scalar.value;
  }

  #flowNode(indent: number, entry: number, depth: number): Node {
    if (depth > maximumDepth)
      throw new SyntaxProblem(`it is nested deeper than ${maximumDepth} levels`, this.#at, "limit");
    const c = this.#text.charCodeAt(this.#at);
    if (c === Char.OpenBrace) return this.#flowMap(indent, depth);
    if (c === Char.OpenBracket) return this.#flowSequence(indent, depth);
    if (c === Char.DoubleQuote || c === Char.SingleQuote) return this.#quoted();
    return this.#scalar(this.#flowPlain(), entry);
  }

  /** Skips blanks, newlines and comments inside brackets. */
  #skipFlow(indent: number): number {
    const text = this.#text;
    for (;;) {
      const before = this.#at;
      const c = this.#skipSpaces();
      if (c === Char.Hash && this.#at > before) this.#at = text.indexOf("\n", this.#at);
      if (text.charCodeAt(this.#at) !== Char.Newline) return text.charCodeAt(this.#at);
      this.#at++;
      let p = this.#at;
      while (text.charCodeAt(p) === Char.Space) p++;
      if (p >= text.length || (text.charCodeAt(p) !== Char.Newline && p - this.#at <= indent)) throw unusual;
      if (text.startsWith("---", p) || text.startsWith("...", p) || text.charCodeAt(p) === Char.Hash) throw unusual;
    }
  }

  #flowMap(indent: number, depth: number): MapNode {
    const map = newMap(this.#source, this.#at++);
    for (;;) {
      const c = this.#skipFlow(indent);
      if (c === Char.CloseBrace) break;
      const offset = this.#at;
      const quoted = c === Char.DoubleQuote || c === Char.SingleQuote;
      const key = quoted ? this.#quoted() : this.#flowPlain();
      if (key === "<<" || this.#text.slice(offset, this.#at).includes("\n")) throw unusual;
      if (this.#skipSpaces() !== Char.Colon) throw unusual;
      this.#at++;
      const next = this.#skipFlow(indent);
      const empty = next === Char.Comma || next === Char.CloseBrace;
      setEntry(map, key, empty ? null : this.#flowNode(indent, offset, depth + 1), offset);
      const after = this.#skipFlow(indent);
      if (after === Char.CloseBrace) break;
      if (after !== Char.Comma) throw unusual;
      this.#at++;
    }
    this.#at++;
    return completed(map);
  }

  #flowSequence(indent: number, depth: number): SequenceNode {
    const sequence = newSequence(this.#source, this.#at++);
    for (;;) {
      if (this.#skipFlow(indent) === Char.CloseBracket) break;
      const offset = this.#at;
      sequence.offsets.push(offset);
      sequence.items.push(this.#flowNode(indent, offset, depth + 1));
      const after = this.#skipFlow(indent);
      if (after === Char.CloseBracket) break;
      if (after !== Char.Comma) throw unusual;
      this.#at++;
    }
    this.#at++;
    return completed(sequence);
  }

  #flowPlain(): string {
    const text = this.#text;
    const start = this.#at;
    const first = text.charCodeAt(start);
    if (isReserved(first) || isFlowIndicator(first) || first === Char.Hash) throw unusual;
    if (first === Char.Pipe || first === Char.Greater) throw unusual;
    if (first === Char.Dash || first === Char.Question || first === Char.Colon) {
      if (this.#isBlank(start + 1) || isFlowIndicator(text.charCodeAt(start + 1))) throw unusual;
    }
    for (let p = start; ; p++) {
      const c = text.charCodeAt(p);
      const stops =
        isFlowIndicator(c) ||
        (c === Char.Colon && (this.#isBlank(p + 1) || isFlowIndicator(text.charCodeAt(p + 1)))) ||
        (c === Char.Hash && text.charCodeAt(p - 1) === Char.Space);
      if (c === Char.Tab || Number.isNaN(c)) throw unusual;
      if (c === Char.Newline) {
        const next = text.slice(p).match(/^\s*([,\]}])/);
        if (next === null) throw unusual;
      } else if (!stops) continue;
      if (p === start) throw unusual;
      this.#at = p;
      const value = withoutTrailingSpaces(text, start, p);
      this.#at = start + value.length;
      return value;
    }
  }
}
