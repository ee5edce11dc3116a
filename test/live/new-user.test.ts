/**
 * A new user's first ten minutes, as a script: a new web API and new Vite apps in clean folders, `--init`, a typed call in a browser, a
 * change of the C# that `--verify` finds, and the repair. Marked, with the library from its NuGet package, and as it is, with `--served`:
 * for the usual shape of `dotnet new webapi` and, in a long run, for the one with controllers too.
 */
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { withoutServers } from "../../scripts/compiler-server.mjs";
import { installPackage } from "../api/packed-package.js";
import { extent } from "../extent.js";
import { type RunningBrowser, startBrowser } from "./browser.js";
import { type RunningServer, root, startServer } from "./dotnet-server.js";

interface Shape {
  readonly name: string;
  readonly template: readonly string[];
  /** The file that is marked: what is replaced, and by what. */
  readonly marked: readonly [file: string, from: string, to: string];
  readonly service: string;
  /** The file that has the type. */
  readonly types: string;
  /** The stand-in that the quick starts are tested with. */
  readonly standIn: string;
}

const shapes: readonly Shape[] = [
  {
    name: "controllers",
    template: ["--use-controllers"],
    marked: ["Api/Controllers/WeatherForecastController.cs", "[ApiController]", "[ApiController, ContractClient]"],
    service: "weatherForecast",
    types: "Api/WeatherForecast.cs",
    standIn: "new-controllers",
  },
  {
    name: "a minimal API",
    template: [],
    marked: ["Api/Program.cs", 'MapGet("/weatherforecast", ', 'MapGet("/weatherforecast", [ContractEndpoint] '],
    service: "weatherforecast",
    types: "Api/Program.cs",
    standIn: "new-minimal",
  },
];

const fronts = [
  { front: "marked", flags: [] },
  { front: "served", flags: ["--served"] },
];

// It builds two servers, and starts npm two dozen times.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let browser: RunningBrowser;
/** The library as a feed has it; nothing else is needed from one. */
let feed = "";
/** What `npm install` would leave in a front end, without a registry. */
let installed = "";
beforeAll(async () => {
  browser = await startBrowser();
  feed = mkdtempSync(join(tmpdir(), "tenon-feed-"));
  for (const project of ["dotnet/Tenon.Abstractions/Tenon.Abstractions.csproj", "dotnet/Tenon/Tenon.csproj"]) {
    const pack = ["pack", project, "-o", feed, "-v", "quiet", ...withoutServers];
    const packed = spawnSync("dotnet", pack, { cwd: root, encoding: "utf8" });
    expect(packed.status, packed.stdout).toBe(0);
  }
  installed = mkdtempSync(join(tmpdir(), "tenon-installed-"));
  await installPackage(installed, ["vite", "typescript-native"]);
  mkdirSync(join(installed, "node_modules/.bin"));
  chmodSync(join(installed, "node_modules/tenon/dist/tenon.js"), 0o755);
  symlinkSync("../tenon/dist/tenon.js", join(installed, "node_modules/.bin/tenon"));
  symlinkSync("../typescript-native/bin/tsc", join(installed, "node_modules/.bin/tsc"));
});
afterAll(async () => {
  await browser?.stop();
  for (const folder of [feed, installed]) rmSync(folder, { recursive: true, force: true });
});

