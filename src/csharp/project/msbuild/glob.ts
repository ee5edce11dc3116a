/**
 * MSBuild's wildcards over the injected file system: `*` and `?` inside a name, `**` for any folders. Excludes of whole
 * folders are applied while walking, so that `bin`, `obj` and `node_modules` are never entered.
 */
import { join, parse, resolve, sep } from "node:path";
import type { FileSystem } from "../../../files/file-system.js";
import { nativePath, slashed } from "./paths.js";
import { mostLinkedFolders } from "./size-limits.js";
import { matchesName, matchesSequence } from "./wildcards.js";

export interface Pattern {
  /** The folder that holds all matches, absolute. */
  readonly root: string;
  /** What follows, split at `/`, in lower case: MSBuild ignores case on every system. */
  readonly segments: readonly string[];
  /** Of `a/**`, what is before the `**`: everything in these folders is the pattern's. */
  readonly wholeFolders: Pattern | undefined;
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
  const segments = parts.slice(fixed).map((segment) => segment.toLowerCase());
  const wholeFolders =
    segments.at(-1) === "**" ? { root, segments: segments.slice(0, -1), wholeFolders: undefined } : undefined;
  return { root, segments, wholeFolders };
}

/** Whether a normal absolute path is one of the pattern's. */
export function matches(pattern: Pattern, path: string): boolean {
  return matchesNamed(pattern, path, nameOf(path).toLowerCase());
}

/** The same where the path's name is known in lower case. */
function matchesNamed({ root, segments }: Pattern, path: string, lowerName: string): boolean {
  // Of the many files of a folder, most patterns refuse the name already.
  const last = segments[segments.length - 1];
  if (last !== undefined && last !== "**" && !matchName(last, lowerName)) return false;
  const below = relativeTo(root, path);
  if (below === undefined) return false;
  if (segments.length === 0) return below === "";
  if (below === "") return false;
  // `**/*.cs`, as most are: only the name counts.
  if (segments.length === 2 && segments[0] === "**") return true;
  return matchesSequence(segments, slashed(below).toLowerCase().split("/"), "**", matchName);
}

function nameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}

/** From a folder to what is in it, or to itself; undefined where the path is elsewhere. Both are normal absolute paths. */
export function relativeTo(folder: string, path: string): string | undefined {
  if (path === folder) return "";
  const length = folder.endsWith(sep) ? folder.length : folder.length + 1;
  if (path.length <= length || path[length - 1] !== sep) return undefined;
  if (path.startsWith(folder)) return path.slice(length);
  return path.slice(0, folder.length).toLowerCase() === folder.toLowerCase() ? path.slice(length) : undefined;
}

/** Both in lower case. `*.*` means any name, as on Windows. */
function matchName(segment: string, name: string): boolean {
  return segment === "*.*" || matchesName(segment, name);
}

/** True when everything below the folder is excluded, so that it need not be listed. */
function excludesFolder({ wholeFolders }: Pattern, folder: string, lowerName: string): boolean {
  return wholeFolders !== undefined && matchesNamed(wholeFolders, folder, lowerName);
}

/** What a file of a folder that was entered has to be compared with; undefined where it cannot be meant. */
function excludeForFiles(exclude: Pattern, include: Pattern): Pattern | undefined {
  const ends = [exclude, include].map(({ segments }) => endOf(segments.at(-1) ?? "*"));
  const [first = "", second = ""] = ends;
  if (!first.endsWith(second) && !second.endsWith(first)) return undefined;
  // A folder of which everything is excluded is not entered: what is left is a file of that name.
  return exclude.wholeFolders !== undefined && contains(include.root, exclude.root) ? exclude.wholeFolders : exclude;
}

/** How all names end that a segment means: `.cs` of `*.cs`. */
function endOf(segment: string): string {
  return segment === "*.*" ? "" : segment.slice(Math.max(segment.lastIndexOf("*"), segment.lastIndexOf("?")) + 1);
}

function contains(folder: string, path: string): boolean {
  return relativeTo(folder, path) !== undefined;
}

/**
 * Files in the order of their folders: a folder's own files first, each level in ordinal order. Undefined where links lead to too
 * many folders.
 */
export function findFiles(
  include: Pattern,
  excludes: readonly Pattern[],
  files: FileSystem,
): readonly string[] | undefined {
  const texts: string[] = [];
  const segments = include.segments;
  const excludedFiles = excludes.flatMap((exclude) => excludeForFiles(exclude, include) ?? []);
  const onlyNames = segments.length === 1 && segments[0] !== "**";
  let linked = 0;

  /** `real`: the folder without links. `around`: the folders that hold the links which led here. */
  const walk = (folder: string, real: string, around: readonly string[]): void => {
    if (around.length > 0 && ++linked > mostLinkedFolders) return;
    const below: Parameters<typeof walk>[] = [];
    const start = folder.endsWith(sep) ? folder : folder + sep;
    for (const entry of files.list(folder) ?? []) {
      const path = start + entry.name;
      const name = entry.name.toLowerCase();
      if (entry.kind === "directory") {
        if (onlyNames || excludes.some((pattern) => excludesFolder(pattern, path, name))) continue;
        if (!entry.isLink) below.push([path, join(real, entry.name), around]);
        else {
          const target = files.realpath(join(real, entry.name)) ?? path;
          const holders = [...around, real];
          // A link to a folder that contains it, or one of the links before it, would never end.
          if (!holders.some((holder) => contains(target, holder))) below.push([path, target, holders]);
        }
      } else if (entry.kind === "file" || entry.isLink) {
        // A broken link still has a name, and MSBuild looks only at names; reading it fails later.
        if (!matchesNamed(include, path, name)) continue;
        if (!excludedFiles.some((pattern) => matchesNamed(pattern, path, name))) texts.push(path);
      }
    }
    for (const one of below) walk(...one);
  };

  const rootName = nameOf(include.root).toLowerCase();
  if (excludes.some((pattern) => excludesFolder(pattern, include.root, rootName))) return texts;
  walk(include.root, files.realpath(include.root) ?? include.root, []);
  return linked > mostLinkedFolders ? undefined : texts;
}
