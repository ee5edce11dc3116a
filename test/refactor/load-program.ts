/** Programs in memory → workspaces. References are opened once for all of them. */
import { type LoadOptions, load, type Workspace } from "../../src/csharp/load.js";
import { KeptWorkspace } from "../../src/csharp/reuse/kept-workspace.js";
import type { DiagnosticSink } from "../../src/diagnostics/diagnostic.js";
import type { FileSystem } from "../../src/files/file-system.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { libraryFolder, type Program, serverFolder } from "./program.js";

/** `model`: the framework is the built-in model; `sdk`: it is read from the installed SDK. */
export type Framework = "model" | "sdk";

const settings = `<PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings>
  <LangVersion>14.0</LangVersion></PropertyGroup>`;
const library = `<Project Sdk="Microsoft.NET.Sdk.Web">${settings}<PropertyGroup><OutputType>Library</OutputType></PropertyGroup></Project>`;
const server = (references: string): string =>
  `<Project Sdk="Microsoft.NET.Sdk.Web">${settings}<ItemGroup>${references}</ItemGroup></Project>`;
const toLibrary = `<ProjectReference Include="${libraryFolder}/Library.csproj" />`;

const data = new Map<string, Buffer>();
const names: NonNullable<LoadOptions["names"]> = {
  build: "refactor",
  kept: { read: (name) => data.get(name), write: (name, bytes) => void data.set(name, Buffer.from(bytes)) },
};

/** Programs with and without a library need other references. */
const kept = new Map<string, KeptWorkspace>();

export function loadProgram(program: Program, framework: Framework, sink: DiagnosticSink): Workspace | undefined {
  const hasLibrary = program.library.length > 0;
  const key = `${framework} ${hasLibrary}`;
  const reused = kept.get(key) ?? new KeptWorkspace();
  kept.set(key, reused);
  const options: LoadOptions = {
    names,
    framework: undefined,
    configuration: undefined,
    properties: {},
    environment: framework === "sdk" ? process.env : {},
    platform: "linux",
  };
  const input = { kind: "project", path: `${serverFolder}/Server.csproj` } as const;
  const workspace = load(input, options, filesOf(program, framework), sink, reused);
  // Only the references are shared: what is read of the sources must not depend on the program before.
  reused.keep([]);
  return workspace;
}

function filesOf(program: Program, framework: Framework): FileSystem {
  const texts: Record<string, string> = {
    [`${serverFolder}/Server.csproj`]: server(program.library.length > 0 ? toLibrary : ""),
    [`${libraryFolder}/Library.csproj`]: library,
  };
  for (const { path, text } of [...program.files, ...program.library]) texts[path] = text;
  const memory = memoryFileSystem(texts, serverFolder);
  if (framework === "model") return memory;
  const machine = nodeFileSystem();
  const of = (path: string): FileSystem =>
    path.startsWith(serverFolder) || path.startsWith(libraryFolder) ? memory : machine;
  return {
    cwd: serverFolder,
    stat: (path) => of(path).stat(path),
    exists: (path) => of(path).exists(path),
    realpath: (path) => of(path).realpath(path),
    list: (path) => of(path).list(path),
    readBytes: (path) => of(path).readBytes(path),
    readText: (path) => of(path).readText(path),
  };
}
