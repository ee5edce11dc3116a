import { type Node, newMap, newSequence, type Source, setEntry } from "./node.js";
import { maximumDepth, SyntaxProblem } from "./syntax-problem.js";

/**
 * JSON (RFC 8259) with places, repeated keys and exact numbers, which `JSON.parse` does not give. Strings without
 * escapes are slices of the text; the others go through `JSON.parse`, which knows the escapes.
 */
export function readJson(source: Source): Node {
  const { text } = source;
  let at = 0;

  const fail = (reason: string, offset = at): never => {
    throw new SyntaxProblem(reason, offset);
  };

  const skip = (): void => {
    for (;;) {
      const c = text.charCodeAt(at);
      if (c === 32 || c === 10 || c === 13 || c === 9) at++;
      else return;
    }
  };

  const string = (): string => {
    const start = at++;
    for (;;) {
      const c = text.charCodeAt(at);
      if (c === 34) break;
      if (c === 92) return escapedString(start);
      if (c < 32 || Number.isNaN(c)) fail("the string is not closed", start);
      at++;
    }
    return text.slice(start + 1, at++);
  };

  const escapedString = (start: number): string => {
    for (; ; at++) {
      const c = text.charCodeAt(at);
      if (c === 92) at++;
      else if (c === 34) break;
      else if (c < 32 || Number.isNaN(c)) fail("the string is not closed", start);
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
    if (written === undefined) return fail("this is no JSON value");
    at += written.length;
    const value = Number(written);
    if (written.length > 15 && String(value) !== written) source.exactNumbers.set(entry, written);
    return value;
  };

  const word = (expected: string, value: Node): Node => {
    if (!text.startsWith(expected, at)) fail("this is no JSON value");
    at += expected.length;
    return value;
  };

  const value = (entry: number, depth: number): Node => {
    switch (text.charCodeAt(at)) {
      case 123:
        return object(depth + 1);
      case 91:
        return array(depth + 1);
      case 34:
        return string();
      case 116:
        return word("true", true);
      case 102:
        return word("false", false);
      case 110:
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
    if (text.charCodeAt(at) === 125) {
      at++;
      return map;
    }
    for (;;) {
      const offset = at;
      if (text.charCodeAt(at) !== 34) fail("a property name in double quotes is expected");
      const key = string();
      skip();
      if (text.charCodeAt(at) !== 58) fail("`:` is expected");
      at++;
      skip();
      setEntry(map, key, value(offset, depth), offset);
      skip();
      const c = text.charCodeAt(at);
      if (c === 125) break;
      if (c !== 44) fail("`,` or `}` is expected");
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
    if (text.charCodeAt(at) === 93) {
      at++;
      return sequence;
    }
    for (;;) {
      const offset = at;
      sequence.offsets.push(offset);
      sequence.items.push(value(offset, depth));
      skip();
      const c = text.charCodeAt(at);
      if (c === 93) break;
      if (c !== 44) fail("`,` or `]` is expected");
      at++;
      skip();
    }
    at++;
    return sequence;
  };

  skip();
  const root = value(at, 0);
  skip();
  if (at < text.length) fail("something stands after the document's end");
  return root;
}
