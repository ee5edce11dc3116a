/** Servers of one file each, judged together in one process: see `dotnet/judge/BatchMode.cs`. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { withoutServers } from "../compiler-server.mjs";
import { buildJudge, JudgeUnavailable, quietEnvironment } from "../dotnet-program.js";
import { type CallRequest, parseServerFacts, type ServerFacts } from "./server-facts.js";

export interface SmallServer {
  readonly name: string;
  readonly file: string;
  /** A source that stands for a package: the judge compiles it, Tenon does not see it. */
  readonly packageFile: string | undefined;
  /** The first line: what the server shows. */
  readonly title: string;
  /** `// announced: 2`: how many differences a diagnostic names. */
  readonly announced: number;
  /** `// not called: why`: its endpoints are not what the server really has. */
  readonly isCalled: boolean;
  /** `// writes more: why`: values have keys of which their declared types say nothing. */
  readonly writesMore: boolean;
}

export function findSmallServers(folder: string): readonly SmallServer[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".cs") && !file.endsWith(".package.cs"))
    .sort()
    .map((file) => {
      const path = join(folder, file);
      const packageFile = path.replace(/\.cs$/, ".package.cs");
      const text = readFileSync(path, "utf8");
      const [first = ""] = text.split("\n");
      return {
        name: basename(file, ".cs"),
        file: path,
        packageFile: existsSync(packageFile) ? packageFile : undefined,
        title: first.replace(/^\/\/\s*/, ""),
        announced: Number(/^\/\/ announced: (\d+)$/m.exec(text)?.[1] ?? 0),
        isCalled: !/^\/\/ not called: /m.test(text),
        writesMore: /^\/\/ writes more: /m.test(text),
      };
    });
}

/** The facts of each server by name; the reason where one could not be judged. */
export function judgeSmallServers(
  root: string,
  servers: readonly SmallServer[],
  requestsOf: (name: string) => readonly CallRequest[],
): ReadonlyMap<string, ServerFacts | string> {
  const answers = runBatch(
    root,
    "servers",
    servers.map(({ name, file, packageFile }) => ({
      name,
      requests: requestsOf(name),
      files: [file],
      packages: packageFile === undefined ? [] : [packageFile],
    })),
  );
  return new Map(Array.from(answers, ([name, text]) => [name, parseServerFacts(text) ?? text]));
}

/** One program for the judge. */
export interface BatchServer {
  readonly name: string;
  readonly files: readonly string[];
  readonly packages: readonly string[];
  readonly requests?: readonly CallRequest[];
  readonly isOnlyCompiled?: boolean;
}

/** What the judge writes of each program, by name. `folder` is where it works, below artifacts. */
export function runBatch(root: string, folder: string, servers: readonly BatchServer[]): ReadonlyMap<string, string> {
  const program = buildJudge(root);
  const output = join(root, "artifacts", "judge", folder);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const request = join(output, "request.json");
  const [references, generators] = [packageAssemblies(root), jsonGenerators()];
  writeFileSync(request, JSON.stringify({ output, references, generators, servers }));
  const result = spawnSync("dotnet", [program, "batch", request], {
    encoding: "utf8",
    env: { ...quietEnvironment(), ASPNETCORE_ENVIRONMENT: "Production", Logging__LogLevel__Default: "None" },
  });
  if (result.status !== 0)
    throw new JudgeUnavailable(`the judge ended with ${result.status}:\n${result.stdout}${result.stderr}`);
  return new Map(servers.map(({ name }) => [name, readFileSync(join(output, `${name}.json`), "utf8")]));
}

/** Of the packages that some of the servers need. */
function packageAssemblies(root: string): readonly string[] {
  const project = join(root, "test", "judge", "packages", "Packages.csproj");
  const artifacts = join(root, "artifacts", "judge", "packages");
  const options = ["--artifacts-path", artifacts, "-v", "quiet", "-nologo", ...withoutServers];
  const restored = spawnSync("dotnet", ["restore", project, ...options], {
    encoding: "utf8",
    env: quietEnvironment(),
  });
  if (restored.status !== 0)
    throw new JudgeUnavailable(
      `the packages of the small servers cannot be had:\n${restored.stdout}${restored.stderr}`,
    );
  const asked = spawnSync("dotnet", ["nuget", "locals", "global-packages", "--list"], {
    encoding: "utf8",
    env: quietEnvironment(),
  });
  const folder = /global-packages: (.+)/.exec(asked.stdout)?.[1]?.trim() ?? "";
  const downloads = readFileSync(project, "utf8").matchAll(/<PackageDownload Include="(.+?)" Version="\[(.+?)\]"/g);
  return [...downloads].flatMap(([, name = "", version = ""]) => {
    const found = ["net10.0", "net6.0"]
      .map((framework) => join(folder, name.toLowerCase(), version, "lib", framework, `${name}.dll`))
      .find(existsSync);
    if (found === undefined) throw new JudgeUnavailable(`the package ${name} ${version} has no assembly`);
    return [found];
  });
}

/** The source generator that comes with the framework. */
function jsonGenerators(): readonly string[] {
  const listed = spawnSync("dotnet", ["--list-sdks"], { encoding: "utf8", env: quietEnvironment() });
  const sdks = /\[(.+)\]\s*$/m.exec(listed.stdout)?.[1];
  if (sdks === undefined) return [];
  const packs = join(sdks, "..", "packs", "Microsoft.NETCore.App.Ref");
  const version =
    readdirSync(packs)
      .filter((name) => name.startsWith("10."))
      .at(-1) ?? "";
  const generator = join(packs, version, "analyzers", "dotnet", "cs", "System.Text.Json.SourceGeneration.dll");
  return existsSync(generator) ? [generator] : [];
}
