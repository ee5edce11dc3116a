/** What the serverless host does with functions, as the gate sees it. docs/guide/serverless.md has the table. */
import { describe, expect, test } from "vitest";
import { reportOf, runInMemory } from "../cli/run-in-memory.js";

const usings =
  "using Tenon; using Microsoft.AspNetCore.Http; using Microsoft.AspNetCore.Mvc; using Microsoft.Azure.Functions.Worker;";

interface Fn {
  readonly name: string;
  readonly route?: string;
  readonly methods?: string;
  readonly parameters?: string;
  readonly access?: string;
  readonly returns?: string;
  readonly body?: string;
}

const fn = ({
  name,
  route,
  methods = '"get"',
  parameters = "",
  access = "public",
  returns = "IActionResult",
  body = "new OkResult()",
}: Fn) =>
  `[Function("${name}")] ${access} ${returns} M_${name.replace(/\W/g, "_")}([HttpTrigger(AuthorizationLevel.Anonymous, ${methods}${
    route === undefined ? "" : `, Route = ${route}`
  })] HttpRequest request${parameters === "" ? "" : `, ${parameters}`}) => ${body};`;

const app = (functions: readonly Fn[], more = ""): string =>
  `${usings} namespace App; public class Functions { ${functions.map(fn).join("\n")} } ${more}`;

/** Codes of the rules about functions, with the first line of each message. */
async function rulesBroken(source: string): Promise<readonly string[]> {
  const outcome = await runInMemory(["App.cs", "--check", "--format", "json"], { "App.cs": source });
  return reportOf(outcome)
    .diagnostics.filter(({ code }) => code >= "TN4024" && code <= "TN4030")
    .map(({ code, severity, message }) => `${severity} ${code}: ${message}`);
}

const astray = (other: string, request: string, handler: string): string =>
  `error TN4024: The host calls ${other} for ${request}, not ${handler}: it tries functions in the order of their names, and a literal segment does not take precedence over a parameter.`;

describe("the order of routes", () => {
  test.each([
    {
      name: "a literal after a parameter",
      functions: [
        { name: "LatestItem", route: '"items/latest"' },
        { name: "GetItem", route: '"items/{id}"' },
      ],
      broken: [astray("GetItem", "GET /api/items/latest", "LatestItem")],
    },
    {
      name: "a catch-all before everything",
      functions: [
        { name: "All", route: '"{*path}"' },
        { name: "BFile", route: '"files/{name}"' },
      ],
      broken: [astray("All", "GET /api/files/name", "BFile")],
    },
    {
      name: "whatever the case of the names",
      functions: [
        { name: "alpha", route: '"items/{id}"' },
        { name: "Beta", route: '"items/new"', methods: '"get", "post"' },
      ],
      broken: [astray("alpha", "GET /api/items/new", "Beta")],
    },
    {
      name: "a constrained parameter after a free one",
      functions: [
        { name: "ByName", route: '"items/{name}"' },
        { name: "ById", route: '"items/{id:int}"' },
        { name: "Zoom", route: '"items/{zoom:guid}"' },
      ],
      broken: [astray("ByName", "GET /api/items/6f9619ff-8b86-d011-b42d-00c04fc964ff", "Zoom")],
    },
    {
      name: "a literal in another segment",
      functions: [
        { name: "ALatest", route: '"{kind}/latest"' },
        { name: "Item", route: '"items/{id}"' },
      ],
      broken: [astray("ALatest", "GET /api/items/latest", "Item")],
    },
    {
      name: "an optional parameter",
      functions: [
        { name: "AList", route: '"items/{page?}"' },
        { name: "New", route: '"items/new"' },
      ],
      broken: [astray("AList", "GET /api/items/new", "New")],
    },
    {
      name: "the literal is first by name",
      functions: [
        { name: "ALatestItem", route: '"items/latest"' },
        { name: "GetItem", route: '"items/{id}"' },
      ],
      broken: [],
    },
    {
      name: "a constraint that the literal does not meet",
      functions: [
        { name: "GetItem", route: '"items/{id:int}"' },
        { name: "LatestItem", route: '"items/latest"' },
      ],
      broken: [],
    },
    {
      name: "a constraint that is not known says nothing",
      functions: [
        { name: "GetItem", route: '"items/{id:regex(^a)}"' },
        { name: "LatestItem", route: '"items/latest"' },
      ],
      broken: [],
    },
    {
      name: "another method",
      functions: [
        { name: "GetItem", route: '"items/{id}"' },
        { name: "LatestItem", route: '"items/latest"', methods: '"post"' },
      ],
      broken: [],
    },
    {
      name: "other lengths",
      functions: [
        { name: "GetItem", route: '"items/{id}"' },
        { name: "Parts", route: '"items/new/parts"' },
      ],
      broken: [],
    },
  ])("$name", async ({ functions, broken }) => {
    expect(await rulesBroken(app(functions))).toEqual(broken);
  });
});

