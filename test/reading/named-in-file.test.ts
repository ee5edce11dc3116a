import { expect, test } from "vitest";
import { parse } from "../../src/csharp/syntax/index.js";
import { holdsAny, soughtNames, soughtTexts } from "../../src/reading/program/named-in-file.js";

function fileOf(text: string) {
  return parse("A.cs", new TextEncoder().encode(text));
}

const alphabet = "abcdefghijklmnopqrstuvwxyz";

test("a text is found wherever it stands, however long it is", () => {
  for (let length = 1; length <= 12; length++) {
    const text = alphabet.slice(0, length);
    for (let before = 0; before < 6; before++) {
      for (let after = 0; after < 6; after++) {
        const file = fileOf(`${"1".repeat(before)}${text}${"1".repeat(after)}`);
        expect(holdsAny(file, soughtTexts([text])), `${length} at ${before} of ${after}`).toBe(true);
        expect(holdsAny(file, soughtTexts([`${text}-`, `-${text}`])), `${length} at ${before} of ${after}`).toBe(false);
      }
    }
  }
});

test("a whole name is not found inside a longer one", () => {
  const sought = soughtNames(["Map", "MapTasks"]);
  for (const text of ["app.Map(x);", "Map", "@MapTasks", "MapTasksAll MapTasks", "éMap Map"])
    expect(holdsAny(fileOf(text), sought), text).toBe(true);
  for (const text of ["", "app.Maps(x);", "AutoMap", "MapTasksAll", "Mapé", "_MapTasks", "MapTasks1"])
    expect(holdsAny(fileOf(text), sought), text).toBe(false);
});

test("a text beyond ASCII is found, and one in a large file", () => {
  expect(holdsAny(fileOf("class Größe {}"), soughtNames(["Größe"]))).toBe(true);
  const large = fileOf(`${"// comment\n".repeat(20_000)}Sought`);
  expect(holdsAny(large, soughtTexts(["Sought"]))).toBe(true);
  expect(holdsAny(large, soughtTexts(["Unsought"]))).toBe(false);
});
