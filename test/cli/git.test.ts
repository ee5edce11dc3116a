/** `--verify` and `--diff` as whole runs on disk, in git repositories of their own. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { Reuse } from "../../src/cli/reuse.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { keptInMemory, type Outcome, runOnDisk, runTool } from "./run-tool.js";

const base = mkdtempSync(join(tmpdir(), "tenon-git-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

let folder = "";
let count = 0;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function git(...args: readonly string[]): string {
  const identity = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"];
  return execFileSync("git", [...identity, ...args], {
    cwd: folder,
    encoding: "utf8",
    // Asking for the state must not write it anew.
    env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function tenon(...args: readonly string[]): Promise<Outcome> {
  return runOnDisk(folder, args);
}

/** Every file with its text and the time it was written, git's own index and references included. */
function state(): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  return Object.fromEntries(
    files.map((file) => [
      file,
      `${statSync(join(folder, file)).mtimeMs} ${readFileSync(join(folder, file), "latin1")}`,
    ]),
  );
}

const thing = (members: string): string => `#nullable enable
using Tenon;
namespace Acme;
[Contract] public static class ThingsContract { public static readonly Operation<Thing, Thing> Put = Define.Put<Thing, Thing>("/things"); }
public record Thing(${members});
`;

const project = `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>`;

beforeEach(() => {
  folder = join(base, `repository${count++}`);
  mkdirSync(folder, { recursive: true });
});

/** `main` has the older contract, the working tree what comes next. */
function repository(then: string, now: string): void {
  git("init", "-q", "-b", "main");
  write("api/Api.csproj", project);
  write("api/Thing.cs", thing(then));
  git("add", ".");
  git("commit", "-q", "-m", "first");
  write("api/Thing.cs", thing(now));
}

describe("--diff with a git revision", () => {
  test("reads git's objects: a dirty working tree, its index and its times stay as they are", async () => {
    repository("int Id, string Name", "int Id, string Name, string Owner");
    write("api/Staged.cs", "// staged");
    git("add", "api/Staged.cs");
    write("api/Untracked.cs", "// untracked");
    const before = [git("status", "--porcelain"), state()];
    const { exit, out, error } = await tenon("--project", "api/Api.csproj", "--diff", "main");
    expect([git("status", "--porcelain"), state()]).toEqual(before);
    expect(exit).toBe(1);
    expect(error + out).toMatch(/api\/Thing\.cs\(\d+,\d+\): error TN61\d\d: Thing\.owner/);
    expect(error + out).toMatch(/Diff against main: 1 breaking, 0 risky, 1 safe\./);
  });

  test.each(["main", "HEAD", "v1", "HEAD~0", "main^{commit}"])("%s names the same commit", async (revision) => {
    repository("int Id, string Name", "int Id, string Name");
    git("tag", "v1");
    const { exit, out, error } = await tenon("--project", "api", "--diff", revision);
    expect([exit, error + out]).toEqual([0, expect.stringContaining("0 breaking, 0 risky, 0 safe")]);
  });

  test("a change is shown with both places and the reason", async () => {
    repository("int Id, int More, string Name", "int Id, int More");
    write("api/Thing.cs", `\n\n${readFileSync(join(folder, "api/Thing.cs"), "utf8")}`);
    const { error, out } = await tenon("--project", "api", "--diff", "main");
    expect(error + out).toMatch(
      /api\/Thing\.cs\(7,\d+\): error TN6122: Thing\.name is no longer answered\..*\n {4}api\/Thing\.cs\(5,\d+\): as it was/,
    );
  });

  test("the prefix of functions is that of the revision", async () => {
    const host = (prefix: string): string =>
      `{ "version": "2.0", "extensions": { "http": { "routePrefix": "${prefix}" } } }`;
    git("init", "-q", "-b", "main");
    write("api/Api.csproj", project);
    write("api/host.json", host("then"));
    write(
      "api/F.cs",
      `namespace Acme; using Microsoft.Azure.Functions.Worker; using Microsoft.Azure.Functions.Worker.Http;
public class F { [Function("Get")] public string Get([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "things")] HttpRequestData request) => ""; }`,
    );
    git("add", ".");
    git("commit", "-q", "-m", "first");
    write("api/host.json", host("now"));
    const { exit, out, error } = await tenon("--project", "api", "--diff", "main", "--served");
    expect([exit, error + out]).toEqual([1, expect.stringMatching(/GET \/then\/things.*GET \/now\/things/)]);
  });

  test.each(["nowhere", "--help-me", "main:api", "0123456789abcdef0123456789abcdef01234567"])(
    "%s does not exist: TN6010, exit 2",
    async (revision) => {
      repository("int Id, string Name", "int Id, string Name");
      const { exit, error } = await tenon("--project", "api", `--diff=${revision}`);
      expect([exit, error]).toEqual([2, expect.stringContaining("error TN6010")]);
    },
  );

  test("a shallow clone lacks the revision: TN6010 says how to fetch it", async () => {
    repository("int Id, string Name", "int Id, string Name, int More");
    const older = git("rev-parse", "HEAD").trim();
    git("commit", "-q", "-a", "-m", "second");
    const origin = folder;
    folder = `${origin}-clone`;
    execFileSync("git", ["clone", "-q", "--depth", "1", `file://${origin}`, folder], { stdio: "ignore" });
    const { exit, error } = await tenon("--project", "api", "--diff", older);
    expect([exit, error]).toEqual([2, expect.stringMatching(/error TN6010.*git fetch --unshallow/s)]);
  });

  test("no git repository: TN6010, exit 2", async () => {
    write("api/Api.csproj", project);
    write("api/Thing.cs", thing("int Id, string Name"));
    const { exit, error } = await tenon("--project", "api", "--diff", "main");
    expect([exit, error]).toEqual([2, expect.stringMatching(/error TN6010: .*not a git repository/)]);
  });

  test("a revision without the project: a coded message, exit 2", async () => {
    git("init", "-q", "-b", "main");
    write("README.md", "nothing yet");
    git("add", ".");
    git("commit", "-q", "-m", "first");
    write("api/Api.csproj", project);
    write("api/Thing.cs", thing("int Id, string Name"));
    const { exit, error } = await tenon("--project", "api/Api.csproj", "--diff", "main");
    expect([exit, error]).toEqual([2, expect.stringMatching(/error TN\d{4}/)]);
  });
});

