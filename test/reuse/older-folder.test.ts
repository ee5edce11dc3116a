import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { extent } from "../extent.js";
import { farProject } from "./far-project.js";
import { compareFolders } from "./older-folders.js";
import { cases, far, projectOf } from "./projects.js";
import { applyEdit, type Edit, editNames, type Files } from "./random-edits.js";

const projectText = (inner = "", sdk = "Microsoft.NET.Sdk"): string =>
  `<Project Sdk="${sdk}"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup>${inner}</Project>`;
const thing = (members: string): string => `namespace Acme; public record Thing(${members});`;
const uses = (name: string): string =>
  `using Tenon; namespace Acme; [Contract] public static class ${name}Contract { public static readonly Operation<Thing, Thing> Put = Define.Put<Thing, Thing>("/${name}"); }`;
const alone = (type: string): string => `namespace Acme; [Tenon.ContractType] public record Alone(${type} Id);`;

/** Four sources, of which `Alone.cs` is used by none. */
const api: Readonly<Record<string, string>> = {
  "Api.csproj": projectText(),
  "A.cs": uses("A"),
  "B.cs": uses("B"),
  "Thing.cs": thing("int Id, string Name"),
  "Alone.cs": alone("int"),
};

function at(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
}

const older = { ...api, "Alone.cs": alone("string") };
const props = (line: string): string => `<Project><PropertyGroup>${line}</PropertyGroup></Project>`;
const compile = (path: string): string => projectText(`<ItemGroup><Compile Include="${path}"/></ItemGroup>`);
const reference = (path: string): string => projectText(`<ItemGroup><ProjectReference Include="${path}"/></ItemGroup>`);
const withoutThing = (folder: Readonly<Record<string, string>>): Record<string, string> => {
  const { "Thing.cs": _, ...rest } = folder;
  return rest;
};

interface Pair {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly newer?: string;
  readonly older?: string;
  readonly args?: readonly string[];
  /** How many files of the older project are not parsed. */
  readonly unparsed: number;
}

