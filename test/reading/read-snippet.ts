import { createCompilation, type TypeProvider } from "../../src/csharp/binding/index.js";
import { aspNetCoreHttpModel } from "../../src/csharp/metadata/model/aspnetcore-http.js";
import { aspNetCoreMvcModel } from "../../src/csharp/metadata/model/aspnetcore-mvc.js";
import { collectionsModel } from "../../src/csharp/metadata/model/collections.js";
import { jsonModel } from "../../src/csharp/metadata/model/json.js";
import { packagesModel } from "../../src/csharp/metadata/model/packages.js";
import { systemModel } from "../../src/csharp/metadata/model/system.js";
import { parse } from "../../src/csharp/syntax/index.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { readContract } from "../../src/reading/read-contract.js";
import { defaultReadingOptions, type ReadingOptions } from "../../src/reading/reading-options.js";
import type { Workspace } from "../../src/reading/workspace.js";

const encoder = new TextEncoder();
const file = (path: string, text: string) => parse(path, encoder.encode(text));
const silent = { report: () => undefined };

const model: TypeProvider = createCompilation(
  {
    assemblyName: "model",
    files: [systemModel, collectionsModel, jsonModel, aspNetCoreHttpModel, aspNetCoreMvcModel, packagesModel].map(
      (text, at) => file(`model${at}.cs`, text),
    ),
    nullable: "enable",
    globalUsings: [],
    references: [],
  },
  silent,
);

const usings = [
  "System",
  "System.Collections.Generic",
  "System.ComponentModel.DataAnnotations",
  "System.IO",
  "System.Linq",
  "System.Text.Json.Serialization",
  "System.Threading",
  "System.Threading.Tasks",
  "Microsoft.AspNetCore.Authorization",
  "Microsoft.AspNetCore.Builder",
  "Microsoft.AspNetCore.Http",
  "Microsoft.AspNetCore.Http.HttpResults",
  "Microsoft.AspNetCore.Mvc",
  "Microsoft.AspNetCore.Routing",
  "Microsoft.Extensions.DependencyInjection",
  "Tenon",
];

export function workspaceOf(
  source: string | Readonly<Record<string, string>>,
  nullable: "enable" | "disable" = "enable",
): Workspace {
  const files = typeof source === "string" ? { "Api.cs": source } : source;
  const compilation = createCompilation(
    {
      assemblyName: "Api",
      files: Object.entries(files).map(([path, text]) => file(path, text)),
      nullable,
      globalUsings: usings.map((name) => ({ name, isStatic: false, alias: undefined })),
      references: [model],
    },
    silent,
  );
  return { compilations: [compilation] };
}

export function readSnippet(
  source: string | Readonly<Record<string, string>>,
  options: Partial<ReadingOptions> = {},
  nullable: "enable" | "disable" = "enable",
) {
  const bag = new DiagnosticBag();
  const { contract, sources } = readContract(
    workspaceOf(source, nullable),
    { ...defaultReadingOptions, ...options },
    bag,
  );
  return { contract, sources, diagnostics: bag.all };
}
