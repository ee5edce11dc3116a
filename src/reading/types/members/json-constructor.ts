/** The constructor that System.Text.Json calls. */
import type {
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
  ParameterSymbol,
} from "../../../csharp/binding/symbols/symbols.js";
import { constructorsOf } from "../../../csharp/binding/types/hierarchy.js";
import { hasAttribute } from "../../attributes.js";

const jsonConstructorAttribute = "System.Text.Json.Serialization.JsonConstructor";

/**
 * The constructor that System.Text.Json calls: the one marked [JsonConstructor], a public parameterless one, the only public
 * one. A struct always has a parameterless one, so the defaults of its other constructors never come to pass.
 */
export function jsonConstructorOf(type: NamedType): MethodSymbol | "default" | "none" {
  const constructors = constructorsOf(type.symbol);
  const marked = constructors.find((one) => hasAttribute(one.attributes, jsonConstructorAttribute));
  if (marked !== undefined) return marked;
  if (type.symbol.typeKind === "struct" || constructors.length === 0) return "default";
  const open = constructors.filter((one) => one.accessibility === "public");
  if (open.some((one) => one.parameters.length === 0)) return "default";
  // A record's copy constructor is not public; what is left is the author's.
  const [only] = open;
  return only === undefined || open.length > 1 ? "none" : only;
}

/** A struct's initialisers run in a constructor that is written: `public S() { }`. */
export function hasOwnConstructor(symbol: NamedTypeSymbol): boolean {
  return constructorsOf(symbol).some(({ parameters }) => parameters.length === 0);
}

export function constructorParameters(type: NamedType): readonly ParameterSymbol[] {
  const called = jsonConstructorOf(type);
  return typeof called === "string" ? [] : called.parameters;
}
