import { describe, expect, test } from "vitest";
import { languageVersionOf, parse, walk } from "../../../src/csharp/syntax/index.js";

// Words that became keywords later are names in older versions. Roslyn judges the same in test/csharp/cases/language-versions.
describe("words of later versions", () => {
  test.each([
    ["record R(int X);", 9, ["RecordDeclaration"]],
    ["class C { record Next { get; } }", 8, ["ClassDeclaration", "PropertyDeclaration"]],
    ["class C { record Next { get; } }", 9, ["ClassDeclaration", "RecordDeclaration"]],
    ["class C { int P => field; }", 13, ["ClassDeclaration", "PropertyDeclaration", "IdentifierName"]],
    ["class C { int P => field; }", 14, ["ClassDeclaration", "PropertyDeclaration", "FieldExpression"]],
    ["class extension { extension(int x) { } }", 13, ["ClassDeclaration", "ConstructorDeclaration"]],
    ["static class C { extension(int x) { } }", 14, ["ClassDeclaration", "ExtensionBlockDeclaration"]],
    ["class C { partial Self() { } }", 13, ["ClassDeclaration", "MethodDeclaration", "IdentifierName"]],
    ["class C { partial C() { } }", 14, ["ClassDeclaration", "ConstructorDeclaration"]],
  ])("%s in C# %d", (text, languageVersion, expected) => {
    const file = parse("Test.cs", new TextEncoder().encode(text), { languageVersion });
    const kinds: string[] = [];
    walk(file.root, (node) => {
      if (/Declaration$|^IdentifierName$|^FieldExpression$/.test(node.kind) && !/Accessor/.test(node.kind)) {
        kinds.push(node.kind);
      }
      return true;
    });
    expect(kinds.filter((kind) => expected.includes(kind))).toEqual(expected);
  });
});

test.each([
  ["7.3", 7.3],
  ["13.0", 13],
  ["ISO-2", 2],
  ["latest", 15],
  ["preview", 16],
  ["", 15],
])("LangVersion %s", (text, version) => {
  expect(languageVersionOf(text)).toBe(version);
});
