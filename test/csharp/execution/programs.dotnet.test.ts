/** What `programs/expected.txt` says is what .NET writes, and the machine agrees with the real assemblies too. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { AssemblyPool } from "../../../src/csharp/metadata/assembly-pool.js";
import { findReferencePack } from "../../../src/csharp/metadata/reference-packs.js";
import { referenceSet } from "../../../src/csharp/metadata/reference-set.js";
import { parseTargetFramework } from "../../../src/csharp/project/msbuild/target-framework.js";
import { DiagnosticBag } from "../../../src/diagnostics/diagnostic.js";
import { nodeFileSystem } from "../../../src/files/node-file-system.js";
import { buildProject } from "../../live/dotnet-server.js";
import { folder, runPrograms } from "./run-programs.js";

const expected = join(folder, "expected.txt");

test("the expected values are what .NET writes", () => {
  const built = buildProject("test/csharp/execution/programs/Programs.csproj", "execution-programs");
  const { stdout } = spawnSync("dotnet", [join(built, "Programs.dll")], { encoding: "utf8" });
  if (process.env.TENON_ACCEPT === "1") writeFileSync(expected, stdout);
  expect(readFileSync(expected, "utf8")).toBe(stdout);
});

test("the machine gives the same with the real assemblies", () => {
  const files = nodeFileSystem();
  const environment = { environment: process.env, platform: "linux" } as const;
  const pack = findReferencePack("Microsoft.NETCore.App", parseTargetFramework("net10.0"), environment, files);
  const references = referenceSet(pack?.assemblies ?? [], new AssemblyPool(files, new DiagnosticBag()));
  const lines = readFileSync(expected, "utf8").trimEnd().split("\n");
  const isClosed = (line: string): boolean => !line.startsWith("OpenCases.");
  expect(runPrograms([references]).filter(isClosed).toSorted()).toEqual(lines.filter(isClosed).toSorted());
});
