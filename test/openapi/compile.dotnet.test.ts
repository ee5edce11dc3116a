/** The C# compiler, with warnings as errors and documentation on, and System.Text.Json as judges of what the importer writes. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { handWritten, importHandWritten } from "./hand-written.js";

const library = fileURLToPath(new URL("../../dotnet/Tenon/Tenon.csproj", import.meta.url));
const environment = { ...process.env, DOTNET_CLI_TELEMETRY_OPTOUT: "1", DOTNET_NOLOGO: "1" };
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tenon-import-"));
  for (const { document, namespace } of handWritten) {
    for (const [path, text] of Object.entries(importHandWritten(document, namespace).files)) {
      const file = join(folder, namespace, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  writeFileSync(join(folder, "Trial.csproj"), project);
  writeFileSync(join(folder, "Program.cs"), program);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("compiles, and every definition and type can be made", () => {
  const build = spawnSync("dotnet", ["build", "--disable-build-servers", "-v:q", "-o", join(folder, "out")], {
    cwd: folder,
    encoding: "utf8",
    env: environment,
  });
  const problems = build.stdout.split("\n").filter((line) => /: (?:error|warning) /.test(line));
  expect([...new Set(problems)]).toEqual([]);
  expect(build.status).toBe(0);
  const run = spawnSync("dotnet", [join(folder, "out/Trial.dll")], { encoding: "utf8", env: environment });
  expect(`${run.stdout}${run.stderr}`).toMatch(/^made \d{2,} definitions and \d{2,} types\n$/);
}, 300_000);

const project = `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <OutputType>Exe</OutputType>
    <Nullable>enable</Nullable>
    <ImplicitUsings>disable</ImplicitUsings>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
    <GenerateDocumentationFile>true</GenerateDocumentationFile>
  </PropertyGroup>
  <ItemGroup>
    <FrameworkReference Include="Microsoft.AspNetCore.App" />
    <ProjectReference Include="${library}" />
  </ItemGroup>
</Project>
`;

const program = `using System;
using System.Linq;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

var options = new JsonSerializerOptions(JsonSerializerDefaults.Web)
{
    AllowOutOfOrderMetadataProperties = true,
    TypeInfoResolver = new DefaultJsonTypeInfoResolver(),
};
options.Converters.Add(new JsonStringEnumConverter());
var types = Assembly.GetExecutingAssembly().GetTypes().Where(type => type.Namespace?.StartsWith("Trial.", StringComparison.Ordinal) == true && !type.Name.Contains('<')).ToList();
var definitions = types.Where(type => type.IsAbstract && type.IsSealed).SelectMany(type => type.GetFields()).Select(field => field.GetValue(null)).Count();
var json = types.Where(type => !(type.IsAbstract && type.IsSealed) && !IsBound(type)).Select(type => (options.GetTypeInfo(type), options.GetConverter(type))).Count();
Console.Write($"made {definitions} definitions and {json} types\\n");

// What ASP.NET binds from the parts of a request, and what holds an uploaded file, is never JSON.
static bool IsBound(Type type) => type.GetProperties().Any(property =>
    property.PropertyType.ToString().Contains("Http.IForm", StringComparison.Ordinal)
    || property.GetCustomAttributes(true).Any(attribute => attribute.GetType().Namespace == "Microsoft.AspNetCore.Mvc" || attribute is Tenon.ContractCookieAttribute));
`;
