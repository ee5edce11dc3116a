import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";
import { browserNames, findBrowser } from "../../scripts/browser.mjs";

export interface RunningBrowser {
  readonly context: BrowserContext;
  stop(): Promise<void>;
}

/** A headless browser with its own profile that talks only to the pages under test. */
export async function startBrowser(): Promise<RunningBrowser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    throw new Error(
      `The live tests need a browser: run \`npm run setup\`, or install one of ${browserNames.join(", ")}.`,
    );
  }
  const profile = mkdtempSync(join(tmpdir(), "tenon-browser-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  return {
    context,
    async stop() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
