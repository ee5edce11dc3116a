/** Which classes are endpoints of FastEndpoints, and what they take and answer: by name where the package is not restored. */
import { baseTypes, substituteType } from "../../../csharp/binding/index.js";
import type { AnnotatedType, MethodSymbol, NamedTypeSymbol, Type } from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import { attribute } from "../../attributes.js";
import { classLevels } from "../../controllers/inherited-attributes.js";

export interface EndpointClass {
  readonly symbol: NamedTypeSymbol;
  /** Undefined where the endpoint takes none. */
  readonly request: AnnotatedType | undefined;
  /** Undefined where the class leaves it open. */
  readonly response: AnnotatedType | undefined;
  /** `HandleAsync`, which sends an answer, or `ExecuteAsync`, which returns it. */
  readonly handler: MethodSymbol;
}

/** Of the package itself, whose sources may be there: what it does is known. */
export function isOfPackage({ containingType }: MethodSymbol): boolean {
  return containingType.namespace === "FastEndpoints";
}

interface Messages {
  readonly request: AnnotatedType | undefined;
  readonly response: AnnotatedType | undefined;
}

/** Undefined for any other class, and for one that is not registered. */
export function endpointClass(symbol: NamedTypeSymbol): EndpointClass | undefined {
  if (symbol.typeKind !== "class" || symbol.isAbstract || symbol.typeParameters.length > 0) return undefined;
  if (attribute(symbol.attributes, "FastEndpoints.DontRegister") !== undefined) return undefined;
  const messages = messagesOf(symbol);
  const handler = classLevels(symbol)
    .flatMap(({ members }) => members)
    .find((member): member is MethodSymbol => isHandler(member));
  if (messages === undefined || handler === undefined) return undefined;
  return { symbol, handler, ...messages };
}

function isHandler(member: NamedTypeSymbol["members"][number]): boolean {
  return (
    member.kind === "method" &&
    (member.name === "HandleAsync" || member.name === "ExecuteAsync") &&
    member.isOverride &&
    member.body !== undefined &&
    !isOfPackage(member)
  );
}

function messagesOf(symbol: NamedTypeSymbol): Messages | undefined {
  const self = selfType(symbol);
  for (const level of [self, ...baseTypes(self)]) {
    const { namespace, name } = level.symbol;
    if (namespace.startsWith("FastEndpoints") && name === "Endpoint" && level.typeArguments.length >= 2)
      return said(level.typeArguments[0], level.typeArguments[1]);
    for (const base of level.symbol.unboundBases ?? []) {
      const found = messagesByName(base);
      if (found !== undefined)
        return said(
          found.request === undefined ? undefined : substituteType(found.request, level),
          found.response === undefined ? undefined : substituteType(found.response, level),
        );
    }
  }
  return undefined;
}

/** The base classes of FastEndpoints by name, and `Ep.Req<T>.Res<U>`, which is their other spelling. */
function messagesByName(type: Type): Messages | undefined {
  if (type.kind !== "error") return undefined;
  const { name, typeArguments, qualifier } = type;
  const [first, second] = typeArguments;
  switch (name) {
    case "Endpoint":
    case "EndpointWithMapping":
      return typeArguments.length === 0 ? undefined : { request: first, response: second };
    case "EndpointWithMapper":
      return { request: first, response: undefined };
    case "EndpointWithoutRequest":
      return { request: undefined, response: first };
    case "Map":
      return qualifier === undefined ? undefined : messagesByName(qualifier);
    case "Res":
    case "NoRes": {
      if (qualifier?.kind !== "error") return undefined;
      if (qualifier.name === "Req") return { request: qualifier.typeArguments[0], response: first };
      return qualifier.name === "NoReq" ? { request: undefined, response: first } : undefined;
    }
    default:
      return undefined;
  }
}

const nothing = /^(EmptyRequest|EmptyResponse|Object)$/;

function said(request: AnnotatedType | undefined, response: AnnotatedType | undefined): Messages {
  return { request: something(request), response: something(response) };
}

function something(type: AnnotatedType | undefined): AnnotatedType | undefined {
  if (type === undefined) return undefined;
  const name = type.type.kind === "named" ? type.type.symbol.name : type.type.kind === "error" ? type.type.name : "";
  return nothing.test(name) ? undefined : type;
}
