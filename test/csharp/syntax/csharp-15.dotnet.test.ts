import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildOracle } from "../../../scripts/dotnet-program.js";
import type { ProjectRequest } from "../../../scripts/oracle/roslyn.js";
import { compareSyntax } from "../../../scripts/oracle/syntax-comparison.js";
import { parse } from "../../../src/csharp/syntax/index.js";
import { snippets } from "./csharp-15-snippets.js";

const root = join(import.meta.dirname, "..", "..", "..");
const folder = mkdtempSync(join(tmpdir(), "csharp-15-"));
afterAll(() => rmSync(folder, { recursive: true }));

const files = snippets.map((text, at) => {
  const path = join(folder, `${at}.cs`);
  writeFileSync(path, text);
  return { path, text };
});

test.each([14, 15])("the words of C# 15 as C# %d", { timeout: 120_000 }, async (languageVersion) => {
  const request: ProjectRequest = {
    files: files.map(({ path }) => path),
    defines: [],
    languageVersion,
    nullable: "enable",
    references: [],
    usings: [],
    assemblyName: "Snippets",
    executable: true,
    internalsVisibleTo: [],
    projectReferences: [],
  };
  const { tally, skipped } = await compareSyntax(root, buildOracle(root), [request]);
  const refused = new Set(skipped);
  const differences = files.flatMap(({ path, text }) => {
    const { diagnostics } = parse(path, new TextEncoder().encode(text), { languageVersion, bodies: "eager" });
    if (diagnostics.length > 0 === refused.has(path)) return [];
    return [`${refused.has(path) ? "only Roslyn" : "only Tenon"} refuses: ${text}`];
  });
  expect([...differences, ...tally.mismatches.map(({ place, text }) => `${place} ${text}`)]).toEqual([]);
  expect(snippets.length).toBeGreaterThan(400);
});
