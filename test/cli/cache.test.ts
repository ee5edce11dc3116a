import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { type Outcome, runTool } from "./run-tool.js";

const cache = mkdtempSync(join(tmpdir(), "tenon-cache-"));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const start = new Map([
  [
    "Api.csproj",
    '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup></Project>',
  ],
  [
    "Things.cs",
    `using Tenon; namespace Acme;
[Contract] public static class Things { public static readonly Operation<NewThing, Thing> Create = Define.Post<NewThing, Thing>("/things"); }
public record NewThing(string Name, Kind Kind);`,
  ],
  ["Thing.cs", "namespace Acme; public record Thing(int Id, string? Name, Kind Kind);"],
  ["Kind.cs", "namespace Acme; public enum Kind { One, Two }"],
]);

function tenon(args: readonly string[], files: ReadonlyMap<string, string>): Promise<Outcome> {
  return runTool({ args, fileSystem: memoryFileSystem(Object.fromEntries(files), "/app") });
}

const commands: readonly (readonly string[])[] = [
  ["--project", "Api.csproj"],
  ["--project", "Api.csproj", "--openapi", "--zod"],
  ["--project", "Api.csproj", "--check"],
  ["--project", "Api.csproj", "--routes"],
];

/** Edits as they come, the senseless ones too: what is broken must be told as well as what is whole. */
const edits: readonly ((files: Map<string, string>, at: number) => void)[] = [
  (files, at) =>
    files.set("Thing.cs", `namespace Acme; public record Thing(int Id, string? Name, Kind Kind, int P${at});`),
  (files, at) => files.set("Kind.cs", `namespace Acme; public enum Kind { One, Two, K${at} }`),
  (files) => files.delete("Kind.cs"),
  (files) => files.set("Kind.cs", "namespace Acme; public enum Kind { One, Two }"),
  (files) => files.set("Thing.cs", "namespace Acme; public record Thing(int Id"),
  (files, at) => files.set(`More${at}.cs`, `namespace Acme; public record More${at}(Thing Thing);`),
  (files) => {
    const [last] = [...files.keys()].filter((name) => name.startsWith("More"));
    if (last !== undefined) files.delete(last);
  },
  (files) =>
    files.set(
      "Directory.Build.props",
      "<Project><PropertyGroup><Nullable>disable</Nullable></PropertyGroup></Project>",
    ),
  (files) => files.delete("Directory.Build.props"),
  (files) => {
    const text = files.get("Things.cs") ?? "";
    files.set(
      "Things.cs",
      text.includes("/things") ? text.replace("/things", "/items") : text.replace("/items", "/things"),
    );
  },
  (files) => files.set("Thing.cs", start.get("Thing.cs") ?? ""),
];

test("after any sequence of edits, a run with --cache says what a run without it says", async () => {
  const files = new Map(start);
  let seed = 7;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >>> 8) % below;
  };
  for (let at = 0; at < 18; at++) {
    edits[random(edits.length)]?.(files, at);
    const args = commands[random(commands.length)] ?? [];
    const cold = await tenon(args, files);
    for (let again = 0; again < 2; again++) {
      const kept = await tenon([...args, "--cache", cache], files);
      expect(kept, `edit ${at}, ${args.join(" ")}`).toEqual(cold);
    }
  }
});

test("a damaged entry counts as none", async () => {
  const folder = join(cache, "damaged");
  const args = ["--project", "Api.csproj", "--cache", folder];
  const first = await tenon(args, start);
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), "not ours");
  expect((await tenon(args, start)).out).toBe(first.out);
});

test("--cache is refused where it does nothing", async () => {
  const { exit, error } = await tenon(["--project", "Api.csproj", "--diff", "HEAD", "--cache", cache], start);
  expect(exit).toBe(2);
  expect(error).toContain("--cache");
});
