/** What a client with `--served` takes and answers, with the running server as the judge. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compile } from "../compile.js";
import { strictOptions } from "../emit/typescript/generated-tree.js";
import { bundle } from "./bundle.js";
import { buildProject, type RunningServer, root, startServer } from "./dotnet-server.js";

const work = join(root, "artifacts/live/calls-client");
const project = "test/live/calls/Calls.csproj";

type Client = Record<string, Record<string, (...input: unknown[]) => Promise<unknown>>>;

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, { readonly enum?: readonly unknown[] }>> };
}

let server: RunningServer;
let client: Client;
let document: Document;

beforeAll(async () => {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const folder = buildProject(project, "calls");
  server = await startServer(join(folder, "Calls.dll"), folder);
  const tool = [join(root, "dist/tenon.js"), "--project", project, "--served", "--zod", "--output", join(work, "api")];
  const generated = spawnSync(process.execPath, [...tool, "--openapi", join(work, "openapi.json")], {
    cwd: root,
    encoding: "utf8",
  });
  expect(generated.status, generated.stderr).toBe(0);
  document = JSON.parse(readFileSync(join(work, "openapi.json"), "utf8"));
  writeFileSync(
    join(work, "script.ts"),
    'export * as modules from "./api/client/index.js";\nexport { configureTenon } from "./api/tenon.js";\n',
  );
  const file = join(work, "script.mjs");
  writeFileSync(file, await bundle(join(work, "script.ts"), "node"));
  const { modules, configureTenon } = await import(pathToFileURL(file).href);
  configureTenon({ baseUrl: server.url });
  client = modules;
});
afterAll(() => server?.stop());

describe("enums outside JSON", () => {
  const byName = (value: unknown): unknown => ({ value });
  const bare = (value: unknown): unknown => value;

  test.each<[module: string, operation: string, schema: string, input: (value: unknown) => unknown, csharp: string[]]>([
    ["mvc", "colour", "Colour", byName, ["DeepRed", "Blue"]],
    ["mvc", "inRoute", "Colour", bare, ["DeepRed", "Blue"]],
    ["mvc", "inHeader", "Colour", byName, ["DeepRed", "Blue"]],
    ["mvc", "inForm", "Colour", byName, ["DeepRed", "Blue"]],
    ["mvc", "size", "SizeName", byName, ["Small", "ExtraLarge"]],
    ["mvc", "level", "LevelNameOrNumber", byName, ["Low", "High", "Low", "High"]],
    ["mvc", "plain", "Plain", byName, ["One", "Two"]],
    ["minimal", "getColour", "ColourName", byName, ["DeepRed", "Blue"]],
    ["minimal", "getRouteByValue", "ColourName", bare, ["DeepRed", "Blue"]],
    ["minimal", "getHeader", "ColourName", byName, ["DeepRed", "Blue"]],
    ["minimal", "postForm", "ColourName", byName, ["DeepRed", "Blue"]],
    ["minimal", "postFormObject", "Colour", byName, ["DeepRed", "Blue"]],
    ["minimal", "getSize", "SizeName", byName, ["Small", "ExtraLarge"]],
    ["minimal", "getLevel", "LevelNameOrNumber", byName, ["Low", "High", "Low", "High"]],
    ["minimal", "getPlain", "Plain", byName, ["One", "Two"]],
  ])("%s.%s binds every value of %s", async (module, operation, schema, input, csharp) => {
    const values = document.components.schemas[schema]?.enum ?? [];
    const bound = await Promise.all(values.map((value) => client[module]?.[operation]?.(input(value))));
    expect(bound).toEqual(csharp);
  });

  test("a minimal API refuses the spelling that only JSON has", async () => {
    await expect(client.minimal?.getColour?.({ value: "deepRed" })).rejects.toMatchObject({ status: 400 });
  });

  test("what was answered can be sent where the binder takes it", () => {
    writeFileSync(
      join(work, "round-trip.ts"),
      `import { minimal, mvc } from "./api/client/index.js";
const paint = await mvc.paint();
await mvc.colour({ value: paint.colour });
await mvc.inRoute(paint.colour);
await mvc.level({ value: paint.level });
await mvc.level({ value: "High" });
await mvc.plain({ value: paint.plain });
await minimal.getLevel({ value: paint.level });
await minimal.getPlain({ value: paint.plain });
await minimal.postFormObject({ value: paint.colour });
// @ts-expect-error: "x-large" is a name of JSON alone.
await mvc.size({ value: paint.size });
// @ts-expect-error: a minimal API takes "DeepRed" alone.
await minimal.getColour({ value: paint.colour });
`,
    );
    writeFileSync(join(work, "package.json"), '{ "type": "module" }');
    const compilerOptions = { ...strictOptions, types: [] };
    writeFileSync(join(work, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["round-trip.ts"] }));
    expect(compile(work)).toBe("");
  });
});
