/** What the stack of a process does not hold is read by a thread with a deeper one: the tool as it is installed, and the package. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runDeeper } from "../../src/cli/deep-thread.js";
import { buildTool } from "../build-tool.js";
import { nested, times } from "./growth/shape.js";

const folder = mkdtempSync(join(tmpdir(), "tenon-deep-"));
let tool: string;
beforeAll(async () => {
  tool = await buildTool(folder);
  writeFileSync(join(folder, "Api.cs"), source);
  writeFileSync(join(folder, "Small.cs"), 'WebApplication.Create().MapGet("/a", () => 1);');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const n = 2_000;
const source = `var app = WebApplication.CreateBuilder(args).Build();
var path = new Path()${times(n, () => ".Add()")};
app.MapGet(path.Text + K.C${n} + (${"1 + ".repeat(n)}1), () => 1)${times(n, (at) => `.WithMetadata(${at})`)};
app.MapGet("/sum", (int a) => ${"a + ".repeat(n)}a);
app.MapGet("/calls", () => new Path()${times(n, () => ".Add()")}.Text);
app.MapGet("/choice", (int a) => ${times(1_000, (at) => `a == ${at} ? "${at}" :`)} "");
app.MapGet("/levels", (int a) => ${nested(1_000, "(1 + ", "a", ")")});
app.MapGet("/if", (int a) => { ${times(n, (at) => `if (a == ${at}) return "${at}"; else`)} return ""; });
app.Run();
public class Path { public int Length; public Path Add() { Length++; return this; } public string Text => "/" + Length; }
public static class K { public const string C0 = "/c/"; ${times(n, (at) => `public const string C${at + 1} = C${at};`)} }`;

test("chains of thousands of calls, operators, constants and branches", () => {
  const run = spawnSync(process.execPath, [tool, "Api.cs", "--served"], { cwd: folder });
  expect([run.status, run.stderr.toString()]).toEqual([0, expect.not.stringContaining("TN")]);
  const client = run.stdout.toString();
  for (const path of [`/${n}/c/${n + 1}`, "/calls", "/choice", "/if", "/levels", "/sum"])
    expect(client).toContain(`"${path}"`);
});

test("the outcome comes back from the thread, with its files", async () => {
  const launcher = pathToFileURL(tool).href;
  const { exit, files } = await runDeeper({ launcher, args: ["Small.cs", "--served"], cwd: folder });
  expect(exit).toBe(0);
  expect(files?.map(({ path }) => path)).toContain("client/index.ts");
});
