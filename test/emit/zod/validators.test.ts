import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { Constraints } from "../../../src/contract/constraints.js";
import { arrayOf, nullable, type PrimitiveUse, primitive, type TypeUse } from "../../../src/contract/type-use.js";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import { awkwardContract } from "../typescript/awkward-contract.js";
import {
  answer,
  anything,
  body,
  bool,
  contract,
  guid,
  int,
  object,
  operation,
  property,
  ref,
  service,
  text,
} from "../typescript/contract-builder.js";
import { type RunnableTree, runnableTree } from "../typescript/generated-tree.js";

interface Schema {
  safeParse(value: unknown): { success: boolean };
}

const trees: RunnableTree[] = [];

async function schemasOf(from: Parameters<typeof emitTypeScript>[0]): Promise<Record<string, unknown>> {
  const tree = await runnableTree(emitTypeScript(from, { zod: true }));
  trees.push(tree);
  return tree.load("validators/index.js");
}

afterAll(() => {
  for (const tree of trees) tree.remove();
});

/** One case per kind of value: what System.Text.Json writes is accepted, what it never writes is not. */
const cases: readonly {
  readonly type: TypeUse;
  readonly constraints?: Constraints;
  readonly accepts: readonly unknown[];
  readonly rejects: readonly unknown[];
}[] = [
  { type: text, accepts: ["", "a"], rejects: [null, 1, undefined] },
  { type: primitive("char"), accepts: ["x", "é"], rejects: ["", "ab"] },
  { type: bool, accepts: [true, false], rejects: ["true", 0] },
  { type: primitive("int8"), accepts: [-128, 127], rejects: [128, 1.5, "1"] },
  { type: primitive("uint8"), accepts: [0, 255], rejects: [-1, 256] },
  { type: primitive("int16"), accepts: [-32768, 32767], rejects: [32768] },
  { type: primitive("uint16"), accepts: [0, 65535], rejects: [-1, 65536] },
  { type: int, accepts: [-2147483648, 2147483647], rejects: [2147483648, 0.5] },
  { type: primitive("uint32"), accepts: [0, 4294967295], rejects: [-1] },
  {
    type: primitive("int64"),
    accepts: [JSON.parse("9223372036854775807"), JSON.parse("-9223372036854775808"), 0],
    rejects: [0.5, "1"],
  },
  { type: primitive("uint64"), accepts: [JSON.parse("18446744073709551615")], rejects: [0.5] },
  { type: primitive("int128"), accepts: [JSON.parse("170141183460469231731687303715884105727")], rejects: [0.5] },
  { type: primitive("float16"), accepts: [0.5, 65504], rejects: ["NaN"] },
  { type: primitive("float32"), accepts: [3.4028235e38], rejects: [null] },
  { type: primitive("float64"), accepts: [1.7976931348623157e308, 5e-324], rejects: ["1"] },
  { type: primitive("decimal"), accepts: [JSON.parse("79228162514264337593543950335"), 0.1], rejects: ["0.1"] },
  { type: quoted("int64"), accepts: ["9223372036854775807", "-1"], rejects: [1, "1.5", ""] },
  { type: quoted("decimal"), accepts: ["0.10", "-1"], rejects: [1, "1e5"] },
  { type: quoted("float64"), accepts: ["1.5E+300", "NaN", "-Infinity"], rejects: [1, "x"] },
  {
    type: guid,
    accepts: [
      "00000000-0000-0000-0000-000000000000",
      "3F2504E0-4F89-11D3-9A0C-0305E82C3301",
      "ffffffff-ffff-ffff-ffff-ffffffffffff",
    ],
    rejects: ["3f2504e04f8911d39a0c0305e82c3301", ""],
  },
  { type: primitive("uri"), accepts: ["https://example.com/a?b", "relative/path"], rejects: [1] },
  { type: primitive("version"), accepts: ["1.0", "1.2.3.4"], rejects: ["1", "1.2.3.4.5"] },
  {
    type: primitive("dateTime"),
    accepts: [
      "0001-01-01T00:00:00",
      "2024-02-29T23:59:59.1234567Z",
      "9999-12-31T23:59:59.9999999",
      "2024-01-01T00:00:00+02:00",
    ],
    rejects: ["2024-01-01", "2023-02-29T00:00:00", "yesterday"],
  },
  {
    type: primitive("dateTimeOffset"),
    accepts: ["2024-01-01T00:00:00+00:00", "2024-01-01T00:00:00.5-11:30"],
    rejects: ["x"],
  },
  { type: primitive("date"), accepts: ["0001-01-01", "9999-12-31"], rejects: ["2024-13-01", "2024-01-01T00:00:00"] },
  { type: primitive("time"), accepts: ["00:00:00", "23:59:59.9999999"], rejects: ["24:00:00"] },
  {
    type: primitive("duration"),
    accepts: ["00:00:00", "-10675199.02:48:05.4775808", "1.00:00:00", "00:00:00.0000001"],
    rejects: ["PT1H", "1:00"],
  },
  { type: primitive("bytes"), accepts: ["", "AQID", "AQ=="], rejects: ["A", "AQI_"] },
  { type: anything, accepts: [null, 1, "a", {}, []], rejects: [] },
  { type: { kind: "unknown", shape: "object", reason: "freeForm" }, accepts: [{}, { a: null }], rejects: [null, []] },
  { type: { kind: "unknown", shape: "array", reason: "freeForm" }, accepts: [[], [1, "a"]], rejects: [{}] },
  { type: nullable(int), accepts: [null, 1], rejects: [undefined, "1"] },
  { type: arrayOf(nullable(text)), accepts: [[], ["a", null]], rejects: [[1], null] },
  { type: { kind: "map", key: text, value: int }, accepts: [{}, { a: 1 }], rejects: [{ a: "1" }, []] },
  { type: { kind: "literal", value: "x" }, accepts: ["x"], rejects: ["y"] },

  { type: text, constraints: { minLength: 2, maxLength: 3 }, accepts: ["ab", "abc"], rejects: ["a", "abcd"] },
  { type: text, constraints: { pattern: "^a/b$" }, accepts: ["a/b", ""], rejects: ["xa/b"] },
  { type: text, constraints: { pattern: "^a$", minLength: 1 }, accepts: ["a"], rejects: [""] },
  {
    type: primitive("bytes"),
    constraints: { minLength: 1, maxLength: 2 },
    accepts: ["AA==", "AAA="],
    rejects: ["", "AAAA"],
  },
  { type: text, constraints: { pattern: "(?<bad" }, accepts: ["anything"], rejects: [1] },
  { type: text, constraints: { format: "email" }, accepts: ["a@b"], rejects: ["ab", "@b", "a@"] },
  { type: text, constraints: { format: "uri" }, accepts: ["https://x", "FTP://a"], rejects: ["/x", "urn:a"] },
  { type: text, constraints: { format: "ipv4" }, accepts: ["127.0.0.1"], rejects: ["256.0.0.1"] },
  { type: text, constraints: { format: "of-its-own" }, accepts: ["anything"], rejects: [1] },
  { type: text, constraints: { allowedValues: ["a", "b", null] }, accepts: ["a", "b"], rejects: ["c", null] },
  { type: nullable(text), constraints: { allowedValues: ["a"] }, accepts: ["a", null], rejects: ["c"] },
  { type: int, constraints: { minimum: "1", maximum: "5" }, accepts: [1, 5], rejects: [0, 6] },
  {
    type: primitive("decimal"),
    constraints: { exclusiveMinimum: "0", exclusiveMaximum: "1.5" },
    accepts: [0.1, 1.4],
    rejects: [0, 1.5],
  },
  { type: int, constraints: { multipleOf: "5" }, accepts: [10], rejects: [11] },
  {
    type: nullable(arrayOf(int)),
    constraints: { minItems: 1, maxItems: 2 },
    accepts: [[1], null],
    rejects: [[], [1, 2, 3]],
  },
  { type: arrayOf(int), constraints: { uniqueItems: true }, accepts: [[1, 2]], rejects: [[1, 1]] },
  {
    type: { kind: "map", key: text, value: int },
    constraints: { minProperties: 1, maxProperties: 1 },
    accepts: [{ a: 1 }],
    rejects: [{}, { a: 1, b: 2 }],
  },
];

