/** A server at two times and a front end, on disk, as users have them. */
import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll } from "vitest";
import { type Outcome, runOnDisk } from "../cli/run-tool.js";

const base = realpathSync(mkdtempSync(join(tmpdir(), "tenon-calls-")));
afterAll(() => rmSync(base, { recursive: true, force: true }));
const packages = resolve(import.meta.dirname, "../../node_modules");

export const csproj =
  '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup></Project>';

export const compilerOptions = {
  strict: true,
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["es2023", "dom", "dom.iterable"],
  jsx: "react-jsx",
  types: [],
  noEmit: true,
  skipLibCheck: true,
};
export const tsconfig = JSON.stringify({ compilerOptions, include: ["src"] });

type Files = Readonly<Record<string, string>>;

let worlds = 0;

export class World {
  readonly folder: string;

  /** `links` are the packages of `web`, by the names of ours; all of them unless given. */
  constructor(files: Files, links?: Readonly<Record<string, string>>) {
    this.folder = join(base, String(worlds++));
    this.write({ "old/Api.csproj": csproj, "new/Api.csproj": csproj, "web/tsconfig.json": tsconfig, ...files });
    mkdirSync(join(this.folder, "web"), { recursive: true });
    if (links === undefined) symlinkSync(packages, join(this.folder, "web/node_modules"), "junction");
    for (const [name, target] of Object.entries(links ?? {})) {
      mkdirSync(join(this.folder, "web/node_modules"), { recursive: true });
      symlinkSync(join(packages, target), join(this.folder, "web/node_modules", name), "junction");
    }
  }

  write(files: Files): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), text);
    }
  }

  /** The text of every file, by its path; packages aside. */
  files(): ReadonlyMap<string, string> {
    const paths = readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
      .map((entry) => join(entry.parentPath, entry.name));
    return new Map(paths.sort().map((path) => [path, readFileSync(path, "utf8")]));
  }

  tenon(...args: readonly string[]): Promise<Outcome> {
    return runOnDisk(this.folder, args);
  }

  git(...args: readonly string[]): void {
    const identity = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"];
    execFileSync("git", [...identity, ...args], { cwd: this.folder, stdio: "ignore" });
  }

  /** What the compiler of the front end says, as `src/app.ts(3,4): TS2339`. */
  tsc(): readonly string[] {
    const tool = join(packages, "typescript/bin/tsc");
    let said = "";
    try {
      execFileSync(process.execPath, [tool, "-p", ".", "--pretty", "false"], { cwd: join(this.folder, "web") });
    } catch (error) {
      said = error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
    }
    return said.split("\n").flatMap((line) => {
      const [, place, code] = /^(\S.*\(\d+,\d+\)): error (TS\d+):/.exec(line) ?? [];
      return place === undefined ? [] : [`${place}: ${code}`];
    });
  }
}

/** The places of a report with this code, as `web/src/app.ts(3,4)`. */
export function places({ error }: Outcome, ...codes: readonly string[]): readonly string[] {
  return error.split("\n").flatMap((line) => {
    const [, place, code] = /^(\S.*\(\d+,\d+\)): \w+ (TN\d+):/.exec(line) ?? [];
    return place !== undefined && code !== undefined && codes.includes(code) ? [place] : [];
  });
}

/** The lines of a place, each once and in order. */
export function linesOf(found: readonly string[]): readonly string[] {
  return [...new Set(found.map((place) => place.replace(/,\d+\).*$/, ")")))].sort();
}
