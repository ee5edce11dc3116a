/** A newcomer's first minutes: the servers of `dotnet new webapi`, untouched, one command, typed calls. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compile } from "../compile.js";
import { type RunningBrowser, startBrowser } from "./browser.js";
import { bundle } from "./bundle.js";
import { buildProject, type RunningServer, root, startServer } from "./dotnet-server.js";

const shapes = [
  {
    name: "controllers",
    assembly: "FirstUseControllers",
    calls: {
      list: "weatherForecast.getWeatherForecast()",
      one: "weatherForecast.get",
      wind: "weatherForecast.getByDayAndUnit",
    },
  },
  {
    name: "minimal",
    assembly: "FirstUseMinimal",
    calls: {
      list: "weatherforecast.getWeatherForecast()",
      one: "weatherforecast.getByDay",
      wind: "weatherforecast.getWindByDay",
    },
  },
];

/** Written as a newcomer would; that it compiles under `strict` is half of the test. */
const script = ({ list, one, wind }: (typeof shapes)[number]["calls"]): string => `
import { configureTenon, TenonError } from "./api/tenon.js";
import { ${list.split(".")[0]} } from "./api/client/index.js";

export async function run(baseUrl: string): Promise<string[]> {
  configureTenon({ baseUrl });
  const all = await ${list};
  const first: number | undefined = all[0]?.temperatureF;
  const date: string = (await ${one}(3)).date;
  const { day, unit, speed } = await ${wind}(2, "Imperial");
  const total: number = day + speed;
  const written: 0 | 1 = unit;
  const missing = await ${one}(15).catch((error: unknown) => (error instanceof TenonError ? error.status : -1));
  return [String(all.length), typeof first, String(/^\\d{4}-\\d{2}-\\d{2}$/.test(date)), String(total), String(written), String(missing)];
}
`;
const expected = ["5", "number", "true", "5.5", "1", "404"];

let browser: RunningBrowser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.stop());

describe.each(shapes)("dotnet new webapi, $name", ({ name, assembly, calls }) => {
  const work = join(root, "artifacts/live/first-use", name);
  const project = `test/live/first-use/${name}/${assembly}.csproj`;
  let server: RunningServer;

  beforeAll(async () => {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    const folder = buildProject(project, assembly);
    server = await startServer(join(folder, `${assembly}.dll`), folder);
    const tool = [join(root, "dist/tenon.js"), "--project", project, "--served", "--output", join(work, "api")];
    const generated = spawnSync(process.execPath, tool, { cwd: root, encoding: "utf8" });
    expect(generated.stderr).not.toMatch(/: (error|warning) /);
    expect(generated.status).toBe(0);
    writeFileSync(join(work, "script.ts"), script(calls));
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
