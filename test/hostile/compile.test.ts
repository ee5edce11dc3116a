/** What parses may still not compile: two members of one name, a name that is used and not declared. */
import { expect, test } from "vitest";
import type { GeneratedFile } from "../../src/emit/generated-file.js";
import { typeErrors } from "../emit/typescript/generated-tree.js";
import { everythingOf } from "./generated.js";
import { hostileDocuments } from "./hostile-documents.js";

test("the TypeScript of hostile documents compiles under every strictness", { timeout: 3_600_000 }, () => {
  const documents = hostileDocuments();
  const errors: string[] = [];
  for (let at = 0; at < documents.length; at += 60) {
    const batch = documents.slice(at, at + 60);
    const trees = Object.fromEntries(
      batch.map(({ text }, number): readonly [string, readonly GeneratedFile[]] => {
        const made = Object.entries(everythingOf(text) ?? {}).filter(([path]) => path.endsWith(".ts"));
        return [`tree${number}`, made.map(([path, source]) => ({ path, text: source }))];
      }),
    );
    for (const error of typeErrors(trees)) {
      const number = Number(/tree(\d+)\//.exec(error)?.[1]);
      errors.push(`${batch[number]?.name}: ${error}`);
    }
  }
  expect(errors).toEqual([]);
  expect(documents.length).toBeGreaterThan(35);
});
