import { createRequire } from "node:module";
import { join } from "node:path";
import type ts from "typescript";

export type TypeScript = typeof ts;

/** The compiler of the front end itself, so that it is judged by what it is built with. Otherwise, the reason in words. */
export function loadTypeScript(folder: string): TypeScript | string {
  const require = createRequire(join(folder, "tsconfig.json"));
  let version = "";
  try {
    version = versionOf(require("typescript/package.json"));
  } catch {
    return "there is no package `typescript` to be found from there";
  }
  const without = `its TypeScript ${version} has no compiler that can be called (5 and 6 have one; 7 has not)`;
  try {
    const loaded: unknown = require("typescript");
    return isCompiler(loaded) ? loaded : without;
  } catch {
    return without;
  }
}

function versionOf(manifest: unknown): string {
  const isNamed = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return isNamed ? String(manifest.version) : "";
}

function isCompiler(loaded: unknown): loaded is TypeScript {
  return (
    typeof loaded === "object" &&
    loaded !== null &&
    "createProgram" in loaded &&
    "getParsedCommandLineOfConfigFile" in loaded &&
    "sys" in loaded
  );
}
