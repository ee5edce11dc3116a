/** `--init` in the folders that people have: what it finds, what it asks, what it writes, and that it overwrites nothing. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { run } from "../../src/cli/run.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "tenon-init-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const manifest = (
  path = "web/package.json",
): { scripts: Record<string, string>; devDependencies: Record<string, string> } => JSON.parse(read(path));

async function init(folder: string, args: readonly string[] = ["--yes"], answers?: string[]) {
  let said = "";
  const asked: string[] = [];
  const say = (text: string): void => {
    said += text;
  };
  const ask = async (question: string): Promise<string> => {
    asked.push(question);
    return answers?.shift() ?? "";
  };
  const exit = await run({
    args: ["--init", ...args],
    variables: {},
    fileSystem: nodeFileSystem(join(root, folder)),
    colour: false,
    ...(answers === undefined ? {} : { ask }),
    out: say,
    error: say,
  });
  return { exit, said, asked };
}

const web =
  '<Project Sdk="Microsoft.NET.Sdk.Web">\n  <PropertyGroup>\n    <TargetFramework>net10.0</TargetFramework>\n  </PropertyGroup>\n</Project>\n';
const vite = '{\n  "name": "web",\n  "devDependencies": {\n    "vite": "^8.0.0"\n  }\n}\n';
const usual = { ".git/HEAD": "", "Api/Api.csproj": web, "Api/Program.cs": "", "web/package.json": vite };

describe("workspaces", () => {
  const inWorkspace = {
    ".git/HEAD": "",
    "src/Api/Api.csproj": web,
    "src/Api/Program.cs": "",
    "package.json": '{ "private": true, "workspaces": ["packages/*"] }\n',
    "packages/web/package.json": vite,
  };

  test("the root of a workspace is not its front end", async () => {
    put(inWorkspace);
    const { exit, said } = await init(".");
    expect(exit, said).toBe(0);
    expect(manifest("packages/web/package.json").scripts).toHaveProperty("api");
    expect(read("package.json")).toBe(inWorkspace["package.json"]);
  });

  test("a member of it is found from inside", async () => {
    put(inWorkspace);
    const { exit, said } = await init("packages/web");
    expect(exit, said).toBe(0);
    expect(manifest("packages/web/package.json").scripts.api).toContain("--project ../../src/Api/Api.csproj");
  });

  test("in a folder that is left out otherwise, too", async () => {
    put({ ".git/HEAD": "", "Api/Api.csproj": web, "build/site/package.json": vite });
    const { exit, said } = await init("build/site");
    expect(exit, said).toBe(0);
    expect(manifest("build/site/package.json").scripts).toHaveProperty("api");
  });
});

test("a server that is named by its folder is looked at all the same", async () => {
  const marked = "using Tenon;\n[Contract] public static class C { }";
  put({ ...usual, "Api/Contract.cs": marked, "Other/Other.csproj": web });
  const { exit, said } = await init("web", ["--yes", "--project", "../Api"]);
  expect(exit, said).toBe(0);
  expect(manifest().scripts.api).not.toContain("--served");
  expect(read("Api/Api.csproj")).toContain('Include="Tenon"');
});

describe("one server and one front end", () => {
  test("scripts, package and workflow, from the front end's folder", async () => {
    put(usual);
    const { exit, said } = await init("web");
    expect(exit, said).toBe(0);
    expect(manifest().scripts).toEqual({
      api: "tenon --project ../Api/Api.csproj --served --inputs named --output src/api",
      "api:verify": "tenon --project ../Api/Api.csproj --served --inputs named --output src/api --verify",
      "api:check": "tenon --project ../Api/Api.csproj --served --check",
      "api:diff": "tenon --project ../Api/Api.csproj --served --inputs named --diff origin/main",
    });
    expect(manifest().devDependencies).toHaveProperty("tenon");
    expect(read("Api/Api.csproj")).toBe(web);
    const workflow = parseYaml(read(".github/workflows/tenon.yml"));
    expect(workflow.jobs.tenon.defaults.run["working-directory"]).toBe("web");
    const { steps } = workflow.jobs.tenon;
    expect(JSON.stringify(steps)).toContain("npm run api:verify -- --format github");
    expect(steps[0].with).toEqual({ "fetch-depth": 0 });
    expect(steps.at(-1)).toEqual({
      if: "github.event_name == 'pull_request'",
      run: "npm run api:diff -- --format github",
    });
    expect(said).toContain("Next: npm install && npm run api\n");
  });

  test("from the root of the repository the next step enters the front end", async () => {
    put(usual);
    const { said } = await init(".");
    expect(manifest().scripts).toHaveProperty("api");
    expect(said).toContain("Next: cd web && npm install && npm run api\n");
  });

  test("a second time there is nothing to add", async () => {
    put(usual);
    await init("web");
    const before = [read("web/package.json"), read(".github/workflows/tenon.yml")];
    const { exit, said } = await init("web");
    expect([exit, said.includes("Nothing to add")]).toEqual([0, true]);
    expect([read("web/package.json"), read(".github/workflows/tenon.yml")]).toEqual(before);
  });
});

describe("Prettier", () => {
  const withPrettier = '{ "devDependencies": { "vite": "*", "prettier": "*" } }';
  test.each([
    ["none yet", undefined, "src/api\n"],
    ["without a line end", "dist", "dist\nsrc/api\n"],
    ["with the line", "src/api\n", "src/api\n"],
  ])("leaves the generated code alone: %s", async (_, standing, expected) => {
    put({
      ...usual,
      "web/package.json": withPrettier,
      ...(standing === undefined ? {} : { "web/.prettierignore": standing }),
    });
    await init("web");
    expect(read("web/.prettierignore")).toBe(expected);
  });
});

describe("bundlers that do not find tasks.ts by ./tasks.js", () => {
  test.each([
    ["Next.js", "next", [], " --import-extension none"],
    ["React Native", "react-native", [], " --import-extension none"],
    ["Vite", "vite", [], ""],
    ["what is asked for", "next", ["--import-extension", "ts"], " --import-extension ts"],
  ])("%s", async (_, name, options, expected) => {
    put({ ...usual, "web/package.json": JSON.stringify({ dependencies: { [name]: "*" } }) });
    const { exit, said } = await init("web", ["--yes", ...options]);
    expect(exit, said).toBe(0);
    expect(manifest().scripts.api).toBe(
      `tenon --project ../Api/Api.csproj --served --inputs named${expected} --output src/api`,
    );
  });
});

describe("nothing is overwritten", () => {
  test("scripts, packages and workflows that are there stay", async () => {
    const workflow = "name: mine\n";
    const own =
      '{\n\t"scripts": { "api": "mine" },\n\t"dependencies": { "vite": "*", "tenon": "9", "api:check": "1" }\n}';
    put({ ...usual, "web/package.json": own, ".github/workflows/tenon.yml": workflow });
    const { exit, said } = await init("web");
    expect(exit).toBe(0);
    expect(manifest().scripts.api).toBe("mine");
    expect(manifest().scripts).toHaveProperty("api:verify");
    expect(manifest().scripts).toHaveProperty("api:check");
    expect(manifest()).not.toHaveProperty("devDependencies");
    expect(read("web/package.json")).toContain('\n\t"dependencies"');
    expect(read(".github/workflows/tenon.yml")).toBe(workflow);
    expect(said).toContain('has a script "api" already');
    expect(said).not.toContain('"tenon" already');
  });

  test("nothing is written without a yes", async () => {
    put(usual);
    const { exit, said } = await init("web", []);
    expect(exit).toBe(2);
    expect(said).toContain("TN9013");
    expect(said).toContain(
      '"api:verify": "tenon --project ../Api/Api.csproj --served --inputs named --output src/api --verify"',
    );
    expect(read("web/package.json")).toBe(vite);
  });

  test("on a terminal nothing is written before a yes", async () => {
    put(usual);
    const refused = await init("web", [], ["n"]);
    expect(refused.asked[0]).toMatch(/Api\.csproj[\s\S]*Adds to {5}package\.json[\s\S]*Go ahead\? \[Y\/n\] $/);
    expect([refused.exit, read("web/package.json")]).toEqual([2, vite]);
    const agreed = await init("web", [], ["y"]);
    expect([agreed.exit, "api" in manifest().scripts]).toEqual([0, true]);
  });

  test("a package.json that is not JSON is left alone", async () => {
    put({ ...usual, "web/package.json": "{ not JSON" });
    const { exit, said } = await init("web");
    expect([exit, said.includes("TN9008"), read("web/package.json")]).toEqual([2, true, "{ not JSON"]);
  });
});

describe("what it finds", () => {
  const second = { "Admin/Admin.csproj": web, "Tests/Tests.csproj": `${web}<!-- Microsoft.NET.Test.Sdk -->` };

  test("several servers are listed, and one is asked for on a terminal", async () => {
    put({ ...usual, ...second });
    const listed = await init("web");
    expect(listed.exit).toBe(2);
    expect(listed.said).toMatch(
      /TN9011: Several projects here are servers: \.\.\/Admin\/Admin\.csproj, \.\.\/Api\/Api\.csproj\./,
    );
    const asked = await init("web", [], ["2", "y"]);
    expect([asked.exit, manifest().scripts["api:check"]]).toEqual([
      0,
      "tenon --project ../Api/Api.csproj --served --check",
    ]);
    expect((await init("web", ["--yes", "--project", "../Admin/Admin.csproj", "--output", "src/admin"])).exit).toBe(0);
  });

  test("several front ends are listed, and one has to be chosen", async () => {
    put({ ...usual, "admin/package.json": vite, "package.json": '{ "private": true }' });
    rmSync(join(root, "package.json"));
    const { exit, said } = await init(".");
    expect([exit, said]).toEqual([
      2,
      expect.stringContaining("TN9012: Several folders here are front ends: admin, web."),
    ]);
  });

  test("a folder without a server or a front end is an error", async () => {
    put({ ".git/HEAD": "", "web/package.json": vite });
    expect((await init("web")).said).toContain("TN9006");
    put({ "Api/Api.csproj": web });
    rmSync(join(root, "web"), { recursive: true });
    mkdirSync(join(root, "web"));
    expect((await init("web")).said).toContain("TN9007");
  });

  test("a serverless host and the package manager of the workspace are found", async () => {
    const functions = web
      .replace(
        "net10.0</TargetFramework>",
        "net10.0</TargetFramework><AzureFunctionsVersion>v4</AzureFunctionsVersion>",
      )
      .replace(".Web", "");
    put({ ...usual, "Api/Api.csproj": functions, "pnpm-lock.yaml": "" });
    const { said } = await init("web");
    expect(said).toContain("../Api/Api.csproj");
    expect(said).toContain("Next: pnpm install && pnpm api\n");
    expect(read(".github/workflows/tenon.yml")).toContain("pnpm api:check --format github");
  });

  test("a marked server gets the library, and --served overrides", async () => {
    const marked = 'using Tenon;\n[ApiController, ContractClient, Route("tasks")]\npublic class TasksController { }';
    put({ ...usual, "Api/Program.cs": marked });
    await init("web");
    expect(manifest().scripts["api:check"]).toBe("tenon --project ../Api/Api.csproj --check");
    expect(read("Api/Api.csproj")).toMatch(
      /<ItemGroup>\n {4}<PackageReference Include="Tenon" Version="[\d.]+" \/>\n {2}<\/ItemGroup>\n\n<\/Project>\n$/,
    );
    put({ "web/package.json": vite, "Api/Api.csproj": web });
    await init("web", ["--yes", "--served"]);
    expect(manifest().scripts["api:check"]).toContain("--served");
    expect(read("Api/Api.csproj")).toBe(web);
  });

  test.each([
    ["the remote's own", { ".git/refs/remotes/origin/HEAD": "ref: refs/remotes/origin/develop\n" }, "develop"],
    ["the first one", { ".git/HEAD": "ref: refs/heads/master\n" }, "master"],
    ["main while on another", { ".git/HEAD": "ref: refs/heads/feature\n" }, "main"],
  ])("the branch to compare with: %s", async (_, git, branch) => {
    put({ ...usual, ...git });
    await init("web");
    expect(manifest().scripts["api:diff"]).toMatch(new RegExp(` --diff origin/${branch}$`));
  });

  test("another CI system is named instead of written for", async () => {
    put({ ...usual, ".gitlab-ci.yml": "" });
    expect((await init("web")).said).toContain("run api:verify, api:check and api:diff in .gitlab-ci.yml");
  });
});
