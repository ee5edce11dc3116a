// How much a page loads to call 1 and 50 operations: this client beside openapi-fetch and hey-api's fetch client, in one run over
// one API. `npm run bench -- bundle-size [folder]`; the other two are installed into that folder, or into a temporary one.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
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
  ["i", "--silent", "--no-audit", "--no-fund", "openapi-fetch", "@hey-api/openapi-ts", "typescript@5.9"],
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
using Tenon; using Microsoft.AspNetCore.Mvc;
public record Item(int Id, string Name, string? Note);
[ApiController, ContractClient, Route("api")]
public class ItemsController : ControllerBase {
${actions.join("\n")}
}`,
);
const tool = join(root, "dist/tenon.js");
execFileSync(process.execPath, [tool, "Api.cs", "--output", "ours", "--openapi", "api.json", "--quiet"], { cwd: work });
const heyApi = join(work, "node_modules/@hey-api/openapi-ts");
const { bin, version: heyApiVersion } = JSON.parse(readFileSync(join(heyApi, "package.json"), "utf8"));
execFileSync(process.execPath, [join(heyApi, bin["openapi-ts"]), "-i", "api.json", "-o", "hey", "-s"], { cwd: work });
const fetchVersion = JSON.parse(readFileSync(join(work, "node_modules/openapi-fetch/package.json"), "utf8")).version;

/** A page that calls the first `calls` operations and shows what they answer. */
const pages = {
  tenon: (/** @type {number} */ calls) => `import { items } from "./ours/client/index.js";
${each(calls, (n) => (n % 2 === 0 ? `console.log(await items.get${n}(1, { filter: "a" }));` : `console.log(await items.add${n}({ id: 1, name: "a", note: null }));`))}`,
  [`openapi-fetch ${fetchVersion}`]: (/** @type {number} */ calls) => `import createClient from "openapi-fetch";
const client = createClient({ baseUrl: "/" });
${each(calls, (n) => (n % 2 === 0 ? `console.log((await client.GET("/api/item${n}/{id}", { params: { path: { id: 1 }, query: { filter: "a" } } })).data);` : `console.log((await client.POST("/api/item${n}", { body: { id: 1, name: "a", note: null } })).data);`))}`,
  [`hey-api ${heyApiVersion}`]: (/** @type {number} */ calls) => `import * as sdk from "./hey/index.js";
${each(calls, (n) => (n % 2 === 0 ? `console.log((await sdk.${heyName(`get${n}`)}({ path: { id: 1 }, query: { filter: "a" } })).data);` : `console.log((await sdk.${heyName(`add${n}`)}({ body: { id: 1, name: "a", note: null } })).data);`))}`,
};
const sdk = readFileSync(join(work, "hey/sdk.gen.ts"), "utf8");

/**
 * It makes names of its own from the operation ids.
 * @param {string} operation
 */
function heyName(operation) {
  const found = [...sdk.matchAll(/export const (\w+) =/g)].map(([, name]) => name ?? "");
  const name = found.find((one) => one.toLowerCase().endsWith(operation.toLowerCase()));
  if (name === undefined) throw new Error(`hey-api has no function for ${operation}`);
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

console.log("| client | operations | minified | gzip | brotli |\n|---|---|---|---|---|");
for (const calls of [1, count])
  for (const [name, page] of Object.entries(pages))
    console.log(`| ${name} | ${calls} | ${(await sizes(`${name}-${calls}`, page(calls))).join(" | ")} |`);
