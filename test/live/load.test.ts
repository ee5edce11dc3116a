/** The library on Kestrel and on the embedded host, under load and abuse on the loopback address. */
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { extent } from "../extent.js";
import { buildProject, startServer } from "./dotnet-server.js";
import { abortedDownloads, concurrentDownloads, crowd, type Faults, refusals, slowBodies } from "./load/abuse.js";

const long = extent === "long";
const size = long
  ? { requests: 10_000, atOnce: 200, downloads: 1000, aborted: 500, slow: 200, refused: 40 }
  : { requests: 600, atOnce: 50, downloads: 60, aborted: 30, slow: 10, refused: 2 };

const hosts = [
  { name: "Kestrel", project: "test/live/load/kestrel/LoadKestrel.csproj", assembly: "LoadKestrel.dll" },
  {
    name: "the embedded host",
    project: "test/live/load/functions/LoadFunctions.csproj",
    assembly: "LoadFunctions.dll",
  },
];

interface ServerState {
  readonly opened: number;
  readonly disposed: number;
  readonly disposedAgain: number;
  readonly managedBytes: number;
  readonly handles: number;
  readonly threads: number;
}

async function stateOf(base: string): Promise<ServerState> {
  const response = await fetch(new URL("/api/state", base), { headers: { connection: "close" } });
  return (await response.json()) as ServerState;
}

/** The state once every stream has come home; a reader that left is noticed a moment later. */
async function settled(base: string): Promise<ServerState> {
  for (let attempt = 0; ; attempt++) {
    const state = await stateOf(base);
    if (state.opened === state.disposed || attempt === 40) return state;
    await pause(250);
  }
}

test.each(hosts)(
  "$name answers as declared and leaks nothing",
  { timeout: 600_000 },
  async ({ name, project, assembly }) => {
    const folder = buildProject(project, assembly);
    const server = await startServer(join(folder, assembly), folder);
    try {
      const round = async (): Promise<Record<string, Faults>> => ({
        crowd: await crowd(server.url, size.requests, size.atOnce),
        downloads: await concurrentDownloads(server.url, size.downloads),
        aborted: await abortedDownloads(server.url, size.aborted, 50),
        slow: await slowBodies(server.url, size.slow),
        refusals: await refusals(server.url, size.refused),
      });
      const none = new Map();
      const clean = { crowd: none, downloads: none, aborted: none, slow: none, refusals: none };
      const states: ServerState[] = [await stateOf(server.url)];
      for (let n = 0; n < 3; n++) {
        expect(await round()).toEqual(clean);
        states.push(await settled(server.url));
      }
      if (long) process.stdout.write(`${name}\n${states.map((state) => JSON.stringify(state)).join("\n")}\n`);
      const [, first, , last] = states;
      if (first === undefined || last === undefined) throw new Error("three rounds give four states");
      expect(last.disposed).toBe(last.opened);
      expect(last.opened).toBeGreaterThanOrEqual(3 * (size.downloads + size.aborted));
      expect(last.disposedAgain).toBe(0);
      // The first round fills pools and compiles; what a later one adds to it, it leaks.
      expect(last.handles - first.handles).toBeLessThan(20);
      expect(last.managedBytes - first.managedBytes).toBeLessThan(4_000_000);
    } finally {
      await server.stop();
    }
  },
);
