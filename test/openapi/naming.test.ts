/** Names come from what a document says of a thing before a number is used. */
import { describe, expect, it } from "vitest";
import { bodyOf, importText, withPaths, withSchemas } from "./import-text.js";

function typeNames(schemas: string): readonly string[] {
  const { contract } = importText(withSchemas(schemas));
  return (contract?.types ?? []).map(({ csharpName }) => csharpName).sort();
}

describe("ways of a choice", () => {
  const choice = (...ways: readonly string[]): readonly string[] =>
    typeNames(`    Setting: { anyOf: [${ways.join(", ")}] }`).filter((name) => name !== "Setting");
  const object = (properties: string): string => `{ type: object, required: [a], properties: { ${properties} } }`;

  it("are named after the value that tells them apart", () => {
    const ways = ["local", "remote"].map((word) => object(`a: { const: ${word} }, ${word}: { type: string }`));
    expect(choice(...ways)).toEqual(["SettingLocal", "SettingRemote"]);
  });

  it("are named after the property that only they have", () => {
    const ways = ["path", "url"].map((word) => object(`a: { type: string }, ${word}: { type: string }`));
    expect(choice(...ways)).toEqual(["SettingWithPath", "SettingWithUrl"]);
  });

  it("are named after their titles", () => {
    const ways = ["By path", "By url (old)"].map(
      (title) => `{ title: ${title}, ${object("a: { type: string }").slice(1)}`,
    );
    expect(choice(ways[0] ?? "", (ways[1] ?? "").replace("a: { type", "b: { type"))).toEqual(["ByPath", "ByUrlOld"]);
  });

  it("lists and maps take their names for what is inside them", () => {
    const inner = object("a: { type: string }, b: { type: string }");
    expect(choice("{ type: boolean }", `{ type: array, items: ${inner} }`)).toEqual(["SettingItem"]);
  });
});

describe("enums that agree", () => {
  const pair = (first: string, second: string): readonly string[] =>
    typeNames(`
    A: { type: object, properties: { ${first}: { type: string, enum: [on, off] }, x: { type: string } } }
    B: { type: object, properties: { ${second}: { type: string, enum: [on, off] }, y: { type: string } } }`).slice(1);

  it("are one where they are called the same", () => {
    expect(pair("status", "status")).toEqual(["AStatus", "B"]);
    expect(pair("status", "lightStatus")).toEqual(["AStatus", "B"]);
  });

  it("are two types if their names differ", () => {
    expect(pair("power", "light")).toEqual(["APower", "B", "BLight"]);
  });

  it("are a named schema where they are called like it", () => {
    const schemas = `
    Power: { type: string, enum: [on, off] }
    B: { type: object, properties: { power: { enum: [on, off], type: string }, light: { type: string, enum: [on, off] } } }`;
    expect(typeNames(schemas)).toEqual(["B", "BLight", "Power"]);
  });
});

describe("digits", () => {
  it("do not put underscores in front of names", () => {
    expect(
      typeNames("    A: { type: object, properties: { 1st: { type: object, properties: { a: {}, b: {} } }, c: {} } }"),
    ).toEqual(["A", "A1st"]);
    const { contract } = importText(
      withPaths(`  /a:
    get: { operationId: 2nd, tags: [2fa], parameters: [{ name: 3rd, in: query, schema: { type: string } }], responses: { '200': { description: OK } } }`),
    );
    const [service] = contract?.services ?? [];
    expect(service?.csharpName).toBe("Tag2faContract");
    expect(service?.operations.map(({ csharpName }) => csharpName)).toEqual(["Get2nd"]);
    expect(service?.operations[0]?.inputs.map(({ csharpName }) => csharpName)).toEqual(["Value3rd"]);
  });
});

