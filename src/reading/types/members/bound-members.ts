/**
 * Which members of an object ASP.NET binds from route, query, header and form: the public properties that it can set, whatever
 * the attributes of System.Text.Json say about them.
 */

import { cachedBy } from "../../../caching/cache.js";
import { membersWithoutMethods, substituteType } from "../../../csharp/binding/index.js";
import type {
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
  ParameterSymbol,
  PropertySymbol,
} from "../../../csharp/binding/symbols/symbols.js";
import { sameType } from "../../../csharp/binding/symbols/types.js";
import { constructorsOf } from "../../../csharp/binding/types/hierarchy.js";
import type { JsonStack } from "../../../server/json-settings.js";
import { constructorParameters } from "./json-constructor.js";
import { hierarchyOf, type JsonMember, readMember } from "./json-members.js";
import { isOptionalByDeclaration, isReadOnly } from "./presence.js";

/** Base members first; a member replaces that of its name in a base. */
export function boundMembersOf(type: NamedType, settings: JsonStack): readonly JsonMember[] {
  return membersUnder(settings)(type);
}

export function membersBoundInMinimalApi(type: NamedType, settings: JsonStack): readonly JsonMember[] {
  return membersInMinimalApi(settings)(type);
}

/** What MVC binds: what the constructor of a record takes has the attributes of its parameter, and none of the property's. */
export function membersBoundInMvc(type: NamedType, settings: JsonStack): readonly JsonMember[] {
  return membersInMvc(settings)(type);
}

/** Every operation that takes the type asks for them. */
const membersUnder = cachedBy((settings: JsonStack) =>
  cachedBy((type: NamedType) => findMembers(type, constructorParameters(type), settings)),
);

const membersInMinimalApi = cachedBy((settings: JsonStack) =>
  cachedBy((type: NamedType) => findMembers(type, onlyConstructorParameters(type), settings)),
);

const membersInMvc = cachedBy((settings: JsonStack) =>
  cachedBy((type: NamedType) => findMembers(type, recordParameters(type), settings, true)),
);

/** MVC calls a constructor with parameters only if it is the only one of a record. */
export function recordParameters(type: NamedType): readonly ParameterSymbol[] {
  return type.symbol.isRecord && type.symbol.typeKind !== "struct" ? onlyConstructorParameters(type) : [];
}

/** A minimal API calls the only public constructor, that of a struct too. */
export function onlyConstructorParameters({ symbol }: NamedType): readonly ParameterSymbol[] {
  const open = publicConstructors(symbol);
  return open.length === 1 ? (open[0]?.parameters ?? []) : [];
}

/** Those that are written: none for a class that has only the compiler's own. */
export function publicConstructors(symbol: NamedTypeSymbol): readonly MethodSymbol[] {
  return constructorsOf(symbol).filter(({ accessibility }) => accessibility === "public");
}

/** Why MVC cannot make an object of the type. */
export function whyNotMade(symbol: NamedTypeSymbol): string | undefined {
  if (symbol.origin !== "source") return undefined;
  if (symbol.typeKind === "struct") return "a struct";
  if (symbol.isAbstract) return "abstract";
  const open = publicConstructors(symbol);
  if (open.length === 0 || open.some(({ parameters }) => parameters.length === 0)) return undefined;
  if (!symbol.isRecord) return "a class whose constructors all have parameters";
  return open.length > 1 ? "a record with several constructors that have parameters" : undefined;
}

/** Why a minimal API cannot make an object of the type for the values of a form. */
export function whyNotMadeOfForm(symbol: NamedTypeSymbol): string | undefined {
  if (symbol.origin !== "source") return undefined;
  if (symbol.typeKind === "interface") return "an interface";
  if (symbol.isAbstract) return "abstract";
  const open = publicConstructors(symbol);
  if (open.length > 1) return "a type with several public constructors";
  const isClosed = symbol.typeKind !== "struct" && open.length === 0 && constructorsOf(symbol).length > 0;
  return isClosed ? "a class without a public constructor" : undefined;
}

/** Why a minimal API cannot make an object of the type for `[AsParameters]`. */
export function whyNotSpread(type: NamedType): string | undefined {
  const { symbol } = type;
  if (symbol.isAbstract || symbol.typeKind === "interface") return "is abstract";
  const [only, ...others] = publicConstructors(symbol);
  if (only === undefined)
    return constructorsOf(symbol).length > 0 && symbol.typeKind !== "struct" ? "has no public constructor" : undefined;
  const isEmpty = ({ parameters }: MethodSymbol): boolean => parameters.length === 0;
  if (others.length > 0)
    return symbol.typeKind === "struct" || [only, ...others].some(isEmpty) ? undefined : "has several constructors";
  const properties = membersWithoutMethods(type);
  const lost = only.parameters.find(
    (parameter) =>
      !properties.some(
        ({ member, declaredIn }) =>
          member.kind === "property" &&
          member.name.toLowerCase() === parameter.name.toLowerCase() &&
          sameType(substituteType(member.type, declaredIn).type, substituteType(parameter.type, type).type),
      ),
  );
  return lost === undefined ? undefined : `has no property for ${lost.name}, which its constructor takes`;
}

function findMembers(
  type: NamedType,
  parameters: readonly ParameterSymbol[],
  settings: JsonStack,
  asksParameters = false,
): readonly JsonMember[] {
  const isGiven = ({ name }: PropertySymbol): boolean =>
    parameters.some((parameter) => parameter.name.toLowerCase() === name.toLowerCase());
  const seen = new Set<string>();
  return hierarchyOf(type)
    .map((level) =>
      level.symbol.members.flatMap((symbol): readonly JsonMember[] => {
        if (symbol.kind !== "property" || seen.has(symbol.name) || !isPublic(symbol)) return [];
        seen.add(symbol.name);
        if (isReadOnly(symbol) || (symbol.setter?.accessibility !== "public" && !isGiven(symbol))) return [];
        const read = readMember(symbol, substituteType(symbol.type, level), type.symbol, parameters, settings);
        if (read === undefined) return [];
        const { parameter } = read;
        const member = asksParameters && parameter !== undefined ? { ...read, attributes: parameter.attributes } : read;
        return [{ ...member, sent: isOptionalByDeclaration(member) ? "optional" : "required" }];
      }),
    )
    .reverse()
    .flat();
}

function isPublic(symbol: PropertySymbol): boolean {
  return (
    symbol.accessibility === "public" &&
    symbol.getter?.accessibility === "public" &&
    !symbol.isStatic &&
    !symbol.isIndexer &&
    !symbol.isExplicitInterfaceImplementation
  );
}
