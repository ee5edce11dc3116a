/** Which front ends can be judged, with which client, and what is said of the others. */
import { describe, expect, test, vi } from "vitest";
import { diff as diffByApi } from "../../src/api/index.js";
import { extent } from "../extent.js";
import { newServer, oldServer } from "./board.js";
import { compilerOptions, csproj, places, tsconfig, World } from "./world.js";

// Each test compiles whole programs.
vi.setConfig({ testTimeout: 300_000 });

const servers = { "old/Api.cs": oldServer, "new/Api.cs": newServer };
const diff = ["--project", "new", "--diff", "old", "--calls"];
const app = 'import { tasks } from "./api/client/index.js";\nawait tasks.remove(1);\n';
const breaks = "web/src/app.ts(2,13)";

describe("a front end that cannot be judged: an error that says why, and exit code 2", () => {
  test.each([
    [
      "no such file",
      {},
      "web/tsconfig.app.json",
      /TN6011: --calls cannot check web\/tsconfig\.app\.json: there is no such file\./,
    ],
    [
      "no JSON",
      { "web/tsconfig.json": '{ "include": [' },
      "web/tsconfig.json",
      /TN6011: .*web\/tsconfig\.json: .*'\]' expected/,
    ],
    ["no files", { "web/tsconfig.json": '{ "include": ["none"] }' }, "web", /TN6011: .*No inputs were found/],
    ["a base that is missing", { "web/tsconfig.json": '{ "extends": "./base.json" }' }, "web", /TN6011: .*base\.json/],
    [
      "no client in it",
      { "web/src/app.ts": "export {};\n" },
      "web",
      /TN6012: .*no file of it imports generated code\./,
    ],
  ])("%s", async (_, files, given, message) => {
    const world = new World({ ...servers, "web/src/app.ts": app, ...files });
    if (!("web/src/app.ts" in files)) await world.tenon("--project", "old", "--output", "web/src/api");
    const { exit, error, out } = await world.tenon(...diff, given);
    expect([exit, error, out]).toEqual([2, expect.stringMatching(message), ""]);
  });

  test("a front end without TypeScript", async () => {
    const world = new World({ ...servers, "web/src/app.ts": app }, {});
    const { exit, error } = await world.tenon(...diff, "web/tsconfig.json");
    expect([exit, error]).toEqual([
      2,
      expect.stringMatching(/TN6011: .*no package `typescript` to be found from there/),
    ]);
  });

  test("TypeScript 7 there, which has no compiler to call", async () => {
    const world = new World({ ...servers, "web/src/app.ts": app }, { typescript: "typescript-native" });
    const { exit, error } = await world.tenon(...diff, "web/tsconfig.json");
    expect([exit, error]).toEqual([
      2,
      expect.stringMatching(/TN6011: .*its TypeScript 7\.\S+ has no compiler that can be called/),
    ]);
  });

  test("an OpenAPI document to compare with", async () => {
    const world = new World({ ...servers, "old.json": "{}" });
    const { exit, error } = await world.tenon("--project", "new", "--diff", "old.json", "--calls", "web");
    expect([exit, error]).toEqual([2, expect.stringContaining("error TN6013: --calls cannot compare with old.json")]);
  });
});

/** Each option by itself in a long run; a client with all of them breaks where one of them is not seen. */
const options = ["--zod", "--query", "--dates date", "--mocks", "--maps"];

describe("the client is exchanged for one with the options of the folder", () => {
  test.each(extent === "long" ? options : [options.join(" ")])("%s", async (flags) => {
    const use: Readonly<Record<string, string>> = {
      "--zod":
        'import { taskDtoSchema } from "./api/validators/index.js";\nexport const a = [tasks.size, taskDtoSchema];\n',
      "--query":
        'import { tasks as queries } from "./api/query/index.js";\nexport const b = queries.list.queryOptions();\n',
      "--mocks": 'import { tasks as mocks } from "./api/mocks/index.js";\nexport const c = mocks.list;\n',
    };
    const uses = Object.entries(use).flatMap(([flag, text]) => (flags.includes(flag) ? [text] : []));
    const world = new World({ ...servers, "web/src/app.ts": app + uses.join("") });
    await world.tenon("--project", "old", "--output", "web/src/api", ...flags.split(" "));
    const outcome = await world.tenon(...diff, "web/tsconfig.json");
    expect([outcome.exit, places(outcome, "TN6401", "TN6015"), outcome.out]).toEqual([
      1,
      [breaks],
      expect.stringContaining("1 place breaks, 0 more may break.\n"),
    ]);
  });
});

