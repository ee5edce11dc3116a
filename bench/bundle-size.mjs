// How much a page loads to call 1 and 50 operations: this client beside openapi-fetch, hey-api's and orval's fetch clients, in one run
// over one API; and this client through its index, by esbuild, Rollup and webpack. `npm run bench -- bundle-size [folder]`; the others are
// installed into that folder, or into a temporary one.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const work = process.argv[2] ?? mkdtempSync(join(tmpdir(), "tenon-size-"));
mkdirSync(work, { recursive: true });
writeFileSync(join(work, "package.json"), '{ "private": true, "type": "module" }');
execFileSync(
  "npm",
  [
    ...["i", "--silent", "--no-audit", "--no-fund", "openapi-fetch", "@hey-api/openapi-ts", "orval", "typescript@5.9"],
    ...["rollup", "rolldown", "webpack", "terser"],
  ],
  {
    cwd: work,
    stdio: "inherit",
  },
);

// Half are reads by id, half are writes with a body, as an ordinary API has them.
const count = 50;
const actions = Array.from({ length: count }, (_, n) =>
  n % 2 === 0
    ? `[HttpGet("item${n}/{id}", Name = "get${n}")] public Item Get${n}(int id, [FromQuery] string? filter) => null!;`
    : `[HttpPost("item${n}", Name = "add${n}")] public Item Add${n}(Item item) => null!;`,
);
writeFileSync(
  join(work, "Api.cs"),
  `#nullable enable
using Microsoft.AspNetCore.Mvc;
var app = WebApplication.CreateBuilder(args).Build();
app.MapControllers();
app.Run();
public record Item(int Id, string Name, string? Note);
[ApiController, Route("api")]
public class ItemsController : ControllerBase {
${actions.join("\n")}
}`,
);
const tool = join(root, "dist/tenon.js");
execFileSync(process.execPath, [tool, "Api.cs", "--served", "--output", "ours", "--openapi", "api.json", "--quiet"], {
  cwd: work,
});
const heyApi = join(work, "node_modules/@hey-api/openapi-ts");
const { bin, version: heyApiVersion } = JSON.parse(readFileSync(join(heyApi, "package.json"), "utf8"));
execFileSync(process.execPath, [join(heyApi, bin["openapi-ts"]), "-i", "api.json", "-o", "hey", "-s"], { cwd: work });
const orval = join(work, "node_modules/orval");
const { bin: orvalBin, version: orvalVersion } = JSON.parse(readFileSync(join(orval, "package.json"), "utf8"));
const orvalCommand = typeof orvalBin === "string" ? orvalBin : orvalBin.orval;
execFileSync(
  process.execPath,
  [join(orval, orvalCommand), "--input", "api.json", "--output", "orval/api.ts", "--client", "fetch"],
  { cwd: work, stdio: "ignore" },
);
const fetchVersion = JSON.parse(readFileSync(join(work, "node_modules/openapi-fetch/package.json"), "utf8")).version;

/** A page that calls the first `calls` operations and shows what they answer. Not by `await`: webpack has a runtime of its own for that. */
/** @type {Record<string, (calls: number) => string>} */
const pages = {
  tenon: (/** @type {number} */ calls) => `import * as items from "./ours/client/items.js";
${each(calls, (n) => (n % 2 === 0 ? `items.get${n}(1, { filter: "a" }).then(console.log);` : `items.add${n}({ id: 1, name: "a", note: null }).then(console.log);`))}`,
  [`openapi-fetch ${fetchVersion}`]: (/** @type {number} */ calls) => `import createClient from "openapi-fetch";
const client = createClient({ baseUrl: "/" });
${each(calls, (n) => (n % 2 === 0 ? `client.GET("/api/item${n}/{id}", { params: { path: { id: 1 }, query: { filter: "a" } } }).then(({ data }) => console.log(data));` : `client.POST("/api/item${n}", { body: { id: 1, name: "a", note: null } }).then(({ data }) => console.log(data));`))}`,
  [`hey-api ${heyApiVersion}`]: (/** @type {number} */ calls) => `import * as sdk from "./hey/index.js";
${each(calls, (n) => (n % 2 === 0 ? `sdk.${heyName(`get${n}`)}({ path: { id: 1 }, query: { filter: "a" } }).then(({ data }) => console.log(data));` : `sdk.${heyName(`add${n}`)}({ body: { id: 1, name: "a", note: null } }).then(({ data }) => console.log(data));`))}`,
};
pages[`orval ${orvalVersion}`] = (calls) => `import * as api from "./orval/api.js";
${each(calls, (n) => (n % 2 === 0 ? `api.${nameIn(orvalCode, `get${n}`)}(1, { filter: "a" }).then(({ data }) => console.log(data));` : `api.${nameIn(orvalCode, `add${n}`)}({ id: 1, name: "a", note: null }).then(({ data }) => console.log(data));`))}`;
const orvalCode = readFileSync(join(work, "orval/api.ts"), "utf8");
const sdk = readFileSync(join(work, "hey/sdk.gen.ts"), "utf8");

