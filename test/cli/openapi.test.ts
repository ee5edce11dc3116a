/** `--openapi`, `--verify` and `--diff` as whole runs, in memory. */
import { describe, expect, test } from "vitest";
import { runInMemory } from "./run-in-memory.js";

const source = `#nullable enable
using Tenon; using Microsoft.AspNetCore.Mvc; using Microsoft.AspNetCore.Authorization;
namespace Acme;
public record Thing(int Id, string Name);
[Contract] public static class ThingsContract
{
    public static readonly Operation<Thing> Get = Define.Get<Thing>("/things").Secure("oauth2", "read");
}
[ApiController, Authorize, ContractClient, Route("orders")]
public class OrdersController : ControllerBase { [HttpGet] public Thing List() => null!; }`;

interface Document {
  readonly components: { readonly securitySchemes: Readonly<Record<string, unknown>> };
}

async function documentOf(...args: readonly string[]): Promise<Document> {
  const { exit, out, error } = await runInMemory(["Api.cs", "--openapi", ...args], { "Api.cs": source });
  expect([exit, error]).toEqual([0, expect.any(String)]);
  return JSON.parse(out.split("// ── openapi.json\n")[1] ?? "");
}

describe("--security", () => {
  test.each([
    ["bearer", { bearer: { type: "http", scheme: "bearer" } }],
    ["bearer:jwt", { bearer: { type: "http", scheme: "bearer", bearerFormat: "jwt" } }],
    ["basic", { basic: { type: "http", scheme: "basic" } }],
    ["cookie:session", { cookie: { type: "apiKey", in: "cookie", name: "session" } }],
    ["apikey:header:X-Key", { apiKey: { type: "apiKey", in: "header", name: "X-Key" } }],
    ["apikey:query:key", { apiKey: { type: "apiKey", in: "query", name: "key" } }],
    ["apikey:cookie:key", { apiKey: { type: "apiKey", in: "cookie", name: "key" } }],
    ["apiKey:X-Key", { apiKey: { type: "apiKey", in: "header", name: "X-Key" } }],
    [
      "openid:https://id/.well-known",
      { openIdConnect: { type: "openIdConnect", openIdConnectUrl: "https://id/.well-known" } },
    ],
  ])("%s", async (option, expected) => {
    const { components } = await documentOf("--security", option);
    expect(components.securitySchemes).toMatchObject(expected);
  });

  test.each([
    [
      "oauth2:clientCredentials:https://id/token write",
      { clientCredentials: { tokenUrl: "https://id/token", scopes: { write: "", read: "" } } },
    ],
    ["oauth2:implicit:https://id/go", { implicit: { authorizationUrl: "https://id/go", scopes: { read: "" } } }],
    ["oauth2:password:/token", { password: { tokenUrl: "/token", scopes: { read: "" } } }],
    [
      "oauth2:authorizationCode:https://id/go,https://id/token",
      { authorizationCode: { authorizationUrl: "https://id/go", tokenUrl: "https://id/token", scopes: { read: "" } } },
    ],
  ])("%s, with the scopes that operations ask for", async (option, flows) => {
    const { components } = await documentOf("--security", option);
    expect(components.securitySchemes).toEqual({ oauth2: { type: "oauth2", flows } });
  });

  test.each([
    "",
    "bear",
    "basic:x",
    "cookie",
    "apikey:header:",
    "apikey:header:a b",
    "oauth2",
    "oauth2:clientCredentials",
    "oauth2:authorizationCode:https://id/go",
    "oauth2:magic:https://id",
    "openid:x",
  ])("%j is refused: a coded message, exit 2, nothing written", async (option) => {
    const { exit, out, error } = await runInMemory(["Api.cs", "--openapi", "--security", option], { "Api.cs": source });
    expect([exit, out, error]).toEqual([2, "", expect.stringMatching(/error TN(?:2171|9\d\d\d)/)]);
  });
});

