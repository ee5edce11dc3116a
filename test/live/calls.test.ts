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
  readonly paths: Readonly<
    Record<string, Record<string, { readonly responses: Readonly<Record<string, { readonly content?: object }>> }>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly enum?: readonly unknown[] }>> };
}

let server: RunningServer;
let client: Client;
let document: Document;
let isTenonError: (error: unknown, operation: unknown) => error is { readonly status: number };

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
    'export * as modules from "./api/client/index.js";\nexport { configureTenon, isTenonError } from "./api/tenon.js";\n',
  );
  const file = join(work, "script.mjs");
  writeFileSync(file, await bundle(join(work, "script.ts"), "node"));
  const { modules, configureTenon, isTenonError: check } = await import(pathToFileURL(file).href);
  configureTenon({ baseUrl: server.url });
  client = modules;
  isTenonError = check;
});
afterAll(() => server?.stop());

/** What the compiler says about a script beside the client. */
function errorsOf(script: string): string {
  writeFileSync(join(work, "written.ts"), script);
  writeFileSync(join(work, "package.json"), '{ "type": "module" }');
  writeFileSync(join(work, "tsconfig.json"), JSON.stringify({ compilerOptions: strictOptions, files: ["written.ts"] }));
  return compile(work);
}

describe("answers of the framework itself", () => {
  interface Called {
    readonly status: number;
    readonly data: unknown;
    readonly response: Response;
  }
  const problem = { title: "One or more validation errors occurred." };
  const part = { name: "x" };

  test.each<
    [module: string, operation: string, path: string, inputs: readonly unknown[], status: number, data: unknown]
  >([
    ["answers", "page", "get /answers/page", [{ number: 99 }], 400, problem],
    ["answers", "page", "get /answers/page", [{ number: "x" }], 400, problem],
    ["answers", "text", "get /answers/text", [{ number: "x" }], 400, problem],
    ["answers", "json", "get /answers/json", [{ number: "x" }], 400, problem],
    ["answers", "take", "post /answers/part", [part], 400, problem],
    ["answers", "take", "post /answers/part", ["no part"], 400, problem],
    ["answers", "known", "get /answers/known", [], 401, undefined],
    ["answers", "admin", "get /answers/admin", [], 401, undefined],
    ["guarded", "getPage", "get /guarded/page", [{ number: 99 }], 400, problem],
    ["guarded", "postPart", "post /guarded/part", [part], 400, problem],
    ["guarded", "postPart", "post /guarded/part", ["no part"], 400, null],
    ["guarded", "getKnown", "get /guarded/known", [], 401, undefined],
    ["guarded", "getAdmin", "get /guarded/admin", [], 401, undefined],
  ])("%s.%s as %s says, given %j: %i", async (module, operation, path, inputs, status, data) => {
    const call = client[module]?.[operation];
    const result = (await call?.(...inputs, { unwrap: false })) as Called;
    expect(result).toMatchObject({ status, ...(data === problem ? { data: problem } : { data }) });
    const [method = "", route = ""] = path.split(" ");
    const { content = {} } = document.paths[route]?.[method]?.responses[status] ?? { content: { undeclared: {} } };
    const sent = result.response.headers.get("content-type")?.split(";")[0];
    expect(Object.keys(content)).toEqual(sent === undefined && data !== null ? [] : [sent ?? "application/json"]);
    await expect(call?.(...inputs)).rejects.toSatisfy((error) => isTenonError(error, call) && error.status === status);
  });

  test.each([
    ["answers", "take"],
    ["guarded", "postPart"],
  ])("%s.%s does without a number that is called required", async (module, operation) => {
    expect(await client[module]?.[operation]?.({ name: "xy" })).toEqual({ name: "xy", count: 0 });
  });

  test.each([
    ["answers", "admin"],
    ["guarded", "getAdmin"],
  ])("%s.%s refuses somebody who is known", async (module, operation) => {
    const signedIn = (await client.guarded?.getLogin?.()) as { accessToken: string } | undefined;
    const headers = { authorization: `Bearer ${signedIn?.accessToken}` };
    const result = await client[module]?.[operation]?.({ unwrap: false, headers });
    expect(result).toMatchObject({ status: 403, data: undefined });
  });

  test("else narrows to them", () => {
    expect(
      errorsOf(`import { answers, guarded } from "./api/client/index.js";
import { isTenonError } from "./api/tenon.js";
const page = await answers.page({ number: 1 }, { unwrap: false });
export const said: string = page.status === 200 ? String(page.data) : String(page.data.errors);
const part = await guarded.postPart({ name: "x" }, { unwrap: false });
export const named: string = part.status === 200 ? part.data.name : String(part.data?.errors);
try {
  await answers.admin();
} catch (error) {
  if (isTenonError(error, answers.admin)) {
    const status: 401 | 403 = error.status;
    console.log(status);
  }
}
`),
    ).toBe("");
  });
});

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
    const errors = errorsOf(
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
    expect(errors).toBe("");
  });
});
