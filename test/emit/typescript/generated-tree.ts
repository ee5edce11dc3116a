import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import ts from "typescript";
import type { GeneratedFile } from "../../../src/emit/generated-file.js";

/** The options that the docs promise, and every other strictness that a user may have switched on. */
const strictOptions: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  types: [],
};

const root = resolve(import.meta.dirname, "../../..");

/** What tsc has to say about trees of generated files, each in a folder of its own; one program for all, for speed. */
export function typeErrors(
  trees: Readonly<Record<string, readonly GeneratedFile[]>>,
  changes: ts.CompilerOptions = {},
): readonly string[] {
  const options = { ...strictOptions, ...changes };
  // Inside the repository, so that `zod` resolves.
  const base = join(root, "virtual");
  const texts = new Map<string, string>();
  for (const [tree, files] of Object.entries(trees)) {
    for (const file of files) texts.set(join(base, tree, file.path), file.text);
  }
  texts.set(join(base, "package.json"), '{ "type": "module" }');
  const host = ts.createCompilerHost(options);
  const onDisk = { fileExists: host.fileExists, readFile: host.readFile, getSourceFile: host.getSourceFile };
  // Module resolution asks for the folder before the file.
  host.directoryExists = (path) => path.startsWith(base) || ts.sys.directoryExists(path);
  host.fileExists = (path) => texts.has(path) || onDisk.fileExists(path);
  host.readFile = (path) => texts.get(path) ?? onDisk.readFile(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = texts.get(path);
    return text === undefined
      ? onDisk.getSourceFile(path, version, ...rest)
      : ts.createSourceFile(path, text, version, true);
  };
  const program = ts.createProgram(
    [...texts.keys()].filter((path) => path.endsWith(".ts")),
    options,
    host,
  );
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const { file, start } = diagnostic;
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n");
    if (file === undefined || start === undefined) return message;
    const { line } = file.getLineAndCharacterOfPosition(start);
    return `${file.fileName.slice(base.length + 1)}:${line + 1}: ${message}`;
  });
}

export interface RunnableTree {
  /** The exports of a module; what they are is the test's own claim. */
  load<Module>(path: string): Promise<Module>;
  remove(): void;
}

/** Generated files as modules that Node can import. */
export async function runnableTree(files: readonly GeneratedFile[]): Promise<RunnableTree> {
  const folder = mkdtempSync(join(tmpdir(), "tenon-"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const file of files) {
    const path = join(folder, file.path.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, (await transform(file.text, { loader: "ts", format: "esm", target: "node20" })).code);
  }
  return {
    load: (path) => import(pathToFileURL(join(folder, path)).href),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
