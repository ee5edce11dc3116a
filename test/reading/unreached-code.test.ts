/** Routes that the program never gets to. The servers `map-after-*` and `map-unreached` are judged by ASP.NET. */
import { describe, expect, test } from "vitest";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { servedBy } from "./read-source.js";

function served(statements: string, more = "") {
  const bag = new DiagnosticBag();
  const source = `using Acme; var app = WebApplication.CreateBuilder(args).Build();\n${statements}`;
  const endpoints = servedBy({ "Program.cs": source, "More.cs": `namespace Acme; ${more}` }, bag);
  return [
    ...endpoints.map(({ route }) => (route.kind === "unknown" ? "?" : route.template)),
    ...bag.all.map(({ code }) => code),
  ];
}

const a = 'app.MapGet("/a", () => 1);';
const b = 'app.MapGet("/b", () => 1);';

type Row = readonly [name: string, statements: string, expected: readonly string[]];

describe("what is mapped when the server has been shut down is not served, and is reported", () => {
  test.each<Row>([
    ["behind Run()", `${a} app.Run(); ${b}`, ["/a", "TN2221"]],
    ["behind Run with an address", `${a} app.Run("http://localhost:5000"); ${b}`, ["/a", "TN2221"]],
    ["behind RunAsync that is awaited", `${a} await app.RunAsync(); ${b}`, ["/a", "TN2221"]],
    ["behind RunAsync().Wait()", `${a} app.RunAsync().Wait(); ${b}`, ["/a", "TN2221"]],
    ["behind several servers", `${a} await Task.WhenAll(app.RunAsync(), app.RunAsync()); ${b}`, ["/a", "TN2221"]],
    ["behind WaitForShutdown", `${a} app.Start(); app.WaitForShutdown(); ${b}`, ["/a", "TN2221"]],
    ["behind Run in both branches", `${a} if (args.Length > 0) app.Run(); else { app.Run(); } ${b}`, ["/a", "TN2221"]],
    [
      "in a helper of a helper that is called too late",
      `${a} app.Run(); First(app); void First(WebApplication first) => Second(first); void Second(WebApplication second) => second.MapGet("/b", () => 1);`,
      ["/a", "TN2221"],
    ],
  ])("%s", (_, statements, expected) => {
    expect(served(statements)).toEqual(expected);
  });
});

describe("what never runs is ignored", () => {
  test.each<Row>([
    ["behind Environment.Exit", `${a} Environment.Exit(0); ${b}`, ["/a"]],
    ["in a branch that is never taken", `const bool old = false; if (old) ${b} else ${a} app.Run();`, ["/a"]],
    ["in a local function that nothing names", `${a} app.Run(); void More() { ${b} }`, ["/a"]],
  ])("%s", (_, statements, expected) => {
    expect(served(statements)).toEqual(expected);
  });
});

describe("what may be reached is served", () => {
  test.each<Row>([
    [
      "a handler at the end of the pipeline",
      `${a} app.Run(handler); ${b} Task handler(HttpContext c) => Task.CompletedTask;`,
      ["/a", "/b", "TN2222"],
    ],
    [
      "a run under a condition",
      `${a} if (args.Length > 0) { app.Run(); return; } ${b} app.Run();`,
      ["/a", "/b", "TN2251"],
    ],
    ["one server after the other", `${a} app.Run(); app = WebApplication.Create(); ${b} app.Run();`, ["/a", "/b"]],
    ["a label", `${a} goto on; on: ${b} app.Run();`, ["/a", "/b"]],
    ["what catches", `try { ${a} throw new Exception(); } catch { } ${b} app.Run();`, ["/a", "/b"]],
    ["a switch without default", `${a} switch (args.Length) { case 1: return; } ${b} app.Run();`, ["/a", "/b"]],
    [
      "a section that breaks",
      `${a} switch (args.Length) { case 1: return; default: break; } ${b} app.Run();`,
      ["/a", "/b"],
    ],
    [
      "a method of the program that is called Run",
      `${a} new Job().Run(); ${b} app.Run(); class Job { public void Run() { } }`,
      ["/a", "/b"],
    ],
    [
      "a local function that is given away",
      `app.UseEndpoints(More); app.Run(); void More(IEndpointRouteBuilder routes) { ${a} }`,
      ["/a"],
    ],
  ])("%s", (_, statements, expected) => {
    expect(served(statements)).toEqual(expected);
  });
});

