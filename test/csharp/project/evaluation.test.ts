import { describe, expect, test } from "vitest";
import { fileNames, project, read, sdk } from "./read-memory.js";

const sources = {
  "A.cs": "",
  "b/B.cs": "",
  "b/deep/C.cs": "",
  "bin/Debug/Made.cs": "",
  "obj/Generated.cs": "",
  ".git/Hook.cs": "",
  "b/.hidden/D.cs": "",
  "notes.txt": "",
};

describe("which files a project compiles", () => {
  test.each<[string, string, string[]]>([
    ["all below it but build output and hidden folders", "", ["A.cs", "b/B.cs", "b/deep/C.cs"]],
    [
      "none by itself",
      "<PropertyGroup><EnableDefaultCompileItems>false</EnableDefaultCompileItems></PropertyGroup>",
      [],
    ],
    [
      "those that are named",
      `<PropertyGroup><EnableDefaultItems>false</EnableDefaultItems></PropertyGroup><ItemGroup><Compile Include="b\\*.cs;A.cs" /></ItemGroup>`,
      ["b/B.cs", "A.cs"],
    ],
    ["not those that are removed", `<ItemGroup><Compile Remove="b/**" /></ItemGroup>`, ["A.cs"]],
    [
      "removed and taken in again",
      `<ItemGroup><Compile Remove="**/*.cs" /><Compile Include="b/**/C.cs" /></ItemGroup>`,
      ["b/deep/C.cs"],
    ],
    [
      "without an Exclude",
      `<PropertyGroup><EnableDefaultCompileItems>false</EnableDefaultCompileItems></PropertyGroup><ItemGroup><Compile Include="**/*.cs" Exclude="b/deep/**;bin/**;obj/**;.git/**;b/.hidden/**" /></ItemGroup>`,
      ["A.cs", "b/B.cs"],
    ],
    [
      "without what DefaultItemExcludes adds",
      "<PropertyGroup><DefaultItemExcludes>$(DefaultItemExcludes);b/**</DefaultItemExcludes></PropertyGroup>",
      ["A.cs"],
    ],
    ["each once", `<ItemGroup><Compile Include="A.cs" /></ItemGroup>`, ["A.cs", "b/B.cs", "b/deep/C.cs"]],
    [
      "by conditions and properties",
      `<PropertyGroup><Skip>b</Skip></PropertyGroup><ItemGroup Condition="'$(Configuration)' == 'Debug'"><Compile Remove="$(Skip)/**" /></ItemGroup>`,
      ["A.cs"],
    ],
    [
      "through item lists",
      `<ItemGroup><Old Include="b/**/*.cs" /><Compile Remove="@(Old)" /><Compile Include="@(Old->'%(RelativeDir)%(Filename)%(Extension)')" Condition="'@(Old)' == ''" /></ItemGroup>`,
      ["A.cs"],
    ],
    ["without regard to case in patterns", `<ItemGroup><Compile Remove="B/**/*.CS" /></ItemGroup>`, ["A.cs"]],
  ])("%s", (_, body, expected) => {
    const result = read({ "App.csproj": sdk(body), ...sources });
    expect(result.told).toEqual([]);
    expect(fileNames(project(result))).toEqual(expected);
  });

  test("a web project never looks into node_modules, nor into a folder of output that was moved", () => {
    const files = {
      "App.csproj": sdk("<PropertyGroup><BaseOutputPath>out</BaseOutputPath></PropertyGroup>", "Microsoft.NET.Sdk.Web"),
      "A.cs": "",
      "client/node_modules/x/X.cs": "",
      "out/Made.cs": "",
    };
    expect(fileNames(project(read(files)))).toEqual(["A.cs"]);
  });
});

