/** `obj/project.assets.json`: what the last restore found for each package, and which of its assemblies to compile against. */
import { join } from "node:path";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import type { FileSystem } from "../../files/file-system.js";
import { parseTargetFramework, type TargetFramework } from "../project/msbuild/target-framework.js";

export interface PackageAssets {
  /** Absolute. */
  readonly assemblies: readonly string[];
  /** Names in lower case. */
  readonly packages: ReadonlySet<string>;
  /** Frameworks that packages bring with them. */
  readonly frameworkReferences: readonly string[];
}

/** Undefined where nothing was restored, or where the file cannot be used, which is reported. */
export function readPackageAssets(
  path: string,
  framework: TargetFramework,
  files: FileSystem,
  sink: DiagnosticSink,
): PackageAssets | undefined {
  const read = files.readText(path);
  if (!read.ok) {
    if (read.reason !== "missing")
      sink.report(diagnostic("packageAssetsUnusable", startOf(path), { path, reason: read.detail }));
    return undefined;
  }
  const parsed = parse(read.value);
  if (typeof parsed === "string") {
    sink.report(diagnostic("packageAssetsUnusable", startOf(path), { path, reason: parsed }));
    return undefined;
  }
  const target = entries(parsed.targets).find(([name]) => isSame(name, framework))?.[1];
  if (target === undefined) {
    const reason = `the last restore was not for ${framework.name}`;
    sink.report(diagnostic("packageAssetsUnusable", startOf(path), { path, reason }));
    return undefined;
  }
  const folders = entries(parsed.packageFolders).map(([folder]) => folder);
  const libraries = new Map(entries(parsed.libraries));
  const assemblies: string[] = [];
  const packages = new Set<string>();
  const frameworkReferences = new Set<string>();
  for (const [name, library] of entries(target)) {
    if (field(library, "type") !== "package") continue;
    packages.add((name.split("/")[0] ?? "").toLowerCase());
    const brought = field(library, "frameworkReferences");
    for (const reference of Array.isArray(brought) ? brought : []) frameworkReferences.add(String(reference));
    const folder = field(libraries.get(name), "path");
    for (const [asset] of entries(field(library, "compile"))) {
      if (!asset.endsWith(".dll")) continue;
      const below = typeof folder === "string" ? folder : name.toLowerCase();
      const assetPath = folders.map((root) => join(root, below, asset)).find((candidate) => files.exists(candidate));
      if (assetPath !== undefined) assemblies.push(assetPath);
    }
  }
  return { assemblies, packages, frameworkReferences: [...frameworkReferences] };
}

interface AssetsFile {
  readonly targets: unknown;
  readonly libraries: unknown;
  readonly packageFolders: unknown;
}

function parse(text: string): AssetsFile | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return "it is not JSON";
  }
  const targets = field(json, "targets");
  const libraries = field(json, "libraries");
  const packageFolders = field(json, "packageFolders");
  if (!isObject(targets) || !isObject(libraries) || !isObject(packageFolders))
    return "it is not a file that NuGet wrote";
  return { targets, libraries, packageFolders };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function field(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

function entries(value: unknown): readonly [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** `net10.0`, `.NETCoreApp,Version=v10.0`; with a runtime (`net10.0/linux-x64`) it is not for compiling. */
function isSame(name: string, framework: TargetFramework): boolean {
  if (name.includes("/")) return false;
  const parsed = parseTargetFramework(name);
  return (
    parsed.identifier === framework.identifier &&
    parsed.version.join(".") === framework.version.join(".") &&
    parsed.platform === framework.platform
  );
}
