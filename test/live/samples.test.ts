import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningBrowser, startBrowser } from "./browser.js";
import { bundle } from "./bundle.js";
import { buildProject, type RunningServer, root, startServer } from "./dotnet-server.js";
import { disagreements, recordAnswers } from "./recorded-answers.js";
import type { Surroundings } from "./scenarios/steps.js";

const samples = [
  { name: "taskboard", project: "samples/taskboard/TaskBoard.csproj", assembly: "TaskBoard.dll", steps: 15 },
  { name: "members", project: "samples/members/Members.csproj", assembly: "Members.dll", steps: 8 },
];

let browser: RunningBrowser;
let silent: Server;
beforeAll(async () => {
  browser = await startBrowser();
  silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await browser.stop();
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

describe.each(samples)("$name", ({ name, project, assembly, steps }) => {
  let server: RunningServer;
  const surroundings = (): Surroundings => ({
    baseUrl: server.url,
    silentUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  });

  beforeAll(async () => {
    const folder = buildProject(project, name);
    const page = await bundle(`samples/${name}/web/src/main.ts`, "browser");
    writeFileSync(join(root, `samples/${name}/wwwroot/app.js`), page);
    server = await startServer(join(folder, assembly), join(root, `samples/${name}`));
  });
  afterAll(() => server?.stop());

  test("the generated client calls every operation from Node, and every answer is what the OpenAPI document says", async () => {
    const file = join(root, `artifacts/live/${name}-scenario.mjs`);
    mkdirSync(join(root, "artifacts/live"), { recursive: true });
    writeFileSync(file, await bundle(`test/live/scenarios/${name}.ts`, "node"));
    const { scenario } = await import(pathToFileURL(file).href);
    let done: readonly string[] = [];
    const answers = await recordAnswers(server.url, async () => {
      done = await scenario(surroundings());
    });
    expect(done).toHaveLength(steps);
    expect(answers.length).toBeGreaterThan(steps);
    expect(disagreements(answers, join(root, `samples/${name}/web/src/api/openapi.json`))).toEqual([]);
  });

  test("and from a browser, the same steps", async () => {
    const page = await browser.context.newPage();
    await page.goto(server.url);
    await page.addScriptTag({ content: await bundle(`test/live/scenarios/${name}.ts`, "browser") });
    const done = await page.evaluate(
      (given) =>
        (globalThis as unknown as { bundled: { scenario(s: Surroundings): Promise<string[]> } }).bundled.scenario(
          given,
        ),
      surroundings(),
    );
    expect(done).toHaveLength(steps);
    await page.close();
  });
});

describe("the sample pages", () => {
  test("a task is put on the board, done and removed", async () => {
    const folder = buildProject("samples/taskboard/TaskBoard.csproj", "taskboard");
    const server = await startServer(join(folder, "TaskBoard.dll"), join(root, "samples/taskboard"));
    const page = await browser.context.newPage();
    try {
      await page.goto(server.url);
      await page.click("text=Add");
      await page.waitForFunction(() => document.getElementById("error")?.textContent === "A task needs a title.");
      await page.fill("#title", "Ship it");
      await page.click("text=Add");
      await page.waitForSelector("li >> text=Ship it");
      await page.click("li >> text=Done");
      await page.waitForFunction(() => document.getElementById("summary")?.textContent === "1 tasks, 1 done");
      await page.click("li >> text=Remove");
      await page.waitForFunction(() => document.querySelectorAll("li").length === 0);
    } finally {
      await page.close();
      await server.stop();
    }
  });

  test("a member joins and is shown with a picture", async () => {
    const folder = buildProject("samples/members/Members.csproj", "members");
    const server = await startServer(join(folder, "Members.dll"), join(root, "samples/members"));
    const page = await browser.context.newPage();
    try {
      await page.goto(server.url);
      await page.fill("#name", "Ada");
      await page.fill("#email", "nowhere");
      await page.click("text=Join");
      await page.waitForFunction(() => document.getElementById("error")?.textContent?.startsWith("email:"));
      await page.fill("#email", "ada@example.org");
      await page.click("text=Join");
      await page.waitForSelector("li >> text=Ada (ada@example.org");
      expect(await page.locator("li img").count()).toBe(1);
    } finally {
      await page.close();
      await server.stop();
    }
  });
});
