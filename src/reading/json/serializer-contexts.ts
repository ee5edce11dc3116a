/**
 * Source-generated contexts in the chain of resolvers. The options that the chain belongs to decide names and nulls; of the
 * context's own options only `UseStringEnumConverter` goes with the metadata it makes.
 */
import { baseTypes, membersOf } from "../../csharp/binding/index.js";
import type { AnnotatedType, NamedType, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { argument, attribute, attributesNamed, boolOf, namedArgument, typeOf } from "../attributes.js";

const json = "System.Text.Json.Serialization.";

/** The enums that the context writes as names, by metadata name; undefined where the class is not a context. */
export function contextEnums(type: NamedType): readonly string[] | undefined {
  if (!baseTypes(type).some(({ symbol }) => symbol.metadataName === `${json}JsonSerializerContext`)) return undefined;
  const { attributes } = type.symbol;
  const options = attribute(attributes, `${json}JsonSourceGenerationOptions`);
  if (options === undefined || boolOf(namedArgument(options, "UseStringEnumConverter")) !== true) return [];
  const roots = attributesNamed(attributes, `${json}JsonSerializable`).flatMap(
    (data) => typeOf(argument(data, "type", 0)) ?? [],
  );
  return enumsWithin(roots);
}

function enumsWithin(roots: readonly AnnotatedType[]): readonly string[] {
  const enums = new Set<string>();
  const seen = new Set<NamedTypeSymbol>();
  const waiting = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { type } = next;
    if (type.kind === "array") waiting.push(type.element);
    if (type.kind !== "named") continue;
    waiting.push(...type.typeArguments);
    if (type.symbol.typeKind === "enum") enums.add(type.symbol.metadataName);
    else if (!seen.has(type.symbol)) {
      seen.add(type.symbol);
      waiting.push(...propertyTypes(type));
    }
  }
  return [...enums];
}

function propertyTypes(type: NamedType): readonly AnnotatedType[] {
  if (type.symbol.namespace.startsWith("System")) return [];
  return membersOf(selfType(type.symbol)).flatMap(({ member }) =>
    member.kind === "property" || member.kind === "field" ? [member.type] : [],
  );
}
