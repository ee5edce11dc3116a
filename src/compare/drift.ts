import { createTwoFilesPatch } from "diff";
import { compareOrdinal } from "../contract/order.js";
import type { OutputPlan } from "../output/plan.js";

export type Drift = { readonly kind: "changed" | "missing" | "stale"; readonly path: string; readonly patch: string };

/** Where the files on disk differ from what would be generated, each with the patch that would repair it. */
export function findDrift(plan: OutputPlan, shown: (path: string) => string): readonly Drift[] {
  const drifts: Drift[] = [];
  for (const file of plan.files) {
    if (file.current !== undefined && lineFeeds(file.current) === file.text) continue;
    const kind = file.current === undefined ? "missing" : "changed";
    drifts.push({
      kind,
      path: file.path,
      patch: patchOf(shown(file.path), file.current && lineFeeds(file.current), file.text),
    });
  }
  for (const file of plan.stale) {
    drifts.push({ kind: "stale", path: file.path, patch: patchOf(shown(file.path), file.current, undefined) });
  }
  return drifts.sort((a, b) => compareOrdinal(a.path, b.path));
}

/** Git may have checked the file out with CRLF, which is not drift. */
function lineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

function patchOf(path: string, current: string | undefined, expected: string | undefined): string {
  const from = current === undefined ? "/dev/null" : `a/${path}`;
  const to = expected === undefined ? "/dev/null" : `b/${path}`;
  return createTwoFilesPatch(from, to, current ?? "", expected ?? "", undefined, undefined, { context: 3 }).replace(
    /^=+\n/,
    "",
  );
}
