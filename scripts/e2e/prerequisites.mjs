import { spawnSync } from "node:child_process";

/** What the end-to-end task needs besides Node, how each is asked for its version, and where it comes from. */
const runtime = {
  name: ".NET runtime 10 (ASP.NET Core)",
  find: () => listed("dotnet", ["--list-runtimes"], /^Microsoft\.AspNetCore\.App (\S+)/gm, 10),
  install:
    "Install it from https://dotnet.microsoft.com/download/dotnet/10.0, or with the system's package manager (aspnetcore-runtime-10.0).",
};
const sdk = {
  name: ".NET SDK 10",
  find: () => listed("dotnet", ["--list-sdks"], /^(\S+) \[/gm, 10),
  install:
    "Install it from https://dotnet.microsoft.com/download/dotnet/10.0, or with the system's package manager (dotnet-sdk-10.0).",
};
const hostTooling = {
  name: "Azure Functions Core Tools 4 (func)",
  find: () => listed("func", ["--version"], /^(\d+\.\S+)/gm, 4),
  install:
    "Install it with `npm install --global azure-functions-core-tools@4`, or see https://aka.ms/func-core-tools. Without it: npm run e2e:local",
};
const python = {
  name: "Python 3",
  find: () => {
    const python3 = listed("python3", ["--version"], /^Python (\S+)/gm, 3);
    if (python3.command !== undefined) return python3;
    const plain = listed("python", ["--version"], /^Python (\S+)/gm, 3);
    return plain.command === undefined && plain.found.startsWith("no ") ? python3 : plain;
  },
  install: "Install it from https://www.python.org/downloads/, or with the system's package manager (python3).",
};

/**
 * The prerequisites of a run, in the order a person would install them. Exits at once, before anything is built, where one is
 * missing or too old.
 * @returns {{ readonly python: string }}
 * @param {boolean} local
 */
export function requirePrerequisites(local) {
  const wanted = [runtime, sdk, ...(local ? [] : [hostTooling]), python];
  const answers = wanted.map((one) => ({ ...one, ...one.find() }));
  const missing = answers.filter(({ command }) => command === undefined);
  if (missing.length > 0) {
    for (const { name, found, install } of missing) console.error(`${name} is missing: found ${found}.\n  ${install}`);
    console.error(`Nothing was built: ${missing.length} of ${wanted.length} prerequisites are missing.`);
    process.exit(1);
  }
  for (const { name, found } of answers) console.log(`  ${name}: ${found}`);
  return { python: answers.at(-1)?.command ?? "python3" };
}

/**
 * @returns {{ command?: string, found: string }}
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RegExp} pattern
 * @param {number} major
 */
function listed(command, args, pattern, major) {
  const result = spawnSync(command, args, {
    encoding: "utf8",
    timeout: 60_000,
    env: { ...process.env, DOTNET_CLI_TELEMETRY_OPTOUT: "1", DOTNET_NOLOGO: "1" },
  });
  if (result.error !== undefined && "code" in result.error && result.error.code === "ENOENT")
    return { found: `no \`${command}\` on the PATH` };
  if (result.error !== undefined) return { found: `a \`${command}\` that does not run (${result.error.message})` };
  // Python 2 prints its version to standard error.
  const output = `${result.stdout}\n${result.stderr}`;
  const versions = [...output.matchAll(pattern)].map(([, version]) => version ?? "");
  const fit = versions.findLast((version) => Number.parseInt(version, 10) === major);
  if (fit !== undefined && result.status === 0) return { command, found: fit };
  const seen = versions.length > 0 ? versions.join(", ") : `nothing of its kind (exit code ${result.status})`;
  return { found: `${seen} from \`${[command, ...args].join(" ")}\`` };
}
