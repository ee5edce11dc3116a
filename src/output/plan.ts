import { isAbsolute, join, relative, sep } from "node:path";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import type { GeneratedFile } from "../emit/generated-file.js";
import type { FileSystem } from "../files/file-system.js";
import { isOurs, markedFile } from "./ownership.js";

/** What is ours in an output folder, by what we generate there: single files, and folders that we look through for stale files. */
export interface Layout {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

export const typescriptLayout: Layout = {
  files: ["tenon.ts", "tenon-query.ts", "tenon-mocks.ts", "tenon-dates.ts"],
  folders: ["types", "client", "validators", "query", "mocks"],
};
export const csharpLayout: Layout = { files: [], folders: ["Types", "Contracts"] };

/** A file to be written, with its current content. Paths are absolute. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
  readonly current: string | undefined;
}

export interface OutputPlan {
  readonly folder: string;
  /** Every generated file, changed or not. */
  readonly files: readonly PlannedFile[];
  /** Ours, but no longer generated. */
  readonly stale: readonly { readonly path: string; readonly current: string }[];
}

/** Decides what would be written and removed, without doing it. Undefined, with the reasons reported, when something is in the way. */
export function planOutput(
  folder: string,
  generated: readonly GeneratedFile[],
  layout: Layout,
  fileSystem: FileSystem,
  sink: DiagnosticSink,
): OutputPlan | undefined {
  let sound = true;
  const refuse = (problem: Parameters<DiagnosticSink["report"]>[0]): void => {
    sound = false;
    sink.report(problem);
  };

  const files: PlannedFile[] = [];
  const isInside = insideOf(folder, fileSystem);
  for (const file of generated) {
    const path = isAbsolute(file.path) ? file.path : join(folder, file.path);
    const stat = fileSystem.stat(path);
    if (!isAbsolute(file.path) && !isInside(path, stat !== undefined)) {
      refuse(diagnostic("pathOutsideOutput", undefined, { file: file.path, folder }));
      continue;
    }
    if (stat === undefined) {
      files.push({ path, text: file.text, current: undefined });
      continue;
    }
    const current = fileSystem.readText(path);
    if (!current.ok) refuse(diagnostic("fileNotWritable", undefined, { file: path, reason: current.detail }));
    else if (!isOurs(path, current.value)) refuse(diagnostic("fileInTheWay", undefined, { file: path }));
    else files.push({ path, text: file.text, current: current.value });
  }
  if (!sound) return undefined;

  const planned = new Set(files.map((file) => file.path));
  const stale = candidates(folder, layout, fileSystem)
    .filter((path) => !planned.has(path))
    .flatMap((path) => {
      const current = fileSystem.readText(path);
      return current.ok && isOurs(path, current.value) ? [{ path, current: current.value }] : [];
    });
  return { folder, files, stale };
}

/** Links are resolved, so that a linked folder cannot lead a write elsewhere. */
function insideOf(folder: string, fileSystem: FileSystem): (path: string, isThere: boolean) => boolean {
  const realFolder = fileSystem.realpath(folder);
  // Thousands of files share a few folders.
  const folders = new Map<string, string | undefined>();
  const nearestReal = (path: string): string | undefined => {
    const parent = join(path, "..");
    if (parent === path) return undefined;
    if (!folders.has(parent)) folders.set(parent, fileSystem.realpath(parent) ?? nearestReal(parent));
    return folders.get(parent);
  };
  return (path, isThere) => {
    if (!isBelow(folder, path)) return false;
    const realPath = (isThere ? fileSystem.realpath(path) : undefined) ?? nearestReal(path);
    return (
      realFolder === undefined || realPath === undefined || realPath === realFolder || isBelow(realFolder, realPath)
    );
  };
}

function isBelow(root: string, target: string): boolean {
  const way = relative(root, target);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function candidates(folder: string, layout: Layout, fileSystem: FileSystem): readonly string[] {
  const found = layout.files.map((file) => join(folder, file)).filter((path) => fileSystem.exists(path));
  const walk = (directory: string): void => {
    for (const entry of fileSystem.list(directory) ?? []) {
      const path = join(directory, entry.name);
      if (entry.kind === "directory") walk(path);
      else if (entry.kind === "file" && (markedFile.test(entry.name) || entry.name.endsWith(".map"))) found.push(path);
    }
  };
  for (const name of layout.folders) walk(join(folder, name));
  return found;
}
