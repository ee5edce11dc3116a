/** Modules in two halves, declarations with maps and scripts, say and do the same as the sources. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generate, verify } from "../../../src/api/index.js";
import { emitTypeScript, type TypeScriptOptions } from "../../../src/emit/emit-typescript.js";
import type { GeneratedFile } from "../../../src/emit/generated-file.js";
import { awkwardContract } from "../typescript/awkward-contract.js";
import { answer, contract, enumeration, object, operation, service, text } from "../typescript/contract-builder.js";
import { typeErrors } from "../typescript/generated-tree.js";

const maps = { sourcePath: (file: string): string => `../${file}` };
const everything: TypeScriptOptions = { zod: true, query: "core", mocks: true, dates: "date" };
const numbered = contract(
  [object("Acme.TaskDto", { title: text }), enumeration("Acme.Priority", ["Low", "High"], { wire: "number" })],
  [service("tasks", [operation("GET /tasks", "list", [], [answer(200, text)])])],
);

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tenon-maps-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

test("they compile under every strict option, with everything else that is generated", () => {
  const trees = {
    plain: emitTypeScript(awkwardContract, { zod: false, maps }),
    everything: emitTypeScript(awkwardContract, { ...everything, maps }),
    numbered: [
      ...emitTypeScript(numbered, { zod: false, maps }),
      {
        path: "usage.ts",
        text: 'import { Priority } from "./types/index.js";\nexport const high: 1 = Priority.High;\nexport const any: Priority = 0;\n',
      },
    ],
  };
  expect(typeErrors(trees, { skipLibCheck: false })).toEqual([]);
}, 300_000);

/** What a page would run that imports all of the client. */
async function bundled(name: string, files: readonly GeneratedFile[]): Promise<string> {
  for (const { path, text: content } of files) put(`${name}/${path}`, content);
  const entry = `export * from "./client/index.js";\nexport * as types from "./types/index.js";\n`;
  put(`${name}/entry.ts`, entry);
  const { outputFiles } = await build({
    entryPoints: [join(folder, name, "entry.ts")],
    absWorkingDir: join(folder, name),
    bundle: true,
    write: false,
    format: "esm",
    external: ["zod/mini", "zod"],
    minifyWhitespace: true,
  });
  return outputFiles[0]?.text ?? "";
}

test.each([
  ["plain", awkwardContract, { zod: false }],
  ["everything", awkwardContract, everything],
  ["numbered", numbered, { zod: false }],
] as const)("the same runs: %s", async (name, from, options) => {
  const whole = await bundled(`${name}-whole`, emitTypeScript(from, options));
  const halves = await bundled(`${name}-halves`, emitTypeScript(from, { ...options, maps }));
  expect(whole.length).toBeGreaterThan(1000);
  expect(halves).toBe(whole);
});

const server = (
  comment: string,
  type: string,
): string => `${comment}var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks", () => new TaskDto(1, 2));
app.Run();
public record TaskDto(int Id, ${type} Size);`;

test("generated, verified and taken back like every other output; a map alone is no drift", async () => {
  put(
    "api/Api.csproj",
    '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>',
  );
  const options = { cwd: folder, project: "api", served: true, output: "web/api" };
  const read = (path: string): string => readFileSync(join(folder, "web/api", path), "utf8");

  put("api/Program.cs", server("", "int"));
  const first = await generate({ ...options, maps: true });
  expect(first.files.map(({ path }) => path).sort()).toEqual([
    ...["client/index.ts", "client/tasks.d.ts", "client/tasks.d.ts.map", "client/tasks.js", "tenon.ts"],
    ...["types/global.d.ts", "types/global.d.ts.map", "types/index.ts"],
  ]);
  expect([first.written?.written, first.written?.maps]).toEqual([8, 2]);
  expect(await verify({ ...options, maps: true })).toMatchObject({ ok: true, drifts: [] });

  const before = read("client/tasks.d.ts.map");
  put("api/Program.cs", server("// A line more.\n", "int"));
  expect(await verify({ ...options, maps: true })).toMatchObject({ ok: true, drifts: [] });
  const moved = await generate({ ...options, maps: true });
  expect(moved.written).toEqual({ written: 2, unchanged: 6, removed: 0, maps: 2 });
  expect(read("client/tasks.d.ts.map")).not.toBe(before);

  put("api/Program.cs", server("", "string"));
  const { ok, drifts } = await verify({ ...options, maps: true });
  expect([ok, drifts.map(({ kind, file }) => `${kind} ${file}`)]).toEqual([
    false,
    ["changed web/api/types/global.d.ts"],
  ]);

  const back = await generate(options);
  expect(back.written).toEqual({ written: 2, unchanged: 3, removed: 5, maps: 2 });
  expect(await verify(options)).toMatchObject({ ok: true, drifts: [] });
}, 60_000);

test("a map or a script of somebody else's is not overwritten", async () => {
  put("theirs/api/client/tasks.js", "export const mine = 1;\n");
  put("theirs/api/client/tasks.d.ts.map", "{}");
  const { exitCode, diagnostics } = await generate({
    cwd: folder,
    project: "api",
    served: true,
    output: "theirs/api",
    maps: true,
  });
  const files = diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message);
  expect(exitCode).toBe(2);
  expect(files.map((message) => /tasks\.[\w.]+/.exec(message)?.[0])).toEqual(["tasks.d.ts.map", "tasks.js"]);
});

test("--maps without --output is refused", async () => {
  const { exitCode, diagnostics } = await generate({ cwd: folder, project: "api", maps: true });
  expect([exitCode, diagnostics[0]?.message]).toEqual([2, "--maps needs --output."]);
});
