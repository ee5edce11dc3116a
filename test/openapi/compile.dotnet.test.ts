/** Imported C# compiles, and System.Text.Json reads and writes what the documents' own schemas accept. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "../live/dotnet-server.js";
import { handWritten, importHandWritten } from "./hand-written.js";
import { judge } from "./judge/csharp-round-trip.js";
import { instancesOfDocument } from "./judge/document-instances.js";
import { verdicts } from "./judge/verdicts.js";

const judged = [
  ...handWritten,
  { document: "judged/discriminators.yaml", namespace: "Trial.Discriminators" },
  { document: "judged/null-and-values.yaml", namespace: "Trial.NullAndValues" },
  { document: "judged/facts.yaml", namespace: "Trial.Facts" },
  { document: "judged/choices.yaml", namespace: "Trial.Choices" },
  { document: "judged/limits.yaml", namespace: "Trial.Limits" },
  { document: "judged/families.yaml", namespace: "Trial.Families" },
  { document: "judged/lists.yaml", namespace: "Trial.Lists" },
  { document: "judged/operations.yaml", namespace: "Trial.Operations" },
];
const folder = mkdtempSync(join(tmpdir(), "tenon-import-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("every type is taken, and every instance comes back equal", () => {
  const documents = judged.map(({ document, namespace }) => {
    const { files, ...imported } = importHandWritten(document, namespace);
    const texts = Object.entries(files).map(([path, text]) => ({ path, text }));
    const instances = instancesOfDocument(imported);
    return { name: document, project: namespace.replace("Trial.", ""), ...imported, files: texts, ...instances };
  });
  const { problems, results, judged: isJudged } = judge(root, join(folder, "imported"), documents);
  expect(problems).toEqual([]);
  expect(isJudged).toBe(true);
  const { count, refused, unequal } = verdicts(documents, results);
  expect(refused).toEqual([]);
  expect(unequal.filter(({ noted }) => !noted)).toEqual([]);
  expect(count).toBeGreaterThan(200);
}, 300_000);
