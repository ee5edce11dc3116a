// Builds that leave no process behind. A test run makes some forty builds: they share one C# compiler, which is warm after the
// first of them and ends with the run. A build by itself starts a compiler of its own.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** MSBuild takes environment variables for properties; this is the one that names the compiler to connect to. */
const variable = "SharedCompilationId";

/**
 * The options of `dotnet build`, `restore` and `pack`. Within a test run the cores are taken, and further processes of MSBuild only
 * take time to start.
 */
export const withoutServers = process.env[variable] === undefined ? ["--disable-build-servers"] : ["-m:1"];

/** Starts the compiler; `environment` is for the processes that build. */
export function startCompilerServer() {
  const program = join(sdkFolder(), "Roslyn/bincore/VBCSCompiler.dll");
  if (!existsSync(program)) return { environment: {}, stop: () => undefined };
  const name = `tenon-tests-${process.pid}`;
  const server = spawn("dotnet", ["exec", program, `-pipename:${name}`], { stdio: "ignore" });
  return { environment: { [variable]: name, UseSharedCompilation: "true" }, stop: () => void server.kill() };
}

/** The folder of the SDK that `dotnet build` would use here. */
function sdkFolder() {
  const ask = (/** @type {string} */ option) => spawnSync("dotnet", [option], { encoding: "utf8" }).stdout;
  const version = ask("--version").trim();
  const [, folder = ""] =
    ask("--list-sdks").match(new RegExp(`^${version.replaceAll(".", "\\.")} \\[(.+)\\]`, "m")) ?? [];
  return join(folder, version);
}
