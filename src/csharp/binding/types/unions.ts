/** Unions and closed classes as the language has them (C# 15), from source and from assemblies. */
import { cachedBy } from "../../../caching/cache.js";
import type { AnnotatedType, AttributeData, MethodSymbol, NamedTypeSymbol } from "../symbols/symbols.js";
import { constructorsOf } from "./hierarchy.js";

const services = "System.Runtime.CompilerServices.";

/** Matched by the full name: a project may bring the attributes itself. */
function serviceAttribute({ attributes }: NamedTypeSymbol, name: string): AttributeData | undefined {
  return attributes.find(({ attributeClass }) => attributeClass?.symbol.metadataName === services + name);
}

export const isUnionType = cachedBy(
  (symbol: NamedTypeSymbol): boolean =>
    (symbol.typeKind === "struct" || symbol.typeKind === "class") &&
    (symbol.isUnionDeclaration === true || serviceAttribute(symbol, "UnionAttribute") !== undefined),
);

/** The public constructors with one parameter. `in` counts for the compiler, not for System.Text.Json. */
export function caseConstructors(symbol: NamedTypeSymbol): readonly MethodSymbol[] {
  return constructorsOf(symbol).filter(
    ({ accessibility, parameters }) => accessibility === "public" && parameters.length === 1,
  );
}

/** The types that a union converts from; undefined where the type is not a union. */
export const unionCasesOf = cachedBy((symbol: NamedTypeSymbol): readonly AnnotatedType[] | undefined => {
  if (!isUnionType(symbol)) return undefined;
  const provider = symbol.nestedTypes.find(
    ({ name, typeKind }) => name === "IUnionMembers" && typeKind === "interface",
  );
  const isProvided = symbol.interfaces.some((one) => one.symbol === provider);
  const makers =
    provider !== undefined && isProvided
      ? provider.members.filter(
          (member): member is MethodSymbol =>
            member.kind === "method" && member.isStatic && member.name === "Create" && member.parameters.length === 1,
        )
      : caseConstructors(symbol);
  return makers.flatMap(({ parameters: [parameter] }) =>
    parameter !== undefined && (parameter.refKind === "none" || parameter.refKind === "in") ? [parameter.type] : [],
  );
});

/** `closed`, in source or as the compiler writes it into an assembly. */
export function isClosedType(symbol: NamedTypeSymbol): boolean {
  return symbol.isClosed === true || serviceAttribute(symbol, "IsClosedTypeAttribute") !== undefined;
}

/** The direct subclasses that an assembly names for a closed class; undefined where the class is of source. */
export function namedSubclasses(symbol: NamedTypeSymbol): readonly NamedTypeSymbol[] | undefined {
  const value = serviceAttribute(symbol, "IsClosedTypeAttribute")?.namedArguments.find(
    ({ name }) => name === "DerivedTypes",
  )?.value;
  if (value?.kind !== "array") return undefined;
  return value.elements.flatMap((one) =>
    one.kind === "type" && one.type.type.kind === "named" ? [one.type.type.symbol] : [],
  );
}
