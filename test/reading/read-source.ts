import type { Contract } from "../../src/contract/contract.js";
import { createCompilation } from "../../src/csharp/binding/index.js";
import { builtInFramework, packagesBeside } from "../../src/csharp/metadata/built-in-model.js";
import type { AppSettings } from "../../src/csharp/project/app-settings.js";
import { parse } from "../../src/csharp/syntax/index.js";
import { type Diagnostic, DiagnosticBag, type DiagnosticSink } from "../../src/diagnostics/diagnostic.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { hostPrefixes } from "../../src/host/function-apps.js";
import { readContract } from "../../src/reading/contract/read-contract.js";
import { readProgram } from "../../src/reading/program-reading.js";
import type { ReadingOptions } from "../../src/reading/reading-options.js";
import { readServer } from "../../src/reading/server/read-server.js";
import type { SourceProjects } from "../../src/reading/source-projects.js";
import type { Endpoint } from "../../src/server/endpoint.js";
import { defaultReadingOptions } from "./default-options.js";

/** One file, or several by path. */
export type Source = string | Readonly<Record<string, string>>;

export interface SourceOptions extends Partial<ReadingOptions> {
  readonly nullable?: "enable" | "disable";
  /** Of the project file. */
  readonly properties?: Readonly<Record<string, string>>;
}

const hosts = hostPrefixes([], { fileSystem: memoryFileSystem({}), variables: {} });
const packages = packagesBeside(builtInFramework);

/** What the SDK's implicit usings and the imports of a usual server bring into scope. */
const usings = [
  "System",
  "System.Collections.Generic",
  "System.ComponentModel.DataAnnotations",
  "System.IO",
  "System.Linq",
  "System.Text.Json",
  "System.Text.Json.Serialization",
  "System.Threading",
  "System.Threading.Tasks",
  "Microsoft.AspNetCore.Authorization",
  "Microsoft.AspNetCore.Builder",
  "Microsoft.AspNetCore.Http",
  "Microsoft.AspNetCore.Http.HttpResults",
  "Microsoft.AspNetCore.Mvc",
  "Microsoft.AspNetCore.Routing",
  "Microsoft.Azure.Functions.Worker",
  "Microsoft.Extensions.DependencyInjection",
  "Microsoft.Extensions.Hosting",
  "Tenon",
];

export function workspaceOf(source: Source, nullable: "enable" | "disable" = "enable"): SourceProjects {
  const files = typeof source === "string" ? { "Api.cs": source } : source;
  const compilation = createCompilation(
    {
      assemblyName: "Api",
      files: Object.entries(files).map(([path, text]) => parse(path, new TextEncoder().encode(text))),
      nullable,
      globalUsings: usings.map((name) => ({ name, isStatic: false, alias: undefined })),
      references: [builtInFramework, packages],
    },
    { report: () => undefined },
  );
  return { projects: [{ compilation }] };
}

export interface ReadWithDiagnostics {
  readonly contract: Contract;
  readonly diagnostics: readonly Diagnostic[];
}

export function readWithDiagnostics(
  source: Source,
  { nullable, properties = {}, ...options }: SourceOptions = {},
): ReadWithDiagnostics {
  const bag = new DiagnosticBag();
  const project = { property: (name: string) => new Map(Object.entries(properties)).get(name) ?? "" };
  const { projects } = workspaceOf(source, nullable);
  const program = readProgram({ projects: projects.map((one) => ({ ...one, project })) });
  const reading = { ...defaultReadingOptions, ...options };
  const { contract, leftOut } = readContract(program, reading, hosts, { sink: bag, routeSink: bag });
  return { contract, diagnostics: [...bag.all, ...leftOut] };
}

export function readSource(source: Source, options: SourceOptions = {}): Contract {
  return readWithDiagnostics(source, options).contract;
}

/** What the program serves, without a `host.json`. */
export function servedBy(source: Source, sink: DiagnosticSink, settings?: AppSettings): readonly Endpoint[] {
  const projects = workspaceOf(source).projects.map((one) => (settings === undefined ? one : { ...one, settings }));
  return readServer(readProgram({ projects }), hosts, "whole", sink).endpoints;
}
