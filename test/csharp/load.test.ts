import { describe, expect, test } from "vitest";
import { displayType } from "../../src/csharp/binding/types/display-type.js";
import { load, type Workspace } from "../../src/csharp/load.js";
import type { ProjectInput } from "../../src/csharp/project/read-projects.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import type { ReadFailure } from "../../src/files/file-system.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { sdk } from "./project/read-memory.js";

function loadFiles(
  files: Readonly<Record<string, string | Uint8Array | ReadFailure>>,
  input: ProjectInput = { kind: "project", path: "App.csproj" },
): { workspace: Workspace | undefined; told: readonly string[] } {
  const bag = new DiagnosticBag();
  const options = {
    framework: undefined,
    configuration: undefined,
    properties: {},
    environment: {},
    platform: "linux",
  } as const;
  const workspace = load(input, options, memoryFileSystem(files), bag);
  const place = (file: string | undefined) => (file === undefined ? "" : `${file.replace("/repo/", "")}: `);
  return {
    workspace,
    told: [...bag.all, ...(workspace?.unread ?? [])].map(
      (d) => `${place(d.location?.file)}${d.code} ${d.message.replaceAll("/repo/", "")}`,
    ),
  };
}

const withoutDotnet =
  "TN1300 No .NET reference assemblies for net10.0 were found; Tenon uses its built-in model of the framework instead.";
const web = sdk(
  "<PropertyGroup><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>",
  "Microsoft.NET.Sdk.Web",
);

