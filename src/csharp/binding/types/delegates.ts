import type { AnnotatedType, MethodSymbol, NamedType, Type } from "../symbols/symbols.js";
import { substitute, typeMapOf } from "./substitution.js";

export interface DelegateShape {
  readonly parameterTypes: readonly AnnotatedType[];
  readonly returnType: AnnotatedType;
  readonly invoke: MethodSymbol;
  readonly type: NamedType;
  readonly map: ReturnType<typeof typeMapOf>;
}

/** The signature of a delegate type, or of the delegate in an `Expression<TDelegate>`. */
export function delegateShape(type: Type): DelegateShape | undefined {
  const delegate = delegateType(type);
  const invoke = delegate?.symbol.members.find(
    (member): member is MethodSymbol => member.kind === "method" && member.name === "Invoke",
  );
  if (delegate === undefined || invoke === undefined) return undefined;
  const map = typeMapOf(delegate);
  return {
    parameterTypes: invoke.parameters.map((parameter) => substitute(parameter.type, map)),
    returnType: substitute(invoke.returnType, map),
    invoke,
    type: delegate,
    map,
  };
}

function delegateType(type: Type): NamedType | undefined {
  if (type.kind !== "named") return undefined;
  if (type.symbol.typeKind === "delegate") return type;
  if (type.symbol.metadataName === "System.Linq.Expressions.Expression`1") {
    const inner = type.typeArguments[0]?.type;
    return inner === undefined ? undefined : delegateType(inner);
  }
  return undefined;
}
