import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ts from "typescript";
import type { GeneratedFile } from "../../../src/emit/generated-file.js";

/** The ways to call each client function, as TypeScript understands them: by `module.function`. */
export function callSignatures(files: readonly GeneratedFile[]): ReadonlyMap<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "tenon-signatures-"));
  try {
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const modules = files.filter(({ path }) => path.startsWith("client/") && path !== "client/index.ts");
    const program = ts.createProgram(
      modules.map(({ path }) => join(folder, path)),
      {
        strict: true,
        noEmit: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        types: [],
      },
    );
    const checker = program.getTypeChecker();
    const found = new Map<string, readonly string[]>();
    for (const { path } of modules) {
      const source = program.getSourceFile(join(folder, path));
      const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
      for (const member of module === undefined ? [] : checker.getExportsOfModule(module)) {
        if ((member.flags & ts.SymbolFlags.Variable) === 0) continue;
        const signatures = checker.getTypeOfSymbol(member).getCallSignatures();
        const name = `${path.replace(/^client\/|\.ts$/g, "")}.${member.name}`;
        found.set(
          name,
          signatures.map((signature) => checker.signatureToString(signature, source, ts.TypeFormatFlags.NoTruncation)),
        );
      }
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
