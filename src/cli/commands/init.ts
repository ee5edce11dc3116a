import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { applyEdits, modify, type ParseError, parse } from "jsonc-parser";
import { type DiagnosticBag, diagnostic } from "../../diagnostics/diagnostic.js";
import type { FileSystem } from "../../files/file-system.js";
import type { Environment } from "../environment.js";
import type { Command } from "../options.js";
import { failed, type Outcome } from "../outcome.js";

type Init = Extract<Command, { kind: "init" }>;

/** Writes the scripts that generate and gate into the package.json of the front end; nothing that is there is changed. */
export function init(command: Init, environment: Environment, bag: DiagnosticBag): Outcome {
  const { fileSystem } = environment;
  const { cwd } = fileSystem;
  const project = command.input?.kind === "project" ? resolve(cwd, command.input.path) : findProject(cwd, fileSystem);
  if (project === undefined || !fileSystem.exists(project)) {
    bag.report(diagnostic("noProjectHere", undefined, {}));
    return failed(bag.all);
  }
  const file = join(cwd, "package.json");
  if (!existsSync(file)) {
    bag.report(diagnostic("noPackageJson", undefined, { folder: cwd }));
    return failed(bag.all);
  }
  const way = relative(cwd, project).replaceAll("\\", "/");
  const output = command.output ?? "src/api";
  const scripts = {
    api: `tenon --project ${quoted(way)} --output ${quoted(output)}`,
    "api:verify": `tenon --project ${quoted(way)} --output ${quoted(output)} --verify`,
    "api:check": `tenon --project ${quoted(way)} --check`,
  };
  const current = readFileSync(file, "utf8");
  const errors: ParseError[] = [];
  const manifest: unknown = parse(current, errors);
  if (errors.length > 0 || typeof manifest !== "object" || manifest === null) {
    bag.report(diagnostic("packageJsonMalformed", { file, line: 1, column: 1, endLine: 1, endColumn: 1 }, {}));
    return failed(bag.all);
  }
  const standing =
    "scripts" in manifest && typeof manifest.scripts === "object" && manifest.scripts !== null ? manifest.scripts : {};
  const added = Object.entries(scripts).filter(([name]) => !Object.hasOwn(standing, name));
  const options = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: "\n" } };
  const updated = added.reduce(
    (json, [name, value]) => applyEdits(json, modify(json, ["scripts", name], value, options)),
    current,
  );
  if (updated !== current) writeFileSync(file, updated);
  const lines = added.map(([name, value]) => `  added    "${name}": "${value}"`);
  const kept = Object.keys(scripts)
    .filter((name) => Object.hasOwn(standing, name))
    .map((name) => `  kept     "${name}" as it is`);
  const next = "Next: `npm run api` generates the client; run `npm run api:verify` and `npm run api:check` in CI.";
  const text = `package.json\n${[...lines, ...kept].join("\n")}\n${next}\n`;
  return { exit: 0, diagnostics: bag.all, report: { data: { added: added.map(([name]) => name) }, text } };
}

/** The one project here, in a folder below, or beside this folder. */
function findProject(cwd: string, fileSystem: FileSystem): string | undefined {
  const places = [cwd, resolve(cwd, "..")];
  for (const place of places) {
    const folders = [place, ...subfolders(place, fileSystem)];
    const found = folders.flatMap((folder) =>
      (fileSystem.list(folder) ?? [])
        .filter((entry) => entry.kind === "file" && entry.name.endsWith(".csproj"))
        .map((entry) => join(folder, entry.name)),
    );
    const [only] = found;
    if (found.length === 1) return only;
  }
  return undefined;
}

function subfolders(folder: string, fileSystem: FileSystem): readonly string[] {
  return (fileSystem.list(folder) ?? [])
    .filter((entry) => entry.kind === "directory" && entry.name !== "node_modules" && !entry.name.startsWith("."))
    .map((entry) => join(folder, entry.name));
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : JSON.stringify(path);
}
