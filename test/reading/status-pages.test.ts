/** Pages for errors without a body. The server `answer-status-pages` is judged by ASP.NET. */
import { expect, test } from "vitest";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { servedBy } from "./read-source.js";

test.each([
  ["app.UseStatusCodePages();", ["TN2231"]],
  ['app.UseStatusCodePagesWithReExecute("/error");', ["TN2231"]],
  ["app.UseRouting();", []],
])("%s", (statement, expected) => {
  const bag = new DiagnosticBag();
  const source = `var app = WebApplication.Create(args); ${statement} app.MapGet("/a", () => Results.NotFound()); app.Run();`;
  servedBy({ "Program.cs": source }, bag);
  expect(bag.all.map(({ code }) => code)).toEqual(expected);
});
