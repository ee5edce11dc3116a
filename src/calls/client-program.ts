import { dirname, join, relative, resolve } from "node:path";
import type ts from "typescript";
import { type GeneratedFile, generatedHeader } from "../emit/generated-file.js";
import { isWithin } from "../files/within.js";
import type { TypeScript } from "./load-typescript.js";
import { hostWithSharedDeclarations } from "./shared-declarations.js";

/** A generated client and the folder that it is in. */
export interface PlacedClient {
  readonly output: string;
  readonly files: readonly GeneratedFile[];
}

/** A front end together with clients that are in memory, in place of those on disk. */
export interface ClientProgram {
  readonly program: ts.Program;
  /** A generated file by the path within its output folder; undefined for every other file. */
  generatedPath(file: string): string | undefined;
  /** The files that people wrote. */
  readonly sources: readonly ts.SourceFile[];
}

export function clientProgram(
  compiler: TypeScript,
  project: ts.ParsedCommandLine,
  clients: readonly PlacedClient[],
): ClientProgram {
  const texts = new Map(
    clients.flatMap(({ output, files }) => files.map(({ path, text }) => [resolve(output, path), text] as const)),
  );
  const folders = new Set([...texts.keys()].flatMap((path) => ancestors(dirname(path))));
  const host = hostWithSharedDeclarations(compiler, project.options);
  const outputOf = (path: string): string | undefined => clients.find(({ output }) => isWithin(output, path))?.output;
  /** Generated some other time. */
  const isHidden = (path: string): boolean =>
    outputOf(path) !== undefined && !texts.has(path) && host.readFile(path)?.startsWith(generatedHeader) === true;

  const program = compiler.createProgram({
    rootNames: project.fileNames.filter((name) => !isHidden(resolve(name))),
    options: { ...project.options, noEmit: true, composite: false, incremental: false },
    host: {
      ...host,
      fileExists: (name) => texts.has(resolve(name)) || (host.fileExists(name) && !isHidden(resolve(name))),
      readFile: (name) => texts.get(resolve(name)) ?? host.readFile(name),
      directoryExists: (name) => folders.has(resolve(name)) || host.directoryExists?.(name) !== false,
      getSourceFile(name, options, onError) {
        const text = texts.get(resolve(name));
        return text === undefined
          ? host.getSourceFile(name, options, onError)
          : compiler.createSourceFile(name, text, options, true);
      },
    },
  });
  return {
    program,
    generatedPath(file) {
      const path = resolve(file);
      const output = texts.has(path) ? outputOf(path) : undefined;
      return output === undefined ? undefined : relative(output, path).replaceAll("\\", "/");
    },
    sources: program
      .getSourceFiles()
      .filter(
        (file) =>
          !texts.has(resolve(file.fileName)) &&
          !file.isDeclarationFile &&
          !program.isSourceFileFromExternalLibrary(file) &&
          !file.fileName.includes("/node_modules/"),
      ),
  };
}

function ancestors(folder: string): readonly string[] {
  const parent = join(folder, "..");
  return parent === folder ? [folder] : [folder, ...ancestors(parent)];
}
