import type { Contract } from "../../src/contract/contract.js";
import { createCompilation } from "../../src/csharp/binding/index.js";
import { frameworkModel, packageModel } from "../../src/csharp/metadata/built-in-model.js";
import { parse } from "../../src/csharp/syntax/index.js";
import { type Diagnostic, DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { type ReadContract, readContract } from "../../src/reading/read-contract.js";
import { defaultReadingOptions, type ReadingOptions } from "../../src/reading/reading-options.js";
import type { Workspace } from "../../src/reading/workspace.js";

/** One file, or several by path. */
export type Source = string | Readonly<Record<string, string>>;

export interface SourceOptions extends Partial<ReadingOptions> {
  readonly nullable?: "enable" | "disable";
}

const silent = { report: () => undefined };
const framework = frameworkModel(silent);
const packages = packageModel([framework], silent);

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
  "Tenon",
];

export function workspaceOf(source: Source, nullable: "enable" | "disable" = "enable"): Workspace {
  const files = typeof source === "string" ? { "Api.cs": source } : source;
  const compilation = createCompilation(
    {
      assemblyName: "Api",
      files: Object.entries(files).map(([path, text]) => parse(path, new TextEncoder().encode(text))),
      nullable,
      globalUsings: usings.map((name) => ({ name, isStatic: false, alias: undefined })),
      references: [framework, packages],
    },
    silent,
  );
  return { projects: [{ compilation }] };
}

export interface ReadWithDiagnostics extends ReadContract {
  readonly diagnostics: readonly Diagnostic[];
}

export function readWithDiagnostics(source: Source, { nullable, ...options }: SourceOptions = {}): ReadWithDiagnostics {
  const bag = new DiagnosticBag();
  const read = readContract(workspaceOf(source, nullable), { ...defaultReadingOptions, ...options }, bag);
  return { ...read, diagnostics: bag.all };
}

export function readSource(source: Source, options: SourceOptions = {}): Contract {
  return readWithDiagnostics(source, options).contract;
}
