import { resolve } from "node:path";
import type ts from "typescript";
import { cachedBy } from "../caching/cache.js";
import type { TypeScript } from "./load-typescript.js";

interface ParsedDeclarations {
  readonly text: string;
  readonly file: ts.SourceFile;
}

/** By the settings of the parser and the path. */
const declarationsOf = cachedBy((_compiler: TypeScript): Map<string, ParsedDeclarations> => new Map());

/**
 * A host for a program. Declaration files, of the compiler itself and of packages, are parsed once for all programs of a process, as
 * long as their text is the same: parsing them takes longest, and nothing in them depends on the settings of a program.
 */
export function hostWithSharedDeclarations(compiler: TypeScript, options: ts.CompilerOptions): ts.CompilerHost {
  const host = compiler.createCompilerHost(options);
  const declarations = declarationsOf(compiler);
  return {
    ...host,
    getSourceFile(name, settings, onError) {
      const text = /\.d\.[cm]?ts$/.test(name) ? host.readFile(name) : undefined;
      if (text === undefined) return host.getSourceFile(name, settings, onError);
      const key = `${JSON.stringify(settings)} ${resolve(name)}`;
      const last = declarations.get(key);
      if (last?.text === text) return last.file;
      const file = compiler.createSourceFile(name, text, settings);
      declarations.set(key, { text, file });
      return file;
    },
  };
}
