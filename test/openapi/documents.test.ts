import { describe, expect, it } from "vitest";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { fetchRemoteDocuments } from "../../src/openapi/document/fetch-remote.js";
import { codes, importFiles, withSchemas } from "./import-text.js";

const shared =
  "Pet: { type: object, properties: { a: { $ref: '#/Tag' }, b: { type: string } } }\nTag: { enum: [x, y] }\n";

describe("several files", () => {
  it("are followed inside the root document's folder, up and down", () => {
    const imported = importFiles({
      "api/api.yaml": withSchemas("    A: { $ref: 'parts/one.yaml#/Pet' }"),
      "api/parts/one.yaml":
        "Pet: { type: object, properties: { t: { $ref: '../two.json#/Tag' }, u: { type: string } } }\n",
      "api/two.json": '{ "Tag": { "enum": ["x", "y"] } }',
    });
    expect(codes(imported)).toEqual([]);
    expect(imported.contract?.types.map((type) => type.csharpName)).toEqual(["Pet", "Tag"]);
  });

  it("outside it are refused by name", () => {
    const imported = importFiles({
      "api/api.yaml": withSchemas("    A: { $ref: '../secret.yaml#/Pet' }"),
      "secret.yaml": shared,
    });
    expect(imported.contract).toBeUndefined();
    expect(imported.diagnostics[0]).toMatchObject({ code: "TN5007", location: { file: "api/api.yaml", line: 6 } });
    expect(imported.diagnostics[0]?.message).toContain("../secret.yaml#/Pet");
  });
});

describe("remote documents", () => {
  const root = { "api.yaml": withSchemas("    A: { $ref: 'https://a.example/x.yaml#/Pet' }") };
  const network: Readonly<Record<string, string>> = {
    "https://a.example/x.yaml": "Pet: { $ref: 'y.yaml#/Pet' }\nEvil: { $ref: 'https://b.example/z.yaml' }\n",
    "https://a.example/y.yaml": shared,
    "https://b.example/z.yaml": shared,
  };

  it("come from allowed origins alone, however they are reached", async () => {
    const asked: string[] = [];
    const options = { namespace: "Acme.Api", allowedOrigins: ["https://a.example"] };
    const remoteDocuments = await fetchRemoteDocuments("api.yaml", memoryFileSystem(root), options, async (address) => {
      asked.push(address);
      const text = network[address];
      return text === undefined ? undefined : new TextEncoder().encode(text);
    });
    expect(asked).toEqual(["https://a.example/x.yaml", "https://a.example/y.yaml"]);
    const imported = importFiles(root, { ...options, remoteDocuments });
    expect(codes(imported)).toEqual([]);
    expect(imported.contract?.types.map((type) => type.csharpName)).toEqual(["Pet", "Tag"]);
  });

  it("are never asked for without permission", async () => {
    const found = await fetchRemoteDocuments("api.yaml", memoryFileSystem(root), {}, () =>
      Promise.reject(new Error("asked")),
    );
    expect(found.size).toBe(0);
    expect(codes(importFiles(root))).toEqual(["TN5007"]);
  });
});

it("importing twice gives the same files", () => {
  const text = withSchemas(shared.replace(/^/gm, "    ").replaceAll("#/Tag", "#/components/schemas/Tag").trimEnd());
  expect(importFiles({ "api.yaml": text }).files).toEqual(importFiles({ "api.yaml": text }).files);
});