describe("properties", () => {
  const properties = (body: string, files: Record<string, string> = {}, options = {}) =>
    project(read({ "App.csproj": sdk(body), "A.cs": "", ...files }, "App.csproj", options));

  test("a library for .NET 10 has the defaults of the SDK", () => {
    expect(properties("")).toMatchObject({
      assemblyName: "App",
      rootNamespace: "App",
      sdk: "Microsoft.NET.Sdk",
      targetFramework: "net10.0",
      nullable: "disable",
      langVersion: "14.0",
      globalUsings: [],
      frameworkReferences: ["Microsoft.NETCore.App"],
      hostJsonPath: "/repo/host.json",
      assetsPath: "/repo/obj/project.assets.json",
    });
  });

  test.each<[string, string[]]>([
    ["net10.0", ["TRACE", "DEBUG", "NET", "NET10_0", "NETCOREAPP", "NET8_0_OR_GREATER", "NETCOREAPP3_1_OR_GREATER"]],
    ["net6.0", ["NET6_0", "NET5_0_OR_GREATER"]],
    ["netcoreapp3.1", ["NETCOREAPP", "NETCOREAPP3_1", "NETCOREAPP2_1_OR_GREATER"]],
    ["netstandard2.0", ["NETSTANDARD", "NETSTANDARD2_0", "NETSTANDARD1_6_OR_GREATER"]],
    ["net472", ["NETFRAMEWORK", "NET472", "NET461_OR_GREATER"]],
    ["net8.0-windows10.0.19041.0", ["NET8_0", "WINDOWS", "WINDOWS10_0_19041_0"]],
  ])("symbols of %s", (framework, expected) => {
    const body = `<PropertyGroup><TargetFramework>${framework}</TargetFramework></PropertyGroup>`;
    expect(properties(body).preprocessorSymbols).toEqual(expect.arrayContaining(expected));
  });

  test("a release build has other symbols, and a global property cannot be changed", () => {
    const symbols = properties(
      "<PropertyGroup><Configuration>Debug</Configuration><DefineConstants>$(DefineConstants);MINE,YOURS</DefineConstants></PropertyGroup>",
      {},
      { configuration: "Release" },
    ).preprocessorSymbols;
    expect(symbols).toEqual(expect.arrayContaining(["RELEASE", "MINE", "YOURS"]));
    expect(symbols).not.toContain("DEBUG");
  });

  test.each<[string, string[]]>([
    ["Microsoft.NET.Sdk", ["System", "System.Linq", "System.Threading.Tasks"]],
    ["Microsoft.NET.Sdk.Web", ["System", "Microsoft.AspNetCore.Builder", "Microsoft.Extensions.Logging"]],
    ["Microsoft.NET.Sdk.Worker", ["Microsoft.Extensions.Hosting"]],
    ["Microsoft.NET.Sdk.BlazorWebAssembly", ["Microsoft.Extensions.Configuration"]],
  ])("implicit usings of %s", (name, expected) => {
    const body = "<PropertyGroup><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>";
    const usings = project(read({ "App.csproj": sdk(body, name), "A.cs": "" })).globalUsings.map((using) => using.name);
    expect(usings).toEqual(expect.arrayContaining(expected));
  });

  test("usings can be added, removed, static and under another name", () => {
    const body = `<PropertyGroup><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
      <ItemGroup>
        <Using Remove="System.IO;System.Linq;System.Net.Http;System.Threading;System.Threading.Tasks" />
        <Using Include="System.Math" Static="true" />
        <Using Include="System.Text.StringBuilder"><Alias>Text</Alias></Using>
      </ItemGroup>`;
    expect(properties(body).globalUsings).toEqual([
      { name: "System", isStatic: false, alias: undefined },
      { name: "System.Collections.Generic", isStatic: false, alias: undefined },
      { name: "System.Math", isStatic: true, alias: undefined },
      { name: "System.Text.StringBuilder", isStatic: false, alias: "Text" },
    ]);
  });

  test("Directory.Build.props comes before the project, Directory.Build.targets after it, the nearest only", () => {
    const result = project(
      read(
        {
          "Directory.Build.props": "<Project><PropertyGroup><Nullable>disable</Nullable></PropertyGroup></Project>",
          "src/Directory.Build.props":
            "<Project><PropertyGroup><Nullable>enable</Nullable><RootNamespace>Acme</RootNamespace><AssemblyName>Early</AssemblyName></PropertyGroup></Project>",
          "src/Directory.Build.targets":
            "<Project><PropertyGroup><DefineConstants>$(DefineConstants);LATE_$(AssemblyName)</DefineConstants></PropertyGroup></Project>",
          "src/App/App.csproj": sdk("<PropertyGroup><AssemblyName>Mine</AssemblyName></PropertyGroup>"),
          "src/App/A.cs": "",
        },
        "src/App",
      ),
    );
    expect(result).toMatchObject({ nullable: "enable", rootNamespace: "Acme", assemblyName: "Mine" });
    expect(result.preprocessorSymbols).toContain("LATE_Mine");
  });

  test("imports are relative to the file that has them, and Choose takes the first branch whose condition holds", () => {
    const result = properties(`<Import Project="build/settings.props" />`, {
      "build/settings.props": `<Project><Import Project="$(MSBuildThisFileDirectory)inner.props" />
        <Choose>
          <When Condition="'$(Inner)' == 'no'"><PropertyGroup><RootNamespace>First</RootNamespace></PropertyGroup></When>
          <When Condition="'$(Inner)' == 'yes'"><PropertyGroup><RootNamespace>Second</RootNamespace></PropertyGroup></When>
          <Otherwise><PropertyGroup><RootNamespace>Third</RootNamespace></PropertyGroup></Otherwise>
        </Choose></Project>`,
      "build/inner.props": "<Project><PropertyGroup><Inner>yes</Inner></PropertyGroup></Project>",
    });
    expect(result.rootNamespace).toBe("Second");
  });

  test("versions of packages come from Directory.Packages.props", () => {
    const result = properties(
      `<ItemGroup><PackageReference Include="Vogen" /><PackageReference Include="Dapper" VersionOverride="3" /></ItemGroup>`,
      {
        "Directory.Packages.props": `<Project><ItemGroup><PackageVersion Include="Vogen" Version="8.0.2" /><PackageVersion Include="Dapper" Version="2" /></ItemGroup></Project>`,
      },
    );
    expect(result.packageReferences.map(({ name, version }) => [name, version])).toEqual([
      ["Vogen", "8.0.2"],
      ["Dapper", "3"],
    ]);
  });

  test.each([
    ["beside Directory.Build.props", "<UseArtifactsOutput>true</UseArtifactsOutput>", "artifacts/obj/P"],
    ["where ArtifactsPath says", "<ArtifactsPath>$(MSBuildThisFileDirectory)out</ArtifactsPath>", "out/obj/P"],
  ])("what a restore writes is looked for %s", (_, property, folder) => {
    const found = read(
      {
        "src/P/P.csproj": sdk("<PropertyGroup />"),
        "src/P/A.cs": "",
        "Directory.Build.props": `<Project><PropertyGroup>${property}</PropertyGroup></Project>`,
      },
      "src/P/P.csproj",
    );
    expect(project(found).assetsPath).toMatch(new RegExp(`/${folder}/project.assets.json$`));
  });

  test("a variable of the environment is a property that the project may override", () => {
    const body = "<PropertyGroup><AssemblyName>$(BRAND).Api</AssemblyName></PropertyGroup>";
    expect(properties(body, {}, { environment: { BRAND: "Acme" } }).assemblyName).toBe("Acme.Api");
  });
});