test("a client that does not compile in the front end is said to be one", async () => {
  const world = new World({ ...servers, "web/src/app.ts": app }, { typescript: "typescript" });
  await world.tenon("--project", "old", "--output", "web/src/api", "--zod");
  const { error } = await world.tenon(...diff, "web/tsconfig.json");
  expect(error).toMatch(/warning TN6015: The client itself does not compile in web\/tsconfig\.json.*zod/);
});

test("of several clients, the one of this server is exchanged", async () => {
  const other = oldServer
    .replaceAll("TasksController", "PeopleController")
    .replace('Route("tasks")', 'Route("people")');
  const both = `${app}import { people } from "./other/client/index.js";\nawait people.remove(1);\n`;
  const world = new World({ ...servers, "other/Api.cs": other, "web/src/app.ts": both });
  await world.tenon("--project", "old", "--output", "web/src/api");
  await world.tenon("other/Api.cs", "--output", "web/src/other");
  const outcome = await world.tenon(...diff, "web/tsconfig.json");
  expect(places(outcome, "TN6401", "TN6402")).toEqual([breaks]);
  expect(outcome.out).toContain("(client in web/src/api): 1 place breaks, 0 more may break.\n");

  const foreign = await world.tenon("other/Api.cs", "--diff", "new", "--calls", "web", "--output", "elsewhere");
  expect([foreign.exit, foreign.error]).toEqual([
    2,
    expect.stringContaining("no file of it imports anything from elsewhere"),
  ]);
});

test("a client that is not in the working tree is put where --output says", async () => {
  const world = new World({ ...servers, "web/src/app.ts": app });
  const outcome = await world.tenon(...diff, "web/tsconfig.json", "--output", "web/src/api");
  expect(places(outcome, "TN6401")).toEqual([breaks]);
});

test("references of a solution are followed, and each file is judged by its own project", async () => {
  const strict = JSON.stringify({ compilerOptions: { ...compilerOptions, composite: true }, include: ["src"] });
  const loose = JSON.stringify({
    compilerOptions: { ...compilerOptions, strict: false, composite: true },
    include: ["."],
  });
  const world = new World({
    ...servers,
    "web/tsconfig.json": '{ "files": [], "references": [{ "path": "./app" }, { "path": "./lib" }] }',
    "web/app/tsconfig.json": strict.replace('"include"', '"references":[{"path":"../lib"}],"include"'),
    "web/app/src/app.ts": 'import { words } from "../../lib/words.js";\nexport const all: number[] = await words();\n',
    "web/lib/tsconfig.json": loose,
    "web/lib/words.ts": `import { tasks } from "./api/client/index.js";
export const words = async () => (await tasks.list()).map((task) => task.text.length);
export const notes = async () => (await tasks.list()).map((task) => task.note);
`,
  });
  await world.tenon("--project", "old", "--output", "web/lib/api");
  const outcome = await world.tenon(...diff, "web");
  expect(places(outcome, "TN6401")).toEqual(["web/lib/words.ts(3,74)"]);
  expect(places(outcome, "TN6402")).toEqual(["web/lib/words.ts(2,74)"]);
});

test("several front ends, and the same by the API", async () => {
  const world = new World({
    ...servers,
    "web/src/app.ts": app,
    "web/second/tsconfig.json": tsconfig,
    "web/second/src/app.ts": app,
  });
  await world.tenon("--project", "old", "--output", "web/src/api");
  await world.tenon("--project", "old", "--output", "web/second/src/api");
  const outcome = await world.tenon(...diff, "web/tsconfig.json", "--calls", "web/second", "--format", "json");
  const result = await diffByApi({
    project: "new",
    cwd: world.folder,
    against: "old",
    calls: ["web/tsconfig.json", "web/second"],
  });
  expect(result.calls.map(({ project, breaking }) => [project, breaking])).toEqual([
    ["web/tsconfig.json", 1],
    ["web/second/tsconfig.json", 1],
  ]);
  expect(result.calls).toEqual(JSON.parse(outcome.out).calls);
  expect([result.exitCode, result.breaking > 0]).toEqual([1, true]);
});

test("an older revision in git, with the client and the front end as they are now", async () => {
  const world = new World({ ...servers, "api/Api.csproj": csproj, "api/Api.cs": oldServer, "web/src/app.ts": app });
  world.git("init", "-q");
  world.git("add", "api");
  world.git("commit", "-qm", "old");
  world.write({ "api/Api.cs": newServer });
  await world.tenon("--project", "api", "--output", "web/src/api");
  const outcome = await world.tenon("--project", "api", "--diff", "HEAD", "--calls", "web/tsconfig.json");
  expect(places(outcome, "TN6401")).toEqual([breaks]);
  expect(outcome.error).toContain("TN6101 DELETE /tasks/{id} was removed.");
});
