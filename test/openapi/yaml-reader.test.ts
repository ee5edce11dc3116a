import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { jsonOf } from "../../src/openapi/document/json-value.js";
import { isMap, isSequence, type Node, newSource } from "../../src/openapi/document/node.js";
import { readDocument } from "../../src/openapi/document/read-document.js";
import { readPlainYaml } from "../../src/openapi/document/yaml-reader.js";

function plain(node: Node): unknown {
  if (isSequence(node)) return node.items.map(plain);
  if (isMap(node)) return Object.fromEntries(node.keys.map((key, at) => [key, plain(node.values[at] ?? null)]));
  return node;
}

function read(text: string): unknown {
  const result = readDocument("a.yaml", new TextEncoder().encode(text));
  return result.kind === "problem" ? result : plain(result.root);
}

/** Everything here is read by the plain reader, and means what the `yaml` library says it means. */
const plainTexts: readonly (readonly [string, string])[] = [
  ["scalars", "a: 1\nb: -2.5\nc: true\nd: null\ne: ~\nf: text\ng: 0x1f\nh: 1e3\ni: .inf\n"],
  ["words that are strings", "a: yes\nb: 2024-01-01\nc: 1.2.3\nd: '1'\ne: \"true\"\nf: nullable\n"],
  ["an empty value", "a:\nb: 1\n"],
  ["a list at its key's depth", "a:\n- 1\n- 2\nb: 3\n"],
  ["a list below its key", "a:\n  - x: 1\n    y: 2\n  - x: 3\n"],
  ["lists in lists", "- - 1\n  - 2\n- - 3\n"],
  ["comments", "# top\na: 1 # one\n# between\nb: # none\n  c: 2\n"],
  ["a hash inside a word", "a: b#c\nd: 'e # f'\n"],
  ["a plain scalar over lines", "a: one\n  two\n\n  three\nb: 1\n"],
  ["single quotes", "a: 'it''s'\nb: 'one\n  two'\n"],
  ["double quotes", 'a: "tab\\t quote\\" \\u00e9 \\x41"\nb: "one\n  two\\\n  three"\n'],
  ["quoted keys", "'a b': 1\n\"c:d\": 2\n/pets/{id}: 3\n"],
  ["literal block", "a: |\n  one\n   two\n\n  three\nb: 1\n"],
  ["literal block, stripped", "a: |-\n  one\n  two\n\nb: 1\n"],
  ["literal block, kept", "a: |+\n  one\n\nb: 1\n"],
  ["folded block", "a: >\n  one\n  two\n\n  three\n    more\n  four\nb: 1\n"],
  ["block with an indentation given", "a: |2\n    one\n  two\nb: 1\n"],
  ["spaces alone in a block", "a: |\n  one\n      \n  two\nb: 1\n"],
  ["an empty block", "a: |\nb: 1\n"],
  ["flow collections", "a: [1, two, 'three', {b: c, \"d\": e}]\nf: {}\ng: []\nh: {i: , j: k}\n"],
  ["flow over lines", "a: [\n    1,\n    2\n  ]\nb: 1\n"],
  ["a document mark", "---\na: 1\n"],
  ["an address", "a: http://example.com:80/x\nb: [http://example.com/y]\n"],
  ["windows line ends", "a: 1\r\nb: |\r\n  x\r\n  y\r\n"],
  ["no newline at the end", "a: |\n  x"],
];

describe("plain YAML", () => {
  it.each(plainTexts)("%s", (_, text) => {
    const lines = text.replaceAll("\r\n", "\n");
    const ended = lines.endsWith("\n") ? lines : `${lines}\n`;
    expect(readPlainYaml(newSource("a.yaml", ended)), "left to the library").not.toBeUndefined();
    expect(read(text)).toEqual(parse(ended));
  });

  it("whatever the library writes, both read alike", () => {
    const value = fc.jsonValue({ maxDepth: 4, stringUnit: "grapheme" });
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ maxLength: 12 }), value),
        fc.constantFrom(40, 0, 120),
        (content, lineWidth) => {
          const text = stringify(content, { lineWidth });
          // Negative zero is the one number that JSON text does not keep.
          expect(JSON.stringify(read(text))).toBe(JSON.stringify(parse(text, { merge: true })));
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("YAML for the library", () => {
  it.each([
    ["anchors and aliases", "a: &x {b: 1}\nc: *x\n", { a: { b: 1 }, c: { b: 1 } }],
    ["merge keys", "a: &x {b: 1, c: 2}\nd:\n  <<: *x\n  c: 3\n", { a: { b: 1, c: 2 }, d: { c: 3, b: 1 } }],
    [
      "several merged",
      "a: &x {b: 1}\nc: &y {d: 2}\ne:\n  <<: [*x, *y]\n",
      { a: { b: 1 }, c: { d: 2 }, e: { b: 1, d: 2 } },
    ],
    ["tags", "a: !!str 1\n", { a: "1" }],
    ["complex keys of one word", "? a\n: 1\n", { a: 1 }],
  ])("%s", (_, text, expected) => {
    expect(readPlainYaml(newSource("a.yaml", text))).toBeUndefined();
    expect(read(text)).toEqual(expected);
  });
});

describe("JSON", () => {
  it("is read as JSON.parse reads it", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        if (value === null || typeof value !== "object") return;
        const text = JSON.stringify(value, null, 2);
        expect(JSON.stringify(read(text))).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  it("of a repeated key the last counts, and the repetition is remembered", () => {
    const result = readDocument("a.json", new TextEncoder().encode('{"a": 1, "a": 2}'));
    expect(result.kind === "document" && plain(result.root)).toEqual({ a: 2 });
    expect(result.kind === "document" && result.source.duplicateKeys.map(({ key }) => key)).toEqual(["a"]);
  });

  it.each([
    ['{"a": 1,}', "a property name in double quotes is expected"],
    ['{"a" 1}', "`:` is expected"],
    ['{"a": 1} x', "there is text after the document's end"],
    ['{"a": "x', "the string is not closed"],
  ])("%s is refused or is YAML", (text, reason) => {
    const result = readDocument("a.json", new TextEncoder().encode(text));
    if (result.kind === "problem") expect(result.reason).toBe(reason);
    else expect(plain(result.root)).toEqual(parse(text));
  });
});

it.each(['"', "'"])("a text in %s goes on however little its lines are indented, as in libyaml", (quote) => {
  const text = `a:\n  b: ${quote}one\n  two\n\nthree\n---four${quote}\n  c: 1\n`;
  const root = readPlainYaml(newSource("a.yaml", text));
  expect(root === undefined ? undefined : jsonOf(root)).toEqual({ a: { b: "one two\nthree ---four", c: 1 } });
});
