/** Polymorphic types that System.Text.Json refuses as a whole when it first meets them: ASP.NET then answers no request at all. */
import type { AttributeData, NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import { isClosedType } from "../../../csharp/binding/types/unions.js";
import { namedArgument } from "../../attributes.js";
import { jsonMembersOf } from "../members/json-members.js";
import type { TypeTable } from "../type-table.js";

export interface Polymorphism {
  readonly symbol: NamedTypeSymbol;
  /** `[JsonPolymorphic]`. */
  readonly attribute: AttributeData | undefined;
  readonly discriminator: string;
  readonly derived: readonly DerivedType[];
  /** Whether the derived types are the subclasses of a closed class, and not named. */
  readonly isInferred: boolean;
}

export interface DerivedType {
  readonly symbol: NamedTypeSymbol;
  readonly tag: string | number | undefined;
}

/** Why System.Text.Json refuses it; undefined where it does not, or where a resolver of one's own may have changed it. */
export function polymorphicFault(table: TypeTable, polymorphism: Polymorphism): string | undefined {
  const { stack } = table;
  if (
    stack.library !== "System.Text.Json" ||
    stack.unread.some(({ option }) => option === undefined || option === "TypeInfoResolver")
  )
    return undefined;
  return inferenceFault(table, polymorphism) ?? listFault(polymorphism) ?? discriminatorFault(table, polymorphism);
}

function inferenceFault({ context }: TypeTable, { attribute, derived, symbol }: Polymorphism): string | undefined {
  if (attribute === undefined) return undefined;
  const said = namedArgument(attribute, "InferClosedTypePolymorphism");
  const infers = said?.kind === "bool" ? said.value : undefined;
  if (infers === true && context.jsonVersion >= 11 && !isClosedType(symbol))
    return "it sets InferClosedTypePolymorphism, which is for closed classes only";
  // By itself, `InferClosedTypePolymorphism = false` only keeps the options from applying.
  const isOptOut = infers === false && attribute.namedArguments.length === 1;
  return derived.length === 0 && !isOptOut ? "it has [JsonPolymorphic], but no derived types" : undefined;
}

function listFault({ attribute, derived, isInferred, symbol }: Polymorphism): string | undefined {
  const takesAbstract = handlingOf(attribute) === "FallBackToNearestAncestor";
  const symbols = new Set<NamedTypeSymbol>();
  const tags = new Set<string | number>();
  for (const one of derived) {
    const { name } = one.symbol;
    if (one.symbol.isAbstract && !takesAbstract)
      return `its derived type ${name} is abstract, so that there are no objects of it`;
    if (isInferred && !isAsVisible(one.symbol, symbol)) return `its derived type ${name} is less visible than itself`;
    if (symbols.has(one.symbol)) return `it names the derived type ${name} twice`;
    symbols.add(one.symbol);
    if (one.tag === undefined) continue;
    if (tags.has(one.tag)) return `two of its derived types have the discriminator ${one.tag}`;
    tags.add(one.tag);
  }
  return undefined;
}

function discriminatorFault(
  { context, stack }: TypeTable,
  { derived, discriminator }: Polymorphism,
): string | undefined {
  const tagged = derived.filter(({ tag }) => tag !== undefined);
  if (tagged.length === 0) return undefined;
  if (["$id", "$ref", "$values"].includes(discriminator)) return `its discriminator cannot be called ${discriminator}`;
  if (context.jsonVersion < 10) return undefined;
  const clashing = tagged.find(({ symbol }) =>
    jsonMembersOf(selfType(symbol), stack).some(
      ({ jsonName, isExtensionData }) => jsonName === discriminator && !isExtensionData,
    ),
  );
  return clashing && `${clashing.symbol.name} has a property ${discriminator}, which is the discriminator`;
}

/** What is done with an object of a type that is not among the derived ones. */
export function handlingOf(attribute: AttributeData | undefined): string | undefined {
  const value = attribute === undefined ? undefined : namedArgument(attribute, "UnknownDerivedTypeHandling");
  return value?.kind === "enum" ? value.members[0] : undefined;
}

/** As the compiler compares a base class with its subclass. */
function isAsVisible(derived: NamedTypeSymbol, base: NamedTypeSymbol): boolean {
  if (derived.accessibility === "public") return true;
  for (let outer: NamedTypeSymbol | undefined = base; outer !== undefined; outer = outer.containingType) {
    const { accessibility } = outer;
    if (accessibility === "private" && isInside(outer, derived.containingType)) return true;
    if (derived.accessibility !== "internal") continue;
    if (accessibility === "private" || accessibility === "internal" || accessibility === "privateProtected")
      return true;
  }
  return false;
}

function isInside(symbol: NamedTypeSymbol, outer: NamedTypeSymbol | undefined): boolean {
  for (let one = symbol.containingType; one !== undefined; one = one.containingType) if (one === outer) return true;
  return false;
}
