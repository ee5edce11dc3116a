/**
 * Stand-ins for the few core library types that the language names by itself, for a compilation that has no reference with
 * them. They carry a name and a kind and no members.
 */
import type { NamedType, NamedTypeSymbol, TypeKind, TypeParameterSymbol } from "../symbols/symbols.js";
import { constructType } from "../symbols/types.js";

const kinds: ReadonlyMap<string, TypeKind> = new Map(
  Object.entries<TypeKind>({
    "System.Object": "class",
    "System.String": "class",
    "System.ValueType": "class",
    "System.Enum": "class",
    "System.Delegate": "class",
    "System.MulticastDelegate": "class",
    "System.Array": "class",
    "System.Attribute": "class",
    "System.Exception": "class",
    "System.Type": "class",
  }),
);

export function makeCoreType(metadataName: string, core: (metadataName: string) => NamedTypeSymbol): NamedTypeSymbol {
  const dot = metadataName.lastIndexOf(".");
  const tick = metadataName.indexOf("`");
  const typeKind = kinds.get(metadataName) ?? "struct";
  const base = baseOf(metadataName, typeKind);
  const arity = tick < 0 ? 0 : Number(metadataName.slice(tick + 1));
  let baseType: NamedType | undefined;
  return {
    kind: "namedType",
    typeKind,
    isRecord: false,
    name: metadataName.slice(dot + 1, tick < 0 ? undefined : tick),
    metadataName,
    namespace: metadataName.slice(0, dot),
    containingType: undefined,
    typeParameters: Array.from({ length: arity }, (_, ordinal) => makeTypeParameter(ordinal, arity)),
    accessibility: "public",
    isAbstract: false,
    isSealed: typeKind === "struct",
    isStatic: false,
    isReadOnly: false,
    isRefLike: false,
    isPartial: false,
    isFileLocal: false,
    origin: "model",
    assembly: "System.Runtime",
    locations: [],
    get baseType() {
      if (base !== undefined) baseType ??= constructType(core(base), []);
      return baseType;
    },
    interfaces: [],
    enumUnderlyingType: undefined,
    members: [],
    nestedTypes: [],
    attributes: [],
    documentation: undefined,
  };
}

function baseOf(metadataName: string, typeKind: TypeKind): string | undefined {
  if (metadataName === "System.Object") return undefined;
  if (metadataName === "System.MulticastDelegate") return "System.Delegate";
  return typeKind === "struct" ? "System.ValueType" : "System.Object";
}

/** A type parameter of which nothing is known but its place. */
export function makeTypeParameter(ordinal: number, count: number): TypeParameterSymbol {
  return unconstrainedTypeParameter(count === 1 ? "T" : `T${ordinal + 1}`, ordinal);
}

export function unconstrainedTypeParameter(name: string, ordinal: number): TypeParameterSymbol {
  return {
    kind: "typeParameter",
    name,
    ordinal,
    variance: "none",
    hasReferenceTypeConstraint: false,
    hasNullableReferenceTypeConstraint: false,
    hasValueTypeConstraint: false,
    hasUnmanagedConstraint: false,
    hasNotNullConstraint: false,
    hasConstructorConstraint: false,
    allowsRefLike: false,
    constraintTypes: [],
    attributes: [],
  };
}
