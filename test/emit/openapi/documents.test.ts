import { Validator } from "@seriousme/openapi-schema-validator";
import openapiTS, { astToString } from "openapi-typescript";
import { describe, expect, test } from "vitest";
import { caseDocument, caseNames, casesAt, versions } from "./case-documents.js";

describe.each(versions)("OpenAPI %s", (version) => {
  test.each(casesAt(version))("%s: an independent validator finds nothing", async (name) => {
    const document = JSON.parse(await caseDocument(name, version));
    expect(document.openapi).toMatch(new RegExp(`^${version.replace(".", "\\.")}\\.`));
    const validator = new Validator();
    const result = await validator.validate(document);
    expect(result.errors ?? []).toEqual([]);
    expect([result.valid, validator.version]).toEqual([true, version]);
  });
});

test.each(caseNames)("%s: another generator reads it", async (name) => {
  const text = astToString(await openapiTS(await caseDocument(name, "3.1"), { silent: true }));
  expect(text).toMatch(/export (interface|type) paths/);
});

test("the two dialects say null, literals and exclusive bounds each in its own way", async () => {
  const old = JSON.parse(await caseDocument("nullability", "3.0")).components.schemas.Thing.properties;
  const now = JSON.parse(await caseDocument("nullability", "3.1")).components.schemas.Thing.properties;
  expect([old.maybeText, now.maybeText]).toEqual([{ type: "string", nullable: true }, { type: ["string", "null"] }]);
  expect(old.maybeInner).toEqual({ nullable: true, allOf: [{ $ref: "#/components/schemas/Inner" }] });
  expect(now.maybeInner).toEqual({ anyOf: [{ $ref: "#/components/schemas/Inner" }, { type: "null" }] });
  const tag = (version: string): Promise<unknown> =>
    caseDocument("polymorphism", version).then(
      (text) => JSON.parse(text).components.schemas.ShapeCircle.allOf[0].properties.$type,
    );
  expect([await tag("3.0"), await tag("3.1")]).toEqual([
    { type: "string", enum: ["circle"] },
    { type: "string", const: "circle" },
  ]);
});

test("a generic type has one schema an instantiation, a split one has two", async () => {
  const paging = JSON.parse(await caseDocument("generics-and-paging", "3.1")).components.schemas;
  expect(Object.keys(paging)).toEqual([
    "PagedResultOfListOfNullableString",
    "PagedResultOfTaskDto",
    "PairOfInt32AndString",
    "PairOfTaskDtoAndPairOfInt32AndString",
    "TaskDto",
    "TreeOfInt32",
    "TreeOfTaskDto",
  ]);
  const split = JSON.parse(await caseDocument("two-directions", "3.1")).components.schemas;
  expect([split.Line.required, split.LineInput.required]).toEqual([["product", "count"], ["product"]]);
});
