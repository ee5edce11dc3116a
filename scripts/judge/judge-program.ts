/** The C# half of the judge, built when its sources or the SDK have changed. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withoutServers } from "../compiler-server.mjs";

/** The judge itself could not be built or asked: never counted as agreement. */
export class JudgeUnavailable extends Error {}

/** The path of the assembly: a startup hook, and a program for the small servers of the tests. */
export function buildJudge(root: string): string {
  const sources = join(root, "dotnet", "judge");
  const artifacts = join(root, "artifacts", "judge");
  const program = join(artifacts, "bin", "Tenon.Judge", "release", "Tenon.Judge.dll");
  const stampFile = join(artifacts, "stamp.txt");
  const stamp = stampOf(sources);
  if (existsSync(program) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return program;
  const options = ["-c", "Release", "--artifacts-path", artifacts, ...withoutServers, "-v", "quiet", "-nologo"];
  const build = spawnSync("dotnet", ["build", sources, ...options], { encoding: "utf8", env: quietEnvironment() });
  if (build.status !== 0)
    throw new JudgeUnavailable(`dotnet build of dotnet/judge failed:\n${build.stdout}${build.stderr}`);
  writeFileSync(stampFile, stamp);
  return program;
}

function stampOf(sources: string): string {
  const sdk = spawnSync("dotnet", ["--version"], { encoding: "utf8", env: quietEnvironment() });
  if (sdk.status !== 0)
    throw new JudgeUnavailable("The judge needs the .NET SDK 10 or later on the PATH: https://dot.net/download");
  const hash = createHash("sha256").update(sdk.stdout);
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(cs|csproj)$/.test(name),
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
