import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTool } from "../build-tool.js";

const folder = mkdtempSync(join(tmpdir(), "tenon-pipe-"));
let tool: string;
beforeAll(async () => {
  tool = await buildTool(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the tool for a reader of its standard output that is gone before anything was written. */
async function runForNobody(...args: string[]): Promise<{ status: unknown; error: string }> {
  const child = spawn(process.execPath, [tool, ...args], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  let error = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    error += text;
  });
  const [status] = await once(child, "close");
  return { status, error };
}

test("a reader that leaves early, as `tenon --help | head` does, is not a crash", async () => {
  expect(await runForNobody("--help")).toEqual({ status: 0, error: "" });
});

test("the exit code stays what it is without the reader", async () => {
  expect(await runForNobody("--nonsense", "--format", "json")).toMatchObject({ status: 2 });
});
