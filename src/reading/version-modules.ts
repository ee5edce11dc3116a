/**
 * Versions of an API have client modules of their own: `todos` and `todosV2`. The lowest keeps the plain name, so that a new
 * version renames nothing.
 */
import { compareApiVersions, versionSuffix } from "./program/api-version.js";
import type { ModuleName } from "./served-names.js";

export interface Versioned {
  readonly module: ModuleName;
  /** Of an operation that is served in several versions, the lowest. */
  readonly version: string | undefined;
}

export function withVersionModules<T extends Versioned>(all: readonly T[]): readonly T[] {
  const lowest = new Map<unknown, string | undefined>();
  for (const { module, version } of all) {
    const key = keyOf(module);
    if (!lowest.has(key) || isLower(version, lowest.get(key))) lowest.set(key, version);
  }
  return all.map((one) => {
    const { module, version } = one;
    if (version === undefined || lowest.get(keyOf(module)) === version) return one;
    const [, stem = "", ending = ""] = /^(.*?)(Controller)?$/.exec(module.csharpName) ?? [];
    return { ...one, module: { ...module, csharpName: `${stem}${versionSuffix(version)}${ending}` } };
  });
}

function keyOf({ csharpName, symbol }: ModuleName): unknown {
  return symbol ?? csharpName;
}

/** What has no version is there before any. */
function isLower(version: string | undefined, other: string | undefined): boolean {
  if (other === undefined) return false;
  return version === undefined || compareApiVersions(version, other) < 0;
}
