/** Hubs of a running server, called by the generated client: every method, stream and event, in Node and in a browser. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compile } from "../compile.js";
import { startBrowser } from "./browser.js";
import { bundle } from "./bundle.js";
import { buildProject, type RunningServer, root, startServer } from "./dotnet-server.js";

const project = "test/live/hubs/Hubs.csproj";
const work = join(root, "artifacts/live/hubs-client");

let server: RunningServer;
beforeAll(async () => {
  const folder = buildProject(project, "hubs");
  server = await startServer(join(folder, "Hubs.dll"), folder);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const tool = [join(root, "dist/tenon.js"), "--project", project, "--served", "--zod", "--output", join(work, "api")];
  const generated = spawnSync(process.execPath, tool, { cwd: root, encoding: "utf8" });
  expect(generated.status, generated.stderr).toBe(0);
  copyFileSync(join(root, "test/live/hubs/script.ts"), join(work, "script.ts"));
});
afterAll(() => server?.stop());

const options = {
  strict: true,
  target: "es2022",
  module: "nodenext",
  noEmit: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  lib: ["es2023", "dom", "dom.iterable"],
  types: [],
};

test("the calls compile", () => {
  writeFileSync(join(work, "package.json"), '{ "type": "module" }\n');
  writeFileSync(
    join(work, "tsconfig.json"),
    JSON.stringify({ compilerOptions: options, include: ["api", "script.ts"] }),
  );
  expect(compile(work)).toBe("");
});

test("every member of the hubs is called", () => {
  const script = readFileSync(join(work, "script.ts"), "utf8");
  const parts = { methods: 0, streams: 0, events: 0, requests: 0 };
  for (const hub of ["values", "calls", "room"]) {
    const module = readFileSync(join(work, `api/hubs/${hub}.ts`), "utf8");
    for (const [, part = "", members = ""] of module.matchAll(
      /^export interface \w+?(Methods|Streams|Events|Requests) {\n(.*?)^}/gms,
    ))
      for (const [, name = ""] of members.matchAll(/^ {2}readonly (\w+):/gm)) {
        parts[part.toLowerCase() as keyof typeof parts] += 1;
        const isCalled =
          script.includes(`.${name}(`) || (hub === "values" && new RegExp(`^    ${name}\\b`, "m").test(script));
        expect(isCalled, `${hub} ${name}`).toBe(true);
      }
  }
  expect(parts).toEqual({ methods: 61, streams: 6, events: 11, requests: 3 });
});

type Calls = Record<string, unknown>;

/** What a browser hands over is JSON: what is undefined there is not in it. */
const asJson = (calls: Calls): Calls => JSON.parse(JSON.stringify(calls));

describe.each([
  ["over WebSockets", false],
  ["over long polling", true],
])("%s", (_, isPolling) => {
  test("in Node", async () => {
    const file = join(work, "script.mjs");
    writeFileSync(file, await bundle(join(work, "script.ts"), "node"));
    const { run } = await import(pathToFileURL(file).href);
    check(asJson(await run(server.url, isPolling)));
  });

  test("in a browser", async () => {
    const script = await bundle(join(work, "script.ts"), "browser");
    const browser = await startBrowser();
    try {
      const page = await browser.context.newPage();
      await page.goto(`${server.url}/orders/1`);
      await page.addScriptTag({ content: script });
      const calls = await page.evaluate(
        `bundled.run(${JSON.stringify(server.url)}, ${isPolling}).then(JSON.stringify)`,
      );
      check(JSON.parse(String(calls)));
    } finally {
      await browser.stop();
    }
  });
});

const sample = {
  id: 1,
  status: "Closed",
  at: "2026-02-03T04:05:06+00:00",
  address: { street: "Main", city: null },
  tags: ["a"],
};

/** The server writes a moment with its offset, wherever it is. */
const withOffset = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll("2026-02-03T04:05:06Z", "2026-02-03T04:05:06+00:00"));

function check(calls: Calls): void {
  const { values, others } = split(calls);
  expect(Object.keys(values)).toHaveLength(42);
  for (const [name, [sent, received]] of Object.entries(values)) expect(received, name).toEqual(withOffset(sent));
  expect(others).toMatchObject({
    "values.defaults alone": { name: "a", size: 10, isOn: true },
    inherited: sample,
    replaced: 2,
    renamed: 3,
    defaults: "aaClosed",
    "defaults given": "abOpen",
    withService: 2027,
    several: "3 1 1",
    counter: [0, 1, 2],
    orders: [{ ...sample, id: 0 }, sample],
    ordersLater: 1,
    names: ["a", "b"],
    failing: ["Failing", "HubException", "no more"],
    doubled: [2, 4],
    sum: 13,
    ids: "12",
    refuse: ["Refuse", "HubException", "not today"],
    break: ["Break", null, null],
    "left stream": 1,
    events: [
      ["nothing"],
      ["message", "me", null],
      [
        "shapes",
        [
          { $type: "circle", radius: 1 },
          { $type: "square", side: 2 },
        ],
      ],
      ["counted", 7],
      ["changed", sample, "Open"],
    ],
    ask: "client3Open",
    state: "Disconnected",
    complaints: [],
    room: "/rooms/a b",
    "room.ask": 9,
    "room.events": [
      ["said", "hello", ["a"]],
      ["told", "Closed"],
      ["chosen", "hello", 1],
      ["mixed", 1],
      ["mixed", 2],
      ["listed", ["a"], sample.at],
      ["announced", 1, "everyone"],
    ],
  });
}

function split(calls: Calls): { values: Record<string, [unknown, unknown]>; others: Calls } {
  const entries = Object.entries(calls);
  const isValue = ([name]: [string, unknown]): boolean => name.startsWith("values.") && !name.includes(" ");
  return {
    values: Object.fromEntries(entries.filter(isValue)) as Record<string, [unknown, unknown]>,
    others: Object.fromEntries(entries.filter((entry) => !isValue(entry))),
  };
}
