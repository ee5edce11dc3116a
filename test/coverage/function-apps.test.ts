import { describe, expect, test } from "vitest";
import { reportOf, runInMemory } from "../cli/run-in-memory.js";

const project = (references = ""): string =>
  `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup><ItemGroup>${references}</ItemGroup></Project>`;

const functions = (
  prefix: string,
): string => `using Tenon; using Microsoft.AspNetCore.Http; using Microsoft.AspNetCore.Mvc; using Microsoft.Azure.Functions.Worker;
namespace Pictures;
[Contract] public static class PicturesContract { public static readonly Operation<int> Count = Define.Get<int>("${prefix}/count"); }
public class CountFunction { [Function("Count")] public IActionResult Run([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "count")] HttpRequest request) => PicturesContract.Count.Bind().Success(1).ToActionResult(); }`;

const host = (prefix: string): string => `{ "version": "2.0", "extensions": { "http": { "routePrefix": ${prefix} } } }`;

async function check(input: string, files: Readonly<Record<string, string>>, variables: Record<string, string> = {}) {
  const outcome = await runInMemory(["--project", input, "--check", "--format", "json"], files, variables);
  const { coverage, diagnostics } = reportOf(outcome);
  return [
    `exit ${outcome.exit}`,
    `${coverage?.covered}/${coverage?.total}`,
    ...diagnostics.filter((d) => d.code.startsWith("TN4")).map((d) => d.code),
  ].join(" ");
}

describe("which host a function runs in", () => {
  test("one whose configuration is invalid does not start, and serves nothing", async () => {
    const files = { "/app/Api.csproj": project(), "/app/F.cs": functions("/api"), "/app/host.json": host("1") };
    expect(await check("Api.csproj", files)).toBe("exit 1 0/1 TN4204");
  });

  test("a function of a library runs in the app that refers to it", async () => {
    const files = {
      "/app/host/Api.csproj": project('<ProjectReference Include="../library/Library.csproj" />'),
      "/app/host/host.json": host('"v1"'),
      "/app/host/Program.cs": "System.Console.WriteLine();",
      "/app/library/Library.csproj": project(),
      "/app/library/F.cs": functions("/v1"),
    };
    expect(await check("host/Api.csproj", files)).toBe("exit 0 1/1");
  });

  test("the environment counts for it too", async () => {
    const files = {
      "/app/host/Api.csproj": project('<ProjectReference Include="../library/Library.csproj" />'),
      "/app/host/Program.cs": "System.Console.WriteLine();",
      "/app/library/Library.csproj": project(),
      "/app/library/F.cs": functions("/v1"),
    };
    const variables = { ServiceJobHost__extensions__http__routePrefix: "v1" };
    expect(await check("host/Api.csproj", files, variables)).toMatch(/^exit 0 1\/1/);
  });
});