describe("target frameworks", () => {
  const several = sdk(
    "<PropertyGroup><TargetFrameworks>netstandard2.0;net8.0;net10.0</TargetFrameworks></PropertyGroup>",
  );

  test("the newest .NET is read, with a note", () => {
    const result = read({ "App.csproj": several, "A.cs": "" });
    expect(project(result).targetFramework).toBe("net10.0");
    expect(result.told).toEqual([
      "App.csproj(2,16): TN1227 The project targets netstandard2.0, net8.0, net10.0; Tenon reads it for net10.0.",
    ]);
  });

  test("--framework chooses another one", () => {
    const result = read({ "App.csproj": several, "A.cs": "" }, "App.csproj", { framework: "net8.0" });
    expect(project(result).preprocessorSymbols).toContain("NET8_0");
    expect(result.told).toEqual([]);
  });

  test("--framework with another name is an error", () => {
    const result = read({ "App.csproj": several, "A.cs": "" }, "App.csproj", { framework: "net9.0" });
    expect(result.graph).toBeUndefined();
    expect(result.told[0]).toMatch(/TN1226 The project does not target net9.0/);
  });

  test("a referenced project is read for the framework that fits the one that references it", () => {
    const result = read({
      "App.csproj": sdk(
        `<PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup><ItemGroup><ProjectReference Include="lib/Lib.csproj" /></ItemGroup>`,
      ),
      "A.cs": "",
      "lib/Lib.csproj": several,
      "lib/L.cs": "",
    });
    expect(result.graph?.projects.map((p) => `${p.assemblyName} ${p.targetFramework}`)).toEqual([
      "Lib net8.0",
      "App net8.0",
    ]);
    expect(result.told).toEqual([]);
  });
});

