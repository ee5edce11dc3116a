import { type FSWatcher, watch } from "node:fs";
import { resolve } from "node:path";

/**
 * Hears about changes directly inside folders. Each folder has a watcher of its own: one that watches a whole tree, or a file,
 * loses a file that is saved by renaming another one over it. The caller polls what cannot be watched.
 */
export class FolderEvents {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #heard: (path: string) => void;

  constructor(heard: (path: string) => void) {
    this.#heard = heard;
  }

  /** Watches exactly these folders from now on. */
  watch(folders: ReadonlySet<string>): void {
    for (const [folder, watcher] of this.#watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    for (const folder of folders) if (!this.#watchers.has(folder)) this.#add(folder);
  }

  close(): void {
    this.watch(new Set());
  }

  #add(folder: string): void {
    try {
      const watcher = watch(folder, (_, name) => this.#heard(name === null ? folder : resolve(folder, name)));
      watcher.on("error", () => this.#drop(folder));
      this.#watchers.set(folder, watcher);
    } catch {
      // Missing, not ours to read, or one watcher too many for the system.
    }
  }

  /** A folder that is deleted and made again needs a new watcher, which the next `watch` gives it. */
  #drop(folder: string): void {
    this.#watchers.get(folder)?.close();
    this.#watchers.delete(folder);
  }
}
