import { cachedBy } from "../../../caching/cache.js";
import type { AnnotatedType, NamedType, Type, TypeParameterSymbol } from "../symbols/symbols.js";
import { annotate, isNullableValue, isValueType, namedType } from "../symbols/types.js";

/** The type arguments of type parameters. */
export type TypeMap = ReadonlyMap<TypeParameterSymbol, AnnotatedType>;

/** The type of a member of a constructed type: `T Value` seen through `Box<string>` is `string`. */
export function substituteType(type: AnnotatedType, context: NamedType): AnnotatedType {
  return substitute(type, typeMapOf(context));
}

/** A base or interface of a constructed type. */
export function substituteNamed(type: NamedType, context: NamedType): NamedType {
  return substituteNamedWith(type, typeMapOf(context));
}

/** What each type parameter stands for in a constructed type, those of its containing types too. */
export const typeMapOf = cachedBy((context: NamedType): TypeMap => {
  const map = new Map<TypeParameterSymbol, AnnotatedType>();
  for (let at: NamedType | undefined = context; at !== undefined; at = at.containing) {
    const { symbol, typeArguments } = at;
    symbol.typeParameters.forEach((parameter, index) => {
      const argument = typeArguments[index];
      const standsForItself = argument?.type.kind === "typeParameterType" && argument.type.symbol === parameter;
      if (argument !== undefined && !standsForItself) map.set(parameter, argument);
    });
  }
  return map;
});

export function substitute(type: AnnotatedType, map: TypeMap): AnnotatedType {
  if (map.size === 0) return type;
  if (type.type.kind === "typeParameterType") {
    const argument = map.get(type.type.symbol);
    if (argument === undefined) return type;
    // `T?` of an unconstrained T is the argument itself for a value type, the annotated argument otherwise.
    if (type.nullability === "annotated" && !(isValueType(argument.type) && !isNullableValue(argument.type))) {
      return annotate(argument.type, "annotated");
    }
    return argument;
  }
  const inner = substituteIn(type.type, map);
  return inner === type.type ? type : annotate(inner, type.nullability);
}

function substituteIn(type: Type, map: TypeMap): Type {
  switch (type.kind) {
    case "named":
      return substituteNamedWith(type, map);
    case "array": {
      const element = substitute(type.element, map);
      return element === type.element ? type : { ...type, element };
    }
    case "pointer": {
      const element = substitute(type.element, map);
      return element === type.element ? type : { ...type, element };
    }
    case "tuple":
      return { kind: "tuple", elements: type.elements.map((e) => ({ name: e.name, type: substitute(e.type, map) })) };
    case "functionPointer":
      return {
        kind: "functionPointer",
        parameterTypes: type.parameterTypes.map((t) => substitute(t, map)),
        returnType: substitute(type.returnType, map),
      };
    case "error":
      return type.typeArguments.length === 0
        ? type
        : { ...type, typeArguments: type.typeArguments.map((t) => substitute(t, map)) };
    default:
      return type;
  }
}

function substituteNamedWith(type: NamedType, map: TypeMap): NamedType {
  if (map.size === 0 || (type.typeArguments.length === 0 && type.containing === undefined)) return type;
  const containing = type.containing === undefined ? undefined : substituteNamedWith(type.containing, map);
  const typeArguments = type.typeArguments.map((argument) => substitute(argument, map));
  const same =
    containing === type.containing && typeArguments.every((argument, i) => argument === type.typeArguments[i]);
  return same ? type : namedType(type.symbol, typeArguments, containing);
}