/** `/x/repo` is the newer folder and `/x/base` the older one where nothing else is said. */
const pairs: readonly Pair[] = [
  { name: "the same parent", files: { ...at("/x/repo", api), ...at("/x/base", older) }, unparsed: 3 },
  {
    name: "projects, not folders",
    files: { ...at("/x/repo", api), ...at("/x/base", older) },
    newer: "/x/repo/Api.csproj",
    older: "/x/base/Api.csproj",
    unparsed: 3,
  },
  {
    name: "a project and a folder with a folder of it",
    files: { ...at("/x/repo/Api", api), ...at("/x/base/Api", older) },
    newer: "/x/repo/Api/Api.csproj",
    unparsed: 3,
  },
  {
    name: "the end of both paths is the same",
    files: {
      ...at("/x/repo/src/Api", { ...withoutThing(api), "Api.csproj": reference("..\\Shared\\Shared.csproj") }),
      ...at("/x/repo/src/Shared", { "Shared.csproj": projectText(), "Thing.cs": thing("int Id") }),
      ...at("/x/base/src/Api", { ...withoutThing(older), "Api.csproj": reference("..\\Shared\\Shared.csproj") }),
      ...at("/x/base/src/Shared", { "Shared.csproj": projectText(), "Thing.cs": thing("int Id") }),
    },
    newer: "/x/repo/src/Api",
    older: "/x/base/src/Api",
    unparsed: 3,
  },
  {
    name: "other parents, at other depths",
    files: { ...at("/home/me/code/repo", api), ...at("/base", older) },
    newer: "/home/me/code/repo",
    older: "/base",
    unparsed: 3,
  },
  {
    name: "projects of other names",
    files: {
      ...at("/x/repo", {
        ...api,
        "Api.csproj": projectText("<PropertyGroup><AssemblyName>A</AssemblyName></PropertyGroup>"),
      }),
      ...at("/x/base", withoutThing(older)),
      "/x/base/Thing.cs": api["Thing.cs"] ?? "",
      "/x/base/Old.csproj": projectText("<PropertyGroup><AssemblyName>A</AssemblyName></PropertyGroup>"),
    },
    older: "/x/base/Old.csproj",
    unparsed: 3,
  },
  {
    name: "properties above both folders",
    files: {
      ...at("/x/repo", api),
      ...at("/x/base", older),
      "/x/Directory.Build.props": props("<ImplicitUsings>enable</ImplicitUsings>"),
    },
    unparsed: 3,
  },
  {
    name: "properties above the older folder alone",
    files: {
      ...at("/new/repo", api),
      ...at("/old/base", { ...older, "Thing.cs": thing("int Id, string? Name\n#if OLD\n, int More\n#endif\n") }),
      "/old/Directory.Build.props": props("<DefineConstants>OLD</DefineConstants>"),
    },
    newer: "/new/repo",
    older: "/old/base",
    unparsed: 0,
  },
  {
    name: "properties above the newer folder alone",
    files: {
      ...at("/new/repo", { ...api, "Api.csproj": projectText().replace("<Nullable>enable</Nullable>", "") }),
      ...at("/old/base", { ...older, "Api.csproj": projectText().replace("<Nullable>enable</Nullable>", "") }),
      "/new/Directory.Build.props": props("<Nullable>enable</Nullable>"),
    },
    newer: "/new/repo",
    older: "/old/base",
    unparsed: 0,
  },
  {
    name: "a source of the newer folder in the older project",
    files: {
      ...at("/x/repo", { ...api, "Thing.cs": thing("int Id, string New") }),
      ...at("/x/base", { ...withoutThing(older), "Api.csproj": compile("..\\repo\\Thing.cs") }),
      "/x/base/Thing.txt": "",
    },
    unparsed: 1,
  },
  {
    name: "a project of the newer folder referenced by the older one",
    files: {
      ...at("/x/repo", { ...withoutThing(api), "Api.csproj": reference("Shared/Shared.csproj") }),
      ...at("/x/repo/Shared", { "Shared.csproj": projectText(), "Thing.cs": thing("int Id, string New") }),
      ...at("/x/base", { ...withoutThing(older), "Api.csproj": reference("../repo/Shared/Shared.csproj") }),
      ...at("/x/base/Shared", { "Thing.txt": "" }),
    },
    newer: "/x/repo/Api.csproj",
    older: "/x/base/Api.csproj",
    unparsed: 1,
  },
  {
    name: "a source of the older folder in the newer project",
    files: {
      ...at("/x/repo", { ...withoutThing(api), "Api.csproj": compile("../base/Thing.cs") }),
      ...at("/x/base", older),
    },
    unparsed: 0,
  },
  {
    name: "the older project names its own folder from above",
    files: {
      ...at("/x/repo", {
        ...api,
        "Api.csproj": projectText('<Import Project="../repo/own.props"/>'),
        "own.props": props(""),
      }),
      ...at("/x/base", {
        ...older,
        "Api.csproj": projectText('<Import Project="../base/own.props"/>'),
        "own.props": props(""),
      }),
    },
    unparsed: 3,
  },
  {
    name: "settings of the newer folder imported by the older project",
    files: {
      ...at("/x/repo", { ...api, "own.props": props("<DefineConstants>NEW</DefineConstants>") }),
      ...at("/x/base", {
        ...older,
        "Thing.cs": thing("int Id\n#if NEW\n, int Seen\n#endif\n"),
        "Api.csproj": projectText('<Import Project="../repo/own.props"/>'),
        "own.props": props("<DefineConstants>OLD</DefineConstants>"),
      }),
    },
    unparsed: 0,
  },
  {
    name: "a source outside of both, which comes first for one and last for the other",
    files: {
      ...at("/x/a", {
        ...api,
        "Api.csproj": compile("../m/Part.cs"),
        "Thing.cs": "namespace Acme; public partial class Thing { public int A { get; set; } }",
      }),
      ...at("/x/z", {
        ...older,
        "Api.csproj": compile("../m/Part.cs"),
        "Thing.cs": "namespace Acme; public partial class Thing { public int A { get; set; } }",
      }),
      "/x/m/Part.cs": "namespace Acme; public partial class Thing { public int B { get; set; } }",
    },
    newer: "/x/a",
    older: "/x/z",
    unparsed: 0,
  },
  {
    name: "a source outside of both, in the same place of the order",
    files: {
      ...at("/x/a", { ...withoutThing(api), "Api.csproj": compile("../m/Thing.cs") }),
      ...at("/x/b", { ...withoutThing(older), "Api.csproj": compile("../m/Thing.cs") }),
      "/x/m/Thing.cs": thing("int Id"),
    },
    newer: "/x/a",
    older: "/x/b",
    unparsed: 3,
  },
  {
    name: "the older folder inside the newer one",
    files: {
      ...at("/x/repo", { ...api, "Api.csproj": projectText('<ItemGroup><Compile Remove="old/**"/></ItemGroup>') }),
      ...at("/x/repo/old", {
        ...older,
        "Api.csproj": projectText('<ItemGroup><Compile Remove="old/**"/></ItemGroup>'),
      }),
    },
    newer: "/x/repo/Api.csproj",
    older: "/x/repo/old/Api.csproj",
    unparsed: 3,
  },
  {
    name: "the newer folder inside the older one, which compiles it too",
    files: {
      ...at("/x/base", { "Api.csproj": projectText() }),
      ...at("/x/base/new", { ...withoutThing(api), "More.cs": thing("int Id") }),
      "/x/base/Thing.cs": "namespace Acme; [Tenon.ContractType] public record Older(int Id);",
    },
    newer: "/x/base/new/Api.csproj",
    older: "/x/base/Api.csproj",
    unparsed: 0,
  },
  {
    name: "the same folder",
    files: at("/x/repo", api),
    older: "/x/repo",
    unparsed: 4,
  },
  {
    name: "a solution with a project outside of its folder",
    files: {
      ...at("/x/repo", {
        "All.slnx": '<Solution><Project Path="Api/Api.csproj"/><Project Path="../out/Out.csproj"/></Solution>',
      }),
      ...at("/x/repo/Api", api),
      ...at("/x/base", {
        "All.slnx": '<Solution><Project Path="Api/Api.csproj"/><Project Path="../out/Out.csproj"/></Solution>',
      }),
      ...at("/x/base/Api", older),
      ...at("/x/out", {
        "Out.csproj": projectText(),
        "Out.cs": "namespace Out; [Tenon.ContractType] public record Out(int A);",
      }),
    },
    unparsed: 1,
  },
  {
    name: "solutions",
    files: {
      ...at("/x/repo", {
        "All.slnx": '<Solution><Project Path="Api/Api.csproj"/><Project Path="Out/Out.csproj"/></Solution>',
      }),
      ...at("/x/repo/Api", { ...api, "Api.csproj": projectText('<Import Project="$(SolutionDir)own.props"/>') }),
      "/x/repo/own.props": props(""),
      ...at("/x/repo/Out", {
        "Out.csproj": projectText(),
        "Out.cs": "namespace Out; [Tenon.ContractType] public record Out(int A);",
      }),
      ...at("/x/base", {
        "All.slnx": '<Solution><Project Path="Api/Api.csproj"/><Project Path="Out/Out.csproj"/></Solution>',
      }),
      ...at("/x/base/Api", { ...older, "Api.csproj": projectText('<Import Project="$(SolutionDir)own.props"/>') }),
      "/x/base/own.props": props(""),
      ...at("/x/base/Out", {
        "Out.csproj": projectText(),
        "Out.cs": "namespace Out; [Tenon.ContractType] public record Out(int A);",
      }),
    },
    unparsed: 4,
  },
  {
    name: "a property that looks at the path of the project",
    files: {
      ...at("/x/repo", {
        ...api,
        "Api.csproj": projectText(
          "<PropertyGroup Condition=\"$(MSBuildProjectDirectory.EndsWith('base'))\"><Nullable>disable</Nullable></PropertyGroup>",
        ),
      }),
      ...at("/x/base", {
        ...older,
        "Api.csproj": projectText(
          "<PropertyGroup Condition=\"$(MSBuildProjectDirectory.EndsWith('base'))\"><Nullable>disable</Nullable></PropertyGroup>",
        ),
      }),
    },
    unparsed: 0,
  },
  {
    name: "an error in a file of the older folder",
    files: { ...at("/x/repo", api), ...at("/x/base", { ...older, "B.cs": "namespace Acme; public record (" }) },
    unparsed: 2,
  },
  {
    name: "an older folder without the project",
    files: { ...at("/x/repo", api), "/x/base/A.cs": uses("A") },
    unparsed: 0,
  },
];

