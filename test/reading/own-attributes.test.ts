/** Servers that cannot have the library declare the attributes themselves, as docs/guide/library.md shows. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runInMemory } from "../cli/run-in-memory.js";

const guide = readFileSync(new URL("../../docs/guide/library.md", import.meta.url), "utf8");

test("the guide's attributes mark controllers, handlers and types", async () => {
  const attributes = /^```cs\n(.*?)^```/ms.exec(guide)?.[1] ?? "";
  const program = `using Microsoft.AspNetCore.Mvc; using Tenon;
var app = WebApplication.CreateBuilder(args).Build(); app.MapControllers(); app.MapGet("/ping", Handlers.Ping); app.Run();
public sealed record TaskDto(Guid Id, string Title);
[ContractType] public sealed record Shared(int A, int B);
public static class Handlers { [ContractEndpoint] public static TaskDto Ping() => new(Guid.Empty, ""); }
[ApiController, ContractClient, Route("api/tasks")] public sealed class TasksController : ControllerBase { [HttpGet("{id:guid}")] public ActionResult<TaskDto> Get(Guid id) => new TaskDto(id, "x"); }`;
  const project =
    '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net8.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>';
  const { out } = await runInMemory(["--project", "Server.csproj", "--output", "out"], {
    "/app/Server.csproj": project,
    "/app/Tenon.cs": attributes,
    "/app/Program.cs": program,
  });
  expect(out).toMatch(/^2 operations and 2 types → out:/);
});

test("a mark may have another name, which only the project file explains", async () => {
  const project = (items: string): string =>
    `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net8.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup><ItemGroup><PackageReference Include="Tenon" Version="1.0.0" />${items}</ItemGroup></Project>`;
  const program = `var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/a", Handlers.A); app.MapGet("/b", [Mark] () => 1); app.MapGet("/c", Handlers.C); app.Run();
public static class Handlers { [Mark] public static int A() => 1; public static int C() => 1; }`;
  const alias = '<Using Include="Tenon.ContractEndpointAttribute" Alias="MarkAttribute" />';
  const { out } = await runInMemory(["--project", "Server.csproj", "--output", "out"], {
    "/app/Server.csproj": project(alias),
    "/app/Program.cs": program,
  });
  expect(out).toMatch(/^2 operations and 0 types → out:/);
  const without = await runInMemory(["--project", "Server.csproj", "--output", "out"], {
    "/app/Server.csproj": project(""),
    "/app/Program.cs": program,
  });
  expect(without.error).toContain("TN9009");
});
