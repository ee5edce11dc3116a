/** Projects to edit, of each kind. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { farProject } from "./far-project.js";
import type { Files } from "./random-edits.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const skipped = /(^|\/)(obj|bin|web|wwwroot|node_modules)(\/|$)/;

function readTree(from: string, to: string): Files {
  const files: Files = new Map();
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || skipped.test(path.slice(from.length)) || !/\.(cs|csproj|props|json)$/.test(path)) continue;
    files.set(to + path.slice(from.length), readFileSync(path, "utf8"));
  }
  return files;
}

const plainProject =
  '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup></Project>';

export const far = "the project of far edits";

/** A project of each kind, in memory, at `/app`. */
export function projectOf(name: string): Files {
  if (name === far) return new Map(Object.entries(farProject));
  if (!name.startsWith("samples/")) {
    return new Map([...readTree(join(root, "test/cases", name, "input"), "/app"), ["/app/App.csproj", plainProject]]);
  }
  const files = readTree(join(root, name), "/app");
  const reference = "../../dotnet/Tenon/Tenon.csproj";
  for (const [path, text] of files) files.set(path, text.replace(reference, "../dotnet/Tenon/Tenon.csproj"));
  files.set("/app/Directory.Build.props", readFileSync(join(root, "samples/Directory.Build.props"), "utf8"));
  for (const [path, text] of readTree(join(root, "dotnet/Tenon"), "/dotnet/Tenon")) files.set(path, text);
  return files;
}

/** The cases that are whole runs. */
export const cases: readonly string[] = readdirSync(join(root, "test/cases")).sort();