describe("an older folder says what it says when it is read by itself", () => {
  test.each(pairs)("$name", ({ files, newer = "/x/repo", older = "/x/base", args, unparsed }) => {
    const compared = compareFolders(memoryFileSystem(files, "/x"), newer, older, args);
    expect(compared.unparsed).toBe(unparsed);
  });

  test.each<readonly [string, Readonly<Record<string, string>>, number]>([
    ["nothing", {}, 4],
    ["a type that others use", { "Thing.cs": thing("string Id, string? Name") }, 1],
    ["a route", { "B.cs": uses("B").replace('"/B"', '"/moved"') }, 3],
    ["a file more", { "C.cs": uses("C") }, 4],
    ["lines that move what follows", { "Thing.cs": `\n\n${thing("int Id")}`, "A.cs": `\n${uses("A")}` }, 1],
    [
      "a setting of the project",
      { "Api.csproj": projectText("<PropertyGroup><Version>2.0</Version></PropertyGroup>") },
      4,
    ],
    ["a framework", { "Api.csproj": projectText().replace("net10.0", "net8.0") }, 0],
    ["a global using", { "Usings.cs": "global using Thing = System.Guid;" }, 0],
  ])("what differs is %s", (_, change, unparsed) => {
    const files = { ...at("/x/repo", api), ...at("/x/base", { ...api, ...change }) };
    expect(compareFolders(memoryFileSystem(files, "/x"), "repo", "base").unparsed).toBe(unparsed);
  });

  test("places are those of the older folder", () => {
    const files = {
      ...at("/x/repo", api),
      ...at("/x/base", { ...older, "Thing.cs": thing("int Id, int Name, int Gone") }),
    };
    const { outcome } = compareFolders(memoryFileSystem(files, "/x"), "repo", "base");
    const related = outcome.diagnostics.flatMap((one) => one.related.map(({ location }) => location.file));
    expect(new Set(related)).toEqual(new Set(["/x/base/Thing.cs"]));
  });

  test("a route that holds the path of its file", () => {
    const web = {
      "Api.csproj": projectText("", "Microsoft.NET.Sdk.Web"),
      "C.cs": `using Microsoft.AspNetCore.Mvc; using System.Runtime.CompilerServices;
namespace Acme {
  public class HereAttribute : HttpGetAttribute { public HereAttribute([CallerFilePath] string template = "") : base(template) { } }
  [ApiController, Tenon.ContractClient] public class C : ControllerBase { [Here] public int Get() => 1; }
}
namespace System.Runtime.CompilerServices { public class CallerFilePathAttribute : System.Attribute; }`,
    };
    const files = { ...at("/x/repo", web), ...at("/x/base", web) };
    const compared = compareFolders(memoryFileSystem(files, "/x"), "repo", "base");
    expect(compared.older?.services[0]?.operations[0]?.route.path).toBe("/x/base/C.cs");
  });
});

