import { expect, test } from "vitest";
import { parseOptions } from "../../src/cli/options/options.js";
import { Reuse } from "../../src/cli/reuse.js";
import { generateNow } from "../../src/cli/work/generate-now.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";

// What an edit costs, in counts: times depend on the machine.

const areas = 20;
const project = `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup></Project>`;
const shared = "namespace Acme; public record Page<T>(System.Collections.Generic.List<T> Items, int Total);";

function contract(area: number): string {
  return `using Tenon; namespace Acme;
[Contract] public static class Area${area} {
  public static readonly Operation<New${area}, Page<Thing${area}>> Create = Define.Post<New${area}, Page<Thing${area}>>("/area${area}");
}
public record Thing${area}(int Id, Kind${area} Kind); public record New${area}(string Name, Kind${area} Kind); public enum Kind${area} { One }`;
}

function controller(area: number): string {
  return `using Microsoft.AspNetCore.Mvc; namespace Acme;
[ApiController, Tenon.ContractClient, Route("area${area}")] public class Area${area}Controller : ControllerBase {
  [HttpPost] public ActionResult<Page<Thing${area}>> Create([FromBody] New${area} thing) => Ok(new Page<Thing${area}>(new(), 0)); }
public record Thing${area}(int Id, Kind${area} Kind); public record New${area}(string Name, Kind${area} Kind); public enum Kind${area} { One }`;
}

function start(area: (at: number) => string): Map<string, string> {
  const files = new Map([
    ["App.csproj", project],
    ["Shared.cs", shared],
  ]);
  for (let at = 0; at < areas; at++) files.set(`Area${at}.cs`, area(at));
  return files;
}

/** How many files are used without being parsed, and how many things are read anew. */
function run(files: ReadonlyMap<string, string>, reuse: Reuse): Record<"unparsed" | "read", number> {
  const bag = new DiagnosticBag();
  const command = parseOptions(["--project", "App.csproj", "--format=json"], bag);
  if (command?.kind !== "generate") throw new Error(JSON.stringify(bag.all));
  const quiet = (): void => {};
  const environment = { args: [], variables: {}, colour: false, out: quiet, error: quiet, reuse };
  const outcome = generateNow(
    command,
    { ...environment, fileSystem: memoryFileSystem(Object.fromEntries(files), "/app") },
    bag,
  );
  expect(outcome.exit).toBe(0);
  return { unparsed: reuse.workspace.unparsed, read: reuse.readings.anew };
}

test.each([
  ["contracts", contract],
  ["controllers", controller],
] as const)("an edit of one of many files reaches that file alone: %s", (_, area) => {
  const files = start(area);
  const reuse = new Reuse();
  const first = run(files, reuse);
  expect(first.unparsed).toBe(0);
  expect(first.read).toBeGreaterThan(areas * 4);
  expect(run(files, reuse)).toEqual({ unparsed: areas + 1, read: 0 });

  files.set("Area3.cs", area(3).replace("int Id", "int Id, int More"));
  const edited = run(files, reuse);
  expect(edited.unparsed).toBe(areas);
  // The service and its three types; a controller is sketched besides.
  expect(edited.read).toBeLessThanOrEqual(5);

  files.set("New.cs", "namespace Acme; [Tenon.ContractType] public record Added(int A, int B);");
  const added = run(files, reuse);
  expect(added.unparsed).toBe(areas + 1);
  expect(added.read).toBe(1);
});

test("what every file uses reaches every file", () => {
  const files = start(contract);
  const reuse = new Reuse();
  run(files, reuse);
  files.set("Shared.cs", shared.replace("int Total", "int Total, int Size"));
  expect(run(files, reuse).unparsed).toBe(0);
});

test("a name that a file asked for and did not find reaches it when it is declared", () => {
  const files = start(contract).set(
    "Area4.cs",
    contract(4).replace("record Thing4(int Id", "record Thing4([property: Late] int Id"),
  );
  const reuse = new Reuse();
  run(files, reuse);
  files.set("Late.cs", "namespace Acme; public class LateAttribute : System.Attribute;");
  const late = run(files, reuse);
  expect(late.unparsed).toBe(areas);
  expect(late.read).toBeGreaterThan(0);
});
