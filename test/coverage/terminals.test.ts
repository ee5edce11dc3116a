/** A terminal is itself a result; the gate sees that however the library is referenced. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runInMemory } from "../cli/run-in-memory.js";

const libraries = fileURLToPath(new URL("../../dotnet/", import.meta.url));
const sources = Object.fromEntries(
  ["Tenon", "Tenon.Abstractions"].flatMap((name) =>
    readdirSync(join(libraries, name), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(cs|csproj)$/.test(path) && !/^(bin|obj)\b/.test(path))
      .map((path) => [`/app/${name}/${path.replaceAll("\\", "/")}`, readFileSync(join(libraries, name, path), "utf8")]),
  ),
);

const project = (reference: string): string =>
  `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup><ItemGroup>${reference}</ItemGroup></Project>`;

const program = `using Tenon; using Microsoft.AspNetCore.Mvc;
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/a", () => C.A.Bind().Success(new Res("1", "x")));
app.MapContract(C.B, () => C.B.Bind().Success(new Res("1", "x")));
app.MapControllers();
app.Run();
public sealed record Res(string Id, string Name);
[ApiController] public sealed class ResController : ControllerBase { [HttpGet("/c")] public Terminal Get() => C.D.Bind().Respond(404); }
[Contract] public static class C {
  public static readonly Operation<Res> A = Define.Get<Res>("/a").Status(202);
  public static readonly Operation<Res> B = Define.Get<Res>("/b").Status(202);
  public static readonly Operation<Res> D = Define.Get<Res>("/c").Returns(404);
}`;

test.each([
  ["a project", '<ProjectReference Include="../Tenon/Tenon.csproj" />', sources],
  ["a package", '<PackageReference Include="Tenon" Version="0.1.0" />', {}],
])("the library is %s", async (_, reference, files) => {
  const { out } = await runInMemory(["--project", "server/Server.csproj", "--check"], {
    ...files,
    "/app/server/Server.csproj": project(reference),
    "/app/server/Program.cs": program,
  });
  expect(out).toContain("Coverage: 3/3 operations covered, 0 missing, 0 mismatched.");
});
