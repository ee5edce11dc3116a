/** The built-in model held to the real assemblies: whatever it declares must be there, and be the same. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { frameworkModelText } from "../../../scripts/model/framework-model.js";
import type {
  Constant,
  MemberSymbol,
  MethodSymbol,
  NamedTypeSymbol,
} from "../../../src/csharp/binding/symbols/symbols.js";
import { displayType } from "../../../src/csharp/binding/types/display-type.js";
import { AssemblyPool } from "../../../src/csharp/metadata/assembly-pool.js";
import { frameworkModel, modelTexts } from "../../../src/csharp/metadata/built-in-model.js";
import { findReferencePack } from "../../../src/csharp/metadata/reference-packs.js";
import { referenceSet } from "../../../src/csharp/metadata/reference-set.js";
import { parseTargetFramework } from "../../../src/csharp/project/msbuild/target-framework.js";
import { DiagnosticBag } from "../../../src/diagnostics/diagnostic.js";
import { nodeFileSystem } from "../../../src/files/node-file-system.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const bag = new DiagnosticBag();
const files = nodeFileSystem();
const paths = ["Microsoft.NETCore.App", "Microsoft.AspNetCore.App"].flatMap(
  (name) =>
    findReferencePack(name, parseTargetFramework("net10.0"), { environment: process.env, platform: "linux" }, files)
      ?.assemblies ?? [],
);
const real = referenceSet(paths, new AssemblyPool(files, bag));
const model = frameworkModel(bag);

const namespaces = new Set(
  [...modelTexts.values()].flatMap((text) =>
    [...text.matchAll(/^namespace ([\w.]+)/gm)].map((found) => found[1] ?? ""),
  ),
);
const withNested = (type: NamedTypeSymbol): readonly NamedTypeSymbol[] => [
  type,
  ...type.nestedTypes.flatMap(withNested),
];
/** The reference packs of .NET 11 are not installed everywhere. */
const isOfDotnet11 = ({ locations: [place] }: NamedTypeSymbol): boolean => place?.file === "built-in/dotnet11.cs";
const types = [...namespaces]
  .flatMap((name) => model.typesInNamespace(name))
  .filter((type) => !isOfDotnet11(type))
  .flatMap(withNested);

const text = (constant: Constant | undefined): string =>
  constant === undefined ? "" : "value" in constant ? String(constant.value) : constant.kind;

function same(declared: MemberSymbol, actual: MemberSymbol): boolean {
  if (declared.kind !== actual.kind || declared.isStatic !== actual.isStatic) return false;
  if (declared.kind === "property" && actual.kind === "property") {
    const setter = (p: typeof declared) =>
      p.setter?.accessibility !== "public" ? "none" : p.setter.isInitOnly ? "init" : "set";
    return displayType(declared.type) === displayType(actual.type) && setter(declared) === setter(actual);
  }
  if (declared.kind === "field" && actual.kind === "field") {
    return (
      displayType(declared.type) === displayType(actual.type) &&
      text(declared.constantValue) === text(actual.constantValue)
    );
  }
  if (declared.kind === "method" && actual.kind === "method") return signature(declared) === signature(actual);
  return true;
}

function signature({ returnType, typeParameters, parameters }: MethodSymbol): string {
  const shown = parameters.map((p) => `${p.refKind} ${displayType(p.type)} ${p.name} ${text(p.defaultValue)}`);
  return `${displayType(returnType)} ${typeParameters.map(({ name }) => name).join()} (${shown.join(", ")})`;
}

describe("the model of the framework", () => {
  test("is what `npm run model` writes from the reference packs", () => {
    expect(frameworkModelText(root)).toBe(readFileSync(`${root}/built-in/framework.cs`, "utf8"));
  });

  test("declares only types that exist, of the same kind", () => {
    const wrong = types.filter((type) => real.typeByMetadataName(type.metadataName)?.typeKind !== type.typeKind);
    expect(wrong.map((type) => type.metadataName)).toEqual([]);
  });

  test("declares only members that exist, of the same type and value", () => {
    const wrong: string[] = [];
    for (const type of types) {
      // Two assemblies may have a static class of one name.
      const actual = new Set([
        ...(real.typeByMetadataName(type.metadataName)?.members ?? []),
        ...(real.typesByMetadataName?.(type.metadataName) ?? []).flatMap(({ members }) => members),
      ]);
      for (const member of type.members) {
        const name = member.kind === "method" && member.methodKind === "constructor" ? ".ctor" : member.name;
        const candidates = [...actual].filter(
          (m) =>
            m.name === name || (m.kind === "property" && m.isIndexer && member.kind === "property" && member.isIndexer),
        );
        if (!candidates.some((candidate) => same(member, candidate))) {
          const shown =
            member.kind === "method"
              ? member.parameters.map((p) => `${displayType(p.type)} ${p.name}`).join(", ")
              : displayType(member.type);
          wrong.push(`${type.metadataName}.${member.name}: ${shown}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
