import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, test } from "vitest";
import { Reuse } from "../../src/cli/reuse.js";
import { extent } from "../extent.js";
import { farProject } from "./far-project.js";
import { applyEdit, type Edit, editNames, type Files } from "./random-edits.js";
import { expectSame, run } from "./runs.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const skipped = /(^|\/)(obj|bin|web|wwwroot|node_modules)(\/|$)/;

function readTree(from: string, to: string): Files {
  const files: Files = new Map();
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || skipped.test(path.slice(from.length)) || !/\.(cs|csproj|props|json)$/.test(path)) continue;
    files.set(to + path.slice(from.length), readFileSync(path, "utf8"));
  }
  return files;
}

const plainProject =
  '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup></Project>';

const far = "the project of far edits";

/** A project of each kind, in memory, at `/app`. */
function projectOf(name: string): Files {
  if (name === far) return new Map(Object.entries(farProject));
  if (!name.startsWith("samples/")) {
    return new Map([...readTree(join(root, "test/cases", name, "input"), "/app"), ["/app/App.csproj", plainProject]]);
  }
  const files = readTree(join(root, name), "/app");
  const reference = "../../dotnet/Tenon/Tenon.csproj";
  for (const [path, text] of files) files.set(path, text.replace(reference, "../dotnet/Tenon/Tenon.csproj"));
  files.set("/app/Directory.Build.props", readFileSync(join(root, "samples/Directory.Build.props"), "utf8"));
  for (const [path, text] of readTree(join(root, "dotnet/Tenon"), "/dotnet/Tenon")) files.set(path, text);
  return files;
}

function checkEdits(project: string, args: readonly string[], edits: readonly Edit[]): void {
  const start = projectOf(project);
  const files: Files = new Map(start);
  const reuse = new Reuse();
  run(files, args, reuse);
  for (const edit of edits) {
    const before = new Map(files);
    applyEdit(files, edit, start);
    expectSame(run(files, args, reuse), run(files, args, undefined), edit.name);
    if (!edit.isTakenBack) continue;
    files.clear();
    for (const [path, text] of before) files.set(path, text);
    expectSame(run(files, args, reuse), run(files, args, undefined), `${edit.name}, taken back`);
  }
}

const edit = fc.record({
  name: fc.constantFrom(...editNames),
  pick: fc.nat(10_000),
  other: fc.nat(10_000),
  // What is missing for a while must be found again.
  isTakenBack: fc.boolean(),
});
const cases = readdirSync(join(root, "test/cases")).sort();
const options = fc.constantFrom<readonly string[]>([], [], ["--served"], ["--zod", "--openapi"], ["--int64", "string"]);
const numRuns = { quick: 1, default: 2, long: 400 }[extent];

describe("after any sequence of edits, a run that uses what the last one left is a cold run", () => {
  test("small projects", { timeout: 3_600_000 }, () => {
    fc.assert(
      fc.property(
        fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...cases) }, { weight: 1, arbitrary: fc.constant(far) }),
        options,
        fc.array(edit, { minLength: 5, maxLength: 9, size: "max" }),
        checkEdits,
      ),
      { numRuns: numRuns * 3, ...(extent === "long" ? {} : { seed: 20 }) },
    );
  });

  test.each(["samples/taskboard", "samples/members", "samples/functions-images"])(
    "%s",
    { timeout: 3_600_000 },
    (project) => {
      fc.assert(
        fc.property(options, fc.array(edit, { minLength: 3, maxLength: 6, size: "max" }), (args, edits) =>
          checkEdits(project, args, edits),
        ),
        { numRuns: Math.ceil(numRuns / 2), ...(extent === "long" ? {} : { seed: 20 }) },
      );
    },
  );
});
