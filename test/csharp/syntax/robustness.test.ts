import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type * as Syntax from "../../../src/csharp/syntax/index.js";
import { extent } from "../../extent.js";

const cases = fileURLToPath(new URL("../cases/", import.meta.url));
const entry = fileURLToPath(new URL("../../../src/csharp/syntax/index.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tenon-"));
let syntax: typeof Syntax;

/** A long run damages each file at nearly every offset; otherwise at one in so many, a different one in each file. */
const stride = extent === "long" ? 1 : 29;

// Bundled, as it is shipped: the loops below parse many thousand files, a long run some hundred thousand.
beforeAll(async () => {
  const outfile = join(folder, "syntax.mjs");
  await build({ entryPoints: [entry], outfile, bundle: true, platform: "node", format: "esm", logLevel: "error" });
  syntax = await import(pathToFileURL(outfile).href);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const files = readdirSync(cases, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".cs") && !/(^|[\\/])(bin|obj)[\\/]/.test(name))
  .sort()
  .map((name) => new Uint8Array(readFileSync(cases + name)));

/** Parses everything, bodies too, and checks that every node is inside the text. */
function read(bytes: Uint8Array, bodies: "deferred" | "eager"): void {
  const file = syntax.parse("Damaged.cs", bytes, { bodies });
  syntax.walk(file.root, (node) => {
    if (node.start < 0 || node.start > node.end || node.end > file.bytes.length) {
      throw new Error(
        `${node.kind} ${node.start}..${node.end} of ${file.bytes.length} in ${new TextDecoder().decode(bytes)}`,
      );
    }
    return undefined;
  });
}

describe("damaged code is read without a throw", () => {
  it("there are cases to damage", () => {
    expect(files.length).toBeGreaterThan(100);
  });

  it("a file that is cut off anywhere is read", { timeout: 600_000 }, () => {
    // Inside a word or between spaces a cut gives another word or fewer spaces, which tests nothing new.
    const isDull = (bytes: Uint8Array, at: number) =>
      /^(\w\w\w|\s\s\s)$/.test(String.fromCharCode(...bytes.subarray(at - 2, at + 1)));
    let cuts = 0;
    for (const [index, bytes] of files.entries()) {
      for (let end = index % stride; end < bytes.length; end += stride) {
        if (!isDull(bytes, end)) read(bytes.slice(0, end), cuts++ % 2 === 0 ? "eager" : "deferred");
      }
    }
    expect(cuts * stride).toBeGreaterThan(50_000);
  });

  const insertions = [
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ";",
    ",",
    "<",
    ">",
    '"',
    "'",
    "=>",
    "#if X\n",
    '$"{',
    "?",
    ":",
    "class ",
    "\0",
  ];
  it.each(insertions)("with %j in place of bytes all over", { timeout: 600_000 }, (insertion) => {
    const put = new TextEncoder().encode(insertion);
    for (const [index, bytes] of files.entries()) {
      const step = 23 + (bytes.length >> 5);
      for (let at = stride === 1 ? 0 : index % step; at < bytes.length; at += stride === 1 ? step : 8 * step) {
        const mangled = new Uint8Array(bytes.length - 1 + put.length);
        mangled.set(bytes.subarray(0, at));
        mangled.set(put, at);
        mangled.set(bytes.subarray(at + 1), at + put.length);
        read(mangled, at % 2 === 0 ? "eager" : "deferred");
      }
    }
  });
});
