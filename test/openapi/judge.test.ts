/** The judges of an import find what is wrong: each row is a loss that one of them once let pass, or must not report. */
import { describe, expect, it } from "vitest";
import type { Property, TypeDeclaration } from "../../src/contract/type-declaration.js";
import { arrayOf, primitive, reference, type TypeId, type TypeUse } from "../../src/contract/type-use.js";
import { compareDocuments } from "./judge/document-equivalence.js";
import { examplesOf } from "./judge/document-instances.js";
import { DocumentSchemas } from "./judge/document-schemas.js";
import { instancesOf } from "./judge/instances.js";
import { invalidValuesOf } from "./judge/invalid-instances.js";
import { objectOf } from "./judge/json.js";
import { isNoted } from "./judge/noted-places.js";
import { verdicts } from "./judge/verdicts.js";

type Schema = Readonly<Record<string, unknown>>;

function object(properties: Schema, more: Schema = {}): Schema {
  return { type: "object", properties, ...more };
}

function documentOf(schema: Schema, mediaType = "application/json"): unknown {
  const content = { [mediaType]: { schema } };
  const responses = { 204: { description: "OK" } };
  return {
    openapi: "3.1.0",
    paths: { "/a": { post: { requestBody: { content }, responses } } },
    components: { schemas },
  };
}

const variant = (name: string): Schema => ({
  type: "object",
  required: ["kind"],
  properties: { kind: { type: "string" }, [name]: { type: "string" } },
});
const schemas = {
  Cat: variant("meow"),
  Dog: variant("bark"),
  Stamp: { type: "string", readOnly: true },
  Open: object({ kind: { type: "string", enum: ["a", "b"], "x-ms-enum": { modelAsString: true } } }),
};

