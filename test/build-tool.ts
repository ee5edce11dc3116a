import { join } from "node:path";
import { bundle } from "../scripts/bundle.mjs";

/** The tool as users get it, bundled from the current sources. */
export async function buildTool(folder: string): Promise<string> {
  const outfile = join(folder, "tenon.mjs");
  await bundle("src/cli/main.ts", outfile);
  return outfile;
}
