/** What the C# says is what the document says. Each case is a document that once came out as something else. */
import { describe, expect, it } from "vitest";
import { emitTypeScript } from "../../src/emit/emit-typescript.js";
import { emitOpenApi } from "../../src/emit/openapi/document.js";
import { readWithDiagnostics } from "../reading/read-source.js";
import { bodyOf, codes, importFiles, importText, withPaths, withSchemas } from "./import-text.js";

function file(schemas: string, name: string, version = "3.0.3"): string {
  return bodyOf(importText(withSchemas(schemas, version)).files[`Types/${name}.cs`]);
}

const twoUses = (kind: string): string => `
    Pet: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], discriminator: { propertyName: kind } }
    Cat: { type: object, required: [kind], properties: { kind: ${kind}, name: { type: string } } }
    Dog: { type: object, required: [kind], properties: { kind: { type: string, enum: [dog] }, name: { type: string } } }
    Home: { type: object, properties: { cat: { $ref: '#/components/schemas/Cat' }, pet: { $ref: '#/components/schemas/Pet' } } }`;

describe("parameters", () => {
  it.each(["path", "query", "header"])("one of the %s without a type is text: ASP.NET binds no JSON there", (place) => {
    const path = place === "path" ? "/a/{id}" : "/a";
    const { files, diagnostics } = importText(
      withPaths(`
  ${path}:
    get:
      operationId: getA
      parameters: [{ name: id, in: ${place}, required: true, schema: {} }]
      responses: { "204": { description: none } }`),
    );
    expect(bodyOf(files["Types/GetAInput.cs"])).toContain("public required string Id { get; init; }");
    expect(diagnostics.map(({ message }) => message).join()).toContain("has no declared type; it is text here");
    const { contract, diagnostics: told } = readWithDiagnostics(files);
    expect(told).toEqual([]);
    expect(contract.services[0]?.operations).toHaveLength(1);
  });
});

it("what C# cannot say of a parameter is told with its place", () => {
  const { diagnostics } = importText(
    withPaths(`
  /a:
    get:
      operationId: getA
      parameters: [{ name: sort, in: query, schema: { type: array, items: { type: string, enum: [name, date] } } }]
      responses: { "204": { description: none } }`),
  );
  expect(diagnostics.map(({ message, location }) => [message.slice(0, 50), location?.line])).toEqual([
    ['sort: C# cannot express each item is one of: "name', expect.any(Number)],
  ]);
});

