import { build } from "esbuild";
import { root } from "./dotnet-server.js";

/** Bundles TypeScript for a browser or for Node, as one module's text. */
export async function bundle(entry: string, platform: "browser" | "node"): Promise<string> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    platform,
    format: platform === "browser" ? "iife" : "esm",
    globalName: "bundled",
    write: false,
    logLevel: "silent",
  });
  return result.outputFiles[0]?.text ?? "";
}
