/** `[JsonDerivedType]` and `ContractUnion` → unions. */
import type { UnionMarkers, UnionType, UnionVariant } from "../../../contract/type-declaration.js";
import { reference, type TypeId, type TypeUse } from "../../../contract/type-use.js";
import { withoutUndefined } from "../../../contract/without-undefined.js";
import { allInterfaces, baseTypes, derivesFrom, displayType } from "../../../csharp/binding/index.js";
import type {
  AnnotatedType,
  AttributeData,
  Constant,
  NamedType,
  NamedTypeSymbol,
} from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import { isClosedType, namedSubclasses } from "../../../csharp/binding/types/unions.js";
import { diagnostic } from "../../../diagnostics/diagnostic.js";
import type { Location } from "../../../diagnostics/location.js";
import { argument, attribute, attributesNamed, namedArgument, stringOf, typeOf, typesOf } from "../../attributes.js";
import { allTypeParameters, mapTypeArguments } from "../type-parameters.js";
import type { TypePlace, TypeTable } from "../type-table.js";
import { isPolymorphic } from "../value-objects.js";
import { declarationHeader } from "./declaration-header.js";
import { type DerivedType, handlingOf, type Polymorphism, polymorphicFault } from "./polymorphic-faults.js";

const json = "System.Text.Json.Serialization.";

/** Undefined when no derived type is named: System.Text.Json then writes the base itself. */
export function declarePolymorphic(table: TypeTable, symbol: NamedTypeSymbol, id: TypeId): UnionType | undefined {
  const named = attributesNamed(symbol.attributes, `${json}JsonDerivedType`);
  const isInferred = named.length === 0 && infersSubclasses(table, symbol);
  const derived = isInferred ? closedSubclasses(table, symbol) : named.flatMap(namedDerived);
  const polymorphic = attribute(symbol.attributes, `${json}JsonPolymorphic`);
  const discriminator = stringOf(polymorphic && namedArgument(polymorphic, "TypeDiscriminatorPropertyName")) ?? "$type";
  reportFaults(table, { symbol, attribute: polymorphic, discriminator, derived, isInferred });
  if (derived.length === 0 && named.length === 0) return undefined;
  const variants = isInferred
    ? derived.flatMap((one) => closedVariant(table, symbol, one))
    : named.flatMap((data) => readVariant(table, symbol, data));
  if (isClassified(table, polymorphic))
    table.report("polymorphicClassified", symbol.locations[0], { type: symbol.name, discriminator });
  const concrete = symbol.typeKind !== "interface" && !symbol.isAbstract;
  const base = concrete ? reference(table.declare(symbol, "objectOnly"), ownArguments(symbol)) : undefined;
  const listsBase = derived.some((one) => one.symbol === symbol);
  return {
    ...declarationHeader(symbol, id),
    kind: "union",
    typeParameters: allTypeParameters(symbol),
    discriminator,
    variants: base === undefined || listsBase ? variants : [...variants, { tag: undefined, type: base }],
    ...withoutUndefined({ base }),
  };
}

/** Whether code decides what a request holds: a classifier that the attribute names, or one of the options. */
export function isClassified({ stack, context }: TypeTable, data: AttributeData | undefined): boolean {
  if (context.jsonVersion < 11 || stack.library !== "System.Text.Json") return false;
  return stack.classifies || (data !== undefined && namedArgument(data, "TypeClassifier") !== undefined);
}

/** Whether System.Text.Json 11 takes the subclasses of a closed class for its derived types. The attribute beats the options. */
export function infersSubclasses({ stack, context }: TypeTable, symbol: NamedTypeSymbol): boolean {
  if (context.jsonVersion < 11 || stack.library !== "System.Text.Json" || !isClosedType(symbol)) return false;
  const data = attribute(symbol.attributes, `${json}JsonPolymorphic`);
  const said = data === undefined ? undefined : namedArgument(data, "InferClosedTypePolymorphism");
  return said?.kind === "bool" ? said.value : stack.infersClosed;
}

function reportFaults(table: TypeTable, polymorphism: Polymorphism): void {
  const { attribute: polymorphic, derived, symbol } = polymorphism;
  const { sink } = table.context;
  const location = symbol.locations[0] ?? table.firstUse(symbol);
  const type = symbol.name;
  const reason = polymorphicFault(table, polymorphism);
  if (reason !== undefined) sink.report(diagnostic("polymorphicRefused", location, { type, reason }));
  if (reason !== undefined || derived.length === 0 || table.stack.library !== "System.Text.Json") return;
  for (const one of derived) {
    const base = symbol.typeParameters.length === 0 ? undefined : baseOf(one.symbol, symbol);
    if (base !== undefined && one.symbol.typeParameters.length === 0)
      sink.report(
        diagnostic("derivedTypeOfOneArgument", one.symbol.locations[0] ?? location, {
          type,
          derived: one.symbol.name,
          base: displayType({ type: base, nullability: "notAnnotated" }),
        }),
      );
  }
  const handling = handlingOf(polymorphic) ?? "FailSerialization";
  const family = new Set([symbol, ...derived.map((one) => one.symbol)]);
  for (const one of handling === "FailSerialization" ? table.context.derivedTypes(symbol) : [])
    if (!family.has(one))
      sink.report(diagnostic("derivedTypeMissing", one.locations[0] ?? location, { type, derived: one.name }));
}