test.each(["2.0", "3.3", "4", "3.1.0", ""])("the version %j is unknown: exit 2, nothing written", async (version) => {
  const args = ["Api.cs", "--openapi", "--openapi-version", version];
  const { exit, out, error } = await runInMemory(args, { "Api.cs": source });
  expect([exit, out, error]).toEqual([2, "", expect.stringMatching(/error TN9\d\d\d/)]);
});

test.each([
  ["openapi.json", /^\{\n {2}"openapi": "3\.1\.\d"/],
  ["openapi.yaml", /^openapi: 3\.1\.\d\n/],
  ["openapi.YML", /^openapi: 3\.1\.\d\n/],
  ["description", /^\{\n {2}"openapi"/],
])("the file name decides: %s", async (file, start) => {
  const { emitOpenApi } = await import("../../src/emit/openapi/document.js");
  const contract = { title: "T", version: "1", services: [], types: [], securitySchemes: [] };
  expect(emitOpenApi(contract, { version: "3.1", path: file }).text).toMatch(start);
});

test("integers that a double cannot hold keep every digit", async () => {
  const bounded = `using System.ComponentModel.DataAnnotations; using Tenon;
    public record Thing([property: Range(typeof(long), "-9223372036854775807", "9223372036854775806")] long A, int B);
    [Contract] public static class C { public static readonly Operation<Thing> Get = Define.Get<Thing>("/t"); }`;
  const { out } = await runInMemory(["A.cs", "--openapi"], { "A.cs": bounded });
  expect(out).toContain('"minimum": -9223372036854775807,\n');
  expect(out).toContain('"maximum": 9223372036854775806\n');
});

describe("--diff against an OpenAPI file", () => {
  const now = source.replace("string Name", "int Name");

  test.each([
    ["text", /error TN61\d\d/, /Diff against old\.json: 1 breaking/],
    ["github", /::error /, /Diff against/],
    ["json", /"breaking": ?1/, /"against": ?"old\.json"/],
    ["sarif", /"\$schema"/, /"ruleId": ?"TN61\d\d"/],
  ])("--format %s", async (format, ...expected) => {
    const first = await runInMemory(["Api.cs", "--openapi"], { "Api.cs": source });
    const old = first.out.split("// ── openapi.json\n")[1] ?? "";
    const { exit, error, out } = await runInMemory(["Api.cs", "--diff", "old.json", "--format", format], {
      "Api.cs": now,
      "old.json": old,
    });
    expect(exit).toBe(1);
    for (const pattern of expected) expect(error + out).toMatch(pattern);
  });

  test("a document of the same contract has no change at all", async () => {
    const first = await runInMemory(["Api.cs", "--openapi"], { "Api.cs": source });
    const old = first.out.split("// ── openapi.json\n")[1] ?? "";
    const { exit, error, out } = await runInMemory(["Api.cs", "--diff", "old.json"], {
      "Api.cs": source,
      "old.json": old,
    });
    expect([exit, error + out]).toEqual([0, expect.stringContaining("0 breaking, 0 risky, 0 safe")]);
  });

  test.each([
    ["no JSON", "{ nothing"],
    ["no OpenAPI", '{ "hello": 1 }'],
    ["an unknown version", '{ "openapi": "9.0.0", "paths": {} }'],
    ["a list", "[]"],
  ])("%s: a coded message, exit 2", async (_, text) => {
    const { exit, error } = await runInMemory(["Api.cs", "--diff", "old.json"], { "Api.cs": source, "old.json": text });
    expect([exit, error]).toEqual([2, expect.stringMatching(/error TN\d{4}/)]);
  });
});

test.each([
  ["--openapi api.yaml", "api.yaml"],
  ["--output out --openapi api.yaml", "out"],
])("%s: the summary says where to", async (options, destination) => {
  const { exit, out } = await runInMemory(["Api.cs", ...options.split(" ")], { "Api.cs": source });
  expect([exit, out]).toEqual([0, expect.stringContaining(` → ${destination}: `)]);
});
