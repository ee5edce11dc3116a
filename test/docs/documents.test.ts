/** Every block of every page is run, compiled or compared, or is in the short list of pages.ts that says why not. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compile } from "../compile.js";
import { strictOptions } from "../emit/typescript/generated-tree.js";
import { fencedBlocks } from "./fenced-blocks.js";
import { pages, repository } from "./pages.js";
import { walk } from "./walk.js";

const withBlocks = pages.filter(({ name, text }) => fencedBlocks(name, text).length > 0);

let folder = "";
beforeAll(() => {
  // Inside the repository, so that the packages of the examples resolve.
  mkdirSync(join(repository, "artifacts"), { recursive: true });
  folder = mkdtempSync(join(repository, "artifacts/docs-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const folderOf = (name: string): string => join(folder, name.replaceAll("/", "-").replace(".md", ""));

test.each(withBlocks)("$name", async (page) => {
  const { problems, blocks } = await walk(page, folderOf(page.name));
  expect(problems.join("\n\n")).toBe("");
  expect(blocks + (page.notRun?.length ?? 0)).toBeGreaterThan(0);
});

test("every example compiles against the client of its page, under the strictest options", () => {
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: strictOptions, include: ["**/*.ts"] }),
  );
  expect(compile(folder)).toBe("");
});

test("few blocks are excused from being run", () => {
  const excused = pages.flatMap(({ name, notRun = [] }) => notRun.map(([text]) => `${basename(name)} ${text}`));
  expect(excused.length).toBeLessThan(15);
});
