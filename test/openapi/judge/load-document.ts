import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** JSON is YAML, too, and YAML allows the comma behind the last item that some documents have. */
export function loadDocument(path: string): unknown {
  const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  if (path.endsWith(".json") && !/,\s*[\]}]/.test(text)) return JSON.parse(text);
  return parse(text, { merge: true, maxAliasCount: -1, uniqueKeys: false, logLevel: "silent" });
}
