import { describe, expect, test } from "vitest";
import { project, read, sdk } from "./read-memory.js";

const app = { "App.csproj": sdk(""), "A.cs": "" };
const names = (result: ReturnType<typeof read>) => result.graph?.projects.map((p) => p.assemblyName);

describe("what can be named", () => {
  test("a folder with one project is that project", () => {
    expect(names(read({ "api/App.csproj": sdk(""), "api/A.cs": "" }, "api"))).toEqual(["App"]);
  });

  test("a folder whose only project is a level below", () => {
    expect(names(read({ "src/api/App.csproj": sdk(""), "src/web/package.json": "" }, "src"))).toEqual(["App"]);
  });

  test("a folder with several projects: the question names them", () => {
    const result = read({ "x/One.csproj": sdk(""), "x/Two.csproj": sdk("") }, "x");
    expect(result.graph).toBeUndefined();
    expect(result.told).toEqual(["TN1205 The folder x has several projects: One.csproj, Two.csproj."]);
  });

  test("a folder with a solution is the projects of the solution", () => {
    const result = read(
      {
        "All.slnx": `<Solution><Folder Name="/src/"><Project Path="b/B.csproj" /><Project Path="a\\A.csproj" /></Folder></Solution>`,
        "a/A.csproj": sdk(""),
        "b/B.csproj": sdk(`<PropertyGroup><RootNamespace>$(SolutionName)</RootNamespace></PropertyGroup>`),
      },
      ".",
    );
    expect(names(result)).toEqual(["B", "A"]);
    expect(project(result).rootNamespace).toBe("All");
  });

  test("an old-style solution: solution folders are not projects, other languages are left out with a note", () => {
    const result = read(
      {
        "All.sln": [
          "Microsoft Visual Studio Solution File, Format Version 12.00",
          'Project("{2150E333-8FDC-42A3-9474-1A3956D46DE8}") = "src", "src", "{1}"',
          "EndProject",
          'Project("{9A19103F-16F7-4668-BE54-9A1E7A4F7556}") = "A", "a\\A.csproj", "{2}"',
          "EndProject",
          'Project("{F2A71F9B-5D33-465A-A702-920D77279786}") = "F", "f\\F.fsproj", "{3}"',
          "EndProject",
        ].join("\r\n"),
        "a/A.csproj": sdk(""),
      },
      "All.sln",
    );
    expect(names(result)).toEqual(["A"]);
    expect(result.told).toEqual([
      "All.sln(6,59): TN1208 The solution's project f\\F.fsproj is not a C# project and is left out.",
    ]);
  });

  test("C# files alone, read as the newest web project would read them", () => {
    const result = read({ "x/A.cs": "", "B.cs": "" }, { kind: "files", paths: ["x/A.cs", "B.cs"] });
    const only = project(result);
    expect(only.files.map((file) => file.path)).toEqual(["/repo/x/A.cs", "/repo/B.cs"]);
    expect(only).toMatchObject({
      path: undefined,
      hostJsonPath: undefined,
      nullable: "enable",
      targetFramework: "net10.0",
    });
    expect(only.globalUsings.map((using) => using.name)).toContain("System.Collections.Generic");
  });
});

describe("references between projects", () => {
  const reference = (path: string, more = "") =>
    sdk(`<ItemGroup><ProjectReference Include="${path}" ${more} /></ItemGroup>`);

  test("a project follows those it references, each once", () => {
    const result = read({
      "App.csproj": sdk(`<ItemGroup><ProjectReference Include="b\\B.csproj;c/C.csproj" /></ItemGroup>`),
      "b/B.csproj": reference("../d/D.csproj"),
      "c/C.csproj": reference("..\\d\\D.csproj"),
      "d/D.csproj": sdk(""),
    });
    expect(names(result)).toEqual(["D", "B", "C", "App"]);
    expect(result.graph?.roots.map((p) => p.assemblyName)).toEqual(["App"]);
  });

  test("references for build order and to analyzers bring no types", () => {
    const result = read({
      "App.csproj": sdk(
        `<ItemGroup><ProjectReference Include="b/B.csproj" ReferenceOutputAssembly="false" /><ProjectReference Include="c/C.csproj"><OutputItemType>Analyzer</OutputItemType></ProjectReference></ItemGroup>`,
      ),
      "b/B.csproj": sdk(""),
      "c/C.csproj": sdk(""),
    });
    expect(names(result)).toEqual(["App"]);
  });

  test.each<[string, Record<string, string>, string]>([
    [
      "that go round in a circle",
      { "App.csproj": reference("b/B.csproj"), "b/B.csproj": reference("../App.csproj") },
      "b/B.csproj(2,30): TN1241 Projects reference each other in a cycle: App.csproj → B.csproj → App.csproj.",
    ],
    [
      "to a project that does not exist",
      { "App.csproj": reference("../gone/Gone.csproj") },
      "App.csproj(2,30): TN1240 The referenced project /gone/Gone.csproj does not exist, so its types are unknown.",
    ],
    [
      "to a project of another language",
      { "App.csproj": reference("f/F.fsproj"), "f/F.fsproj": "<Project />" },
      "App.csproj(2,30): TN1244 The project reference f/F.fsproj is not a C# project; its types are unknown.",
    ],
  ])("%s are told at their place", (_, files, told) => {
    const result = read(files);
    expect(result.told).toEqual([told]);
    expect(project(result).assemblyName).toBe("App");
  });
});

