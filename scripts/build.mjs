// dist, as it is published: the tool, the API and the Vite plugin.
import { rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildLibrary } from "./build-library.mjs";
import { bundleTool } from "./bundle.mjs";
import { thirdPartyNotices } from "./notices.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
// What was kept for an older build is of no use to this one.
rmSync(new URL("../dist/.cache", import.meta.url), { recursive: true, force: true });
const inputs = [...(await bundleTool("dist")), ...(await buildLibrary(`${root}dist`))];
writeFileSync(new URL("../dist/THIRD-PARTY-NOTICES.txt", import.meta.url), thirdPartyNotices(inputs, root));
