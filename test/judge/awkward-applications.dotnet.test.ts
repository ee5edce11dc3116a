import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { buildJudge } from "../../scripts/dotnet-program.js";
import { type BuiltApplication, buildApplication, startApplication } from "../../scripts/judge/application.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const work = join(root, "artifacts/judge/facts");
const options = {
  environment: "Production",
  configuration: "Debug",
  framework: undefined,
  buildSeconds: 300,
  properties: [],
};

describe("an application that cannot be judged is reported as such, with the reason", () => {
  let hook: string;
  let built: BuiltApplication;
  beforeAll(async () => {
    mkdirSync(work, { recursive: true });
    hook = buildJudge(root);
    const result = await buildApplication(join(root, "test/judge/awkward/Awkward.csproj"), {
      ...options,
      startSeconds: 60,
      arguments: [],
    });
    if (result.kind === "problem") throw new Error(result.detail);
    built = result;
  });

  test.each([
    ["database", 60, "needs a database or another server to start", "Connection refused"],
    ["throws", 60, "throws when it starts", "The key Payments:Secret is not set."],
    ["no-host", 60, "never builds a host", ""],
    ["waits", 5, "does not build a host in time", ""],
    ["not-started", 60, "builds a host and does not start it", ""],
  ])("%s", async (way, startSeconds, problem, detail) => {
    const judged = await startApplication(built, hook, work, { ...options, startSeconds, arguments: [way] });
    expect(judged).toMatchObject({ kind: "problem", problem, detail: expect.stringContaining(detail) });
  });

  test("one that starts threads and processes is judged, and nothing of it is left", async () => {
    const pidFile = join(work, "child.pid");
    rmSync(pidFile, { force: true });
    const judged = await startApplication(built, hook, work, {
      ...options,
      startSeconds: 60,
      arguments: ["threads", pidFile],
    });
    expect(judged.kind === "facts" ? judged.facts.endpoints.map(({ route }) => route) : judged).toEqual(["/ping"]);
    expect(existsSync(pidFile)).toBe(true);
    expect(stateOf(readFileSync(pidFile, "utf8"))).toMatch(/^Z?$/);
  });

  test.each(["exit-handler", "no-reflection"])("%s is judged all the same, and ends", async (way) => {
    const judged = await startApplication(built, hook, work, { ...options, startSeconds: 60, arguments: [way] });
    expect(judged.kind === "facts" ? judged.facts.endpoints.map(({ route }) => route) : judged).toEqual(["/ping"]);
  });

  test("one that does not build", async () => {
    const result = await buildApplication(join(root, "test/judge/broken/Broken.csproj"), {
      ...options,
      startSeconds: 60,
      arguments: [],
    });
    expect(result).toMatchObject({
      kind: "problem",
      problem: "does not build",
      detail: expect.stringContaining("CS0103"),
    });
  });
});

/** The state letter of a process; empty where there is none. A dead one stays as `Z` until its parent asks for it. */
function stateOf(pid: string): string {
  return spawnSync("ps", ["-o", "state=", "-p", pid], { encoding: "utf8" }).stdout.trim();
}
