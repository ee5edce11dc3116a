/**
 * The coverage gate on a server that somebody else wrote: its published OpenAPI document becomes contracts, and `--check`
 * judges the server's sources against them.
 *
 *   npm run build
 *   node bench/public-servers.mjs <server.csproj> <openapi.json|yaml> [<another document of the same server> …]
 *
 * The server returns no terminals, so no operation is implemented in the gate's sense; each must be reported with the handler
 * that serves its address. An operation without such a place is a miss; a handler that no document knows is listed.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const tool = fileURLToPath(new URL("../dist/tenon.js", import.meta.url));
const [server, ...documents] = process.argv.slice(2).map((path) => resolve(path));
if (server === undefined || documents.length === 0) {
  console.error("usage: node bench/public-servers.mjs <server.csproj> <openapi document> …");
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), "tenon-public-"));
try {
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(merged(documents)));
  writeFileSync(
    join(folder, "Check.csproj"),
    `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup><ItemGroup><ProjectReference Include="${server}" /></ItemGroup></Project>`,
  );
  tenon(
    "--from-openapi",
    join(folder, "openapi.json"),
    "--namespace",
    "Imported",
    "--output",
    join(folder, "Imported"),
  );
  const project = join(folder, "Check.csproj");
  const { routes } = JSON.parse(tenon("--project", project, "--routes", "--format", "json"));
  /** @type {{ coverage: { total: number, covered: number }, diagnostics: { code: string, message: string, related: unknown[] }[] }} */
  const { coverage, diagnostics } = JSON.parse(tenon("--project", project, "--check", "--format", "json"));
  const missing = diagnostics.filter(({ code }) => code === "TN4001");
  const lost = missing.filter(({ related }) => related.length === 0);
  const others = diagnostics.filter(({ code }) => code.startsWith("TN40") && code !== "TN4001");
  const unread = diagnostics.filter(({ code }) => /^TN(2110|2113|218[1-8])$/.test(code));
  console.log(`operations in the document  ${coverage.total}`);
  console.log(`routes read                 ${routes.length}`);
  console.log(`operations with a handler   ${coverage.covered + missing.length - lost.length}`);
  console.log(`operations without one      ${lost.length}`);
  for (const problem of [...lost, ...others, ...unread]) console.log(`  ${problem.code} ${problem.message}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Versions of an API have a document each; together they say what the server serves.
 * @param {string[]} paths
 */
function merged(paths) {
  const [first, ...more] = paths.map((path) => parse(readFileSync(path, "utf8")));
  for (const other of more) {
    for (const [path, item] of Object.entries(other.paths ?? {})) first.paths[path] = { ...item, ...first.paths[path] };
    for (const [kind, parts] of Object.entries(other.components ?? {}))
      first.components = { ...first.components, [kind]: { ...parts, ...first.components?.[kind] } };
  }
  return first;
}

/**
 * Standard output; a gate that fails is a result, anything else is not.
 * @param {string[]} args
 */
function tenon(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0 && status !== 1)
    throw new Error(`tenon ${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}
