import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { runInMemory } from "./cli/run-in-memory.js";

/** The ways of a property and of a route in ARCHITECTURE.md, held against what really runs. */
const root = fileURLToPath(new URL("..", import.meta.url));
const text = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");

const source = `using Microsoft.AspNetCore.Mvc;
using Tenon;
var app = WebApplication.CreateBuilder(args).Build();
app.MapControllers();
app.Run();
public record Person { public int? Age { get; init; } }
[ApiController, ContractClient, Route("people")]
public class PeopleController : ControllerBase { [HttpGet("{id:guid}")] public Person Get(Guid id) => new(); }
`;
const project =
  '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>';
const files = {
  "/app/Api.csproj": project.replace(
    "</PropertyGroup>",
    "<Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>",
  ),
  "/app/Program.cs": source,
};

/** The files named between two headings, in order. */
function filesBetween(from: string, to: string): readonly string[] {
  const part = text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from) + from.length));
  return [...part.matchAll(/^\| `(src\/[^`]+)` \|/gm)].flatMap(([, path]) => path ?? []);
}

const property = filesBetween("## One property on its way", "`--check` does not look");
const shared = filesBetween("## One route on its way", "To the client:");
const toClient = filesBetween("To the client:", "To `--check`:");
const toCheck = filesBetween("To `--check`:", "## An edit");

/** The functions of each file of src that a run calls, the file itself not counted. */
async function called(
  args: readonly string[],
): Promise<{ readonly files: ReadonlySet<string>; readonly exit: number }> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  const { exit } = await runInMemory(args, files);
  const { result } = await session.post("Profiler.takePreciseCoverage");
  session.disconnect();
  const ran = result.filter(({ functions }) =>
    functions.some(({ functionName, ranges }) => functionName !== "" && ranges.some(({ count }) => count > 0)),
  );
  const paths = ran.map(({ url }) => (url.startsWith("file:") ? fileURLToPath(url) : url).replaceAll("\\", "/"));
  return { files: new Set(paths.map((path) => path.slice(path.lastIndexOf("/src/") + 1))), exit };
}

/** A file of types alone leaves nothing to run; then a file that runs has to import it. */
function isOnTheWay(path: string, ran: ReadonlySet<string>): boolean {
  if (ran.has(path)) return true;
  const isTypesOnly = !/^(export )?(async )?(function|const|class) /m.test(readFileSync(join(root, path), "utf8"));
  return isTypesOnly && [...ran].some((other) => imports(other, path));
}

function imports(from: string, path: string): boolean {
  if (!existsSync(join(root, from))) return false;
  const specifiers = readFileSync(join(root, from), "utf8").matchAll(/from "(\.[^"]+)\.js"/g);
  return [...specifiers].some(([, specifier]) => `${join(dirname(from), specifier ?? "")}.ts` === path);
}

describe.each([
  { name: "the property", way: property, args: ["--project", "Api.csproj", "--output", "out"] },
  {
    name: "the route, to the client",
    way: [...shared, ...toClient],
    args: ["--project", "Api.csproj", "--output", "out"],
  },
  { name: "the route, to --check", way: [...shared, ...toCheck], args: ["--project", "Api.csproj", "--check"] },
])("$name", ({ way, args }) => {
  let run: Awaited<ReturnType<typeof called>>;
  beforeAll(async () => {
    run = await called(args);
  });

  test("passes through every file named", () => {
    expect(run.exit).toBe(0);
    expect(way.length).toBeGreaterThan(7);
    expect(way.filter((path) => !isOnTheWay(path, run.files))).toEqual([]);
  });

  test("names each file once, and returns to no room", () => {
    expect(new Set(way).size).toBe(way.length);
    const rooms = way.map((path) => dirname(path)).filter((room, at, all) => room !== all[at - 1]);
    expect(rooms).toEqual([...new Set(rooms)]);
  });
});

const exported = /^export (?:async )?(?:function\*?|const|class|interface|type|enum) (\w+)/gm;

test("no two files export the same name, besides what the package publishes", () => {
  const folder = join(root, "src");
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    // The parts of the generated runtime become one file, and replace each other.
    .filter((path) => path.endsWith(".ts") && !path.includes("/runtime/") && !/^(api|published|vite)\//.test(path));
  const places = new Map<string, string[]>();
  for (const path of modules)
    for (const [, name = ""] of readFileSync(join(folder, path), "utf8").matchAll(exported))
      places.set(name, [...(places.get(name) ?? []), path]);
  expect(places.size).toBeGreaterThan(1000);
  expect([...places].filter(([, files]) => new Set(files).size > 1)).toEqual([]);
});

test("no function has more than 80 lines", () => {
  const folder = join(root, "src");
  const long: string[] = [];
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const text = path.endsWith(".ts") ? readFileSync(join(folder, path), "utf8") : "";
    if (text.split("\n").length <= 80) continue;
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const lineOf = (offset: number): number => file.getLineAndCharacterOfPosition(offset).line;
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && lineOf(node.end) - lineOf(node.getStart()) >= 80)
        long.push(`${path.replaceAll("\\", "/")}: ${node.name?.getText() ?? "a function"}`);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  expect(long).toEqual([]);
});
