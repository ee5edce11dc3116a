/** Types by metadata name: the source first, then the references in order. */
import type { SourceFile } from "../../syntax/source-file.js";
import type { SourceDeclarations } from "../declarations/declarations.js";
import type { SourceNamedType } from "../declarations/source-type.js";
import { filesOf } from "../symbols/file-questions.js";
import type { NamedTypeSymbol } from "../symbols/symbols.js";
import type { TypeProvider } from "../symbols/type-provider.js";
import { makeCoreType } from "../types/core-types.js";

export interface TypeResolution {
  resolve(metadataName: string): NamedTypeSymbol | undefined;
  typeInSource(metadataName: string): SourceNamedType | undefined;
  /** A type of the core library, made where nothing has it. */
  core(metadataName: string): NamedTypeSymbol;
  /** What was asked for so far, and the files of the user that were found to declare it. */
  resolved(): { readonly names: ReadonlySet<string>; readonly files: ReadonlySet<SourceFile> };
}

/** A stand-in for a type of the core library, the same one every time. */
export type MakeCore = (metadataName: string) => NamedTypeSymbol;

export function coreTypes(core: (metadataName: string) => NamedTypeSymbol): MakeCore {
  const made = new Map<string, NamedTypeSymbol>();
  return (metadataName) => {
    const type = made.get(metadataName) ?? makeCoreType(metadataName, core);
    made.set(metadataName, type);
    return type;
  };
}

export function createTypeResolution(
  references: readonly TypeProvider[],
  declarations: () => SourceDeclarations,
  makeCore: MakeCore,
): TypeResolution {
  const resolveMemo = new Map<string, NamedTypeSymbol | undefined>();
  const coreMemo = new Map<string, NamedTypeSymbol>();

  function resolve(metadataName: string): NamedTypeSymbol | undefined {
    if (!resolveMemo.has(metadataName)) {
      resolveMemo.set(metadataName, typeInSource(metadataName) ?? typeInReferences(metadataName));
    }
    return resolveMemo.get(metadataName);
  }

  function typeInReferences(metadataName: string): NamedTypeSymbol | undefined {
    for (const provider of references) {
      const type = provider.typeByMetadataName(metadataName);
      if (type !== undefined) return type;
    }
    return undefined;
  }

  function typeInSource(metadataName: string): SourceNamedType | undefined {
    const [outermost = "", ...nested] = metadataName.split("+");
    const dot = outermost.lastIndexOf(".");
    const table = declarations().namespaces.get(outermost.slice(0, Math.max(dot, 0)));
    let type = table?.byName.get(outermost.slice(dot + 1))?.[0];
    for (const name of nested) {
      const [simple = "", arity = "0"] = name.split("`");
      type = type?.nestedTypesNamed(simple, Number(arity))[0];
    }
    return type;
  }

  function core(metadataName: string): NamedTypeSymbol {
    let type = coreMemo.get(metadataName);
    if (type === undefined) {
      type = resolve(metadataName) ?? makeCore(metadataName);
      coreMemo.set(metadataName, type);
    }
    return type;
  }

  return {
    resolve,
    typeInSource,
    core,
    resolved: () => ({
      names: new Set(resolveMemo.keys()),
      files: new Set([...resolveMemo.values()].flatMap((type) => (type === undefined ? [] : filesOf(type)))),
    }),
  };
}
