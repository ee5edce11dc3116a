import { describe, expect, it } from "vitest";
import {
  documentationComment,
  identifierText,
  interpolatedText,
  literalValue,
  walk,
} from "../../../src/csharp/syntax/index.js";
import { parseText } from "./tree-text.js";

function literalOf(literal: string) {
  const file = parseText(`class C { object x = ${literal}; }`);
  let value: unknown;
  walk(file.root, (node) => {
    if (node.kind.endsWith("LiteralExpression"))
      value = literalValue(file, node as Parameters<typeof literalValue>[1])?.value;
    return undefined;
  });
  return value;
}

describe("literals have the value the program sees", () => {
  it.each([
    ["42", 42n],
    ["0xFFu", 255n],
    ["0b1010_0001", 161n],
    ["1_000L", 1000n],
    ["1.5e3", 1500],
    [".5f", 0.5],
    ["12.30m", "12.30"],
    ["'\\u0041'", "A"],
    ["'\\''", "'"],
    ['"a\\tb\\x41\\e"', "a\tbA\u001b"],
    ['@"a""b\\"', 'a"b\\'],
    ['"""a"b"""', 'a"b'],
    ['"""\n    a\n      b\n    """', "a\n  b"],
    ['"abc"u8', "abc"],
    ["true", true],
    ["null", null],
  ])("%s", (literal, value) => {
    expect(literalOf(literal)).toEqual(value);
  });

  it.each([
    ['$"a{{b}}\\n{1}"', "a{b}\n"],
    ['$@"a""b{1}"', 'a"b'],
    ['$"""\n  a\n   b{1}\n  """', "a\n b"],
  ])("the text of %s", (literal, text) => {
    const file = parseText(`class C { object x = ${literal}; }`);
    const found: string[] = [];
    walk(file.root, (node) => {
      if (node.kind === "InterpolatedStringExpression") {
        for (const part of node.contents)
          if (part.kind === "InterpolatedStringText") found.push(interpolatedText(file, node, part));
      }
      return undefined;
    });
    expect(found[0]).toBe(text);
  });
});

describe("names", () => {
  it.each([
    ["@class", "class"],
    ["\\u0041b", "Ab"],
    ["größe", "größe"],
  ])("%s is %s", (written, name) => {
    const file = parseText(`class ${written} { }`);
    const [type] = file.root.members;
    expect(type?.kind === "ClassDeclaration" && identifierText(file, type.identifier)).toBe(name);
  });
});

describe("documentation comments", () => {
  it.each([
    ["/// <summary>A</summary>\nclass C { }", "<summary>A</summary>"],
    ["/// a\n///  b\n[X]\npublic class C { }", "a\n b"],
    ["/** a\n *  b\n */\nclass C { }", "a\n b"],
    ["/// a\n#pragma warning disable\n// b\nclass C { }", "a"],
    ["//// a\nclass C { }", null],
    ["// a\nclass C { }", null],
    ["/// old\n// other\n/// new\nclass C { }", "new"],
  ])("%j", (text, documentation) => {
    const file = parseText(text);
    expect(documentationComment(file, file.root.members[0]!)).toBe(documentation);
  });
});
