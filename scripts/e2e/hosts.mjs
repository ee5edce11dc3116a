import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { start, stop } from "./processes.mjs";

const startSeconds = 120;

/**
 * @typedef {object} Host
 * @property {string | undefined} url Undefined where it did not start.
 * @property {() => string} log
 * @property {() => number | null | undefined} exitCode
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a built sample. Answers its address, or what it said when it did not start.
 * @param {boolean} local
 * @param {import("./disposable.mjs").Sample} sample
 * @param {Readonly<Record<string, string>>} variables
 * @param {string} logFile
 * @returns {Promise<Host>}
 */
export async function startHost(local, sample, variables, logFile, url = "http://127.0.0.1:0") {
  const handle = local
    ? start("dotnet", [join(sample.output, "FunctionsImages.dll"), "--urls", url], {
        cwd: sample.output,
        variables,
        logFile,
      })
    : await startFunc(sample, variables, logFile);
  const address = await waitForAddress(local, handle);
  if (address !== undefined) {
    return { url: address, log: () => handle.output, exitCode: () => undefined, stop: () => stop(handle) };
  }
  const exitCode = handle.exited?.code;
  await stop(handle);
  return { url: undefined, log: () => handle.output, exitCode: () => exitCode, stop: async () => undefined };
}

/**
 * `func` runs the output folder of a build: there is no project in it that it could build again.
 * @param {import("./disposable.mjs").Sample} sample
 * @param {Readonly<Record<string, string>>} variables
 * @param {string} logFile
 */
async function startFunc(sample, variables, logFile) {
  const port = await freePort();
  const handle = start("func", ["start", "--no-build", "--port", String(port)], {
    cwd: sample.output,
    variables: { FUNCTIONS_WORKER_RUNTIME: "dotnet-isolated", ...variables },
    logFile,
  });
  handle.port = port;
  return handle;
}

/**
 * @param {boolean} local
 * @param {import("./processes.mjs").Handle} handle
 */
async function waitForAddress(local, handle) {
  const end = Date.now() + startSeconds * 1000;
  while (handle.exited === undefined && Date.now() < end) {
    if (local) {
      const listening = /Now listening on: (http:\/\/127\.0\.0\.1:\d+)/.exec(handle.output)?.[1];
      if (listening !== undefined) return listening;
    } else if (await isRunning(handle.port)) {
      return `http://127.0.0.1:${handle.port}`;
    }
    await Promise.race([pause(100), handle.ended]);
  }
  return undefined;
}

/**
 * @param {number | undefined} port
 */
async function isRunning(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/admin/host/status`, { signal: AbortSignal.timeout(2000) });
    return response.ok && /** @type {{ state?: string }} */ (await response.json()).state === "Running";
  } catch {
    return false;
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? address?.port : undefined));
    });
  });
}
