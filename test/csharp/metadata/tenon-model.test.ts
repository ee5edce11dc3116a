/** The built-in model of Tenon's own library held to the library's source: what one declares, the other has. */
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { MemberSymbol, NamedTypeSymbol } from "../../../src/csharp/binding/symbols/symbols.js";
import { displayType } from "../../../src/csharp/binding/types/display-type.js";
import { load } from "../../../src/csharp/load.js";
import { frameworkModel, packageModel } from "../../../src/csharp/metadata/built-in-model.js";
import { DiagnosticBag } from "../../../src/diagnostics/diagnostic.js";
import { nodeFileSystem } from "../../../src/files/node-file-system.js";

const bag = new DiagnosticBag();
const libraries = load(
  { kind: "project", path: fileURLToPath(new URL("../../../dotnet/Tenon/Tenon.csproj", import.meta.url)) },
  { framework: "net10.0", configuration: undefined, properties: {}, environment: {}, platform: "linux" },
  nodeFileSystem(),
  bag,
)?.projects.map(({ compilation }) => compilation);
/** The library and its attributes, which are in an assembly of their own. */
const library = {
  types: (libraries ?? []).flatMap((compilation) => compilation.types),
  typeByMetadataName: (name: string): NamedTypeSymbol | undefined =>
    libraries
      ?.map((compilation) => compilation.typeByMetadataName(name))
      .find((type) => type !== undefined && type.origin === "source"),
};
const model = packageModel([frameworkModel(bag)], bag);

const isPublic = (symbol: { readonly accessibility: string }) => symbol.accessibility === "public";
const shown = (member: MemberSymbol): string =>
  member.kind === "method"
    ? `${displayType(member.returnType)} ${member.name}${member.typeParameters.length > 0 ? `<${member.typeParameters.map((p) => p.name).join(", ")}>` : ""}(${member.parameters.map((p) => `${displayType(p.type)} ${p.name}${p.hasDefault ? "?" : ""}`).join(", ")})`
    : `${displayType(member.type)} ${member.name}`;

function surface(type: NamedTypeSymbol | undefined): readonly string[] {
  return (type?.members ?? [])
    .filter(
      (member) =>
        isPublic(member) && !member.isOverride && !(member.kind === "method" && member.methodKind !== "ordinary"),
    )
    .map(shown)
    .sort();
}

test("every type of the library that a contract or a server names is in the model, with the same members", () => {
  const names = library.types
    .filter((type) => isPublic(type) && type.containingType === undefined)
    .map((type) => type.metadataName);
  const inModel = model.typesInNamespace("Tenon").map((type) => type.metadataName);
  expect(names.length).toBeGreaterThan(20);
  // What describes an operation at run time is not part of a contract's text.
  const described = /Declaration$|ResponseStatus$/;
  expect(inModel.filter((name) => !described.test(name)).sort()).toEqual(
    names.filter((name) => !described.test(name)).sort(),
  );
  const surfaces = (of: { typeByMetadataName(name: string): NamedTypeSymbol | undefined } | undefined) =>
    Object.fromEntries(
      inModel.filter((name) => !described.test(name)).map((name) => [name, surface(of?.typeByMetadataName(name))]),
    );
  expect(surfaces(model)).toEqual(surfaces(library));
});