describe("answers", () => {
  const answer = (property: string): string =>
    `{ description: OK, content: { application/json: { schema: { type: object, properties: { ${property}: { type: string }, b: { type: string } } } } } }`;

  it("of operations with one id are named after their tags", () => {
    const paths = ["pets", "users"].map(
      (tag) => `  /${tag}: { get: { operationId: list, tags: [${tag}], responses: { '200': ${answer(tag)} } } }`,
    );
    const { contract } = importText(withPaths(paths.join("\n")));
    expect(contract?.types.map(({ csharpName }) => csharpName)).toEqual(["ListResponse", "UsersListResponse"]);
  });

  it("of a second success are named after the status", () => {
    const { contract } = importText(
      withPaths(`  /a: { get: { operationId: list, responses: { '200': ${answer("x")}, '202': ${answer("y")} } } }`),
    );
    expect(contract?.types.map(({ csharpName }) => csharpName)).toEqual(["ListAcceptedResponse", "ListResponse"]);
  });

  it("of a schema is that of the one part of its `allOf` that is written in place", () => {
    expect(
      typeNames(`
    Child: { allOf: [{ type: object, properties: { a: { type: string }, b: { type: string } } }] }
    Kind: { description: A kind., allOf: [{ type: string, enum: [a, b] }], nullable: true }
    Parent: { allOf: [{ type: object, properties: { child: { $ref: '#/components/schemas/Child' } } }] }`),
    ).toEqual(["Child", "Kind", "Parent"]);
  });

  it("of a class is not the name of one of its members", () => {
    const { contract } = importText(
      withPaths(
        `
  /a: { get: { tags: [Pets], operationId: PetsContract, responses: { "204": { description: OK } } } }`,
        "components: { schemas: { PetsContract: { type: object, properties: { a: { type: string } } } } }",
      ),
    );
    const [service] = contract?.services ?? [];
    expect(service?.csharpName).not.toBe(service?.operations[0]?.csharpName);
  });
});

describe("a name from the place instead of a number", () => {
  const both = withPaths(
    `  /games/{id}/stores: { get: { tags: [games], operationId: games_stores_list, parameters: [{ name: id, in: path, required: true, schema: { type: string } }, { name: q, in: query, schema: { type: string } }], responses: { '204': { description: ok } } } }
  /games: { get: { tags: [games], operationId: games_list, parameters: [{ name: q, in: query, schema: { type: string } }, { name: r, in: query, schema: { type: string } }], responses: { '204': { description: ok } } } }
  /stores: { get: { tags: [stores], operationId: stores_list, parameters: [{ name: q, in: query, schema: { type: string } }, { name: r, in: query, schema: { type: string } }], responses: { '204': { description: ok } } } }
  /pets:
    post:
      tags: [pets]
      operationId: addPet
      requestBody: { required: true, content: { application/json: { schema: { type: object, properties: { a: { type: string }, b: { type: string } } } } } }
      responses: { '200': { description: ok, content: { application/json: { schema: { type: object, properties: { c: { type: string }, d: { type: string } } } } } } }`,
    `components:
  schemas:
    AddPetRequest: { type: object, properties: { x: { type: string }, y: { type: string } } }
    AddPetResponse: { type: object, properties: { x: { type: string }, z: { type: string } } }
    Tag: { type: object, properties: { tag: { type: string }, name: { type: string } } }
    Pet: { type: object, properties: { all: { $ref: '#/components/schemas/Tags' }, tags: { type: array, items: { type: object, properties: { key: { type: string }, value: { type: string } } } } } }
    Tags: { type: array, items: { type: object, properties: { low: { type: string }, high: { type: string } } } }`,
  );

  it("of inputs, bodies, answers, items and properties", () => {
    const { files } = importText(both);
    const types = Object.keys(files).filter((path) => path.startsWith("Types/"));
    expect(types.filter((path) => /\d\.cs$/.test(path))).toEqual([]);
    expect(types).toEqual(
      expect.arrayContaining(
        ["GamesStoresListInput", "StoresListInput", "AddPetBody", "AddPetResult", "TagsItem"].map(
          (name) => `Types/${name}.cs`,
        ),
      ),
    );
    expect(bodyOf(files["Types/Tag.cs"])).toContain("public string? TagValue ");
  });
});

it("names of inner types stay within what a file may be called, however deep they are", () => {
  const inside = (depth: number): string =>
    `{ type: object, properties: { id: { type: string }, ${"of another part of it ".repeat(3)}: ${depth === 0 ? "{ type: string }" : inside(depth - 1)} } }`;
  const names = typeNames(`    Outer: ${inside(12)}`);
  expect(names).toHaveLength(13);
  expect(names.filter((name) => name.length > 110)).toEqual([]);
});
