import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compareDocument } from "../../scripts/judge/compare-document.js";
import { readPublished } from "../../scripts/judge/published-document.js";
import { readSourceFacts } from "../../scripts/judge/read-source-facts.js";

const folder = fileURLToPath(new URL("document", import.meta.url));

test("a server is compared with the document that it publishes", () => {
  const source = readSourceFacts({ kind: "files", paths: [join(folder, "server.cs")] }, undefined);
  if ("failures" in source) throw new Error(source.failures.join("\n"));
  const { endpoints, parameters, mismatches } = compareDocument(
    readPublished(join(folder, "openapi.yaml")) ?? [],
    source,
  );
  expect({ endpoints, parameters }).toEqual({ endpoints: 7, parameters: 7 });
  const lines = mismatches.map(
    ({ kind, subject, server, tenon, isAnnounced }) =>
      `${isAnnounced ? "announced: " : ""}${kind}: ${subject}: ${server} / ${tenon}`,
  );
  expect(lines).toEqual([
    // MVC refuses a request without it, because the parameter is not nullable.
    "required parameter: GET /v2/things: search: false / true",
    "place of a parameter: GET /v2/things: page: header / query",
    "media type: GET /v2/things: 200 text/csv / json",
    "status: POST /v2/things/upload: 201 / 200",
    "place of a parameter: GET /v2/parts: page: header / query",
    "announced: only in the document: GET /admin/rest: an operation / [area]/rest, built at run time",
    "only in the document: GET /gone: an operation / nothing",
    "only in the source: GET /v{version:apiVersion}/things/newer: nothing / an endpoint",
    "property names: Note: title / text",
    "enum values: Tag: Old / Gone",
  ]);
});

test("a file without paths is not a document", () => {
  expect(readPublished(fileURLToPath(new URL("../../package.json", import.meta.url)))).toBeUndefined();
});
