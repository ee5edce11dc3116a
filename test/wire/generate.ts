/** Tenon itself on a program: contract, diagnostics, and the generated client as a module that runs. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { Contract } from "../../src/contract/contract.js";
import { load } from "../../src/csharp/load.js";
import { type Diagnostic, DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { emitTypeScript } from "../../src/emit/emit-typescript.js";
import type { GeneratedFile } from "../../src/emit/generated-file.js";
import type { FileSystem } from "../../src/files/file-system.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { hostPrefixes } from "../../src/host/function-apps.js";
import { readContract } from "../../src/reading/contract/read-contract.js";
import { readProgram } from "../../src/reading/program-reading.js";
import type { ReadingOptions } from "../../src/reading/reading-options.js";
import { defaultReadingOptions } from "../reading/default-options.js";

const project = `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <Nullable>enable</Nullable>
    <ImplicitUsings>enable</ImplicitUsings>
    <LangVersion>14.0</LangVersion>
  </PropertyGroup>
</Project>`;

const servedOptions: ReadingOptions = { ...defaultReadingOptions, served: { include: [], exclude: [] } };

export interface Generated {
  readonly contract: Contract;
  readonly diagnostics: readonly Diagnostic[];
  readonly files: readonly GeneratedFile[];
}

/** Undefined where Tenon refuses the program; the diagnostics say why. */
export function generate(source: string, served = false): Generated | { readonly diagnostics: readonly Diagnostic[] } {
  const bag = new DiagnosticBag();
  const workspace = load(
    { kind: "project", path: "/wire/Wire.csproj" },
    { framework: undefined, configuration: undefined, properties: {}, environment: process.env, platform: "linux" },
    withFiles({ "/wire/Wire.csproj": project, "/wire/Program.cs": source }),
    bag,
  );
  if (workspace === undefined || bag.hasErrors) return { diagnostics: bag.all };
  const hosts = hostPrefixes([], { fileSystem: memoryFileSystem({}), variables: {} });
  const sinks = { sink: bag, routeSink: bag };
  const { contract, leftOut } = readContract(
    readProgram(workspace),
    served ? servedOptions : defaultReadingOptions,
    hosts,
    sinks,
  );
  if (bag.hasErrors || leftOut.length > 0) return { diagnostics: [...bag.all, ...leftOut] };
  return { contract, diagnostics: bag.all, files: emitTypeScript(contract, { zod: true }) };
}

/** Files in memory over those of the machine: the framework is read from the installed SDK, as it is for users. */
function withFiles(files: Readonly<Record<string, string>>): FileSystem {
  const memory = memoryFileSystem(files, "/wire");
  const machine = nodeFileSystem();
  const of = (path: string): FileSystem => (path === "/wire" || path.startsWith("/wire/") ? memory : machine);
  return {
    cwd: "/wire",
    stat: (path) => of(path).stat(path),
    exists: (path) => of(path).exists(path),
    realpath: (path) => of(path).realpath(path),
    list: (path) => of(path).list(path),
    readBytes: (path) => of(path).readBytes(path),
    readText: (path) => of(path).readText(path),
  };
}

export type Call = (...args: readonly unknown[]) => Promise<unknown>;

export interface Modules {
  client(config: object): Readonly<Record<string, Readonly<Record<string, Call | undefined>> | undefined>>;
  /** The validators by name: `taskDtoInputSchema`. */
  readonly validators: Readonly<Record<string, Schema | undefined>>;
}

export interface Schema {
  safeParse(value: unknown): { readonly success: boolean; readonly error?: { readonly message: string } };
}

/** Bundles and imports. `folder` lies inside the repository, so that Zod is found. */
export async function runnable(files: readonly GeneratedFile[], folder: string): Promise<Modules> {
  rmSync(folder, { recursive: true, force: true });
  for (const file of files) {
    const path = join(folder, file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.text);
  }
  const hasValidators = files.some((file) => file.path === "validators/index.ts");
  const entry = `export { createClient } from "./client/index.js";\n${hasValidators ? 'export * as validators from "./validators/index.js";\n' : "export const validators = {};\n"}`;
  const result = await build({
    stdin: { contents: entry, resolveDir: folder, loader: "ts" },
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    external: ["zod/mini"],
    logLevel: "silent",
  });
  const bundle = join(folder, "bundle.mjs");
  writeFileSync(bundle, result.outputFiles[0]?.text ?? "");
  const module = await import(pathToFileURL(bundle).href);
  return { client: module.createClient, validators: module.validators };
}
