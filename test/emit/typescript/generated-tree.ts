import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import type { GeneratedFile } from "../../../src/emit/generated-file.js";
import { compile } from "../../compile.js";

/** The options that the docs promise, and every other strictness that a user may have switched on. */
export const strictOptions = {
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
  target: "es2022",
  module: "nodenext",
  lib: ["es2022", "dom"],
  types: [] as readonly string[],
};

const root = resolve(import.meta.dirname, "../../..");

/** What the compiler says about trees of generated files, each in a folder of its own; one program for all, for speed. */
export function typeErrors(
  trees: Readonly<Record<string, readonly GeneratedFile[]>>,
  changes: {
    readonly exactOptionalPropertyTypes?: boolean;
    readonly lib?: readonly string[];
    readonly types?: readonly string[];
    readonly skipLibCheck?: boolean;
    readonly target?: string;
    readonly module?: string;
    readonly moduleResolution?: string;
    readonly allowImportingTsExtensions?: boolean;
  } = {},
): readonly string[] {
  // Inside the repository, so that `zod` resolves.
  mkdirSync(join(root, "artifacts"), { recursive: true });
  const folder = mkdtempSync(join(root, "artifacts/trees-"));
  try {
    for (const [tree, files] of Object.entries(trees)) {
      for (const file of files) write(join(folder, tree, file.path), file.text);
    }
    write(join(folder, "package.json"), '{ "type": "module" }');
    const compilerOptions = { ...strictOptions, ...changes };
    write(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
    return compile(folder)
      .split("\n")
      .filter((line) => line !== "");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

export interface RunnableTree {
  readonly folder: string;
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
    const { code } = await transform(file.text, { loader: "ts", format: "esm", target: "node20" });
    write(join(folder, file.path.replace(/\.ts$/, ".js")), code);
  }
  return {
    folder,
    load: (path) => import(pathToFileURL(join(folder, path)).href),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
