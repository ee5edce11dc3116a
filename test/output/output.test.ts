import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { typescriptLayout } from "../../src/emit/emitters.js";
import { type GeneratedFile, generatedHeader } from "../../src/emit/generated-file.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { withLock } from "../../src/output/lock.js";
import { replaceOutput } from "../../src/output/replace.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenon-output-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ours = (body: string): string => `${generatedHeader}\n${body}\n`;

function existing(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** What was written, or the codes of what was in the way. */
function write(files: readonly GeneratedFile[]): string {
  const bag = new DiagnosticBag();
  const written = replaceOutput(folder, files, typescriptLayout, nodeFileSystem(), bag);
  if (written === undefined) return bag.all.map((d) => d.code).join(" ");
  return `${written.written} written, ${written.unchanged} unchanged, ${written.removed} removed`;
}

function standing(): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

describe("writing", () => {
  test("into nothing, then again: what did not change is not touched", () => {
    const files = [
      { path: "types/a.ts", text: ours("a") },
      { path: "tenon.ts", text: ours("t") },
    ];
    expect(write(files)).toBe("2 written, 0 unchanged, 0 removed");
    expect(write(files)).toBe("0 written, 2 unchanged, 0 removed");
    expect(standing()).toEqual(["tenon.ts", "types/a.ts"]);
  });

  test("what is ours and no longer generated goes, and its folder with it when that is empty", () => {
    write([
      { path: "types/a.ts", text: ours("a") },
      { path: "validators/a.ts", text: ours("v") },
    ]);
    expect(write([{ path: "types/b.ts", text: ours("b") }])).toBe("1 written, 0 unchanged, 2 removed");
    expect(standing()).toEqual(["types/b.ts"]);
    expect(existsSync(join(folder, "validators"))).toBe(false);
  });

  test("hand-written files are never touched, wherever they are", () => {
    existing("types/mine.ts", "export {};\n");
    existing("other/theirs.ts", ours("another project's output"));
    write([{ path: "types/a.ts", text: ours("a") }]);
    expect(standing()).toEqual(["other/theirs.ts", "types/a.ts", "types/mine.ts"]);
  });

  test("an OpenAPI file is ours by its mark alone", () => {
    existing("openapi.json", '{ "openapi": "3.1.0" }');
    expect(write([{ path: "openapi.json", text: "{}" }])).toBe("TN3001");
    existing("openapi.json", '{ "openapi": "3.1.0", "x-tenon-generated": true }');
    expect(write([{ path: "openapi.json", text: '{ "x-tenon-generated": true }' }])).toBe(
      "1 written, 0 unchanged, 0 removed",
    );
  });
});

describe("a file of someone else stops the whole write", () => {
  test("a file that Tenon did not write", () => {
    existing("types/b.ts", "export {};\n");
    expect(
      write([
        { path: "types/a.ts", text: ours("a") },
        { path: "types/b.ts", text: ours("b") },
      ]),
    ).toBe("TN3001");
    expect(standing()).toEqual(["types/b.ts"]);
  });

  test("a folder in the place of a file", () => {
    mkdirSync(join(folder, "tenon.ts"));
    expect(
      write([
        { path: "types/a.ts", text: ours("a") },
        { path: "tenon.ts", text: ours("t") },
      ]),
    ).toBe("TN3002");
    expect(standing()).toEqual([]);
  });

  test("a file in the place of a folder", () => {
    existing("types", "x");
    expect(
      write([
        { path: "tenon.ts", text: ours("t") },
        { path: "types/a.ts", text: ours("a") },
      ]),
    ).toBe("TN3002");
    expect(standing()).toEqual(["types"]);
  });

  test("a file where the output folder is needed, or one above it", () => {
    const bag = new DiagnosticBag();
    existing("client", "x");
    for (const below of ["client", "client/src/api"]) {
      const files = [{ path: "types/a.ts", text: ours("a") }];
      expect(replaceOutput(join(folder, below), files, typescriptLayout, nodeFileSystem(), bag)).toBe(undefined);
    }
    expect(bag.all.map(({ code }) => code)).toEqual(["TN3002", "TN3002"]);
    expect(standing()).toEqual(["client"]);
  });

  test.each(["../outside.ts", "types/../../outside.ts"])("a path that leads out: %s", (path) => {
    expect(write([{ path, text: ours("x") }])).toBe("TN3003");
  });

  test("a linked folder that leads out", () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "tenon-elsewhere-"));
    try {
      symlinkSync(elsewhere, join(folder, "types"));
      expect(write([{ path: "types/a.ts", text: ours("a") }])).toBe("TN3003");
      expect(readdirSync(elsewhere)).toEqual([]);
    } finally {
      rmSync(elsewhere, { recursive: true });
    }
  });

  test("a folder that may not be written to (for root the system allows it, and so do we)", () => {
    chmodSync(folder, 0o500);
    const want = process.getuid?.() === 0 ? "1 written, 0 unchanged, 0 removed" : "TN3002";
    expect(write([{ path: "tenon.ts", text: ours("t") }])).toBe(want);
    chmodSync(folder, 0o700);
  });
});

