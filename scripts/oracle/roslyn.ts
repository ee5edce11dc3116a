import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withoutServers } from "../compiler-server.mjs";

/** A project as both sides are told of it. The property names are those the C# side reads. */
export interface ProjectRequest {
  readonly files: readonly string[];
  readonly defines: readonly string[];
  /** A number, as `LangVersion`: 7.3. */
  readonly languageVersion: number;
  readonly nullable: "enable" | "disable" | "annotations" | "warnings";
  /** Assemblies, absolute. */
  readonly references: readonly string[];
  readonly usings: readonly { readonly namespace: string; readonly static: boolean; readonly alias?: string }[];
  readonly assemblyName: string;
  readonly executable: boolean;
  readonly internalsVisibleTo: readonly string[];
  /** Projects earlier in the same request. */
  readonly projectReferences: readonly number[];
}

/** The judge could not be asked: that is never counted as agreement. */
export class OracleUnavailable extends Error {}

/** Builds the C# side when its sources or the SDK have changed, and returns its path. */
export function buildOracle(root: string): string {
  const sdk = dotnetVersion();
  const sources = join(root, "dotnet", "oracle");
  const artifacts = join(root, "artifacts", "oracle");
  const program = join(artifacts, "bin", "oracle", "release", "oracle.dll");
  const stampFile = join(artifacts, "stamp.txt");
  const hash = createHash("sha256").update(sdk);
  for (const name of readdirSync(sources).sort()) {
    if (/\.(cs|csproj)$/.test(name)) hash.update(name).update(readFileSync(join(sources, name)));
  }
  const stamp = hash.digest("hex");
  if (existsSync(program) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return program;
  const options = ["-c", "Release", "--artifacts-path", artifacts, ...withoutServers, "-v", "quiet", "-nologo"];
  const build = spawnSync("dotnet", ["build", sources, ...options], { encoding: "utf8", env: quietEnvironment() });
  if (build.status !== 0)
    throw new OracleUnavailable(`dotnet build of dotnet/oracle failed:\n${build.stdout}${build.stderr}`);
  writeFileSync(stampFile, stamp);
  return program;
}

function dotnetVersion(): string {
  try {
    return execFileSync("dotnet", ["--version"], { encoding: "utf8", env: quietEnvironment() });
  } catch {
    throw new OracleUnavailable("the oracle needs the .NET SDK 10 or later on the PATH: https://dot.net/download");
  }
}

/** Starts the C# side. The request goes by file: command lines have a limit, projects have not. */
export function askRoslyn(
  root: string,
  program: string,
  mode: "syntax" | "symbols" | "metadata",
  projects: readonly ProjectRequest[],
): ChildProcess {
  const folder = join(root, "artifacts", "oracle", "requests");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${mode}-${process.pid}-${requests++}.json`);
  writeFileSync(path, JSON.stringify({ projects }));
  // Each method runs over a repository once: counting how it runs costs more than it brings.
  const env = { ...quietEnvironment(), DOTNET_TieredPGO: "0" };
  return spawn("dotnet", [program, mode, path], { stdio: ["ignore", "pipe", "inherit"], env });
}

let requests = 0;

export function quietEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, DOTNET_CLI_TELEMETRY_OPTOUT: "1", DOTNET_NOLOGO: "1", DOTNET_CLI_USE_MSBUILD_SERVER: "0" };
}

/** Waits for the end; a judge that died half-way has not agreed. */
export async function finished(child: ChildProcess): Promise<void> {
  const code = child.exitCode ?? (await new Promise<number | null>((resolve) => child.once("exit", resolve)));
  if (code !== 0) throw new OracleUnavailable(`the oracle ended with exit code ${code}`);
}
