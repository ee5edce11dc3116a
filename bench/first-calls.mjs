// The same ten first calls of one server with openapi-fetch, hey-api, orval and here: which compile, how many characters they take, how
// much code is generated; and, from bundle-size, what a page loads. All tools but this one read the document that this one writes.
// `npm run bench -- first-calls [folder]`; the others are installed into that folder, or into a temporary one.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tenCalls } from "../test/live/first-use/ten-calls.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const work = process.argv[2] ?? mkdtempSync(join(tmpdir(), "tenon-calls-"));
mkdirSync(work, { recursive: true });
writeFileSync(join(work, "package.json"), '{ "private": true, "type": "module" }');
const packages = ["openapi-fetch", "openapi-typescript", "@hey-api/openapi-ts", "orval", "typescript@5.9"];
execFileSync("npm", ["i", "--silent", "--no-audit", "--no-fund", ...packages], { cwd: work, stdio: "inherit" });

const shop = join(root, "test/live/first-use/shop/FirstUseShop.csproj");
const run = (/** @type {readonly string[]} */ ...args) =>
  execFileSync(process.execPath, [...args], { cwd: work, stdio: ["ignore", "ignore", "inherit"] });
const program = (/** @type {string} */ name) => {
  const folder = join(work, "node_modules", name);
  const { bin, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return { script: join(folder, typeof bin === "string" ? bin : Object.values(bin)[0]), version };
};
run(
  join(root, "dist/tenon.js"),
  "--project",
  shop,
  "--served",
  "--output",
  "tenon",
  "--openapi",
  "shop.json",
  "--quiet",
);
run(program("openapi-typescript").script, "shop.json", "-o", "openapi-fetch/schema.ts");
run(program("@hey-api/openapi-ts").script, "-i", "shop.json", "-o", "hey-api", "-s");
run(program("orval").script, "--input", "shop.json", "--output", "orval/api.ts", "--client", "fetch");

/** Each tool: what is written once, and the ten calls. Every call is compiled by itself, behind the calls that it needs. */
/** @type {Record<string, { folder: string, version: string, setup: string, calls: readonly string[] }>} */
const tools = {
  here: {
    folder: "tenon",
    version: JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version,
    setup: `import * as orders from "./tenon/client/orders.js"; import * as products from "./tenon/client/products.js";`,
    calls: tenCalls,
  },
  "openapi-fetch": {
    folder: "openapi-fetch",
    version: JSON.parse(readFileSync(join(work, "node_modules/openapi-fetch/package.json"), "utf8")).version,
    setup: `import createClient from "openapi-fetch"; import type { paths } from "./openapi-fetch/schema.js"; const client = createClient<paths>();`,
    calls: [
      `const { data: page } = await client.GET("/api/products");`,
      `await client.GET("/api/products", { params: { query: { pageSize: 5 } } });`,
      `await client.POST("/api/products", { body: { name: "x", price: 3 } });`,
      `const { data: all } = await client.GET("/api/orders");`,
      `await client.GET("/api/orders", { params: { query: { status: "inTransit" } } });`,
      `await client.GET("/api/orders", { params: { query: { status: all![0]!.status } } });`,
      `await client.PUT("/api/orders/{id}/status", { params: { path: { id: 1 } }, body: "delivered" });`,
      `await client.POST("/api/products/{id}/image", { params: { path: { id } }, body: { file }, bodySerializer: (b) => { const f = new FormData(); f.append("file", b!.file); return f; } });`,
      `const one = await client.GET("/api/products/{id}", { params: { path: { id } } }); const shown: unknown = one.data ? one.data.name : one.error.title;`,
      `await client.DELETE("/api/products/{id}", { params: { path: { id } } });`,
    ],
  },
  "hey-api": {
    folder: "hey-api",
    version: program("@hey-api/openapi-ts").version,
    setup: `import * as api from "./hey-api/index.js";`,
    calls: [
      `const { data: page } = await api.productsList();`,
      `await api.productsList({ query: { pageSize: 5 } });`,
      `await api.productsCreate({ body: { name: "x", price: 3 } });`,
      `const { data: all } = await api.ordersList();`,
      `await api.ordersList({ query: { status: "inTransit" } });`,
      `await api.ordersList({ query: { status: all![0]!.status } });`,
      `await api.ordersSetStatus({ path: { id: 1 }, body: "delivered" });`,
      `await api.productsUploadImage({ path: { id }, body: { file } });`,
      `const one = await api.productsGetById({ path: { id } }); const shown: unknown = one.data ? one.data.name : one.error.title;`,
      `await api.productsRemove({ path: { id } });`,
    ],
  },
  orval: {
    folder: "orval",
    version: program("orval").version,
    setup: `import * as api from "./orval/api.js";`,
    calls: [
      `const { data: page } = await api.productsList();`,
      `await api.productsList({ pageSize: 5 });`,
      `await api.productsCreate({ name: "x", price: 3 });`,
      `const { data: all } = await api.ordersList();`,
      `await api.ordersList({ status: "inTransit" });`,
      `await api.ordersList({ status: all[0]!.status });`,
      `await api.ordersSetStatus(1, "delivered");`,
      `await api.productsUploadImage(id, { file });`,
      `const one = await api.productsGetById(id); const shown: unknown = one.status === 200 ? one.data.name : one.data.title;`,
      `await api.productsRemove(id);`,
    ],
  },
};

const given = `declare const id: string; declare const file: File;`;
for (const [name, { setup, calls }] of Object.entries(tools)) {
  calls.forEach((call, at) => {
    const needed = at === 5 ? `${calls[3]}\n` : "";
    writeFileSync(join(work, `${name}-${at + 1}.ts`), `${setup}\n${given}\n${needed}${call}\nexport {};\n`);
  });
}
const compilerOptions = {
  strict: true,
  noEmit: true,
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["es2022", "dom", "dom.iterable"],
  types: [],
  skipLibCheck: true,
};
writeFileSync(join(work, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*-*.ts"] }));
const { stdout } = spawnSync(process.execPath, [join(work, "node_modules/typescript/bin/tsc"), "-p", work], {
  cwd: work,
  encoding: "utf8",
});

/** @param {string} folder */
function linesIn(folder) {
  const files = readdirSync(join(work, folder), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  return files.reduce((sum, file) => sum + readFileSync(join(work, folder, file), "utf8").split("\n").length - 1, 0);
}

// It measures when it is imported, in the folder that it is given.
process.argv[2] = join(work, "pages");
const { gzipped } = await import("./bundle-size.mjs");
console.log(
  "\n| | calls that compile | characters of the ten | gzip of 1 | gzip of 50 | lines of generated code |\n|---|---|---|---|---|---|",
);
for (const [name, { version, calls, folder }] of Object.entries(tools)) {
  const failed = calls.flatMap((_, at) => (stdout.includes(`${name}-${at + 1}.ts(`) ? [at + 1] : []));
  const compiled = `${calls.length - failed.length}${failed.length === 0 ? "" : ` (not ${failed.join(", ")})`}`;
  const sizes = gzipped.get(name === "here" ? "tenon" : name)?.join(" | ");
  console.log(`| ${name} ${version} | ${compiled} | ${calls.join("").length} | ${sizes} | ${linesIn(folder)} |`);
}
if (process.env.TENON_SHOW === "1") console.log(stdout);