test("a file with Windows line ends is ours too, and is brought back to ours", () => {
  existing("types/a.ts", ours("a").replaceAll("\n", "\r\n"));
  expect(write([{ path: "types/a.ts", text: ours("a") }])).toBe("1 written, 0 unchanged, 0 removed");
  expect(readFileSync(join(folder, "types/a.ts"), "utf8")).toBe(ours("a"));
});

describe("a run that was killed", () => {
  test("its files under passing names go; what only looks like one stays", () => {
    existing("types/a.ts.tenon-4242", ours("half of a fi"));
    existing("types/deep/b.ts.tenon-1", generatedHeader.slice(0, 5));
    existing("tenon.ts.tenon-77", "");
    existing("openapi.json.tenon-5", '{ "openapi":');
    existing("types/mine.ts.tenon-9", "export const mine = 1;\n");
    existing("types/a.ts.tenon-backup", ours("kept"));
    write([
      { path: "tenon.ts", text: ours("t") },
      { path: "openapi.json", text: '{ "x-tenon-generated": true }' },
    ]);
    expect(standing()).toEqual(["openapi.json", "tenon.ts", "types/a.ts.tenon-backup", "types/mine.ts.tenon-9"]);
  });

  test("its documents outside the output folder go, too", () => {
    existing("site/api.json.tenon-5", '{ "openapi":');
    existing("site/index.html.tenon-5", "<!doctype");
    existing("site/other.json.tenon-5", "{}");
    const documents = [
      { path: join(folder, "site/api.json"), text: '{ "x-tenon-generated": true }' },
      { path: join(folder, "site/index.html"), text: "<!doctype html>" },
    ];
    replaceOutput(join(folder, "client"), documents, typescriptLayout, nodeFileSystem(), new DiagnosticBag());
    expect(standing()).toEqual(["site/api.json", "site/index.html", "site/other.json.tenon-5"]);
  });

  test("its lock is ignored and removed", () => {
    const ended = spawnSync(process.execPath, ["-e", ""]).pid;
    existing(".tenon-lock", `${ended}\n`);
    expect(write([{ path: "tenon.ts", text: ours("t") }])).toBe("1 written, 0 unchanged, 0 removed");
    expect(standing()).toEqual(["tenon.ts"]);
  });

  test("a lock whose process runs is respected, and reported when it takes too long", () => {
    existing(".tenon-lock", `${process.pid}\n`);
    const bag = new DiagnosticBag();
    expect(withLock(folder, bag, () => "done", 10)).toBeUndefined();
    expect(bag.all.map((d) => `${d.code} ${d.message}`)).toEqual([
      `TN3004 Another run of Tenon is writing to ${folder} (process ${process.pid}).`,
    ]);
    expect(standing()).toEqual([".tenon-lock"]);
  });

  test("an old lock is abandoned, even if its process number is in use again", () => {
    existing(".tenon-lock", `${process.pid}\n`);
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(join(folder, ".tenon-lock"), longAgo, longAgo);
    expect(write([{ path: "tenon.ts", text: ours("t") }])).toBe("1 written, 0 unchanged, 0 removed");
  });
});
