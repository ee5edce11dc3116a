/** The machine against .NET: what each case of `programs` gives. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { builtInFramework } from "../../../src/csharp/metadata/built-in-model.js";
import { folder, runPrograms } from "./run-programs.js";

describe("what the machine gives is what .NET gives", () => {
  const given = new Map(runPrograms([builtInFramework]).map((line) => [line.slice(0, line.indexOf(":")), line]));
  const expected = readFileSync(join(folder, "expected.txt"), "utf8").trimEnd().split("\n");

  test.each(expected.map((line) => [line.slice(0, line.indexOf(":")), line]))("%s", (name, line) => {
    // What such a case says is not known; it must not be another value.
    const isOpen = name.startsWith("OpenCases.") && given.get(name)?.startsWith(`${name}: (`);
    if (isOpen !== true) expect(given.get(name)).toBe(line);
  });

  test("no case is left out", () => {
    expect(given.size).toBe(expected.length);
  });
});
