/**
 * The matrix counts declarations in generated C# with Tenon's own parser. Here Roslyn reads the same files: the trees must be
 * the same, node by node, so that Roslyn would count the same.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { extent } from "../extent.js";
import { fieldsOf, fullDocuments, withText } from "./documents.js";
import { generated } from "./generated.js";
import { hostileTexts } from "./texts.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "artifacts/hostile-csharp");

/** One text at each field, in turn; a long run takes them all. */
const every = extent === "long" ? 1 : hostileTexts.length;

test("Roslyn reads the C# of hostile documents as Tenon's parser does", { timeout: 3_600_000 }, async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const written = new Set<string>();
  for (const document of Object.values(fullDocuments)) {
    for (const [at, field] of fieldsOf(document).entries()) {
      for (const [number, text] of hostileTexts.entries()) {
        if ((number + at) % every !== 0) continue;
        for (const [path, source] of Object.entries(generated(withText(document, field, text)) ?? {})) {
          const name = createHash("sha256").update(source).digest("hex");
          if (!path.endsWith(".cs") || written.has(name)) continue;
          written.add(name);
          writeFileSync(join(folder, `${name}.cs`), source);
        }
      }
    }
  }
  const run = promisify(execFile)(process.execPath, ["scripts/oracle.mjs", "--syntax", folder], {
    cwd: root,
    maxBuffer: 1 << 28,
  });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  expect(stdout).not.toContain("have syntax errors");
  const last = stdout.trimEnd().split("\n").at(-1) ?? "";
  if (extent === "long") process.stdout.write(`${last}\n`);
  const [files, nodes, , mismatches] = [...last.matchAll(/\d+/g)].map(Number);
  expect({ files, mismatches }, stdout.slice(-3000)).toEqual({ files: written.size, mismatches: 0 });
  expect(files).toBeGreaterThan(200);
  expect(nodes).toBeGreaterThan(10_000);
  rmSync(folder, { recursive: true, force: true });
});
