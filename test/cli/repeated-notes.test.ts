import { expect, test } from "vitest";
import { withoutRepeatedNotes } from "../../src/cli/repeated-notes.js";
import { type Diagnostic, diagnostic } from "../../src/diagnostics/diagnostic.js";

const place = (line: number) => ({ file: "/app/Api.cs", line, column: 1, endLine: line, endColumn: 2 });
const note = (at: number): Diagnostic => diagnostic("routesNotListed", place(at), { call: "MapHub" });
const warning = (at: number): Diagnostic => diagnostic("routeConvention", place(at), { convention: "A" });
const many = (length: number, made: (at: number) => Diagnostic): readonly Diagnostic[] =>
  Array.from({ length }, (_, at) => made(at + 1));
const lines = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ code, location }) => `${code}@${location?.line}`);

test("of many notes of one kind the first three are shown, and the others counted", () => {
  const { shown, text } = withoutRepeatedNotes([...many(5, note), diagnostic("pathBase", place(9), {})]);
  expect(lines(shown)).toEqual(["TN2181@1", "TN2181@2", "TN2181@3", "TN2186@9"]);
  expect(text).toBe("More notes of the same kinds: 2 TN2181. --format json shows all of them.\n");
});

test("a line is not spent on one note, nor is a warning left out", () => {
  const few = [...many(4, note), ...many(9, warning)];
  expect(withoutRepeatedNotes(few)).toEqual({ shown: few, text: "" });
});

test("what --diff finds is all shown", () => {
  const added = many(9, (at) => diagnostic("operationAdded", place(at), { operation: "GET /a" }));
  expect(added[0]?.code).toMatch(/^TN63/);
  expect(withoutRepeatedNotes(added)).toEqual({ shown: added, text: "" });
});
