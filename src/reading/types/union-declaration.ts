/** `[JsonDerivedType]` and `ContractUnion` → unions. */
import type { UnionMarkers, UnionType, UnionVariant } from "../../contract/type-declaration.js";
import { reference, type TypeId } from "../../contract/type-use.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { allInterfaces, baseTypes } from "../../csharp/binding/index.js";
import type {
  AnnotatedType,
  AttributeData,
  Constant,
  NamedType,
  NamedTypeSymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { argument, attribute, attributesNamed, namedArgument, stringOf, typeOf, typesOf } from "../attributes.js";
import { declarationHeader } from "./declaration-header.js";
import { allTypeParameters, mapTypeArguments } from "./type-parameters.js";
import type { TypePlace, TypeTable } from "./type-table.js";
import { isPolymorphic } from "./value-objects.js";

const json = "System.Text.Json.Serialization.";

/** Undefined when no derived type is named: System.Text.Json then writes the base itself. */
export function declarePolymorphic(table: TypeTable, symbol: NamedTypeSymbol, id: TypeId): UnionType | undefined {
  const derived = attributesNamed(symbol.attributes, `${json}JsonDerivedType`);
  if (derived.length === 0) return undefined;
  const variants = derived.flatMap((data) => readVariant(table, symbol, data));
  const polymorphic = attribute(symbol.attributes, `${json}JsonPolymorphic`);
  const named = polymorphic === undefined ? undefined : namedArgument(polymorphic, "TypeDiscriminatorPropertyName");
  const concrete = symbol.typeKind !== "interface" && !symbol.isAbstract;
  const base = concrete ? reference(table.declare(symbol, "objectOnly"), ownArguments(symbol)) : undefined;
  const listsBase = derived.some((data) => isSymbol(typeOf(argument(data, "derivedType", 0)), symbol));
  return {
    ...declarationHeader(symbol, id),
    kind: "union",
    typeParameters: allTypeParameters(symbol),
    discriminator: stringOf(named) ?? "$type",
    variants: base === undefined || listsBase ? variants : [...variants, { tag: undefined, type: base }],
    ...withoutUndefined({ base }),
  };
}

function readVariant(table: TypeTable, symbol: NamedTypeSymbol, data: AttributeData): readonly UnionVariant[] {
  const type = typeOf(argument(data, "derivedType", 0));
  if (type === undefined) return [];
  const discriminator = argument(data, "typeDiscriminator", 1);
  const tag =
    discriminator?.kind === "string"
      ? discriminator.value
      : discriminator?.kind === "integer"
        ? Number(discriminator.value)
        : undefined;
  if (type.type.kind !== "named") return [{ tag, type: table.use(type, placeOf(symbol, data)) }];
  if (!derivesFrom(type.type, symbol)) {
    table.context.sink.report(
      diagnostic("variantNotDerived", data.location ?? symbol.locations[0], {
        type: symbol.name,
        variant: type.type.symbol.name,
      }),
    );
    return [];
  }
  // Only the declared type's own attributes count: a variant that is polymorphic itself is written as its plain object here.
  if (isPolymorphic(type.type.symbol)) {
    const declared = table.declare(type.type.symbol, "objectOnly");
    return [
      {
        tag,
        type: reference(declared, mapTypeArguments(table, type.type, placeOf(symbol, data))),
      },
    ];
  }
  return [{ tag, type: table.use({ type: type.type, nullability: "notAnnotated" }, placeOf(symbol, data)) }];
}

function derivesFrom(type: NamedType, symbol: NamedTypeSymbol): boolean {
  return type.symbol === symbol || [...baseTypes(type), ...allInterfaces(type)].some((base) => base.symbol === symbol);
}

function isSymbol(type: AnnotatedType | undefined, symbol: NamedTypeSymbol): boolean {
  return type?.type.kind === "named" && type.type.symbol === symbol;
}

function ownArguments(symbol: NamedTypeSymbol): readonly { readonly kind: "typeParameter"; readonly name: string }[] {
  return allTypeParameters(symbol).map((name) => ({ kind: "typeParameter", name }));
}

/** The variants of a class that derives from the library's `ContractUnion`; undefined when it does not. */
export function contractUnionVariants(symbol: NamedTypeSymbol): readonly AnnotatedType[] | undefined {
  const data = attribute(symbol.attributes, "Tenon.ContractUnion");
  if (data !== undefined) return typesOf(data.constructorArguments);
  const base = baseTypes(selfType(symbol)).find((type) =>
    /^Tenon\.ContractUnion(`\d+)?$/.test(type.symbol.metadataName),
  );
  return base === undefined ? undefined : base.typeArguments;
}

export function declareContractUnion(
  table: TypeTable,
  symbol: NamedTypeSymbol,
  types: readonly AnnotatedType[],
  id: TypeId,
): UnionType {
  if (types.length === 0) {
    table.context.sink.report(diagnostic("unionWithoutVariants", symbol.locations[0], { type: symbol.name }));
  }
  const place: TypePlace = {
    description: `the union ${symbol.name}`,
    location: symbol.locations[0],
    assembly: undefined,
    direction: "answered",
  };
  return {
    ...declarationHeader(symbol, id),
    kind: "union",
    typeParameters: allTypeParameters(symbol),
    discriminator: undefined,
    variants: types.map((type) => ({ tag: undefined, type: table.use(type, place) })),
    ...withoutUndefined({ markers: readMarkers(symbol, types) }),
  };
}

/** What `[ContractUnionTag]` says of each variant; undefined where it does not name one property for all of them. */
function readMarkers(symbol: NamedTypeSymbol, types: readonly AnnotatedType[]): UnionMarkers | undefined {
  const tags = attributesNamed(symbol.attributes, "Tenon.ContractUnionTag").map((data) => ({
    variant: typeOf(argument(data, "variant", 0)),
    property: stringOf(argument(data, "property", 1)),
    values: tagValues(data.constructorArguments.slice(2)),
  }));
  const [first] = tags;
  if (first?.property === undefined || tags.some(({ property }) => property !== first.property)) return undefined;
  const values = types.map(({ type }) =>
    tags.flatMap(({ variant, values: own }) =>
      variant?.type.kind === "named" && type.kind === "named" && variant.type.symbol === type.symbol ? own : [],
    ),
  );
  return { property: first.property, values };
}

function tagValues(constants: readonly Constant[]): readonly (string | number)[] {
  return constants.flatMap((constant) => {
    if (constant.kind === "array") return tagValues(constant.elements);
    if (constant.kind === "string") return [constant.value];
    return constant.kind === "integer" ? [Number(constant.value)] : [];
  });
}

function placeOf(symbol: NamedTypeSymbol, data: AttributeData): TypePlace {
  return {
    description: `the derived types of ${symbol.name}`,
    location: data.location ?? symbol.locations[0],
    assembly: undefined,
    direction: "answered",
  };
}
