import { basename, dirname, isAbsolute, join } from "node:path";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import type { Layout } from "../emit/emitter.js";
import type { GeneratedFile } from "../emit/generated-file.js";
import type { FileSystem } from "../files/file-system.js";
import { isWithin } from "../files/within.js";
import { isOurs, markedFile } from "./ownership.js";

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
  const look = lookInto(folder, fileSystem);
  for (const file of generated) {
    const path = isAbsolute(file.path) ? file.path : join(folder, file.path);
    const { isThere, isInside } = look(path);
    if (!isAbsolute(file.path) && !isInside) {
      refuse(diagnostic("pathOutsideOutput", undefined, { file: file.path, folder }));
      continue;
    }
    if (!isThere) {
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

interface Look {
  readonly isThere: boolean;
  /** Links are resolved, so that a linked folder cannot lead a write elsewhere. */
  readonly isInside: boolean;
}

/** Thousands of files share a few folders: what a folder says about them is asked once. */
function lookInto(folder: string, fileSystem: FileSystem): (path: string) => Look {
  const realFolder = fileSystem.realpath(folder);
  const isReallyInside = (real: string | undefined): boolean =>
    realFolder === undefined || real === undefined || real === realFolder || isWithin(realFolder, real);
  const parents = new Map<string, Parent>();
  const parentOf = (path: string): Parent => {
    const parent = dirname(path);
    let cached = parents.get(parent);
    if (cached === undefined) {
      const real = fileSystem.realpath(parent) ?? (parent === path ? undefined : parentOf(parent).real);
      const isOwn = isWithin(folder, parent);
      // Folders below are ours. The output folder itself and others may hold anything, and have few files of ours.
      const entries = (isOwn ? fileSystem.list(parent) : undefined) ?? [];
      const files = entries.filter(({ kind, isLink }) => kind === "file" && !isLink).map(({ name }) => name);
      cached = { real, isInside: (isOwn || parent === folder) && isReallyInside(real), files: new Set(files) };
      parents.set(parent, cached);
    }
    return cached;
  };
  return (path) => {
    const { real, isInside, files } = parentOf(path);
    if (files.has(basename(path))) return { isThere: true, isInside };
    // Not listed, a link, or a name that the file system finds in another case.
    const isThere = fileSystem.stat(path) !== undefined;
    return { isThere, isInside: isInside && isReallyInside((isThere ? fileSystem.realpath(path) : undefined) ?? real) };
  };
}

interface Parent {
  /** Of the folder, or of the nearest one above it that exists. */
  readonly real: string | undefined;
  readonly isInside: boolean;
  /** The names of those that are listed, and are not links. */
  readonly files: ReadonlySet<string>;
}

function candidates(folder: string, layout: Layout, fileSystem: FileSystem): readonly string[] {
  const existing = layout.files.map((file) => join(folder, file)).filter((path) => fileSystem.exists(path));
  const walk = (directory: string): void => {
    for (const entry of fileSystem.list(directory) ?? []) {
      const path = join(directory, entry.name);
      if (entry.kind === "directory") walk(path);
      else if (entry.kind === "file" && (markedFile.test(entry.name) || entry.name.endsWith(".map")))
        existing.push(path);
    }
  };
  for (const name of layout.folders) walk(join(folder, name));
  return existing;
}