describe("loading", () => {
  test("a web project on a machine without .NET: every name is bound, and one note says from where", () => {
    const { workspace, told } = loadFiles({
      "App.csproj": web,
      "Tasks.cs": `
        using Microsoft.AspNetCore.Mvc;
        using Tenon;
        namespace Acme;
        public record TaskDto(Guid Id, string Title, DateTime? Due, List<string> Tags);
        [ApiController, Route("api/tasks"), ContractClient]
        public class TasksController : ControllerBase
        {
            [HttpGet("{id:guid}"), ProducesResponseType(typeof(TaskDto), StatusCodes.Status200OK)]
            public Task<ActionResult<TaskDto>> Get(Guid id) => throw new NotImplementedException();
        }`,
    });
    expect(told).toEqual([withoutDotnet]);
    const controller = workspace?.projects[0]?.compilation.typeByMetadataName("Acme.TasksController");
    expect(controller?.attributes.map((a) => a.attributeClass?.symbol.metadataName)).toEqual([
      "Microsoft.AspNetCore.Mvc.ApiControllerAttribute",
      "Microsoft.AspNetCore.Mvc.RouteAttribute",
      "Tenon.ContractClientAttribute",
    ]);
    const get = controller?.members.find((member) => member.name === "Get");
    expect(get?.kind === "method" && displayType(get.returnType)).toBe("Task<ActionResult<TaskDto>>");
    expect(get?.attributes[1]?.constructorArguments[1]).toMatchObject({ kind: "integer", value: 200n });
    const dto = workspace?.projects[0]?.compilation.typeByMetadataName("Acme.TaskDto");
    const properties = dto?.members.flatMap((member) => (member.kind === "property" ? [displayType(member.type)] : []));
    expect(properties).toEqual(["Guid", "string", "DateTime?", "List<string>"]);
  });

  test("types of referenced projects are those of their source, through other projects too", () => {
    const reference = (path: string) => sdk(`<ItemGroup><ProjectReference Include="${path}" /></ItemGroup>`);
    const { workspace } = loadFiles(
      {
        "a/App.csproj": reference("../b/B.csproj"),
        "a/A.cs": "public class A { public C.Deep? D { get; set; } }",
        "b/B.csproj": reference("../c/C.csproj"),
        "b/B.cs": "public class B { }",
        "c/C.csproj": sdk(""),
        "c/C.cs": "namespace C { public record Deep(int Value); }",
      },
      { kind: "project", path: "a" },
    );
    expect(workspace?.projects.map((p) => [p.project.assemblyName, p.isRoot])).toEqual([
      ["C", false],
      ["B", false],
      ["App", true],
    ]);
    const property = workspace?.projects[2]?.compilation.typeByMetadataName("A")?.members.find((m) => m.name === "D");
    const { type } = property?.kind === "property" ? property.type : { type: undefined };
    const declared = workspace?.projects[0]?.compilation.typeByMetadataName("C.Deep");
    expect(type?.kind === "named" && type.symbol === declared).toBe(true);
  });

  test.each([
    ["not named: it is not seen", "", "", "error"],
    ["named by the project", `<ItemGroup><InternalsVisibleTo Include="App" /></ItemGroup>`, "", "named"],
    [
      "named in source",
      "",
      `[assembly: System.Runtime.CompilerServices.InternalsVisibleTo("App, PublicKey=00")]`,
      "named",
    ],
    ["another one is named", `<ItemGroup><InternalsVisibleTo Include="Other" /></ItemGroup>`, "", "error"],
  ])("a type that is internal in another project, %s", (_, items, source, expected) => {
    const { workspace } = loadFiles(
      {
        "a/App.csproj": sdk(`<ItemGroup><ProjectReference Include="../b/B.csproj" /></ItemGroup>`),
        "a/A.cs": "public class A { internal Hidden? H { get; set; } }",
        "b/B.csproj": sdk(items),
        "b/B.cs": `${source}\nclass Hidden { }`,
      },
      { kind: "project", path: "a" },
    );
    const [property] = workspace?.projects[1]?.compilation.typeByMetadataName("A")?.members ?? [];
    expect(property?.kind === "property" && property.type.type.kind).toBe(expected);
  });

  test("symbols of the project decide what is compiled", () => {
    const { workspace } = loadFiles({
      "App.csproj": sdk("<PropertyGroup><DefineConstants>MINE</DefineConstants></PropertyGroup>"),
      "A.cs": "#if MINE && NET8_0_OR_GREATER && DEBUG\nclass Yes { }\n#else\nclass No { }\n#endif",
    });
    expect(workspace?.projects[0]?.compilation.types.map((type) => type.name)).toEqual(["Yes"]);
  });

  test("types in a library for .NET Standard that has the attributes alone, on a machine without .NET", () => {
    const { workspace, told } = loadFiles(
      {
        "types/Types.csproj": sdk(
          `<PropertyGroup><TargetFramework>netstandard2.0</TargetFramework><LangVersion>latest</LangVersion></PropertyGroup>
          <ItemGroup><PackageReference Include="Tenon.Abstractions" Version="1" /></ItemGroup>`,
        ),
        "types/TaskId.cs":
          "using Tenon;\nnamespace Acme;\n[ContractValue] public sealed class TaskId { public string Value { get; } }",
        "app/App.csproj": sdk(
          `<ItemGroup><PackageReference Include="Tenon" Version="1" /><ProjectReference Include="../types/Types.csproj" /></ItemGroup>`,
        ),
        "app/A.cs": "namespace Acme; public class A { public TaskId Id { get; set; } }",
      },
      { kind: "project", path: "app" },
    );
    expect(told.filter((line) => !line.includes("TN1300"))).toEqual([]);
    const [types, app] = workspace?.projects ?? [];
    const attributes = types?.compilation.typeByMetadataName("Acme.TaskId")?.attributes ?? [];
    expect(attributes.map((one) => one.attributeClass?.symbol.metadataName)).toEqual(["Tenon.ContractValueAttribute"]);
    const [id] = app?.compilation.typeByMetadataName("Acme.A")?.members ?? [];
    expect(id?.kind === "property" && displayType(id.type)).toBe("TaskId");
  });

  test("packages that are not restored are named once, unless the model knows them", () => {
    const { told } = loadFiles({
      "App.csproj": sdk(
        `<ItemGroup><PackageReference Include="Tenon" Version="1" /><PackageReference Include="Acme.Types" Version="1" /></ItemGroup>`,
      ),
      "A.cs": "class A;",
    });
    expect(told).toContain(
      "App.csproj: TN1302 The packages of App are not restored, so their types are unknown: Acme.Types.",
    );
  });

  test.each<[string, Record<string, string | Uint8Array | ReadFailure>, RegExp, boolean]>([
    [
      "an unreadable file beside a good one",
      { "A.cs": "class A;", "B.cs": { ok: false, reason: "denied", detail: "permission was denied" } },
      /^B.cs: TN1243 .*permission was denied/,
      true,
    ],
    [
      "a file of 100 MB",
      { "A.cs": { ok: false, reason: "tooLarge", detail: "it has 100 MB, and 64 MB is the limit" } },
      /^A.cs: TN1243 .*100 MB/,
      false,
    ],
    [
      "bytes that are no UTF-8",
      { "A.cs": Uint8Array.from([...new TextEncoder().encode("class A; //"), 0xff, 0xc3]) },
      /^A.cs: TN1001/,
      true,
    ],
    ["a syntax error", { "A.cs": "class A { int x }" }, /^A.cs: TN1/, true],
    ["a project without sources", { "notes.txt": "" }, /^App.csproj: TN1245/, false],
  ])("%s: told with its place", (_, files, expected, goesOn) => {
    const { workspace, told } = loadFiles({ "App.csproj": sdk(""), ...files });
    expect(told.filter((line) => line !== withoutDotnet).some((line) => expected.test(line))).toBe(true);
    expect(workspace !== undefined).toBe(goesOn);
  });

  test("files without a project are read", () => {
    const { workspace, told } = loadFiles(
      { "A.cs": "public record A(List<Guid> Ids);" },
      { kind: "files", paths: ["A.cs"] },
    );
    expect(told).toEqual([withoutDotnet]);
    expect(workspace?.projects[0]?.compilation.types[0]?.name).toBe("A");
  });
});
