/** Hubs that speak MessagePack: the types of what a running server wrote and read, and what has no plain rule. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { contractChanges } from "../../../src/compare/operation-changes.js";
import { emitTypeScript } from "../../../src/emit/emit-typescript.js";
import { emitOpenApi } from "../../../src/emit/openapi/document.js";
import { compile } from "../../compile.js";
import { readWithDiagnostics, type SourceOptions } from "../../reading/read-source.js";
import { strictOptions } from "../typescript/generated-tree.js";

const folder = join(import.meta.dirname, "message-pack");
const work = join(import.meta.dirname, "../../../artifacts/hubs-message-pack");
const served: SourceOptions = { served: { include: [], exclude: [] } };

function emitted(source: string, options: SourceOptions = served): ReadonlyMap<string, string> {
  const { contract } = readWithDiagnostics(source, options);
  const files = emitTypeScript(contract, { zod: true, mocks: true, dates: "date" });
  return new Map(files.map(({ path, text }) => [path, text]));
}

test("what a running server wrote and read has the types of the client", () => {
  const source = readFileSync(join(folder, "Program.cs"), "utf8");
  expect(readWithDiagnostics(source, served).diagnostics.map(({ code }) => code)).toEqual(["TN2418", "TN2308"]);
  rmSync(work, { recursive: true, force: true });
  for (const [path, text] of emitted(source)) {
    mkdirSync(dirname(join(work, "api", path)), { recursive: true });
    writeFileSync(join(work, "api", path), text);
  }
  copyFileSync(join(folder, "script.ts"), join(work, "script.ts"));
  writeFileSync(join(work, "package.json"), '{ "type": "module" }\n');
  const compilerOptions = { ...strictOptions, noPropertyAccessFromIndexSignature: false };
  writeFileSync(join(work, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["api", "script.ts"] }));
  expect(compile(work)).toBe("");
  const script = readFileSync(join(folder, "script.ts"), "utf8");
  const members = [...(emitted(source).get("hubs/packed.ts") ?? "").matchAll(/^ {2}readonly (\w+): \(/gm)].map(
    ([, name = ""]) => name,
  );
  expect(members).toHaveLength(68);
  expect(
    members.filter((name) => !new RegExp(`\\b(invoke|on|stream)\\.${name}\\(|^ {2}${name}[:,]`, "m").test(script)),
  ).toEqual([]);
});

const hub = (members: string, types: string, protocol = ""): string => `#nullable enable
using System.Collections.Generic;
using System.Runtime.Serialization;
using System.Text.Json;
using MessagePack;
using Microsoft.AspNetCore.SignalR;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSignalR(o => o.SupportedProtocols = ["messagepack"]).AddMessagePackProtocol(${protocol});
var app = builder.Build();
app.MapHub<ChatHub>("/chat");
app.Run();
public class ChatHub : Hub { ${members} }
${types}`;

test.each([
  ["a type that is not public", "class T { public int A { get; set; } }"],
  ["an interface", "public interface T { int A { get; set; } }"],
  ["an abstract class", "public abstract class T { public int A { get; set; } }"],
  ["a member without a key", "[MessagePackObject] public class T { [Key(0)] public int A; public int B; }"],
  ["keys of two kinds", '[MessagePackObject] public class T { [Key(0)] public int A; [Key("b")] public int B; }'],
  ["one key twice", "[MessagePackObject] public class T { [Key(0)] public int A; [Key(0)] public int B; }"],
  ["a formatter", "[MessagePackFormatter(typeof(F))] public class T { } public class F { }"],
  ["a constructor that fits no members", "public class T { public T(int other) { } public int A { get; set; } }"],
  ["a member that hides another", "public class B { public int A; } public class T : B { public new int A; }"],
  ["a list of its own", "public class T : List<int> { }"],
  ["private members", "[MessagePackObject(AllowPrivate = true)] public class T { [Key(0)] int a; }"],
])("MessagePack refuses %s", (_, type) => {
  const source = hub("public T A() => default!; public void B(List<T> value) { }", type);
  expect(emitted(source).get("hubs/chat.ts")).toMatch(/a: \(\) => Promise<unknown>;\n.*b: \(value: unknown(\[\])?\)/);
  const { diagnostics } = readWithDiagnostics(source, served);
  expect(diagnostics.map(({ code }) => code)).toContain(/Formatter/.test(type) ? "TN2305" : "TN2420");
});

test.each([
  ["JSON documents", "JsonElement", "unknown", "unknown"],
  ["keys that are numbers", "Dictionary<int, string>", "unknown", "Record<string, string>"],
  ["keys that are neither text nor numbers", "Dictionary<bool, string>", "unknown", "unknown"],
  ["large tuples", "(int, int, int, int, int, int, int, int)", "unknown", "unknown"],
  ["arrays of more dimensions", "int[,]", "unknown", "unknown"],
  ["integers of 128 bits", "Int128", "unknown", "unknown"],
  ["anything", "object?", "unknown", "unknown"],
])("%s", (_, type, sent, answered) => {
  const source = hub(`public ${type} A(${type} value) => value;`, "");
  expect(emitted(source).get("hubs/chat.ts")).toContain(`a: (value: ${sent}) => Promise<${answered}>;`);
  const { diagnostics } = readWithDiagnostics(source, served);
  expect(diagnostics.some(({ severity }) => severity === "warning")).toBe(type !== "object?");
});

test.each([
  ["a resolver of its own", "o => o.SerializerOptions = MessagePackSerializerOptions.Standard", "TN2419"],
  ["nothing that changes it", "o => { }", "TN2418"],
])("options: %s", (_, options, code) => {
  const source = hub("public int A(string value) => 1;", "", options);
  expect(readWithDiagnostics(source, served).diagnostics.map((one) => one.code)).toEqual([code]);
  const types = code === "TN2419" ? "(value: unknown) => Promise<unknown>" : "(value: string) => Promise<number>";
  expect(emitted(source).get("hubs/chat.ts")).toContain(`readonly a: ${types};`);
});

const both = hub("public Note A(Note note) => note;", "public record Note(string Text);").replace(
  'o => o.SupportedProtocols = ["messagepack"]',
  "",
);

test("a hub that takes both speaks JSON, unless MessagePack is asked for", () => {
  const packed: SourceOptions = { ...served, hubProtocol: "messagepack" };
  const told = (options: SourceOptions) => readWithDiagnostics(both, options).diagnostics.map(({ code }) => code);
  expect([told(served), told(packed)]).toEqual([["TN2408"], ["TN2418"]]);
  const [json, pack] = [emitted(both), emitted(both, packed)];
  expect([...json.values()].join()).toContain("export type Note = {\n  text: string;");
  expect([...pack.values()].join()).toContain("export type Note = {\n  Text: string;");
  expect(json.get("hubs/chat.ts")).toContain("connectChat(options?: TenonHubOptions)");
  expect(pack.get("hubs/chat.ts")).toContain("connectChat(options: TenonPackedHubOptions)");
});

test("types that only hubs use are not in the OpenAPI document", () => {
  const { contract } = readWithDiagnostics(both, { ...served, hubProtocol: "messagepack" });
  expect(emitOpenApi(contract, { version: "3.1", path: "openapi.json" }).text).not.toContain("Note");
});

test("another protocol breaks old clients", () => {
  const [old, now] = [{}, { hubProtocol: "messagepack" } as const].map(
    (options) => readWithDiagnostics(both, { ...served, ...options }).contract,
  );
  if (old === undefined || now === undefined) throw new Error("two contracts");
  expect(contractChanges(old, now, "named").map(({ code }) => code)).toContain("TN6156");
});
