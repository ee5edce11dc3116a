import type { Contract } from "../../src/contract/contract.js";
import { type Diagnostic, DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { withCSharpUnions } from "../../src/emit/csharp/csharp-unions.js";
import { emitCSharp } from "../../src/emit/csharp/emit-csharp.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import type { ReadOpenApiOptions } from "../../src/openapi/options.js";
import { readOpenApi } from "../../src/openapi/read-openapi.js";

export interface Imported {
  readonly contract: Contract | undefined;
  /** Text by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Imports documents given as text; the first one is the root. */
export function importFiles(
  documents: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<ReadOpenApiOptions & { readonly hasUnions: boolean }> = {},
): Imported {
  const bag = new DiagnosticBag();
  const root = Object.keys(documents)[0] ?? "";
  const settings = { namespace: "Acme.Api", ...options };
  const contract = readOpenApi(root, memoryFileSystem(documents), settings, bag);
  const declared = contract && settings.hasUnions === true ? withCSharpUnions(contract, bag) : contract;
  const files = declared === undefined ? [] : emitCSharp(declared, settings, bag);
  return { contract, files: Object.fromEntries(files.map((file) => [file.path, file.text])), diagnostics: bag.all };
}

export function importText(
  document: string,
  options: Partial<ReadOpenApiOptions & { readonly hasUnions: boolean }> = {},
): Imported {
  return importFiles({ "api.yaml": document }, options);
}

/** A document around schemas, indented as under `schemas:`. */
export function withSchemas(schemas: string, version = "3.1.0"): string {
  return `openapi: ${version}
info: { title: Test, version: "1" }
paths: {}
components:
  schemas:
${schemas.replace(/^\n/, "")}`;
}

/** A document around path items, indented as under `paths:`. */
export function withPaths(paths: string, rest = "", version = "3.1.0"): string {
  return `openapi: ${version}
info: { title: Test, version: "1" }
paths:
${paths.replace(/^\n/, "")}
${rest}`;
}

/** The C# of one file without its header, usings and namespace. */
export function bodyOf(text: string | undefined): string {
  return (text ?? "(no such file)").replace(/^[\s\S]*?\nnamespace [^;]+;\n\n/, "").trimEnd();
}

export function codes(imported: Imported): readonly string[] {
  return imported.diagnostics.map((diagnostic) => diagnostic.code);
}
