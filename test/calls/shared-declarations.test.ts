/** Declaration files are parsed once for all programs of a process, and again when they have another text. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, expect, test } from "vitest";
import { hostWithSharedDeclarations } from "../../src/calls/shared-declarations.js";

const folder = mkdtempSync(join(tmpdir(), "tenon-declarations-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const words = join(folder, "words.d.ts");
const app = join(folder, "app.ts");
writeFileSync(app, 'import { size } from "./words.js";\nexport const all: number = size;\n');

function programWith(options: ts.CompilerOptions): ts.Program {
  const chosen: ts.CompilerOptions = { strict: true, types: [], noEmit: true, lib: ["lib.es5.d.ts"], ...options };
  return ts.createProgram({ rootNames: [app], options: chosen, host: hostWithSharedDeclarations(ts, chosen) });
}

test("a declaration file is the same object for the next program, a source file is not", () => {
  writeFileSync(words, "export declare const size: number;\n");
  const [first, second] = [programWith({}), programWith({ strict: false })];
  const library = join(ts.getDefaultLibFilePath({}), "../lib.es5.d.ts");
  for (const shared of [words, library]) {
    expect(first.getSourceFile(shared)).toBeDefined();
    expect(second.getSourceFile(shared)).toBe(first.getSourceFile(shared));
  }
  expect(second.getSourceFile(app)).not.toBe(first.getSourceFile(app));
  expect(ts.getPreEmitDiagnostics(second)).toEqual([]);
});

test("a declaration file with another text is parsed again, and one that is gone is missed", () => {
  writeFileSync(words, "export declare const size: number;\n");
  expect(ts.getPreEmitDiagnostics(programWith({}))).toEqual([]);
  writeFileSync(words, "export declare const size: string;\n");
  expect(ts.getPreEmitDiagnostics(programWith({})).map(({ code }) => code)).toEqual([2322]);
  rmSync(words);
  expect(ts.getPreEmitDiagnostics(programWith({})).map(({ code }) => code)).toEqual([2307]);
});

test("settings of the parser that differ have a file of their own", () => {
  writeFileSync(words, "export declare const size: number;\n");
  const old = programWith({ target: ts.ScriptTarget.ES2015 }).getSourceFile(words);
  expect(programWith({ target: ts.ScriptTarget.ES2022 }).getSourceFile(words)).not.toBe(old);
});
