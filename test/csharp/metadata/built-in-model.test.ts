import { describe, expect, test } from "vitest";
import type { AnnotatedType, NamedTypeSymbol, Type } from "../../../src/csharp/binding/symbols/symbols.js";
import type { TypeProvider } from "../../../src/csharp/binding/symbols/type-provider.js";
import { selfType } from "../../../src/csharp/binding/symbols/types.js";
import { displayType } from "../../../src/csharp/binding/types/display-type.js";
import { allInterfaces, baseTypes } from "../../../src/csharp/binding/types/hierarchy.js";
import { frameworkModel, modelTexts, packageModel } from "../../../src/csharp/metadata/built-in-model.js";
import { parse } from "../../../src/csharp/syntax/index.js";
import { DiagnosticBag } from "../../../src/diagnostics/diagnostic.js";

const bag = new DiagnosticBag();
const framework = frameworkModel(bag);
const packages = packageModel([framework], bag);

const namespaces = [...modelTexts.values()]
  .flatMap((text) => [...text.matchAll(/^namespace ([\w.]+)/gm)])
  .map((found) => found[1] ?? "");

function typesOf(provider: TypeProvider): readonly NamedTypeSymbol[] {
  const withNested = (type: NamedTypeSymbol): readonly NamedTypeSymbol[] => [
    type,
    ...type.nestedTypes.flatMap(withNested),
  ];
  return [...new Set(namespaces)].flatMap((name) => provider.typesInNamespace(name)).flatMap(withNested);
}

/** Names inside a type that mean nothing. */
function unbound(type: Type): readonly string[] {
  const inside = (types: readonly AnnotatedType[]) => types.flatMap((t) => unbound(t.type));
  switch (type.kind) {
    case "error":
      return [type.name];
    case "named":
      return inside(type.typeArguments);
    case "array":
    case "pointer":
      return inside([type.element]);
    case "tuple":
      return inside(type.elements.map((element) => element.type));
    default:
      return [];
  }
}

describe("the built-in model", () => {
  test.each([...modelTexts])("%s is C# without a mistake", (name, text) => {
    expect(parse(`${name}.cs`, new TextEncoder().encode(text)).diagnostics).toEqual([]);
  });

  test.each([
    ["framework", framework],
    ["packages", packages],
  ])("every name in the %s model means something", (_, provider) => {
    const problems: string[] = [];
    const types = typesOf(provider);
    expect(types.length).toBeGreaterThan(40);
    for (const type of types) {
      expect(type.origin).toBe("model");
      const say = (where: string, used: Type) => {
        for (const name of unbound(used)) problems.push(`${type.metadataName}.${where}: ${name}`);
      };
      const bases = [...baseTypes(selfType(type)), ...allInterfaces(selfType(type))];
      for (const base of bases) say("base", base);
      for (const attribute of type.attributes)
        if (!attribute.attributeClass) problems.push(`${type.name}: [${attribute.name}]`);
      for (const member of type.members) {
        for (const attribute of member.attributes) {
          if (!attribute.attributeClass) problems.push(`${type.name}.${member.name}: [${attribute.name}]`);
        }
        if (member.kind === "method") {
          say(member.name, member.returnType.type);
          for (const parameter of member.parameters) say(`${member.name}(${parameter.name})`, parameter.type.type);
        } else say(member.name, member.type.type);
      }
    }
    expect(problems).toEqual([]);
    expect(bag.all).toEqual([]);
  });

  test.each<[string, string, string]>([
    ["Microsoft.AspNetCore.Mvc.ProblemDetails", "Status", "int?"],
    ["Microsoft.AspNetCore.Mvc.ProblemDetails", "Title", "string?"],
    ["Microsoft.AspNetCore.Mvc.ValidationProblemDetails", "Errors", "IDictionary<string, string[]>"],
    ["Microsoft.AspNetCore.Mvc.ActionResult`1", "Value", "TValue?"],
    ["Microsoft.AspNetCore.Http.IFormFile", "FileName", "string"],
    ["System.Collections.Generic.KeyValuePair`2", "Key", "TKey"],
    ["Microsoft.AspNetCore.Http.HttpResults.Ok`1", "Value", "TValue?"],
  ])("%s.%s is %s", (type, name, expected) => {
    const member = framework.typeByMetadataName(type)?.members.find((m) => m.name === name);
    if (member?.kind !== "property") throw new Error("no such property");
    expect(displayType(member.type)).toBe(expected);
  });

  test.each<[string, string, bigint]>([
    ["Microsoft.AspNetCore.Http.StatusCodes", "Status404NotFound", 404n],
    ["Microsoft.AspNetCore.Http.StatusCodes", "Status422UnprocessableEntity", 422n],
    ["System.Int32", "MaxValue", 2147483647n],
    ["System.Net.HttpStatusCode", "Conflict", 409n],
  ])("%s.%s is %s", (type, name, expected) => {
    const member = framework.typeByMetadataName(type)?.members.find((m) => m.name === name);
    expect(member?.kind === "field" && member.constantValue).toMatchObject({ value: expected });
  });

  test("Tenon's operations carry what a chain of calls returns", () => {
    const definition = packages.typeByMetadataName("Tenon.FileOperation`1");
    const bind = definition?.members.find((member) => member.name === "Bind");
    expect(bind?.kind === "method" && displayType(bind.returnType)).toBe("FileEndpoint");
    const terminal = packages.typeByMetadataName("Tenon.Terminal");
    const answer = terminal?.members.find((member) => member.name === "ToActionResult");
    expect(answer?.kind === "method" && displayType(answer.returnType)).toBe("IActionResult");
  });
});
