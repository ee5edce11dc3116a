/**
 * The built-in model of the framework, made from the reference packs: the types of `framework-types.txt` with every public
 * and protected member whose signature needs no other type.
 */
import { readFileSync } from "node:fs";
import type { NamedTypeSymbol } from "../../src/csharp/binding/symbols/symbols.js";
import { AssemblyPool } from "../../src/csharp/metadata/assembly-pool.js";
import { findReferencePack } from "../../src/csharp/metadata/reference-packs.js";
import { referenceSet } from "../../src/csharp/metadata/reference-set.js";
import { parseTargetFramework } from "../../src/csharp/project/msbuild/target-framework.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";
import { CSharpDeclarations, type DeclaredTypes } from "./csharp-declarations.js";
import { wrapped } from "./wrapped-line.js";

const packs = ["Microsoft.NETCore.App", "Microsoft.AspNetCore.App"];

/** Each type by its metadata name; several symbols where several assemblies declare a static class of one name. */
type Parts = ReadonlyMap<string, readonly NamedTypeSymbol[]>;

export function frameworkModelText(root: string, framework = "net10.0"): string {
  const parts = declaredParts(readFileSync(`${root}/built-in/framework-types.txt`, "utf8"), framework);
  const namespaces = new Map<string, (readonly NamedTypeSymbol[])[]>();
  for (const symbols of parts.values()) {
    const namespace = symbols[0]?.namespace ?? "";
    const types = namespaces.get(namespace);
    if (types === undefined) namespaces.set(namespace, [symbols]);
    else types.push(symbols);
  }
  const declarations = new CSharpDeclarations(new ListedTypes(parts));
  const lines = [
    "// Made by `npm run model` from framework-types.txt and the reference packs. Do not edit.",
    "#nullable enable",
    ...[...namespaces.keys()].map((name) => `using ${name};`),
  ];
  for (const [name, types] of namespaces) {
    const members = types.flatMap((symbols) => declarations.type(symbols));
    lines.push("", `namespace ${name}`, "{", ...members.map((line) => `    ${line}`), "}");
  }
  return `${lines.flatMap(wrapped).join("\n")}\n`;
}

/** A namespace at the start of a line, the metadata names of its types behind it and in the indented lines after it. */
function declaredParts(list: string, framework: string): Parts {
  const files = nodeFileSystem();
  const host = { environment: process.env, platform: process.platform === "win32" ? "windows" : "linux" } as const;
  const assemblies = packs.flatMap((name) => {
    const pack = findReferencePack(name, parseTargetFramework(framework), host, files);
    if (pack === undefined) throw new Error(`the reference pack ${name} of ${framework} is not installed`);
    return pack.assemblies;
  });
  const real = referenceSet(assemblies, new AssemblyPool(files, new DiagnosticBag()));
  const parts = new Map<string, readonly NamedTypeSymbol[]>();
  let namespace = "";
  for (const line of list.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    if (!line.startsWith(" ")) namespace = line;
    else
      for (const name of line.trim().split(" ")) {
        const metadataName = `${namespace}.${name}`;
        const symbols = real.typesByMetadataName?.(metadataName) ?? [];
        if (symbols.length === 0) throw new Error(`${metadataName} is not in the reference packs of ${framework}`);
        parts.set(metadataName, symbols);
      }
  }
  return parts;
}

class ListedTypes implements DeclaredTypes {
  readonly #parts: Parts;
  /** Simple names that mean more than one thing, or a namespace too. */
  readonly #ambiguous = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
    const seen = new Set<string>();
    for (const [type] of parts.values()) {
      if (type === undefined) continue;
      for (const part of type.namespace.split(".")) this.#ambiguous.add(part);
      const key = `${type.name}\`${type.typeParameters.length}`;
      if (seen.has(key)) this.#ambiguous.add(type.name);
      seen.add(key);
    }
  }

  has(type: NamedTypeSymbol): boolean {
    let outermost = type;
    while (outermost.containingType !== undefined) outermost = outermost.containingType;
    return this.#parts.has(outermost.metadataName);
  }

  nameOf(type: NamedTypeSymbol): string {
    if (type.containingType !== undefined) return `${this.nameOf(type.containingType)}.${type.name}`;
    return this.#ambiguous.has(type.name) ? `${type.namespace}.${type.name}` : type.name;
  }
}
