/** What reading says of a program comes from its symbols; the text of code is quoted in messages, and never searched. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../src/reading", import.meta.url));
/** Handlers are still read this way. */
const open = new Set(["answers/content-types.ts", "answers/own-result.ts"]);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !open.has(name))
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

test("reading takes no text of code but the short one of messages", () => {
  const ofCode = /\b(textOf|textBetween)\b[^}]*\}\s*from\s*"[^"]*csharp\/(binding|syntax)\//;
  expect(files.filter(({ text }) => ofCode.test(text)).map(({ name }) => name)).toEqual([]);
});

test("reading looks for nothing in the text of messages", () => {
  const looks = /shortTextOf\([\w.()[\]]*\)\s*([!=]==|\.\w+\()|([!=]==|\.(test|exec)\()\s*shortTextOf/;
  const found = files.flatMap(({ name, text }) =>
    text.split("\n").flatMap((line) => (looks.test(line) ? [`${name}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test("the files that are searched are there", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(({ text }) => text.includes("shortTextOf(")).length).toBeGreaterThan(10);
});
