/** A constraint that no value of its parameter's type meets: the route answers nothing. */
import { expect, test } from "vitest";
import { reportOf, runInMemory } from "../cli/run-in-memory.js";

const project =
  '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>';

async function conflicts(route: string, type: string): Promise<readonly string[]> {
  const program = `var app = WebApplication.CreateBuilder(args).Build(); app.MapGet("${route}", (${type} id) => 1); app.Run();`;
  const args = ["--project", "Api.csproj", "--check", "--served", "--format", "json"];
  const { diagnostics } = reportOf(await runInMemory(args, { "/app/Api.csproj": project, "/app/Program.cs": program }));
  return diagnostics.filter(({ code }) => code === "TN4051").map(({ severity }) => severity);
}

test.each([
  ["/a/{id:guid}", "int"],
  ["/a/{id:alpha}", "int"],
  ["/a/{id:int}", "Guid"],
  ["/a/{id:bool}", "int?"],
  ["/a/{id:int:min(5)}", "bool"],
  ["/a/{id:datetime}", "Guid"],
])("%s with %s", async (route, type) => expect(await conflicts(route, type)).toEqual(["error"]));

test.each([
  ["/a/{id:int}", "int"],
  ["/a/{id:int}", "string"],
  ["/a/{id:guid}", "string"],
  ["/a/{id:long}", "int"],
  ["/a/{id:decimal}", "int"],
  ["/a/{id:own}", "int"],
  ["/a/{id:regex(^x)}", "int"],
  ["/a/{id:minlength(2)}", "int"],
])("%s with %s fits, or nothing is known", async (route, type) => expect(await conflicts(route, type)).toEqual([]));

test("of two branches the program takes one, so their routes do not meet", async () => {
  const source = `var app = WebApplication.CreateBuilder(args).Build();
if (app.Environment.IsDevelopment()) app.MapGet("/a/{id}", (int id) => id); else app.MapGet("/a/{key}", (int key) => key);
app.Run();`;
  const args = ["--project", "Api.csproj", "--check", "--served", "--format", "json"];
  const outcome = await runInMemory(args, { "/app/Api.csproj": project, "/app/Program.cs": source });
  const { diagnostics } = reportOf(outcome);
  const told = diagnostics.filter(({ severity }) => severity !== "note").map(({ code }) => code);
  expect([outcome.exit, ...told]).toEqual([0]);
});
