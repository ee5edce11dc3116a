/** `obj/project.assets.json`: what the last restore found for each package, and which of its assemblies to compile against. */
import { join } from "node:path";
import { z } from "zod";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import type { FileSystem } from "../../files/file-system.js";
import { parseTargetFramework, type TargetFramework } from "../project/msbuild/target-framework.js";

const assetsFile = z.object({
  targets: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        type: z.string().optional(),
        compile: z.record(z.string(), z.unknown()).optional(),
        frameworkReferences: z.array(z.string()).optional(),
      }),
    ),
  ),
  libraries: z.record(z.string(), z.object({ type: z.string().optional(), path: z.string().optional() })),
  packageFolders: z.record(z.string(), z.unknown()),
});

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
    if (read.reason !== "missing") sink.report(diagnostic("TN1303", startOf(path), { path, reason: read.detail }));
    return undefined;
  }
  const parsed = parse(read.value);
  if (typeof parsed === "string") {
    sink.report(diagnostic("TN1303", startOf(path), { path, reason: parsed }));
    return undefined;
  }
  const target = Object.entries(parsed.targets).find(([name]) => isSame(name, framework))?.[1];
  if (target === undefined) {
    const reason = `the last restore was not for ${framework.name}`;
    sink.report(diagnostic("TN1303", startOf(path), { path, reason }));
    return undefined;
  }
  const folders = Object.keys(parsed.packageFolders);
  const assemblies: string[] = [];
  const packages = new Set<string>();
  const frameworkReferences = new Set<string>();
  for (const [name, library] of Object.entries(target)) {
    if (library.type !== undefined && library.type !== "package") continue;
    packages.add((name.split("/")[0] ?? "").toLowerCase());
    for (const reference of library.frameworkReferences ?? []) frameworkReferences.add(reference);
    const folder = parsed.libraries[name]?.path ?? name.toLowerCase();
    for (const asset of Object.keys(library.compile ?? {})) {
      if (!asset.endsWith(".dll")) continue;
      const found = folders.map((root) => join(root, folder, asset)).find((candidate) => files.exists(candidate));
      if (found !== undefined) assemblies.push(found);
    }
  }
  return { assemblies, packages, frameworkReferences: [...frameworkReferences] };
}

function parse(text: string): z.infer<typeof assetsFile> | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return "it is no JSON";
  }
  const result = assetsFile.safeParse(json);
  return result.success ? result.data : "it is not what NuGet writes";
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