describe.each(extent === "long" ? shapes : shapes.slice(-1))(
  "$name",
  ({ template, marked, service, types, standIn }) => {
    let folder = "";
    let server: RunningServer | undefined;
    const variables = (): NodeJS.ProcessEnv => ({
      ...process.env,
      DOTNET_CLI_TELEMETRY_OPTOUT: "1",
      DOTNET_NOLOGO: "1",
      MSBUILDDISABLENODEREUSE: "1",
      // The package under test must not come from, or stay in, the cache of the machine.
      NUGET_PACKAGES: join(folder, "nuget"),
    });
    const run = (cwd: string, command: string, ...args: string[]): SpawnSyncReturns<string> =>
      spawnSync(command, args, { cwd: join(folder, cwd), encoding: "utf8", env: variables() });
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

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), "tenon-new-user-"));
      put(
        "nuget.config",
        `<configuration><packageSources><clear /><add key="feed" value="${feed}" /></packageSources></configuration>`,
      );
      succeed(".", "git", "init", "--quiet");
      succeed(".", "dotnet", "new", "webapi", "--no-openapi", "--no-https", "--no-restore", "-o", "Api", ...template);
      for (const { front } of fronts) {
        const manifest = { name: front, type: "module", devDependencies: { vite: "*" } };
        put(`${front}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
        put(`${front}/index.html`, '<body><script type="module" src="/src/main.ts"></script></body>');
        const compilerOptions = {
          strict: true,
          noEmit: true,
          target: "es2022",
          module: "esnext",
          moduleResolution: "bundler",
        };
        put(`${front}/tsconfig.json`, JSON.stringify({ compilerOptions, include: ["src"] }));
        cpSync(join(installed, "node_modules"), join(folder, front, "node_modules"), {
          recursive: true,
          verbatimSymlinks: true,
        });
      }
    });
    afterAll(async () => {
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test("the quick starts are tested with a server that serves the same", () => {
      const created = mkdtempSync(join(tmpdir(), "tenon-template-"));
      succeed(".", "dotnet", "new", "webapi", "--no-restore", "-n", "Api", "-o", created, ...template);
      const routes = (project: string): string =>
        run("served", "node_modules/.bin/tenon", "--project", project, "--served", "--routes").stdout;
      const served = (project: string): string => routes(project).replaceAll(/\S+\.cs\S*/g, "");
      expect(served(created)).toBe(served(join(root, "test/docs/worlds", standIn)));
      rmSync(created, { recursive: true });
    });

    test("--init and the first run, of a server as it is", () => {
      expect(succeed("served", "node_modules/.bin/tenon", "--init", "--yes", "--served")).toContain("npm run api");
      expect(readFileSync(join(folder, "Api/Api.csproj"), "utf8")).not.toContain("Tenon");
      expect(existsSync(join(folder, ".github/workflows/tenon.yml"))).toBe(true);
      expect(succeed("served", "npm", "run", "api")).toContain("1 operation and");
    });

    test("and of a marked one, whose workflow stays", () => {
      edit(...marked);
      put(marked[0], `using Tenon;\n${readFileSync(join(folder, marked[0]), "utf8")}`);
      expect(succeed("marked", "node_modules/.bin/tenon", "--init", "--yes")).toContain("tenon.yml stays as it is");
      expect(readFileSync(join(folder, "Api/Api.csproj"), "utf8")).toContain('Include="Tenon"');
      expect(succeed("marked", "npm", "run", "api")).toContain("1 operation and");
    });

    test.each(fronts)("$front: the gates pass", ({ front }) => {
      succeed(front, "npm", "run", "api:verify");
      expect(succeed(front, "npm", "run", "api:check")).toContain("1/1 operations covered");
    });

    test.each(fronts)("$front: a typed call in the browser", async ({ front }) => {
      put(
        `${front}/src/main.ts`,
        `import { ${service} } from "./api/client/index.js";
const days = await ${service}.get();
const warmest: number = Math.max(...days.map((day) => day.temperatureC));
document.body.dataset["answer"] = \`\${days.length} \${typeof warmest}\`;
export {};
`,
      );
      succeed(front, "node_modules/.bin/tsc", "-p", ".");
      server ??= await buildAndStart();
      const vite = await createServer({
        root: join(folder, front),
        configFile: false,
        logLevel: "silent",
        server: {
          host: "127.0.0.1",
          port: 0,
          proxy: { "/weatherforecast": server.url, "/WeatherForecast": server.url },
        },
      });
      try {
        await vite.listen();
        const page = await browser.context.newPage();
        await page.goto(vite.resolvedUrls?.local[0] ?? "");
        await page.waitForFunction(() => document.body.dataset.answer !== undefined, undefined, { timeout: 30_000 });
        expect(await page.evaluate(() => document.body.dataset.answer)).toBe("5 number");
        await page.close();
      } finally {
        await vite.close();
      }
    });

    async function buildAndStart(): Promise<RunningServer> {
      const built = join(folder, "built");
      succeed(".", "dotnet", "build", "Api", "-o", built, ...withoutServers, "-v", "quiet");
      return startServer(join(built, "Api.dll"), join(folder, "Api"));
    }

    test("a change of the C# fails --verify, and the call no longer compiles once the client is new", () => {
      edit(types, "int TemperatureC", "decimal? TemperatureC");
      for (const { front } of fronts) {
        const verify = run(front, "npm", "run", "api:verify");
        expect(verify.status, front).toBe(1);
        expect(verify.stdout).toContain("+  temperatureC: number | null;");
        expect(verify.stderr).toContain("TN6001");
        succeed(front, "npm", "run", "api");
        succeed(front, "npm", "run", "api:verify");
        expect(run(front, "node_modules/.bin/tsc", "-p", ".").stdout).toMatch(/main\.ts\(3,\d+\): error TS2345/);
      }
    });
  },
);
