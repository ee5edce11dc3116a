import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { JudgeUnavailable, quietEnvironment } from "../dotnet-program.js";

/** A project as both sides are told of it. The property names are those the C# side reads. */
export interface ProjectRequest {
  readonly files: readonly string[];
  readonly defines: readonly string[];
  /** A number, as `LangVersion`: 7.3. */
  readonly languageVersion: number;
  readonly nullable: "enable" | "disable" | "annotations" | "warnings";
  /** Assemblies, absolute. */
  readonly references: readonly string[];
  readonly usings: readonly { readonly namespace: string; readonly static: boolean; readonly alias?: string }[];
  readonly assemblyName: string;
  readonly executable: boolean;
  readonly internalsVisibleTo: readonly string[];
  /** Projects earlier in the same request. */
  readonly projectReferences: readonly number[];
}

/** Starts the C# side. The request goes by file: command lines have a limit, projects have not. */
export function askRoslyn(
  root: string,
  program: string,
  mode: "syntax" | "symbols" | "metadata" | "expressions",
  projects: readonly ProjectRequest[],
): ChildProcess {
  const folder = join(root, "artifacts", "oracle", "requests");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${mode}-${process.pid}-${requests++}.json`);
  writeFileSync(path, JSON.stringify({ projects }));
  // Each method runs over a repository once: counting how it runs costs more than it brings.
  const env = { ...quietEnvironment(), DOTNET_TieredPGO: "0" };
  return spawn("dotnet", [program, mode, path], { stdio: ["ignore", "pipe", "inherit"], env });
}

let requests = 0;

/** Waits for the end; a judge that died half-way has not agreed. */
export async function finished(child: ChildProcess): Promise<void> {
  const code = child.exitCode ?? (await new Promise<number | null>((resolve) => child.once("exit", resolve)));
  if (code !== 0) throw new JudgeUnavailable(`the oracle ended with exit code ${code}`);
}
