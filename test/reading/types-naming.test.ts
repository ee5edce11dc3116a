import { afterEach, describe, expect, test, vi } from "vitest";
import { SourceNamedType } from "../../src/csharp/binding/declarations/source-type.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { runInMemory } from "../cli/run-in-memory.js";
import { readSource, type Source, servedBy } from "./read-source.js";

afterEach(() => void vi.restoreAllMocks());

function operations(source: Source): readonly string[] {
  return readSource(source).services.flatMap((service) => service.operations.map(({ route }) => route.path));
}

const action = 'public class TasksController : ControllerBase { [HttpGet("tasks")] public int Get() => 1; }';

describe("a mark is found by whatever word it is written", () => {
  test.each<readonly [string, Source]>([
    ["in full", `[Tenon.ContractClientAttribute] ${action}`],
    ["with escapes", `[Contr\\u0061ctClient] ${action}`],
    ["verbatim", `[@ContractClient] ${action}`],
    ["by an alias of its file", `using Api = Tenon.ContractClientAttribute; [Api] ${action}`],
    ["by an alias of its namespace", `namespace A { using Api = Tenon.ContractClientAttribute; [Api] ${action} }`],
    [
      "by a global alias of another file",
      { "A.cs": `[Api] ${action}`, "B.cs": "global using Api = Tenon.ContractClientAttribute;" },
    ],
    [
      "on another part of the class",
      {
        "A.cs": action.replace("class", "partial class"),
        "B.cs": "[ContractClient] public partial class TasksController;",
      },
    ],
    [
      "by a class that derives from one the server declares itself",
      {
        "A.cs": `[Api] ${action}`,
        "B.cs": "public class ApiAttribute : Tenon.ContractClientAttribute;",
        "C.cs": "namespace Tenon; public class ContractClientAttribute : System.Attribute;",
      },
    ],
  ])("%s", (_, source) => {
    expect(operations(source)).toEqual(["/tasks"]);
  });

  test("a mark is found by an alias of the project", async () => {
    const project = `<Project Sdk="Microsoft.NET.Sdk.Web">
      <PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup>
      <ItemGroup><Using Include="Tenon.ContractClientAttribute" Alias="Api" /><Using Include="Microsoft.AspNetCore.Mvc" /></ItemGroup>
    </Project>`;
    const files = { "/app/Server.csproj": project, "/app/A.cs": `[Api] ${action}` };
    const { out } = await runInMemory(["--project", "Server.csproj", "--output", "out"], files);
    expect(out).toMatch(/^1 operation /);
  });

  test("a function is found by aliases of its attributes", () => {
    const source = `using Fn = Microsoft.Azure.Functions.Worker.FunctionAttribute;
      using On = Microsoft.Azure.Functions.Worker.HttpTriggerAttribute;
      public class Tasks { [Fn("Get")] public int Run([On("get", Route = "tasks")] HttpRequest request) => 1; }`;
    const templates = servedBy(source, new DiagnosticBag()).map(
      ({ route }) => route.kind === "known" && route.template,
    );
    expect(templates).toEqual(["/api/tasks"]);
  });
});

test("types of other files are not asked for their attributes and members", () => {
  const others = Array.from({ length: 20 }, (_, at) => [
    `Other${at}.cs`,
    `[Obsolete] public class Other${at} { [Obsolete] public int Get() => 1; }`,
  ]);
  const source = { "A.cs": `[ContractClient] ${action}`, ...Object.fromEntries(others) };
  const asked = new Set<string>();
  for (const getter of ["attributes", "members"] as const) {
    const original = Object.getOwnPropertyDescriptor(SourceNamedType.prototype, getter)?.get;
    vi.spyOn(SourceNamedType.prototype, getter, "get").mockImplementation(function (this: SourceNamedType) {
      asked.add(this.name);
      return original?.call(this);
    });
  }
  expect(operations(source)).toEqual(["/tasks"]);
  expect([...asked].filter((name) => name.startsWith("Other"))).toEqual([]);
  expect(asked).toContain("TasksController");
});