/** One file more than `served` writes, with helpers that run the application. */
const helpers = `public static class Hosting {
  public static void Launch(this WebApplication app) { Console.WriteLine("up"); app.Run(); }
  public static void Short(WebApplication app) => app.Run();
  public static async Task LaunchAsync(WebApplication app) { await Task.Yield(); await app.RunAsync(); }
  public static Task ReturnedAsync(WebApplication app) { return app.RunAsync(); }
  public static void Perhaps(WebApplication app) { if (app.Urls.Count > 0) app.Run(); }
  public static void Job(WebApplication app) { Task.Run(() => app.Run()); }
  public static void Again(WebApplication app) { Again(app); app.RunAsync(); }
}`;

describe("helpers of the project that run the application", () => {
  test.each<Row>([
    ["an extension", `${a} app.Launch(); ${b}`, ["/a", "TN2221"]],
    ["an expression", `${a} Hosting.Short(app); ${b}`, ["/a", "TN2221"]],
    ["one that is awaited", `${a} await Hosting.LaunchAsync(app); ${b}`, ["/a", "TN2221"]],
    ["one that gives the task back", `${a} Hosting.ReturnedAsync(app).Wait(); ${b}`, ["/a", "TN2221"]],
    ["a local function", `${a} Go(); ${b} void Go() { app.Run(); }`, ["/a", "TN2221"]],
    ["one that nobody waits for", `${a} Hosting.LaunchAsync(app); ${b} app.Run();`, ["/a", "/b", "TN2225"]],
    ["a condition", `${a} Hosting.Perhaps(app); ${b} app.Run();`, ["/a", "/b"]],
    ["another thread", `${a} Hosting.Job(app); ${b} app.Run();`, ["/a", "/b"]],
    ["a circle", `${a} Hosting.Again(app); ${b} app.Run();`, ["/a", "/b", "TN2250", "TN2225"]],
  ])("%s", (_, statements, expected) => {
    expect(served(statements, helpers)).toEqual(expected);
  });
});

describe("what is mapped when the server has started may not be served, and is reported", () => {
  test.each<Row>([
    ["behind Start()", `${a} app.Start(); ${b} app.WaitForShutdown();`, ["/a", "/b", "TN2225"]],
    ["behind StartAsync()", `${a} await app.StartAsync(); ${b} app.WaitForShutdown();`, ["/a", "/b", "TN2225"]],
    ["RunAsync that is waited for later", `${a} var run = app.RunAsync(); ${b} await run;`, ["/a", "/b", "TN2225"]],
    ["on a group", `app.Start(); app.MapGroup("/g").MapGet("/a", () => 1);`, ["/g/a", "TN2225"]],
    ["by a local function", `app.Start(); MapMore(); void MapMore() { ${a} }`, ["/a", "TN2225"]],
    ["by a local function that is called before", `MapAll(); app.Start(); void MapAll() { ${a} }`, ["/a"]],
    ["before", `${a} ${b} app.Start(); app.WaitForShutdown();`, ["/a", "/b"]],
    [
      "of another server",
      `${a} app.Start(); var next = WebApplication.Create(); next.MapGet("/b", () => 1); next.Run();`,
      ["/a", "/b"],
    ],
    [
      "objects",
      `${a} app.Start(); var mapper = new Mapper(); mapper.MapAll(1); class Mapper { public void MapAll(int i) { } }`,
      ["/a"],
    ],
  ])("%s", (_, statements, expected) => {
    expect(served(statements)).toEqual(expected);
  });
});

test("deeply nested statements and long chains of conditions have an end", () => {
  const nested = `${"{ ".repeat(3000)}return; ${"} ".repeat(3000)}`;
  const chain = `${"if (args.Length > 0) return; else ".repeat(3000)}return;`;
  expect(served(`${a} ${nested}`)).toEqual(["/a"]);
  expect(served(`${a} ${chain}`)).toEqual(["/a", "TN2250"]);
});

describe("a handler at the end of the pipeline answers before the routes", () => {
  test.each<Row>([
    ["a lambda", `${a} app.Run(async context => { });`, ["/a", "TN2222"]],
    ["a delegate", `${a} RequestDelegate end = context => Task.CompletedTask; app.Run(end);`, ["/a", "TN2222"]],
    ["behind UseEndpoints", `${a} app.UseEndpoints(_ => { }); app.Run(async context => { });`, ["/a"]],
    ["in a branch", `${a} app.Map("/b", branch => branch.Run(async context => { }));`, ["/a"]],
    ["without routes", "app.Run(async context => { });", []],
    [
      "on a way that ends",
      `if (args.Length > 9) { app.Run(async context => { }); throw new Exception(); } ${a}`,
      ["/a"],
    ],
    ["of a task", `${a} await Task.Run(() => 1);`, ["/a"]],
  ])("%s", (_, statements, expected) => {
    expect(served(statements)).toEqual(expected);
  });
});
