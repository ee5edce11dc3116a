import { type FSWatcher, statSync, watch } from "node:fs";
import { resolve } from "node:path";

/**
 * Hears about changes directly inside folders. Each folder has a watcher of its own: one that watches a whole tree, or a file,
 * loses a file that is saved by renaming another one over it. The caller polls what cannot be watched.
 */
export class FolderEvents {
  readonly #watchers = new Map<string, { readonly watcher: FSWatcher; readonly identity: string }>();
  readonly #heard: (path: string) => void;

  constructor(heard: (path: string) => void) {
    this.#heard = heard;
  }

  /** Watches exactly these folders from now on. */
  watch(folders: ReadonlySet<string>): void {
    for (const [folder, { identity }] of this.#watchers) {
      // A watcher stays with the folder that it was made for, when that is moved away or deleted and another takes its place.
      if (!folders.has(folder) || identityOf(folder) !== identity) this.#drop(folder);
    }
    for (const folder of folders) if (!this.#watchers.has(folder)) this.#add(folder);
  }

  close(): void {
    this.watch(new Set());
  }

  #add(folder: string): void {
    try {
      const identity = identityOf(folder);
      const watcher = watch(folder, (_, name) => this.#heard(name === null ? folder : resolve(folder, name)));
      watcher.on("error", () => this.#drop(folder));
      this.#watchers.set(folder, { watcher, identity });
    } catch {
      // Missing, not ours to read, or one watcher too many for the system.
    }
  }

  /** If there is a folder of this name again, the next `watch` gives it a new watcher. */
  #drop(folder: string): void {
    this.#watchers.get(folder)?.watcher.close();
    this.#watchers.delete(folder);
  }
}

/** Of the folder that a link leads to. */
function identityOf(folder: string): string {
  try {
    const { birthtimeMs, dev, ino } = statSync(folder);
    return `${dev} ${ino} ${birthtimeMs}`;
  } catch {
    return "unreachable";
  }
}
