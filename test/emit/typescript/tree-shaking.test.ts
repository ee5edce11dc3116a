import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { afterAll, expect, it } from "vitest";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import { answer, contract, file, guid, object, operation, parameter, ref, service, text } from "./contract-builder.js";

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

async function bundle(entry: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "tenon-"));
  folders.push(folder);
  for (const { path, text: source } of [...emitTypeScript(from, { zod: false }), { path: "entry.ts", text: entry }]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const result = await build({
    entryPoints: [join(folder, "entry.ts")],
    bundle: true,
    write: false,
    format: "esm",
    treeShaking: true,
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
  // What docs/typescript.md says of esbuild; should it learn to do better, say so there.
  expect(bundled).toContain('"/unused"');
});