/** Each direct subclass by its simple name. */
function closedSubclasses({ context }: TypeTable, symbol: NamedTypeSymbol): readonly DerivedType[] {
  return (namedSubclasses(symbol) ?? context.subclasses(symbol)).map((one) => ({ symbol: one, tag: one.name }));
}

function namedDerived(data: AttributeData): readonly DerivedType[] {
  const type = typeOf(argument(data, "derivedType", 0))?.type;
  return type?.kind === "named" ? [{ symbol: type.symbol, tag: tagOf(data) }] : [];
}

function closedVariant(table: TypeTable, symbol: NamedTypeSymbol, derived: DerivedType): readonly UnionVariant[] {
  const type = closedOver(derived.symbol, symbol);
  if (type === undefined) {
    reportOpen(table, symbol, derived.symbol, symbol.locations[0]);
    return [];
  }
  return [{ tag: derived.tag, type: plainUse(table, type, inDerivedTypes(symbol, symbol.locations[0])) }];
}

function reportOpen(
  table: TypeTable,
  { name }: NamedTypeSymbol,
  derived: NamedTypeSymbol,
  at: Location | undefined,
): void {
  table.report("derivedTypeOpen", at, { type: name, variant: derived.name });
}

/** The derived type with the base's own type parameters for its own: `Full<T>` for `Box<T>`; undefined where one is left over. */
function closedOver(derived: NamedTypeSymbol, base: NamedTypeSymbol): NamedType | undefined {
  const self = selfType(derived);
  const constructedBase = baseOf(derived, base);
  const parametersOfBase = derived.typeParameters.map((parameter) => {
    const at = constructedBase?.typeArguments.findIndex(
      ({ type }) => type.kind === "typeParameterType" && type.symbol === parameter,
    );
    return at === undefined || at < 0 ? undefined : base.typeParameters[at];
  });
  const typeArguments = parametersOfBase.flatMap((parameter): readonly AnnotatedType[] =>
    parameter === undefined
      ? []
      : [{ type: { kind: "typeParameterType", symbol: parameter }, nullability: "notAnnotated" }],
  );
  return typeArguments.length === parametersOfBase.length ? { ...self, typeArguments } : undefined;
}

/** The base as the derived type names it: `Box<int>`. */
function baseOf(derived: NamedTypeSymbol, base: NamedTypeSymbol): NamedType | undefined {
  const self = selfType(derived);
  return [...baseTypes(self), ...allInterfaces(self)].find((one) => one.symbol === base);
}

function readVariant(table: TypeTable, symbol: NamedTypeSymbol, data: AttributeData): readonly UnionVariant[] {
  const type = typeOf(argument(data, "derivedType", 0));
  if (type === undefined) return [];
  const tag = tagOf(data);
  if (type.type.kind !== "named") return [{ tag, type: table.use(type, placeOf(symbol, data)) }];
  if (type.type.typeArguments.length < type.type.symbol.typeParameters.length) {
    const closed = table.context.jsonVersion >= 11 ? closedOver(type.type.symbol, symbol) : undefined;
    if (closed !== undefined) return [{ tag, type: plainUse(table, closed, placeOf(symbol, data)) }];
    reportOpen(table, symbol, type.type.symbol, data.location ?? symbol.locations[0]);
    return [];
  }
  if (!derivesFrom(type.type, symbol)) {
    table.report("variantNotDerived", data.location ?? symbol.locations[0], {
      type: symbol.name,
      variant: type.type.symbol.name,
    });
    return [];
  }
  return [{ tag, type: plainUse(table, type.type, placeOf(symbol, data)) }];
}

function tagOf(data: AttributeData): string | number | undefined {
  const tag = argument(data, "typeDiscriminator", 1);
  return tag?.kind === "integer" ? Number(tag.value) : stringOf(tag);
}

/** Only the declared type's own attributes count: a variant that is polymorphic itself is written as its plain object here. */
function plainUse(table: TypeTable, type: NamedType, place: TypePlace): TypeUse {
  if (!isPolymorphic(type.symbol) && !infersSubclasses(table, type.symbol))
    return table.use({ type, nullability: "notAnnotated" }, place);
  return reference(table.declare(type.symbol, "objectOnly"), mapTypeArguments(table, type, place));
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
    table.report("unionWithoutVariants", symbol.locations[0], { type: symbol.name });
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
    tags.flatMap(({ variant, values: markers }) =>
      variant?.type.kind === "named" && type.kind === "named" && variant.type.symbol === type.symbol ? markers : [],
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
  return inDerivedTypes(symbol, data.location ?? symbol.locations[0]);
}

function inDerivedTypes(symbol: NamedTypeSymbol, location: Location | undefined): TypePlace {
  return {
    description: `the derived types of ${symbol.name}`,
    location,
    assembly: undefined,
    direction: "answered",
  };
}