describe("what a parameter can be", () => {
  const unreadable = (type: string): string =>
    `error TN4025: The worker cannot convert the text of a request to ${type} for parameter value of F: it reads the text as JSON, and answers 500.`;
  const more =
    "public enum Color { Red } public sealed record Email(string Value); public readonly record struct Sku(string Value) : System.IParsable<Sku> { public static Sku Parse(string s, System.IFormatProvider? p) => new(s); public static bool TryParse(string? s, System.IFormatProvider? p, out Sku r) { r = new(s!); return true; } }";

  /** One function for each type, in one program. */
  const takers = (types: readonly string[]): readonly Fn[] =>
    types.map((type, at) => ({ name: `F${at}`, route: `"x${at}/{value}"`, parameters: `${type} value` }));

  test("text, numbers, booleans, and what the worker has a converter for", async () => {
    const numbers = ["int", "int?", "long", "short", "byte", "decimal", "double", "System.Half", "System.Int128"];
    const others = ["System.Guid", "System.Guid?", "System.DateTime", "System.DateTime?", "System.DateTimeOffset"];
    const whole = ["System.Threading.CancellationToken", "System.Threading.CancellationToken?"];
    const types = ["string", "object", "bool", "bool?", ...numbers, ...others, ...whole];
    expect(await rulesBroken(app(takers(types), more))).toEqual([]);
  });

  test("any other type is refused", async () => {
    const system = ["DateOnly", "TimeOnly", "TimeSpan", "Uri", "Version"];
    const types = ["Color", "Color?", "char", "Sku", "Email", ...system.map((type) => `System.${type}`)];
    expect(await rulesBroken(app(takers(types), more))).toEqual(
      types.map((type, at) => unreadable(type.replace("System.", "")).replace(" of F:", ` of F${at}:`)),
    );
  });

  test("an enum in the query neither; a class that the route does not name is left alone", async () => {
    const functions = [{ name: "F", route: '"x"', parameters: "Color? value, Email? other" }];
    expect(await rulesBroken(app(functions, more))).toEqual([unreadable("Color?")]);
  });
});

describe("what the host refuses", () => {
  const long = "a".repeat(128);
  test.each([
    {
      name: "an empty route",
      functions: [{ name: "F", route: '""' }],
      broken: [
        "error TN4026: The trigger route of F is empty: the host serves it under the function's name, but its worker expects an empty route, so every request is answered with 500.",
      ],
    },
    { name: "not a route that is null", functions: [{ name: "F", route: "null" }], broken: [] },
    { name: "not a route that is left out", functions: [{ name: "F" }], broken: [] },
    {
      name: "two functions on one route and method",
      functions: [
        { name: "A", route: '"x/{one}"', methods: '"get", "post"' },
        { name: "B", route: '"X/{two}"', methods: '"POST"' },
      ],
      broken: [
        "error TN4027: The functions B and A are both served at /api/X/{two}: the worker cannot tell their requests apart, and answers 500.",
      ],
    },
    {
      name: "not two functions on one route and two methods",
      functions: [
        { name: "A", route: '"x"' },
        { name: "B", route: '"x"', methods: '"post"' },
      ],
      broken: [],
    },
    ...["Two words", "2nd", "_a", "Host", `${long}a`, "é"].map((name) => ({
      name: `the name ${name}`,
      functions: [{ name, route: '"x"' }],
      broken: [`error TN4028: The host does not accept "${name}" as the name of a function.`],
    })),
    { name: "not the name A-1_b", functions: [{ name: "A-1_b", route: '"x"' }], broken: [] },
    { name: "not a name of 128 characters", functions: [{ name: long, route: '"x"' }], broken: [] },
    {
      name: "one name twice",
      functions: [
        { name: "Twice", route: '"x"' },
        { name: "twice", route: '"y"' },
      ],
      broken: ['error TN4029: Two functions are named "twice"; the host ignores case.'],
    },
  ])("$name", async ({ functions, broken }) => {
    expect(await rulesBroken(app(functions))).toEqual(broken);
  });

  test("functions of two applications do not meet", async () => {
    const project =
      '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>';
    const source = app([{ name: "F", route: '"x"' }]);
    const files = {
      "/app/one/One.csproj": project,
      "/app/one/F.cs": source,
      "/app/one/host.json": '{ "version": "2.0" }',
      "/app/two/Two.csproj": project,
      "/app/two/F.cs": source.replace("namespace App", "namespace Two"),
      "/app/two/host.json": '{ "version": "2.0" }',
      "/app/All.slnx": '<Solution><Project Path="one/One.csproj" /><Project Path="two/Two.csproj" /></Solution>',
    };
    const outcome = await runInMemory(["--project", "All.slnx", "--check", "--format", "json"], files);
    expect(
      reportOf(outcome)
        .diagnostics.filter(({ code }) => /TN40(1[03]|2\d)/.test(code))
        .map(({ code }) => code),
    ).toEqual(["TN4010", "TN4010"]);
  });
});

