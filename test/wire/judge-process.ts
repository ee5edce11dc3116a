/** The .NET process that compiles and serves programs (`dotnet/wire-judge`). */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";

export type Served =
  | { readonly kind: "url"; readonly url: string }
  /** The compiler's errors, or why the application did not start. */
  | { readonly kind: "errors"; readonly errors: readonly string[] };

export interface Judge {
  serve(source: string): Promise<{ readonly served: Served; stop(): Promise<void> }>;
  end(): Promise<void>;
}

interface Answer {
  readonly id: number;
  readonly url?: string;
  readonly errors?: readonly string[];
}

const environment = {
  ...process.env,
  DOTNET_CLI_TELEMETRY_OPTOUT: "1",
  DOTNET_NOLOGO: "1",
  MSBUILDDISABLENODEREUSE: "1",
  ASPNETCORE_ENVIRONMENT: "Production",
  // Thousands of applications would each watch their settings file.
  DOTNET_hostBuilder__reloadConfigOnChange: "false",
  DOTNET_USE_POLLING_FILE_WATCHER: "1",
  // No method lives long enough to be worth a profile.
  DOTNET_TieredPGO: "0",
};

/** Builds the judge; answers the path of its assembly. */
export function buildJudge(root: string): string {
  const folder = join(root, "artifacts/wire-judge");
  const project = "dotnet/wire-judge/wire-judge.csproj";
  const args = ["build", project, "-c", "Release", "-o", folder, "--disable-build-servers", "-v", "quiet", "--nologo"];
  const result = spawnSync("dotnet", args, { cwd: root, encoding: "utf8", env: environment });
  if (result.status !== 0) throw new Error(`dotnet build ${project} failed:\n${result.stdout}\n${result.stderr}`);
  return join(folder, "wire-judge.dll");
}

export function startJudge(assembly: string): Judge {
  const child: ChildProcessWithoutNullStreams = spawn("dotnet", [assembly], { env: environment });
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastWords = "";
  let ended = false;
  const lines: Interface = createInterface({ input: child.stdout });
  lines.on("line", (line) => {
    const answer: Answer = JSON.parse(line);
    const settle = waiting.get(answer.id);
    waiting.delete(answer.id);
    settle?.(answer);
  });
  child.stderr.on("data", (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString("utf8")).slice(-4000);
  });
  const exited = new Promise<void>((resolve) =>
    child.once("exit", () => {
      ended = true;
      for (const settle of waiting.values()) settle({ id: 0, errors: [`start: the judge ended: ${lastWords}`] });
      resolve();
    }),
  );
  let next = 1;
  const ask = (id: number, request: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (ended) {
        reject(new Error(`The judge has ended: ${lastWords}`));
        return;
      }
      waiting.set(id, resolve);
      child.stdin.write(`${JSON.stringify(request)}\n`);
    });
  return {
    async serve(source) {
      const id = next++;
      const answer = await ask(id, { serve: id, source });
      const served: Served =
        answer.url === undefined ? { kind: "errors", errors: answer.errors ?? [] } : { kind: "url", url: answer.url };
      return {
        served,
        stop: async () => {
          if (served.kind === "url") await ask(id, { stop: id });
        },
      };
    },
    async end() {
      child.stdin.end();
      await exited;
    },
  };
}
