/**
 * `--adopt` on whole servers: the contracts compile beside the server without a warning, their definitions can be made, and
 * reading them gives the operations that the server serves.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withoutServers } from "../../scripts/compiler-server.mjs";
import { type RunningServer, root, startServer } from "./dotnet-server.js";

const work = join(root, "artifacts/live/adopt");
const servers = [
  { name: "controllers", source: "first-use/controllers", assembly: "FirstUseControllers", adopted: 3 },
  { name: "minimal", source: "first-use/minimal", assembly: "FirstUseMinimal", adopted: 3 },
  { name: "answers", source: "answers", assembly: "Answers", adopted: 79 },
];

type Json = { readonly [key: string]: Json } | readonly Json[] | string | number | boolean | null;

interface Document {
  readonly paths: Record<string, Record<string, Record<string, Json>>>;
  readonly components?: Json;
}

/** A contract has one form of each type: answers that are written by settings of their own stay out of it. */
const severalForms = ["/c/coat*", "/m/coat", "/m/own-*", "/m/marks"].flatMap((pattern) => ["--exclude", pattern]);

const tenon = (folder: string, ...args: readonly string[]): string => {
  const tool = [join(root, "dist/tenon.js"), "--project", folder, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, tool, { cwd: root, encoding: "utf8" });
  expect(status, stderr).toBe(0);
  return stdout;
};

/** Every operation by its address, without what only names it or says how C# spells it. */
function operations(folder: string, file: string): Record<string, Json> {
  tenon(folder, "--served", ...severalForms, "--quiet", "--openapi", join(work, file));
  const { paths, components }: Document = JSON.parse(readFileSync(join(work, file), "utf8"), (key, value) => {
    // A definition has to say what a missing number is; the server's code leaves it to C#.
    if (key === "schema") delete value.default;
    return key.startsWith("x-tenon-") ? undefined : value;
  });
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: _, tags: __, summary: ___, ...rest }]) => [
      `${method} ${path}`,
      rest,
    ]),
  );
  return { ...Object.fromEntries(found), components: components ?? null };
}

const before = new Map<string, Record<string, Json>>();
const after = new Map<string, Record<string, Json>>();
const said = new Map<string, string>();
let built: { readonly status: number | null; readonly stdout: string };

beforeAll(() => {
  rmSync(work, { recursive: true, force: true });
  for (const { name, source, assembly } of servers) {
    const folder = join(work, name);
    mkdirSync(folder, { recursive: true });
    cpSync(join(root, "test/live", source), folder, {
      recursive: true,
      filter: (path) => !/[\\/](bin|obj)$/.test(path),
    });
    before.set(name, operations(folder, `${name}-before.json`));
    said.set(name, tenon(folder, "--adopt", ...severalForms, "--output", join(folder, "Contracts")));
    const project = join(folder, `${assembly}.csproj`);
    const library = relative(folder, join(root, "dotnet/Tenon/Tenon.csproj"));
    const more = `<PropertyGroup><TreatWarningsAsErrors>true</TreatWarningsAsErrors></PropertyGroup><ItemGroup><ProjectReference Include="${library}" /></ItemGroup></Project>`;
    writeFileSync(project, readFileSync(project, "utf8").replace("</Project>", more));
    writeFileSync(join(folder, "Touch.cs"), touch);
    after.set(name, operations(folder, `${name}-after.json`));
  }
  const projects = servers.map(({ name, assembly }) => `<Project Path="${name}/${assembly}.csproj" />`);
  writeFileSync(join(work, "Adopted.slnx"), `<Solution>${projects.join("")}</Solution>`);
  built = spawnSync("dotnet", ["build", "Adopted.slnx", ...withoutServers, "-v", "quiet", "--nologo"], {
    cwd: work,
    encoding: "utf8",
  });
}, 600_000);

/** The definitions are made when a class of them is first used: here, before the server starts. */
const touch = `using System.Reflection;
using System.Runtime.CompilerServices;
static class Touch
{
    [ModuleInitializer]
    internal static void Run()
    {
        foreach (var type in typeof(Touch).Assembly.GetTypes().Where(type => type.GetCustomAttribute<Tenon.ContractAttribute>() is not null))
        {
            RuntimeHelpers.RunClassConstructor(type.TypeHandle);
            Console.WriteLine($"made {type.Name}");
        }
    }
}
`;

test("the contracts compile beside their servers without a warning", () => {
  expect(built.status, built.stdout).toBe(0);
});

type Answers = Readonly<Record<string, { readonly content?: object }>>;

/** A contract declares what the code answers. What the framework answers by itself only `--served` has: it is left out of the comparison. */
function asDeclared(served: Json, contract: Json | undefined, names: ReadonlySet<string>): unknown {
  const operation = served as { responses?: Answers; schemas?: object } | null;
  if (operation?.schemas !== undefined) {
    const own = Object.entries(operation.schemas).filter(
      ([name]) => names.has(name) || !/^\w*ProblemDetails$/.test(name),
    );
    return { ...operation, schemas: Object.fromEntries(own) };
  }
  const declared = (contract as { responses?: Answers } | undefined)?.responses ?? {};
  const responses = Object.entries(operation?.responses ?? {}).filter(
    ([status, answer]) => status in declared || !isAutomatic(status, answer),
  );
  return { ...operation, responses: Object.fromEntries(responses) };
}

function isAutomatic(status: string, { content }: Answers[string]): boolean {
  if (status === "400") return JSON.stringify(content ?? {}).includes("ValidationProblemDetails");
  return (status === "401" || status === "403") && content === undefined;
}

function schemaNames(components: Json | undefined): ReadonlySet<string> {
  return new Set(Object.keys((components as { schemas?: object } | undefined)?.schemas ?? {}));
}

describe.each(servers)("$name", ({ name, assembly, adopted }) => {
  let server: RunningServer | undefined;
  afterAll(() => server?.stop());

  test("the operations are those that are served", () => {
    expect(said.get(name)).toContain(`${adopted} operations`);
    const [was, is] = [before.get(name) ?? {}, after.get(name) ?? {}];
    expect(Object.keys(is).sort()).toEqual(Object.keys(was).sort());
    for (const [address, operation] of Object.entries(was))
      expect(is[address], address).toEqual(asDeclared(operation, is[address], schemaNames(is.components)));
  });

  test("every definition can be made", async () => {
    const folder = join(work, name);
    server = await startServer(join(folder, "bin/Debug/net10.0", `${assembly}.dll`), folder);
    const classes = readdirSync(join(folder, "Contracts")).map((file) => file.replace(/\.cs$/, ""));
    expect(classes.filter((one) => server?.log().includes(`made ${one}\n`))).toEqual(classes);
  });
});
