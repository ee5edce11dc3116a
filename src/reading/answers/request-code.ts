/** Which code may get to the request or its response without being given them: by what its class holds, and by the names in its code. */
import { cachedBy } from "../../caching/cache.js";
import { baseTypes } from "../../csharp/binding/index.js";
import type { MemberBody } from "../../csharp/binding/symbols/bound-expression.js";
import type { MemberSymbol, MethodSymbol, NamedTypeSymbol, Type } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { type Host, holdsRequest, type RequestCode, requestNames, takesRequest } from "../../framework/index.js";
import { callsIn } from "../program/calls.js";
import { soughtNames } from "../program/named-in-file.js";
import { namesAnyOf, namesOne } from "../program/names-in-code.js";
import { changedObjects } from "./changed-objects.js";

const sought = soughtNames(requestNames);
const asked = soughtNames(["Request", "Response"]);
const itself = soughtNames(["this"]);

export const requestCode = cachedBy((host: Host): RequestCode => {
  let apart: ReadonlySet<NamedTypeSymbol> = new Set();
  const leadsBy = cachedBy((type: NamedTypeSymbol): boolean => {
    const visited = new Set(apart);
    if (reachesRequest(type, host, visited)) return true;
    apart = visited;
    return false;
  });
  const leads = (type: Type): boolean => isOrCarries(type, leadsBy);
  const names = cachedBy((type: NamedTypeSymbol) => respondingNames(type, leads));
  const isAmong = ({ containingType, name }: MethodSymbol): boolean => names(containingType).has(name);
  return {
    leads,
    names,
    reaches: (method) => isAmong(method) || host.implementationsOf(method).some(isAmong),
    changes: changedObjects(host),
  };
});

/** Also where it may hand on the object that it is called on, which has the request. */
export function mayReach({ leads, reaches }: RequestCode, method: MethodSymbol): boolean {
  return (
    method.parameters.some(({ type }) => leads(type.type)) ||
    reaches(method) ||
    (method.body !== undefined && namesAnyOf(method.body, itself))
  );
}

function isOrCarries(type: Type, leads: (type: NamedTypeSymbol) => boolean): boolean {
  if (type.kind === "array") return isOrCarries(type.element.type, leads);
  if (type.kind !== "named") return false;
  const { symbol, typeArguments } = type;
  return (
    holdsRequest(type) ||
    (symbol.origin === "source" && leads(symbol)) ||
    typeArguments.some((one) => isOrCarries(one.type, leads))
  );
}

/** Whether an object of the class, or one that it has, gets to the request by itself. If not, neither does any that is visited. */
function reachesRequest(type: NamedTypeSymbol, host: Host, visited: Set<NamedTypeSymbol>): boolean {
  if (visited.has(type)) return false;
  visited.add(type);
  const further = (one: NamedTypeSymbol): boolean => reachesRequest(one, host, visited);
  return (
    usesRequest(type) ||
    typesOn(type).some((one) => !holdsRequest(one) && isOrCarries(one, further)) ||
    host.derivedFrom(type).some(further)
  );
}

/** It holds what has the request, and its code asks for the request or the response, or hands the holder on. */
const usesRequest = cachedBy(
  (type: NamedTypeSymbol): boolean =>
    typesOn(type).some(holdsRequest) &&
    type.members
      .flatMap(bodiesOf)
      .some(
        (body) =>
          namesAnyOf(body, asked) ||
          [...callsIn(body, () => true)].some(({ call: { method } }) => method && handsOver(method)),
      ),
);

function handsOver(method: MethodSymbol): boolean {
  return method.containingType.origin === "source" && takesRequest(method);
}

/** The types of what an object of the class has, or is made with. */
const typesOn = cachedBy((type: NamedTypeSymbol): readonly Type[] =>
  type.members.flatMap((member) => {
    if (member.kind === "field" || member.kind === "property") return [member.type.type];
    const isMade = member.kind === "method" && member.methodKind === "constructor";
    return isMade ? member.parameters.map((one) => one.type.type) : [];
  }),
);

/** Members, and parameters of a primary constructor, that lead to the request, and methods and properties that use them. */
function respondingNames(type: NamedTypeSymbol, leads: (type: Type) => boolean): ReadonlySet<string> {
  const members = [type, ...baseTypes(selfType(type)).map(({ symbol }) => symbol)].flatMap((level) => level.members);
  const names = new Set(members.flatMap((member) => leadingNames(member, leads)));
  const others = members.flatMap((member) => bodiesOf(member).map((body) => ({ name: member.name, body })));
  for (const { name, body } of others) if (namesAnyOf(body, sought)) names.add(name);
  for (let before = -1; before !== names.size; ) {
    before = names.size;
    for (const { name, body } of others)
      if (!names.has(name) && namesOne(body, (one) => names.has(one))) names.add(name);
  }
  return names;
}

function leadingNames(member: MemberSymbol, leads: (type: Type) => boolean): readonly string[] {
  if (member.kind === "field" || member.kind === "property") return leads(member.type.type) ? [member.name] : [];
  if (member.kind !== "method" || !member.isPrimaryConstructor) return [];
  return member.parameters.filter((one) => leads(one.type.type)).map(({ name }) => name);
}

function bodiesOf(member: MemberSymbol): readonly MemberBody[] {
  const bodies =
    member.kind === "method"
      ? [member.methodKind === "constructor" ? undefined : member.body]
      : member.kind === "property"
        ? [member.getter?.body, member.setter?.body]
        : [];
  return bodies.filter((body) => body !== undefined);
}
