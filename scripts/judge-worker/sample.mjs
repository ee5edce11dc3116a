// The unchanged sample on the real worker: bytes, content types and the declared error.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { functionFor, prefixOf } from "./routing.mjs";

/** @type {readonly (readonly [string, number, string])[]} */
const requests = [
  ["png", 200, "image/png"],
  ["jpeg", 200, "image/jpeg"],
  ["svg", 200, "image/svg+xml"],
  ["webp", 200, "image/webp"],
  ["gif", 404, "application/json"],
];

/**
 * @param {string} folder
 * @param {import("./types.d.mts").Start} start
 */
export async function judgeSample(folder, start) {
  const worker = await start({ folder, variables: {} });
  try {
    const prefix = prefixOf(readFileSync(join(folder, "host.json"), "utf8"), {}) ?? "";
    const results = [];
    for (const [format, status, type] of requests) {
      const path = `/${prefix}/images/${format}`;
      const routed = functionFor(path, prefix, worker.functions);
      const answer =
        routed === undefined
          ? { status: 404, type: "", body: Buffer.from("") }
          : await worker.invoke({ ...routed.function, path, values: routed.values, headers: {} });
      const agrees = answer.status === status && answer.type.split(";")[0] === type && answer.body.length > 0;
      results.push({ agrees, did: `GET ${path}: ${answer.status} ${answer.type}, ${answer.body.length} bytes` });
    }
    return results;
  } finally {
    await worker.stop();
  }
}
