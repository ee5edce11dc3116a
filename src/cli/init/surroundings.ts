import { dirname, join } from "node:path";
import { parse } from "jsonc-parser";
import type { ImportExtension } from "../../emit/typescript/import-extension.js";
import type { FileSystem } from "../../files/file-system.js";

/** What is around the folder in which `--init` was called. All paths are absolute. */
export interface Surroundings {
  /** The root of the repository, or undefined where there is none. */
  readonly repository: string | undefined;
  readonly servers: readonly ServerProject[];
  readonly frontEnds: readonly FoundFrontEnd[];
}

export interface ServerProject {
  readonly path: string;
  readonly kind: "web" | "functions" | "library";
  /** Something in its source is marked for Tenon. */
  readonly isMarked: boolean;
  /** It references the library, as a package or as a project. */
  readonly hasLibrary: boolean;
}

export interface FoundFrontEnd {
  readonly folder: string;
  /** What its bundler finds generated modules by. */
  readonly importExtension: ImportExtension;
  readonly packageManager: PackageManager;
}

export type PackageManager = "npm" | "pnpm" | "yarn" | "bun";

/** Deep enough for `apps/web/client`, and for the usual `src/Acme.Api/Acme.Api.csproj`. */
const deepest = 4;
const neverEntered = new Set(["node_modules", "bin", "obj", "dist", "build", "artifacts"]);

/** Looks through the repository; without one, through this folder and its parent. */
export function lookAround(fileSystem: FileSystem): Surroundings {
  const { cwd } = fileSystem;
  const repository = folderAbove(cwd, (folder) => fileSystem.exists(join(folder, ".git")));
  const files = filesBelow(repository ?? dirname(cwd), fileSystem);
  const servers = files.filter((path) => path.endsWith(".csproj")).flatMap((path) => serverAt(path, fileSystem));
  const manifests = files.filter((path) => /[\\/]package\.json$/.test(path));
  const below = manifests.filter((path) => isFrontEnd(path, fileSystem));
  const here = join(cwd, "package.json");
  // Whoever calls it in a folder with a package.json means that one, unless it is only the root of a workspace.
  const isMeant =
    fileSystem.exists(here) && !below.includes(here) && (below.length === 0 || !isWorkspace(cwd, fileSystem));
  const frontEnds = isMeant ? [here, ...below] : below;
  return {
    repository,
    servers,
    frontEnds: frontEnds.map((path) => ({
      folder: dirname(path),
      importExtension: importExtensionOf(path, fileSystem),
      packageManager: packageManagerOf(dirname(path), repository, fileSystem),
    })),
  };
}

function filesBelow(root: string, fileSystem: FileSystem): readonly string[] {
  const files: string[] = [];
  const enter = (folder: string, depth: number): void => {
    for (const entry of fileSystem.list(folder) ?? []) {
      const path = join(folder, entry.name);
      if (entry.kind === "file") files.push(path);
      else if (
        entry.kind === "directory" &&
        !entry.isLink &&
        depth < deepest &&
        !entry.name.startsWith(".") &&
        !neverEntered.has(entry.name) &&
        // NuGet once kept its packages in a folder of this name; a workspace keeps its own there.
        (entry.name !== "packages" || isWorkspace(folder, fileSystem))
      )
        enter(path, depth + 1);
    }
  };
  enter(root, 0);
  return files;
}

/** A project that can serve something. Libraries count only where they are marked; tests never do. */
function serverAt(path: string, fileSystem: FileSystem): readonly ServerProject[] {
  const text = textOf(path, fileSystem);
  if (/Microsoft\.NET\.Test\.Sdk|<IsTestProject>\s*true/i.test(text)) return [];
  const isFunctions = /<AzureFunctionsVersion>|Microsoft\.Azure\.Functions\.Worker/.test(text);
  const isWeb = /Sdk\s*=\s*"Microsoft\.NET\.Sdk\.Web["/]/.test(text);
  const kind = isFunctions ? "functions" : isWeb ? "web" : "library";
  const isMarked = filesBelow(dirname(path), fileSystem).some(
    (file) => file.endsWith(".cs") && /\[[^\]\n]*\bContract(Client|Endpoint)?\s*[\],(]/.test(textOf(file, fileSystem)),
  );
  const hasLibrary = /<PackageReference\s[^>]*Include\s*=\s*"Tenon"|[\\/"]Tenon\.csproj"/.test(text);
  return kind === "library" && !isMarked ? [] : [{ path, kind, isMarked, hasLibrary }];
}

/** Packages that only front ends have. A package.json at the root of a repository often holds nothing but tools. */
const frontEndPackages = [
  "vite",
  "react",
  "vue",
  "svelte",
  "solid-js",
  "preact",
  "lit",
  "@angular/core",
  "next",
  "nuxt",
  "astro",
  "expo",
  "react-native",
];

/** Packages whose bundlers (Turbopack and webpack without settings, Metro) do not find `tasks.ts` by `./tasks.js`. */
const strictPackages = ["next", "expo", "react-native"];

function isFrontEnd(manifest: string, fileSystem: FileSystem): boolean {
  return packagesOf(manifest, fileSystem).some((name) => frontEndPackages.includes(name));
}

function importExtensionOf(manifest: string, fileSystem: FileSystem): ImportExtension {
  return packagesOf(manifest, fileSystem).some((name) => strictPackages.includes(name)) ? "none" : "js";
}

function packagesOf(manifest: string, fileSystem: FileSystem): readonly string[] {
  const value: unknown = parse(textOf(manifest, fileSystem));
  const sections = new Map<string, unknown>(typeof value === "object" && value !== null ? Object.entries(value) : []);
  return ["dependencies", "devDependencies"].flatMap((section) => {
    const list = sections.get(section);
    return typeof list === "object" && list !== null ? Object.keys(list) : [];
  });
}

function isWorkspace(folder: string, fileSystem: FileSystem): boolean {
  return (
    fileSystem.exists(join(folder, "pnpm-workspace.yaml")) ||
    /"workspaces"\s*:/.test(textOf(join(folder, "package.json"), fileSystem))
  );
}

function packageManagerOf(folder: string, repository: string | undefined, fileSystem: FileSystem): PackageManager {
  const locks: readonly (readonly [string, PackageManager])[] = [
    ["package-lock.json", "npm"],
    ["pnpm-lock.yaml", "pnpm"],
    ["yarn.lock", "yarn"],
    ["bun.lock", "bun"],
    ["bun.lockb", "bun"],
  ];
  // A workspace has one lock file, at its root.
  for (let place = folder; ; place = dirname(place)) {
    for (const [file, manager] of locks) if (fileSystem.exists(join(place, file))) return manager;
    const stated = /"packageManager"\s*:\s*"(npm|pnpm|yarn|bun)@/.exec(textOf(join(place, "package.json"), fileSystem));
    if (stated?.[1] !== undefined) return stated[1] as PackageManager;
    if (repository === undefined || place === repository || dirname(place) === place) return "npm";
  }
}

function folderAbove(from: string, holds: (folder: string) => boolean): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (holds(folder)) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

function textOf(path: string, fileSystem: FileSystem): string {
  const read = fileSystem.readText(path);
  return read.ok ? read.value : "";
}
