import { spawnSync } from "node:child_process";
import { dirname, join, resolve, sep } from "node:path";
import type { FileSystem } from "./file-system.js";
import { memoryFileSystem } from "./memory-file-system.js";

export type GitRevision =
  | { readonly ok: true; readonly fileSystem: FileSystem }
  | { readonly ok: false; readonly reason: string };

/**
 * The file system as a git revision has it: the repository's files come from git's objects, everything outside it (the SDK,
 * restored packages) from the disk. The working tree is neither read nor touched.
 */
export function atGitRevision(revision: string, inside: string, disk: FileSystem): GitRevision {
  const start = disk.stat(inside)?.kind === "directory" ? inside : dirname(inside);
  const git = (args: readonly string[], input?: string): { ok: boolean; output: Buffer; error: string } => {
    const result = spawnSync("git", args, {
      cwd: start,
      input,
      maxBuffer: 2 ** 31 - 1,
      env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
    });
    const error = result.error?.message ?? result.stderr?.toString("utf8").trim().split("\n").at(-1) ?? "";
    return { ok: result.status === 0, output: result.stdout ?? Buffer.alloc(0), error };
  };
  const top = git(["rev-parse", "--show-toplevel"]);
  if (!top.ok) return { ok: false, reason: top.error === "" ? "git is not installed" : top.error };
  const root = resolve(top.output.toString("utf8").trim());
  // A revision that begins with a dash would be read as an option.
  const commit = git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]);
  if (!commit.ok)
    return { ok: false, reason: commit.error === "" ? "there is no such revision in this clone" : commit.error };

  const tree = git(["ls-tree", "-r", "-z", "--full-tree", commit.output.toString("utf8").trim()]);
  if (!tree.ok) return { ok: false, reason: tree.error };
  const blobs = tree.output.toString("utf8").split("\0").flatMap(readEntry);
  const contents = git(["cat-file", "--batch"], `${blobs.map((blob) => blob.id).join("\n")}\n`);
  if (!contents.ok) return { ok: false, reason: contents.error };
  const texts = splitBatch(contents.output);
  const files = Object.fromEntries(
    blobs.flatMap((blob, at) => (texts[at] === undefined ? [] : [[join(root, blob.path), texts[at]]])),
  );
  return { ok: true, fileSystem: layered(memoryFileSystem(files, disk.cwd), disk, root) };
}

interface Blob {
  readonly id: string;
  readonly path: string;
}

/** Only what can be part of a project is fetched; images and the like stay where they are. */
function readEntry(line: string): Blob[] {
  const match = /^\d+ blob ([0-9a-f]+)\t([\s\S]+)$/.exec(line);
  const [, id, path] = match ?? [];
  if (id === undefined || path === undefined || !/\.(cs|csproj|props|targets|slnx?|json)$/i.test(path)) return [];
  return [{ id, path }];
}

/** `<id> blob <size>\n<bytes>\n`, one after the other. */
function splitBatch(output: Buffer): readonly Uint8Array[] {
  const texts: Uint8Array[] = [];
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(10, at);
    const size = Number(output.subarray(at, end).toString("utf8").split(" ")[2]);
    texts.push(new Uint8Array(output.subarray(end + 1, end + 1 + size)));
    at = end + 1 + size + 1;
  }
  return texts;
}

/** `obj` holds what a restore left behind; it is never committed, so the packages of today are used for an older revision too. */
function layered(committed: FileSystem, disk: FileSystem, root: string): FileSystem {
  const from = (path: string): FileSystem => {
    const absolute = resolve(disk.cwd, path);
    const inside = absolute === root || absolute.startsWith(root + sep);
    return inside && !absolute.split(sep).includes("obj") ? committed : disk;
  };
  return {
    cwd: disk.cwd,
    stat: (path) => from(path).stat(path),
    exists: (path) => from(path).exists(path),
    realpath: (path) => from(path).realpath(path),
    list: (path) => from(path).list(path),
    readBytes: (path) => from(path).readBytes(path),
    readText: (path) => from(path).readText(path),
  };
}
