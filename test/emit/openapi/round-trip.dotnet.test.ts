/** The C# compiler as the judge: what an import makes of every document of ours compiles, warnings as errors, in one build. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../live/dotnet-server.js";
import { csharpProject } from "../../openapi/judge/csharp-project.js";
import { caseNames } from "./case-documents.js";
import { restored, restoredSources } from "./restored-types.js";
import { caseSources, roundTrip, sampleSources } from "./round-trip.js";

const documents = [
  ...["taskboard", "members", "functions-images"].map((name) => ({ name, sources: sampleSources(name) })),
  ...caseNames.map((name) => ({ name, sources: caseSources(name) })),
  ...restored.map(({ source, what }) => ({ name: what, sources: restoredSources(source) })),
];

let folder = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tenon-round-trip-"));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  write(join(folder, "RoundTrip.csproj"), csharpProject({ repository: root }));
  for (const [at, { name, sources }] of documents.entries()) {
    const { imported } = await roundTrip(sources, "3.1", () => `RoundTrip.Document${at}`);
    expect(Object.keys(imported), name).not.toEqual([]);
    for (const [path, text] of Object.entries(imported)) write(join(folder, name, path.replace("/app/", "")), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the C# of every document compiles", () => {
  const { status, stdout } = spawnSync(
    "dotnet",
    ["build", "-nologo", "-v", "quiet", "-clp:NoSummary", "-m:1", "-nodeReuse:false"],
    { cwd: folder, encoding: "utf8", timeout: 280_000 },
  );
  const errors = stdout.split("\n").filter((line) => / (?:error|warning) /.test(line));
  expect([...new Set(errors.map((line) => line.trim().replaceAll(`${folder}/`, "")))]).toEqual([]);
  expect(status).toBe(0);
}, 300_000);
