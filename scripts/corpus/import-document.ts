/** One document of the corpus, imported. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Contract } from "../../src/contract/contract.js";
import { mapOperationUses } from "../../src/contract/operation.js";
import { usesOf } from "../../src/contract/type-declaration.js";
import { type TypeUse, visitUses } from "../../src/contract/type-use.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { emitCSharp } from "../../src/emit/csharp/emit-csharp.js";
import type { GeneratedFile } from "../../src/emit/generated-file.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { type ReadDocument, readWithSchemas } from "../../src/openapi/read-openapi.js";
import type { Row } from "./row.js";

export interface ImportedDocument {
  readonly row: Row;
  readonly name: string;
  /** The last word of its namespace. */
  readonly project: string;
  readonly read: ReadDocument;
  readonly files: readonly GeneratedFile[];
}

/** Its row alone where it was refused. */
export function importDocument(folder: string, name: string): ImportedDocument | { readonly row: Row } {
  const project = `D${basename(name)
    .replace(/\.[^.]*$/, "")
    .replace(/[^A-Za-z0-9]+/g, "_")}`;
  const path = join(folder, name);
  const namespace = namespaceOf(project);
  const sink = new DiagnosticBag();
  const started = performance.now();
  const read = readWithSchemas(path, nodeFileSystem(), { namespace }, sink);
  const files = read === undefined ? [] : emitCSharp(read.contract, { namespace }, sink);
  const known = { name, version: versionOf(path), milliseconds: performance.now() - started };
  if (read === undefined) {
    const error = sink.all.find(({ severity }) => severity === "error");
    return { row: { ...known, refused: `${error?.code} ${error?.message}` } };
  }
  const { contract } = read;
  const row: Row = {
    ...known,
    operations: contract.services.reduce((sum, service) => sum + service.operations.length, 0),
    types: contract.types.length,
    notes: sink.all.length,
    freeForm: freeForm(contract),
  };
  return { row, name, project, read, files };
}

export function namespaceOf(project: string): string {
  return `Corpus.${project}`;
}

function versionOf(path: string): string {
  return /["']?(?:openapi|swagger)["']?\s*:\s*["']?([\d.]+)/.exec(readFileSync(path, "utf8"))?.[1] ?? "";
}

/** Uses of JSON without a type. */
function freeForm(contract: Contract): number {
  let count = 0;
  const visit = (use: TypeUse): TypeUse => {
    visitUses(use, (inner) => {
      if (inner.kind === "unknown") count++;
    });
    return use;
  };
  for (const type of contract.types) for (const use of usesOf(type)) visit(use);
  for (const { operations } of contract.services)
    for (const operation of operations) mapOperationUses(operation, visit);
  return count;
}
