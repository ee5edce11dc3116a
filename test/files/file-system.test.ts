import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FileSystem } from "../../src/files/file-system.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "tenon-files-")));
  mkdirSync(join(folder, "src/inner"), { recursive: true });
  writeFileSync(join(folder, "src/b.cs"), "class B;");
  writeFileSync(join(folder, "src/a.cs"), "\uFEFFclass Ä;");
  writeFileSync(join(folder, "src/inner/empty.cs"), "");
});
afterAll(() => rmSync(folder, { recursive: true }));

const both: [string, () => FileSystem][] = [
  ["on disk", () => nodeFileSystem(folder)],
  [
    "in memory",
    () => memoryFileSystem({ "src/b.cs": "class B;", "src/a.cs": "\uFEFFclass Ä;", "src/inner/empty.cs": "" }),
  ],
];

describe.each(both)("a file system %s", (_, make) => {
  test("lists a folder in ordinal order, and nothing for a file or a missing one", () => {
    const files = make();
    expect(files.list("src")).toEqual([
      { name: "a.cs", kind: "file", isLink: false },
      { name: "b.cs", kind: "file", isLink: false },
      { name: "inner", kind: "directory", isLink: false },
    ]);
    expect(files.list("src/a.cs")).toBeUndefined();
    expect(files.list("nowhere")).toBeUndefined();
  });

  test("reads text without its byte order mark, and bytes with it", () => {
    const files = make();
    expect(files.readText("src/a.cs")).toEqual({ ok: true, value: "class Ä;" });
    const bytes = files.readBytes("src/a.cs");
    expect(bytes.ok && [...bytes.value.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(files.readText("src/inner/empty.cs")).toEqual({ ok: true, value: "" });
  });

  test.each([
    ["nowhere.cs", "missing"],
    ["src/b.cs/more.cs", "missing"],
    ["src", "directory"],
  ])("says why %s cannot be read: %s", (path, reason) => {
    expect(make().readBytes(path)).toMatchObject({ ok: false, reason });
  });

  test("finds out what is at a path", () => {
    const files = make();
    expect(files.stat("src")?.kind).toBe("directory");
    expect(files.stat("src/b.cs")).toMatchObject({ kind: "file", size: 8 });
    expect(files.exists("src/c.cs")).toBe(false);
    expect(files.realpath("src/inner/../b.cs")).toBe(`${files.cwd}/src/b.cs`);
    expect(files.realpath("src/c.cs")).toBeUndefined();
  });
});

describe("the disk", () => {
  test("a file of 100 MB is refused before it is read", () => {
    const path = join(folder, "large.cs");
    writeFileSync(path, "");
    truncateSync(path, 100 * 1024 * 1024);
    expect(nodeFileSystem(folder).readBytes("large.cs")).toEqual({
      ok: false,
      reason: "tooLarge",
      detail: "it has 100 MB, and 64 MB is the limit",
    });
  });

  test("a broken link is listed as something else, a link to a file as a file", () => {
    mkdirSync(join(folder, "links"));
    symlinkSync(join(folder, "src/b.cs"), join(folder, "links/b.cs"));
    symlinkSync(join(folder, "gone"), join(folder, "links/gone"));
    symlinkSync(join(folder, "links/itself"), join(folder, "links/itself"));
    expect(nodeFileSystem(folder).list("links")).toEqual([
      { name: "b.cs", kind: "file", isLink: true },
      { name: "gone", kind: "other", isLink: true },
      { name: "itself", kind: "other", isLink: true },
    ]);
  });

  test("a refusal by the operating system is reported with its code", () => {
    expect(nodeFileSystem(folder).readBytes("x".repeat(5000))).toEqual({
      ok: false,
      reason: "failed",
      detail: "the operating system reports ENAMETOOLONG",
    });
  });
});
