/**
 * The messages: types used directly as input, body or response of an operation, or as element or type argument of one, at any
 * depth. A single-property record among them stays an object, because a message is an object on the wire.
 */
import { allInterfaces } from "../../csharp/binding/index.js";
import type { AnnotatedType, NamedType, NamedTypeSymbol, Type } from "../../csharp/binding/symbols/symbols.js";
import { dictionaryTypes } from "./kinds/known-types.js";

export function collectMessages(types: readonly AnnotatedType[]): ReadonlySet<NamedTypeSymbol> {
  const messages = new Set<NamedTypeSymbol>();
  // The operations of one class take and answer the same few types.
  for (const type of new Set(types.map((annotated) => annotated.type))) add(type, messages);
  return messages;
}

function add(type: Type, messages: Set<NamedTypeSymbol>): void {
  switch (type.kind) {
    case "named":
      addNamed(type, messages);
      break;
    case "array":
      add(type.element.type, messages);
      break;
    case "tuple":
      for (const element of type.elements) add(element.type.type, messages);
  }
}

function addNamed(type: NamedType, messages: Set<NamedTypeSymbol>): void {
  if (type.symbol.typeKind === "class" || type.symbol.typeKind === "struct") messages.add(type.symbol);
  // A dictionary's key is a property name: it never makes a message.
  const isDictionary =
    dictionaryTypes.has(type.symbol.metadataName) ||
    allInterfaces(type).some((one) => dictionaryTypes.has(one.symbol.metadataName));
  const typeArguments =
    isDictionary && type.typeArguments.length === 2 ? type.typeArguments.slice(1) : type.typeArguments;
  for (const argument of typeArguments) add(argument.type, messages);
}
