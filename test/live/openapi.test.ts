import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleClients } from "../../scripts/samples.mjs";
import { caseDocument, caseNames } from "../emit/openapi/case-documents.js";
import { buildProject, root } from "./dotnet-server.js";

test("Microsoft's OpenAPI reader reads every document of the cases and samples, in all three versions", async () => {
  const folder = join(root, "artifacts/live/openapi-documents");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const version of ["3.0", "3.1", "3.2"]) {
    for (const name of caseNames) {
      const file = join(folder, `${name}-${version}.json`);
      writeFileSync(file, await caseDocument(name, version));
      files.push(file);
    }
    for (const { name, project } of sampleClients) {
      const file = join(folder, `${name}-${version}.json`);
      const args = [
        join(root, "dist/tenon.js"),
        "--project",
        project,
        "--openapi",
        file,
        "--openapi-version",
        version,
        "--quiet",
      ];
      expect(spawnSync(process.execPath, args, { cwd: root }).status).toBe(0);
      files.push(file);
    }
  }
  const reader = join(
    buildProject("test/live/openapi-reader/OpenApiReader.csproj", "openapi-reader"),
    "OpenApiReader.dll",
  );
  const result = spawnSync("dotnet", [reader, ...files], { encoding: "utf8" });
  expect(result.stdout.split("\n").filter((line) => line.includes(": "))).toEqual([]);
  expect(result.stdout.trim().split("\n")).toHaveLength(files.length);
  expect(result.status).toBe(0);
}, 300_000);
