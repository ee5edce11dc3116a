import type { AnnotatedType, NamedTypeSymbol, PropertySymbol } from "../symbols/symbols.js";

/** A public property with a getter alone that the compiler declares: of an anonymous type, of a union. */
export function impliedProperty(
  containingType: NamedTypeSymbol,
  name: string,
  type: AnnotatedType,
  location?: PropertySymbol["location"],
): PropertySymbol {
  return {
    kind: "property",
    name,
    containingType,
    accessibility: "public",
    isStatic: false,
    isAbstract: false,
    isVirtual: false,
    isOverride: false,
    isSealed: false,
    location,
    attributes: [],
    documentation: undefined,
    type,
    parameters: [],
    isIndexer: false,
    returnsByRef: false,
    isRequired: false,
    isExplicitInterfaceImplementation: false,
    getter: { accessibility: "public", attributes: [], parameters: [], body: undefined },
    setter: undefined,
    primaryConstructorParameter: undefined,
    initializer: undefined,
    getterExpression: undefined,
  };
}
