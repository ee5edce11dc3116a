/** What a class of FastEndpoints takes and answers, and the method that runs. */
import { baseTypes } from "../../../csharp/binding/index.js";
import type { AnnotatedType, MethodSymbol, NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import { type TypeMap, typeMapOf } from "../../../csharp/binding/types/substitution.js";
import { isLibrary } from "../../../framework/index.js";
import { hasAttribute } from "../../attributes.js";
import type { ErrorAnswer } from "./settings.js";

export interface EndpointClass {
  readonly symbol: NamedTypeSymbol;
  /** Undefined where the endpoint takes none. */
  readonly request: AnnotatedType | undefined;
  /** Undefined where the class leaves it open. */
  readonly response: AnnotatedType | undefined;
  /** `HandleAsync`, which sends an answer, or `ExecuteAsync`, which returns it. */
  readonly handler: MethodSymbol;
  /** What the type parameters of the base class stand for that declares the handler. */
  readonly types: TypeMap;
}

/** With what was configured. */
export interface FastEndpoint extends EndpointClass {
  /** The request is a form. */
  readonly form: "multipart" | "form" | undefined;
  /** It reads the form itself, part by part. */
  readonly readsForm: boolean;
  /** A binder of the program's own reads the request. */
  readonly isBoundElsewhere: boolean;
  readonly isAnonymous: boolean;
  /** Roles, policies, claims and the like: being known is not enough. */
  readonly isRestricted: boolean;
  /** Names in route, query and header follow the naming policy of the JSON. */
  readonly bindsByPolicy: boolean;
  readonly errors: ErrorAnswer;
  /** A validator of the program checks the request. */
  readonly isValidated: boolean;
}

/** Undefined for a class that is not registered. */
export function endpointClass(symbol: NamedTypeSymbol): EndpointClass | undefined {
  if (hasAttribute(symbol.attributes, "FastEndpoints.DontRegister")) return undefined;
  const self = selfType(symbol);
  const levels = [self, ...baseTypes(self)];
  const base = levels.find((level) => level.symbol.metadataName === "FastEndpoints.Endpoint`2");
  for (const level of levels) {
    const handler = level.symbol.members.find(isHandler);
    if (handler === undefined) continue;
    const [request, response] = (base?.typeArguments ?? []).map(something);
    return { symbol, request, response, handler, types: typeMapOf(level) };
  }
  return undefined;
}

function isHandler(member: NamedTypeSymbol["members"][number]): member is MethodSymbol {
  return (
    member.kind === "method" &&
    (member.name === "HandleAsync" || member.name === "ExecuteAsync") &&
    member.isOverride &&
    member.body !== undefined &&
    !isLibrary(member.containingType.assembly)
  );
}

const nothing = new Set(["FastEndpoints.EmptyRequest", "FastEndpoints.EmptyResponse", "System.Object"]);

function something(message: AnnotatedType): AnnotatedType | undefined {
  const { type } = message;
  return type.kind === "named" && nothing.has(type.symbol.metadataName) ? undefined : message;
}
