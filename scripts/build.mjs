// dist/tenon.js, the tool as it is published.
import { existsSync } from "node:fs";
import { bundle } from "./bundle.mjs";

if (!existsSync(new URL("../src/cli/main.ts", import.meta.url))) {
  throw new Error("src/cli/main.ts is missing: run this from a full checkout");
}

await bundle("src/cli/main.ts", "dist/tenon.js");
