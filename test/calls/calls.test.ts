import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Outcome } from "../cli/run-tool.js";
import { frontEnd, linesMarked, newServer, oldServer } from "./board.js";
import { compilerOptions, linesOf, places, World } from "./world.js";

// Each test compiles whole programs.
vi.setConfig({ testTimeout: 300_000 });

const servers = { "old/Api.cs": oldServer, "new/Api.cs": newServer };
const diff = ["--project", "new", "--diff", "old", "--calls"];
const board = JSON.stringify({ compilerOptions: { ...compilerOptions, allowJs: true }, include: ["src"] });

describe("a front end with every kind of call", () => {
  const world = new World({ ...servers, ...frontEnd, "web/tsconfig.json": board });
  let outcome: Outcome;
  let known: readonly string[] = [];
  let written: ReadonlyMap<string, string>;
  beforeAll(async () => {
    await world.tenon("--project", "old", "--output", "web/src/api");
    known = world.tsc();
    written = world.files();
    outcome = await world.tenon(...diff, "web/tsconfig.json");
  });

  test("every line that breaks is an error", () => {
    expect(linesOf(places(outcome, "TN6401"))).toEqual(linesMarked("breaks"));
  });

  test("every line that may break is a warning", () => {
    expect(linesOf(places(outcome, "TN6402", "TN6403"))).toEqual(linesMarked("may break"));
  });

  test("says what it did not count: errors of its own, files that the compiler does not read", () => {
    expect(known).toHaveLength(3);
    expect(outcome.out).toMatch(/; 3 errors that it has already not counted; 2 files not checked\.\n$/);
    expect(outcome.error).toMatch(
      /warning TN6014: web\/tsconfig\.json does not check 2 files beside it, such as web\/src\/page\.vue/,
    );
  });

  test("the exit code and the changes are those without --calls", async () => {
    expect(outcome.exit).toBe(1);
    const without = await world.tenon("--project", "new", "--diff", "old");
    expect(without.exit).toBe(1);
    expect(outcome.error).toContain(without.error.split("\n")[0]);
  });

  test("writes nothing, and says the same as the compiler after generating", async () => {
    expect(written.size).toBeGreaterThan(10);
    expect(world.files()).toEqual(written);
    await world.tenon("--project", "new", "--output", "web/src/api");
    const after = world.tsc().filter((line) => !known.includes(line));
    expect(after.length).toBeGreaterThan(25);
    const said = outcome.error.split("\n").flatMap((line) => {
      const [, place, code] = /^web\/(.*\(\d+,\d+\)): error TN6401: .*?: (TS\d+) /.exec(line) ?? [];
      return place === undefined ? [] : [`${place}: ${code}`];
    });
    expect([...said].sort()).toEqual([...after].sort());
  });

  test("with the new client in place, the answer is the same", async () => {
    const again = await world.tenon(...diff, "web/tsconfig.json");
    expect(places(again, "TN6401", "TN6402", "TN6403")).toEqual(places(outcome, "TN6401", "TN6402", "TN6403"));
  });
});

test("each place that breaks names the change that breaks it", async () => {
  const world = new World({
    ...servers,
    "web/src/app.ts": `import { tasks } from "./api/client/index.js";
await tasks.remove(1);
const [task] = await tasks.list();
console.log(task?.note, task?.state === "Late");
`,
  });
  await world.tenon("--project", "old", "--output", "web/src/api");
  const { out } = await world.tenon(...diff, "web/tsconfig.json", "--format", "json");
  const { calls, diagnostics } = JSON.parse(out);
  expect(calls).toEqual([
    { project: "web/tsconfig.json", clients: ["web/src/api"], breaking: 3, mayBreak: 0, known: 0, unread: [] },
  ]);
  const reasons = diagnostics
    .filter(({ code }: { code: string }) => code === "TN6401")
    .map(({ related }: { related: { message: string }[] }) => related.map(({ message }) => message));
  expect(reasons).toEqual([
    ["TN6101 DELETE /tasks/{id} was removed."],
    ["TN6122 TaskDto.note is no longer answered."],
    expect.arrayContaining(["TN6315 TaskDto.state is no longer answered as Late."]),
  ]);
  const github = await world.tenon(...diff, "web/tsconfig.json", "--format", "github");
  expect(github.error).toMatch(
    /^::error file=\S*web\/src\/app\.ts,line=2,col=13,endLine=2,endColumn=19,title=TN6401::/m,
  );
});

test("a change that the front end does not use breaks none of its calls", async () => {
  const app = 'import { tasks } from "./api/client/index.js";\nexport const size: number = await tasks.size(1);\n';
  const world = new World({ ...servers, "web/src/app.ts": app });
  await world.tenon("--project", "old", "--output", "web/src/api");
  const { exit, out, error } = await world.tenon(...diff, "web");
  expect([exit, places({ exit, out, error }, "TN6401", "TN6402", "TN6403")]).toEqual([1, []]);
  expect(out).toContain("Calls in web/tsconfig.json (client in web/src/api): nothing that it uses breaks.\n");
});

test("without a change nothing breaks, exit 0", async () => {
  const app = 'import { tasks } from "./api/client/index.js";\nawait tasks.remove(1);\n';
  const world = new World({ ...servers, "new/Api.cs": oldServer, "web/src/app.ts": app });
  await world.tenon("--project", "old", "--output", "web/src/api");
  const { exit, out } = await world.tenon(...diff, "web/tsconfig.json");
  expect([exit, out]).toEqual([0, expect.stringContaining("nothing that it uses breaks")]);
});

test("a front end that does not compile any more fails the gate, though nothing breaks on the wire", async () => {
  const app = 'import { tasks } from "./api/client/index.js";\nawait tasks.remove(1);\n';
  const renamed = oldServer.replace("void Remove(", "void Drop(");
  const world = new World({ ...servers, "new/Api.cs": renamed, "web/src/app.ts": app });
  await world.tenon("--project", "old", "--output", "web/src/api");
  const outcome = await world.tenon(...diff, "web/tsconfig.json");
  expect([outcome.exit, outcome.out]).toEqual([1, expect.stringContaining("0 breaking, 1 risky")]);
  expect(outcome.out).toContain("1 place breaks");
});