describe("a function with a fault does not cover its operation", () => {
  const contract =
    'public sealed record In(string Format); [Contract] public static class C { public static readonly Operation<In, string> Get = Define.Get<In, string>("/api/images/{format}"); }';
  const answer = 'C.Get.Bind(new In($"{format}")).Success("x").ToActionResult()';
  const images = { name: "Images", route: '"images/{format}"', parameters: "string format", body: answer };

  test.each([
    { name: "as it is", functions: [images], covered: "1/1" },
    { name: "another one goes before it", functions: [images, { name: "All", route: '"{*path}"' }], covered: "0/1" },
    {
      name: "a parameter is an enum",
      functions: [{ ...images, parameters: "System.DayOfWeek format" }],
      covered: "0/1",
    },
    { name: "it is private", functions: [{ ...images, access: "private" }], covered: "0/1" },
    {
      name: "another one is on its route",
      functions: [images, { name: "Other", route: '"images/{x}"' }],
      covered: "0/1",
    },
  ])("$name", async ({ functions, covered }) => {
    const { out, exit } = await runInMemory(["App.cs", "--check"], { "App.cs": app(functions, contract) });
    expect([/Coverage: (\S+)/.exec(out)?.[1], exit]).toEqual([covered, covered === "1/1" ? 0 : 1]);
  });

  test("HttpResponseData is called by its name", async () => {
    const data = { ...images, parameters: "", returns: "HttpResponseData", body: "throw new System.Exception()" };
    const source = app([data], contract).replace("HttpRequest request", "HttpRequestData request");
    const { error } = await runInMemory(["App.cs", "--check"], {
      "App.cs": `using Microsoft.Azure.Functions.Worker.Http; ${source}`,
    });
    expect(error).toContain(
      "Images serves this route, but answers HttpResponseData; a terminal needs the web-application integration and IActionResult",
    );
  });
});

test("--routes lists every HTTP function that exists, whatever its shape", async () => {
  const source = `using Microsoft.Azure.Functions.Worker.Http; ${app(
    [
      { name: "First", route: '"first"' },
      { name: "Second", methods: '"get", "post"' },
      { name: "Hidden", route: '"hidden"', access: "internal" },
    ],
    `internal class Inner { [Function("InHiddenClass")] public IActionResult Run([HttpTrigger("get")] HttpRequest request) => new OkResult(); }
public class Plain { [Function("Plain")] public HttpResponseData Run([HttpTrigger("get", Route = "plain")] HttpRequestData request) => request.CreateResponse(); }
public class Starter { [Function("Start")] public System.Threading.Tasks.Task<HttpResponseData> Run([HttpTrigger("post", Route = "start/{name}")] HttpRequestData request, [DurableClient] DurableTaskClient client, string name) => null!; }`,
  )}`;
  const { out, error } = await runInMemory(["App.cs", "--routes"], { "App.cs": source });
  expect(
    out.split("\n").map((line) =>
      line
        .split(/ {2,}/)
        .filter((_, at) => at !== 2 && at < 4)
        .join(" "),
    ),
  ).toEqual([
    "GET /api/InHiddenClass InHiddenClass",
    "GET /api/Second Second",
    "POST /api/Second Second",
    "GET /api/first First",
    "GET /api/plain Plain",
    "POST /api/start/{name} Start",
    "6 routes.",
    "",
  ]);
  expect(error).toContain("TN4030: Hidden is not public, so the worker does not find it: its route answers 404.");
});

test("an operation that cannot be read is one error, and nothing is said of its statuses", async () => {
  const source = `using Microsoft.AspNetCore.Mvc; using Tenon;
public sealed record Thing(string A, int B);
[Contract] public static class ThingsContract
{
    public static readonly Operation<Thing> Get = Define.Get<Thing>("/things/{");
    public static readonly Operation<Thing> Other = Define.Get<Thing>("/other");
}
[ApiController] public class ThingsController : ControllerBase
{
    [HttpGet("things")] public IActionResult Get() => ThingsContract.Get.Bind().Respond(404).ToActionResult();
    [HttpGet("other")] public IActionResult Other() => ThingsContract.Other.Bind().Success(new Thing("a", 1)).ToActionResult();
}`;
  const { error } = await runInMemory(["App.cs", "--check"], { "App.cs": source });
  expect([...error.matchAll(/(?:error|warning) (TN\d+)/g)].map(([, code]) => code)).toEqual(["TN2101"]);
});
