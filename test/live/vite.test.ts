/** `tenon/vite`, from the packed package, in a real dev server and a browser. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { build, createServer, type Plugin, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { installPackage } from "../api/packed-package.js";
import { type RunningBrowser, startBrowser } from "./browser.js";

let folder = "";
let browser: RunningBrowser;
let server: ViteDevServer;
let page: Page;
let makePlugin: (options: { project: string; served: boolean; output: string; maps?: boolean }) => Plugin;

const put = (path: string, text: string): void => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const program = (type: string, route = "/tasks/{id}"): string => `
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("${route}", (int id) => new TaskDto(id, "one"));
app.Run();
public record TaskDto(int Id, ${type} Title);`;
const config = (): { root: string; configFile: false; logLevel: "silent"; plugins: Plugin[] } => ({
  root: join(folder, "web"),
  configFile: false,
  logLevel: "silent",
  plugins: [makePlugin({ project: "../Api/Api.csproj", served: true, output: "src/api" })],
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tenon-vite-"));
  await installPackage(folder);
  makePlugin = (await import(pathToFileURL(join(folder, "node_modules/tenon/dist/vite.js")).href)).tenon;
  put(
    "Api/Api.csproj",
    '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings><Nullable>enable</Nullable></PropertyGroup></Project>',
  );
  put("Api/Program.cs", program("string"));
  put("web/index.html", '<body><script type="module" src="/src/main.ts"></script></body>');
  put(
    "web/src/main.ts",
    'import * as client from "./api/client/index.js";\nconst service = Object.values(client).find((one) => typeof one === "object");\ndocument.body.dataset["url"] = Object.values(service)[0].url(7);',
  );
  browser = await startBrowser();
  server = await createServer({ ...config(), server: { host: "127.0.0.1", port: 0 } });
  await server.listen();
  page = await browser.context.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? "");
});
afterAll(async () => {
  await server?.close();
  await browser?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const shown = (url: string): Promise<unknown> =>
  page.waitForFunction((want) => document.body.dataset.url === want, url, { timeout: 30_000 });
const overlay = "vite-error-overlay";

test("the client is there before the first page is", async () => {
  await shown("/tasks/7");
  expect(readFileSync(join(folder, "web/src/api/types/global.ts"), "utf8")).toContain("title: string");
});

test("the page reloads when a type changes, which no module of the page imports", async () => {
  await page.evaluate(() => Object.assign(globalThis, { before: true }));
  put("Api/Program.cs", program("string?"));
  await page.waitForFunction(() => !("before" in globalThis), undefined, { timeout: 30_000 });
  expect(readFileSync(join(folder, "web/src/api/types/global.ts"), "utf8")).toContain("title: string | null");
});

test("and calls what the C# says now", async () => {
  put("Api/Program.cs", program("string", "/jobs/{id}"));
  await shown("/jobs/7");
});

test("an error in the C# is shown in the overlay until it is corrected", async () => {
  put("Api/Program.cs", program("Missing", "/jobs/{id}"));
  const shownError = page.locator(`${overlay} .message-body`);
  await shownError.waitFor({ timeout: 30_000 });
  expect(await shownError.textContent()).toContain("TN2301");
  const later = await browser.context.newPage();
  await later.goto(server.resolvedUrls?.local[0] ?? "");
  await later.locator(overlay).waitFor({ timeout: 30_000 });
  await later.close();
  put("Api/Program.cs", program("string", "/jobs/{id}"));
  await page.locator(overlay).waitFor({ state: "detached", timeout: 30_000 });
  await shown("/jobs/7");
});

test("with maps the page runs the same, and one that only moved does not reload it", async () => {
  put("Maps/web/index.html", readFileSync(join(folder, "web/index.html"), "utf8"));
  put("Maps/web/src/main.ts", readFileSync(join(folder, "web/src/main.ts"), "utf8"));
  put("Maps/Api/Api.csproj", readFileSync(join(folder, "Api/Api.csproj"), "utf8"));
  put("Maps/Api/Program.cs", program("string"));
  const options = { project: "../Api/Api.csproj", served: true, output: "src/api", maps: true };
  const mapped = await createServer({
    ...config(),
    root: join(folder, "Maps/web"),
    plugins: [makePlugin(options)],
    server: { host: "127.0.0.1", port: 0 },
  });
  await mapped.listen();
  const second = await browser.context.newPage();
  try {
    await second.goto(mapped.resolvedUrls?.local[0] ?? "");
    const calls = (url: string): Promise<unknown> =>
      second.waitForFunction((want) => document.body.dataset.url === want, url, { timeout: 30_000 });
    await calls("/tasks/7");
    const map = join(folder, "Maps/web/src/api/types/global.d.ts.map");
    const before = readFileSync(map, "utf8");
    await second.evaluate(() => Object.assign(globalThis, { before: true }));
    put("Maps/Api/Program.cs", `// One line more.\n${program("string")}`);
    await vi.waitUntil(() => readFileSync(map, "utf8") !== before, { timeout: 30_000 });
    // What comes after it arrives, so a reload would have, too.
    put("Maps/Api/Program.cs", program("Missing"));
    await second.locator(overlay).waitFor({ timeout: 30_000 });
    expect(await second.evaluate(() => "before" in globalThis)).toBe(true);
  } finally {
    await second.close();
    await mapped.close();
  }
});

test("vite build generates, and fails on an error", async () => {
  rmSync(join(folder, "web/src/api"), { recursive: true });
  const output = { ...config(), build: { write: false } };
  await build(output);
  put("Api/Program.cs", program("Missing", "/jobs/{id}"));
  await expect(build(output)).rejects.toThrow(/TN2301/);
});
