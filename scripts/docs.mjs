// Builds the site of the documentation into artifacts/site, and opens every page of it in a browser: each has to load without
// an error and show its title, and the search has to find a page by a word of its text.
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { build } from "vitepress";
import { browserNames, findBrowser } from "./browser.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const site = join(root, "artifacts/site");
const mediaTypes = new Map([
  [".html", "text/html"],
  [".js", "text/javascript"],
  [".css", "text/css"],
]);

await build(join(root, "docs"));
const executablePath = findBrowser();
if (executablePath === undefined) {
  console.log(`The site is in artifacts/site. To have it checked, install one of ${browserNames.join(", ")}.`);
  process.exit();
}

const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? "/", "http://site").pathname);
  try {
    const content = readFileSync(join(site, path));
    response.writeHead(200, { "Content-Type": mediaTypes.get(extname(path)) ?? "application/octet-stream" });
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(undefined)));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`;
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
/** @type {string[]} */
const faults = [];
page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
page.on("response", (response) => {
  if (response.status() >= 400) faults.push(`${response.url()}: ${response.status()}`);
});

const pages = readdirSync(site, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".html") && name !== "404.html",
);
for (const name of pages) {
  await page.goto(`${origin}/${name}`, { waitUntil: "networkidle" });
  if ((await page.locator("h1").count()) !== 1) faults.push(`${name}: not one title`);
}
await page.keyboard.press("Control+k");
await page.locator("input[type=search]").fill("MapContract");
const first = page.locator(".VPLocalSearchBox .result").first();
await first.waitFor({ timeout: 30_000 }).catch(() => faults.push("The search finds nothing for MapContract."));
await browser.close();
server.close();
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
console.log(`The site is in artifacts/site: ${pages.length} pages, all of them opened in a browser.`);
