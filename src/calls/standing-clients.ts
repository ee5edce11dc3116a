import { basename, dirname, join, resolve } from "node:path";
import type { TypeScriptOptions } from "../emit/emit-typescript.js";
import { typescriptLayout } from "../emit/emitters.js";
import { type GeneratedFile, generatedHeader } from "../emit/generated-file.js";
import { queryFrameworks, queryPackage } from "../emit/query/query-framework.js";
import type { DateKind } from "../emit/typescript/date-kind.js";
import type { FileSystem } from "../files/file-system.js";
import type { FrontEnd } from "./front-end.js";
import type { TypeScript } from "./load-typescript.js";
import { hostWithSharedDeclarations } from "./shared-declarations.js";

/** The folders of the generated clients that a front end uses, found by the files that its compiler reads. */
export function clientFoldersOf(compiler: TypeScript, frontEnd: FrontEnd): readonly string[] {
  const folders = new Set<string>();
  for (const { fileNames, options } of frontEnd.projects) {
    // Only the names of the files are asked for: the compiler's own declarations would take longest to read.
    const program = compiler.createProgram({
      rootNames: fileNames,
      options: { ...options, noEmit: true, noLib: true },
      host: hostWithSharedDeclarations(compiler, options),
    });
    for (const { fileName, text } of program.getSourceFiles())
      if (text.startsWith(generatedHeader)) for (const folder of outputOf(resolve(fileName))) folders.add(folder);
  }
  return [...folders].sort();
}

function outputOf(file: string): readonly string[] {
  const folder = dirname(file);
  if (typescriptLayout.files.includes(basename(file))) return [folder];
  return typescriptLayout.folders.includes(basename(folder)) ? [dirname(folder)] : [];
}

/** What a folder was generated with, by the files that are in it. Maps do not matter: the types are the same. */
export function standingOptions(folder: string, fileSystem: FileSystem): TypeScriptOptions {
  const text = (path: string): string => {
    const content = fileSystem.readText(join(folder, path));
    return content.ok && content.value.startsWith(generatedHeader) ? content.value : "";
  };
  const query = text("tenon-query.ts");
  const runtime = text("tenon.ts");
  const dates: DateKind | undefined = runtime.includes("Temporal.PlainDate")
    ? "temporal"
    : runtime.includes("TenonReviver")
      ? "date"
      : undefined;
  return {
    zod: text("validators/index.ts") !== "",
    query: queryFrameworks.find((framework) => query.includes(`"${queryPackage(framework)}"`)),
    mocks: text("mocks/index.ts") !== "" || text("mocks/hubs.ts") !== "",
    dates,
  };
}

/**
 * Whether the client in a folder was generated from this server: at least half of its functions are in the old or the new client.
 * A folder without functions could belong to any server; it counts as this one's.
 */
export function isClientOf(folder: string, fileSystem: FileSystem, generated: readonly GeneratedFile[]): boolean {
  const writtenFiles = ["client", "hubs"].flatMap((part) =>
    (fileSystem.list(join(folder, part)) ?? []).flatMap(({ name }): GeneratedFile[] => {
      const content = fileSystem.readText(join(folder, part, name));
      return content.ok ? [{ path: `${part}/${name}`, text: content.value }] : [];
    }),
  );
  const [mine, theirs] = [functionsOf(writtenFiles), functionsOf(generated)];
  const shared = [...mine].filter((name) => theirs.has(name)).length;
  return shared * 2 >= mine.size;
}

function functionsOf(files: readonly GeneratedFile[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ path, text }) => {
      const module = /^(?:client|hubs)\/(.+?)(\.d)?\.ts$/.exec(path)?.[1];
      const names = [...text.matchAll(/^export (?:declare )?(?:const|function) ([^:(\s]+)/gm)].map(([, name]) => name);
      return module === undefined ? [] : names.map((name) => `${module}.${name}`);
    }),
  );
}
