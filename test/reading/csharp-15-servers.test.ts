import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { runInMemory } from "../cli/run-in-memory.js";
import { programOf, type Server, servers } from "./csharp-15-programs.js";
import wire from "./csharp-15-wire.json" with { type: "json" };

interface Exchanged {
  /** What the server answered. */
  readonly answers?: readonly unknown[];
  /** The bodies that it took, and those that it refused. */
  readonly taken?: readonly unknown[];
  readonly refused?: readonly unknown[];
}

const exchanged = new Map<string, Exchanged>(Object.entries(wire));

/** Requests that hold nothing the server could read: the operation is left out with an error. */
const leftOut = ["two objects", "dictionary or object", "two lists", "text or date", "a converter"].map(
  (name) => `requests: ${name}`,
);

async function read(server: Server) {
  const project = `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net11.0</TargetFramework><LangVersion>${server.csharp}</LangVersion><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>`;
  const { exit, out, error } = await runInMemory(
    ["--project", "Api.csproj", "--served", "--openapi", "--openapi-version", "3.1"],
    { "/app/Api.csproj": project, "/app/Program.cs": programOf(server) },
  );
  const document = JSON.parse(/\/\/ ── openapi\.json\n([\s\S]*?)(?=\n\/\/ ── |$)/.exec(out)?.[1] ?? "{}");
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, "document");
  const admits = (at: string): ((value: unknown) => boolean) => {
    const validate = ajv.compile({ $ref: `document#/paths/~1t/${at}/content/application~1json/schema` });
    return (value) => validate(value);
  };
  return { exit, error, document, admits };
}

const admitted = (values: readonly unknown[], admits: (value: unknown) => boolean): readonly unknown[] =>
  values.filter((value) => admits(value));

describe("servers of C# 14 and 15 exchange what their types say", () => {
  test.each(servers.map((server) => [server.name, server] as const))("%s", async (name, server) => {
    const { exit, error, document, admits } = await read(server);
    const { answers = [], taken = [], refused = [] } = exchanged.get(name) ?? {};
    expect(document.paths["/control"], error).toBeDefined();
    if (leftOut.includes(name)) {
      expect({ exit, taken }).toEqual({ exit: 3, taken: [] });
      expect(error).toContain("TN2334");
      return;
    }
    expect(exit, error).toBe(0);
    if (answers.length > 0) {
      const method = server.sent === undefined ? "get" : "post";
      expect(admitted(answers, admits(`${method}/responses/200`))).toEqual(answers);
    }
    if (server.sent === undefined) return;
    const sendable = admits("post/requestBody");
    expect(admitted(refused, sendable)).toEqual([]);
    expect(admitted(taken, sendable)).not.toEqual([]);
  });

  test("they are as many as were asked", () => {
    expect([...exchanged.keys()]).toEqual(servers.map(({ name }) => name));
    expect(servers.filter(({ csharp }) => csharp === 15).length).toBeGreaterThanOrEqual(90);
    expect(servers.filter(({ csharp }) => csharp === 14).length).toBeGreaterThanOrEqual(21);
  });
});

test("an attribute of a missing package that is called Union makes no union", async () => {
  const source = `using MessagePack; var app = WebApplication.Create(args); app.MapGet("/t", () => new Shape("round")); app.Run();
[Union(0, typeof(Shape))] public class Shape(string name) { public string Name => name; }`;
  const { out, error } = await runInMemory(["Program.cs", "--served"], { "/app/Program.cs": source });
  expect(error).not.toContain("TN2331");
  expect(out).toContain("export type Shape = {\n  name: string;\n};");
});
