/** Each text and each example of the documents of this folder comes back, or has a note where it is. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { loadDocument } from "./judge/load-document.js";
import { lostFacts } from "./judge/lost-facts.js";

const folder = fileURLToPath(new URL("documents/", import.meta.url));

it.each(readdirSync(folder).filter((file) => /\.(?:json|ya?ml)$/.test(file)))("%s", (file) => {
  const verdict = lostFacts(loadDocument(`${folder}${file}`));
  expect(verdict?.lost ?? []).toEqual([]);
});

it("counts what is left out, and what is lost", () => {
  const header = { description: "Its header.", schema: { type: "string", description: "Its schema." } };
  const responses = { 204: { description: "None.", headers: { "X-A": header } } };
  const verdict = lostFacts({
    openapi: "3.1.0",
    info: { title: "Facts", version: "1" },
    paths: { "/a": { get: { responses } } },
  });
  expect(verdict?.facts).toBe(4);
  expect(verdict?.told).toMatchObject([{ kind: "schema description" }]);
  expect(verdict?.lost).toEqual([]);
});
