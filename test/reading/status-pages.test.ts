/** Pages for errors without a body. The server `answer-status-pages` is judged by ASP.NET. */
import { expect, test } from "vitest";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { operationText } from "./contract-text.js";
import { readWithDiagnostics, servedBy } from "./read-source.js";

const problems = "builder.Services.AddProblemDetails(); var app = builder.Build();";

test.each([
  ["var app = builder.Build(); app.UseStatusCodePages();", "404 none TN2231"],
  [`${problems} app.UseStatusCodePages();`, "404 ProblemDetails"],
  [`${problems} app.UseStatusCodePages("text/plain", "{0}");`, "404 none TN2231"],
  [
    `${problems} app.UseStatusCodePages(context => context.HttpContext.Response.WriteAsync("x"));`,
    "404 unknown (unmapped) TN2231",
  ],
  [`${problems} app.UseStatusCodePagesWithReExecute("/error");`, "404 ProblemDetails TN2231"],
  [`${problems} app.UseStatusCodePagesWithRedirects("/error");`, "404 none TN2231"],
  [`${problems} if (app.Environment.IsDevelopment()) app.UseStatusCodePages();`, "404 none TN2231"],
])("%s", (start, expected) => {
  const source = `var builder = WebApplication.CreateBuilder(args); ${start} app.MapGet("/a", () => Results.NotFound()).ProducesProblem(404); app.Run();`;
  const { contract, diagnostics } = readWithDiagnostics(
    { "Program.cs": source },
    { served: { include: [], exclude: [] } },
  );
  const [operation] = contract.services.flatMap((service) => service.operations);
  if (operation === undefined) throw new Error("nothing is served");
  const told = diagnostics.map(({ code }) => code).filter((code) => code !== "TN4031");
  expect([operationText(operation, contract).replace(/^.*→ /, ""), ...told].join(" ")).toBe(expected);
});

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
