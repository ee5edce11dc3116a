/**
 * A newcomer's first minutes: what `dotnet new webapi` writes on this machine, untouched, one command, typed calls; and the same two
 * servers with what people add next.
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

interface Shape {
  readonly name: string;
  readonly assembly: string;
  /** Of a server that `dotnet new webapi` makes: its options. */
  readonly options?: readonly string[];
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
    script: nextScript({
      list: "weatherforecast.getWeatherForecast()",
      one: "weatherforecast.getByDay",
      wind: "weatherforecast.getWindByDay",
    }),
    expected: next,
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

describe.each(shapes)("$name", ({ assembly, options, script, expected }) => {
  const work = join(root, "artifacts/live/first-use", assembly);
  let server: RunningServer;

  beforeAll(async () => {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    const folderName = assembly === "FirstUseControllers" ? "controllers" : "minimal";
    const project =
      options === undefined ? `test/live/first-use/${folderName}/${assembly}.csproj` : newProject(assembly, options);
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
    await page.goto(`${server.url}/weatherforecast`);
    await page.addScriptTag({ content: await bundle(join(work, "script.ts"), "browser") });
    const answers = await page.evaluate(
      (url) => (globalThis as unknown as { bundled: { run(url: string): Promise<string[]> } }).bundled.run(url),
      server.url,
    );
    expect(answers).toEqual(expected);
    await page.close();
  });
});
