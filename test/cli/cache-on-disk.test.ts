import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { FileSystem } from "../../src/files/file-system.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { keptInMemory, type Outcome, runTool } from "./run-tool.js";

// Files on a disk count by what the file system says of them, as long as that is proof; then by their contents.

const root = mkdtempSync(join(tmpdir(), "tenon-cache-disk-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const project =
  '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><Version>$(BUILD_VERSION)</Version></PropertyGroup></Project>';
const things = `using Tenon; namespace Acme;
[Contract] public static class Things { public static readonly Operation<Thing> Get = Define.Get<Thing>("/things"); }`;
const thing = "namespace Acme; public record Thing(int Id, string? Name, Part Part);";

let count = 0;
let app = "";
beforeEach(() => {
  vi.restoreAllMocks();
  app = join(root, String(count++), "app");
  write("Api.csproj", project);
  write("Things.cs", things);
  write("Thing.cs", thing);
  write("Parts/Part.cs", "namespace Acme; public record Part(int Id, Linked Linked);");
  write("../shared/One.cs", "namespace Acme; public record Linked(int One);");
  write("../shared/Two.cs", "namespace Acme; public record Linked(int Two);");
  symlinkSync(join(app, "../shared/One.cs"), join(app, "Linked.cs"));
  write("Whole.cs", "namespace Acme; [Contract] public static class Whole { }");
  later(60_000);
});

function write(name: string, text: string): void {
  const path = join(app, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Files are trusted by their times when these are old enough. */
function later(milliseconds: number): void {
  const now = Date.now;
  vi.spyOn(Date, "now").mockImplementation(() => now() + milliseconds);
}

function tenon(args: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const fileSystem = counted(nodeFileSystem(app));
  const all = ["--project", "Api.csproj", "--openapi", ...args];
  return runTool({ args: all, variables, fileSystem, kept: keptInMemory, build: "test" });
}

let read: string[] = [];
function counted(fileSystem: FileSystem): FileSystem {
  read = [];
  return {
    ...fileSystem,
    readBytes: (path) => {
      const found = fileSystem.readBytes(path);
      if (found.ok) read.push(path);
      return found;
    },
  };
}

const cached = ["--cache", "../cache"];

/** Changes within one tick of the file system's clock have one time. */
async function tick(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 30));
}

test("what has not changed is not even read", async () => {
  const first = await tenon(cached);
  expect(first.out).toContain("Thing");
  expect(read).toContain(join(app, "Thing.cs"));
  const second = await tenon(cached);
  expect(second).toEqual(first);
  expect(read).toEqual([]);
});

test("what is new is compared by its contents, and trusted when it is old enough", async () => {
  vi.restoreAllMocks();
  const first = await tenon(cached);
  const second = await tenon(cached);
  expect(second).toEqual(first);
  expect(read).toContain(join(app, "Thing.cs"));
  later(60_000);
  expect(await tenon(cached)).toEqual(first);
  expect(read).toContain(join(app, "Thing.cs"));
  expect(await tenon(cached)).toEqual(first);
  expect(read).toEqual([]);
});

test("a file that was only touched is compared once", async () => {
  const first = await tenon(cached);
  await tick();
  write("Thing.cs", thing);
  expect(await tenon(cached)).toEqual(first);
  expect(read).toEqual([join(app, "Thing.cs")]);
  expect(await tenon(cached)).toEqual(first);
  expect(read).toEqual([]);
});

test("a variable that the project uses counts, another one does not", async () => {
  const one = await tenon(cached, { BUILD_VERSION: "1.2.3", PWD: "/one" });
  expect(one.out).toContain("1.2.3");
  expect(await tenon(cached, { BUILD_VERSION: "1.2.3", PWD: "/two", OLDPWD: "/one" })).toEqual(one);
  expect(read).toEqual([]);
  expect((await tenon(cached, { BUILD_VERSION: "2.0.0", PWD: "/two" })).out).toContain("2.0.0");
});

const edits: readonly (readonly [string, () => void])[] = [
  ["another text of the same length", () => write("Thing.cs", thing.replace("Name", "Word"))],
  [
    "the same, with the times of before",
    () => {
      const { atime, mtime } = statSync(join(app, "Thing.cs"));
      write("Thing.cs", thing.replace("Name", "Word"));
      utimesSync(join(app, "Thing.cs"), atime, mtime);
    },
  ],
  [
    "the same, in another file of that name",
    () => {
      const { atime, mtime } = statSync(join(app, "Thing.cs"));
      write("../Thing.new", thing.replace("Name", "Word"));
      utimesSync(join(app, "../Thing.new"), atime, mtime);
      renameSync(join(app, "../Thing.new"), join(app, "Thing.cs"));
    },
  ],
  [
    "a link to another file",
    () => {
      rmSync(join(app, "Linked.cs"));
      symlinkSync(join(app, "../shared/Two.cs"), join(app, "Linked.cs"));
    },
  ],
  [
    "another text where a link leads",
    () => write("../shared/One.cs", "namespace Acme; public record Linked(int Own);"),
  ],
  [
    "a link that leads to a folder now",
    () => {
      rmSync(join(app, "../shared/One.cs"));
      write("../shared/One.cs/In.cs", "namespace Acme; public record Linked(int In);");
    },
  ],
  ["a new file", () => write("Extra.cs", "namespace Acme; public record Part(int Twice);")],
  ["a new file in a folder", () => write("Parts/Extra.cs", "namespace Acme; public record Part(int Twice);")],
  ["a new folder", () => write("More/Extra.cs", "namespace Acme; public record Part(int Twice);")],
  ["a second name of a file", () => linkSync(join(app, "Parts/Part.cs"), join(app, "Parts/Again.cs"))],
  ["a file that is gone", () => rmSync(join(app, "Parts/Part.cs"))],
  ["a folder that is gone", () => rmSync(join(app, "Parts"), { recursive: true })],
  ["a folder of another name", () => renameSync(join(app, "Parts"), join(app, "bin"))],
  [
    "settings above the project",
    () =>
      write(
        "../Directory.Build.props",
        "<Project><PropertyGroup><AssemblyName>Other</AssemblyName></PropertyGroup></Project>",
      ),
  ],
  ["another project file", () => write("Api.csproj", project.replace("enable", "disable"))],
  ["a project file that cannot be read", () => write("Api.csproj", readFileSync(join(app, "Things.cs"), "utf8"))],
];

test.each(edits)("%s is noticed", async (_, edit) => {
  const before = await tenon(cached);
  await tick();
  edit();
  const now = await tenon([]);
  expect(await tenon(cached)).toEqual(now);
  // What is kept now is what a run after the edit made.
  expect(await tenon(cached)).toEqual(now);
  expect(now).not.toEqual(before);
});
