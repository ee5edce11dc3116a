/** Streams of a running server, element by element, in Node and in a browser. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compile } from "../compile.js";
import { type RunningBrowser, startBrowser } from "./browser.js";
import { bundle } from "./bundle.js";
import { buildProject, type RunningServer, root, startServer } from "./dotnet-server.js";

const work = join(root, "artifacts/live/streams");
const project = "test/live/answers/Answers.csproj";

/** Written as a user would; that it compiles under `strict` is half of the test. */
const script = `
import { configureTenon, downloadProgress, isTenonError, uploadProgress } from "./api/tenon.js";
import { s } from "./api/client/index.js";

export async function run(baseUrl: string): Promise<unknown> {
  configureTenon({ baseUrl, timeout: 20_000 });
  const ticks: string[] = [];
  for await (const { id, event, data } of s.getTicks()) ticks.push(\`\${id} \${event} \${data.name} \${data.lives + 1}\`);
  const words: string[] = [];
  for await (const { event, data } of s.getWords()) words.push(event + data.toUpperCase());
  const drip: number[] = [];
  for await (const { data } of s.getDrip({ resume: true })) drip.push(data);
  const behind: number[] = [];
  for await (const { data } of s.getDrip({ lastEventId: "3" })) behind.push(data);
  const broken: number[] = [];
  let failure = "";
  try {
    for await (const { data } of s.getDrip()) broken.push(data);
  } catch (error) {
    failure = (error as Error).name;
  }
  const abort = new AbortController();
  let aborted = "";
  let seen = 0;
  try {
    for await (const _ of s.getEndless({ signal: abort.signal })) if (++seen === 2) abort.abort(new Error("enough"));
  } catch (error) {
    aborted = (error as Error).message;
  }
  for await (const _ of s.getEndless()) break;
  let count = 0;
  let lives = 0;
  for await (const cat of s.getCatsByCount(2000, { stream: true })) {
    count++;
    lives += cat.lives;
  }
  const whole = await s.getCatsByCount(3);
  const none: unknown[] = [];
  for await (const cat of s.getCatsByCount(0, { stream: true })) none.push(cat);
  const steps: number[] = [];
  const response = await s.getLarge({ raw: true, fetch: downloadProgress(({ loaded }) => steps.push(loaded)) });
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) size += part.value.byteLength;
  const sent: number[] = [];
  const either: (number | string | boolean)[] = [];
  for (const id of [1, 0]) {
    try {
      for await (const { data } of s.getEitherById(id)) either.push(data);
    } catch (error) {
      if (!isTenonError(error, s.getEitherById)) throw error;
      const status: 404 = error.status;
      either.push(status, error.body.name, error.body.good);
    }
  }
  const totals = new Set<number | undefined>();
  const file = new File([new Uint8Array(700_000)], "up.bin");
  const length = await s.postUpload({ file }, { fetch: uploadProgress(({ loaded, total }) => {
    sent.push(loaded);
    totals.add(total);
  }) });
  return {
    ticks, words, drip, behind, broken, failure, aborted, count, lives,
    whole: whole.map(({ name }) => name), none, size, steps: steps.at(-1), length,
    sent: sent.length > 0 && (sent.at(-1) ?? 0) >= 700_000, either,
    isWhole: totals.size === 1 && totals.has(sent.at(-1)),
  };
}
`;

const expected = {
  ticks: ['1 tick Tom\n"é" 2', '2 tick Tom\n"é" 3', '3 tick Tom\n"é" 4'],
  words: ["wordONE", "wordTWO\nLINES"],
  drip: [10, 20, 30, 40],
  behind: [40],
  broken: [10, 20],
  failure: "TenonError",
  aborted: "enough",
  count: 2000,
  lives: 2_001_000,
  whole: ['[{"Tom\\', '[{"Tom\\', '[{"Tom\\'],
  none: [],
  size: 3_000_000,
  steps: 3_000_000,
  length: 700_000,
  sent: true,
  either: [7, 404, "Rex", true],
  isWhole: true,
};

let server: RunningServer;
let browser: RunningBrowser;
beforeAll(async () => {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const folder = buildProject(project, "answers");
  [server, browser] = await Promise.all([startServer(join(folder, "Answers.dll"), folder), startBrowser()]);
  const tool = [join(root, "dist/tenon.js"), "--project", project, "--served", "--zod", "--output", join(work, "api")];
  const generated = spawnSync(process.execPath, tool, { cwd: root, encoding: "utf8" });
  expect(generated.status, generated.stderr).toBe(0);
  writeFileSync(join(work, "script.ts"), script);
});
afterAll(async () => {
  await server?.stop();
  await browser?.stop();
});

test("the calls are typed", () => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "es2022",
    module: "nodenext",
    lib: ["es2022", "dom"],
    types: [],
  };
  writeFileSync(join(work, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["script.ts"] }));
  expect(compile(work)).toBe("");
});

test("streams arrive in Node", async () => {
  const file = join(work, "script.mjs");
  writeFileSync(file, await bundle(join(work, "script.ts"), "node"));
  const { run } = await import(pathToFileURL(file).href);
  expect(await run(server.url)).toEqual(expected);
});

test("and in a browser", async () => {
  const page = await browser.context.newPage();
  await page.goto(`${server.url}/m/plain-string`);
  await page.addScriptTag({ content: await bundle(join(work, "script.ts"), "browser") });
  const answers = await page.evaluate(
    (url) => (globalThis as unknown as { bundled: { run(url: string): Promise<unknown> } }).bundled.run(url),
    server.url,
  );
  expect(answers).toEqual(expected);
  await page.close();
});
