/** The call that the serverless host needs, seen however the program is written and the worker is referenced. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { reportOf, runInMemory } from "../cli/run-in-memory.js";
import { filesOf, ruleTable } from "../host/function-rules.js";

const host = fileURLToPath(new URL("../../dotnet/Tenon.LocalFunctions/", import.meta.url));
const hostSources = Object.fromEntries(
  readdirSync(host, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(cs|csproj)$/.test(path) && !/^(bin|obj)\b/.test(path))
    .map((path) => [`/app/host/${path.replaceAll("\\", "/")}`, readFileSync(join(host, path), "utf8")]),
);

const project = (references: string): string =>
  `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework><OutputType>Exe</OutputType><ImplicitUsings>enable</ImplicitUsings></PropertyGroup><ItemGroup>${references}</ItemGroup></Project>`;

const usings = "using Microsoft.Azure.Functions.Worker.Builder; using Microsoft.Extensions.Hosting;\n";
const without = "var builder = FunctionsApplication.CreateBuilder(args); builder.Build().Run();";

async function codes(program: string, reference: string): Promise<readonly string[]> {
  const [row] = ruleTable.rows;
  if (row === undefined) return [];
  const files = Object.entries(filesOf({ ...row, program: usings + program }));
  const { diagnostics } = reportOf(
    await runInMemory(["--project", "app/App.csproj", "--check", "--format", "json"], {
      ...hostSources,
      ...Object.fromEntries(files.map(([name, text]) => [`/app/app/${name}`, text])),
      "/app/app/App.csproj": project(reference),
    }),
  );
  return diagnostics.filter(({ code }) => code === "TN4032").map(({ code }) => code);
}

const asSource = '<ProjectReference Include="../host/Tenon.LocalFunctions.csproj" />';

test.each([
  ["top-level statements", ruleTable.program.replace(usings, "")],
  [
    "a host of its own variable",
    `${without.replace("builder.Build().Run();", "builder.ConfigureFunctionsWebApplication(); var host = builder.Build(); await host.RunAsync();")}`,
  ],
  [
    "a helper that makes the builder",
    "Make(args).Build().Run(); static FunctionsApplicationBuilder Make(string[] args) { var it = FunctionsApplication.CreateBuilder(args); it.ConfigureFunctionsWebApplication(); return it; }",
  ],
  ["the older builder", "new HostBuilder().ConfigureFunctionsWebApplication().Build().Run();"],
  [
    "Main",
    "public static class Program { public static void Main(string[] args) { var b = FunctionsApplication.CreateBuilder(args); b.ConfigureFunctionsWebApplication(); b.Build().Run(); } }",
  ],
])("%s: it is made", async (_, program) => {
  expect([await codes(program, ""), await codes(program, asSource)]).toEqual([[], []]);
});

test.each(["", asSource])("it is not made (%s)", async (reference) => {
  expect(await codes(without, reference)).toEqual(["TN4032"]);
});