describe("the prefix of functions is the older folder's", () => {
  const host = (prefix: string): string =>
    JSON.stringify({ version: "2.0", extensions: { http: { routePrefix: prefix } } });
  const functions = (name: string): string =>
    `namespace ${name}; using Microsoft.Azure.Functions.Worker; using Microsoft.Azure.Functions.Worker.Http;
public class ${name}Functions { [Function("${name}")] public string Get([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "${name}")] HttpRequestData request) => ""; }`;
  const app = (name: string, prefix: string, inner = ""): Readonly<Record<string, string>> => ({
    [`${name}.csproj`]: projectText(inner),
    [`${name}.cs`]: functions(name),
    "host.json": host(prefix),
  });
  const solution = (...paths: readonly string[]): string =>
    `<Solution>${paths.map((path) => `<Project Path="${path}"/>`).join("")}</Solution>`;
  const routesOf = (files: Readonly<Record<string, string>>, newer: string, older: string): readonly string[] => {
    const compared = compareFolders(memoryFileSystem(files, "/x"), newer, older, ["--served"]);
    const operations = (compared.older?.services ?? []).flatMap((service) => service.operations);
    return operations.map(({ route }) => route.path).sort();
  };

  test("one application", () => {
    const files = { ...at("/x/repo", app("One", "now")), ...at("/x/base", app("One", "then")) };
    expect(routesOf(files, "repo", "base")).toEqual(["/then/One"]);
  });

  test("two applications of a solution, each with its own", () => {
    const files = ["repo", "base"].flatMap((folder) =>
      Object.entries({
        [`/x/${folder}/All.slnx`]: solution("One/One.csproj", "Longer/Longer.csproj"),
        ...at(`/x/${folder}/One`, app("One", `${folder}-one`)),
        ...at(`/x/${folder}/Longer`, app("Longer", `${folder}-longer`)),
      }),
    );
    expect(routesOf(Object.fromEntries(files), "repo", "base")).toEqual(["/base-longer/Longer", "/base-one/One"]);
  });

  // A function of a library runs in the application with the longest path.
  test("an application outside of both folders, and a library", () => {
    const inner = '<ItemGroup><ProjectReference Include="/x/lib/Lib.csproj"/></ItemGroup>';
    const inFolder = (folder: string): Readonly<Record<string, string>> => ({
      [`${folder}/All.slnx`]: solution("One/One.csproj", "/x/middle/Out.csproj"),
      ...at(`${folder}/One`, app("One", "inside", inner)),
    });
    const files = {
      ...inFolder("/x/a"),
      ...inFolder("/x/a-longer-name"),
      ...at("/x/middle", app("Out", "outside")),
      ...at("/x/lib", { "Lib.csproj": projectText(), "Lib.cs": functions("Lib") }),
    };
    expect(routesOf(files, "/x/a", "/x/a-longer-name")).toEqual(["/inside/Lib", "/inside/One", "/outside/Out"]);
    expect(routesOf(files, "/x/a-longer-name", "/x/a")).toEqual(["/inside/One", "/outside/Lib", "/outside/Out"]);
  });
});

