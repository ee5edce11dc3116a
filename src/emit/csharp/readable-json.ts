import type { JsonValue } from "../../contract/json-value.js";

const longest = 100;

/** JSON as people write it: whatever fits is one line. */
export function readableJson(value: JsonValue, indent = ""): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (entries.length === 0) return `${open}${close}`;
  const deeper = `${indent}  `;
  const parts = entries.map(([key, inner]) => {
    const front = isList ? "" : `${JSON.stringify(key)}: `;
    return `${front}${readableJson(inner, deeper)}`;
  });
  const line = isList ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
  // The root stays open, so that another entry is another line.
  const isShort = indent !== "" && indent.length + line.length <= longest && !line.includes("\n");
  return isShort ? line : `${open}\n${parts.map((part) => `${deeper}${part}`).join(",\n")}\n${indent}${close}`;
}
