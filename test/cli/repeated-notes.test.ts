import { expect, test } from "vitest";
import { withoutRepeatedNotes } from "../../src/cli/report/repeated-notes.js";
import { type Diagnostic, diagnostic } from "../../src/diagnostics/diagnostic.js";

const place = (line: number) => ({ file: "/app/Api.cs", line, column: 1, endLine: line, endColumn: 2 });
const note = (at: number): Diagnostic => diagnostic("routesNotListed", place(at), { call: "MapHub" });
const warning = (at: number): Diagnostic => diagnostic("routeConvention", place(at), { convention: "A" });
const unread = (at: number): Diagnostic =>
  diagnostic("attributeUnreadable", place(at), { attribute: "[FromQuery]", place: `A.B${at}` });
const many = (length: number, made: (at: number) => Diagnostic): readonly Diagnostic[] =>
  Array.from({ length }, (_, at) => made(at + 1));
const lines = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ code, location }) => `${code}@${location?.line}`);

test("of many notes of one kind the first three are shown, and the others counted", () => {
  const { shown, text } = withoutRepeatedNotes([...many(5, note), diagnostic("pathBase", place(9), {})]);
  expect(lines(shown)).toEqual(["TN2181@1", "TN2181@2", "TN2181@3", "TN2186@9"]);
  expect(text).toBe("More of the same kinds: 2 TN2181. --format json shows all of them.\n");
});

test("warnings and errors of reading too; a line is not spent on one more", () => {
  const { shown, text } = withoutRepeatedNotes([...many(4, note), ...many(9, warning), ...many(5, unread)]);
  expect(shown).toEqual([...many(4, note), ...many(3, warning), ...many(3, unread)]);
  expect(text).toBe("More of the same kinds: 6 TN2110, 2 TN2147. --format json shows all of them.\n");
});

test("all findings of the gates are shown", () => {
  const missing = many(9, (at) =>
    diagnostic("operationNotImplemented", place(at), { operation: "A.B", address: "GET /a" }),
  );
  expect(withoutRepeatedNotes(missing)).toEqual({ shown: missing, text: "" });
});

test("all findings of --diff are shown", () => {
  const added = many(9, (at) => diagnostic("operationAdded", place(at), { operation: "GET /a" }));
  expect(added[0]?.code).toMatch(/^TN63/);
  expect(withoutRepeatedNotes(added)).toEqual({ shown: added, text: "" });
});