describe("bad input is reported with its place and never throws", () => {
  const denied = { ok: false, reason: "denied", detail: "permission was denied" } as const;

  test.each<[string, Parameters<typeof read>[0], string, RegExp]>([
    ["a path that is not there", app, "Gone.csproj", /^TN1200 Gone.csproj does not exist/],
    ["an empty folder", { "x/readme.md": "" }, "x", /^TN1204 The folder x has no/],
    ["another kind of file", { "App.vbproj": "" }, "App.vbproj", /^TN1206 App.vbproj is not a C# project/],
    ["a source as a project", { "App.cs": "" }, "App.cs", /^TN1206 App.cs is not a C# project/],
    [
      "a file that may not be read",
      { "App.csproj": denied },
      "App.csproj",
      /^TN1201 App.csproj cannot be read: permission was denied/,
    ],
    [
      "a project that is not XML",
      { "App.csproj": "<Project>\n  <PropertyGroup>\n</Project>" },
      "App.csproj",
      /^App.csproj\(3,\d+\): TN1202 .*not well-formed XML/,
    ],
    ["an empty project file", { "App.csproj": "" }, "App.csproj", /^App.csproj\(1,1\): TN1202/],
    [
      "a file of another root",
      { "App.csproj": "\n<configuration/>" },
      "App.csproj",
      /^App.csproj\(2,1\): TN1203 .*<configuration>/,
    ],
    [
      "a project nested 10,000 deep",
      { "App.csproj": "<Project>".repeat(10_000) },
      "App.csproj",
      /TN1202 .*nested more than 500 deep/,
    ],
    ["a solution without its header", { "All.sln": "hello" }, "All.sln", /^All.sln\(1,1\): TN1207/],
    ["a solution of another root", { "All.slnx": "<Project/>" }, "All.slnx", /^All.slnx\(1,1\): TN1207/],
    ["a solution without C# projects", { "All.slnx": "<Solution/>" }, "All.slnx", /^All.slnx\(1,1\): TN1209/],
  ])("%s", (_, files, input, told) => {
    const result = read(files, input);
    expect(result.graph).toBeUndefined();
    expect(result.told).toHaveLength(1);
    expect(result.told[0]).toMatch(told);
    expect(result.diagnostics[0]?.help).not.toBe("");
  });

  test.each<[string, Record<string, string>, string, RegExp]>([
    [
      "an import that goes in a circle",
      {
        "a.props": `<Project><Import Project="b.props" /></Project>`,
        "b.props": `<Project>\n<Import Project="a.props" /></Project>`,
      },
      `<Import Project="a.props" />`,
      /^b.props\(2,9\): TN1220 a.props imports itself: a.props → b.props → a.props/,
    ],
    [
      "an import that does not exist",
      {},
      `<Import Project="gone.props" />`,
      /^App.csproj\(2,9\): TN1221 The imported file gone.props/,
    ],
    [
      "an imported file that is no XML",
      { "a.props": "<Project" },
      `<Import Project="a.props" />`,
      /^a.props\(1,\d+\): TN1202/,
    ],
    [
      "a condition that is not understood",
      {},
      `<ItemGroup Condition="'a' ~ 'b'"><Compile Remove="A.cs" /></ItemGroup>`,
      /^App.csproj\(2,12\): TN1222 The condition 'a' ~ 'b' cannot be evaluated/,
    ],
    [
      "a function that is not known, where something depends on it",
      {},
      "<PropertyGroup><Year>$([System.DateTime]::Now.Year)</Year><AssemblyName>App$(Year)</AssemblyName></PropertyGroup>",
      /^App.csproj\(2,16\): TN1223 \$\(\[System.DateTime\]::Now.Year\) cannot be evaluated/,
    ],
    [
      "a source file that does not exist",
      {},
      `<ItemGroup><Compile Include="../shared/Gone.cs" /></ItemGroup>`,
      /^App.csproj\(2,21\): TN1242 The source file ..\/shared\/Gone.cs does not exist/,
    ],
    [
      "an assembly that does not exist",
      {},
      `<ItemGroup><Reference Include="Acme"><HintPath>..\\lib\\Acme.dll</HintPath></Reference></ItemGroup>`,
      /^App.csproj\(2,12\): TN1246 The referenced assembly ..\\lib\\Acme.dll does not exist; its types are unknown/,
    ],
    [
      "a target that adds sources while building",
      {},
      `<Target Name="Generate"><ItemGroup><Compile Include="$(OutDir)x.cs" /></ItemGroup></Target>`,
      /^App.csproj\(2,1\): TN1224 The target Generate adds Compile items/,
    ],
  ])("%s: the rest of the project is read", (_, files, body, told) => {
    const result = read({ "App.csproj": sdk(body), "A.cs": "", ...files });
    expect(result.told).toHaveLength(1);
    expect(result.told[0]).toMatch(told);
    expect(project(result).sdk).toBe("Microsoft.NET.Sdk");
  });

  test("a problem in an unused value is not reported", () => {
    const body = "<PropertyGroup><Copyright>(c) $([System.DateTime]::Now.Year)</Copyright></PropertyGroup>";
    expect(read({ "App.csproj": sdk(body), "A.cs": "" }).told).toEqual([]);
  });

  test("an unknown SDK is read as Microsoft.NET.Sdk, with a warning", () => {
    const result = read({ "App.csproj": sdk("", "Acme.Sdk/1.0"), "A.cs": "" });
    expect(result.told).toEqual([
      "App.csproj(1,10): TN1225 The SDK Acme.Sdk is not known; the project is read as if it used Microsoft.NET.Sdk.",
    ]);
    expect(project(result).files).toHaveLength(1);
  });
});
