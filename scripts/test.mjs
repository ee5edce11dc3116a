// Everything that must hold before a change lands: format, types, structure, the TypeScript tests and the C# tests.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

const root = new URL("..", import.meta.url).pathname;
const results = `${root}artifacts/test-results`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

requireSdk();
step("Format and lint", "npx", ["biome", "check", "--error-on-warnings", "."]);
step("Types", "npm", ["run", "--silent", "typecheck"]);
step("Structure", "npm", ["run", "--silent", "structure"]);
step("Bundle", "npm", ["run", "--silent", "build"]);
const node = step(
  "TypeScript tests",
  "npx",
  ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${results}/vitest.json`],
  "go on",
);
const dotnet = step(
  "C# tests",
  "dotnet",
  ["test", "dotnet/Tenon.slnx", "--nologo", "--disable-build-servers"],
  "go on and count",
);

const vitest = JSON.parse(readFileSync(`${results}/vitest.json`, "utf8"));
const xunit = xunitCounts(dotnet.output);
const passed = vitest.numPassedTests + xunit.passed;
const failed =
  vitest.numFailedTests + xunit.failed + (vitest.numFailedTestSuites > 0 && vitest.numFailedTests === 0 ? 1 : 0);
console.log(`\nvitest: ${vitest.numPassedTests} passed, ${vitest.numFailedTests} failed`);
console.log(`xunit: ${xunit.passed} passed, ${xunit.failed} failed`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(node.ok && dotnet.ok && failed === 0 && xunit.passed > 0 ? 0 : 1);

/** The C# half cannot be judged without the SDK; the other half can, and the message says how. */
function requireSdk() {
  const sdks = spawnSync("dotnet", ["--list-sdks"], { encoding: "utf8" });
  if (sdks.status === 0 && /^10\./m.test(sdks.stdout)) return;
  const found =
    sdks.error !== undefined
      ? "no `dotnet` on the PATH"
      : `only: ${sdks.stdout.trim().split("\n").join(", ") || "none"}`;
  console.error(
    [
      `The tests need the .NET SDK 10 (found ${found}).`,
      "Install it from https://dotnet.microsoft.com/download/dotnet/10.0 or with your system's package manager (dotnet-sdk-10.0).",
      "The part that needs no .NET: npm run test:node",
    ].join("\n"),
  );
  process.exit(1);
}

/** What a failure means: the end, or that the next step is still worth knowing; xunit's summary is counted from what it prints. */
function step(title, command, args, onFailure = "stop") {
  console.log(`\n── ${title}`);
  const env = { ...process.env, DOTNET_CLI_TELEMETRY_OPTOUT: "1", DOTNET_NOLOGO: "1", MSBUILDDISABLENODEREUSE: "1" };
  const result = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: onFailure === "go on and count" ? ["ignore", "pipe", "inherit"] : ["ignore", "inherit", "inherit"],
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  process.stdout.write(result.stdout ?? "");
  const ok = result.status === 0;
  if (!ok && onFailure === "stop") {
    console.error(`\n${title} failed: ${command} ${args.join(" ")}`);
    process.exit(1);
  }
  return { ok, output: result.stdout ?? "" };
}

function xunitCounts(output) {
  const lines = [...output.matchAll(/Failed:\s*(\d+), Passed:\s*(\d+), Skipped:\s*(\d+)/g)];
  return lines.reduce(
    (sum, [, failed, passed]) => ({ passed: sum.passed + Number(passed), failed: sum.failed + Number(failed) }),
    { passed: 0, failed: 0 },
  );
}
