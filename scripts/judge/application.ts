/** Builds an application and lets it start far enough to ask it: no port is opened, and nothing of it runs on. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { withoutServers } from "../compiler-server.mjs";
import { quietEnvironment } from "../dotnet-program.js";
import { type ProcessResult, runLimited } from "./limited-process.js";
import { parseServerFacts, type ServerFacts } from "./server-facts.js";

export interface JudgeOptions {
  readonly environment: string;
  readonly configuration: string;
  readonly framework: string | undefined;
  readonly buildSeconds: number;
  readonly startSeconds: number;
  /** MSBuild properties, as `Name=Value`. */
  readonly properties: readonly string[];
  readonly arguments: readonly string[];
}

export type Judged =
  | { readonly kind: "facts"; readonly facts: ServerFacts }
  /** Why it cannot be judged, in a sentence; `detail` is the first line that says so. */
  | { readonly kind: "problem"; readonly problem: Problem; readonly detail: string };

export type Problem =
  | "does not build"
  | "is not a program"
  | "needs a database or another server to start"
  | "throws when it starts"
  | "never builds a host"
  | "does not build a host in time"
  | "builds a host and does not start it"
  | "builds a host and does not start it in time";

/** The assembly of an application, and the folder of its project, which it runs in. */
export interface BuiltApplication {
  readonly kind: "built";
  readonly assembly: string;
  readonly folder: string;
}

export type Unjudged = Extract<Judged, { kind: "problem" }>;

export async function judgeApplication(
  project: string,
  hook: string,
  work: string,
  options: JudgeOptions,
): Promise<Judged> {
  const built = await buildApplication(project, options);
  return built.kind === "problem" ? built : startApplication(built, hook, work, options);
}

export async function buildApplication(project: string, options: JudgeOptions): Promise<BuiltApplication | Unjudged> {
  const path = resolve(project);
  const folder = dirname(path);
  const framework = await frameworkOf(path, options);
  const properties = [
    `-p:Configuration=${options.configuration}`,
    ...(framework === undefined ? [] : [`-p:TargetFramework=${framework}`]),
    ...options.properties.map((property) => `-p:${property}`),
  ];
  const quiet = ["-p:TreatWarningsAsErrors=false", "-p:NuGetAudit=false", "-p:StartupHookSupport=true"];
  const build = await runLimited(
    "dotnet",
    ["build", path, "-v", "quiet", "-nologo", ...withoutServers, "-nodeReuse:false", ...quiet, ...properties],
    { cwd: folder, env: quietEnvironment(), seconds: options.buildSeconds },
  );
  if (build.exitCode !== 0) return problem("does not build", firstError(build));
  const evaluated = await evaluate(path, ["TargetPath", "OutputType"], properties, options);
  const assembly = evaluated.get("TargetPath") ?? "";
  if (!/exe$/i.test(evaluated.get("OutputType") ?? "") || !existsSync(assembly))
    return problem("is not a program", `OutputType is ${evaluated.get("OutputType") ?? "not known"}`);
  return { kind: "built", assembly, folder };
}

export async function startApplication(
  { assembly, folder }: BuiltApplication,
  hook: string,
  work: string,
  options: JudgeOptions,
): Promise<Judged> {
  mkdirSync(work, { recursive: true });
  const file = join(work, `${basename(assembly, ".dll")}-${process.pid}.json`);
  const stageFile = `${file}.stage`;
  for (const old of [file, stageFile]) rmSync(old, { force: true });
  const result = await runLimited("dotnet", ["exec", assembly, ...options.arguments], {
    cwd: folder,
    env: {
      ...quietEnvironment(),
      ASPNETCORE_ENVIRONMENT: options.environment,
      DOTNET_ENVIRONMENT: options.environment,
      ASPNETCORE_URLS: "http://127.0.0.1:0",
      // A program for an older runtime runs on the one that is there.
      DOTNET_ROLL_FORWARD: "LatestMajor",
      DOTNET_STARTUP_HOOKS: hook,
      TENON_JUDGE_FACTS: file,
    },
    seconds: options.startSeconds,
  });
  const stage = existsSync(stageFile) ? readFileSync(stageFile, "utf8") : "";
  const facts = existsSync(file) ? parseServerFacts(readFileSync(file, "utf8")) : undefined;
  for (const old of [file, stageFile]) rmSync(old, { force: true });
  return facts === undefined ? whyNot(result, stage) : { kind: "facts", facts };
}

function whyNot(result: ProcessResult, stage: string): Judged {
  const { output, timedOut } = result;
  const thrown = /Unhandled exception\. ([^\n]+)/.exec(output)?.[1];
  if (thrown !== undefined)
    return problem(
      needsServer(output) ? "needs a database or another server to start" : "throws when it starts",
      thrown,
    );
  const detail = lastLine(output);
  // A start that waits for a connection says so in its log.
  if (timedOut && needsServer(output)) return problem("needs a database or another server to start", detail);
  if (stage === "built")
    return problem(
      timedOut ? "builds a host and does not start it in time" : "builds a host and does not start it",
      detail,
    );
  return problem(timedOut ? "does not build a host in time" : "never builds a host", detail);
}

const otherServers =
  /SocketException|Connection refused|ConnectionString|connection string|SqlException|NpgsqlException|MySqlException|SqliteException|MongoConnection|RedisConnection|BrokerUnreachable|OracleException|Name or service not known/;

function needsServer(output: string): boolean {
  return otherServers.test(output);
}

function problem(what: Problem, detail: string): Unjudged {
  return { kind: "problem", problem: what, detail };
}

function firstError({ output, timedOut }: ProcessResult): string {
  if (timedOut) return "the build did not end in time";
  return /^.*\berror [A-Z]+\d+: .*$/m.exec(output)?.[0].trim() ?? lastLine(output);
}

function lastLine(output: string): string {
  return output.trim().split("\n").at(-1)?.trim() ?? "";
}

/** A project for several frameworks is judged with the newest one. */
async function frameworkOf(path: string, options: JudgeOptions): Promise<string | undefined> {
  if (options.framework !== undefined) return options.framework;
  const frameworks = (await evaluate(path, ["TargetFrameworks", "OutputType"], [], options)).get("TargetFrameworks");
  return frameworks
    ?.split(";")
    .filter((one) => /^net\d+\.\d+$/.test(one))
    .sort((a, b) => Number.parseFloat(b.slice(3)) - Number.parseFloat(a.slice(3)))[0];
}

/** Two properties or more: of one alone MSBuild prints the bare value. */
async function evaluate(
  path: string,
  names: readonly [string, string],
  properties: readonly string[],
  options: JudgeOptions,
): Promise<ReadonlyMap<string, string>> {
  const asked = names.map((name) => `-getProperty:${name}`);
  const { output } = await runLimited(
    "dotnet",
    ["msbuild", path, "-nologo", "-nodeReuse:false", ...asked, ...properties],
    {
      cwd: dirname(path),
      env: quietEnvironment(),
      seconds: options.buildSeconds,
    },
  );
  const found = /\{\s*"Properties":\s*\{([^}]*)\}/.exec(output)?.[1] ?? "";
  return new Map(
    [...found.matchAll(/"(\w+)":\s*("(?:[^"\\]|\\.)*")/g)].map(([, name, value]) => [
      name ?? "",
      String(JSON.parse(value ?? '""')),
    ]),
  );
}
