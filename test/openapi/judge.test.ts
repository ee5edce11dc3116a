/** The judges of an import find what is wrong: each row is a loss that one of them once let pass, or must not report. */
import { describe, expect, it } from "vitest";
import { compareDocuments } from "./judge/document-equivalence.js";
import { DocumentSchemas } from "./judge/document-schemas.js";
import { verdicts } from "./judge/verdicts.js";

type Schema = Readonly<Record<string, unknown>>;

function documentOf(schema: Schema, mediaType = "application/json"): unknown {
  const content = { [mediaType]: { schema } };
  const responses = { 204: { description: "OK" } };
  return { openapi: "3.1.0", paths: { "/a": { post: { requestBody: { content }, responses } } } };
}

const object = (properties: Schema, more: Schema = {}): Schema => ({ type: "object", properties, ...more });

describe("documents", () => {
  it.each<[what: string, before: Schema, after: Schema, kinds: readonly string[]]>([
    ["a property", object({ a: {}, b: {} }), object({ a: {} }), ["schema: property lost"]],
    ["a name", object({ a_b: {} }), object({ aB: {} }), ["schema: property lost", "schema: property added"]],
    [
      "a limit of 31 bits",
      object({ a: { type: "integer", maximum: 2147483647 } }),
      object({ a: { type: "integer" } }),
      ["schema: maximum"],
    ],
    [
      "the end of a width",
      object({ a: { type: "integer", format: "int32", maximum: 2147483647 } }),
      object({ a: { type: "integer", format: "int32" } }),
      [],
    ],
    [
      "a limit of 63 bits where there are 64",
      object({ a: { type: "integer", format: "uint64", maximum: 2 ** 63 } }),
      object({ a: { type: "integer", format: "uint64" } }),
      ["schema: maximum"],
    ],
    ["null", object({ a: { type: ["string", "null"] } }), object({ a: { type: "string" } }), ["schema: nullable"]],
    ["required", object({ a: {} }, { required: ["a"] }), object({ a: {} }), ["schema: required"]],
    ["a value", object({ a: { enum: ["x", "y"] } }), object({ a: { enum: ["x"] } }), ["schema: enum"]],
    [
      "a format",
      object({ a: { type: "string", format: "uuid" } }),
      object({ a: { type: "string" } }),
      ["schema: format"],
    ],
    [
      "what a list refines in allOf",
      {
        allOf: [
          object({ a: { type: "array", items: object({ b: {} }) } }),
          object({ a: { type: "array", items: object({ c: {} }) } }),
        ],
      },
      object({ a: { type: "array", items: object({ b: {} }) } }),
      ["schema: property lost"],
    ],
    [
      "what is around a choice",
      object({ a: {} }, { required: ["a"], oneOf: [object({ b: {} }), object({ c: {} })] }),
      { oneOf: [object({ a: {}, b: {} }), object({ a: {}, c: {} }, { required: ["a"] })] },
      ["schema: required"],
    ],
    [
      "a choice that says all",
      object({ a: {} }, { oneOf: [object({ b: {} }), object({ c: {} })] }),
      { oneOf: [object({ a: {}, b: {} }), object({ a: {}, c: {} })] },
      [],
    ],
  ])("%s", (_, before, after, kinds) => {
    const { differences } = compareDocuments(documentOf(before), documentOf(after));
    expect(differences.map(({ kind }) => kind)).toEqual(kinds);
  });

  it("a key of an object in the query", () => {
    const operation = (parameters: readonly Schema[]): unknown => ({
      openapi: "3.1.0",
      paths: { "/a": { get: { parameters, responses: {} } } },
    });
    const schema = object({ b: { type: "string" }, c: { type: "string" } }, { required: ["b"] });
    const deep = operation([{ name: "a", in: "query", required: true, style: "deepObject", schema }]);
    const key = (name: string, required: boolean): Schema => ({
      name,
      in: "query",
      required,
      schema: { type: "string" },
    });
    const kinds = (after: unknown): readonly string[] =>
      compareDocuments(deep, after).differences.map(({ kind }) => kind);
    expect(kinds(operation([key("a[b]", true), key("a[c]", false)]))).toEqual([]);
    expect(kinds(operation([key("a[b]", true)]))).toEqual(["surface: parameter"]);
    expect(kinds(operation([key("a[b]", false), key("a[c]", false)]))).toEqual(["parameter: required"]);
  });

  it("a field of a form", () => {
    const [before, after] = [object({ a_b: {} }), object({ ab: {} })].map((schema) =>
      documentOf(schema, "multipart/form-data"),
    );
    const { differences } = compareDocuments(before, after);
    expect(differences.map(({ kind }) => kind)).toEqual(["schema: property lost", "schema: property added"]);
  });
});

describe("values", () => {
  const secret = { type: "string", writeOnly: true };
  const properties = {
    secret,
    whole: { type: "integer" },
    part: { type: "number" },
    limited: { type: "integer", default: 5, maximum: 3 },
    maybe: { type: ["string", "null"] },
    inner: object({ secret }, { required: ["secret"] }),
    refined: { allOf: [object({ a: {} }), { allOf: [object({ b: {} })] }] },
  };
  const schemas = { Value: object(properties, { required: ["secret"] }) };

  it.each<[what: string, before: Schema, after: Schema, why: string | undefined]>([
    ["nothing", {}, {}, undefined],
    ["a value that nobody sent", {}, { whole: 0 }, "written, and was not sent"],
    ["a default", {}, { limited: 5 }, undefined],
    ["another value than the default", {}, { limited: 6 }, "written, and was not sent"],
    ["null where it is allowed", {}, { maybe: null }, undefined],
    ["null where it is not", {}, { whole: null }, "not accepted: type must be integer"],
    ["another whole number", { whole: 1_000_000 }, { whole: 1_000_001 }, "unequal"],
    ["the precision of a float", { part: 1.1 }, { part: 1.100000023841858 }, undefined],
    ["another number", { part: 1.1 }, { part: 1.10001 }, "unequal"],
    ["a value that is never answered", { inner: { secret: "x" } }, { inner: {} }, undefined],
    ["what another part of allOf has", { refined: { a: 1, b: 2 } }, { refined: { a: 1, b: 2 } }, undefined],
    ["what another part of allOf has, lost", { refined: { a: 1, b: 2 } }, { refined: { a: 1 } }, "unequal"],
    ["a lost value", { inner: { secret: "x" } }, {}, "unequal"],
  ])("%s", (_, before, after, why) => {
    const document = new DocumentSchemas({ openapi: "3.1.0", components: { schemas } });
    const instance = {
      id: "Value",
      pointer: "/components/schemas/Value",
      value: { secret: "s", ...before },
      from: "schema" as const,
    };
    const documents = [{ name: "a", contract: { types: [] }, document, instances: [instance] }];
    const { unequal } = verdicts(documents, [
      { kind: "instance", type: "Value", number: 0, error: undefined, json: JSON.stringify(after) },
    ]);
    expect(unequal.map((one) => one.why)).toEqual(why === undefined ? [] : [why]);
  });
});
