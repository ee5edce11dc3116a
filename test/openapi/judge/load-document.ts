import { readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { jsonOf } from "../../../src/openapi/document/json-value.js";
import { readDocument } from "../../../src/openapi/document/read-document.js";

/**
 * JSON is YAML, too, and YAML allows the comma behind the last item that some documents have. What the library refuses, a quoted text
 * whose lines are indented less than its key, is read as the tool reads it: its schemas are judged all the same.
 */
export function loadDocument(path: string): unknown {
  const bytes = readFileSync(path);
  const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
  if (path.endsWith(".json") && !/,\s*[\]}]/.test(text)) return JSON.parse(text);
  const document = parseDocument(text, { merge: true, uniqueKeys: false, logLevel: "silent" });
  const read = document.errors.length === 0 ? undefined : readDocument(path, bytes);
  return read?.kind === "document" ? jsonOf(read.root) : document.toJS({ maxAliasCount: -1 });
}
