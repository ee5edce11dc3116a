/** How System.Text.Json treats a type before it looks at its members. */
import { allInterfaces } from "../../../csharp/binding/index.js";
import type { NamedType, Type } from "../../../csharp/binding/symbols/symbols.js";
import { freeFormTypes, primitiveTypes } from "./known-types.js";
import { isBytes } from "./primitive-use.js";

const collections = "System.Collections.";

/** Written as an array or as a dictionary: what is enumerable and has no form of its own. */
export function isCollection(type: Type): boolean {
  if (isBytes(type)) return false;
  if (type.kind === "array") return true;
  if (type.kind !== "named" || hasOwnForm(type)) return false;
  const name = type.symbol.metadataName;
  return name === `${collections}IEnumerable` || allInterfaces(type).some(isEnumerable) || isEnumerable(type);
}

function isEnumerable({ symbol }: NamedType): boolean {
  const name = symbol.metadataName;
  return name === `${collections}IEnumerable` || name === `${collections}Generic.IAsyncEnumerable\`1`;
}

function hasOwnForm({ symbol }: NamedType): boolean {
  return primitiveTypes.has(symbol.metadataName) || freeFormTypes.has(symbol.metadataName);
}

/** What more can be put into: collections that have an `Add`, and objects. */
export function isPopulatable(type: Type): boolean {
  if (type.kind !== "named" || hasOwnForm(type) || isBytes(type) || type.symbol.typeKind === "enum") return false;
  if (!isCollection(type)) return type.symbol.typeKind !== "struct" && type.symbol.typeKind !== "delegate";
  if (type.symbol.namespace === `${collections}Immutable` || type.symbol.namespace === `${collections}Frozen`)
    return false;
  return [type, ...allInterfaces(type)].some(hasAdd);
}

/** A type that System.Text.Json can add elements to. It writes a `ConcurrentBag` but cannot read one. */
export function hasAdd({ symbol }: NamedType): boolean {
  return fillable.has(symbol.metadataName);
}

const fillable: ReadonlySet<string> = new Set([
  `${collections}Generic.ICollection\`1`,
  `${collections}Generic.IDictionary\`2`,
  `${collections}IList`,
  `${collections}IDictionary`,
  `${collections}Generic.Stack\`1`,
  `${collections}Generic.Queue\`1`,
  `${collections}Concurrent.ConcurrentStack\`1`,
  `${collections}Concurrent.ConcurrentQueue\`1`,
]);
