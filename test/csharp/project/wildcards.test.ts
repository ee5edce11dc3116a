import { expect, test } from "vitest";
import { matchesName, matchesSequence } from "../../../src/csharp/project/msbuild/wildcards.js";

test.each([
  ["*", "", true],
  ["*", "a.cs", true],
  ["*.cs", "a.cs", true],
  ["*.cs", "a.csx", false],
  ["a*b*c", "a-b-b-c", true],
  ["a*b*c", "a-c-b", false],
  ["?.cs", "a.cs", true],
  ["?.cs", ".cs", false],
  ["a**b", "ab", true],
  ["", "", true],
  ["", "a", false],
])("%s and %s", (pattern, name, expected) => {
  expect(matchesName(pattern, name)).toBe(expected);
});

test.each([
  [["**", "a"], ["x", "y", "a"], true],
  [["**", "a", "**", "b"], ["a", "x", "a", "b"], true],
  [["**", "a", "**", "b"], ["b", "a"], false],
  [["**"], [], true],
  [["x", "**"], ["x"], true],
])("folders %j and %j", (pattern, folders, expected) => {
  expect(matchesSequence(pattern, folders, "**", (piece, item) => piece === item)).toBe(expected);
});

// With a regular expression or a recursion these would not end in a lifetime.
test("a pattern of many wildcards is matched without backtracking", () => {
  expect(matchesName(`${"*a".repeat(100)}b`, "a".repeat(255))).toBe(false);
  const folders = Array.from({ length: 60 }, () => "a");
  const pattern = [...Array.from({ length: 40 }, () => ["**", "a"]).flat(), "b"];
  expect(matchesSequence(pattern, folders, "**", (piece, item) => piece === item)).toBe(false);
});
