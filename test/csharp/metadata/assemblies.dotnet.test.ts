/** The SDK's own reference assemblies, read as symbols. What is expected here is what the compiler says of the same types. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type {
  AnnotatedType,
  Constant,
  MemberSymbol,
  NamedTypeSymbol,
  Type,
} from "../../../src/csharp/binding/symbols/symbols.js";
import { displayType } from "../../../src/csharp/binding/types/display-type.js";
import { load } from "../../../src/csharp/load.js";
import { AssemblyPool } from "../../../src/csharp/metadata/assembly-pool.js";
import { findReferencePack } from "../../../src/csharp/metadata/reference-packs.js";
import { referenceSet } from "../../../src/csharp/metadata/reference-set.js";
import { openAssembly } from "../../../src/csharp/metadata/symbols/assembly.js";
import { parseTargetFramework } from "../../../src/csharp/project/msbuild/target-framework.js";
import { DiagnosticBag } from "../../../src/diagnostics/diagnostic.js";
import type { FileSystem } from "../../../src/files/file-system.js";
import { memoryFileSystem } from "../../../src/files/memory-file-system.js";
import { nodeFileSystem } from "../../../src/files/node-file-system.js";
import { sdk } from "../project/read-memory.js";

const files = nodeFileSystem();
const machine = { environment: process.env, platform: "linux" } as const;
const paths = ["Microsoft.NETCore.App", "Microsoft.AspNetCore.App"].flatMap(
  (name) => findReferencePack(name, parseTargetFramework("net10.0"), machine, files)?.assemblies ?? [],
);
const bag = new DiagnosticBag();
const references = referenceSet(paths, new AssemblyPool(files, bag));

function type(metadataName: string): NamedTypeSymbol {
  const found = references.typeByMetadataName(metadataName);
  if (found === undefined) throw new Error(`${metadataName} is not there`);
  return found;
}

function member(metadataName: string, name: string): MemberSymbol {
  const found = type(metadataName).members.find((m) => m.name === name);
  if (found === undefined) throw new Error(`${metadataName}.${name} is not there`);
  return found;
}

const shown = (m: MemberSymbol): string =>
  m.kind === "method"
    ? `${displayType(m.returnType)} (${m.parameters.map((p) => `${p.refKind === "none" ? "" : `${p.refKind} `}${displayType(p.type)} ${p.name}`).join(", ")})`
    : displayType(m.type);

describe("members with their types and nullability", () => {
  test.each<[string, string, string]>([
    ["System.String", "Empty", "string"],
    ["System.Exception", "InnerException", "Exception?"],
    ["System.Collections.Generic.Dictionary`2", "TryGetValue", "bool (TKey key, out TValue value)"],
    ["System.Collections.Generic.KeyValuePair`2", "Value", "TValue"],
    ["System.Nullable`1", "GetValueOrDefault", "T ()"],
    ["System.Text.Json.JsonSerializerOptions", "PropertyNamingPolicy", "JsonNamingPolicy?"],
    ["Microsoft.AspNetCore.Mvc.ProblemDetails", "Status", "int?"],
    ["Microsoft.AspNetCore.Mvc.ProblemDetails", "Extensions", "IDictionary<string, object?>"],
    ["Microsoft.AspNetCore.Mvc.ValidationProblemDetails", "Errors", "IDictionary<string, string[]>"],
    ["Microsoft.AspNetCore.Mvc.ActionResult`1", "Value", "TValue?"],
    ["Microsoft.AspNetCore.Http.IFormFile", "CopyToAsync", "Task (Stream target, CancellationToken cancellationToken)"],
    ["System.Linq.Enumerable", "Index", "IEnumerable<(int Index, TSource Item)> (IEnumerable<TSource> source)"],
    ["System.Math", "DivRem", "(byte Quotient, byte Remainder) (byte left, byte right)"],
    [
      "System.Int32",
      "TryParse",
      "bool (ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider? provider, out int result)",
    ],
    ["System.Environment", "Exit", "void (int exitCode)"],
  ])("%s.%s: %s", (metadataName, name, expected) => {
    expect(shown(member(metadataName, name))).toBe(expected);
  });

  test("init-only, required, static, extension and optional are seen", () => {
    const required = member("Microsoft.AspNetCore.Authentication.BearerToken.AccessTokenResponse", "AccessToken");
    expect(required).toMatchObject({ kind: "property", isRequired: true, setter: { isInitOnly: true } });
    expect(member("System.Linq.Enumerable", "ToList")).toMatchObject({ isStatic: true, isExtension: true });
    const parameters = member("Microsoft.AspNetCore.Http.IFormFile", "CopyToAsync");
    expect(parameters.kind === "method" && parameters.parameters[1]).toMatchObject({
      hasDefault: true,
      defaultValue: { kind: "default" },
    });
  });

  test.each<[string, Partial<NamedTypeSymbol>]>([
    ["System.Guid", { typeKind: "struct", isReadOnly: true }],
    ["System.Span`1", { typeKind: "struct", isRefLike: true }],
    ["System.DayOfWeek", { typeKind: "enum", enumUnderlyingType: "int" }],
    ["System.Text.Json.JsonValueKind", { typeKind: "enum", enumUnderlyingType: "byte" }],
    ["System.Func`2", { typeKind: "delegate" }],
    ["System.IDisposable", { typeKind: "interface" }],
    ["Microsoft.AspNetCore.Http.StatusCodes", { isStatic: true, typeKind: "class" }],
    ["System.Collections.Generic.Dictionary`2+KeyCollection", { name: "KeyCollection", typeKind: "class" }],
  ])("%s", (metadataName, expected) => {
    expect(type(metadataName)).toMatchObject(expected);
  });

  test("constants have their values", () => {
    const value = (metadataName: string, name: string): Constant | undefined => {
      const field = member(metadataName, name);
      return field.kind === "field" ? field.constantValue : undefined;
    };
    expect(value("Microsoft.AspNetCore.Http.StatusCodes", "Status404NotFound")).toEqual({
      kind: "integer",
      value: 404n,
      type: "int",
    });
    expect(value("System.Decimal", "MinusOne")).toEqual({ kind: "decimal", value: "-1" });
    expect(value("System.Net.Mime.MediaTypeNames+Image", "Png")).toEqual({ kind: "string", value: "image/png" });
    expect(value("System.DayOfWeek", "Friday")).toMatchObject({ kind: "enum", value: 5n, members: ["Friday"] });
    expect(value("System.Double", "NaN")).toEqual({ kind: "float", value: Number.NaN, type: "double" });
  });

  test("attributes with their arguments, those of the compiler left out", () => {
    const [order, name, ignore] = ["JsonPropertyOrder", "JsonPropertyName", "JsonIgnore"].map((attribute) =>
      member("Microsoft.AspNetCore.Mvc.ProblemDetails", "Type").attributes.find((a) => a.name === attribute),
    );
    expect(order?.constructorArguments).toEqual([{ kind: "integer", value: -5n, type: "int" }]);
    expect(name).toMatchObject({
      constructorArguments: [{ kind: "string", value: "type" }],
      constructorParameters: ["name"],
    });
    expect(ignore?.namedArguments[0]).toMatchObject({
      name: "Condition",
      value: { kind: "enum", value: 3n, members: ["WhenWritingNull"] },
    });
    const usage = type("System.Text.Json.Serialization.JsonDerivedTypeAttribute").attributes.find(
      (a) => a.name === "AttributeUsage",
    );
    expect(usage?.constructorArguments[0]).toMatchObject({ kind: "enum", members: ["Class", "Interface"] });
    expect(type("System.Collections.Generic.List`1").attributes.map((a) => a.name)).not.toContain("Nullable");
  });
});

describe("all of it", () => {
  test("every public type of the packs can be read to the last member without a diagnostic and without a missing type", () => {
    let members = 0;
    const missing = new Set<string>();
    const look = ({ type: used }: AnnotatedType | { type: Type }): void => {
      if (used.kind === "error") missing.add(used.name);
      if (used.kind === "named") used.typeArguments.forEach(look);
      if (used.kind === "array" || used.kind === "pointer") look(used.element);
      if (used.kind === "tuple") for (const element of used.elements) look(element.type);
    };
    const visit = (symbol: NamedTypeSymbol): void => {
      if (symbol.baseType !== undefined) look({ type: symbol.baseType });
      for (const implemented of symbol.interfaces) look({ type: implemented });
      for (const parameter of symbol.typeParameters) parameter.constraintTypes.forEach(look);
      for (const attribute of symbol.attributes) attribute.constructorArguments.length;
      for (const m of symbol.members) {
        members++;
        if (m.kind === "method") {
          look(m.returnType);
          for (const parameter of m.parameters) look(parameter.type);
        } else look(m.type);
        for (const attribute of m.attributes) attribute.namedArguments.length;
      }
      symbol.nestedTypes.forEach(visit);
    };
    for (const path of paths) {
      const assembly = openAssembly(path, readFileSync(path), (name) => references.typeByMetadataName(name));
      if ("reason" in assembly) throw new Error(assembly.reason);
      for (const name of assembly.publicTypes.keys()) visit(type(name));
    }
    expect(paths.length).toBeGreaterThan(250);
    expect(members).toBeGreaterThan(60_000);
    expect([...missing]).toEqual([]);
    expect(bag.all).toEqual([]);
  });

  test("an assembly cut off at any place, or with bytes turned over, never throws", () => {
    const path = paths.find((p) => p.endsWith("System.Text.Json.dll"));
    if (path === undefined) throw new Error("System.Text.Json.dll is not there");
    const whole = readFileSync(path);
    const readAll = (bytes: Uint8Array): void => {
      const assembly = openAssembly(path, bytes, (name) => references.typeByMetadataName(name));
      if ("reason" in assembly) return;
      for (const name of [...assembly.publicTypes.keys()].slice(0, 20)) {
        const symbol = assembly.publicType(name);
        for (const m of symbol?.members ?? []) {
          shown(m);
          for (const attribute of m.attributes) attribute.constructorArguments.length;
        }
        symbol?.baseType;
      }
    };
    for (let i = 0; i < 60; i++) readAll(whole.subarray(0, Math.floor((whole.length * i) / 60)));
    for (let i = 1; i <= 60; i++) {
      const damaged = Uint8Array.from(whole);
      for (let at = i * 97; at < damaged.length; at += 4099 * i) damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      readAll(damaged);
    }
  });
});

describe("several projects", () => {
  test("a library without ASP.NET Core and the server that references it mean the same framework types", () => {
    const bagOfBoth = new DiagnosticBag();
    const fileSystem = memoryFileSystem({
      "lib/Lib.csproj": sdk(""),
      "lib/L.cs": "namespace Lib { public class Item { public System.Guid Id { get; set; } } }",
      "web/Web.csproj": sdk(
        `<ItemGroup><ProjectReference Include="../lib/Lib.csproj" /></ItemGroup>`,
        "Microsoft.NET.Sdk.Web",
      ),
      "web/W.cs": "public class W { public System.Guid Id { get; set; } public Tenon.Terminal? T { get; set; } }",
    });
    const both: FileSystem = {
      ...fileSystem,
      list: (path) => fileSystem.list(path) ?? files.list(path),
      readBytes: (path) => (fileSystem.exists(path) ? fileSystem.readBytes(path) : files.readBytes(path)),
      realpath: (path) => fileSystem.realpath(path) ?? files.realpath(path),
    };
    const options = { framework: undefined, configuration: undefined, properties: {}, ...machine };
    const workspace = load({ kind: "project", path: "web" }, options, both, bagOfBoth);
    const idOf = (index: number, name: string) => {
      const found = workspace?.projects[index]?.compilation
        .typeByMetadataName(name)
        ?.members.find((m) => m.name === "Id");
      return found?.kind === "property" && found.type.type.kind === "named" ? found.type.type.symbol : undefined;
    };
    expect(bagOfBoth.all).toEqual([]);
    expect(idOf(0, "Lib.Item")?.origin).toBe("metadata");
    expect(idOf(0, "Lib.Item") === idOf(1, "W")).toBe(true);
  });
});
