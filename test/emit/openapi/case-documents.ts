import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInMemory } from "../../cli/run-in-memory.js";
import { extent } from "../../extent.js";

const folder = fileURLToPath(new URL("../../cases/", import.meta.url));

/** Cases whose C# is meant to be refused. */
const refused = new Set(["tuple"]);

export const caseNames: readonly string[] = readdirSync(folder)
  .filter((name) => !refused.has(name))
  .sort();

export const versions = ["3.0", "3.1", "3.2"];

/** Each case at one version, the next at another; a long run takes them all at all. */
export function casesAt(version: string): readonly string[] {
  return caseNames.filter((_, at) => extent === "long" || versions[at % versions.length] === version);
}

/** The OpenAPI document of a whole-run case, in the version asked for. */
export async function caseDocument(name: string, version: string): Promise<string> {
  const input = join(folder, name, "input");
  const files = Object.fromEntries(
    readdirSync(input).map((file) => [`/app/${file}`, readFileSync(join(input, file), "utf8")]),
  );
  const sources = readdirSync(input).filter((file) => file.endsWith(".cs"));
  const { out } = await runInMemory([...sources, "--openapi", "--openapi-version", version], files);
  return out.split("// ── openapi.json\n")[1] ?? "";
}
