import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildTool } from "../build-tool.js";
import { buildProject, root, startServer } from "./dotnet-server.js";
import { declaredRequests, isServed } from "./routes/declared-operations.js";
import { endpointTable, routesOf } from "./routes/endpoint-table.js";

const servers = [
  { name: "taskboard", folder: "samples/taskboard", project: "TaskBoard", operations: 11 },
  { name: "members", folder: "samples/members", project: "Members", operations: 10 },
];

let tool: string;
/** Where the awkward server is built, and the startup hook beside it. */
let routes: string;
let startupHook: string;
beforeAll(async () => {
  mkdirSync(join(root, "artifacts/live"), { recursive: true });
  tool = await buildTool(join(root, "artifacts/live"));
  routes = buildProject("test/live/routes/app/Routes.csproj", "routes");
  startupHook = join(routes, "RouteTable.dll");
});

describe("the routes that are read are those of ASP.NET's endpoint table", () => {
  test("controllers and minimal APIs written to be awkward", () => {
    const table = endpointTable("routes", join(routes, "Routes.dll"), "test/live/routes/app", startupHook);
    expect(table.length).toBeGreaterThanOrEqual(147);
    expect(routesOf(tool, "test/live/routes/app/Routes.csproj")).toEqual(table);
  });

  describe.each(servers)("$name", ({ name, folder, project, operations }) => {
    let assembly: string;
    beforeAll(() => {
      assembly = join(buildProject(`${folder}/${project}.csproj`, name), `${project}.dll`);
    });

    test("row for row", () => {
      const table = endpointTable(name, assembly, folder, startupHook);
      expect(table).toHaveLength(operations);
      expect(routesOf(tool, `${folder}/${project}.csproj`)).toEqual(table);
    });

    test("the gate finds every operation covered, and the running server answers every one", async () => {
      const { status, coverage } = check(`${folder}/${project}.csproj`);
      expect({ status, coverage }).toEqual({
        status: 0,
        coverage: { total: operations, covered: operations, missing: 0, mismatched: 0 },
      });
      expect(await unserved(name, assembly, folder)).toEqual([]);
    });
  });
});

describe("what the gate reports is what the running server does not answer", () => {
  const folder = "artifacts/live/faulty-members";
  const faults = [
    { file: "Program.cs", from: "builder.Services.AddContractCheck();", to: "" },
    {
      file: "Contracts/MembersContract.cs",
      from: "public static readonly Operation Ping",
      to: 'public static readonly Operation Forgotten = Define.Get("/api/forgotten");\n\n    public static readonly Operation Ping',
    },
    { file: "Members/MemberEndpoints.cs", from: "app.MapGet(", to: "app.MapPost(" },
    { file: "Invitations/InvitationsController.cs", from: '[HttpPost("answer")]', to: '[HttpPost("reply")]' },
  ];

  let assembly: string;
  beforeAll(() => {
    copySample();
    assembly = join(buildProject(`${folder}/Members.csproj`, "faulty-members-built"), "Members.dll");
  });

  test("a missing handler, another method and another route are each reported", async () => {
    const { status, coverage, reported } = check(`${folder}/Members.csproj`);
    expect(reported).toEqual([
      "TN4001 MembersContract.Forgotten",
      "TN4003 MembersContract.Picture",
      "TN4004 InvitationsContract.Answer",
    ]);
    expect({ status, coverage }).toEqual({ status: 1, coverage: { total: 11, covered: 8, missing: 1, mismatched: 2 } });
    expect(await unserved("faulty-members", assembly, folder)).toEqual([
      "invitations_answer",
      "members_forgotten",
      "members_picture",
    ]);
  });

  function copySample(): void {
    const copy = join(root, folder);
    rmSync(copy, { recursive: true, force: true });
    cpSync(join(root, "samples/members"), copy, {
      recursive: true,
      filter: (path) => !/\/(bin|obj|node_modules)$/.test(path),
    });
    cpSync(join(root, "samples/Directory.Build.props"), join(copy, "Directory.Build.props"));
    for (const { file, from, to } of [
      ...faults,
      { file: "Members.csproj", from: "../../dotnet", to: join(root, "dotnet") },
    ]) {
      const text = readFileSync(join(copy, file), "utf8");
      expect(text).toContain(from);
      writeFileSync(join(copy, file), text.replace(from, to));
    }
  }
});

/** The gate's verdict. */
function check(project: string) {
  const result = spawnSync(process.execPath, [tool, "--project", project, "--check", "--format", "json"], {
    cwd: root,
    encoding: "utf8",
  });
  const { coverage, diagnostics } = JSON.parse(result.stdout) as {
    readonly coverage: Readonly<Record<string, number>>;
    readonly diagnostics: readonly { code: string; severity: string; message: string }[];
  };
  const reported = diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ code, message }) => `${code} ${/\w+Contract\.\w+/.exec(message)?.[0]}`)
    .sort();
  return { status: result.status, coverage, reported };
}

/** The operations that the running server has no endpoint for. */
async function unserved(name: string, assembly: string, folder: string): Promise<readonly string[]> {
  const project = `${folder}/${assembly.slice(assembly.lastIndexOf("/") + 1, -".dll".length)}.csproj`;
  const server = await startServer(assembly, join(root, folder), { DOTNET_STARTUP_HOOKS: startupHook });
  try {
    const silent: string[] = [];
    for (const request of declaredRequests(tool, name, project)) {
      if (!(await isServed(server.url, request))) silent.push(request.operation);
    }
    return silent.sort();
  } finally {
    await server.stop();
  }
}
