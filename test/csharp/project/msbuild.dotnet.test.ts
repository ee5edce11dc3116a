/** MSBuild itself as the judge: what it says of a project's files, usings, symbols and references must be what we say. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ProjectReader } from "../../../src/csharp/project/read-project.js";
import { DiagnosticBag } from "../../../src/diagnostics/diagnostic.js";
import { nodeFileSystem } from "../../../src/files/node-file-system.js";
import { sdk } from "./read-memory.js";

const sources = {
  "A.cs": "",
  "sub/B.cs": "",
  "sub/deep/C.cs": "",
  "bin/X.cs": "",
  "obj/Y.cs": "",
  ".vs/Z.cs": "",
  "sub/.cache/W.cs": "",
  "Views/V.cs": "",
};

const cases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "a web api": {
    "P.csproj": sdk(
      "<PropertyGroup><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>",
      "Microsoft.NET.Sdk.Web",
    ),
  },
  "a worker with usings of its own": {
    "P.csproj": sdk(
      `<PropertyGroup><ImplicitUsings>true</ImplicitUsings><LangVersion>latest</LangVersion></PropertyGroup><ItemGroup><Using Remove="System.Linq" /><Using Include="System.Math" Static="true" /><Using Include="System.Text.Json.JsonElement" Alias="Json" /></ItemGroup>`,
      "Microsoft.NET.Sdk.Worker",
    ),
  },
  "files taken out, put back and linked": {
    "P.csproj": sdk(
      `<ItemGroup><Compile Remove="sub/**/*.cs;Views\\*" /><Compile Include="sub\\deep\\*.cs" /><Compile Include="..\\shared\\**\\*.cs" Link="Shared\\%(Filename).cs" /><Compile Update="A.cs" Marked="yes" /></ItemGroup>`,
    ),
    "../shared/S.cs": "",
    "../shared/more/T.cs": "",
  },
  "settings from above": {
    "P.csproj": sdk(
      `<PropertyGroup><AssemblyName>$(Company).Api</AssemblyName></PropertyGroup><ItemGroup><PackageReference Include="Dapper" /></ItemGroup>`,
    ),
    "Directory.Build.props": `<Project><PropertyGroup><Company>Acme</Company><RootNamespace>Acme.Root</RootNamespace><Nullable>annotations</Nullable><DefaultItemExcludes>Views/**</DefaultItemExcludes></PropertyGroup></Project>`,
    "Directory.Build.targets": `<Project><PropertyGroup><DefineConstants>$(DefineConstants);FROM_TARGETS;IN_$(Configuration.ToUpper())</DefineConstants></PropertyGroup><ItemGroup><Compile Remove="sub/deep/**" /></ItemGroup></Project>`,
    "Directory.Packages.props": `<Project><PropertyGroup><ManagePackageVersionsCentrally>true</ManagePackageVersionsCentrally></PropertyGroup><ItemGroup><PackageVersion Include="Dapper" Version="2.1.0" /></ItemGroup></Project>`,
  },
  "choices, imports and functions": {
    "P.csproj": sdk(
      `<Import Project="build/*.props" />
       <Choose><When Condition="$([MSBuild]::VersionGreaterThanOrEquals('$(Wanted)', '2.0')) and !$(TargetFramework.StartsWith('net4'))"><PropertyGroup><Flavour>New</Flavour></PropertyGroup><ItemGroup><Compile Remove="Views/**" /></ItemGroup></When><Otherwise><PropertyGroup><Flavour>Old</Flavour></PropertyGroup></Otherwise></Choose>
       <PropertyGroup><DefineConstants>$(DefineConstants);$(Flavour.ToUpperInvariant());N$([System.IO.Path]::GetFileNameWithoutExtension('a/b.c.d'));L$(Flavour.Length)_$([MSBuild]::Add(2, 3))</DefineConstants></PropertyGroup>
       <ItemGroup><Group Include="sub/**/*.cs" Exclude="sub/deep/**" /><Compile Remove="@(Group)" /></ItemGroup>`,
    ),
    "build/a.props": "<Project><PropertyGroup><Wanted>2.1</Wanted></PropertyGroup></Project>",
    "build/b.props":
      "<Project><PropertyGroup><Wanted Condition=\"'$(Wanted)' == ''\">1.0</Wanted></PropertyGroup></Project>",
  },
  "an old framework": {
    "P.csproj": sdk(
      "<PropertyGroup><TargetFramework>net472</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>",
    ),
  },
  ".NET Standard": {
    "P.csproj": sdk("<PropertyGroup><TargetFramework>netstandard2.1</TargetFramework></PropertyGroup>"),
  },
  "a project of the old style": {
    "P.csproj": `<Project ToolsVersion="15.0" xmlns="http://schemas.microsoft.com/developer/msbuild/2003"><Import Project="$(MSBuildExtensionsPath)\\$(MSBuildToolsVersion)\\Microsoft.Common.props" /><PropertyGroup><TargetFrameworkVersion>v4.8</TargetFrameworkVersion><DefineConstants>DEBUG;TRACE;OLD</DefineConstants></PropertyGroup><ItemGroup><Compile Include="A.cs" /><Compile Include="sub\\**\\*.cs" /></ItemGroup><Import Project="$(MSBuildToolsPath)\\Microsoft.CSharp.targets" /></Project>`,
  },
};

