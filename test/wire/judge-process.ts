/** The .NET process that compiles and serves programs (`dotnet/wire-judge`). */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { buildProject } from "../live/dotnet-server.js";

export type Served =
  | { readonly kind: "url"; readonly url: string }
  /** The compiler's errors, or why the application did not start. */
  | { readonly kind: "errors"; readonly errors: readonly string[] };

export interface Judge {
  serve(source: string): Promise<{ readonly served: Served; stop(): Promise<void> }>;
  /** How many processes have ended by themselves: what was under way then has to be tried again. */
  readonly deaths: number;
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
export function buildJudge(): string {
  return join(buildProject("dotnet/wire-judge/wire-judge.csproj", "wire-judge"), "wire-judge.dll");
}

/** One process serves so many programs: a runtime that has loaded and unloaded thousands of assemblies may crash. */
const programsEach = 60;

export function startJudge(assembly: string): Judge {
  let deaths = 0;
  const start = (): JudgeProcess =>
    startProcess(assembly, () => {
      deaths++;
    });
  let current = start();
  let next = 1;
  return {
    get deaths() {
      return deaths;
    },
    async serve(source) {
      if (current.isEnded() || current.served >= programsEach) {
        current.retire();
        current = start();
      }
      const process = current;
      const id = next++;
      const answer = await process.serve(id, source);
      const served: Served =
        answer.url === undefined ? { kind: "errors", errors: answer.errors ?? [] } : { kind: "url", url: answer.url };
      return { served, stop: () => process.stop(id) };
    },
    async end() {
      current.retire();
      await current.exited;
    },
  };
}

interface JudgeProcess {
  readonly served: number;
  readonly exited: Promise<void>;
  isEnded(): boolean;
  serve(id: number, source: string): Promise<Answer>;
  stop(id: number): Promise<void>;
  /** Ends when its last program is stopped. */
  retire(): void;
}

function startProcess(assembly: string, onDeath: () => void): JudgeProcess {
  const child: ChildProcessWithoutNullStreams = spawn("dotnet", [assembly], { env: environment });
  const waiting = new Map<number, (answer: Answer) => void>();
  const running = new Set<number>();
  let lastWords = "";
  let isEnded = false;
  let isRetired = false;
  let served = 0;
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
  // A request to a process that is ending is answered by its end.
  child.stdin.on("error", () => undefined);
  const exited = new Promise<void>((resolve) =>
    child.once("exit", () => {
      isEnded = true;
      if (!isRetired) onDeath();
      for (const [id, settle] of waiting) settle({ id, errors: [`start: the judge ended: ${lastWords}`] });
      waiting.clear();
      resolve();
    }),
  );
  const ask = (id: number, request: object): Promise<Answer> =>
    new Promise((resolve) => {
      if (isEnded) {
        resolve({ id, errors: [`start: the judge has ended: ${lastWords}`] });
        return;
      }
      waiting.set(id, resolve);
      child.stdin.write(`${JSON.stringify(request)}\n`);
    });
  const endIfDone = (): void => {
    if (isRetired && running.size === 0) child.stdin.end();
  };
  return {
    get served() {
      return served;
    },
    exited,
    isEnded: () => isEnded,
    async serve(id, source) {
      served++;
      running.add(id);
      const answer = await ask(id, { serve: id, source });
      if (answer.url === undefined) {
        running.delete(id);
        endIfDone();
      }
      return answer;
    },
    async stop(id) {
      if (!running.delete(id)) return;
      await ask(id, { stop: id });
      endIfDone();
    },
    retire() {
      isRetired = true;
      endIfDone();
    },
  };
}
