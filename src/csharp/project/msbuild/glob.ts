/**
 * MSBuild's wildcards over the injected file system: `*` and `?` inside a name, `**` for any folders. Excludes of whole
 * folders are applied while walking, so that `bin`, `obj` and `node_modules` are never entered.
 */
import { join, parse, resolve, sep } from "node:path";
import type { FileSystem } from "../../../files/file-system.js";
import { nativePath, slashed } from "./paths.js";
import { matchesName, matchesSequence } from "./wildcards.js";

export interface Pattern {
  /** The folder that holds all matches, absolute. */
  readonly root: string;
  /** What follows, split at `/`. */
  readonly segments: readonly string[];
}

export function hasWildcard(text: string): boolean {
  return /[*?]/.test(text);
}

export function parseGlob(text: string, folder: string): Pattern {
  const path = slashed(text).replace(/\/+/g, "/");
  const parts = path.split("/");
  let fixed = parts.findIndex(hasWildcard);
  if (fixed === -1) fixed = parts.length;
  const start = parts.slice(0, fixed).join("/");
  const root = start === "" && path.startsWith("/") ? parse(folder).root : resolve(folder, nativePath(start));
  return { root, segments: parts.slice(fixed) };
}

/** Whether an absolute path is one of the pattern's. */
export function matches(pattern: Pattern, path: string): boolean {
  // Of the many files of a folder, most patterns refuse the name already.
  const last = pattern.segments[pattern.segments.length - 1];
  if (last !== undefined && last !== "**" && !matchName(last, nameOf(path))) return false;
  const below = relativeTo(pattern.root, path);
  if (below === undefined) return false;
  if (pattern.segments.length === 0) return below === "";
  return below !== "" && matchesSequence(pattern.segments, below.split("/"), "**", matchName);
}

function nameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}

/** Both are normal absolute paths. */
function relativeTo(root: string, path: string): string | undefined {
  if (path === root) return "";
  const length = root.endsWith(sep) ? root.length : root.length + 1;
  if (path.length <= length || path[length - 1] !== sep) return undefined;
  const start = path.slice(0, length - 1);
  const same = start === root || root === start + sep || start.toLowerCase() === root.toLowerCase();
  return same ? slashed(path.slice(length)) : undefined;
}

/** Without regard to case, as MSBuild does on every system. `*.*` means any name, as on Windows. */
function matchName(segment: string, name: string): boolean {
  return segment === "*.*" || matchesName(segment.toLowerCase(), name.toLowerCase());
}

/** True when everything below the folder is excluded, so that it need not be listed. */
function excludesFolder(pattern: Pattern, folder: string): boolean {
  if (pattern.segments.at(-1) !== "**") return false;
  return matches({ root: pattern.root, segments: pattern.segments.slice(0, -1) }, folder);
}

function contains(folder: string, path: string): boolean {
  return relativeTo(folder, path) !== undefined;
}

/** Files in the order of their folders: a folder's own files first, each level in ordinal order. */
export function findFiles(include: Pattern, excludes: readonly Pattern[], files: FileSystem): readonly string[] {
  const found: string[] = [];
  const rest = include.segments;
  const onlyNames = rest.length === 1 && rest[0] !== "**";

  const walk = (folder: string): void => {
    const below: string[] = [];
    for (const entry of files.list(folder) ?? []) {
      const path = join(folder, entry.name);
      if (entry.kind === "directory") {
        if (onlyNames || excludes.some((pattern) => excludesFolder(pattern, path))) continue;
        // A link to a folder that contains it would never end.
        if (entry.isLink && contains(files.realpath(path) ?? path, files.realpath(folder) ?? folder)) continue;
        below.push(path);
      } else if (entry.kind === "file" || entry.isLink) {
        // A broken link still has a name, and MSBuild looks only at names; reading it fails later.
        if (matches(include, path) && !excludes.some((pattern) => matches(pattern, path))) found.push(path);
      }
    }
    for (const path of below) walk(path);
  };

  if (excludes.some((pattern) => excludesFolder(pattern, include.root))) return found;
  walk(include.root);
  return found;
}