/**
 * It makes names of its own from the operation ids.
 * @param {string} operation
 */
function heyName(operation) {
  return nameIn(sdk, operation);
}

/**
 * @param {string} code
 * @param {string} operation
 */
function nameIn(code, operation) {
  const found = [...code.matchAll(/export const (\w+) =/g)].map(([, name]) => name ?? "");
  const name = found.find((one) => one.toLowerCase().endsWith(operation.toLowerCase()));
  if (name === undefined) throw new Error(`there is no function for ${operation}`);
  return name;
}

/**
 * @param {number} calls
 * @param {(n: number) => string} line
 */
function each(calls, line) {
  return Array.from({ length: calls }, (_, n) => line(n)).join("\n");
}

/**
 * @param {string} name
 * @param {string} text
 */
async function sizes(name, text) {
  const entry = join(work, `${name.replace(/\W/g, "-")}.ts`);
  writeFileSync(entry, text);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    logLevel: "error",
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return [code.length, gzipSync(code, { level: 9 }).length, brotliCompressSync(code).length];
}

/** By the name of the tool: the bytes of a page with one operation, and with all. */
export const gzipped = /** @type {Map<string, number[]>} */ (new Map());
console.log("| client | operations | minified | gzip | brotli |\n|---|---|---|---|---|");
for (const calls of [1, count])
  for (const [name, page] of Object.entries(pages)) {
    const measured = await sizes(`${name}-${calls}`, page(calls));
    console.log(`| ${name} | ${calls} | ${measured.join(" | ")} |`);
    const tool = name.split(" ")[0] ?? "";
    gzipped.set(tool, [...(gzipped.get(tool) ?? []), measured[1] ?? 0]);
  }

// The page as the tool prints its import, and through the index: all shake a namespace that is exported again but esbuild, which keeps it.
const throughIndex = (/** @type {number} */ calls) =>
  pages.tenon?.(calls).replace('* as items from "./ours/client/items.js"', '{ items } from "./ours/client/index.js"') ??
  "";
const imports = { module: (/** @type {number} */ calls) => pages.tenon?.(calls) ?? "", index: throughIndex };
const installed = createRequire(join(work, "package.json"));
const { minify } = installed("terser");

/**
 * @param {string} name
 * @param {string} text
 */
async function scriptsOf(name, text) {
  const entry = join(work, `${name}.ts`);
  writeFileSync(entry, text);
  await build({
    entryPoints: [
      entry,
      join(work, "ours/client/index.ts"),
      join(work, "ours/client/items.ts"),
      join(work, "ours/tenon.ts"),
    ],
    outdir: join(work, "js"),
    outbase: work,
    format: "esm",
    target: "es2022",
    logLevel: "error",
  });
  return join(work, "js", `${name}.js`);
}

/** @param {string} code */
const minified = async (code) => (await minify(code, { module: true, ecma: 2020 })).code;
const gzip = (/** @type {string | Uint8Array} */ code) => gzipSync(code, { level: 9 }).length;

/** @type {Record<string, (entry: string) => Promise<string>>} */
const bundlers = {
  async esbuild(entry) {
    const made = await build({ entryPoints: [entry], bundle: true, minify: true, format: "esm", write: false });
    return made.outputFiles[0]?.text ?? "";
  },
  async rollup(entry) {
    const { rollup } = installed("rollup");
    const made = await rollup({ input: entry });
    return minified((await made.generate({ format: "esm" })).output[0].code);
  },
  async rolldown(entry) {
    const { rolldown } = installed("rolldown");
    const made = await rolldown({ input: entry });
    return minified((await made.generate({ format: "esm" })).output[0].code);
  },
  async webpack(entry) {
    const webpack = installed("webpack");
    const output = { path: join(work, "packed"), filename: "page.js", module: true, chunkFormat: "module" };
    /** @type {object} */
    const settings = { mode: "production", entry, output, target: "es2022", experiments: { outputModule: true } };
    await new Promise((resolve, reject) =>
      webpack(settings, (/** @type {unknown} */ error, /** @type {unknown} */ stats) =>
        error ? reject(error) : resolve(stats),
      ),
    );
    return minified(readFileSync(join(work, "packed/page.js"), "utf8"));
  },
};
console.log("\n| bundler | module, 1 | module, 50 | index, 1 | index, 50 |\n|---|---|---|---|---|");
for (const [name, bundle] of Object.entries(bundlers)) {
  const cells = [];
  for (const [form, page] of Object.entries(imports))
    for (const calls of [1, count]) cells.push(gzip(await bundle(await scriptsOf(`${form}-${calls}`, page(calls)))));
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
