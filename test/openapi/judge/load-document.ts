import { readFileSync } from "node:fs";
import { parse } from "yaml";

export function loadDocument(path: string): unknown {
  const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  return path.endsWith(".json")
    ? JSON.parse(text)
    : parse(text, { merge: true, maxAliasCount: -1, uniqueKeys: false, logLevel: "silent" });
}
