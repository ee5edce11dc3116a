/** Imported C#, judged by the compiler and by System.Text.Json. */
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withoutServers } from "../../../scripts/compiler-server.mjs";
import { quietEnvironment } from "../../../scripts/dotnet-program.js";
import type { GeneratedFile } from "../../../src/emit/generated-file.js";
import { csharpProject } from "./csharp-project.js";
import type { Instance } from "./document-instances.js";
import { objectOf, textOf } from "./json.js";
import roundTripSource from "./RoundTrip.cs?raw";

export interface ImportedCSharp {
  /** The folder of its files. */
  readonly project: string;
  readonly files: readonly GeneratedFile[];
  readonly instances: readonly Instance[];
}

/** What System.Text.Json refused, and what it wrote of an instance. */
export interface RoundTripResult {
  readonly kind: "type" | "instance";
  readonly type: string;
  /** Of the instance, over all documents; -1 of a type. */
  readonly number: number;
  readonly json: string | undefined;
  readonly error: string | undefined;
}

export interface RoundTrip {
  readonly problems: readonly string[];
  readonly results: readonly RoundTripResult[];
  /** False where it did not come to its end: no refusal then means nothing. */
  readonly judged: boolean;
  /** The number of types. */
  readonly serialised: number;
}

/** Compiles the C# of documents as one assembly, and lets it read and write every instance. */
export function judge(repository: string, folder: string, documents: readonly ImportedCSharp[]): RoundTrip {
  mkdirSync(folder, { recursive: true });
  for (const { project, files } of documents) {
    for (const file of files) {
      const path = join(folder, project, file.path);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, file.text);
    }
  }
  writeFileSync(join(folder, "Imported.csproj"), csharpProject({ repository }));
  const build = dotnet(["build", "-v:q", ...withoutServers, "-o", join(folder, "out")], folder);
  const output = `${build.stdout}${build.stderr}`;
  const lines = output.split("\n").filter((line) => /: (?:error|warning) /.test(line));
  const problems = [...new Set(lines)].map((line) => line.replaceAll(`${folder}/`, "").replace(/ \[.*$/, ""));
  if (build.status !== 0)
    return failed(problems.length > 0 ? problems : [`the build ended with ${build.status}: ${output}`]);
  const instances = documents.flatMap((document) =>
    document.instances.map(({ id, value }) => JSON.stringify({ type: id, json: value })),
  );
  writeFileSync(join(folder, "instances.jsonl"), instances.map((line) => `${line}\n`).join(""));
  const program = roundTripProgram(repository, dirname(folder));
  const run = dotnet([program, join(folder, "out/Imported.dll"), "instances.jsonl", "results.jsonl"], folder);
  const told = [`${run.stdout}${run.stderr}`];
  if (run.status !== 0) return failed(told);
  const results = readFileSync(join(folder, "results.jsonl"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => objectOf(JSON.parse(line)));
  const end = results.find(({ kind }) => kind === "end");
  if (end === undefined || end.instances !== instances.length) return failed(told);
  return { problems, results: results.flatMap(resultOf), judged: true, serialised: Number(end.serialised) };
}

function failed(problems: readonly string[]): RoundTrip {
  return { problems, results: [], judged: false, serialised: 0 };
}

function resultOf({ kind, type, number, json, error }: Readonly<Record<string, unknown>>): readonly RoundTripResult[] {
  if (kind !== "type" && kind !== "instance") return [];
  return [{ kind, type: String(type), number: Number(number), json: textOf(json), error: textOf(error) }];
}

/** Builds the program that does the reading and writing, once for each folder. */
function roundTripProgram(repository: string, folder: string): string {
  const output = join(folder, "round-trip");
  const program = join(output, "out/RoundTrip.dll");
  if (existsSync(program)) return program;
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, "RoundTrip.csproj"), csharpProject({ repository, executable: true }));
  writeFileSync(join(output, "RoundTrip.cs"), roundTripSource);
  const build = dotnet(["build", "-v:q", ...withoutServers, "-o", join(output, "out")], output);
  if (build.status !== 0) throw new Error(build.stdout + build.stderr);
  return program;
}

function dotnet(args: readonly string[], cwd: string): SpawnSyncReturns<string> {
  return spawnSync("dotnet", args, { cwd, encoding: "utf8", env: quietEnvironment(), maxBuffer: 1 << 30 });
}
