import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { behaviours } from "../../scripts/e2e/behaviours.mjs";
import { behavioursCase, faults, prefixCases } from "../../scripts/e2e/cases.mjs";
import { extent } from "../extent.js";
import { root } from "./dotnet-server.js";

const script = join(root, "scripts/e2e.mjs");

describe("each prerequisite is checked before anything is built", () => {
  const dotnet = (runtime: string, sdk: string): string =>
    `case "$1" in --list-runtimes) echo "Microsoft.NETCore.App ${runtime} [/x]"; echo "Microsoft.AspNetCore.App ${runtime} [/x]";; *) echo "${sdk} [/x]";; esac`;
  const present = {
    dotnet: dotnet("10.0.1", "10.0.100"),
    func: "echo 4.0.7317",
    python3: "echo Python 3.12.1",
  };

  test.each([
    {
      name: "no host tooling",
      tools: { ...present, func: undefined },
      says: [
        "Azure Functions Core Tools 4 (func) is missing: found no `func` on the PATH.",
        "azure-functions-core-tools@4",
      ],
    },
    {
      name: "host tooling 3",
      tools: { ...present, func: "echo 3.0.3904" },
      says: ["Azure Functions Core Tools 4 (func) is missing: found 3.0.3904 from `func --version`."],
    },
    {
      name: "host tooling that does not run",
      tools: { ...present, func: "exit 127" },
      says: ["(func) is missing: found nothing of its kind (exit code 127) from `func --version`."],
    },
    {
      name: "no .NET",
      tools: { ...present, dotnet: undefined },
      says: [
        ".NET runtime 10 (ASP.NET Core) is missing: found no `dotnet` on the PATH.",
        "https://dotnet.microsoft.com/download/dotnet/10.0",
        ".NET SDK 10 is missing",
      ],
    },
    {
      name: "an older runtime",
      tools: { ...present, dotnet: dotnet("8.0.11", "10.0.100") },
      says: [".NET runtime 10 (ASP.NET Core) is missing: found 8.0.11 from `dotnet --list-runtimes`."],
    },
    {
      name: "an older SDK",
      tools: { ...present, dotnet: dotnet("10.0.1", "9.0.100") },
      says: [".NET SDK 10 is missing: found 9.0.100 from `dotnet --list-sdks`."],
    },
    {
      name: "no Python",
      tools: { ...present, python3: undefined },
      says: ["Python 3 is missing: found no `python3` on the PATH.", "https://www.python.org/downloads/"],
    },
    {
      name: "Python 2 alone",
      tools: { ...present, python3: undefined, python: "echo Python 2.7.18 >&2" },
      says: ["Python 3 is missing: found 2.7.18 from `python --version`."],
    },
    {
      name: "nothing at all",
      tools: {},
      says: ["Nothing was built: 4 of 4 prerequisites are missing."],
    },
  ])("$name", ({ tools, says }) => {
    const { status, output } = withTools(tools, []);
    expect(status).toBe(1);
    for (const text of says) expect(output).toContain(text);
    expect(output).not.toContain("Building");
  });

  test("the embedded host needs no host tooling", () => {
    const { status, output } = withTools({ ...present, func: undefined, python3: undefined }, ["--local"]);
    expect(status).toBe(1);
    expect(output).toContain("Nothing was built: 1 of 3 prerequisites are missing.");
  });

  /** Runs the task with these programs on the PATH and no others. */
  function withTools(tools: Readonly<Record<string, string | undefined>>, args: readonly string[]) {
    const folder = mkdtempSync(join(tmpdir(), "tenon-path-"));
    try {
      for (const [name, body] of Object.entries(tools)) {
        if (body === undefined) continue;
        writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`);
        chmodSync(join(folder, name), 0o755);
      }
      const env = { ...process.env, PATH: folder };
      const result = spawnSync(process.execPath, [script, ...args], { encoding: "utf8", env, timeout: 60_000 });
      return { status: result.status, output: result.stdout + result.stderr };
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
});

describe("what stops the task at once is one line", () => {
  test.each([
    {
      name: "an unknown option",
      args: ["--nosuch"],
      variables: {},
      says: "Unknown option '--nosuch'. The options are --local and --only <name>.",
    },
    {
      name: "a case that does not exist",
      args: ["--local", "--only", "nosuch"],
      variables: {},
      says: `--only does not know nosuch. The names are: ${[...prefixCases(true), behavioursCase, ...faults].map(({ name }) => name).join(", ")}.`,
    },
    {
      name: "a missing temporary folder",
      args: ["--local"],
      variables: { TMPDIR: "/nowhere/at/all" },
      says: "No folder for the builds can be made in /nowhere/at/all: ENOENT. Set TMPDIR to a folder that can be written.",
    },
  ])("$name", ({ args, variables, says }) => {
    const env = { ...process.env, ...variables };
    const result = spawnSync(process.execPath, [script, ...args], { encoding: "utf8", env, timeout: 60_000 });
    expect([result.status, result.stderr]).toEqual([2, `${says}\n`]);
  });

  test("a clone without its packages", () => {
    const clone = mkdtempSync(join(tmpdir(), "tenon-clone-"));
    try {
      cpSync(join(root, "scripts"), join(clone, "scripts"), { recursive: true });
      const args = [join(clone, "scripts/e2e.mjs"), "--local"];
      const result = spawnSync(process.execPath, args, { encoding: "utf8", timeout: 60_000 });
      expect([result.status, result.stderr]).toEqual([
        2,
        "The packages of this repository are not installed. Run `npm ci` first.\n",
      ]);
    } finally {
      rmSync(clone, { recursive: true });
    }
  });
});

describe("the sample's project", () => {
  test.each([
    {
      build: "by default",
      properties: [],
      packages: [],
      projects: ["../../dotnet/Tenon/Tenon.csproj", "../../dotnet/Tenon.LocalFunctions/Tenon.LocalFunctions.csproj"],
    },
    {
      build: "for the official host",
      properties: ["-p:FunctionsHost=azure"],
      packages: [
        "Microsoft.Azure.Functions.Worker",
        "Microsoft.Azure.Functions.Worker.Extensions.Http.AspNetCore",
        "Microsoft.Azure.Functions.Worker.Sdk",
      ],
      projects: ["../../dotnet/Tenon/Tenon.csproj"],
    },
    {
      build: "for `func start`, which builds into bin/output",
      properties: [`-p:OutputPath=${join(root, "samples/functions-images/bin/output")}/`],
      packages: [
        "Microsoft.Azure.Functions.Worker",
        "Microsoft.Azure.Functions.Worker.Extensions.Http.AspNetCore",
        "Microsoft.Azure.Functions.Worker.Sdk",
      ],
      projects: ["../../dotnet/Tenon/Tenon.csproj"],
    },
    {
      build: "with the packed library",
      properties: ["-p:TenonPackage=1.2.3"],
      packages: ["Tenon"],
      projects: ["../../dotnet/Tenon.LocalFunctions/Tenon.LocalFunctions.csproj"],
    },
  ])("references what it needs $build", ({ properties, packages, projects }) => {
    const project = join(root, "samples/functions-images/FunctionsImages.csproj");
    const args = ["msbuild", project, "-getItem:PackageReference", "-getItem:ProjectReference", ...properties];
    const result = spawnSync("dotnet", args, { encoding: "utf8" });
    const items: Record<string, { Identity: string }[]> = JSON.parse(result.stdout).Items;
    const names = (kind: string) => items[kind]?.map(({ Identity }) => Identity);
    expect(names("PackageReference")).toEqual(packages);
    expect(names("ProjectReference")).toEqual(projects);
  });
});

/**
 * Each fault in the C# is a build of its own, and its two halves have cheaper tests: the code in test/coverage, the host's answer
 * in Tenon.LocalFunctions.Tests. So the default run takes one fault of each kind, besides those that are only in host.json.
 */
const sampledFaults = new Set(["Route for TriggerRoute", "undeclared MIME type", "another function first by name"]);
const seeded = faults.filter(({ name, edit }) => {
  const isCompiled = [edit ?? []].flat().some(({ file }) => file !== "host.json");
  return extent === "long" || !isCompiled || sampledFaults.has(name);
});

describe("npm run e2e:local", () => {
  let result: SpawnSyncReturns<string>;
  beforeAll(() => {
    const only = [...prefixCases(true), behavioursCase, ...seeded].flatMap(({ name }) => ["--only", name]);
    const args = [script, "--local", ...only];
    result = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", timeout: 1_800_000 });
  }, 1_800_000);

  test("passes", () => {
    expect(`${result.status}\n${result.stdout}\n${result.stderr}`).toMatch(/^0\n/);
    expect(result.stdout).toMatch(/\n(\d+) of \1 checks passed on the embedded host in \d+ s\.\n$/);
  });

  test.each(prefixCases(true))(
    "prefix $name: every check of the Python and the TypeScript client",
    ({ name, trap }) => {
      const checks =
        trap === true
          ? "trap, openapi, covered, uncovered"
          : "bytes, types, error, methods, openapi, covered, uncovered, client";
      expect(result.stdout).toMatch(new RegExp(`^prefix ${name} +ok +${checks}$`, "m"));
    },
  );

  test("every behaviour of the host is checked", () => {
    const rows = [...behaviours.map(({ row }) => row), "port in use"].join(", ");
    expect(result.stdout).toMatch(new RegExp(`^behaviours +ok +${rows}$`, "m"));
  });

  test.each(seeded)("seeded fault: $name", ({ name, check, runs }) => {
    const checks = [...(check === undefined ? [] : ["check"]), "refuses" in runs ? "start" : "request"].join(", ");
    expect(result.stdout).toMatch(new RegExp(`^fault ${name} +ok +${checks}$`, "m"));
  });

  test("leaves nothing behind", () => {
    const work = /^Building in (.+)$/m.exec(result.stdout)?.[1];
    expect(work).toBeDefined();
    expect(existsSync(work!)).toBe(false);
    expect(processesOf(work!)).toEqual([]);
  });
});

/** A folder with a `dotnet` that knows its versions and, asked for anything else, does this. */
function fakeDotnet(body: string): string {
  const folder = mkdtempSync(join(tmpdir(), "tenon-path-"));
  const list =
    'case "$1" in --list-runtimes) echo "Microsoft.AspNetCore.App 10.0.1 [/x]"; exit;; --list-sdks) echo "10.0.100 [/x]"; exit;; esac';
  writeFileSync(join(folder, "dotnet"), `#!/bin/sh\n${list}\n${body}\n`);
  chmodSync(join(folder, "dotnet"), 0o755);
  return folder;
}

test("a failure says where the logs are, and keeps nothing else", () => {
  const path = fakeDotnet("echo 'error CS0000: no'; exit 1");
  const env = { ...process.env, PATH: `${path}${delimiter}${process.env.PATH}` };
  const args = [script, "--local", "--only", "default"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  const logs = /^0 of 1 checks passed on the embedded host in \d+ s\. Logs: (.+)$/m.exec(stderr)?.[1];
  try {
    expect(status).toBe(1);
    expect(stdout).toMatch(/^build +FAILED +BUILD FAILED$/m);
    expect(stderr).toContain("error CS0000: no");
    expect(readLog(join(logs!, "build.log"))).toContain("error CS0000: no");
    expect(readdirSync(join(logs!, ".."))).toEqual(["logs"]);
  } finally {
    rmSync(path, { recursive: true });
    if (logs !== undefined) rmSync(join(logs, ".."), { recursive: true });
  }
});

describe("Ctrl-C", () => {
  let path: string;
  beforeAll(() => {
    path = fakeDotnet('echo building; sh -c "sleep 600; :" "$2" & wait');
  });
  afterAll(() => rmSync(path, { recursive: true }));

  test.each([
    { signal: "SIGINT", code: 130 },
    { signal: "SIGTERM", code: 143 },
  ] as const)("$signal ends everything that was started and removes the builds", async ({ signal, code }) => {
    const env = { ...process.env, PATH: `${path}${delimiter}${process.env.PATH}` };
    const task = spawn(process.execPath, [script, "--local", "--only", "default"], { env });
    let output = "";
    task.stdout.on("data", (chunk) => {
      output += chunk;
    });
    const ended = new Promise((resolve) => task.once("exit", resolve));
    const work = await until(() => /^Building in (.+)$/m.exec(output)?.[1]);
    await until(() => readLog(join(work, "logs/build.log")).includes("building") || undefined);
    // The build and what the build has started.
    expect(processesOf(work).length).toBeGreaterThanOrEqual(2);

    task.kill(signal);

    expect(await ended).toBe(code);
    expect(existsSync(work)).toBe(false);
    expect(processesOf(work)).toEqual([]);
  });
});

function readLog(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

async function until<T>(find: () => T | undefined): Promise<T> {
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The processes that work in a folder or name it in their arguments. */
function processesOf(folder: string): readonly string[] {
  const result = spawnSync("ps", ["-eo", "args"], { encoding: "utf8" });
  return result.stdout.split("\n").filter((line) => line.includes(folder));
}
