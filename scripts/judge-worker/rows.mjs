// One row of test/host/function-rules.json. What the worker decides is seen; what the host decides alone follows its documented rules here:
// the prefix, names and first segments that it refuses, keys, and the order in which it tries functions.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { functionFor, prefixOf, whyRefused } from "./routing.mjs";

const path = "/api/images/png";

/**
 * @param {import("./types.d.mts").Row} row
 * @param {string} folder
 * @param {import("./types.d.mts").Start} start
 */
export async function judgeRow(row, folder, start) {
  const { answer, by } = await answerOf(row, folder, start);
  const isServed = answer.status === 200 && /^image\/png\b/.test(answer.type) && answer.body.equals(Buffer.from([1]));
  const why = answer.why === undefined ? "" : ` (${answer.why.replace(/\n.*/s, "").slice(0, 120)})`;
  const did = `${by}: ${answer.status}${answer.body.length === 0 ? " without a body" : ` ${answer.type} ${shown(answer.body)}`}${why}`;
  return { agrees: isServed === row.served, did };
}

/**
 * @param {import("./types.d.mts").Row} row
 * @param {string} folder
 * @param {import("./types.d.mts").Start} start
 * @returns {Promise<{ by: string, answer: import("./types.d.mts").HttpAnswer }>}
 */
async function answerOf(row, folder, start) {
  const refused = (/** @type {number} */ status, /** @type {string} */ why) => ({
    by: "host",
    answer: { status, type: "", body: Buffer.from(""), why },
  });
  const prefix = prefixOf(readFileSync(join(folder, "host.json"), "utf8"), row.variables ?? {});
  if (prefix === undefined) return refused(503, "the host does not start");
  const [error = ""] = readFileSync(join(folder, "errors.txt"), "utf8").split("\n");
  if (error !== "")
    return {
      by: "compiler",
      answer: { status: 503, type: "", body: Buffer.from(""), why: error.replace(/^.*: error /, "") },
    };
  let worker;
  try {
    worker = await start({ folder, variables: row.variables ?? {} });
  } catch (error) {
    return { by: "worker", answer: { status: 503, type: "", body: Buffer.from(""), why: String(error) } };
  }
  try {
    const loaded = worker.functions.filter(({ error }) => error === undefined);
    const failed = worker.functions.find(({ error }) => error !== undefined);
    if (loaded.length === 0)
      return {
        by: "worker",
        answer: { status: 404, type: "", body: Buffer.from(""), why: failed?.error ?? "no function" },
      };
    const wrong = loaded.map(whyRefused).find((why) => why !== undefined);
    const routed = functionFor(
      path,
      prefix,
      loaded.filter((one) => whyRefused(one) === undefined),
    );
    if (routed === undefined) return refused(404, wrong ?? "no route");
    const level = routed.function.trigger.authLevel ?? "Function";
    if (!/^anonymous$/i.test(level) && row.key !== true) return refused(401, `authLevel ${level}`);
    const headers = row.key === true ? { "x-functions-key": "key" } : {};
    const answer = await worker.invoke({ ...routed.function, path, values: routed.values, headers });
    return { by: "worker", answer };
  } finally {
    await worker.stop();
  }
}

/** @param {Buffer} body */
function shown(body) {
  const text = body.toString("utf8").slice(0, 60);
  return /^[\x20-\x7e]*$/.test(text) ? text : `${body.length} bytes`;
}