function quoted(name: PrimitiveUse["name"]): PrimitiveUse {
  return { kind: "primitive", name, asString: true };
}

describe("values", () => {
  let schema: Schema;
  beforeAll(async () => {
    const properties = cases.map(({ type, constraints }, at) =>
      property(`case${at}?`, type, constraints === undefined ? {} : { constraints }),
    );
    const send = operation("POST /cases", "send", [body("cases", ref("Cases"))], [answer(204)]);
    const made = contract([object("Acme.Cases", properties)], [service("Cases", [send])]);
    schema = (await schemasOf(made)).casesSchema as Schema;
  });

  it.each(cases.map((one, at) => ({ ...one, at })))("$at: $type $constraints", ({ at, accepts, rejects }) => {
    for (const value of accepts)
      expect([value, schema.safeParse({ [`case${at}`]: value }).success]).toEqual([value, true]);
    for (const value of rejects)
      expect([value, schema.safeParse({ [`case${at}`]: value }).success]).toEqual([value, false]);
  });
});

describe("declared types", () => {
  let schemas: Record<string, Schema>;
  let generic: Record<string, (...inputs: unknown[]) => Schema>;
  beforeAll(async () => {
    const loaded = await schemasOf(awkwardContract);
    schemas = loaded as typeof schemas;
    generic = loaded as typeof generic;
  });
  const accepts = (name: string, value: unknown): boolean | undefined => schemas[name]?.safeParse(value).success;

  const label = { name: "l", task: null, level: 1 };
  const task = {
    id: "00000000-0000-0000-0000-000000000000",
    title: "t",
    status: "Open",
    owner: "a@b",
    labels: [label],
    parent: null,
    counts: { Open: 1 },
    extra: { a: label },
    due: "2024-01-01T00:00:00+00:00",
    "a-b": null,
    ["__proto__"]: "p",
  };

  it.each<[string, unknown, boolean]>([
    ["taskSchema", task, true],
    ["taskSchema", { ...task, parent: task, unknownKey: 1 }, true],
    ["taskInputSchema", { ...task, parent: { ...task, title: "" } }, false],
    // A server answers what its values hold, whatever DataAnnotations say of them.
    ["taskSchema", { ...task, parent: { ...task, title: "" } }, true],
    ["taskSchema", { ...task, status: undefined }, false],
    ["taskSchema", { ...task, note: undefined }, false],
    ["taskSchema", { ...task, labels: [{ ...label, task }] }, true],
    ["taskSchema", { ...task, labels: [{ ...label, task: { ...task, owner: 1 } }] }, false],
    ["taskSchema", { ...task, counts: { Closed: 1 } }, false],
    ["taskInputSchema", { ...task, id: undefined, status: "Done" }, true],
    ["statusSchema", "open", false],
    ["levelSchema", 1, true],
    ["levelSchema", "Low", false],
    ["rightsSchema", "Read, Write", true],
    ["emailSchema", "nobody", true],
    ["emailInputSchema", "nobody", false],
    ["ageSchema", -1, true],
    ["ageSchema", 0.5, false],
    ["shapeSchema", { $type: "circle", radius: 1, inner: { side: 1, $type: "square" } }, true],
    ["shapeSchema", { $type: "circle", radius: 1, inner: { side: 1 } }, false],
    ["shapeSchema", { $type: "dot" }, true],
    ["shapeSchema", { $type: "line" }, false],
    ["anyAnimalSchema", { kind: "cat", name: "c", lives: 9 }, true],
    ["anyAnimalSchema", { name: "a" }, true],
    ["anyAnimalSchema", { kind: "dog", name: "a" }, false],
    ["outerSchema", { type: "shape", $type: "dot" }, true],
    ["outerSchema", { type: "page", items: ["a"], totalCount: 1 }, true],
    ["outerSchema", { type: "page", items: [1], totalCount: 1 }, false],
    ["folderSchema", { children: [{ children: [], byName: {} }], byName: { a: { children: [], byName: {} } } }, true],
    ["folderSchema", { children: [{ children: [1], byName: {} }], byName: {} }, false],
    ["bagSchema", { id: 1, more: [1] }, true],
    ["numbersSchema", { name: "n", a: 1 }, true],
    ["numbersSchema", { name: "n", a: "1" }, false],
    ["jsonSchema", [[], [[]]], true],
    ["jsonSchema", [1], false],
    ["idsSchema", [], true],
    ["idsSchema", [1], false],
  ])("%s %j: %s", (name, value, expected) => {
    expect(accepts(name, value)).toBe(expected);
  });

  it("generic types have schema functions", () => {
    const pages = generic.pagedResultSchema?.(schemas.labelSchema);
    expect(pages?.safeParse({ items: [label], totalCount: 1 }).success).toBe(true);
    expect(pages?.safeParse({ items: [{}], totalCount: 1 }).success).toBe(false);
    const tree = generic.treeSchema?.(schemas.statusSchema);
    expect(tree?.safeParse({ value: "Open", children: [{ value: "Done", children: [] }] }).success).toBe(true);
    expect(tree?.safeParse({ value: "Open", children: [{ value: "x", children: [] }] }).success).toBe(false);
  });

  it("schemas work inside those of Zod's full build", () => {
    const both = z.object({ status: schemas.statusSchema as unknown as z.ZodType });
    expect(both.safeParse({ status: "Open" }).success).toBe(true);
    expect(both.safeParse({ status: "x" }).success).toBe(false);
  });
});

