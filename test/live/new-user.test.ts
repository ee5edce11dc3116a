/**
 * A new user's first ten minutes, as a script: a new web API and a new Vite app in clean folders, `--init`, a typed call in a
 * browser, a change of the C# that `--verify` finds, and the repair. Once with a marked controller and the library from its NuGet
 * package, once with a server as it is.
 */
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { withoutServers } from "../../scripts/compiler-server.mjs";
import { installPackage } from "../api/packed-package.js";
import { type RunningBrowser, startBrowser } from "./browser.js";
import { type RunningServer, root, startServer } from "./dotnet-server.js";

const shapes = [
  { name: "a marked controller", template: ["--use-controllers"], init: [], isMarked: true },
  { name: "--served", template: [], init: ["--served"], isMarked: false },
];

// It builds two servers, and starts npm a dozen times.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let browser: RunningBrowser;
/** The library as a feed has it; nothing else is needed from one. */
let feed = "";
beforeAll(async () => {
  browser = await startBrowser();
  feed = mkdtempSync(join(tmpdir(), "tenon-feed-"));
  const pack = ["pack", "dotnet/Tenon/Tenon.csproj", "-o", feed, "-v", "quiet", ...withoutServers];
  const packed = spawnSync("dotnet", pack, { cwd: root, encoding: "utf8" });
  expect(packed.status, packed.stdout).toBe(0);
});
afterAll(async () => {
  await browser?.stop();
  rmSync(feed, { recursive: true, force: true });
});

describe.each(shapes)("$name", ({ template, init, isMarked }) => {
  let folder = "";
  let server: RunningServer | undefined;
  let vite: ViteDevServer | undefined;
  const web = (): string => join(folder, "web");
  const variables = (): NodeJS.ProcessEnv => ({
    ...process.env,
    DOTNET_CLI_TELEMETRY_OPTOUT: "1",
    DOTNET_NOLOGO: "1",
    MSBUILDDISABLENODEREUSE: "1",
    // The package under test must not come from, or stay in, the cache of the machine.
    NUGET_PACKAGES: join(folder, "nuget"),
  });
  const run = (cwd: string, command: string, ...args: string[]): SpawnSyncReturns<string> =>
    spawnSync(command, args, { cwd, encoding: "utf8", env: variables() });
  const succeed = (cwd: string, command: string, ...args: string[]): string => {
    const { status, stdout, stderr } = run(cwd, command, ...args);
    expect(status, `${command} ${args.join(" ")}\n${stdout}\n${stderr}`).toBe(0);
    return stdout + stderr;
  };
  const put = (path: string, text: string): void => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const edit = (path: string, from: string, to: string): void => {
    const text = readFileSync(join(folder, path), "utf8");
    expect(text).toContain(from);
    put(path, text.replace(from, to));
  };
  const service = isMarked ? "weatherForecast" : "weatherforecast";
  const source = isMarked ? "Api/WeatherForecast.cs" : "Api/Program.cs";

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "tenon-new-user-"));
    put(
      "nuget.config",
      `<configuration><packageSources><clear /><add key="feed" value="${feed}" /></packageSources></configuration>`,
    );
    succeed(folder, "git", "init", "--quiet");
    succeed(folder, "dotnet", "new", "webapi", "--no-openapi", "--no-https", "--no-restore", "-o", "Api", ...template);
    put(
      "web/package.json",
      '{\n  "name": "web",\n  "type": "module",\n  "devDependencies": {\n    "vite": "*"\n  }\n}\n',
    );
    put("web/index.html", '<body><script type="module" src="/src/main.ts"></script></body>');
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: "es2022",
      module: "esnext",
      moduleResolution: "bundler",
    };
    put("web/tsconfig.json", JSON.stringify({ compilerOptions, include: ["src"] }));
    // What `npm install` would do, without a registry.
    await installPackage(web(), ["vite", "typescript"]);
    mkdirSync(join(web(), "node_modules/.bin"));
    chmodSync(join(web(), "node_modules/tenon/dist/tenon.js"), 0o755);
    symlinkSync("../tenon/dist/tenon.js", join(web(), "node_modules/.bin/tenon"));
    symlinkSync("../typescript/bin/tsc", join(web(), "node_modules/.bin/tsc"));
  });
  afterAll(async () => {
    await vite?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("--init and the first run", () => {
    if (isMarked) {
      edit("Api/Controllers/WeatherForecastController.cs", "[ApiController]", "[ApiController, ContractClient]");
      edit("Api/Controllers/WeatherForecastController.cs", "using Microsoft", "using Tenon;\nusing Microsoft");
    }
    expect(succeed(web(), "node_modules/.bin/tenon", "--init", "--yes", ...init)).toContain("npm run api");
    expect(readFileSync(join(folder, "Api/Api.csproj"), "utf8").includes('Include="Tenon"')).toBe(isMarked);
    expect(succeed(web(), "npm", "run", "api")).toContain("1 operation and");
    succeed(web(), "npm", "run", "api:verify");
    succeed(web(), "npm", "run", "api:check");
  });

  test("a typed call in the browser", async () => {
    put(
      "web/src/main.ts",
      `import { ${service} } from "./api/client/index.js";
const days = await ${service}.get();
const warmest: number = Math.max(...days.map((day) => day.temperatureC));
document.body.dataset["answer"] = \`\${days.length} \${typeof warmest}\`;
export {};
`,
    );
    succeed(web(), "node_modules/.bin/tsc", "-p", ".");
    const built = join(folder, "built");
    succeed(folder, "dotnet", "build", "Api", "-o", built, ...withoutServers, "-v", "quiet");
    server = await startServer(join(built, "Api.dll"), join(folder, "Api"));
    vite = await createServer({
      root: web(),
      configFile: false,
      logLevel: "silent",
      server: { host: "127.0.0.1", port: 0, proxy: { "/weatherforecast": server.url, "/WeatherForecast": server.url } },
    });
    await vite.listen();
    const page = await browser.context.newPage();
    await page.goto(vite.resolvedUrls?.local[0] ?? "");
    await page.waitForFunction(() => document.body.dataset["answer"] !== undefined, undefined, { timeout: 30_000 });
    expect(await page.evaluate(() => document.body.dataset["answer"])).toBe("5 number");
    await page.close();
  });

  test("a change of the C# fails --verify, and the call no longer compiles once the client is new", () => {
    edit(source, "int TemperatureC", "decimal? TemperatureC");
    const verify = run(web(), "npm", "run", "api:verify");
    expect(verify.status).toBe(1);
    expect(verify.stdout).toContain("+  temperatureC: number | null;");
    expect(verify.stderr).toContain("TN6001");
    succeed(web(), "npm", "run", "api");
    succeed(web(), "npm", "run", "api:verify");
    expect(run(web(), "node_modules/.bin/tsc", "-p", ".").stdout).toMatch(/main\.ts\(3,\d+\): error TS2345/);
  });
});
