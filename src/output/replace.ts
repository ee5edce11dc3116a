import { mkdirSync } from "node:fs";
import type { DiagnosticSink } from "../diagnostics/diagnostic.js";
import type { Layout } from "../emit/emitter.js";
import type { GeneratedFile } from "../emit/generated-file.js";
import type { FileSystem } from "../files/file-system.js";
import { removeLeftovers } from "./leftovers.js";
import { withLock } from "./lock.js";
import { planOutput } from "./plan.js";
import { removeIfEmpty } from "./remove-file.js";
import { type Written, writeOutput } from "./write.js";

/** Makes the folder hold these files and nothing stale of ours. Undefined, with the reasons reported, when it cannot. */
export function replaceOutput(
  folder: string,
  files: readonly GeneratedFile[],
  layout: Layout,
  fileSystem: FileSystem,
  sink: DiagnosticSink,
): Written | undefined {
  const made = makeFolder(folder);
  const written = withLock(folder, sink, () => {
    removeLeftovers(folder, files, layout);
    const plan = planOutput(folder, files, layout, fileSystem, sink);
    return plan === undefined ? undefined : writeOutput(plan, sink);
  });
  if (written === undefined && made) removeIfEmpty(folder);
  return written;
}

/** The lock is in the folder. If it cannot be created, writing fails too and names the file. */
function makeFolder(folder: string): boolean {
  try {
    return mkdirSync(folder, { recursive: true }) !== undefined;
  } catch {
    return false;
  }
}
