/** Every member that has an entry exists: a misspelt one would never be met. */
import { expect, test } from "vitest";
import type { MemberSymbol } from "../../src/csharp/binding/symbols/symbols.js";
import type { TypeProvider } from "../../src/csharp/binding/symbols/type-provider.js";
import { AssemblyPool } from "../../src/csharp/metadata/assembly-pool.js";
import { builtInFramework, packagesBeside } from "../../src/csharp/metadata/built-in-model.js";
import { findReferencePack } from "../../src/csharp/metadata/reference-packs.js";
import { referenceSet } from "../../src/csharp/metadata/reference-set.js";
import { parseTargetFramework } from "../../src/csharp/project/msbuild/target-framework.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { knownIds } from "../../src/framework/index.js";

const files = nodeFileSystem();
const paths = ["Microsoft.NETCore.App", "Microsoft.AspNetCore.App"].flatMap(
  (name) =>
    findReferencePack(name, parseTargetFramework("net10.0"), { environment: process.env, platform: "linux" }, files)
      ?.assemblies ?? [],
);
const real = referenceSet(paths, new AssemblyPool(files, new DiagnosticBag()));
const packages = packagesBeside(builtInFramework);

/** Packages are known by their model alone. */
const providers: readonly TypeProvider[] = [real, packages];

test("every entry is of a member that exists", () => {
  const missing = knownIds.filter((id) => !providers.some((provider) => isThere(provider, id)));
  expect(missing).toEqual([]);
});

test("an id that no assembly has is noticed", () => {
  expect(providers.some((provider) => isThere(provider, "M:Microsoft.Extensions.Hosting.Host.CreateDefault"))).toBe(
    false,
  );
});

function isThere(provider: TypeProvider, id: string): boolean {
  const at = id.lastIndexOf(".");
  const name = id.slice(at + 1);
  const kind = id.startsWith("M:") ? "method" : id.startsWith("F:") ? "field" : "property";
  const type = id.slice(2, at);
  // Two assemblies may have a static class of one name.
  const types = [provider.typeByMetadataName(type), ...(provider.typesByMetadataName?.(type) ?? [])];
  return types.some((one) => one?.members.some((member) => member.kind === kind && nameOf(member) === name));
}

function nameOf(member: MemberSymbol): string {
  return member.name === ".ctor" ? "#ctor" : member.name;
}