describe("on disk", () => {
  const base = mkdtempSync(join(tmpdir(), "tenon-older-"));
  afterAll(() => rmSync(base, { recursive: true, force: true }));
  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(base, path)), { recursive: true });
      writeFileSync(join(base, path), text);
    }
  };
  write({ ...at("repo", api), ...at("base", older), "linked/Api.csproj": projectText() });
  symlinkSync(join(base, "base"), join(base, "link"));
  symlinkSync(join(base, "repo"), join(base, "same"));
  // One file of the newer folder in the older one, under a name of its own.
  cpSync(join(base, "base"), join(base, "linked"), { recursive: true });
  rmSync(join(base, "linked/B.cs"));
  symlinkSync(join(base, "repo/B.cs"), join(base, "linked/B.cs"));

  test.each([
    ["base", 3],
    ["link", 3],
    ["same", 4],
    ["linked", 3],
  ])("%s", (folder, unparsed) => {
    const files = nodeFileSystem(base);
    expect(compareFolders(files, "repo", folder).unparsed).toBe(unparsed);
    expect(compareFolders(files, join(base, "repo/Api.csproj"), join(base, folder)).unparsed).toBe(unparsed);
  });

  test("assets of packages that name their folder", () => {
    const assets = (folder: string): string =>
      JSON.stringify({
        targets: { "net10.0": {} },
        libraries: {},
        packageFolders: { [join(base, folder, "packages/")]: {} },
        project: { restore: { projectPath: join(base, folder, "Api.csproj") } },
      });
    write({ "repo/obj/project.assets.json": assets("repo"), "base/obj/project.assets.json": assets("base") });
    expect(compareFolders(nodeFileSystem(base), "repo", "base").unparsed).toBe(3);
  });
});

