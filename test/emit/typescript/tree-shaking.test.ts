import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { afterAll, expect, it } from "vitest";
import type { Contract } from "../../../src/contract/contract.js";
import { nullable } from "../../../src/contract/type-use.js";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import {
  answer,
  body,
  contract,
  file,
  guid,
  int,
  object,
  operation,
  parameter,
  ref,
  service,
  text,
} from "./contract-builder.js";

const from = contract(
  [object("Acme.TaskDto", { id: guid }), object("Acme.OtherDto", { other: text })],
  [
    service("tasks", [
      operation("GET /used", "used", [], [answer(200, ref("TaskDto"))]),
      operation("GET /unused", "unused", [], [answer(200, ref("OtherDto"))]),
      operation(
        "GET /ticks",
        "ticks",
        [],
        [
          {
            ...answer(200, ref("TaskDto")),
            content: { kind: "json", type: ref("TaskDto"), mediaTypes: ["text/event-stream"] },
          },
        ],
      ),
      operation("POST /upload", "upload", [parameter("form", "file", file)], [answer(204)]),
    ]),
    service("boards", [operation("GET /boards", "list", [], [answer(204)])]),
  ],
);

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function bundle(entry: string, given: Contract = from, minify = false): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "tenon-"));
  folders.push(folder);
  for (const { path, text: source } of [
    ...emitTypeScript(given, { zod: false, inputs: "named" }),
    { path: "entry.ts", text: entry },
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const result = await build({
    entryPoints: [join(folder, "entry.ts")],
    bundle: true,
    write: false,
    format: "esm",
    treeShaking: true,
    target: "es2022",
    minify,
  });
  return result.outputFiles[0]?.text ?? "";
}

it("nothing is left of an unused client", async () => {
  expect(await bundle('import "./client/index.js";')).not.toMatch(/\S/);
});

it.each([
  'import { used } from "./client/tasks.js"; used();',
  'import * as tasks from "./client/tasks.js"; tasks.used();',
])("only the functions in use are bundled: %s", async (entry) => {
  const bundled = await bundle(entry);
  expect(bundled).toContain('"/used"');
  expect(bundled).not.toMatch(
    /"\/unused"|"\/boards"|FormData\(\)|createClient|BoundClient\(config|TextDecoder|XMLHttpRequest/,
  );
});

it("a stream in use brings its reader along", async () => {
  expect(await bundle('import { ticks } from "./client/tasks.js"; ticks();')).toContain("TextDecoder");
});

it("importing the plain functions from the index does not bring createClient along", async () => {
  const bundled = await bundle('import { tasks } from "./client/index.js"; tasks.used();');
  expect(bundled).toContain('"/used"');
  expect(bundled).not.toMatch(/createClient|"\/boards"/);
  // What docs/guide/typescript.md says of esbuild; should it learn to do better, say so there.
  expect(bundled).toContain('"/unused"');
});

/** What openapi-fetch 0.17 weighs in bench/bundle-size.mjs, which has the same operations. */
it.each([
  [1, 2657],
  [50, 2881],
])("a page that calls %i JSON operations is at most %i bytes", async (count, limit) => {
  const items = object("Acme.Item", { id: int, name: text });
  const made = Array.from({ length: 50 }, (_, n) =>
    n % 2 === 0
      ? operation(
          `GET /api/item${n}/{id}`,
          `get${n}`,
          [parameter("route", "id", int), parameter("query", "filter", nullable(text))],
          [answer(200, ref("Item"))],
        )
      : operation(`POST /api/item${n}`, `add${n}`, [body("item", ref("Item"))], [answer(200, ref("Item"))]),
  );
  const calls = made
    .slice(0, count)
    .map(
      ({ name }, n) =>
        `console.log(await items.${name}(${n % 2 === 0 ? '1, { filter: "a" }' : '{ id: 1, name: "a" }'}));`,
    );
  const page = `import * as items from "./client/items.js";\n${calls.join("\n")}`;
  const code = await bundle(page, contract([items], [service("items", made)]), true);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(limit);
});

it.each([
  ["forms", /FormData/],
  ["files", /new File\(/],
  ["text", /\.text\(\) : /],
  ["objects in a query", /\[\$\{/],
  ["cookies", /"; "/],
])("%s are not in the bundle of an operation that does not need them", async (_what, part) => {
  expect(await bundle('import { used } from "./client/tasks.js"; used();')).not.toMatch(part);
});
