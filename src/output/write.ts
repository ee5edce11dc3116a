import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { passingName } from "./leftovers.js";
import type { OutputPlan, PlannedFile } from "./plan.js";
import { removeFile, removeIfEmpty } from "./remove-file.js";

export interface Written {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** How many of those written or removed are maps. */
  readonly maps: number;
}

/**
 * Carries out a plan. Everything is first written beside its target under a passing name and only then renamed, so that a
 * full disk or a folder without permission leaves the old output whole.
 */
export function writeOutput(plan: OutputPlan, sink: DiagnosticSink): Written | undefined {
  const changed = plan.files.filter((file) => file.text !== file.current);
  const prepared: { readonly file: PlannedFile; readonly passing: string }[] = [];
  // Thousands of files share a few folders.
  const folders = new Set<string>();
  let at = plan.folder;
  try {
    for (const file of changed) {
      at = file.path;
      const folder = dirname(file.path);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      const passing = passingName(file.path);
      prepared.push({ file, passing });
      writeFileSync(passing, file.text, { flag: "wx" });
    }
    for (const { file, passing } of prepared) {
      at = file.path;
      renameSync(passing, file.path);
    }
    for (const { path } of plan.stale) {
      at = path;
      rmSync(path);
      removeIfEmpty(dirname(path));
    }
  } catch (error) {
    for (const { passing } of prepared) removeFile(passing);
    sink.report(diagnostic("fileNotWritable", undefined, { file: at, reason: reasonOf(error) }));
    return undefined;
  }
  return {
    written: changed.length,
    unchanged: plan.files.length - changed.length,
    removed: plan.stale.length,
    maps: [...changed, ...plan.stale].filter(({ path }) => path.endsWith(".map")).length,
  };
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "EACCES":
    case "EPERM":
      return "permission denied";
    case "EROFS":
      return "the file system is read-only";
    case "ENOSPC":
      return "the disk is full";
    case "EFBIG":
      return "the file is larger than the system allows";
    case "ENOTDIR":
    case "EEXIST":
      return "a file is where a folder is needed";
    case "EISDIR":
      return "a folder is where the file is needed";
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
