/** What `--explain` shows is run: the wrong example raises its code, the right one does not. */
import { describe, expect, test } from "vitest";
import { catalogue, type DiagnosticName } from "../../src/diagnostics/catalogue/index.js";
import type { DiagnosticExample } from "../../src/diagnostics/examples/example.js";
import { examples } from "../../src/diagnostics/examples/index.js";
import { runInMemory } from "../cli/run-in-memory.js";

const usings = `#nullable enable
using System; using System.Collections.Generic; using System.Text.Json.Serialization; using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http; using Microsoft.AspNetCore.Mvc; using Microsoft.Extensions.DependencyInjection; using Tenon;
`;
const projectFile = `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFrameworks>net8.0;net10.0</TargetFrameworks></PropertyGroup></Project>`;
const server = `${usings}
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks/count", () => 1).RequireAuthorization();
app.Run();`;
const document = `openapi: 3.1.0
info: { title: T, version: "1" }
paths: { /a: { get: { operationId: a, responses: { "204": { description: none } } } } }`;

async function saidOf(example: DiagnosticExample, text: string): Promise<string> {
  const run = async (args: readonly string[], files: Record<string, string>): Promise<string> => {
    const { error, exit } = await runInMemory(args, files);
    expect(exit, error).not.toBe(70);
    return error;
  };
  switch (example.kind) {
    case "csharp":
      return run(["Api.cs", ...(example.options?.split(" ") ?? [])], { "/app/Api.cs": `${usings}${text}` });
    case "project":
      return run(["--project", "Api.csproj"], {
        "/app/Api.csproj": text,
        "/app/Api.cs": `${usings.replace("#nullable enable", "")}[ContractClient, Route("a")] public class AController : ControllerBase { [HttpGet] public Thing A() => null!; } public record Thing(string Text, int Number);`,
      });
    case "command": {
      // Files in memory cannot be written to.
      const words = text.replace("--output src/api", text.includes("--verify") ? "$&" : "").match(/"[^"]*"|\S+/g) ?? [];
      return run(
        words.slice(1).map((word) => word.replaceAll('"', "")),
        {
          "/app/Api.csproj": projectFile,
          "/app/Program.cs": server,
          "/app/Library/Library.csproj": projectFile,
          "/app/Library/Library.cs": "public class A { }",
          "/app/Library.csproj": projectFile.replace(
            "</Project>",
            '<ItemGroup><Compile Remove="**/*" /><Compile Include="Library/*.cs" /></ItemGroup></Project>',
          ),
          "/app/docs/read.md": "",
          "/app/api.yaml": document,
        },
      );
    }
  }
}

const rows = Object.entries(examples) as [DiagnosticName, DiagnosticExample][];

test.each(rows)("%s", async (name, example) => {
  const { code } = catalogue[name];
  expect(await saidOf(example, example.wrong)).toContain(`${code}:`);
  expect(await saidOf(example, example.right)).not.toContain(`${code}:`);
});

describe("what is explained", () => {
  test("the forty codes that users meet most have an example", () => expect(rows.length).toBeGreaterThanOrEqual(40));
  test("no line is wider than a terminal", () => {
    const wide = rows.flatMap(([name, { wrong, right }]) =>
      `${wrong}\n${right}`.split("\n").flatMap((line) => (line.length > 130 ? [`${name}: ${line}`] : [])),
    );
    expect(wide).toEqual([]);
  });
});
