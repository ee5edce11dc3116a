// dist, as it is published: the tool, the API and the Vite plugin.
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildLibrary } from "./build-library.mjs";
import { bundle } from "./bundle.mjs";
import { thirdPartyNotices } from "./notices.mjs";

if (!existsSync(new URL("../src/cli/main.ts", import.meta.url))) {
  throw new Error("src/cli/main.ts is missing: run this from a full checkout");
}

const root = fileURLToPath(new URL("..", import.meta.url));
const inputs = [...(await bundle("src/cli/main.ts", "dist/tenon.js")), ...(await buildLibrary(`${root}dist`))];
writeFileSync(new URL("../dist/THIRD-PARTY-NOTICES.txt", import.meta.url), thirdPartyNotices(inputs, root));
