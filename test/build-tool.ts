import { join } from "node:path";
import { bundleTool } from "../scripts/bundle.mjs";

/** The tool as users get it, bundled from the current sources. */
export async function buildTool(folder: string): Promise<string> {
  await bundleTool(folder, "tenon.mjs");
  return join(folder, "tenon.mjs");
}
