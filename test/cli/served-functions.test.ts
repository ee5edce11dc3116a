/** What `--served` says of functions, as the real worker binds and answers them. */
import { expect, test } from "vitest";
import { runInMemory } from "./run-in-memory.js";

const functions = (code: string): string =>
  `#nullable enable
using Microsoft.AspNetCore.Http; using Microsoft.AspNetCore.Mvc; using Microsoft.Azure.Functions.Worker;
namespace App; public sealed record Item(string Name);
public sealed class Out { [HttpResult] public IActionResult? Result { get; set; } public string? Queue { get; set; } }
public sealed class Items { ${code} }`;

async function generated(code: string): Promise<{ client: string; openapi: string; told: readonly string[] }> {
  const { out, error } = await runInMemory(["Items.cs", "--served", "--openapi"], { "Items.cs": functions(code) });
  const [client = "", openapi = ""] = out.split("// ── openapi.json\n");
  const told = [...error.matchAll(/(?:error|warning) (TN\d+)/g)].map(([, found]) => found ?? "");
  return { client, openapi, told };
}

const trigger = (route: string, level = "AuthorizationLevel.Anonymous, "): string =>
  `[HttpTrigger(${level}"get", Route = "${route}")] HttpRequest request`;

test("what the route does not name is a value of the query, by the name of the parameter", async () => {
  const { openapi } = await generated(
    `[Function("Find")] public IActionResult Find(${trigger("find/{id}")}, int id, int size, string? name, [FromQuery(Name = "q")] string text = "", FunctionContext? context = null) => new OkResult();`,
  );
  const { parameters } = JSON.parse(openapi).paths["/api/find/{id}"].get;
  expect(parameters.map((one: { in: string; name: string }) => `${one.in} ${one.name}`)).toEqual([
    "path id",
    "query size",
    "query name",
    "query text",
  ]);
});

test.each(["Item", "string", "ActionResult<Item>", "(IActionResult, string)"])(
  "of %s the worker writes nothing",
  async (type) => {
    const { client, told } = await generated(
      `[Function("Get")] public ${type} Get(${trigger("get")}) => throw new System.Exception();`,
    );
    expect(client).toContain("Promise<void>");
    expect(told).toEqual(["TN4039"]);
  },
);

test("of several outputs the response is the answer", async () => {
  const { client, told } = await generated(
    `[Function("Get")] public Out Get(${trigger("get")}) => new Out { Result = new OkObjectResult(new Item("a")), Queue = "b" };`,
  );
  expect(client).toContain("Promise<Item>");
  expect(told).toEqual([]);
});

test.each([
  ["named", "AuthorizationLevel.Function, "],
  ["that is the host's own choice", ""],
])("a key %s", async (_, level) => {
  const { client, openapi } = await generated(
    `[Function("Get")] public IActionResult Get(${trigger("get", level)}) => new OkResult();`,
  );
  const document = JSON.parse(openapi);
  expect(document.components.securitySchemes).toEqual({
    functionKey: { type: "apiKey", in: "header", name: "x-functions-key" },
    functionKeyInQuery: { type: "apiKey", in: "query", name: "code" },
  });
  expect(document.paths["/api/get"].get.security).toEqual([{ functionKey: [] }, { functionKeyInQuery: [] }]);
  expect(Object.keys(document.paths["/api/get"].get.responses)).toEqual(["200", "401"]);
  expect(client).toContain("Callers need a key of the function app: the header x-functions-key, or code in the query.");
});
