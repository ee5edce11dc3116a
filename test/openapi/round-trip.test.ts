/** What the importer writes, tenon reads back as the same contract. */
import { describe, expect, it } from "vitest";
import { readWithDiagnostics } from "../reading/read-source.js";
import { handWritten, importHandWritten, surfaceOf } from "./hand-written.js";

describe.each(handWritten)("$document", ({ document, namespace }) => {
  const imported = importHandWritten(document, namespace);
  const read = readWithDiagnostics(imported.files);

  it("comes back with the same operations, parameters, bodies, statuses and media types", () => {
    expect(surfaceOf(read.contract)).toEqual(surfaceOf(imported.contract));
  });

  it("is read without a complaint", () => {
    const told = read.diagnostics.filter((problem) => problem.severity !== "note");
    expect(told.map((problem) => `${problem.code} ${problem.message}`)).toEqual([]);
  });

  it("declares every type once", () => {
    const names = imported.contract.types.map((type) => type.csharpName);
    expect(names).toEqual([...new Set(names)]);
  });

  it("is written the same each time", () => {
    expect(importHandWritten(document, namespace).files).toEqual(imported.files);
  });
});

it("says all that the document says of an operation", () => {
  const { contract } = importHandWritten("bookshop-3.1.yaml", "Trial.Bookshop");
  const lines = surfaceOf(contract).filter((line) => /^(?:GET|POST) \/books |^OPTIONS|^GET \/covers/.test(line));
  expect(lines).toMatchInlineSnapshot(`
    [
      "GET /books 200 application/json X-Total",
      "GET /books 4XX application/problem+json",
      "GET /books cookie session optional",
      "GET /books default application/problem+json",
      "GET /books header X-Trace-Id optional",
      "GET /books query either optional",
      "GET /books query filter[author] optional",
      "GET /books query filter[range][from] optional",
      "GET /books query genres optional",
      "GET /books query order-by required",
      "GET /books query page optional",
      "GET /books required shop_key()",
      "GET /covers/{id} 200 image/png",
      "GET /covers/{id} required shop_key()",
      "GET /covers/{id} route id required",
      "GET /covers/{name} 200 image/png image/*",
      "GET /covers/{name} required shop_key()",
      "GET /covers/{name} route name required",
      "OPTIONS /books/{id}/ 200 application/json",
      "OPTIONS /books/{id}/ required shop_key()",
      "OPTIONS /books/{id}/ route id required",
      "POST /books 201 application/json",
      "POST /books 409 none",
      "POST /books body required application/json application/vnd.bookshop+json",
      "POST /books header X-Trace-Id optional",
      "POST /books required  | shop_key()+signed(write)",
    ]
  `);
});

it("tells of everything that it leaves out", () => {
  const { diagnostics } = importHandWritten("bookshop-3.1.yaml", "Trial.Bookshop");
  const told = [...new Set(diagnostics.map((problem) => problem.code))].sort();
  expect(told).toMatchInlineSnapshot(`
    [
      "TN5105",
      "TN5106",
      "TN5107",
      "TN5110",
      "TN5114",
      "TN5115",
      "TN5122",
    ]
  `);
  expect(diagnostics.every((problem) => problem.severity === "note" && problem.location !== undefined)).toBe(true);
});
