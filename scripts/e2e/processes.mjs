import { spawn } from "node:child_process";
import { appendFileSync, writeFileSync } from "node:fs";

/** Every process that still runs. Each leads a group of its own, so that what it starts ends with it. @type {Set<Handle>} */
const running = new Set();

/** Once the task is told to end, nobody who waits for a process goes on, and nothing new is started. */
let closing = false;
/** @type {Promise<never>} */
const never = new Promise(() => undefined);

/** Variables that would change what a server does; a case sets those it wants. */
const unwanted = /^(ASPNETCORE_|DOTNET_URLS$|FUNCTIONS_|AzureWebJobs|(ServiceJobHost|AzureFunctionsJobHost)(__|:))/i;

const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !unwanted.test(name))),
  DOTNET_CLI_TELEMETRY_OPTOUT: "1",
  DOTNET_NOLOGO: "1",
  MSBUILDDISABLENODEREUSE: "1",
  ASPNETCORE_ENVIRONMENT: "Production",
  FUNCTIONS_CORE_TOOLS_TELEMETRY_OPTOUT: "1",
};

/**
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Exit
 * @typedef {object} Handle
 * @property {import("node:child_process").ChildProcess} [child] Missing once the task is told to end.
 * @property {string} output
 * @property {number} [port]
 * @property {Exit | undefined} exited
 * @property {Promise<Exit>} gone When the process has ended.
 * @property {Promise<Exit>} ended The same, but never once the task is told to end.
 */

/**
 * Starts a process that writes everything it says to a log file.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, variables?: Readonly<Record<string, string>>, logFile: string }} options
 * @returns {Handle}
 */
export function start(command, args, { cwd, variables = {}, logFile }) {
  if (closing) return { output: "", exited: undefined, gone: never, ended: never };
  writeFileSync(logFile, `$ ${[command, ...args].join(" ")}\n`);
  const child = spawn(command, args, {
    cwd,
    env: { ...environment, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
    detached: process.platform !== "win32",
  });
  /** @type {Handle} */
  const handle = { child, output: "", exited: undefined, gone: never, ended: never };
  const hear = (/** @type {string} */ chunk) => {
    handle.output += chunk;
    appendFileSync(logFile, chunk);
  };
  child.stdout.setEncoding("utf8").on("data", hear);
  child.stderr.setEncoding("utf8").on("data", hear);
  handle.gone = new Promise((resolve) => {
    const finish = (/** @type {number | null} */ code, /** @type {NodeJS.Signals | null} */ signal) => {
      running.delete(handle);
      handle.exited ??= { code, signal };
      resolve(handle.exited);
    };
    child.once("error", (error) => {
      hear(`${error.message}\n`);
      finish(-1, null);
    });
    child.once("close", finish);
  });
  handle.ended = handle.gone.then((exited) => (closing ? never : exited));
  running.add(handle);
  return handle;
}

/**
 * Runs a process to its end, or ends it when its time is up.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, variables?: Readonly<Record<string, string>>, logFile: string, seconds: number }} options
 */
export async function run(command, args, { seconds, ...options }) {
  const handle = start(command, args, options);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void stop(handle);
  }, seconds * 1000);
  const { code } = await handle.ended;
  clearTimeout(timer);
  if (late) return { code: -1, output: `${handle.output}\nNot done after ${seconds} seconds.` };
  return { code, output: handle.output };
}

/**
 * Asks the process and its group to end, then makes them.
 * @param {Handle} handle
 */
export async function stop(handle) {
  if (handle.exited !== undefined) return;
  signal(handle, "SIGTERM");
  const timer = setTimeout(() => signal(handle, "SIGKILL"), 5000);
  await handle.gone;
  clearTimeout(timer);
}

export async function stopAll() {
  closing = true;
  await Promise.all([...running].map(stop));
}

/**
 * @param {Handle} handle
 * @param {NodeJS.Signals} name
 */
function signal({ child }, name) {
  if (child?.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill(name);
    else process.kill(-child.pid, name);
  } catch (error) {
    // It ended by itself in the meantime.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
