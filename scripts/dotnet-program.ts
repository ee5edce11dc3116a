/** The C# programs that judge us (`dotnet/judge`, `dotnet/oracle`). */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withoutServers } from "./compiler-server.mjs";

/** A judge could not be built or asked: that is never counted as agreement. */
export class JudgeUnavailable extends Error {}

/** Asks a running application what it serves: a startup hook, and a program for the small servers of the tests. */
export function buildJudge(root: string): string {
  return buildProgram(root, "judge", "Tenon.Judge");
}

/** Asks Roslyn about C# sources. */
export function buildOracle(root: string): string {
  return buildProgram(root, "oracle", "oracle");
}

/** Builds the program of a folder in `dotnet` when its sources or the SDK have changed; answers the path of its assembly. */
function buildProgram(root: string, name: string, assembly: string): string {
  const sources = join(root, "dotnet", name);
  const artifacts = join(root, "artifacts", name);
  const program = join(artifacts, "bin", assembly, "release", `${assembly}.dll`);
  const stampFile = join(artifacts, "stamp.txt");
  const stamp = stampOf(sources);
  if (existsSync(program) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return program;
  const options = ["-c", "Release", "--artifacts-path", artifacts, ...withoutServers, "-v", "quiet", "-nologo"];
  const build = spawnSync("dotnet", ["build", sources, ...options], { encoding: "utf8", env: quietEnvironment() });
  if (build.status !== 0)
    throw new JudgeUnavailable(`dotnet build of dotnet/${name} failed:\n${build.stdout}${build.stderr}`);
  writeFileSync(stampFile, stamp);
  return program;
}

function stampOf(sources: string): string {
  const sdk = spawnSync("dotnet", ["--version"], { encoding: "utf8", env: quietEnvironment() });
  if (sdk.status !== 0)
    throw new JudgeUnavailable("This needs the .NET SDK 10 or later on the PATH: https://dot.net/download");
  const hash = createHash("sha256").update(sdk.stdout);
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(cs|csproj)$/.test(name) && !/(^|[\\/])(bin|obj)[\\/]/.test(name),
  );
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(sources, name)));
  return hash.digest("hex");
}

export function quietEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DOTNET_CLI_TELEMETRY_OPTOUT: "1",
    DOTNET_NOLOGO: "1",
    DOTNET_CLI_USE_MSBUILD_SERVER: "0",
    MSBUILDDISABLENODEREUSE: "1",
  };
}