describe("what both sides have in common is read once", () => {
  const uses = (name: string): string =>
    `using Tenon; namespace Acme; [Contract] public static class ${name}Contract { public static readonly Operation<Thing, Page<Thing>> Get = Define.Post<Thing, Page<Thing>>("/${name}"); }`;

  beforeEach(() => {
    write("api/A.cs", uses("A"));
    write("api/B.cs", uses("B"));
    write("api/Page.cs", "namespace Acme; public record Page<T>(System.Collections.Generic.List<T> Items);");
    write("api/Alone.cs", "namespace Acme; [Tenon.ContractType] public record Alone(int Id);");
    repository("int Id, string Name", "int Id, string Name");
  });

  test("a file that is the same, and uses nothing that differs, is not parsed again", async () => {
    write("api/Alone.cs", "namespace Acme; [Tenon.ContractType] public record Alone(string Id);");
    const reuse = new Reuse();
    const args = ["--project", "api", "--diff", "main"];
    await runTool({ args, fileSystem: nodeFileSystem(folder), kept: keptInMemory, build: "test", reuse });
    expect(reuse.workspace.unparsed).toBe(4);
  });

  const edits: readonly (readonly [string, () => void])[] = [
    ["a type that others use", () => write("api/Thing.cs", thing("string Id, string? Name"))],
    ["a generic type", () => write("api/Page.cs", "namespace Acme; public record Page<T>(T[] Items, int? Total);")],
    ["a file less", () => rmSync(join(folder, "api/A.cs"))],
    ["a file more", () => write("api/C.cs", uses("C"))],
    ["another setting of the project", () => write("api/Api.csproj", project.replace("net10.0<", "net8.0<"))],
    [
      "a global using that gives a name another meaning",
      () => write("api/Usings.cs", "global using Page = Acme.Alone; namespace Other; public record Thing(int A);"),
    ],
    ["a route", () => write("api/B.cs", uses("B").replace('"/B"', '"/moved"'))],
  ];

  test.each(edits)("%s: as against a copy of the revision in a folder", async (_, edit) => {
    write("../copy/api/keep.txt", "");
    git("archive", "--format=tar", "-o", "../copy.tar", "main", "api");
    execFileSync("tar", ["-xf", join(folder, "../copy.tar"), "-C", join(folder, "../copy")]);
    edit();
    const revision = await tenon("--project", "api", "--diff", "main", "--format", "json");
    const copy = await tenon("--project", "api", "--diff", "../copy/api", "--format", "json");
    rmSync(join(folder, "../copy"), { recursive: true });
    const plain = (text: string): unknown => {
      const { against: _, ...rest } = JSON.parse(text.replaceAll(join(base, "copy/api"), "api"));
      return rest;
    };
    expect(plain(revision.out)).toEqual(plain(copy.out));
    expect(revision.exit).toBe(copy.exit);
  });
});

test.each(["text", "json", "sarif", "github"])("--diff with a folder, --format %s", async (format) => {
  write("old/Api.csproj", project);
  write("old/Thing.cs", thing("int Id, string Name"));
  write("new/Api.csproj", project);
  write("new/Thing.cs", thing("int Id, int Name"));
  const { exit, error, out } = await tenon("--project", "new", "--diff", "old", "--format", format);
  expect(exit).toBe(1);
  expect(error + out).toContain("TN6126");
});

