// Writes docs/reference/diagnostics.md from the catalogue, which is the one place where diagnostics are worded.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const result = await build({
  stdin: {
    contents: 'export { diagnosticsDocument } from "./test/diagnostics/diagnostics-document.ts";',
    resolveDir: root,
    loader: "ts",
  },
  bundle: true,
  platform: "node",
  format: "esm",
  write: false,
});
const { diagnosticsDocument } = await import(
  `data:text/javascript;base64,${Buffer.from(result.outputFiles[0]?.text ?? "").toString("base64")}`
);
writeFileSync(`${root}docs/reference/diagnostics.md`, diagnosticsDocument());
