// The packages of a release, and an empty project that installs them as a user would.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withoutServers } from "../compiler-server.mjs";

const libraries = ["dotnet/Tenon.Abstractions/Tenon.Abstractions.csproj", "dotnet/Tenon/Tenon.csproj"];

/**
 * Builds the npm package and the NuGet packages into `folder`.
 * @param {string} root
 * @param {string} folder
 */
export function packAll(root, folder) {
  mkdirSync(folder, { recursive: true });
  run("node", ["scripts/build.mjs"], root);
  run("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], root);
  for (const library of libraries)
    run("dotnet", ["pack", library, "-c", "Release", "-o", folder, "-v", "quiet", "--nologo", ...withoutServers], root);
  return readdirSync(folder).sort();
}

/**
 * Installs the packages into an empty project, builds a server on the library, and generates its client with the tool.
 * @param {string} folder of the packages
 * @param {string} project an empty folder
 * @param {string} version that both must have
 */
export function tryPackages(folder, project, version) {
  const archive = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  if (archive === undefined) throw new Error(`${folder} has no npm package.`);
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  run("npm", ["install", "--silent", "--no-audit", "--no-fund", "--offline", join(folder, archive)], project);
  const tool = ["node_modules/tenon/dist/tenon.js"];
  const printed = run("node", [...tool, "--version"], project).trim();
  if (!printed.includes(version)) throw new Error(`The installed tool says ${printed}, not ${version}.`);

  writeFileSync(join(project, "nuget.config"), nugetConfig(folder));
  writeFileSync(join(project, "Api.csproj"), projectFile(version));
  writeFileSync(join(project, "Program.cs"), program);
  // A cache of its own: another build of the same version must not answer instead.
  const env = { ...process.env, NUGET_PACKAGES: join(project, "packages") };
  run("dotnet", ["build", "-v", "quiet", "--nologo", ...withoutServers], project, env);
  run("node", [...tool, "--project", "Api.csproj", "--output", "api"], project);
  run("node", [...tool, "--project", "Api.csproj", "--check"], project);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 */
export function run(command, args, cwd, env = process.env) {
  try {
    return execFileSync(command, args, { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    const { stdout = "", stderr = "" } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  }
}

/** @param {string} folder */
function nugetConfig(folder) {
  return `<configuration><packageSources><clear /><add key="release" value="${folder}" /></packageSources></configuration>\n`;
}

/** @param {string} version */
function projectFile(version) {
  return `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
  <ItemGroup><PackageReference Include="Tenon" Version="${version}" /></ItemGroup>
</Project>
`;
}

const program = `using Microsoft.AspNetCore.Mvc;
using Tenon;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
builder.Services.AddContractJson();
var app = builder.Build();
app.MapControllers();
app.Run();

[ApiController, ContractClient, Route("greetings")]
public sealed class GreetingsController : ControllerBase
{
    [HttpGet("{name}")]
    [ProducesResponseType<Greeting>(200)]
    public IActionResult Get(string name) => Ok(new Greeting(name, "Hello"));
}

public sealed record Greeting(string Name, string Text);
`;
