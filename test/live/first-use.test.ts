/**
 * A newcomer's first minutes: what `dotnet new webapi` writes on this machine, untouched, one command, typed calls; and the same two
 * servers with what people add next; and the first ten calls of an ordinary API, as they are written without looking anything up.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compile } from "../compile.js";
import { type RunningBrowser, startBrowser } from "./browser.js";
import { bundle } from "./bundle.js";
import { buildProject, type RunningServer, root, startServer } from "./dotnet-server.js";
import { tenCalls } from "./first-use/ten-calls.mjs";

interface Shape {
  readonly name: string;
  readonly assembly: string;
  /** Of a server that `dotnet new webapi` makes: its options. */
  readonly options?: readonly string[];
  /** Of a server of this repository: its folder. */
  readonly folder?: string;
  /** A page of the server, from which a browser calls it. */
  readonly page?: string;
  readonly script: string;
  readonly expected: readonly string[];
}

interface Calls {
  readonly list: string;
  readonly one: string;
  readonly wind: string;
}

/** Written as a newcomer would; that it compiles under `strict` is half of the test. */
function firstScript(list: string): string {
  return `
import { configureTenon } from "./api/tenon.js";
import { ${list.split(".")[0]} } from "./api/client/index.js";

export async function run(baseUrl: string): Promise<string[]> {
  configureTenon({ baseUrl });
  const all = await ${list};
  const first: number | undefined = all[0]?.temperatureF;
  const date: string | undefined = all[0]?.date;
  const summary: string | null | undefined = all[0]?.summary;
  return [String(all.length), typeof first, String(/^\\d{4}-\\d{2}-\\d{2}$/.test(date ?? "")), typeof summary];
}
`;
}

function nextScript({ list, one, wind }: Calls): string {
  return `
import { configureTenon, TenonError } from "./api/tenon.js";
import { ${list.split(".")[0]} } from "./api/client/index.js";

export async function run(baseUrl: string): Promise<string[]> {
  configureTenon({ baseUrl });
  const all = await ${list};
  const first: number | undefined = all[0]?.temperatureF;
  const date: string = (await ${one}(3)).date;
  const { day, unit, speed } = await ${wind}(2, { unit: "Imperial" });
  const total: number = day + speed;
  const written: 0 | 1 = unit;
  const missing = await ${one}(15).catch((error: unknown) => (error instanceof TenonError ? error.status : -1));
  return [String(all.length), typeof first, String(/^\\d{4}-\\d{2}-\\d{2}$/.test(date)), String(total), String(written), String(missing)];
}
`;
}

/** What was sent, and with which status it was answered. */
const tenScript = `
import * as orders from "./api/client/orders.js";
import * as products from "./api/client/products.js";
import { configureTenon } from "./api/tenon.js";

export async function run(baseUrl: string): Promise<string[]> {
  const seen: string[] = [];
  configureTenon({
    baseUrl,
    onResponse: ({ status }, { method, url }) => void seen.push(\`\${method} \${url.slice(baseUrl.length)} \${status}\`),
  });
  const id = "00000001-0000-0000-0000-000000000000";
  const file = new File(["content"], "product.png");
  ${tenCalls.join("\n  ")}
  return [...seen, String(page.items.length), String(all.length), String(shown)];
}
`;
const tenAnswers = [
  "GET /api/products 200",
  "GET /api/products?pageSize=5 200",
  "POST /api/products 201",
  "GET /api/orders 200",
  "GET /api/orders?status=inTransit 200",
  "GET /api/orders?status=inTransit 200",
  "PUT /api/orders/1/status 204",
  "POST /api/products/00000001-0000-0000-0000-000000000000/image 200",
  "GET /api/products/00000001-0000-0000-0000-000000000000 200",
  "DELETE /api/products/00000001-0000-0000-0000-000000000000 204",
  ...["20", "3", "Product 1"],
];

