/** The functions of the package and the command line, on the same input: the same files, the same verdicts, the same words. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as api from "../../src/api/index.js";
import type { Diagnostic } from "../../src/published/types.js";
import { runOnDisk } from "../cli/run-tool.js";

const worlds = join(import.meta.dirname, "../docs/worlds");
const source = { project: "Api/Api.csproj" } as const;

/** Two copies of one folder: in one the command line runs, in the other the program. */
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenon-same-"));
  for (const copy of ["cli", "api"])
    for (const world of ["tasks", "petstore"]) cpSync(join(worlds, world), join(folder, copy), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function commandLine(...args: string[]): Promise<{ exitCode: number; out: string; said: readonly string[] }> {
  const { exit: exitCode, out, error } = await runOnDisk(join(folder, "cli"), args);
  // A run that changes nothing counts its notes instead of repeating them.
  const said = error
    .split("\n")
    .filter((line) => /: (error|warning|note) TN/.test(line))
    .sort();
  return { exitCode, out, said };
}

const cwd = (): string => join(folder, "api");
const saidBy = ({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }): readonly string[] =>
  diagnostics.map((one) => api.formatDiagnostic(one, cwd())).sort();

function written(copy: string): Readonly<Record<string, string>> {
  const at = join(folder, copy);
  const files = readdirSync(at, { recursive: true, withFileTypes: true, encoding: "utf8" }).filter((one) =>
    one.isFile(),
  );
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(at, file), readFileSync(file, "utf8")]),
  );
}

test("one session gives what the command line gives, step by step", async () => {
  const output = "src/api";
  const generated = await api.generate({
    ...source,
    cwd: cwd(),
    output,
    zod: true,
    query: "react",
    mocks: true,
    openapi: true,
  });
  const typed = await commandLine("-p", "Api/Api.csproj", "-o", output, "--zod", "--query", "--mocks", "--openapi");
  expect([generated.exitCode, saidBy(generated)]).toEqual([typed.exitCode, typed.said]);
  expect(Object.keys(written("api")).filter((file) => file.startsWith(output)).length).toBeGreaterThan(20);
  expect(written("api")).toEqual(written("cli"));

  const options = { ...source, cwd: cwd(), output, zod: true, query: "react", mocks: true, openapi: true } as const;
  const flags = [
    "--project",
    "Api/Api.csproj",
    "--output",
    output,
    "--zod",
    "--query",
    "react",
    "--mocks",
    "--openapi",
    "--verify",
  ];
  expect((await api.verify(options)).exitCode).toBe((await commandLine(...flags)).exitCode);
  const drifted = await api.verify({ ...options, zod: false });
  const told = await commandLine(...flags.filter((flag) => flag !== "--zod"));
  expect([drifted.exitCode, saidBy(drifted)]).toEqual([told.exitCode, told.said]);
  expect(drifted.exitCode).toBe(1);
});

test.each([{ served: false }, { served: true }])("check and routes, served: $served", async ({ served }) => {
  const flags = ["-p", "Api/Api.csproj", ...(served ? ["--served"] : []), "--format", "json"];
  const checked = await api.check({ ...source, cwd: cwd(), served });
  const told = await commandLine(...flags, "--check");
  expect({ exitCode: checked.exitCode, coverage: checked.coverage }).toEqual({
    exitCode: told.exitCode,
    coverage: JSON.parse(told.out).coverage,
  });
  const { routes } = await api.routes({ ...source, cwd: cwd(), served });
  expect(routes.length).toBeGreaterThan(7);
  const listed = JSON.parse((await commandLine(...flags, "--routes")).out);
  expect(JSON.stringify(routes)).toBe(JSON.stringify(listed.routes));
});

test("diff and import give what the command line gives", async () => {
  const changes = await api.diff({ ...source, cwd: cwd(), against: "petstore.yaml" });
  const told = await commandLine("-p", "Api/Api.csproj", "--diff", "petstore.yaml");
  expect([changes.exitCode, saidBy(changes)]).toEqual([told.exitCode, told.said]);
  expect(changes.breaking).toBeGreaterThan(0);

  const imported = await api.importOpenApi({ document: "petstore.yaml", namespace: "Acme", output: "Out", cwd: cwd() });
  const typed = await commandLine("--from-openapi", "petstore.yaml", "--namespace", "Acme", "--output", "Out");
  expect([imported.exitCode, saidBy(imported)]).toEqual([typed.exitCode, typed.said]);
  expect(written("api")).toEqual(written("cli"));
});
