import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSamplePage } from "../../scripts/sample-page.mjs";
import { type RunningBrowser, startBrowser } from "./browser.js";
import { bundle } from "./bundle.js";
import { buildProject, type RunningServer, root, startServer } from "./dotnet-server.js";
import { disagreements, recordAnswers } from "./recorded-answers.js";
import type { Surroundings } from "./scenarios/steps.js";

const samples = [
  { name: "taskboard", project: "samples/taskboard/TaskBoard.csproj", assembly: "TaskBoard.dll", steps: 15 },
  { name: "members", project: "samples/members/Members.csproj", assembly: "Members.dll", steps: 8 },
];

function sampleOf(name: string): (typeof samples)[number] {
  const found = samples.find((sample) => sample.name === name);
  if (found === undefined) throw new Error(`There is no sample ${name}.`);
  return found;
}

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
    await buildSamplePage({ name, project });
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

/** The page of a sample on its own server; it must not say anything to the console. */
async function onPage(
  { name, project, assembly }: (typeof samples)[number],
  act: (page: Page, url: string) => Promise<void>,
): Promise<void> {
  const folder = buildProject(project, name);
  const server = await startServer(join(folder, assembly), join(root, `samples/${name}`));
  const page = await browser.context.newPage();
  const said: string[] = [];
  // A browser notes every answer of 4xx; they are what is tried here.
  page.on("console", (message) => {
    if (!/status of 4\d\d/.test(message.text())) said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(error.message));
  try {
    await page.goto(server.url);
    await act(page, server.url);
    expect(said).toEqual([]);
  } finally {
    await page.close();
    await server.stop();
  }
}

const textIs = (page: Page, id: string, wanted: string): Promise<unknown> =>
  page.waitForFunction(([of, text]) => document.getElementById(of ?? "")?.textContent === text, [id, wanted]);

/** Light and dark, on a screen and on a phone: nothing over the edge, every control with a name. */
async function looksRight(page: Page): Promise<void> {
  for (const [width, colorScheme, ground] of [
    [1280, "light", "rgb(245, 246, 248)"],
    [320, "dark", "rgb(20, 23, 28)"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
    const over = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 0.5)
        .map((one) => `${one.tagName}#${one.id}`),
    );
    expect([over, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([[], width]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const unnamed = await page.$$eval("input, select", (all) =>
    all.filter(
      (one) => !(one instanceof HTMLInputElement || one instanceof HTMLSelectElement) || one.labels?.length !== 1,
    ),
  );
  expect(unnamed).toEqual([]);
}

/** The page of the API that the sample serves beside its own, tried on the sample itself. */
async function triesTheApi(page: Page, id: string): Promise<void> {
  await page.click("text=The page of the API");
  await page.waitForURL("**/docs/");
  await page.click(`[id='${id}'] .try`);
  await page.click(`[id='${id}'] .send`);
  await page.waitForSelector(`[id='${id}'] .result .declared`);
}

describe("the sample pages", () => {
  test("a task is put on the board, done and removed", () =>
    onPage(sampleOf("taskboard"), async (page) => {
      await page.waitForFunction(() => document.getElementById("result")?.textContent?.includes('"items"') === true);
      await page.click("#add button");
      await textIs(page, "error", "A task needs a title.");
      expect(await page.textContent("#status")).toBe("Answer: 422");
      expect(await page.textContent("#result")).toBe("no body");
      // By keyboard alone: title, labels, Enter.
      await page.focus("#title");
      await page.keyboard.type("Ship it");
      await page.keyboard.press("Tab");
      await page.keyboard.type("now later");
      await page.keyboard.press("Enter");
      await page.waitForSelector("#tasks li >> text=Ship it");
      expect(await page.textContent("#status")).toBe("Answer: 201");
      expect(await page.textContent("#source")).toContain("return tasks.create(request, { unwrap: false });");
      expect(JSON.parse((await page.textContent("#result")) ?? "")).toMatchObject({ labels: ["now", "later"] });
      await page.click("#tasks li >> text=Done");
      await textIs(page, "summary", "1 task, 1 done");
      await page.click("#tasks li >> text=Open again");
      await textIs(page, "error", "Done → Open: A task that is done stays done.");
      expect(await page.textContent("#status")).toBe("Answer: 409");
      await looksRight(page);
      await page.click("#tasks li >> text=Remove");
      await textIs(page, "summary", "Nothing to do.");
      expect(await page.locator("#tasks li").count()).toBe(0);
      expect(await page.textContent("#brands")).toContain("@ts-expect-error");
      expect(await page.textContent("#gate")).toContain(
        '+export type Priority = "Low" | "Normal" | "High" | "Urgent";',
      );
      await triesTheApi(page, "tasks.list");
    }));

  test("two pages talk through a hub, and the hub asks each for its name", async () => {
    const chat = { name: "chat", project: "samples/chat/Chat.csproj", assembly: "Chat.dll", steps: 0 };
    await buildSamplePage(chat);
    await onPage(chat, async (page, url) => {
      const enter = async (on: Page, name: string): Promise<void> => {
        await on.fill("#name", name);
        await on.click("#enter button");
        await textIs(on, "summary", `You are ${name} in general.`);
      };
      await enter(page, "Ada");
      await page.waitForSelector("#messages li >> text=Ada is here");
      await page.click("#talk button");
      await textIs(page, "error", "A message needs a text.");
      await page.fill("#text", "Hello");
      await page.keyboard.press("Enter");
      await page.waitForSelector("#messages li >> text=Ada: Hello");
      const other = await page.context().newPage();
      try {
        await other.goto(url);
        await textIs(other, "summary", "general");
        await enter(other, "Grace");
        // What was said before comes as a stream.
        await other.waitForSelector("#messages li >> text=Ada: Hello");
        await page.waitForSelector("#messages li >> text=Grace is here");
        await other.fill("#text", "Good morning");
        await other.click("#talk button");
        for (const one of [page, other]) await one.waitForSelector("#messages li >> text=Grace: Good morning");
      } finally {
        await other.close();
      }
      await looksRight(page);
      expect(await page.textContent("#mistake")).toContain("@ts-expect-error");
      expect(await page.textContent("#gate")).toContain("+  readonly heard: (message: ChatMessage) => unknown;");
      await page.click("text=The page of the API");
      await page.waitForSelector("text=invoke.say");
    });
  });

  test("a member joins and is shown with a picture", () =>
    onPage(sampleOf("members"), async (page) => {
      await page.fill("#name", "Ada");
      await page.fill("#email", "nowhere");
      await page.click("#join button");
      await textIs(page, "error", "email: An address has an @ in it.");
      expect(await page.textContent("#status")).toBe("Answer: 422");
      expect(JSON.parse((await page.textContent("#result")) ?? "")).toEqual({
        field: "email",
        reason: "An address has an @ in it.",
      });
      await page.fill("#email", "ada@example.org");
      await page.selectOption("#level", "gold-plated");
      await page.focus("#level");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.waitForSelector("#members li >> text=Ada (ada@example.org, gold-plated");
      expect(await page.textContent("#status")).toBe("Answer: 201");
      expect(await page.locator("#members li img").count()).toBe(1);
      await page.click("#members li >> text=Find");
      await page.waitForFunction(() => document.getElementById("source")?.textContent?.includes("whoever") === true);
      expect(await page.textContent("#status")).toBe("Answer: 200");
      await page.click("#nobody");
      await textIs(page, "error", "Nobody has the id 00000000-0000-0000-0000-000000000000.");
      await looksRight(page);
      expect(await page.textContent("#gate")).toContain("error TN4001: MembersContract.Change");
      await triesTheApi(page, "members.list");
    }));
});
