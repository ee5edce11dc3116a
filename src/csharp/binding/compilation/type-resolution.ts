/** Types by metadata name: the source first, then the references in order. */
import type { SourceDeclarations } from "../declarations/declarations.js";
import type { SourceNamedType } from "../declarations/source-type.js";
import type { NamedTypeSymbol } from "../symbols/symbols.js";
import type { TypeProvider } from "../symbols/type-provider.js";
import { makeCoreType } from "../types/core-types.js";

export interface TypeResolution {
  resolve(metadataName: string): NamedTypeSymbol | undefined;
  typeInSource(metadataName: string): SourceNamedType | undefined;
  /** A type of the core library, made where nothing has it. */
  core(metadataName: string): NamedTypeSymbol;
}

export function createTypeResolution(
  references: readonly TypeProvider[],
  declarations: () => SourceDeclarations,
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
      type = resolve(metadataName) ?? makeCoreType(metadataName, core);
      coreMemo.set(metadataName, type);
    }
    return type;
  }

  return { resolve, typeInSource, core };
}
