import { Char } from "../../text/char.js";
import { type DocumentText, type Node, newMap, newSequence, setEntry } from "./node.js";
import { maximumDepth, SyntaxProblem } from "./syntax-problem.js";

/**
 * JSON (RFC 8259) with places, repeated keys and exact numbers, which `JSON.parse` does not give. Strings without
 * escapes are slices of the text; the others go through `JSON.parse`, which knows the escapes.
 */
export function readJson(source: DocumentText): Node {
  const { text } = source;
  let at = 0;

  const fail = (reason: string, offset = at): never => {
    throw new SyntaxProblem(reason, offset);
  };

  const skip = (): void => {
    for (;;) {
      const c = text.charCodeAt(at);
      if (c === Char.Space || c === Char.Newline || c === Char.CarriageReturn || c === Char.Tab) at++;
      else return;
    }
  };

  const string = (): string => {
    const start = at++;
    for (;;) {
      const c = text.charCodeAt(at);
      if (c === Char.DoubleQuote) break;
      if (c === Char.Backslash) return escapedString(start);
      if (c < Char.Space || Number.isNaN(c)) fail("the string is not closed", start);
      at++;
    }
    return text.slice(start + 1, at++);
  };

  const escapedString = (start: number): string => {
    for (; ; at++) {
      const c = text.charCodeAt(at);
      if (c === Char.Backslash) at++;
      else if (c === Char.DoubleQuote) break;
      else if (c < Char.Space || Number.isNaN(c)) fail("the string is not closed", start);
    }
    at++;
    try {
      return String(JSON.parse(text.slice(start, at)));
    } catch {
      return fail("the string has an escape that JSON does not know", start);
    }
  };

  const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;

  const number = (entry: number): number => {
    numberPattern.lastIndex = at;
    const written = numberPattern.exec(text)?.[0];
    if (written === undefined) return fail("this is not a JSON value");
    at += written.length;
    const value = Number(written);
    if (written.length > 15 && String(value) !== written) source.exactNumbers.set(entry, written);
    return value;
  };

  const word = (expected: string, value: Node): Node => {
    if (!text.startsWith(expected, at)) fail("this is not a JSON value");
    at += expected.length;
    return value;
  };

  const value = (entry: number, depth: number): Node => {
    switch (text.charCodeAt(at)) {
      case Char.OpenBrace:
        return object(depth + 1);
      case Char.OpenBracket:
        return array(depth + 1);
      case Char.DoubleQuote:
        return string();
      case Char.LowerT:
        return word("true", true);
      case Char.LowerF:
        return word("false", false);
      case Char.LowerN:
        return word("null", null);
      default:
        return number(entry);
    }
  };

  const checkDepth = (depth: number): void => {
    if (depth > maximumDepth) throw new SyntaxProblem(`it is nested deeper than ${maximumDepth} levels`, at, "limit");
  };

  const object = (depth: number): Node => {
    checkDepth(depth);
    const map = newMap(source, at);
    at++;
    skip();
    if (text.charCodeAt(at) === Char.CloseBrace) {
      at++;
      return map;
    }
    for (;;) {
      const offset = at;
      if (text.charCodeAt(at) !== Char.DoubleQuote) fail("a property name in double quotes is expected");
      const key = string();
      skip();
      if (text.charCodeAt(at) !== Char.Colon) fail("`:` is expected");
      at++;
      skip();
      setEntry(map, key, value(offset, depth), offset);
      skip();
      const c = text.charCodeAt(at);
      if (c === Char.CloseBrace) break;
      if (c !== Char.Comma) fail("`,` or `}` is expected");
      at++;
      skip();
    }
    at++;
    return map;
  };

  const array = (depth: number): Node => {
    checkDepth(depth);
    const sequence = newSequence(source, at);
    at++;
    skip();
    if (text.charCodeAt(at) === Char.CloseBracket) {
      at++;
      return sequence;
    }
    for (;;) {
      const offset = at;
      sequence.offsets.push(offset);
      sequence.items.push(value(offset, depth));
      skip();
      const c = text.charCodeAt(at);
      if (c === Char.CloseBracket) break;
      if (c !== Char.Comma) fail("`,` or `]` is expected");
      at++;
      skip();
    }
    at++;
    return sequence;
  };

  skip();
  const root = value(at, 0);
  skip();
  if (at < text.length) fail("there is text after the document's end");
  return root;
}
