import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runInMemory } from "./cli/run-in-memory.js";
import { compile } from "./compile.js";

/**
 * Whole runs: `cases/<name>/input/*.cs` in, `cases/<name>/expected` out: every generated file and what was said. Run with
 * TENON_ACCEPT=1 to write the expected trees anew, then read the difference before committing it.
 */
const folder = fileURLToPath(new URL("./cases/", import.meta.url));
const names = readdirSync(folder).sort();
const runtimes = ["tenon.ts", "tenon-zod.ts"];
const accept = process.env.TENON_ACCEPT === "1";

async function generate(name: string): Promise<ReadonlyMap<string, string>> {
  const input = join(folder, name, "input");
  const files = Object.fromEntries(
    readdirSync(input).map((file) => [`/app/${file}`, readFileSync(join(input, file), "utf8")]),
  );
  const sources = Object.keys(files)
    .filter((file) => file.endsWith(".cs"))
    .map((file) => file.slice("/app/".length));
  const outcome = await runInMemory([...sources, "--zod", "--openapi"], files);
  const generated = new Map<string, string>();
  for (const part of outcome.out.split(/^\/\/ ── /m).slice(1)) {
    const end = part.indexOf("\n");
    generated.set(part.slice(0, end), part.slice(end + 1, -1));
  }
  generated.set("diagnostics.txt", `exit ${outcome.exit}\n${outcome.error}`);
  // The runtime is the same in every case; one of them shows it.
  if (name !== "controllers") for (const path of runtimes) generated.delete(path);
  return generated;
}

function standing(name: string): ReadonlyMap<string, string> {
  const expected = join(folder, name, "expected");
  if (!existsSync(expected)) return new Map();
  const entries = readdirSync(expected, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(expected.length + 1), readFileSync(path, "utf8")]),
  );
}

describe("whole runs", () => {
  test.each(names)("%s", async (name) => {
    const generated = await generate(name);
    if (accept) {
      rmSync(join(folder, name, "expected"), { recursive: true, force: true });
      for (const [path, text] of generated) {
        mkdirSync(dirname(join(folder, name, "expected", path)), { recursive: true });
        writeFileSync(join(folder, name, "expected", path), text);
      }
    }
    expect(Object.fromEntries(generated)).toEqual(Object.fromEntries(standing(name)));
  });
});

test("every expected tree compiles under the strictest options", () => {
  const shown = runtimes.map(
    (path) => [path, readFileSync(join(folder, "controllers/expected", path), "utf8")] as const,
  );
  const scratch = fileURLToPath(new URL("../artifacts/cases/", import.meta.url));
  rmSync(scratch, { recursive: true, force: true });
  for (const name of names) {
    for (const [path, text] of [...standing(name), ...shown]) {
      if (!path.endsWith(".ts")) continue;
      mkdirSync(dirname(join(scratch, name, path)), { recursive: true });
      writeFileSync(join(scratch, name, path), text);
    }
  }
  const options = {
    target: "ES2022",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    module: "NodeNext",
    moduleResolution: "NodeNext",
    types: [],
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    noUnusedLocals: true,
    noImplicitReturns: true,
    skipLibCheck: true,
  };
  writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify({ compilerOptions: options, include: ["**/*.ts"] }));
  writeFileSync(join(scratch, "package.json"), '{ "type": "module" }');
  expect(compile(scratch)).toBe("");
}, 300_000);
