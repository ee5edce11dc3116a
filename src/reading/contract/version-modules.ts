/**
 * Versions of an API have client modules of their own: `todos` and `todosV2`, be they actions of one controller or controllers
 * of one name in several namespaces. The lowest keeps the plain name, so that a new version renames nothing.
 */
import { compareApiVersions, versionSuffix } from "../program/api-version.js";
import type { ModuleName } from "./served-names.js";

export interface Versioned {
  readonly module: ModuleName;
  /** Of an operation that is served in several versions, the lowest. */
  readonly version: string | undefined;
}

export function withVersionModules<T extends Versioned>(all: readonly T[]): readonly T[] {
  const lowest = new Map<string, string | undefined>();
  for (const { module, version } of all) {
    const key = module.csharpName;
    if (!lowest.has(key) || isLower(version, lowest.get(key))) lowest.set(key, version);
  }
  return all.map((one) => {
    const { module, version } = one;
    if (version === undefined || lowest.get(module.csharpName) === version) return one;
    const [, stem = "", ending = ""] = /^(.*?)(Controller)?$/.exec(module.csharpName) ?? [];
    return { ...one, module: { ...module, csharpName: `${stem}${versionSuffix(version)}${ending}` } };
  });
}

/** What has no version is there before any. */
function isLower(version: string | undefined, other: string | undefined): boolean {
  if (other === undefined) return false;
  return version === undefined || compareApiVersions(version, other) < 0;
}
