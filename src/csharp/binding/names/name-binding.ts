/** What a simple name means in an expression (ECMA-334 §12.8.4). */
import type { Scope } from "../symbols/scope.js";
import type { LocalFunctionSymbol, LocalVariable } from "../symbols/source-symbols.js";
import type { NamedType, ParameterSymbol } from "../symbols/symbols.js";
import { selfType } from "../symbols/types.js";
import type { InheritedMember } from "../types/hierarchy.js";
import { declaredMembers, lookupInstanceMembers } from "../types/member-lookup.js";
import { lookupAt, type NameMeaning } from "./type-lookup.js";
import { importsOf } from "./usings.js";

type SimpleNameMeaning =
  | { readonly kind: "local"; readonly local: LocalVariable }
  | { readonly kind: "localFunction"; readonly method: LocalFunctionSymbol }
  | { readonly kind: "parameter"; readonly parameter: ParameterSymbol }
  /** Of the type around the expression, or of a `using static`. */
  | { readonly kind: "members"; readonly members: readonly InheritedMember[]; readonly from: NamedType }
  | { readonly kind: "typeOrNamespace"; readonly meaning: NameMeaning };

export function lookupSimpleName(
  scope: Scope,
  name: string,
  arity: number,
  isInvoked: boolean,
): SimpleNameMeaning | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    const meaning = lookupIn(at, name, arity, isInvoked);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

function lookupIn(scope: Scope, name: string, arity: number, isInvoked: boolean): SimpleNameMeaning | undefined {
  switch (scope.kind) {
    case "locals": {
      const local = scope.locals().get(name);
      if (local === undefined) return undefined;
      return local.kind === "function"
        ? { kind: "localFunction", method: local.method }
        : { kind: "local", local: local };
    }
    case "parameters": {
      const parameter = scope.parameters().find((candidate) => candidate.name === name);
      return parameter === undefined ? undefined : { kind: "parameter", parameter };
    }
    case "type": {
      const self = selfType(scope.type);
      const members = usable(lookupInstanceMembers(self, name, scope.context.program, scope.type), arity, isInvoked);
      if (members.length > 0) return { kind: "members", members, from: self };
      const nested = lookupAt(scope, name, arity);
      if (nested !== undefined) return { kind: "typeOrNamespace", meaning: nested };
      const parameter = scope.type.primaryConstructorParameters.find((candidate) => candidate.name === name);
      return parameter === undefined ? undefined : { kind: "parameter", parameter };
    }
    case "namespace": {
      const meaning = lookupAt(scope, name, arity);
      if (meaning !== undefined && !(isInvoked && meaning.kind !== "bound"))
        return { kind: "typeOrNamespace", meaning };
      return lookupStatics(scope, name, arity, isInvoked) ?? (meaning && { kind: "typeOrNamespace", meaning });
    }
    default: {
      const meaning = lookupAt(scope, name, arity);
      return meaning === undefined ? undefined : { kind: "typeOrNamespace", meaning };
    }
  }
}

function lookupStatics(
  scope: Scope & { kind: "namespace" },
  name: string,
  arity: number,
  isInvoked: boolean,
): SimpleNameMeaning | undefined {
  for (const type of importsOf(scope).statics) {
    const declared = declaredMembers(type.symbol, name).filter((member) => member.isStatic);
    const members = usable(
      declared.map((member) => ({ member, declaredIn: type })),
      arity,
      isInvoked,
    );
    if (members.length > 0) return { kind: "members", members, from: type };
  }
  return undefined;
}

/** Type arguments pick generic methods of that arity; what is called must be callable. */
export function usable(
  members: readonly InheritedMember[],
  arity: number,
  isInvoked: boolean,
): readonly InheritedMember[] {
  return members.filter(({ member }) => {
    if (member.kind === "method") return arity === 0 || member.typeParameters.length === arity;
    if (arity !== 0) return false;
    return !isInvoked || isCallable(member);
  });
}

/** ECMA-334 §12.5.1; what is not known may be a delegate. */
function isCallable(member: InheritedMember["member"]): boolean {
  if (member.kind === "method") return true;
  const { type } = member.type;
  if (type.kind === "named") return type.symbol.typeKind === "delegate";
  return type.kind !== "array" && type.kind !== "tuple" && type.kind !== "typeParameterType";
}
