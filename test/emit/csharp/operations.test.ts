import { describe, expect, it } from "vitest";
import { bodyOf, importText, withPaths } from "../../openapi/import-text.js";

const pet = `
components:
  schemas:
    Pet: { type: object, required: [id], properties: { id: { type: integer }, name: { type: string } } }
    Error: { type: object, required: [message, code], properties: { message: { type: string }, code: { type: integer } } }
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    auth: { type: oauth2, flows: {} }`;

function files(paths: string): Readonly<Record<string, string>> {
  return importText(withPaths(paths, pet)).files;
}

describe("operations", () => {
  it("a read with parameters of every place", () => {
    const written = files(`
  /pets/{petId}:
    get:
      tags: [pets]
      operationId: pets/get-one
      summary: Gets a pet.
      parameters:
        - { name: petId, in: path, required: true, schema: { type: integer, format: int64 } }
        - { name: fields, in: query, schema: { type: array, items: { type: string } }, explode: true }
        - { name: sort-by, in: query, schema: { type: string, enum: [name, age] } }
        - { name: X-Trace, in: header, required: true, schema: { type: string } }
        - { name: session, in: cookie, schema: { type: string } }
      responses:
        "200": { description: The pet., headers: { X-Left: { schema: { type: integer } } }, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        "404": { description: None., content: { application/problem+json: { schema: { $ref: '#/components/schemas/Error' } } } }
        5XX: { description: Trouble. }
        default: { description: Other., content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
      security: [{ key: [], auth: ["read"] }, { auth: ["admin"] }]`);
    expect(bodyOf(written["Contracts/PetsContract.cs"])).toBe(`[Contract]
public static class PetsContract
{
    /// <summary>Gets a pet.</summary>
    public static readonly Operation<GetOneInput, Pet> GetOne =
        Define.Get<GetOneInput, Pet>("/pets/{petId}")
            .Status(200, "The pet.")
            .Returns<Error>(404, "None.")
            .Produces(404, "application/problem+json")
            .ReturnsRange(5, "Trouble.")
            .ReturnsDefault<Error>("Other.")
            .ResponseHeader<long>(200, "X-Left")
            .Secure("key")
            .AndSecure("auth", "read")
            .Secure("auth", "admin")
            .OperationId("pets/get-one");
}`);
    expect(bodyOf(written["Types/GetOneInput.cs"])).toBe(`/// <summary>What GET /pets/{petId} takes.</summary>
public sealed record GetOneInput
{
    public required long PetId { get; init; }

    [ContractOptional]
    public string[]? Fields { get; init; }

    [FromQuery(Name = "sort-by")]
    [ContractOptional]
    [AllowedValues("name", "age", null)]
    public string? SortBy { get; init; }

    [FromHeader(Name = "X-Trace")]
    public required string XTrace { get; init; }

    [ContractCookie("session")]
    [ContractOptional]
    public string? Session { get; init; }
}`);
  });

  it("a body alone is the input; with parameters it is a property", () => {
    const written = files(`
  /pets:
    post:
      tags: [pets]
      operationId: addPet
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { "201": { description: "" } }
  /pets/{id}:
    put:
      tags: [pets]
      operationId: putPet
      parameters: [{ name: id, in: path, required: true, schema: { type: string, format: uuid } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { "204": { description: Done. } }`);
    const text = bodyOf(written["Contracts/PetsContract.cs"]);
    expect(text).toContain(
      'InputOperation<Pet> AddPet =\n        Define.Post("/pets")\n            .Accepts<Pet>()\n            .OperationId("addPet");',
    );
    expect(text).toContain(
      'Define.Put("/pets/{id}")\n            .Accepts<PutPetInput>()\n            .Status(204, "Done.")',
    );
    expect(bodyOf(written["Types/PutPetInput.cs"])).toContain(
      "    [FromRoute]\n    public required Guid Id { get; init; }\n\n    [FromBody]\n    public required Pet Body { get; init; }",
    );
  });

  it.each([
    [
      "a form",
      "application/x-www-form-urlencoded",
      "{ type: object, properties: { a: { type: string }, b: { type: string } } }",
      "Post<SendRequest, string>",
      ".FormEncoded()",
    ],
    [
      "a file in a form",
      "multipart/form-data",
      "{ type: object, properties: { f: { type: string, format: binary } } }",
      "Post<SendRequest, string>",
      ".AcceptsFile()",
    ],
    ["text", "text/plain", "{ type: string }", "Post<string, string>", '.Consumes("text/plain")'],
    ["bytes", "image/png", "{ type: string, format: binary }", "Post<Stream, string>", '.Consumes("image/png")'],
    [
      "other JSON",
      "application/merge-patch+json",
      "{ $ref: '#/components/schemas/Pet' }",
      "Post<Pet, string>",
      '.Consumes("application/merge-patch+json")',
    ],
  ])("%s as a body", (_, mediaType, schema, definition, call) => {
    const written = files(`
  /send:
    post:
      operationId: send
      requestBody: { required: true, content: { ${mediaType}: { schema: ${schema} } } }
      responses: { "200": { description: Ok., content: { text/csv: { schema: { type: string } } } } }`);
    const text = bodyOf(written["Contracts/SendContract.cs"]);
    expect(text).toContain(`Define.${definition}("/send")\n            .Status(200, "Ok.")\n            ${call}`);
    expect(text).toContain('.Produces(200, "text/csv")');
  });

  it("a GET that answers a file is Define.File", () => {
    const written = files(`
  /images/{id}:
    get:
      operationId: image
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { "200": { description: "", content: { image/png: {}, image/jpeg: {} } } }`);
    expect(bodyOf(written["Contracts/ImagesContract.cs"])).toContain(
      'FileOperation<ImageInput> Image =\n        Define.File<ImageInput>("/images/{id}")\n            .ContentType("image/png")\n            .ContentType("image/jpeg")',
    );
  });

  it("a 2.0 document gives the same C#", () => {
    const imported = importText(`swagger: "2.0"
info: { title: T, version: "1" }
consumes: [application/json]
paths:
  /pets:
    post:
      operationId: add
      parameters:
        - { name: pet, in: body, required: true, schema: { $ref: '#/definitions/Pet' } }
        - { name: tags, in: query, type: array, items: { type: string }, collectionFormat: multi }
      responses: { 200: { description: Ok., schema: { $ref: '#/definitions/Pet' } } }
definitions:
  Pet: { type: object, properties: { a: { type: string }, b: { type: string } } }`);
    expect(bodyOf(imported.files["Contracts/PetsContract.cs"])).toContain(
      'Define.Post<AddInput, Pet>("/pets")\n            .Status(200, "Ok.")',
    );
    expect(bodyOf(imported.files["Types/AddInput.cs"])).toMatch(
      /\[FromQuery\][\s\S]*Tags[\s\S]*\[FromBody\][\s\S]*required Pet Body/,
    );
  });
});
