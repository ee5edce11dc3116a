import { expect } from "vitest";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { emitCSharp } from "../../src/emit/csharp/emit-csharp.js";
import { emitDocs } from "../../src/emit/docs/emit-docs.js";
import { emitTypeScript } from "../../src/emit/emit-typescript.js";
import { emitOpenApi } from "../../src/emit/openapi/document.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { readOpenApi } from "../../src/openapi/read-openapi.js";

/** All that depends on the document: the runtime is the same for every one, and slow to read. */
export function generated(
  text: string,
  bag = new DiagnosticBag(),
  namespace = "Acme",
): Readonly<Record<string, string>> | undefined {
  const files = everythingOf(text, bag, namespace);
  if (files === undefined) return undefined;
  return Object.fromEntries(Object.entries(files).filter(([path]) => !/^tenon(-\w+)?\.ts$/.test(path)));
}

/** Everything that can be made of a document, or nothing where it is refused. */
export function everythingOf(
  text: string,
  bag = new DiagnosticBag(),
  namespace = "Acme",
): Readonly<Record<string, string>> | undefined {
  const contract = readOpenApi("/api.json", memoryFileSystem({ "/api.json": text }), { namespace }, bag);
  if (contract === undefined) {
    expect(bag.hasErrors).toBe(true);
    return undefined;
  }
  const files = [
    ...emitCSharp(contract, { namespace }, bag),
    ...emitTypeScript(contract, { zod: true, query: "core", mocks: true }),
    emitOpenApi(contract, { version: "3.1", path: "openapi.json" }),
    emitDocs(contract, { path: "index.html", states: undefined }),
  ];
  for (const { path } of files) expect(path).toMatch(/^[A-Za-z-]+(\/[^/\\:*?"<>|\p{Cc}]+)*\.(ts|cs|json|html)$/u);
  return Object.fromEntries(files.map((file) => [file.path, file.text]));
}
