/**
 * Types that System.Text.Json can write but not read. The server refuses any request that holds one, so the place that asks for
 * it is reported.
 */
import { cachedBy } from "../../caching/cache.js";
import { allInterfaces, baseTypes, displayType, substituteType } from "../../csharp/binding/index.js";
import type { AnnotatedType, MethodSymbol, NamedType, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { argument, attributesNamed, hasAttribute, typeOf } from "../attributes.js";
import { converterOf } from "./converters/converters.js";
import { registeredConverter } from "./converters/registered-converters.js";
import { contractUnionVariants } from "./declarations/union-declaration.js";
import { hasAdd } from "./kinds/collection-kinds.js";
import { fileCollectionTypes, fileTypes, freeFormTypes, primitiveTypes } from "./kinds/known-types.js";
import { isBytes } from "./kinds/primitive-use.js";
import { reportDemanded, reportUnreadParameters } from "./members/demanded-members.js";
import { jsonConstructorOf } from "./members/json-constructor.js";
import { type JsonMember, jsonMembersOf } from "./members/json-members.js";
import { quietly } from "./members/quiet-answers.js";
import { reportRefusedDefaults, type Validation } from "./members/refused-defaults.js";
import type { TypePlace, TypeTable } from "./type-table.js";
import { valueObjectOf } from "./value-objects.js";

const collections = "System.Collections.";
const enumerable = `${collections}IEnumerable`;

const unreadableCollections: ReadonlySet<string> = new Set([
  `${collections}Generic.IReadOnlySet\`1`,
  `${collections}Frozen.FrozenSet\`1`,
  `${collections}Frozen.FrozenDictionary\`2`,
  `${collections}ObjectModel.ReadOnlyCollection\`1`,
  `${collections}ObjectModel.ReadOnlySet\`1`,
  `${collections}ObjectModel.ReadOnlyObservableCollection\`1`,
  `${collections}ObjectModel.ReadOnlyDictionary\`2`,
  `${collections}Concurrent.ConcurrentBag\`1`,
  `${collections}Concurrent.BlockingCollection\`1`,
  `${collections}BitArray`,
  "System.ArraySegment`1",
  "System.Array",
  "System.Linq.ILookup`2",
  "System.Linq.IOrderedEnumerable`1",
  "System.Linq.IQueryable`1",
]);

const validations: readonly Validation[] = ["none", "controller", "contract"];

/** Reports every such type in a JSON body. */
export function checkReadable(table: TypeTable, type: AnnotatedType, place: TypePlace, validation: Validation): void {
  if (table.context.options.reportsErrorsOnly === true) return;
  const { type: inner } = withoutNullable(type);
  if (inner.kind === "named") checkedOnce(table, inner, validations.indexOf(validation), { type, place, validation });
  else check(table, { type, place, validation });
}

interface Check {
  readonly type: AnnotatedType;
  readonly place: TypePlace;
  readonly validation: Validation;
}

const checkedOnce = quietly((table, _: NamedType, run: Check) => check(table, run));

function check(table: TypeTable, { type, place, validation }: Check): true {
  const seen = new Set<NamedTypeSymbol>();
  const visit = (annotated: AnnotatedType, at: TypePlace): void => {
    const inner = withoutNullable(annotated).type;
    if (inner.kind === "array") visit(inner.element, at);
    if (inner.kind !== "named" || isBytes(inner)) return;
    const { symbol } = inner;
    if (isPlain(table, symbol)) return;
    const reason = unreadable(inner);
    if (reason !== undefined) report(table, inner, at, reason);
    for (const one of inner.typeArguments) visit(one, at);
    if (symbol.origin !== "source" || seen.has(symbol) || isEnumerable(inner)) return;
    seen.add(symbol);
    // With AddContractJson the library validates bodies: it demands nothing that is not read.
    if (validation === "controller" && !table.stack.excusesParameters) reportDemanded(table, inner);
    if (validation !== "none") reportRefusedDefaults(table, inner, validation);
    if (table.stack.demandsParameters && !table.stack.excusesParameters) reportUnreadParameters(table, inner);
    for (const variant of variantsOf(symbol)) visit(variant, at);
    for (const member of readMembers(table, inner)) {
      visit(substituteType(member.type, inner), {
        ...at,
        description: `the property ${member.symbol.name} of ${symbol.name}`,
        location: member.symbol.location ?? at.location,
      });
    }
  };
  visit(type, place);
  return true;
}

function report(table: TypeTable, type: NamedType, place: TypePlace, reason: string): void {
  table.report("typeNotSendable", place.location, { type: displayType(type), place: place.description, reason });
}

/** Always readable: a primitive, any JSON, an enum, a value object, or a type with a converter. */
function isPlain(table: TypeTable, symbol: NamedTypeSymbol): boolean {
  return (
    symbol.typeKind === "enum" ||
    primitiveTypes.has(symbol.metadataName) ||
    freeFormTypes.has(symbol.metadataName) ||
    table.stack.converters.has(symbol.metadataName) ||
    registeredConverter(table, selfType(symbol)) !== undefined ||
    converterOf(symbol.attributes) !== undefined ||
    valueObjectOf(symbol, table.messages, table.stack).kind === "value"
  );
}

/** One type is used in many bodies. */
const unreadable = cachedBy((type: NamedType): string | undefined => {
  const { symbol } = type;
  if (unreadableCollections.has(symbol.metadataName)) return "it can be written, but not filled";
  if (fileTypes.has(symbol.metadataName) || fileCollectionTypes.has(symbol.metadataName))
    return "a file is sent in a form, which [FromForm] reads";
  if (symbol.origin !== "source" || variantsOf(symbol).length > 0) return undefined;
  if (symbol.typeKind === "interface") return "it cannot create an instance of an interface";
  if (symbol.isAbstract) return "it cannot create an instance of an abstract class";
  if (isEnumerable(type) && !isFillable(type)) return "it can be enumerated, but not filled";
  return noConstructor(type);
});

const variantsOf = cachedBy((symbol: NamedTypeSymbol): readonly AnnotatedType[] => {
  const union = contractUnionVariants(symbol);
  if (union !== undefined) return union;
  return attributesNamed(symbol.attributes, "System.Text.Json.Serialization.JsonDerivedType").flatMap((data) => {
    const derived = typeOf(argument(data, "derivedType", 0));
    return derived === undefined || (derived.type.kind === "named" && derived.type.symbol === symbol) ? [] : [derived];
  });
});

function isEnumerable(type: NamedType): boolean {
  return allInterfaces(type).some((one) => one.symbol.metadataName === enumerable);
}

function isFillable(type: NamedType): boolean {
  const all = [...allInterfaces(type), ...baseTypes(type)];
  return all.some(hasAdd) && !all.some(isReadOnlyBase);
}

function isReadOnlyBase({ symbol }: NamedType): boolean {
  return symbol.typeKind === "class" && unreadableCollections.has(symbol.metadataName);
}

/** Exactly one constructor has to qualify, and each of its parameters has to be a property. */
function noConstructor(type: NamedType): string | undefined {
  if (type.symbol.typeKind !== "class") return undefined;
  const called = jsonConstructorOf(type);
  if (called === "none")
    return "none of its public constructors is parameterless, the only one, or marked [JsonConstructor]";
  const stray = called === "default" ? undefined : strayParameter(type, called);
  return stray === undefined ? undefined : `no property is the constructor's parameter ${stray}`;
}

function strayParameter(type: NamedType, called: MethodSymbol): string | undefined {
  const names = new Set<string>();
  for (const { symbol } of [type, ...baseTypes(type)])
    for (const member of symbol.members)
      if (member.kind === "property" || member.kind === "field") names.add(member.name.toLowerCase());
  return called.parameters.find((parameter) => !names.has(parameter.name.toLowerCase()))?.name;
}

function readMembers(table: TypeTable, type: NamedType): readonly JsonMember[] {
  return jsonMembersOf(type, table.stack).filter(
    (member) =>
      member.sent !== "absent" &&
      !member.isExtensionData &&
      converterOf(member.symbol.attributes) === undefined &&
      !hasAttribute(member.attributes, "System.Text.Json.Serialization.JsonIgnore"),
  );
}