/** A choice between named schemas, by tag. */
const pet = (tags: Readonly<Record<string, keyof typeof schemas>>): Schema => {
  const mapping = Object.entries(tags).map(([tag, name]) => [tag, `#/components/schemas/${name}`]);
  return {
    oneOf: mapping.map(([, $ref]) => ({ $ref })),
    discriminator: { propertyName: "kind", mapping: Object.fromEntries(mapping) },
  };
};

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
    ["a tag", pet({ c: "Cat", d: "Dog" }), pet({ cat: "Cat", d: "Dog" }), ["schema: enum"]],
    [
      "a tag beside null",
      { anyOf: [pet({ c: "Cat", d: "Dog" }), { type: "null" }] },
      { anyOf: [pet({ cat: "Cat", d: "Dog" }), { type: "null" }] },
      ["schema: enum"],
    ],
    ["the tag of a single way", pet({ c: "Cat" }), pet({ cat: "Cat" }), ["schema: enum"]],
    ["tags in another order", pet({ c: "Cat", d: "Dog" }), pet({ d: "Dog", c: "Cat" }), []],
    [
      "a tag beside what is around the choice",
      { ...pet({ c: "Cat", d: "Dog" }), ...object({ a: {} }) },
      { ...pet({ c: "Cat", x: "Dog" }), ...object({ a: {} }) },
      ["schema: enum"],
    ],
    [
      "a tag of an open enum",
      {
        oneOf: [{ $ref: "#/components/schemas/Open" }],
        discriminator: { propertyName: "kind", mapping: { a: "Open" } },
      },
      {
        oneOf: [{ $ref: "#/components/schemas/Open" }],
        discriminator: { propertyName: "kind", mapping: { b: "Open" } },
      },
      ["schema: enum"],
    ],
    ["an empty list of values", object({ a: { type: "string", enum: [] } }), object({ a: { type: "string" } }), []],
    [
      "an escape that a sign does not need",
      object({ a: { type: "string", pattern: "^a\\:b$" } }),
      object({ a: { type: "string", pattern: "^a:b$" } }),
      [],
    ],
    [
      "readOnly behind a reference",
      object({ a: { $ref: "#/components/schemas/Stamp" } }),
      object({ a: { type: "string" } }),
      ["schema: property added"],
    ],
    [
      "an object in a list of ways",
      { oneOf: [object({ a: {} }), object({ b: {} })] },
      { oneOf: [object({ a: {} }), object({ c: {} })] },
      ["schema: property lost", "schema: property added"],
    ],
  ])("%s", (_, before, after, kinds) => {
    const { differences } = compareDocuments(documentOf(before), documentOf(after));
    expect(differences.map(({ kind }) => kind)).toEqual(kinds);
  });

  it("an object in the query equals its keys", () => {
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
    const style = "parameter: style of an object";
    expect(kinds(operation([key("a.b", true), key("a.c", false)]))).toEqual([style, style]);
    expect(kinds(operation([key("a.b", false), key("a.c", false)]))).toEqual([style, "parameter: required", style]);
  });

  it("the schema of a further media type is one difference", () => {
    const body = (json: Schema, form: Schema): unknown => ({
      openapi: "3.1.0",
      paths: {
        "/a": {
          post: {
            requestBody: { content: { "application/json": { schema: json }, "multipart/form-data": { schema: form } } },
            responses: {},
          },
        },
      },
    });
    const json = object({ a: {}, b: {} });
    const before = body(json, object({ a: {}, file: {}, other: {} }));
    const kinds = (after: unknown): readonly string[] =>
      compareDocuments(before, after).differences.map(({ kind }) => kind);
    expect(kinds(body(json, json))).toEqual(["schema of a further media type"]);
    expect(kinds(body(object({ a: {} }), json))).toEqual([
      "schema: property lost",
      ...["file", "other"].map(() => "schema: property lost"),
      "schema: property added",
    ]);
  });

  it("a field of a form with another name is a difference", () => {
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

  it("of a choice with nullable alone are those of the other way, or null", () => {
    const point = object({ x: { type: "number" } }, { required: ["x"] });
    const a = object({ point: { anyOf: [point, { nullable: true }] } }, { required: ["point"] });
    const values = instancesOf(new DocumentSchemas({ openapi: "3.0.3", a }), "/a");
    expect(values.length).toBeGreaterThan(1);
    for (const value of values) expect([null, expect.any(Object)]).toContainEqual(objectOf(value).point);
  });

  it("an example of 2.0 is the value itself, by media type; since 3.0 it is named and has a value", () => {
    const schema = { $ref: "#/definitions/List" };
    const list = { value: [1] };
    const old = new DocumentSchemas({
      swagger: "2.0",
      definitions: { List: {} },
      response: { schema, examples: { "application/json": list, "text/plain": "no" } },
    });
    const content = { schema, examples: { first: { value: list } } };
    const now = new DocumentSchemas({ openapi: "3.0.3", definitions: { List: {} }, content });
    for (const document of [old, now]) expect(examplesOf(document)).toEqual(new Map([["/definitions/List", [list]]]));
  });

  it("a value inside is also what its tag says, where a parent with a discriminator is referred to", () => {
    const parent = object(
      { kind: { type: "string" } },
      { required: ["kind"], discriminator: { propertyName: "kind" } },
    );
    const own = object({ name: { type: "string" } }, { required: ["name"] });
    const child = { allOf: [{ $ref: "#/components/schemas/Parent" }, own] };
    const inner = { allOf: [{ description: "one" }, { $ref: "#/components/schemas/Parent" }] };
    const schemas = { Parent: parent, Child: child, Around: object({ inner }) };
    const document = new DocumentSchemas({ openapi: "3.0.3", components: { schemas } });
    const accepts = document.validator("/components/schemas/Around");
    expect(accepts?.({ inner: { kind: "Child", name: "a" } })).toBe(true);
    expect(accepts?.({ inner: { kind: "Child" } })).toBe(false);
    expect(accepts?.({ inner: { kind: "Other" } })).toBe(true);
    expect(document.validator("/components/schemas/Child")?.({ kind: "Child", name: "a" })).toBe(true);
    for (const value of instancesOf(document, "/components/schemas/Around")) expect(accepts?.(value)).toBe(true);
  });

  it("one of them is without what only the server says, which C# may write as its default", () => {
    const id = { type: "string", readOnly: true };
    const schemas = { Value: object({ id, size: { type: "integer" } }, { required: ["id", "size"] }) };
    const document = new DocumentSchemas({ openapi: "3.1.0", components: { schemas } });
    const pointer = "/components/schemas/Value";
    expect(instancesOf(document, pointer)).toContainEqual({ size: 7 });
    const whyNot = (value: unknown, written: unknown): readonly string[] => {
      const instance = { id: "a", pointer, value, from: "schema" as const };
      const documents = [{ name: "a", contract: { types: [] }, document, instances: [instance] }];
      const json = JSON.stringify(written);
      const result = { kind: "instance" as const, type: "a", number: 0, error: undefined, json };
      return verdicts(documents, [result]).unequal.map(({ why }) => why);
    };
    expect(whyNot({ size: 1 }, { id: null, size: 1 })).toEqual([]);
    expect(whyNot({ size: 1, id: "a" }, { id: "b", size: 1 })).toEqual(["unequal"]);
    expect(whyNot({}, { size: 0 })).toEqual(["written, and was not sent"]);
  });

  it("a way of a choice may extend the very schema that has the choice", () => {
    const kind = object({ kind: { type: "string" } }, { required: ["kind"] });
    const name = object({ name: { type: "string" } }, { required: ["name"] });
    const Parent = { ...kind, oneOf: [{ $ref: "#/components/schemas/Child" }] };
    const Child = { allOf: [{ $ref: "#/components/schemas/Parent" }, name] };
    const Listed = {
      allOf: [{ $ref: "#/components/schemas/Child" }, object({ inner: { $ref: "#/components/schemas/Parent" } })],
    };
    const document = new DocumentSchemas({ openapi: "3.0.3", components: { schemas: { Parent, Child, Listed } } });
    for (const [schema, valid] of [
      ["Parent", { kind: "a", name: "b" }],
      ["Child", { kind: "a", name: "b" }],
      ["Listed", { kind: "a", name: "b", inner: { kind: "a", name: "b" } }],
    ] as const) {
      const validator = document.validator(`/components/schemas/${schema}`);
      expect(validator?.(valid)).toBe(true);
      for (const wrong of [{ kind: "a" }, { name: "b" }, { ...valid, inner: { kind: "a" }, kind: 5 }])
        expect(validator?.(wrong)).toBe(false);
    }
  });

  it("an ellipsis is not taken for an address", () => {
    const document = new DocumentSchemas({ openapi: "3.1.0", a: { type: "string", format: "uri" } });
    const accepts = (text: string): boolean => document.validator("/a")?.(text) === true;
    for (const text of ["https://...", "wss://...", "https://.../path"]) expect(accepts(text)).toBe(false);
    for (const text of ["https://a.example/...", "https://[::1]/", "file:///a", "urn:a:b", "mailto:a@b.example"])
      expect(accepts(text)).toBe(true);
  });

  it("a child of a parent with a discriminator has its own tag, also where the parent lists all of them", () => {
    const kind = { type: "string", enum: ["A", "B"] };
    const child = (name: string): Schema => ({
      allOf: [{ $ref: "#/components/schemas/Parent" }, object({ [name]: { type: "boolean" } })],
    });
    const parent = object({ kind }, { discriminator: { propertyName: "kind" } });
    const document = { openapi: "3.1.0", components: { schemas: { Parent: parent, A: child("a"), B: child("b") } } };
    const values = instancesOf(new DocumentSchemas(document), "/components/schemas/Parent");
    expect(values).toEqual(
      expect.arrayContaining([{ kind: "A", a: true }, { kind: "A" }, { kind: "B", b: false }] as unknown[]),
    );
    expect(values).not.toContainEqual({});
  });

  it("of a schema between a parent with a discriminator and others are those of the others, too", () => {
    const extending = (name: string, own: string): Schema => ({
      allOf: [{ $ref: `#/components/schemas/${name}` }, object({ [own]: { type: "boolean" } })],
    });
    const parent = object(
      { kind: { type: "string" } },
      { required: ["kind"], discriminator: { propertyName: "kind" } },
    );
    const schemas = { Parent: parent, Middle: extending("Parent", "a"), Last: extending("Middle", "b") };
    const values = instancesOf(
      new DocumentSchemas({ openapi: "3.1.0", components: { schemas } }),
      "/components/schemas/Middle",
    );
    expect(values).toContainEqual({ kind: "Middle", a: true });
    expect(values).toContainEqual({ kind: "Last", a: false, b: false });
    const user = object({ middle: { description: "one", allOf: [{ $ref: "#/components/schemas/Parent" }] } });
    const used = instancesOf(
      new DocumentSchemas({ openapi: "3.1.0", components: { schemas: { ...schemas, user } } }),
      "/components/schemas/user",
    );
    expect(used).toContainEqual({ middle: { kind: "Last", a: false, b: false } });
  });

  it("a default of the child that a tag names is a default", () => {
    const parent = object({ kind: { type: "string" } }, { discriminator: { propertyName: "kind" } });
    const flag = object({ flag: { type: "boolean", default: false } });
    const child = { allOf: [{ $ref: "#/components/schemas/Parent" }, flag] };
    const document = new DocumentSchemas({
      openapi: "3.1.0",
      components: { schemas: { Parent: parent, Flagged: child, Other: { allOf: [child.allOf[0]] } } },
    });
    const whyNot = (kind: string): readonly string[] => {
      const instance = { id: "a", pointer: "/components/schemas/Parent", value: { kind }, from: "schema" as const };
      const json = JSON.stringify({ kind, flag: false });
      const documents = [{ name: "a", contract: { types: [] }, document, instances: [instance] }];
      const result = { kind: "instance" as const, type: "a", number: 0, error: undefined, json };
      return verdicts(documents, [result]).unequal.map(({ why }) => why);
    };
    expect(whyNot("Flagged")).toEqual([]);
    expect(whyNot("Other")).toEqual(["written, and was not sent"]);
  });

  it("an offset without a colon is no date-time", () => {
    const document = new DocumentSchemas({ openapi: "3.1.0", a: { type: "string", format: "date-time" } });
    const accepts = (text: string): boolean => document.validator("/a")?.(text) === true;
    expect(accepts("2021-01-17T12:34:00.000+00:00")).toBe(true);
    expect(accepts("2021-01-17T12:34:00.000+0000")).toBe(false);
  });

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

it("values that a schema refuses are those that it accepts with one thing changed", () => {
  const document = new DocumentSchemas({
    openapi: "3.1.0",
    components: {
      schemas: {
        A: {
          type: "object",
          required: ["a"],
          properties: {
            a: { type: "string" },
            n: { type: ["integer", "null"], maximum: 9 },
            l: { items: { type: "string" } },
          },
        },
      },
    },
  });
  const found = invalidValuesOf(document, "/components/schemas/A", { a: "x", n: 1, l: ["y"] });
  expect(found.map(({ path, what }) => `${path.join(".")}: ${what}`)).toEqual([
    "a: missing",
    "a: null",
    "a: number for text",
    "n: text for a number",
    "n: fraction",
    "n: large",
    "l: null item",
    "l.0: null",
    "l.0: number for text",
  ]);
  expect(found[0]?.value).toEqual({ n: 1, l: ["y"] });
});

describe("notes", () => {
  const id = (name: string): TypeId => name as TypeId;
  const named = (name: string) => ({ id: id(name), name, csharpName: name, containingTypes: [], namespace: "" });
  const property = (name: string, type: TypeUse, notes?: readonly string[]): Property => ({
    name,
    csharpName: name,
    type,
    sent: "required",
    answered: "required",
    ...(notes === undefined ? {} : { notes }),
  });
  const record = (name: string, properties: readonly Property[], notes?: readonly string[]): TypeDeclaration => ({
    ...named(name),
    kind: "object",
    csharpKind: "record",
    typeParameters: [],
    properties,
    ...(notes === undefined ? {} : { notes }),
  });
  const types = [
    record(
      "Outer",
      [
        property("inner", arrayOf(reference(id("Inner")))),
        property("said", primitive("string"), ["x"]),
        property("list", arrayOf(arrayOf(primitive("string"))), ["x"]),
        property("items", arrayOf(arrayOf(primitive("string"))), ["each item: x"]),
        property("json", { kind: "unknown", shape: "object", reason: "freeForm" }, ["x"]),
        property("jsons", arrayOf({ kind: "unknown", shape: "any", reason: "freeForm" }), ["x"]),
      ],
      ["x"],
    ),
    record("Inner", [property("plain", primitive("string")), property("told", reference(id("Told")))]),
    record("Told", [property("a", primitive("string"))], ["x"]),
  ];

  it.each<[what: string, path: readonly (string | number)[], expected: boolean]>([
    ["of the whole", [], true],
    ["of the property", ["said"], true],
    ["of a key that is no property", ["other"], true],
    ["of the type of a property", ["inner", 0, "told"], true],
    ["of the object around a property", ["inner"], false],
    ["of the list around an item", ["list", 0], false],
    ["of each item", ["items", 0], true],
    ["of each item, further in", ["items", 0, 0], false],
    ["of any JSON, further in", ["json", "a", 0], true],
    ["of the list around any JSON", ["jsons", 0, "a"], false],
    ["of something further out", ["inner", 0, "plain"], false],
    ["of the object around, further in", ["inner", 0, "told", "a"], false],
  ])("%s", (_, path, expected) => {
    expect(isNoted(types, "Outer", path)).toBe(expected);
  });
});