const first = ["5", "number", "true", "string"];
const next = ["5", "number", "true", "5.5", "1", "404"];

const shapes: readonly Shape[] = [
  {
    name: "dotnet new webapi --use-controllers",
    assembly: "NewControllers",
    options: ["--use-controllers"],
    script: firstScript("weatherForecast.get()"),
    expected: first,
  },
  {
    name: "dotnet new webapi",
    assembly: "NewMinimal",
    options: [],
    script: firstScript("weatherforecast.get()"),
    expected: first,
  },
  {
    name: "controllers with more",
    assembly: "FirstUseControllers",
    folder: "controllers",
    script: nextScript({
      list: "weatherForecast.getWeatherForecast()",
      one: "weatherForecast.get",
      wind: "weatherForecast.getByDayAndUnit",
    }),
    expected: next,
  },
  {
    name: "a minimal API with more",
    assembly: "FirstUseMinimal",
    folder: "minimal",
    script: nextScript({
      list: "weatherforecast.getWeatherForecast()",
      one: "weatherforecast.getByDay",
      wind: "weatherforecast.getWindByDay",
    }),
    expected: next,
  },
  {
    name: "the first ten calls",
    assembly: "FirstUseShop",
    folder: "shop",
    page: "/api/orders",
    script: tenScript,
    expected: tenAnswers,
  },
];

/** Outside of the repository, whose settings are none of a newcomer's; without the package for OpenAPI, so that nothing is restored. */
function newProject(assembly: string, options: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "tenon-new-"));
  made.push(folder);
  const given = ["--name", assembly, "--output", folder, "--no-restore", "--no-openapi", "--no-https", ...options];
  const created = spawnSync("dotnet", ["new", "webapi", ...given], { encoding: "utf8" });
  if (created.status !== 0) throw new Error(`dotnet new webapi failed:\n${created.stdout}\n${created.stderr}`);
  return join(folder, `${assembly}.csproj`);
}

const made: string[] = [];

let browser: RunningBrowser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(async () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
  await browser?.stop();
});

describe.each(shapes)("$name", (shape) => {
  const { assembly, options, script, expected, page: path = "/weatherforecast" } = shape;
  const work = join(root, "artifacts/live/first-use", assembly);
  let server: RunningServer;

  beforeAll(async () => {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    const project =
      options === undefined ? `test/live/first-use/${shape.folder}/${assembly}.csproj` : newProject(assembly, options);
    const folder = buildProject(project, assembly);
    server = await startServer(join(folder, `${assembly}.dll`), folder);
    const tool = [join(root, "dist/tenon.js"), "--project", project, "--served", "--output", join(work, "api")];
    const generated = spawnSync(process.execPath, tool, { cwd: root, encoding: "utf8" });
    expect(generated.stderr).not.toMatch(/: (error|warning) /);
    expect(generated.status).toBe(0);
    writeFileSync(join(work, "script.ts"), script);
  });
  afterAll(() => server?.stop());

  test("the calls are typed", () => {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: "es2022",
      module: "nodenext",
      lib: ["es2022", "dom"],
      types: [],
    };
    writeFileSync(join(work, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["script.ts"] }));
    expect(compile(work)).toBe("");
  });

  test("they answer in Node", async () => {
    const file = join(work, "script.mjs");
    writeFileSync(file, await bundle(join(work, "script.ts"), "node"));
    const { run } = await import(pathToFileURL(file).href);
    expect(await run(server.url)).toEqual(expected);
  });

  test("and in a browser", async () => {
    const page = await browser.context.newPage();
    await page.goto(`${server.url}${path}`);
    await page.addScriptTag({ content: await bundle(join(work, "script.ts"), "browser") });
    const answers = await page.evaluate(
      (url) => (globalThis as unknown as { bundled: { run(url: string): Promise<string[]> } }).bundled.run(url),
      server.url,
    );
    expect(answers).toEqual(expected);
    await page.close();
  });
});