const edit = fc.record({
  name: fc.constantFrom(...editNames),
  pick: fc.nat(10_000),
  other: fc.nat(10_000),
  isTakenBack: fc.constant(false),
});
const options = fc.constantFrom<readonly string[]>([], ["--served"], ["--int64", "string"]);
const numRuns = { quick: 3, default: 8, long: 600 }[extent];

/** Two states of what is at `/app`, and all it needs, in folders of their own. */
function checkStates(name: string, args: readonly string[], before: readonly Edit[], after: readonly Edit[]): void {
  const start = projectOf(name);
  const states = [before, after].map((edits) => {
    const files: Files = new Map(start);
    for (const one of edits) applyEdit(files, one, start);
    return files;
  });
  const all = Object.fromEntries(
    states.flatMap((files, index) =>
      [...files].map(([path, text]) => [`/${index === 0 ? "then" : "now/deep"}${path}`, text]),
    ),
  );
  const what = [before, after].map((edits) => edits.map((one) => one.name).join(", ")).join(" | ");
  compareFolders(memoryFileSystem(all, "/now"), "/now/deep/app", "/then/app", args, what);
}

test("after any edits of either folder, the older one says what it says by itself", { timeout: 3_600_000 }, () => {
  const edits = fc.array(edit, { maxLength: 3, size: "max" });
  const samples = ["samples/taskboard", "samples/members", "samples/functions-images"];
  const names = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...cases) },
    { weight: 2, arbitrary: fc.constant(far) },
    { weight: 1, arbitrary: fc.constantFrom(...samples) },
  );
  fc.assert(fc.property(names, options, edits, edits, checkStates), {
    numRuns,
    ...(extent === "long" ? {} : { seed: 20 }),
  });
});

test("of two projects with many files, what an edit reaches is parsed again and nothing else", () => {
  const states = ["/then", "/now"].flatMap((folder) => Object.entries(at(folder, farProject)));
  const files = Object.fromEntries(states.map(([path, text]) => [path.replace("//", "/"), text]));
  // The anonymous object that this class answers is unsettled, so that its parts are always parsed again.
  const unsettled = ["/app/DrawingsController.cs", "/app/DrawingsMore.cs"];
  const sources = Object.keys(farProject).filter((path) => path.endsWith(".cs") && !unsettled.includes(path)).length;
  expect(compareFolders(memoryFileSystem(files, "/"), "/now/app", "/then/app").unparsed).toBe(sources);
  files["/then/app/Added.cs"] = "namespace Acme.App; [Tenon.ContractType] public record Added(int A);";
  expect(compareFolders(memoryFileSystem(files, "/"), "/now/app", "/then/app").unparsed).toBe(sources);
});
