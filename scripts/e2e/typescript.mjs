import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { compiler } from "../compiler.mjs";
import { run } from "./processes.mjs";

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  noEmit: true,
  target: "ES2022",
  module: "ESNext",
  moduleResolution: "Bundler",
  lib: ["ES2023", "DOM"],
  types: ["node"],
};

/**
 * Generates client and description of a copy, and puts the program that uses the client beside them.
 * @param {string} root
 * @param {import("./disposable.mjs").Sample} sample
 * @param {string} logs
 */
export async function generate(root, sample, logs) {
  const web = join(sample.folder, "web");
  const args = [join(root, "dist/tenon.js"), "--project", sample.project, "--output", join(web, "api"), "--openapi"];
  const result = await run(process.execPath, args, {
    cwd: sample.folder,
    logFile: join(logs, `${sample.slug}-generate.log`),
    seconds: 120,
  });
  cpSync(join(root, "scripts/e2e/typescript-client.mts"), join(web, "client.mts"));
  return result;
}

/**
 * Type-checks all generated clients, strictly, in one run of the compiler.
 * @param {string} root
 * @param {string} work
 * @param {readonly import("./disposable.mjs").Sample[]} samples
 * @param {string} logs
 */
export async function typeCheck(root, work, samples, logs) {
  const file = join(work, "tsconfig.json");
  const files = samples.map(({ folder }) => join(folder, "web/client.mts"));
  const options = { ...compilerOptions, typeRoots: [join(root, "node_modules/@types")] };
  writeFileSync(file, JSON.stringify({ compilerOptions: options, files }));
  return run(process.execPath, [compiler, "-p", file], { cwd: work, logFile: join(logs, "tsc.log"), seconds: 300 });
}

/**
 * Runs the generated client against the server.
 * @param {string} root
 * @param {import("./disposable.mjs").Sample} sample
 * @param {string} url
 * @param {string} logs
 */
export async function callFromTypeScript(root, sample, url, logs) {
  const outfile = join(sample.folder, "web/client.bundle.mjs");
  await build({
    entryPoints: [join(sample.folder, "web/client.mts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "silent",
  });
  const images = join(root, "samples/functions-images/Images");
  return run(process.execPath, [outfile, url, images], {
    cwd: sample.folder,
    logFile: join(logs, `${sample.slug}-typescript.log`),
    seconds: 60,
  });
}
