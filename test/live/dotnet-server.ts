import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { withoutServers } from "../../scripts/compiler-server.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url));

const environment = {
  ...process.env,
  DOTNET_CLI_TELEMETRY_OPTOUT: "1",
  DOTNET_NOLOGO: "1",
  ASPNETCORE_ENVIRONMENT: "Production",
};

/**
 * Builds a C# project and returns the folder with its assembly. `npm test` has built all of test/Servers.slnx at once, which
 * takes a fraction of the time; a test file that runs by itself builds what it needs.
 */
export function buildProject(project: string, output: string, properties: readonly string[] = []): string {
  if (process.env.TENON_TEST_SERVERS === "built" && properties.length === 0 && isInSolution(project)) {
    return join(dirname(resolve(root, project)), "bin/Release/net10.0");
  }
  const folder = join(root, "artifacts/live", output);
  const result = spawnSync(
    "dotnet",
    ["build", project, "-c", "Release", "-o", folder, ...withoutServers, "-v", "quiet", "--nologo", ...properties],
    { cwd: root, encoding: "utf8", env: environment },
  );
  if (result.status !== 0) throw new Error(`dotnet build ${project} failed:\n${result.stdout}\n${result.stderr}`);
  return folder;
}

function isInSolution(project: string): boolean {
  const solution = join(root, "test/Servers.slnx");
  const paths = [...readFileSync(solution, "utf8").matchAll(/Path="([^"]+)"/g)].map(([, path]) => path ?? "");
  return paths.some((path) => resolve(dirname(solution), path) === resolve(root, project));
}

export interface RunningServer {
  readonly url: string;
  readonly log: () => string;
  stop(): Promise<void>;
}

/** Starts a server on a free port of the loopback address and waits until it listens. */
export async function startServer(
  assembly: string,
  contentRoot: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const child: ChildProcess = spawn(
    "dotnet",
    [assembly, "--urls", "http://127.0.0.1:0", "--contentRoot", contentRoot],
    {
      cwd: root,
      env: { ...environment, ...variables },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let log = "";
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server did not listen in time:\n${log}`)), 60_000);
    const read = (chunk: Buffer): void => {
      log += chunk.toString("utf8");
      const found = /Now listening on: (http:\/\/127\.0\.0\.1:\d+)/.exec(log)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}:\n${log}`));
    });
  });
  return {
    url,
    log: () => log,
    async stop() {
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), 10_000);
      await ended;
      clearTimeout(late);
    },
  };
}
