import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTool } from "./build-tool.js";
import { runInMemory } from "./cli/run-in-memory.js";

const root = fileURLToPath(new URL("..", import.meta.url));
let scratch: string;
let tool: string;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), "tenon-determinism-"));
  tool = await buildTool(scratch);
  cpSync(join(root, "samples"), join(scratch, "samples"), {
    recursive: true,
    filter: (path) => !/\/(bin|obj|web)$/.test(path),
  });
  for (const library of ["dotnet/Tenon", "dotnet/Tenon.Abstractions"]) {
    cpSync(join(root, library), join(scratch, library), {
      recursive: true,
      filter: (path) => !/\/(bin|obj)$/.test(path),
    });
  }
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function generate(cwd: string, project: string, variables: Record<string, string>): Record<string, string> {
  const output = mkdtempSync(join(scratch, "out-"));
  const result = spawnSync(process.execPath, [tool, "--project", project, "--output", output, "--zod", "--openapi"], {
    cwd,
    env: { PATH: process.env.PATH, ...variables },
    encoding: "utf8",
  });
  expect(result.stderr + result.status).toMatch(/0$/);
  return Object.fromEntries(
    readdirSync(output, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(output.length), readFileSync(path, "utf8")]),
  );
}

test.each(["samples/taskboard/TaskBoard.csproj", "samples/members/Members.csproj"])(
  "%s: the same bytes from any folder, time zone and locale",
  (project) => {
    const first = generate(scratch, project, { TZ: "UTC", LANG: "C" });
    expect(Object.keys(first).length).toBeGreaterThan(5);
    expect(
      generate(join(scratch, "samples"), join(scratch, project), {
        TZ: "Asia/Kathmandu",
        LANG: "tr_TR.UTF-8",
        LC_ALL: "tr_TR.UTF-8",
      }),
    ).toEqual(first);
    expect(generate("/", join(scratch, project), { TZ: "America/Caracas", LANG: "de_DE.UTF-8" })).toEqual(first);
  },
);

test("the same bytes whatever order the files come in", async () => {
  const partA =
    'using Tenon; namespace A; [Contract] public static partial class C { public static readonly Operation<X> First = Define.Get<X>("/x"); } public partial record X(int A, int B);';
  const partB =
    'using Tenon; using A.B; namespace A; public static partial class C { public static readonly Operation<Y> Second = Define.Get<Y>("/y"); } public record Y(X X, Z Z);';
  const partC =
    'using Tenon; namespace A.B; public record Z(int Q, int R); [Contract] public static class D { public static readonly Operation<Z> Third = Define.Get<Z>("/z"); }';
  const files = { "/app/a.cs": partA, "/app/b.cs": partB, "/app/c.cs": partC };
  const orders = [
    ["a.cs", "b.cs", "c.cs"],
    ["c.cs", "b.cs", "a.cs"],
    ["b.cs", "c.cs", "a.cs"],
  ];
  const outcomes = await Promise.all(orders.map((order) => runInMemory([...order, "--zod", "--openapi"], files)));
  expect(outcomes[0]?.exit).toBe(0);
  for (const outcome of outcomes) expect(outcome.out).toBe(outcomes[0]?.out);
});