/** In a process of its own: here the full build of Zod is loaded, which brings messages along. */
it("issues have Zod's codes and messages, with the small build alone", async () => {
  const asked: readonly (readonly [name: string, type: TypeUse, constraints: Constraints, value: unknown])[] = [
    ["short", text, { minLength: 3 }, "ab"],
    ["long", text, { maxLength: 2 }, "abc"],
    ["email", text, { format: "email" }, "a"],
    ["url", text, { format: "uri" }, "a"],
    ["blank", text, { notBlank: true }, " "],
    ["pattern", text, { pattern: "[a-c]+" }, "d"],
    ["low", int, { minimum: "3" }, 1],
    ["few", arrayOf(int), { minItems: 2 }, [1]],
    ["same", arrayOf(int), { uniqueItems: true }, [1, 1]],
    ["denied", text, { deniedValues: ["x"] }, "x"],
    ["type", text, {}, 1],
  ];
  const properties = asked.map(([name, type, constraints]) => property(name, type, { constraints }));
  const sent = operation("POST /", "send", [body("asked", ref("Asked"))], [answer(204)]);
  const from = contract([object("Acme.Asked", properties)], [service("all", [sent])]);
  const tree = await runnableTree(emitTypeScript(from, { zod: true }));
  trees.push(tree);
  const value = Object.fromEntries(asked.map(([name, , , given]) => [name, given]));
  const script = `import { askedSchema } from ${JSON.stringify(`${tree.folder}/validators/index.js`)};
for (const { path, code, message } of askedSchema.safeParse(${JSON.stringify(value)}).error.issues)
  console.log(path.join("."), code, message);`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(stdout.trim().split("\n")).toEqual([
    "short too_small Too small: expected string to have >=3 characters",
    "long too_big Too big: expected string to have <=2 characters",
    "email invalid_format Invalid email address",
    "url invalid_format Invalid URL",
    "blank invalid_format Invalid string: must not be blank",
    "pattern invalid_format Invalid string: must match pattern /^$|[a-c]+/u",
    "low too_small Too small: expected number to be >=3",
    "few too_small Too small: expected array to have >=2 items",
    "same custom Invalid input: expected unique items",
    'denied custom Invalid input: expected none of "x"',
    "type invalid_type Invalid input: expected string, received number",
  ]);
});

it("lengths count the units of UTF-16, as .NET does", async () => {
  const sent = operation("POST /", "send", [body("asked", ref("Asked"))], [answer(204)]);
  const one = property("text", text, { constraints: { minLength: 2, maxLength: 2 } });
  const schemas = await schemasOf(contract([object("Acme.Asked", [one])], [service("all", [sent])]));
  const { askedSchema } = schemas as { askedSchema: Schema };
  expect(["😀", "ab", "a", "😀a"].map((given) => askedSchema.safeParse({ text: given }).success)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
