// The importer as one module, bundled from the sources as the tool itself is.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { bundleTool as bundleToolInto, nodeBundle } from "../../../scripts/bundle.mjs";

export const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** The path of the bundle, for child processes that load it. */
export async function bundleImporter() {
  const file = join(mkdtempSync(join(tmpdir(), "tenon-bench-")), "importer.mjs");
  await build({
    ...nodeBundle,
    stdin: {
      contents: `
        export { DiagnosticBag } from "./src/diagnostics/diagnostic.js";
        export { emitCSharp } from "./src/emit/csharp/emit-csharp.js";
        export { nodeFileSystem } from "./src/files/node-file-system.js";
        export { jsonOf } from "./src/openapi/document/json-value.js";
        export { readOpenApi, readWithSchemas } from "./src/openapi/read-openapi.js";`,
      resolveDir: repository,
      loader: "ts",
    },
    outfile: file,
  });
  return file;
}

/** The whole tool, for reading back what the importer wrote. */
export async function bundleTool() {
  const folder = mkdtempSync(join(tmpdir(), "tenon-bench-"));
  await bundleToolInto(folder, "tenon.mjs");
  return join(folder, "tenon.mjs");
}

export async function loadImporter() {
  return import(pathToFileURL(await bundleImporter()).href);
}

/** Imports one document; undefined where it was refused. */
export function importDocument(importer, path, namespace) {
  const sink = new importer.DiagnosticBag();
  const started = performance.now();
  const read = importer.readWithSchemas(path, importer.nodeFileSystem(), { namespace }, sink);
  const files = read === undefined ? undefined : importer.emitCSharp(read.contract, { namespace }, sink);
  return { ...read, files, diagnostics: sink.all, milliseconds: performance.now() - started };
}