describe("discriminators", () => {
  it("a default mapping is told: C# refuses a tag that it does not know", () => {
    const schemas = `    A: { oneOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/C' }], discriminator: { propertyName: v, defaultMapping: '#/components/schemas/C' } }
    B: { type: object, required: [v], properties: { v: { type: string } } }
    C: { type: object, required: [v], properties: { v: { type: string } } }`;
    const imported = importText(withSchemas(schemas, "3.2.0"));
    expect(imported.diagnostics.map(({ message }) => message)).toEqual([
      "C# cannot express `defaultMapping`: a value whose tag is missing or unknown is not read as the schema that it names.",
    ]);
    expect(file(schemas, "A", "3.2.0")).toContain("defaultMapping: a value whose tag");
  });

  it("a variant that is also used alone is not sealed: System.Text.Json refuses polymorphism on sealed types", () => {
    expect(file(twoUses("{ type: string, enum: [cat] }"), "Cat")).toContain("public record Cat : Pet");
  });

  it("values of the variant's own exclude the schema's name, and stay a property", () => {
    const schemas = twoUses("{ type: string, enum: [tabby, tiger] }");
    expect(file(schemas, "Pet")).toContain('[ContractUnionTag(typeof(Cat), "kind", "tabby", "tiger")]');
    expect(file(schemas, "Cat")).toContain("public required CatKind Kind { get; init; }");
  });

  it("two tags for one schema both lead to it", () => {
    const schemas = twoUses("{ type: string }").replace(
      "propertyName: kind",
      "propertyName: kind, mapping: { cat: Cat, kitten: Cat, dog: Dog }",
    );
    expect(file(schemas, "Pet")).toContain('[ContractUnionTag(typeof(Cat), "kind", "cat", "kitten")]');
  });

  it("a tag that may be missing stays an optional property", () => {
    const schemas = twoUses("{ type: string, enum: [cat] }").replaceAll("required: [kind], ", "");
    expect(file(schemas, "Pet")).toContain('[ContractUnionTag(typeof(Cat), "kind", "cat")]');
    expect(file(schemas, "Cat")).toContain("public CatKind? Kind { get; init; }");
  });

  it("whole numbers can be discriminators", () => {
    const schemas = `
    A: { oneOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/C' }], discriminator: { propertyName: v } }
    B: { type: object, required: [v], properties: { v: { type: integer, enum: [1] }, x: { type: string } } }
    C: { type: object, required: [v], properties: { v: { type: integer, enum: [2] }, x: { type: string } } }`;
    expect(file(schemas, "A")).toContain('[ContractUnionTag(typeof(B), "v", 1)]');
  });

  it("a marked union keeps its discriminator on the way back", () => {
    const { files } = importText(withSchemas(twoUses("{ type: string, enum: [tabby, tiger] }"), "3.0.3"));
    const { contract } = readWithDiagnostics(files);
    const written = emitOpenApi(contract, { version: "3.1", path: "api.json" }).text;
    const discriminator = JSON.parse(written).components.schemas.Pet.discriminator;
    const at = "#/components/schemas";
    expect(discriminator).toEqual({
      propertyName: "kind",
      mapping: { tabby: `${at}/Cat`, tiger: `${at}/Cat`, dog: `${at}/Dog` },
    });
    const again = importFiles({ "api.json": written });
    expect(again.files["Types/Pet.cs"]).toEqual(files["Types/Pet.cs"]);
  });

  it("a mapping leads to its variants where properties are beside the choice", () => {
    const schemas = `
    Pet:
      type: object
      required: [kind]
      properties: { kind: { type: string }, name: { type: string } }
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
      discriminator: { propertyName: kind, mapping: { c: '#/components/schemas/Cat', d: '#/components/schemas/Dog' } }
    Cat: { type: object, required: [kind], properties: { kind: { type: string }, meows: { type: boolean } } }
    Dog: { type: object, required: [kind], properties: { kind: { type: string }, barks: { type: boolean } } }`;
    expect(file(schemas, "Pet")).toMatch(
      /\[JsonDerivedType\(typeof\(\w+\), "c"\)\]\n\[JsonDerivedType\(typeof\(\w+\), "d"\)\]/,
    );
  });

  it("a parent that is a value itself, by a listed value, is told", () => {
    const schemas = `
    Animal: { type: object, required: [kind], properties: { kind: { type: string, enum: [base, cat] }, name: { type: string } }, discriminator: { propertyName: kind, mapping: { cat: Cat } } }
    Cat: { allOf: [{ $ref: '#/components/schemas/Animal' }, { type: object, properties: { meows: { type: boolean } } }] }`;
    expect(file(schemas, "Animal")).toContain("only the schemas that extend this one are read; base is none of them");
  });

  const family = `
    Animal: { type: object, required: [kind], properties: { kind: { type: string }, name: { type: string } }, discriminator: { propertyName: kind, mapping: { base: Animal, cat: Cat, lion: Lion } } }
    Cat: { allOf: [{ $ref: '#/components/schemas/Animal' }, { type: object, properties: { meows: { type: boolean } } }] }
    Lion: { allOf: [{ $ref: '#/components/schemas/Cat' }, { type: object, properties: { mane: { type: boolean } } }] }`;

  it("a parent with a tag of its own is a value, and the class that the others derive from", () => {
    expect(file(family, "Animal")).toContain('[JsonDerivedType(typeof(Animal), "base")]');
    expect(file(family, "Animal")).toContain("public record Animal\n");
  });

  it("a schema between the parent and others stands for these, too", () => {
    const text = file(family, "Cat");
    expect(text).toContain('[JsonDerivedType(typeof(Cat), "cat")]\n[JsonDerivedType(typeof(Lion), "lion")]');
    expect(text).toContain("public record Cat : Animal");
    expect(file(family, "Lion")).toMatch(/record Lion : Cat\n\{\n.*\n {4}public bool\? Mane/);
  });

  it.each(["nullable: true, ", "description: a pet, ", "type: object, "])(
    "a property that is nothing but an annotated reference is what it refers to: %s",
    (beside) => {
      const schemas = `${family}
    Home: { type: object, properties: { pet: { ${beside}allOf: [{ $ref: '#/components/schemas/Animal' }] }, a: { type: string } } }`;
      expect(file(schemas, "Home")).toContain("public Animal? Pet { get; init; }");
    },
  );

  it("a schema that adds nothing but its tag is a type of its own", () => {
    const schemas = `${family.replace("lion: Lion", "lion: Lion, tom: Tom")}
    Tom: { allOf: [{ $ref: '#/components/schemas/Cat' }] }`;
    expect(file(schemas, "Cat")).toContain('[JsonDerivedType(typeof(Tom), "tom")]');
    expect(file(schemas, "Tom")).toContain("record Tom : Cat;");
  });

  it("a schema whose own name the values leave out is none of its values", () => {
    const schemas = `
    Device: { type: object, discriminator: { propertyName: type }, properties: { type: { type: string, enum: [Night, Day] }, id: { type: integer } } }
    Camera: { allOf: [{ $ref: '#/components/schemas/Device' }, { type: object, properties: { lens: { type: string } } }] }
    Night: { allOf: [{ $ref: '#/components/schemas/Camera' }, { type: object, properties: { infrared: { type: boolean } } }] }
    Day: { allOf: [{ $ref: '#/components/schemas/Camera' }, { type: object, properties: { iso: { type: integer } } }] }`;
    expect(file(schemas, "Camera")).toContain("[ContractUnion(typeof(Night), typeof(Day))]");
  });

  it("no base class has a property that one of the others has otherwise", () => {
    const schemas = family.replace("mane:", "meows: { type: boolean, default: true }, mane:");
    expect(file(schemas, "Cat")).toContain("public interface Cat;");
    expect(file(schemas, "CatBase")).toContain("public sealed record CatBase : Animal, Cat");
    expect(file(schemas, "Lion")).toContain("public sealed record Lion : Animal, Cat");
  });

  it("no record has two base classes", () => {
    const schemas = `${family}
    Toy: { type: object, required: [kind], properties: { kind: { type: string }, price: { type: number } }, discriminator: { propertyName: kind, mapping: { toy: Toy, tiger: Tiger } } }
    Tiger: { allOf: [{ $ref: '#/components/schemas/Animal' }, { $ref: '#/components/schemas/Toy' }] }`.replace(
      "lion: Lion }",
      "lion: Lion, tiger: Tiger }",
    );
    expect(file(schemas, "Tiger")).toContain("public sealed record Tiger : Animal, Toy");
    expect(file(schemas, "Animal")).toContain("public interface Animal;");
    expect(file(schemas, "Toy")).toContain("public interface Toy;");
  });

  it("a parent with children comes back unchanged", () => {
    const { files } = importText(withSchemas(family, "3.0.3"));
    const { contract, diagnostics } = readWithDiagnostics(files);
    expect(diagnostics).toEqual([]);
    const written = emitOpenApi(contract, { version: "3.1", path: "api.json" }).text;
    const again = importFiles({ "api.json": written });
    // What C# could not say was told of the first document.
    const untold = (text: string | undefined): string | undefined => text?.replace(/^\/\/ Not in C#: .*\n/gm, "");
    for (const name of ["Animal", "Cat", "Lion"])
      expect(again.files[`Types/${name}.cs`]).toEqual(untold(files[`Types/${name}.cs`]));
  });

  it("a way of a choice that is also used by itself has its tag there, too, which is told where its own schema allows any", () => {
    const used = (kind: string): string =>
      importText(withSchemas(twoUses(kind), "3.0.3"))
        .diagnostics.map(({ message }) => message)
        .join();
    expect(used("{ type: string }")).toContain("kind is always Cat here, where the schema allows any text");
    const missing = "where the type is used by itself, kind may be left out, and is cat";
    expect(used("{ type: string, enum: [cat] }")).toBe(`C# cannot express \`required\`: ${missing}.`);
  });

  it("so does one that extends a parent with a tag", () => {
    const schemas = `    Animal: { type: object, required: [kind], discriminator: { propertyName: kind }, properties: { kind: { type: string } } }
    Cat: { allOf: [{ $ref: '#/components/schemas/Animal' }, { type: object, properties: { lives: { type: integer } } }] }
    Owner: { type: object, properties: { cat: { $ref: '#/components/schemas/Cat' } } }`;
    expect(file(schemas, "Cat")).toContain("kind is always Cat here, where the schema allows any text");
  });

  it("a class that others extend reads what has no tag as itself, which is told", () => {
    const schemas = `
    Fish: { type: object, required: [kind], discriminator: { propertyName: kind }, properties: { kind: { type: string }, length: { type: number } } }
    Shark: { allOf: [{ $ref: '#/components/schemas/Fish' }, { type: object, properties: { age: { type: integer } } }] }
    Saw: { allOf: [{ $ref: '#/components/schemas/Shark' }, { type: object, properties: { teeth: { type: integer } } }] }`;
    const told = "required: where the type is used by itself, kind may be left out, and is Shark";
    expect(file(schemas, "Shark")).toContain(`// Not in C#: ${told}\n[ContractType]`);
    expect(importText(withSchemas(schemas)).diagnostics.filter(({ code }) => code === "TN5110")).toHaveLength(1);
  });

  it.each(["$schema", "$id", "$other"])(
    "variants with a property %s are no polymorphic types: their JSON would be refused",
    (name) => {
      const schemas = twoUses("{ type: string }").replace("name: { type: string }", `${name}: { type: string }`);
      expect(file(schemas, "Pet")).toContain('[ContractUnionTag(typeof(Cat), "kind", "Cat")]');
      expect(file(schemas, "Cat")).toContain(`[JsonPropertyName("${name}")]`);
    },
  );

  it("a parent that the document does not show to be a value is not", () => {
    const schemas = `
    Animal: { type: object, required: [kind], properties: { kind: { type: string } }, discriminator: { propertyName: kind, mapping: { cat: Cat } } }
    Cat: { allOf: [{ $ref: '#/components/schemas/Animal' }, { type: object, properties: { meows: { type: boolean } } }] }`;
    expect(codes(importText(withSchemas(schemas, "3.0.3")))).toEqual([]);
  });

  it("a schema that only stands for others is in none of the unions above it", () => {
    const schemas = `
    Source: { type: object, required: [kind], discriminator: { propertyName: kind }, properties: { kind: { type: string, enum: [Router, Arista, Dell] } } }
    Router: { allOf: [{ $ref: '#/components/schemas/Source' }, { properties: { logs: { type: boolean, default: false } } }] }
    Switch: { allOf: [{ $ref: '#/components/schemas/Source' }, { properties: { ports: { type: integer } } }] }
    Arista: { allOf: [{ $ref: '#/components/schemas/Switch' }] }
    Dell: { allOf: [{ $ref: '#/components/schemas/Switch' }] }`;
    const tags = ["Router", "Arista", "Dell"].map((name) => `[JsonDerivedType(typeof(${name}), "${name}")]`);
    expect(file(schemas, "Source")).toContain(`${tags.join("\n")}\npublic abstract record Source;`);
    expect(file(schemas, "Switch")).toContain("[ContractUnion(typeof(Arista), typeof(Dell))]");
  });

  it("schemas that are one type in C# share its tags", () => {
    const schemas = `
    Source: { oneOf: [{ $ref: '#/components/schemas/Router' }, { $ref: '#/components/schemas/Arista' }, { $ref: '#/components/schemas/Dell' }], discriminator: { propertyName: kind } }
    Router: { type: object, required: [kind], properties: { kind: { type: string }, logs: { type: boolean } } }
    Switch: { type: object, required: [kind], properties: { kind: { type: string }, ports: { type: integer } } }
    Arista: { allOf: [{ $ref: '#/components/schemas/Switch' }] }
    Dell: { allOf: [{ $ref: '#/components/schemas/Switch' }] }`;
    expect(file(schemas, "Source")).toContain('[ContractUnionTag(typeof(Switch), "kind", "Arista", "Dell")]');
  });

  it("schemas that extend each other below a discriminator come to an end", () => {
    const schemas = `
    A: { type: object, required: [k], discriminator: { propertyName: k }, properties: { k: { type: string } } }
    B: { allOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/C' }, { type: object, properties: { b: { type: string } } }] }
    C: { allOf: [{ $ref: '#/components/schemas/B' }, { type: object, properties: { c: { type: string } } }] }`;
    expect(file(schemas, "A")).toContain("[JsonDerivedType(typeof(");
  });

  it("a tag that is not required is told: a value may come without it", () => {
    const words = "kind is not required; a value without it is read as the schema that fits it best";
    const schemas = twoUses("{ type: string, enum: [cat] }");
    expect(file(schemas, "Pet")).not.toContain("is not required");
    expect(file(schemas.replaceAll("required: [kind], ", ""), "Pet")).toContain(words);
  });

  it("a tag that no schema declares is told: a value need not have one", () => {
    const schemas = `
    Stored: { type: object, discriminator: { propertyName: kind }, properties: { size: { type: integer } } }
    Version: { allOf: [{ $ref: '#/components/schemas/Stored' }, { properties: { latest: { type: boolean } } }] }
    Move: { oneOf: [{ $ref: '#/components/schemas/Bike' }, { $ref: '#/components/schemas/Boat' }], discriminator: { propertyName: kind, mapping: { bike: Bike, tandem: Bike } } }
    Bike: { type: object, properties: { gears: { type: integer } } }
    Boat: { type: object, properties: { sails: { type: integer } } }
    All: { type: object, properties: { version: { $ref: '#/components/schemas/Version' } } }`;
    expect(file(schemas, "Stored")).toContain('[JsonDerivedType(typeof(Stored), "Stored")]');
    const undeclared = "not every schema declares kind, which is";
    expect(file(schemas, "Stored")).toContain(`${undeclared} always written, and may be asked for`);
    expect(file(schemas, "Move")).toContain(`${undeclared} read, and written only by those that do`);
    expect(file(schemas, "Version")).toContain("kind is written, which its schema does not declare");
  });

  it("a discriminator that names a list is none, and is told", () => {
    const schemas = `
    Page: { type: object, discriminator: { propertyName: content }, properties: { content: { type: array, items: { type: string } }, size: { type: integer } } }
    Brands: { allOf: [{ $ref: '#/components/schemas/Page' }, { properties: { total: { type: integer } } }] }`;
    expect(file(schemas, "Page")).toContain("public sealed record Page");
    expect(file(schemas, "Page")).toContain("discriminator: the property that it names holds no text");
    expect(file(schemas, "Brands")).toContain("public IReadOnlyList<string>? Content ");
  });

  it("x-ms-discriminator-value is the tag", () => {
    const schemas = `
    A: { type: object, required: [t], discriminator: { propertyName: t }, properties: { t: { type: string }, x: { type: string } } }
    B: { x-ms-discriminator-value: '#b', allOf: [{ $ref: '#/components/schemas/A' }, { properties: { y: { type: string } } }] }`;
    expect(file(schemas, "A")).toContain('[JsonDerivedType(typeof(B), "#b")]');
  });
});

describe("null", () => {
  const two = (first: string, second: string): string =>
    `    Owner: { type: object, required: [a, b], properties: { a: ${first}, b: ${second} } }`;

  it("does not leak between inline schemas that are otherwise equal", () => {
    const inline = "type: object, properties: { p: { type: string }, q: { type: string } }";
    expect(file(two(`{ nullable: true, ${inline} }`, `{ ${inline} }`), "Owner")).toMatch(/OwnerA\? A .*OwnerA B /s);
    expect(file(two(`{ ${inline} }`, `{ nullable: true, ${inline} }`), "Owner")).toMatch(/OwnerA A .*OwnerA\? B /s);
  });

  it.each([
    ["type: [string, 'null']", "string?"],
    ["type: string, nullable: true", "string?"],
    ["type: string, x-nullable: true", "string?"],
    [
      "type: object, additionalProperties: { type: [integer, 'null'], format: int64 }",
      "IReadOnlyDictionary<string, long?>",
    ],
  ])("is said in the words of every version: %s", (schema, type) => {
    const old = `swagger: "2.0"
info: { title: Test, version: "1" }
paths: {}
definitions:
${two(`{ ${schema} }`, "{ type: string }")}`;
    expect(importText(old).files["Types/Owner.cs"]).toContain(`public required ${type} A `);
    for (const version of ["3.0.3", "3.1.0", "3.2.0"])
      expect(file(two(`{ ${schema} }`, "{ type: string }"), "Owner", version)).toContain(`public required ${type} A `);
  });

  it("is kept in a choice behind a reference", () => {
    const schemas = `${two("{ $ref: '#/components/schemas/B' }", "{ type: string }")}
    B: { oneOf: [{ type: string }, { type: integer }, { type: 'null' }] }`;
    expect(file(schemas, "Owner", "3.1.0")).toContain("public required B? A ");
  });

  it("is kept in anyOf beside a schema that has only nullable", () => {
    const schemas = `${two("{ anyOf: [{ $ref: '#/components/schemas/B' }, { nullable: true }] }", "{ type: string }")}
    B: { type: object, properties: { p: { type: string }, q: { type: string } } }`;
    expect(file(schemas, "Owner")).toContain("public required B? A ");
  });

  it("is a value of a choice where it is one of any way", () => {
    const choice = "{ oneOf: [{ type: string, nullable: true }, { type: number }] }";
    expect(file(two(choice, "{ type: string }"), "Owner")).toContain("public required OwnerA? A ");
  });

  it("is refused where one part of allOf refuses it", () => {
    const narrowed = "{ allOf: [{ anyOf: [{ type: integer }, { type: 'null' }] }, { type: integer }] }";
    expect(file(two(narrowed, "{ type: string }"), "Owner", "3.1.0")).toContain("public required long A ");
    const typed = `${two("{ type: object, allOf: [{ $ref: '#/components/schemas/B' }] }", "{ type: string }")}
    B: { type: object, nullable: true, properties: { p: { type: string }, q: { type: string } } }`;
    expect(file(typed, "Owner")).toContain("public required B A ");
  });

  it("is a value where one part of allOf allows it and the others are silent", () => {
    const said = "{ allOf: [{ type: string, nullable: true }, { description: Of any length. }] }";
    expect(file(two(said, "{ type: string }"), "Owner")).toContain("public required string? A ");
    const schemas = `${two("{ allOf: [{ $ref: '#/components/schemas/B' }, { nullable: true }] }", "{ type: string }")}
    B: { properties: { p: { type: string }, q: { type: string } } }`;
    expect(file(schemas, "Owner")).toContain("public required B? A ");
  });

  it.each([
    ["{ oneOf: [{ type: string, nullable: true }, { type: number, nullable: true }] }", "3.0.3", "several of its ways"],
    ["{ type: [string, integer, 'null'], oneOf: [{ type: string }, { type: integer }] }", "3.1.0", "it lists null"],
    ["{ type: [string, 'null'], allOf: [{ type: string }, { maxLength: 3 }] }", "3.1.0", "`allOf` refuses"],
    ["{ type: string, enum: [a, b, null] }", "3.0.3", "which type string refuses"],
    ["{ allOf: [{ type: string }, { nullable: true }] }", "3.0.3", "refuses null"],
    ["{ allOf: [{ oneOf: [{ type: string }, { type: number }] }, { nullable: true }] }", "3.0.3", "refuses null"],
  ])("that one keyword allows and another refuses is told: %s", (schema, version, words) => {
    const imported = importText(withSchemas(two(schema, "{ type: string }"), version));
    expect(imported.diagnostics.map(({ message }) => message).join()).toContain(words);
  });

  it.each([
    ["an enum", "{ type: [string, 'null'], enum: [a, b] }"],
    ["a constant", "{ type: [string, 'null'], const: a }"],
    ["described constants", "{ type: [string, 'null'], oneOf: [{ const: a }, { const: b }] }"],
    ["a choice", "{ type: 'null', oneOf: [{ type: string }, { type: number }] }"],
    ["a reference", "{ $ref: '#/components/schemas/B' }"],
    ["a way that may be anything", "{ oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/C' }] }"],
    ["a way without a type", "{ oneOf: [{ type: 'null' }, { properties: { p: { type: string } } }] }"],
  ])(
    "that the type names and %s beside it refuses is read, told, and not written where the key may be missing",
    (_, schema) => {
      const schemas = `
    Owner: { type: object, properties: { a: ${schema}, b: { type: [string, 'null'] } } }
    B: { type: [integer, 'null'], enum: [1, 2] }
    C: {}`;
      const { files, diagnostics } = importText(withSchemas(schemas));
      expect(files["Types/Owner.cs"]).toMatch(
        /\[JsonIgnore\(Condition = JsonIgnoreCondition.WhenWritingNull\)\]\n(?:.*\n)?.*\? A \{/,
      );
      expect(files["Types/Owner.cs"]).toMatch(/\[ContractOptional\(InAnswers = true\)\]\n.*\? B \{/);
      expect(diagnostics.map(({ message }) => message).join()).toContain("null is allowed here");
      const { contract } = readWithDiagnostics(files);
      const owner = contract.types.find(({ name }) => name === "Owner");
      const [a, b] = owner?.kind === "object" ? owner.properties : [];
      expect([a?.type.kind, a?.sent, a?.answered]).toEqual([b?.type.kind, b?.sent, b?.answered]);
    },
  );

  it.each([
    "{ type: [string, 'null'], enum: [a, b, null] }",
    "{ type: [string, 'null'], oneOf: [{ type: [string, 'null'], maxLength: 3 }, { type: string, format: uuid }] }",
  ])("that all keywords allow is written: %s", (schema) => {
    const schemas = `    Owner: { type: object, properties: { a: ${schema}, b: { type: string } } }`;
    expect(file(schemas, "Owner", "3.1.0")).toMatch(/\[ContractOptional\(InAnswers = true\)\]\n.*\? A \{/);
  });

  it("is kept in optional free-form values", () => {
    expect(file("    Owner: { type: object, properties: { a: {}, b: { type: string } } }", "Owner")).toContain(
      "[ContractOptional(InAnswers = true)]\n    public JsonElement? A ",
    );
  });
});

describe("a schema without a type", () => {
  it.each([
    ["{ items: { type: string } }", "IReadOnlyList<string>", "because of items it is read as a list"],
    [
      "{ additionalProperties: { type: string } }",
      "string>",
      "because of additionalProperties it is read as an object",
    ],
    ["{ type: array, items: { items: { type: string } } }", "IReadOnlyList<string>>", "each item: type: there is none"],
  ])("that a keyword gives a shape is told: %s", (schema, type, words) => {
    const text = file(`    Owner: { type: object, required: [a], properties: { a: ${schema} } }`, "Owner");
    expect(text).toContain(type);
    expect(text).toContain(words);
  });

  it.each([
    ["minLength: 2", "string?", "because of minLength it is read as a string"],
    ["format: uuid", "Guid?", "because of format it is read as a string"],
    ["format: int32", "int?", "because of format it is read as a number"],
    ["minimum: 2", "JsonElement?", "minimum: 2 is not checked, because there is no type beside it"],
  ])("is told of: %s", (schema, type, words) => {
    const text = file(`    Owner: { type: object, properties: { a: { ${schema} }, b: { type: string } } }`, "Owner");
    expect(text).toContain(`public ${type} A {`);
    expect(text).toContain(words);
  });

  it("that only refuses further properties is an object, and told", () => {
    const schemas = "    Owner: { type: object, required: [a], properties: { a: { additionalProperties: false } } }";
    expect(file(schemas, "OwnerA")).toContain("because of additionalProperties it is read as an object");
    expect(codes(importText(withSchemas(schemas)))).toEqual(["TN5127"]);
  });

  it.each(["{ type: array, items: { type: string } }", "{ properties: { b: { type: string } } }"])(
    "is not told of where all is said: %s",
    (schema) => {
      const schemas = `    Owner: { type: object, required: [a], properties: { a: ${schema} } }`;
      expect(codes(importText(withSchemas(schemas)))).toEqual([]);
    },
  );
});

describe("values", () => {
  it.each([
    ["{ type: string, enum: [] }", "string?"],
    ["{ type: object, enum: [], properties: { b: { type: string } } }", "OwnerA?"],
  ])("an empty list of them is told, and not read: %s", (schema, type) => {
    const schemas = `    Owner: { type: object, properties: { a: ${schema} } }`;
    const imported = importText(withSchemas(schemas));
    expect(imported.diagnostics.map(({ message }) => message)).toEqual([
      "C# cannot express `enum`: the empty list allows no value; it is not read.",
    ]);
    expect(file(schemas, "Owner")).toContain(`public ${type} A { get; init; }`);
  });

  it("have the declared type, and the document's own spelling", () => {
    const text = file("    A: { type: string, enum: [1.0, 1.10, true] }", "A");
    expect([...text.matchAll(/Name\("(.*)"\)/g)].map(([, name]) => name)).toEqual(["1.0", "1.10", "true"]);
    expect(file('    A: { type: integer, enum: ["0", "1"] }', "A")).toContain("JsonNumberEnumConverter<A>");
  });

  it("one value is a constant that need not be set", () => {
    const schemas =
      "    A: { type: object, required: [k], properties: { k: { type: string, enum: [x] }, b: { type: string } } }";
    expect(file(schemas, "A")).toContain("[JsonRequired]\n    public AK K { get; init; }");
    expect(file(schemas, "AK")).toContain('[JsonStringEnumMemberName("x")]');
    const { contract } = readWithDiagnostics(importText(withSchemas(schemas)).files);
    const types = emitTypeScript(contract, { zod: false }).map(({ text }) => text);
    expect(types.join()).toContain('export type AK = "x"');
    const flag = "    A: { type: object, required: [k], properties: { k: { type: boolean, enum: [true] } } }";
    expect(file(flag, "A")).toContain(
      "[JsonRequired]\n    [AllowedValues(true)]\n    public bool K { get; init; } = true;",
    );
  });

  it("of two lists in allOf the common ones count, of two limits the narrower", () => {
    const schemas =
      "    Owner: { type: object, properties: { a: { allOf: [{ type: string, enum: [x, y, z] }, { enum: [y, z, w] }] }, b: { allOf: [{ type: string, maxLength: 5 }, { maxLength: 9, minLength: 1 }] } } }";
    expect([...file(schemas, "OwnerA").matchAll(/Name\("(.*)"\)/g)].map(([, name]) => name)).toEqual(["y", "z"]);
    expect(file(schemas, "Owner")).toContain("[StringLength(5, MinimumLength = 1)]");
  });

  it("lists in allOf without a common value are told", () => {
    const schemas = "    A: { allOf: [{ type: string, enum: [x, y] }, { enum: [z, w] }] }";
    expect(codes(importText(withSchemas(schemas)))).toEqual(["TN5110"]);
  });

  it("a default of 32 bits is written with the digits that it has", () => {
    const schema =
      "{ type: object, properties: { a: { type: number, format: float, default: 38.916 }, b: { type: string } } }";
    const { contract } = readWithDiagnostics(importText(withSchemas(`    A: ${schema}`, "3.0.3")).files);
    const written = JSON.parse(emitOpenApi(contract, { version: "3.1", path: "api.json" }).text);
    expect(written.components.schemas.A.properties.a.default).toBe(38.916);
  });

  it("a limit that a float only comes near to is compared as a float", () => {
    const schemas =
      "    Owner: { type: object, properties: { a: { type: number, format: float, minimum: 0.03, maximum: 300 }, b: { type: number, format: float, maximum: 0.5 } } }";
    expect(file(schemas, "Owner")).toContain(
      '[Range(typeof(float), "0.03", "300", ParseLimitsInInvariantCulture = true)]',
    );
    expect(file(schemas, "Owner")).toContain("[Range(double.MinValue, 0.5)]");
  });

  it.each([
    ["{ type: integer, minimum: 1, default: 0 }", "long?"],
    ["{ type: number, format: double, exclusiveMaximum: 5, default: 5 }", "double?"],
    ['{ type: string, minLength: 1, default: "" }', "string?"],
    ['{ type: string, pattern: "^[a-z]+$", default: A }', "string?"],
    ['{ type: string, pattern: "^[a-z]+$", default: "" }', "string?"],
    ["{ type: array, minItems: 1, items: { type: string }, default: [] }", "IReadOnlyList<string>?"],
  ])("a default that its own limits refuse is left out, with a note: %s", (schema, type) => {
    const schemas = `    Owner: { type: object, properties: { a: ${schema}, b: { type: string } } }`;
    const imported = importText(withSchemas(schemas, "3.1.0"));
    expect(codes(imported)).toEqual(["TN5128"]);
    expect(imported.diagnostics[0]?.message).toContain("is outside of the schema's own limits; it is left out");
    expect(file(schemas, "Owner", "3.1.0")).toContain(`public ${type} A { get; init; }`);
  });

  it.each([
    ["{ type: integer, minimum: 1, default: 1 }", "A { get; init; } = 1L;"],
    ['{ type: string, minLength: 1, default: "x" }', 'A { get; init; } = "x";'],
  ])("a default within its limits stays: %s", (schema, member) => {
    const schemas = `    Owner: { type: object, properties: { a: ${schema}, b: { type: string } } }`;
    expect(importText(withSchemas(schemas)).diagnostics).toEqual([]);
    expect(file(schemas, "Owner")).toContain(member);
  });

  it("bounds of 64 bits that were rounded leave the type signed", () => {
    const schemas =
      "    Owner: { type: object, properties: { a: { type: integer, minimum: -9223372036854776000, maximum: 9223372036854776000 }, b: { type: string } } }";
    expect(file(schemas, "Owner")).toContain("public long? A ");
  });

  it("the format of an object comes back", () => {
    const schemas =
      "    Owner: { type: object, properties: { a: { type: object, format: uri-map }, b: { type: object, format: pair, properties: { x: { type: string }, y: { type: string } } } } }";
    const { files } = importText(withSchemas(schemas));
    const owner = readWithDiagnostics(files).contract.types.find(({ name }) => name === "Owner");
    const formats = owner?.kind === "object" ? owner.properties.map((property) => property.constraints?.format) : [];
    expect(formats).toEqual(["uri-map", "pair"]);
  });

  it("signs that need no escape have none in a pattern: JavaScript refuses it, and .NET some", () => {
    const schemas = `
    Tag: { type: object, properties: { a: { type: string }, name: { type: string, pattern: '^[a-z\\_\\:]+\\#$' } } }`;
    expect(file(schemas, "Tag")).toContain('[RegularExpression("^[a-z_:]+#$")]');
  });

  it("alternatives of a pattern come back as they were", () => {
    const schemas =
      "    Owner: { type: object, properties: { a: { type: string, pattern: '^x$|^y' }, b: { type: string } } }";
    const [owner] = readWithDiagnostics(importText(withSchemas(schemas)).files).contract.types;
    expect(owner?.kind === "object" ? owner.properties[0]?.constraints?.pattern : "").toBe("^x$|^y");
  });

  it.each([
    ["uri", "https://...", "https://example.com/a..b", "Uri"],
    ["uuid", "user_01H8", "0f8fad5b-d9cb-469f-a165-70867728950e", "Guid"],
    ["uuid", "0f8fad5bd9cb469fa16570867728950e", "0F8FAD5B-D9CB-469F-A165-70867728950E", "Guid"],
    ["date-time", "2024-05-06 07:08:09", "2024-05-06T07:08:09.123Z", "DateTimeOffset"],
    ["date-time", "Mon, 06 May 2024 07:08:09 GMT", "2024-05-06T07:08:09+02:00", "DateTimeOffset"],
    ["date-time", "2024-05-06T07:08:09+0200", "2024-05-06", "DateTimeOffset"],
    ["date", "06/05/2024", "2024-05-06", "DateOnly"],
    ["date", "2024-02-30", "2024-02-29", "DateOnly"],
  ])(
    "an example of the format %s that C# does not read (%s) makes it text, with a note",
    (format, odd, usual, type) => {
      const places = [
        (value: string) => `{ properties: { a: { type: string, format: ${format}, example: '${value}' }, b: {} } }`,
        (value: string) => `{ properties: { a: { type: string, format: ${format}, examples: ['${value}'] }, b: {} } }`,
        (value: string) =>
          `{ example: { a: '${value}' }, properties: { a: { type: string, format: ${format} }, b: {} } }`,
      ];
      for (const place of places) {
        const told = importText(withSchemas(`    Owner: ${place(odd)}`));
        expect(bodyOf(told.files["Types/Owner.cs"])).toContain(`[DataType("${format}")]\n    public string? A `);
        expect(told.diagnostics.map(({ message }) => message).join("\n")).toContain(
          `${JSON.stringify(odd)} is one of its examples, and ${type} does not read it, so that it is text`,
        );
        expect(bodyOf(importText(withSchemas(`    Owner: ${place(usual)}`)).files["Types/Owner.cs"])).toContain(
          `public ${type}? A `,
        );
      }
    },
  );

  it.each([
    ["uuid", "user_01H8", "{0f8fad5b-d9cb-469f-a165-70867728950e}", "Guid"],
    ["date-time", "6 May 2024", "2024-05-06 07:08:09", "DateTimeOffset"],
    ["date", "06/05/2024", "2024-05-06", "DateOnly"],
    ["uri", "https://...", "/a", "Uri"],
  ])("so does an example of a parameter: %s, %s, as ASP.NET reads it outside JSON", (format, odd, usual, type) => {
    const schema = `type: string, format: ${format}`;
    const places = [
      (value: string) => `schema: { ${schema}, example: '${value}' }`,
      (value: string) => `schema: { ${schema} }, example: '${value}'`,
      (value: string) => `schema: { ${schema} }, examples: { one: { value: '${value}' } }`,
    ];
    for (const place of places) {
      const input = (value: string) => {
        const parameters = `parameters: [{ name: a, in: query, ${place(value)} }, { name: b, in: query }]`;
        return bodyOf(
          importText(withPaths(`  /x: { get: { operationId: x, ${parameters} } }`)).files["Types/XInput.cs"],
        );
      };
      expect(input(odd)).toContain(`${JSON.stringify(odd)} is one of its examples, and ${type} does not read it`);
      expect(input(odd)).toContain("public string? A ");
      expect(input(usual)).toContain(`public ${type}? A `);
    }
  });

  it.each([
    ["ipv4", "IPv4Address", "ipv4 is not checked"],
    ["email", "EmailAddress", "no more is checked than that there is one @ inside"],
    ["uri", "Uri", "a relative address is read too"],
  ])("what nothing checks of the format %s is told", (format, type, what) => {
    const imported = importText(
      withSchemas(
        `    Owner: { type: object, properties: { a: { type: string, format: ${format} }, b: { type: string } } }`,
      ),
    );
    expect(imported.files["Types/Owner.cs"]).toContain(`public ${type}? A `);
    expect(Object.values(imported.files).join("\n")).toContain(`// Not in C#: format: ${what}`);
    expect(codes(imported)).toEqual(["TN5110"]);
  });

  it("a number that is none of an enum's is refused by the library, wherever it is", () => {
    const schemas =
      "    Owner: { type: object, properties: { level: { type: integer, enum: [1, 2, 3] }, b: { type: string } } }";
    const imported = importText(withSchemas(schemas));
    expect(imported.files["Types/Owner.cs"]).not.toContain("EnumDataType");
    expect(imported.files["Types/OwnerLevel.cs"]).toContain(
      "[JsonConverter(typeof(JsonNumberEnumConverter<OwnerLevel>))]",
    );
    expect(codes(imported)).toEqual([]);
  });

  it("whole numbers beyond int64 are ulong", () => {
    const schemas =
      "    Owner: { type: object, properties: { a: { type: integer, maximum: 18446744073709551615 }, b: { type: string } } }";
    expect(file(schemas, "Owner")).toContain("public ulong? A ");
  });

  it.each([
    ["int64", "decimal"],
    ["int32", "double"],
  ])("a number in the format %s may have a fraction, and is a %s", (format, type) => {
    const schemas = `    Owner: { type: object, properties: { a: { type: number, format: ${format} }, b: { type: string } } }`;
    expect(file(schemas, "Owner")).toContain(`[DataType("${format}")]\n    public ${type}? A `);
  });

  it("a length that a uuid always has says nothing; one that it never has leaves a string", () => {
    const owner = (length: number): string =>
      `    Owner: { type: object, properties: { a: { type: string, format: uuid, maxLength: ${length} }, b: { type: string } } }`;
    expect(file(owner(36), "Owner")).toContain("public Guid? A ");
    expect(file(owner(32), "Owner")).toContain("public string? A ");
  });

  it("x-ms-enum names the enum, its members and what they mean", () => {
    const values = "values: [{ value: r, name: Red, description: Like fire. }, { value: g, name: Green }]";
    const schemas = `    Owner: { type: object, properties: { fill: { type: string, enum: [r, g], x-ms-enum: { name: paint, ${values} } }, b: { type: string } } }`;
    expect(file(schemas, "Owner")).toContain("public Paint? Fill ");
    expect(file(schemas, "Paint")).toMatch(/Like fire\.<\/summary>\s+\[JsonStringEnumMemberName\("r"\)\]\s+Red,/);
  });

  it("x-ms-enum as a string allows values that nobody knows yet", () => {
    const schemas =
      "    Owner: { type: object, properties: { fill: { type: string, enum: [r, g], x-ms-enum: { name: paint, modelAsString: true } }, b: { type: string } } }";
    expect(file(schemas, "Owner")).toMatch(/any string is allowed; known values: r, g[^}]* public string\? Fill /s);
  });

  it("a password stays one on the way back", () => {
    const schemas =
      "    Owner: { type: object, properties: { a: { type: string, format: password }, b: { type: string } } }";
    const [owner] = readWithDiagnostics(importText(withSchemas(schemas)).files).contract.types;
    expect(owner?.kind === "object" ? owner.properties[0]?.constraints : undefined).toEqual({ format: "password" });
  });

  it("an optional value that is only sent does not become null", () => {
    const schemas =
      "    Owner: { type: object, properties: { a: { type: string, writeOnly: true }, b: { type: string } } }";
    const { files } = importText(withSchemas(schemas));
    expect(files["Types/Owner.cs"]).toContain("[DisallowNull]\n    public string? A ");
    const [owner] = readWithDiagnostics(files).contract.types;
    const property = owner?.kind === "object" ? owner.properties[0] : undefined;
    expect(property?.sentType).toEqual({ kind: "primitive", name: "string" });
  });

  it("a property that must not be there is a note", () => {
    const imported = importText(
      withSchemas("    A: { type: object, properties: { a: false, b: { type: string }, c: { type: string } } }"),
    );
    expect(bodyOf(imported.files["Types/A.cs"])).toContain("// Not in C#: properties: a must not be there");
    expect(codes(imported)).toContain("TN5110");
  });
});

describe("what is said of a value", () => {
  const owner = (property: string): string =>
    file(
      `
    Owner: { type: object, properties: { a: ${property}, b: { type: string } } }
    State: { type: string, enum: [open, closed], default: open }
    Level: { type: integer, enum: [1, 2], default: 2 }
    Size: { type: integer, format: int32, default: 20 }
    Mail: { type: string, format: email, default: a@example.com }`,
      "Owner",
    );
  const of = (name: string, ...beside: readonly string[]): string =>
    `{ allOf: [${[`{ $ref: '#/components/schemas/${name}' }`, ...beside].join(", ")}] }`;

  it.each([
    ["State", "public State A { get; init; } = State.Open;"],
    ["Level", "public Level A { get; init; } = Level.Value2;"],
    ["Size", "public int A { get; init; } = 20;"],
    ["Mail", 'public Mail A { get; init; } = new("a@example.com");'],
  ])("a default is that of what it refers to: %s", (name, line) => {
    expect(owner(`{ $ref: '#/components/schemas/${name}' }`)).toContain(line);
    expect(owner(of(name))).toContain(line);
    expect(owner(of(name, "{ description: Told. }"))).toContain(line);
  });

  it("a default beside a reference counts, in `allOf` too", () => {
    expect(owner(of("State", "{ default: closed }"))).toContain("public State A { get; init; } = State.Closed;");
    expect(owner(of("Size", "{ default: 9 }"))).toContain("public int A { get; init; } = 9;");
    expect(owner(of("Size", "{ maximum: 50 }"))).toContain("public int A { get; init; } = 20;");
    expect(owner(of("Size", "{ maximum: 5 }"))).toContain("default: 20 is outside of the schema's own limits");
  });

  it("a default of an enum comes back as JSON has it", () => {
    const schemas = `
    Owner: { type: object, properties: { a: { type: integer, enum: [1, 2], default: 2 }, b: { type: string, enum: [x-y, z], default: x-y } } }`;
    const { contract } = readWithDiagnostics(importText(withSchemas(schemas)).files);
    const owner = contract.types.find(({ name }) => name === "Owner");
    expect(owner?.kind === "object" ? owner.properties.map((property) => property.default) : []).toEqual([2, "x-y"]);
  });

  it("a default is not that of an equal schema with a name", () => {
    expect(owner("{ type: array, items: { $ref: '#/components/schemas/State' } }")).not.toContain("= State");
    const inline = file(
      `
    Owner: { type: object, properties: { state: { type: string, enum: [open, closed] }, b: { type: string } } }
    State: { type: string, enum: [open, closed], default: open }`,
      "Owner",
    );
    expect(inline).toContain("public State? State { get; init; }\n");
  });

  it("a description, and that it is deprecated, may be in `allOf`", () => {
    const text = owner(of("State", "{ description: Told., deprecated: true }"));
    expect(text).toContain("/// <summary>Told.</summary>");
    expect(text).toContain("[Obsolete]");
    const child = "    Child: { allOf: [{ description: Own., type: object, properties: { a: { type: string } } }] }";
    expect(file(child, "Child")).toContain("/// <summary>Own.</summary>");
  });
});

describe("lists", () => {
  const list = (schema: string): string =>
    file(
      `    Owner: { type: object, properties: { a: { type: array, ${schema} }, b: { type: string } } }`,
      "Owner",
      "3.1.0",
    );

  it.each([
    ["items: false", "[Length(0, 0)]", "IReadOnlyList<JsonElement>?"],
    ["maxItems: 0, items: { type: string }", "[Length(0, 0)]", "IReadOnlyList<string>?"],
    ["prefixItems: [{ type: number }, { type: number }], items: false", "[MaxLength(2)]", "IReadOnlyList<double>?"],
    ["prefixItems: [{ type: number }], items: { type: string }", "", "IReadOnlyList<JsonElement>?"],
    ["prefixItems: [{ type: number }, { type: [number, 'null'] }], maxItems: 2", "", "IReadOnlyList<double?>?"],
    ["prefixItems: [{ type: number }]", "each item: behind the places of the tuple", "IReadOnlyList<double>?"],
    ["items: [{ type: number }], additionalItems: false", "[MaxLength(1)]", "IReadOnlyList<double>?"],
    ["uniqueItems: true, items: { type: string }", "", "HashSet<string>?"],
    ["format: csv, items: { type: string }", "format: a list has none (csv)", "IReadOnlyList<string>?"],
    ["uniqueItems: true, items: { type: string, format: uri }", "uniqueItems: a set would", "IReadOnlyList<Uri>?"],
  ])("%s", (schema, words, type) => {
    expect(list(schema)).toContain(words);
    expect(list(schema)).toContain(`public ${type} A {`);
  });
});

describe("values that go one way", () => {
  it.each([
    ["by itself", "{ type: string, readOnly: true }"],
    ["behind a reference", "{ $ref: '#/components/schemas/Stamp' }"],
    ["behind a reference to an object", "{ $ref: '#/components/schemas/Mark' }"],
    ["as a part of allOf", "{ allOf: [{ $ref: '#/components/schemas/Other' }, { readOnly: true }] }"],
    ["as the one way beside null", "{ anyOf: [{ $ref: '#/components/schemas/Mark' }, { type: 'null' }] }"],
  ])("readOnly %s", (_, schema) => {
    const schemas = `
    Stamp: { type: string, readOnly: true }
    Mark: { type: object, readOnly: true, properties: { x: { type: string } } }
    Other: { type: object, properties: { x: { type: string } } }
    Holder: { type: object, properties: { a: { type: string }, made: ${schema} } }`;
    expect(file(schemas, "Holder", "3.1.0")).toMatch(/\[ReadOnly\(true\)\]\n[^;]* Made /);
  });

  it("a schema without a name is not read-only because an equal one is", () => {
    const schemas = `
    Mark: { type: object, readOnly: true, properties: { x: { type: string }, y: { type: string } } }
    Holder: { type: object, properties: { a: { type: string }, made: { type: object, properties: { x: { type: string }, y: { type: string } } } } }`;
    expect(file(schemas, "Holder")).not.toContain("ReadOnly");
  });
});

describe("objects", () => {
  it.each([
    [
      "A: { type: object, minProperties: 1, properties: { a: { type: string }, b: { type: string } } }",
      "minProperties: 1",
    ],
    [
      "A: { type: object, additionalProperties: false, allOf: [{ properties: { a: { type: string }, b: { type: string } } }] }",
      "a part of `allOf` refuses the properties",
    ],
    ["A: { example: '{}', properties: { a: { type: string }, b: { type: string } } }", "it is not an object"],
    [
      "A: { anyOf: [{ type: object, properties: { a: { type: string }, b: { type: string } } }, { type: object, properties: { c: { type: string }, d: { type: string } } }] }",
      "keeps the properties of one",
    ],
  ])("what C# does not keep of %s is told", (schema, words) => {
    expect(file(`    ${schema}`, "A")).toContain(words);
  });

  it("a variant that is used alone tells of the tags that only the others have", () => {
    const schemas = twoUses("{ type: string, enum: [Cat, Dog] }").replace("enum: [dog]", "enum: [Cat, Dog]");
    expect(file(schemas, "Cat")).toContain("// Not in C#: enum: kind is always Cat here");
    expect(file(schemas, "Dog")).not.toContain("Not in C#");
  });

  it("a way of a choice that is one boolean is told: C# has no type for it", () => {
    const schemas = "    A: { oneOf: [{ const: false }, { type: object, properties: { b: { type: string } } }] }";
    expect(file(schemas, "A", "3.1.0")).toContain("a variant's value (false) is not checked");
  });

  it("a way of a choice that may be anything stays one", () => {
    const schemas =
      "    A: { oneOf: [{}, { type: object, required: [a], properties: { a: { type: string }, b: { type: string } } }] }";
    expect(file(schemas, "A")).toContain("[ContractUnion(typeof(JsonElement), typeof(");
  });

  it("further keys of any kind do not make one", () => {
    const schemas =
      "    Owner: { type: object, required: [a, b], properties: { a: { additionalProperties: true }, b: { additionalProperties: { type: string } } } }";
    expect(file(schemas, "Owner")).toContain("public required JsonElement A ");
    expect(file(schemas, "Owner")).toContain("public required IReadOnlyDictionary<string, string> B ");
  });
});

describe("bodies", () => {
  const upload = (properties: string, encoding: string): string =>
    withPaths(`  /up:
    post:
      operationId: up
      requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, required: [f, m], properties: { f: { type: string, format: binary }, ${properties} } }, encoding: { ${encoding} } } } }
      responses: { '204': { description: OK } }`);

  it("an object inside a multipart body is a part of JSON, with its content type", () => {
    const object = "{ type: object, required: [a], properties: { a: { type: string }, b: { type: string } } }";
    const properties = `m: ${object}, n: { type: array, items: ${object} }, o: { type: string }, p: { type: string }`;
    const encoding = "n: { contentType: application/x+json }, o: { contentType: application/json }";
    const { files } = importText(upload(properties, encoding));
    const form = bodyOf(files["Types/UpRequest.cs"]);
    expect(form).toContain("[ContractPart(typeof(UpRequestM))]\n    public required string M ");
    expect(form).toMatch(
      /\[ContractPart\(typeof\(UpRequestM\), "application\/x\+json"\)\][^}]*IReadOnlyList<string>\? N /s,
    );
    expect(form).toContain("[ContractPart(typeof(string))]\n");
    const { contract } = readWithDiagnostics(files);
    const written = JSON.parse(emitOpenApi(contract, { version: "3.1", path: "api.json" }).text);
    const content = written.paths["/up"].post.requestBody.content["multipart/form-data"];
    expect(content.schema.properties.m).toEqual({ $ref: "#/components/schemas/UpRequestM" });
    expect(content.encoding).toEqual({
      m: { contentType: "application/json" },
      n: { contentType: "application/x+json" },
      o: { contentType: "application/json" },
    });
    const again = importFiles({ "api.json": JSON.stringify(written) });
    expect(Object.values(again.files).join()).toContain("[ContractPart(typeof(UpRequestM))]");
    const client = emitTypeScript(contract, { zod: false }).map(({ text }) => text);
    expect(client.join()).toContain('m: tenon.part(body.m, "application/json")');
  });

  it("the content type of a file, or of an object that is not JSON, is told", () => {
    const encoding = "f: { contentType: image/png }, m: { contentType: application/xml }";
    const properties = "m: { type: object, properties: { a: { type: string }, b: { type: string } } }";
    const { files } = importText(upload(properties, encoding));
    expect(files["Contracts/UpContract.cs"]).toContain("the part f is declared as image/png");
    expect(bodyOf(files["Types/UpRequest.cs"])).toContain("the part is application/xml, and is its text here");
  });

  it.each([
    ["the whole input", "", "required: true, "],
    ["beside a parameter", "parameters: [{ name: id, in: query, schema: { type: string } }]", "required: true, "],
    ["that may be missing", "", ""],
  ])("the fields of a form keep their names: a form that is %s", (_, more, required) => {
    const form =
      "{ type: object, required: [a_b], properties: { a_b: { type: string }, 'c[]': { type: array, items: { type: integer } }, d: { type: string } } }";
    const { files } = importText(
      withPaths(`  /up:
    post:
      operationId: up
      ${more}
      requestBody: { ${required}content: { application/x-www-form-urlencoded: { schema: ${form} } } }
      responses: { '204': { description: OK } }`),
    );
    const { contract, diagnostics } = readWithDiagnostics(files);
    expect(diagnostics.filter(({ severity }) => severity !== "note")).toEqual([]);
    const written = JSON.parse(emitOpenApi(contract, { version: "3.1", path: "api.json" }).text);
    const { schema } = written.paths["/up"].post.requestBody.content["application/x-www-form-urlencoded"];
    expect(schema).toEqual({ $ref: "#/components/schemas/UpRequest" });
    expect(Object.keys(written.components.schemas.UpRequest.properties)).toEqual(["a_b", "c[]", "d"]);
    const client = emitTypeScript(contract, { zod: false }).map(({ text }) => text);
    expect(client.join()).toContain("body: tenon.form(body)");
  });

  it.each([
    ["contentMediaType: image/png", "IFormFile"],
    ["contentMediaType: image/png, contentEncoding: binary", "IFormFile"],
    ["contentMediaType: image/png, contentEncoding: base64", "string"],
  ])("a part that is { type: string, %s } is %s, and its media type is told", (said, type) => {
    const { files, diagnostics } = importText(
      withPaths(`  /up: { post: { operationId: upload, requestBody: { required: true, content: { multipart/form-data: { schema: {
        type: object, required: [image], properties: { image: { type: string, ${said} }, title: { type: string } } } } } },
        responses: { 204: { description: Done } } } }`),
    );
    expect(files["Types/UploadRequest.cs"]).toContain(`public required ${type} Image `);
    expect(diagnostics.map(({ message }) => message).join("\n")).toContain(
      "`contentMediaType`: image/png is not checked",
    );
  });

  it("an object inside a form that is not multipart says how its keys travel", () => {
    const form =
      "{ type: object, properties: { a: { type: object, properties: { b: { type: string }, c_d: { type: string } } }, e: { type: string } } }";
    const { files, diagnostics } = importText(
      withPaths(`  /up:
    post:
      operationId: up
      requestBody: { required: true, content: { application/x-www-form-urlencoded: { schema: ${form} } } }
      responses: { '204': { description: OK } }`),
    );
    expect(diagnostics).toMatchObject([
      { code: "TN5125", message: expect.stringContaining("in a form they are a.key") },
    ]);
    const client = emitTypeScript(readWithDiagnostics(files).contract, { zod: false }).map(({ text }) => text);
    expect(client.join()).toContain("body: tenon.form(body)");
  });

  const withAddress = (media: string, more = ""): string =>
    withPaths(
      `  /up:
    post:
      operationId: up
      requestBody: { required: true, content: { ${media}: { schema: { type: object, required: [fixed], properties: { fixed: { type: string, enum: [a-b] }, at: { $ref: '#/components/schemas/Address' } } } } } }
      responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Address' } } } } }${more}`,
      `components: { schemas: { State: { type: string, enum: [new-york, los_angeles] }, Address: { type: object, required: [city], properties: { city: { type: string }, state: { $ref: '#/components/schemas/State' } } } } }`,
    );

  it("an enum inside a named object of a form keeps the document's values, and is an enum in JSON", () => {
    const { files } = importText(withAddress("application/x-www-form-urlencoded"));
    expect(bodyOf(files["Types/UpRequest.cs"])).toContain("public AddressText? At ");
    expect(bodyOf(files["Types/AddressText.cs"])).toContain(
      '[AllowedValues("new-york", "los_angeles", null)]\n    public string? State ',
    );
    expect(bodyOf(files["Types/Address.cs"])).toContain("public State? State ");
  });

  it("an object that is a part of JSON is the type that it is in JSON", () => {
    const { files } = importText(withAddress("multipart/form-data"));
    expect(bodyOf(files["Types/UpRequest.cs"])).toContain("[ContractPart(typeof(Address))]");
    expect(files["Types/AddressText.cs"]).toBeUndefined();
  });

  it.each(["application/x-www-form-urlencoded", "multipart/form-data"])(
    "a constant of a form of %s has to be there",
    (media) => {
      const { files } = importText(withAddress(media));
      expect(bodyOf(files["Types/UpRequest.cs"])).toContain(
        '[AllowedValues("a-b")]\n    public required string Fixed { get; init; }',
      );
      const { contract } = readWithDiagnostics(files);
      const written = JSON.parse(emitOpenApi(contract, { version: "3.1", path: "api.json" }).text);
      const { schema } = written.paths["/up"].post.requestBody.content[media];
      const form = schema.$ref === undefined ? schema : written.components.schemas.UpRequest;
      expect(form.required).toEqual(["fixed"]);
    },
  );

  it("a map in a form or the query is a Dictionary: MVC fills no other", () => {
    const map = "{ type: object, additionalProperties: { type: string } }";
    const { files } = importText(
      withPaths(`  /up:
    post:
      operationId: up
      parameters: [{ name: by, in: query, style: deepObject, schema: ${map} }]
      requestBody: { required: true, content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { a: { type: string }, map: ${map} } } } } }
      responses: { '204': { description: OK } }`),
    );
    expect(bodyOf(files["Types/UpInput.cs"])).toContain("public Dictionary<string, string>? By ");
    expect(bodyOf(files["Types/UpRequest.cs"])).toContain("public Dictionary<string, string>? Map ");
    const { diagnostics } = readWithDiagnostics(files);
    expect(diagnostics.filter(({ severity }) => severity !== "note")).toEqual([]);
  });

  it("a form that is not multipart has no files", () => {
    const imported = importText(
      withPaths(`  /up:
    post:
      operationId: up
      requestBody: { required: true, content: { application/x-www-form-urlencoded: { schema: { type: object, required: [f], properties: { f: { type: string, format: binary }, m: { type: string } } } } } }
      responses: { '204': { description: OK } }`),
    );
    expect(bodyOf(imported.files["Types/UpRequest.cs"])).toContain("public required string F ");
    expect(imported.files["Contracts/UpContract.cs"]).toContain(".FormEncoded()");
  });

  it("a form without an object is any form, told, and comes back as one", () => {
    const body = (type: string, schema: string): string => `
      requestBody: { required: true, content: { ${type}: { schema: ${schema} } } }
      responses: { '204': { description: OK } }`;
    const { files, diagnostics } = importText(
      withPaths(`  /a:
    post:
      operationId: a${body("application/x-www-form-urlencoded", "{ type: object, additionalProperties: { type: string } }")}
  /b/{id}:
    put:
      operationId: b
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]${body("multipart/form-data", "{ oneOf: [{ type: object, properties: { x: { type: string } } }, { type: object, properties: { y: { type: string } } }] }")}`),
    );
    expect(diagnostics.filter(({ message }) => message.includes("whatever fields it has"))).toHaveLength(2);
    const back = readWithDiagnostics(files);
    expect(back.diagnostics).toEqual([]);
    const bodies = back.contract.services.flatMap(({ operations }) =>
      operations.flatMap(({ inputs }) => inputs.filter((input) => input.kind === "body")),
    );
    const anyFields = { kind: "unknown", shape: "object", reason: "freeForm" };
    expect(bodies.map(({ encoding, type }) => [encoding, type])).toEqual([
      ["form", anyFields],
      ["multipart", anyFields],
    ]);
  });

  it.each(["multipart/mixed", "multipart/related", "application/cbor"])(
    "%s is its bytes, because ASP.NET reads it into no type, and is told",
    (mediaType) => {
      const content = `content: { ${mediaType}: { schema: { type: object, properties: { a: { type: string } } } } }`;
      const { files, diagnostics } = importText(
        withPaths(`  /a:
    post:
      operationId: a
      requestBody: { required: true, ${content} }
      responses: { '200': { description: OK, ${content} } }`),
      );
      expect(files["Contracts/AContract.cs"]).toContain("Operation<Stream, Stream>");
      expect(diagnostics.filter(({ message }) => message.includes(`${mediaType} is bytes here`))).toHaveLength(2);
      expect(readWithDiagnostics(files).diagnostics).toEqual([]);
    },
  );

  it("limits of a list that is the body are a note", () => {
    const imported = importText(
      withPaths(`  /a:
    post:
      operationId: a
      requestBody: { required: true, content: { application/json: { schema: { type: array, maxItems: 5, items: { type: integer } } } } }
      responses: { '204': { description: OK } }`),
    );
    expect(imported.files["Contracts/AContract.cs"]).toContain("the body is not checked (maxItems 5)");
  });

  it("a file of 2.0 keeps every media type", () => {
    const { files } = importText(`swagger: "2.0"
info: { title: T, version: "1" }
paths:
  /f: { post: { operationId: f, produces: [application/pdf, application/json], responses: { 200: { description: OK, schema: { type: file } } } } }
`);
    expect(files["Contracts/FContract.cs"]).toContain('.Produces(200, "application/pdf", "application/json")');
  });
});

describe("operations", () => {
  it("that the client would call by one name get two", () => {
    const paths = ["prompt", "prompt_async", "delete", "remove"].map(
      (name) =>
        `  /${name}: { post: { operationId: s.${name}, tags: [s], responses: { '200': { description: OK } } } }`,
    );
    const { contract } = importText(withPaths(paths.join("\n")));
    const operations = contract?.services.flatMap((service) => service.operations) ?? [];
    expect(operations.map(({ csharpName, name }) => `${csharpName} ${name}`).sort()).toEqual([
      "Delete remove",
      "PostRemove postRemove",
      "Prompt prompt",
      "PromptAsyncCall promptAsyncCall",
    ]);
  });

  it.each([
    ["a form", "querystring", "application/x-www-form-urlencoded", "[ContractQuery(QueryStyle.Exploded)]", 0],
    ["the whole query as JSON", "querystring", "application/json", "public string? All", 1],
    ["JSON", "query", "application/json", "[ContractQuery(QueryStyle.Json)]", 0],
    ["another content", "query", "text/csv", "public string? All", 1],
  ])("with %s in the query say what can be read", (_, place, mediaType, expected, notes) => {
    const { files, diagnostics } = importText(
      withPaths(`  /a: { get: { operationId: a, parameters: [{ name: all, in: ${place}, content: { ${mediaType}: { schema:
    { type: object, properties: { b: { type: string }, c: { type: integer } } } } } }], responses: { '204': { description: OK } } } }`),
    );
    expect(files["Types/AInput.cs"]).toContain(expected);
    expect(diagnostics.length > 0).toBe(notes > 0);
  });

  it("with a constant that is a boolean have it as a literal in TypeScript and OpenAPI", () => {
    const { files } = importText(
      withPaths(`  /a: { get: { operationId: a, responses: { '200': { description: OK, content: { application/json: { schema:
    { $ref: '#/components/schemas/Flag' } } } } } } }
components: { schemas: {
  Flag: { type: object, required: [ok], properties: { ok: { const: true }, off: { const: false }, any: { type: boolean } } } } }`),
    );
    const { contract } = readWithDiagnostics(files);
    const text = emitTypeScript(contract, { zod: false }).find(({ text: one }) => one.includes("type Flag"))?.text;
    expect(text?.replace(/\s+/g, " ")).toContain("{ ok: true; off?: false; any?: boolean; }");
    const written = JSON.parse(emitOpenApi(contract, { version: "3.1", path: "api.json" }).text);
    expect(written.components.schemas.Flag.properties.ok).toEqual({ type: "boolean", const: true });
  });

  const patch = (method: string, mediaType: string): string =>
    withPaths(`  /a: { ${method}: { operationId: a, requestBody: { required: true, content: { ${mediaType}: { schema:
    { $ref: '#/components/schemas/Outer' } } } }, responses: { '204': { description: OK } } } }
components: { schemas: {
  Outer: { type: object, properties: { inner: { $ref: '#/components/schemas/Inner' }, name: { type: string } } },
  Inner: { type: object, properties: { note: { type: [string, 'null'] }, size: { type: [integer, 'null'], default: 3 } } } } }`);

  it.each([
    ["a PATCH", "patch", "application/json", {}, true],
    ["a merge patch", "post", "application/merge-patch+json", {}, true],
    ["a form", "patch", "application/x-www-form-urlencoded", {}, false],
    ["another body", "post", "application/json", {}, false],
    ["another body, where every one is asked for", "post", "application/json", { optionalValues: true }, true],
  ])("tell absent from null in the body of %s", (_, method, mediaType, options, expected) => {
    const { files } = importText(patch(method, mediaType), options);
    const inner = files["Types/Inner.cs"] ?? files["Types/InnerForm.cs"] ?? "";
    expect(inner.includes("    public Optional<string?> Note { get; init; }")).toBe(expected);
    // What has a default has a value where it is absent.
    expect(inner).not.toContain("Optional<long?>");
    const { contract, diagnostics } = readWithDiagnostics(files);
    expect(diagnostics.filter(({ severity }) => severity !== "note")).toEqual([]);
    const read = contract.types.find(({ csharpName }) => csharpName === "Inner");
    const note = read?.kind === "object" ? read.properties.find(({ name }) => name === "note") : undefined;
    if (expected) expect([note?.sent, note?.answered, note?.type.kind]).toEqual(["optional", "optional", "nullable"]);
  });

  it("with lists and objects in the query keep their styles", () => {
    const object =
      "{ type: object, required: [a_b], properties: { a_b: { type: string, format: email }, c: { type: integer } } }";
    const { files, diagnostics } = importText(
      withPaths(`  /q: { get: { operationId: q, parameters: [
    { name: deep, in: query, style: deepObject, schema: ${object} }, { name: flat, in: query, schema: ${object} },
    { name: joined, in: query, explode: false, schema: ${object} },
    { name: json, in: query, content: { application/json: { schema: ${object} } } },
    { name: map, in: query, schema: { type: object, additionalProperties: { type: string } } },
    { name: any, in: query, schema: { type: object } },
    { name: deepMap, in: query, style: deepObject, schema: { type: object, additionalProperties: { type: string } } },
    { name: spaces, in: query, style: spaceDelimited, schema: { type: array, items: { type: string } } },
    { name: pipes, in: query, style: pipeDelimited, schema: { type: array, items: { type: string } } } ],
    responses: { '204': { description: OK } } } }`),
    );
    const inQuery = diagnostics.filter(({ code }) => code === "TN5114");
    expect(inQuery.map(({ message }) => message)).toEqual([
      expect.stringContaining("any is an object without declared keys; its values are text here"),
    ]);
    const { contract, diagnostics: told } = readWithDiagnostics(files);
    expect(told.filter(({ severity }) => severity !== "note")).toEqual([]);
    const written = JSON.parse(emitOpenApi(contract, { version: "3.1", path: "api.json" }).text);
    const styles = written.paths["/q"].get.parameters.map(
      ({ name, style, explode }: { name: string; style?: string; explode?: boolean }) => [name, style, explode],
    );
    expect(styles).toEqual([
      ["deep", "deepObject", true],
      ["flat", undefined, undefined],
      ["joined", "form", false],
      ["json", undefined, undefined],
      ["map", undefined, undefined],
      ["any", undefined, undefined],
      ["deepMap", "deepObject", true],
      ["spaces", "spaceDelimited", false],
      ["pipes", "pipeDelimited", false],
    ]);
    expect(Object.keys(written.paths["/q"].get.parameters[3].content)).toEqual(["application/json"]);
  });

  it.each([
    ["none is missed without the object", "", undefined],
    ["those that it needs are needed", "required: true, ", true],
  ])("with an object in the query have its keys: %s", (_, required, expected) => {
    const schema = "{ type: object, required: [a], properties: { a: { type: string }, b: { type: string } } }";
    const { files } = importText(
      withPaths(`  /a:
    get:
      operationId: getA
      parameters: [{ name: filter, in: query, ${required}style: deepObject, schema: ${schema} }]
      responses: { '204': { description: OK } }`),
    );
    const { contract } = readWithDiagnostics(files);
    const written = JSON.parse(emitOpenApi(contract, { version: "3.1", path: "api.json" }).text);
    const { parameters } = written.paths["/a"].get;
    expect(parameters.map((parameter: { required?: boolean }) => parameter.required)).toEqual([expected]);
  });

  it("take lists as arrays, and defaults as what may be missing: a minimal API reads no other", () => {
    const { files } = importText(
      withPaths(`  /q: { get: { operationId: q, parameters: [
    { name: a, in: query, schema: { type: array, items: { type: integer } } },
    { name: b, in: query, required: true, schema: { type: array, uniqueItems: true, items: { type: string } } },
    { name: c, in: query, schema: { type: integer, format: int32, default: 5 } },
    { name: d, in: query, schema: { type: string, format: byte } } ],
    responses: { '204': { description: OK } } } }`),
    );
    const lines = (files["Types/QInput.cs"] ?? "").split("\n").filter((line) => line.includes("{ get;"));
    expect(lines.map((line) => line.trim())).toEqual([
      "public long[]? A { get; init; }",
      "public required string[] B { get; init; }",
      "public int? C { get; init; } = 5;",
      "public string? D { get; init; }",
    ]);
    const { contract, diagnostics } = readWithDiagnostics(files);
    expect(diagnostics).toEqual([]);
    const inputs = contract.services[0]?.operations[0]?.inputs ?? [];
    expect(inputs.map((input) => [input.required, input.kind === "parameter" ? input.default : ""])).toEqual([
      [false, undefined],
      [true, undefined],
      [false, 5],
      [false, undefined],
    ]);
  });

  it("demand what is demanded, though the document allows null: outside JSON, null is nothing sent", () => {
    const { files, diagnostics } = importText(
      withPaths(`  /a:
    post:
      operationId: postA
      parameters:
        - { name: period, in: query, required: true, schema: { type: [string, "null"], enum: [a, b, null] } }
        - { name: other, in: query, schema: { type: [integer, "null"] } }
        - { name: json, in: query, required: true, content: { application/json: { schema: { type: [integer, "null"] } } } }
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema: { type: object, required: [size], properties: { size: { type: [integer, "null"] } } }
      responses: { '204': { description: OK } }`),
    );
    expect(bodyOf(files["Types/PostAInput.cs"])).toMatch(
      /\[AllowedValues\("a", "b"\)\]\s+public required string Period /,
    );
    expect(bodyOf(files["Types/PostAInput.cs"])).toContain("public long? Other ");
    expect(bodyOf(files["Types/PostAInput.cs"])).toContain("public required long? Json ");
    expect(bodyOf(files["Types/PostARequest.cs"])).toContain("public required long Size ");
    expect(diagnostics.map(({ message }) => message).filter((message) => message.includes("never null"))).toEqual([
      expect.stringContaining("the query parameter period is never null"),
      expect.stringContaining("size is never null"),
    ]);
  });

  it("have an id of their own each: two endpoints of one name are a server that answers 500", () => {
    const operation = "{ operationId: health, responses: { '204': { description: OK } } }";
    const { files } = importText(withPaths(`  /a: { get: ${operation}, head: ${operation} }`));
    expect(
      Object.values(files)
        .join("")
        .match(/OperationId\("health"\)/g),
    ).toHaveLength(1);
  });

  it("with a list of objects without properties in the query take it as text", () => {
    const { files, diagnostics } = importText(
      withPaths(`  /a:
    get:
      operationId: getA
      parameters: [{ name: of, in: query, schema: { type: array, items: { type: object, additionalProperties: false } } }]
      responses: { '204': { description: OK } }`),
    );
    expect(bodyOf(files["Types/GetAInput.cs"])).toContain("public string? Of ");
    expect(diagnostics.map(({ message }) => message).join()).toContain("a type that no text can carry");
  });

  it("with a list in the path take it as one text", () => {
    const imported = importText(
      withPaths(`  /a/{ids}:
    get: { operationId: a, parameters: [{ name: ids, in: path, required: true, schema: { type: array, items: { type: integer } } }], responses: { '200': { description: OK } } }`),
    );
    expect(bodyOf(imported.files["Types/AInput.cs"])).toContain("public required string Ids ");
    expect(codes(imported)).toContain("TN5114");
  });

  it.each([
    ["/a%20b", "/a b", "/a%20b"],
    ["/a b", "/a b", "/a%20b"],
    ["/%C3%BC/100%25", "/ü/100%", "/%C3%BC/100%25"],
    ["/a%2Fb", "/a%2Fb", "/a%2Fb"],
    ["/%7Ba%7D", "/{{a}}", "/%7Ba%7D"],
  ])(
    "on the path %s have the template %s, which is compared with the decoded path of a request",
    (path, template, back) => {
      const { contract, files, diagnostics } = importText(
        withPaths(`  '${path}': { get: { operationId: a, responses: { '204': { description: OK } } } }`),
      );
      expect(contract?.services[0]?.operations[0]?.route.template).toBe(template);
      expect(diagnostics.map(({ code }) => code)).not.toContain("TN5118");
      const written = emitOpenApi(readWithDiagnostics(files).contract, { version: "3.1", path: "api.json" });
      expect(Object.keys(JSON.parse(written.text).paths)).toEqual([back]);
    },
  );

  it("on a path with an empty segment are defined without it, and told", () => {
    const imported = importText(
      withPaths("  //a: { get: { operationId: a, responses: { '200': { description: OK } } } }"),
    );
    expect(imported.contract?.services[0]?.operations[0]?.route.template).toBe("/a");
    expect(codes(imported)).toContain("TN5118");
  });

  it("behind a reference are followed", () => {
    const { contract } = importFiles({
      "api.yaml": withPaths("  /a: { get: { $ref: 'a.yaml#/get' } }"),
      "a.yaml":
        "get: { operationId: a, responses: { '200': { description: OK, content: { application/json: { schema: { type: string } } } } } }\n",
    });
    expect(contract?.services[0]?.operations[0]?.responses[0]?.content.kind).toBe("json");
  });
});

describe("references", () => {
  const dangling = withSchemas(
    "    Owner: { type: object, properties: { a: { $ref: '#/components/schemas/B' }, b: { type: string } } }",
  );

  it("without a target are free-form where that is allowed", () => {
    expect(importText(dangling).contract).toBeUndefined();
    const imported = importText(dangling, { allowMissing: true });
    expect(codes(imported)).toEqual(["TN5126"]);
    expect(bodyOf(imported.files["Types/Owner.cs"])).toContain("public JsonElement? A ");
  });

  it("may leave the document's folder for the root that is named", () => {
    const files = {
      "api/v1/api.yaml": withSchemas("    A: { $ref: '../shared.yaml#/B' }"),
      "api/shared.yaml": "B: { type: object, properties: { a: { type: string }, b: { type: string } } }\n",
    };
    expect(codes(importFiles(files))).toEqual(["TN5007"]);
    expect(codes(importFiles(files, { root: "api" }))).toEqual([]);
  });
});

describe("documents that once ended the run", () => {
  const both =
    "{ type: array, items: { allOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] } }";
  const swapped =
    "{ type: array, items: { allOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/A' }] } }";

  it.each([both, swapped])("schemas that refine each other: %s", (second) => {
    const schemas = `
    A: { type: object, properties: { list: ${both}, a: { type: string } } }
    B: { type: object, properties: { list: ${second}, b: { type: string } } }`;
    expect(importText(withSchemas(schemas)).contract?.types.length).toBeLessThan(10);
  });

  it("a chain of three thousand references leads to one type", () => {
    const links = Array.from({ length: 3000 }, (_, at) => `    S${at}: { $ref: '#/components/schemas/S${at + 1}' }`);
    const end = "    S3000: { type: object, properties: { a: { type: string }, b: { type: string } } }";
    expect(importText(withSchemas([...links, end].join("\n"))).contract?.types.length).toBe(1);
  });

  it("lists inside lists, three thousand deep, are refused", () => {
    const lists = Array.from(
      { length: 3000 },
      (_, at) => `    S${at}: { type: array, items: { $ref: '#/components/schemas/S${at + 1}' } }`,
    );
    expect(codes(importText(withSchemas([...lists, "    S3000: { type: string }"].join("\n"))))).toContain("TN5003");
  });

  it("schemas that take each other over, three thousand deep, are refused", () => {
    const chain = Array.from(
      { length: 3000 },
      (_, at) =>
        `    S${at}: { allOf: [{ $ref: '#/components/schemas/S${at + 1}' }, { type: object, properties: { p${at}: { type: string } } }] }`,
    );
    const imported = importText(withSchemas([...chain, "    S3000: { type: object }"].join("\n")));
    expect(codes(imported)).toContain("TN5003");
  });

  it.each([
    ["an extension", ""],
    ["an example", "components: { schemas: { A: { type: object, example: *l30 } } }"],
    ["a schema", "components: { schemas: { A: { type: string, enum: *l30 } } }"],
  ])("aliases that would unfold to millions of values in %s are counted, not unfolded", (_, use) => {
    const levels = Array.from(
      { length: 30 },
      (_, at) => `  l${at + 1}: &l${at + 1} [${Array(9).fill(`*l${at}`).join(", ")}]`,
    );
    const text = `openapi: 3.0.0\nx-unread:\n  l0: &l0 [1, 2, 3]\n${levels.join("\n")}\n${use}\n`;
    expect(codes(importText(text))).toEqual(["TN5003"]);
  });

  it.each([
    ["a property", "a: { type: string, pattern: '^(a+)+$', default: VALUE }", "TN5128"],
    ["a backreference", "a: { type: string, pattern: '(a+)\\1+!', default: VALUE }", "TN5110"],
  ])("a pattern that doubles with each letter of %s is not run for ever", (_, property, code) => {
    const letters = `${"a".repeat(60)}?`;
    const imported = importText(
      withSchemas(
        `    A: { type: object, properties: { ${property.replace("VALUE", letters)}, b: { type: string } } }`,
      ),
    );
    expect(codes(imported)).toEqual([code]);
  });

  it("more properties than a contract may have are counted before a type is read", () => {
    const properties = Array.from({ length: 1000 }, (_, at) => `"p${at}":{}`).join(",");
    const schemas = Array.from({ length: 301 }, (_, at) => `"S${at}":{"properties":{${properties}}}`).join(",");
    const imported = importText(`{"openapi":"3.0.0","info":{},"paths":{},"components":{"schemas":{${schemas}}}}`);
    expect(codes(imported)).toEqual(["TN5003"]);
    expect(imported.contract).toBeUndefined();
  });

  it.each(["constructor", "__proto__", "toString", "hasOwnProperty"])("%s as a name of anything", (word) => {
    const imported = importText(
      withPaths(
        `  /a/{${word}}:
    get: { operationId: ${word}, tags: [${word}], parameters: [{ name: ${word}, in: path, required: true, schema: { type: string, format: ${word} } }], responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/${word}' }, examples: { ${word}: { value: 1 } } } } } } }`,
        `components:
  schemas:
    ${word}: { type: object, properties: { ${word}: { type: integer, format: ${word} }, e: { enum: [${word}, x] } } }
  securitySchemes: { ${word}: { type: apiKey, in: header, name: ${word} } }
`,
      ),
    );
    expect(imported.contract?.types.length).toBe(2);
    for (const text of Object.values(imported.files)) expect(text).not.toMatch(/native code|\[object|undefined/);
  });

  it("letters beyond the first plane are not part of a C# name", () => {
    const { files } = importText(
      withSchemas("    𝒜: { type: object, properties: { 𝒷: { type: string }, 𝒸x: { enum: [𝒹, e𝒹] } } }"),
    );
    expect(Object.keys(files).join()).toMatch(/^[\x20-\x7e]*$/);
  });
});

it.each(["pattern: '^[A-Z_]+$'", "maxLength: 4"])("a listed value that its schema refuses is told of: %s", (limit) => {
  const { diagnostics } = importText(withSchemas(`    Kind: { type: string, ${limit}, enum: [CAT, "MISC._CAT"] }`));
  expect(diagnostics.map(({ message }) => message)).toEqual([
    "C# cannot express `enum`: MISC._CAT is read, which the pattern or the length refuses.",
  ]);
});
