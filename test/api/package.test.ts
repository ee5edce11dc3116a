/** The package as npm packs it: its types, its exports, and the programs of docs/reference/api.md. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compile } from "../compile.js";
import { installPackage } from "./packed-package.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const document = readFileSync(join(root, "docs/reference/api.md"), "utf8");
const blocks = [...document.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text]) => text ?? "");
const [script = "", viteConfig = ""] = blocks;

let folder = "";
const put = (path: string, text: string): void => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const server = (type: string): string => `using Microsoft.AspNetCore.Builder;
var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks/{id}", (int id) => new TaskDto(id, "one"));
app.Run();
public record TaskDto(${type} Id, string Title);`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tenon-package-"));
  await installPackage(folder, ["vite", "@types/node"]);
  put("package.json", '{ "type": "module" }');
  put(
    "Api/Api.csproj",
    '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup></Project>',
  );
  put("Api/Program.cs", server("int"));
  put("script.ts", script);
  put("vite.config.ts", viteConfig);
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: "es2022",
    module: "nodenext",
    outDir: "out",
    types: ["node"],
    skipLibCheck: false,
    // Vite's own declarations do not all compile under the options above.
    paths: { vite: ["./vite-types.d.ts"] },
  };
  put(
    "vite-types.d.ts",
    "export interface Plugin { name: string }\nexport function defineConfig(config: { plugins: Plugin[] }): unknown;",
  );
  put("tsconfig.json", JSON.stringify({ compilerOptions, files: ["script.ts", "vite.config.ts"] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the programs of docs/reference/api.md compile under strict options", () => {
  expect(compile(folder)).toBe("");
});

test("and run", () => {
  const tool = join(folder, "node_modules/tenon/dist/tenon.js");
  execFileSync(process.execPath, [tool, "--project", "Api", "--served", "--openapi", "v1.json"], { cwd: folder });
  put("Api/Program.cs", server("long"));
  const ran = spawnSync(process.execPath, ["out/script.js"], { cwd: folder, encoding: "utf8" });
  expect(ran.stderr).not.toMatch(/: error /);
  const lines = ran.stdout.split("\n");
  expect(lines.slice(0, 4)).toEqual([
    "1 operations, 5 files written",
    "up to date",
    "the server does what it declares",
    "GET /tasks/{id}",
  ]);
  expect(lines[4]).toMatch(/^\d breaking changes$/);
  expect(ran.stdout).toMatch(/^Contracts\/\w+\.cs \d+$/m);
  expect(ran.status).toBe(0);
});

describe("results", () => {
  const call = (body: string): unknown => {
    put("call.mjs", `import * as tenon from "tenon";\nconsole.log(JSON.stringify(await (async () => { ${body} })()));`);
    return JSON.parse(execFileSync(process.execPath, ["call.mjs"], { cwd: folder, encoding: "utf8" }));
  };

  test("nothing is printed, and what cannot be done is a diagnostic", () => {
    expect(call('return tenon.generate({ project: "Missing.csproj" });')).toMatchObject({
      ok: false,
      exitCode: 2,
      files: [],
      diagnostics: [{ code: "TN1200", severity: "error" }],
    });
    expect(call("return tenon.check({});")).toMatchObject({ exitCode: 2, diagnostics: [{ code: "TN9002" }] });
    expect(call('return tenon.generate({ project: "Api", openapiVersion: "3.0" });')).toMatchObject({
      exitCode: 2,
      diagnostics: [{ code: "TN9004" }],
    });
  });

  test("without an output folder the files are in the result, and none are written", () => {
    const made = call('return tenon.generate({ project: "Api", served: true, cwd: process.cwd() });');
    expect(made).toMatchObject({ ok: true, services: 1, operations: 1, types: 1 });
    expect(JSON.stringify(made)).toContain("client/index.ts");
    expect(made).not.toHaveProperty("written");
    expect(existsSync(join(folder, "client"))).toBe(false);
  });

  test("the gates fail without ending the process", () => {
    expect(
      call('return [await tenon.verify({ project: "Api", served: true, output: "elsewhere" }), 1];'),
    ).toMatchObject([{ ok: false, exitCode: 1, drifts: [{ kind: "missing" }, {}, {}, {}, {}] }, 1]);
    expect(call('return tenon.verify({ project: "Api", output: "elsewhere" });')).toMatchObject({
      exitCode: 2,
      diagnostics: [{ code: "TN9009" }],
    });
  });

  test("the same text as the command line prints", () => {
    const said = call(
      'return (await tenon.generate({ project: "Api" })).diagnostics.map((d) => tenon.formatDiagnostic(d));',
    );
    const cli = spawnSync(process.execPath, ["node_modules/tenon/dist/tenon.js", "--project", "Api"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(said).toEqual(cli.stderr.trimEnd().split("\n"));
  });
});

test("everything that package.json names is in the package", () => {
  const inside = join(folder, "node_modules/tenon");
  const manifest = JSON.parse(readFileSync(join(inside, "package.json"), "utf8"));
  const named = [
    ...Object.values<string>(manifest.bin),
    ...Object.values<string | Record<string, string>>(manifest.exports).flatMap((entry) =>
      typeof entry === "string" ? [entry] : Object.values(entry),
    ),
    ...manifest.files.filter((path: string) => !path.startsWith("!")),
  ];
  expect(named.filter((path) => !existsSync(join(inside, path)))).toEqual([]);
});

test("every page that a page of the package links to is in the package", () => {
  const inside = join(folder, "node_modules/tenon");
  const pages = readdirSync(inside, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".md"));
  expect(pages.length).toBeGreaterThan(20);
  const broken = pages.flatMap((page) =>
    [...readFileSync(join(inside, page), "utf8").matchAll(/\]\(([^)\s#:]+\.md)(#[^)]*)?\)/g)]
      .map(([, target = ""]) => join(page, "..", target))
      .filter((target) => !existsSync(join(inside, target))),
  );
  expect([...new Set(broken)]).toEqual([]);
});