describe("--verify", () => {
  const generated = ["--project", "api", "--output", "web/api", "--openapi"];

  async function generate(): Promise<void> {
    write("api/Api.csproj", project);
    write("api/Thing.cs", thing("int Id, string Name"));
    expect((await tenon(...generated)).exit).toBe(0);
  }

  test("no drift: exit 0, nothing touched", async () => {
    await generate();
    const before = state();
    const { exit, error, out } = await tenon(...generated, "--verify");
    expect([exit, error + out]).toEqual([0, expect.stringContaining("no drift")]);
    expect(state()).toEqual(before);
  });

  test("files checked out with CRLF are the same", async () => {
    await generate();
    for (const path of ["web/api/tenon.ts", "web/api/client/index.ts", "web/api/openapi.json"]) {
      write(path, readFileSync(join(folder, path), "utf8").replaceAll("\n", "\r\n"));
    }
    const { exit, out } = await tenon(...generated, "--verify");
    expect([exit, out]).toEqual([0, expect.stringContaining("no drift")]);
  });

  test("drifted, missing and stale files: each is reported with a unified diff and the command that repairs it; exit 1, nothing written", async () => {
    await generate();
    write("api/Thing.cs", thing("int Id, string Name, int More"));
    rmSync(join(folder, "web/api/client/index.ts"));
    write("web/api/types/old.ts", "// Generated by tenon. Do not edit.\nexport type Old = 1;\n");
    const before = state();
    const { exit, error, out } = await tenon(...generated, "--verify");
    const said = error + out;
    expect(state()).toEqual(before);
    expect(exit).toBe(1);
    expect(said).toMatch(/error TN6001: web\/api\/openapi\.json differs/);
    expect(said).toMatch(/error TN6002: web\/api\/client\/index\.ts is missing/);
    expect(said).toMatch(/error TN6003: web\/api\/types\/old\.ts is stale/);
    expect(said).toMatch(/^--- .*web\/api\/openapi\.json/m);
    expect(said).toMatch(/^\+ {10}"more"/m);
    expect(said).toContain("To repair: tenon --project api --output web/api --openapi\n");
    expect((await tenon(...generated)).exit).toBe(0);
    expect((await tenon(...generated, "--verify")).exit).toBe(0);
  });

  test("the command that repairs can be pasted", async () => {
    write("my api/Api.csproj", project);
    write("my api/Thing.cs", thing("int Id, string Name"));
    const { exit, error } = await tenon("--project", "my api", "--output", "web", "--verify");
    expect([exit, error]).toEqual([1, expect.stringContaining('Run: tenon --project "my api" --output web\n')]);
  });

  test("it does not repeat how the report was wanted", async () => {
    write("api/Api.csproj", project);
    write("api/Thing.cs", thing("int Id, string Name"));
    const asked = ["--project", "api", "--output", "web/none", "--verify"];
    for (const shape of [["--format", "github"], ["--format=json"], ["--quiet"]]) {
      const { error, out } = await tenon(...asked, ...shape);
      expect(error + out).toMatch(/Run: tenon --project api --output web\/none("|\n)/);
    }
  });

  test("an option that was left out is named", async () => {
    write("api/Api.csproj", project);
    write("api/Thing.cs", thing("int Id, string Name"));
    await tenon("--project", "api", "--output", "web/zod", "--zod", "--mocks");
    const { exit, out } = await tenon("--project", "api", "--output", "web/zod", "--verify");
    expect([exit, out]).toEqual([1, expect.stringContaining("files of --mocks, --zod: was that left out here?")]);
  });

  test("an openapi.json of ours is verified without being asked for", async () => {
    await generate();
    write("web/api/openapi.json", `${readFileSync(join(folder, "web/api/openapi.json"), "utf8")} `);
    const { exit, error } = await tenon("--project", "api", "--output", "web/api", "--verify");
    expect([exit, error]).toEqual([1, expect.stringContaining("TN6001: web/api/openapi.json")]);
  });
});

describe("files that cannot be written: a coded message, exit 2, nothing written at all", () => {
  beforeEach(() => {
    write("api/Api.csproj", project);
    write("api/Thing.cs", thing("int Id, string Name"));
  });

  test("an OpenAPI file that Tenon did not write", async () => {
    write("spec.json", '{ "openapi": "3.1.0" }');
    const before = state();
    const { exit, error } = await tenon("--project", "api", "--output", "out", "--openapi", "spec.json");
    expect([exit, error]).toEqual([2, expect.stringContaining("error TN3001")]);
    expect(state()).toEqual(before);
  });

  test("a folder of that name", async () => {
    mkdirSync(join(folder, "spec.json"));
    const before = state();
    const { exit, error } = await tenon("--project", "api", "--openapi", "spec.json");
    expect([exit, error]).toEqual([2, expect.stringMatching(/error TN3\d\d\d/)]);
    expect(state()).toEqual(before);
  });

  test("a file where a folder is needed", async () => {
    write("docs", "a file");
    const before = state();
    const { exit, error } = await tenon("--project", "api", "--output", "out", "--openapi", "docs/spec.json");
    expect([exit, error]).toEqual([2, expect.stringMatching(/error TN3\d\d\d/)]);
    expect(state()).toEqual(before);
  });
});