describe("who may name internals", () => {
  const attribute = "System.Runtime.CompilerServices.InternalsVisibleTo";
  test.each([
    ["nobody", "", []],
    ["an item", `<InternalsVisibleTo Include="Tests" />`, ["Tests"]],
    [
      "an attribute that the SDK writes",
      `<AssemblyAttribute Include="${attribute}"><_Parameter1>Tests</_Parameter1></AssemblyAttribute>`,
      ["Tests"],
    ],
    ["another attribute", `<AssemblyAttribute Include="A.B"><_Parameter1>C</_Parameter1></AssemblyAttribute>`, []],
  ])("%s", (_, items, expected) => {
    const result = read({ "App.csproj": sdk(`<ItemGroup>${items}</ItemGroup>`), "A.cs": "" });
    expect(project(result).internalsVisibleTo).toEqual(expected);
  });

  test("everybody, where an import could not be read", () => {
    const result = read({ "App.csproj": sdk("", "Acme.Sdk"), "A.cs": "" });
    expect(project(result).internalsVisibleTo).toBe("all");
  });
});

describe("the version of the language", () => {
  test.each([
    ["the framework's own", "Microsoft.NET.Sdk", "<TargetFramework>net8.0</TargetFramework>", "12.0"],
    ["as written", "Microsoft.NET.Sdk", "<TargetFramework>net8.0</TargetFramework><LangVersion>9</LangVersion>", "9"],
    ["not guessed where an SDK is unknown", "Acme.Sdk", "<TargetFramework>netstandard2.0</TargetFramework>", "latest"],
    ["as written there too", "Acme.Sdk", "<TargetFramework>net8.0</TargetFramework><LangVersion>9</LangVersion>", "9"],
  ])("is %s", (_, name, properties, langVersion) => {
    const text = `<Project Sdk="${name}"><PropertyGroup>${properties}</PropertyGroup></Project>`;
    expect(project(read({ "App.csproj": text, "A.cs": "" })).langVersion).toBe(langVersion);
  });
});

describe("projects of the old style", () => {
  test("name their files and their framework themselves", () => {
    const result = read({
      "App.csproj": `<?xml version="1.0" encoding="utf-8"?>
<Project ToolsVersion="15.0" xmlns="http://schemas.microsoft.com/developer/msbuild/2003">
  <Import Project="$(MSBuildExtensionsPath)\\$(MSBuildToolsVersion)\\Microsoft.Common.props" Condition="Exists('$(MSBuildExtensionsPath)\\$(MSBuildToolsVersion)\\Microsoft.Common.props')" />
  <PropertyGroup>
    <Configuration Condition=" '$(Configuration)' == '' ">Debug</Configuration>
    <AssemblyName>Old.App</AssemblyName>
    <TargetFrameworkVersion>v4.7.2</TargetFrameworkVersion>
  </PropertyGroup>
  <PropertyGroup Condition=" '$(Configuration)|$(Platform)' == 'Debug|' "><DefineConstants>DEBUG;TRACE</DefineConstants></PropertyGroup>
  <ItemGroup><Compile Include="A.cs" /><Compile Include="Properties\\AssemblyInfo.cs" /></ItemGroup>
  <Import Project="$(MSBuildToolsPath)\\Microsoft.CSharp.targets" />
</Project>`,
      "A.cs": "",
      "B.cs": "",
      "Properties/AssemblyInfo.cs": "",
    });
    expect(result.told).toEqual([]);
    expect(fileNames(project(result))).toEqual(["A.cs", "Properties/AssemblyInfo.cs"]);
    expect(project(result)).toMatchObject({
      assemblyName: "Old.App",
      targetFramework: "net472",
      sdk: undefined,
      preprocessorSymbols: ["DEBUG", "TRACE"],
      langVersion: "7.3",
    });
  });
});
