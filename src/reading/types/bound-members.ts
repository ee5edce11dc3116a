/**
 * Which members of an object ASP.NET binds from route, query, header and form: the public properties that it can set, whatever
 * the attributes of System.Text.Json say about them.
 */
import { cachedBy } from "../../caching/cache.js";
import { substituteType } from "../../csharp/binding/index.js";
import type { NamedType, PropertySymbol } from "../../csharp/binding/symbols/symbols.js";
import type { JsonStack } from "../../server/json-settings.js";
import {
  constructorParameters,
  hierarchyOf,
  isReadOnly,
  type JsonMember,
  readMember,
  sentPresence,
} from "./json-members.js";

/** What the JSON settings demand of a body does not count outside it. */
const noJson = { demandsParameters: false };

/** Base members first; a member replaces that of its name in a base. */
export function boundMembersOf(type: NamedType, settings: JsonStack): readonly JsonMember[] {
  return membersUnder(settings)(type);
}

/** Every operation that takes the type asks for them. */
const membersUnder = cachedBy((settings: JsonStack) => cachedBy((type: NamedType) => findMembers(type, settings)));

function findMembers(type: NamedType, settings: JsonStack): readonly JsonMember[] {
  const parameters = constructorParameters(type);
  const isGiven = ({ name }: PropertySymbol): boolean =>
    parameters.some((parameter) => parameter.name.toLowerCase() === name.toLowerCase());
  const seen = new Set<string>();
  return hierarchyOf(type)
    .map((level) =>
      level.symbol.members.flatMap((symbol): readonly JsonMember[] => {
        if (symbol.kind !== "property" || seen.has(symbol.name) || !isPublic(symbol)) return [];
        seen.add(symbol.name);
        if (isReadOnly(symbol) || (symbol.setter?.accessibility !== "public" && !isGiven(symbol))) return [];
        const member = readMember(symbol, substituteType(symbol.type, level), type.symbol, parameters, settings);
        if (member === undefined) return [];
        const sent = sentPresence(symbol, member.type, member.parameter, member.attributes, noJson);
        return [{ ...member, sent }];
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