let root: string;
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "tenon-msbuild-")));
  for (const [index, files] of Object.values(cases).entries()) {
    for (const [name, text] of Object.entries({ ...sources, ...files })) {
      const path = join(root, String(index), "P", name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
});
afterAll(() => rmSync(root, { recursive: true }));

describe("the same as MSBuild says", () => {
  test.each(Object.keys(cases).map((name, index) => [name, index] as const))("%s", async (_, index) => {
    const path = join(root, String(index), "P", "P.csproj");
    const bag = new DiagnosticBag();
    const options = {
      framework: undefined,
      configuration: undefined,
      properties: {},
      environment: {},
      platform: "linux",
    } as const;
    const ours = new ProjectReader(options, nodeFileSystem(), bag).read(path, { kind: "asked" });
    if (ours === undefined) throw new Error("not read");
    const judge = await evaluate(path, ours.sdk !== undefined);
    expect(bag.all).toEqual([]);
    expect({
      files: ours.files.map((file) => file.path).sort(),
      usings: ours.globalUsings.map((using) => `${using.name}|${using.isStatic}|${using.alias ?? ""}`).sort(),
      symbols: [...ours.preprocessorSymbols].sort(),
      frameworks: [...ours.frameworkReferences].sort(),
      packages: ours.packageReferences.map((reference) => reference.name),
      nullable: ours.nullable,
      langVersion: ours.langVersion,
      assemblyName: ours.assemblyName,
      rootNamespace: ours.rootNamespace,
    }).toEqual(judge);
  });
});

interface MSBuildAnswer {
  readonly Properties: Readonly<Record<string, string>>;
  readonly Items: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

async function evaluate(path: string, isSdkStyle: boolean) {
  // Only targets add the framework's symbols; a project of the old style has no such target.
  const target = isSdkStyle ? ["-t:AddImplicitDefineConstants"] : [];
  const output = await run("dotnet", [
    "msbuild",
    path,
    "-nologo",
    ...target,
    "-getProperty:DefineConstants,Nullable,LangVersion,AssemblyName,RootNamespace",
    "-getItem:Compile,Using,PackageReference,FrameworkReference",
  ]);
  const { Properties, Items } = JSON.parse(output.slice(output.indexOf("{"))) as MSBuildAnswer;
  const items = (type: string) => Items[type] ?? [];
  return {
    files: items("Compile")
      .map((item) => item.FullPath ?? "")
      .sort(),
    usings: items("Using")
      .map((item) => `${item.Identity}|${item.Static === "true"}|${item.Alias ?? ""}`)
      .sort(),
    symbols: [...new Set((Properties.DefineConstants ?? "").split(";").filter((symbol) => symbol !== ""))].sort(),
    frameworks: items("FrameworkReference")
      .map((item) => item.Identity ?? "")
      .sort(),
    packages: items("PackageReference")
      .filter((item) => item.IsImplicitlyDefined !== "true")
      .map((item) => item.Identity),
    nullable: Properties.Nullable === "" ? "disable" : Properties.Nullable,
    langVersion: Properties.LangVersion,
    assemblyName: Properties.AssemblyName,
    rootNamespace: Properties.RootNamespace,
  };
}

function run(command: string, parameters: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, MSBUILDDISABLENODEREUSE: "1" },
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on("error", reject);
    child.on("close", () => resolve(output));
  });
}
