/** Which members of an object say by themselves where MVC takes them from. */
import { cachedBy } from "../../caching/cache.js";
import type { AnnotatedType, NamedType, PropertySymbol } from "../../csharp/binding/symbols/symbols.js";
import { withoutNullable } from "../../csharp/binding/symbols/types.js";
import { recordParameters } from "../types/members/bound-members.js";
import { hierarchyOf } from "../types/members/json-members.js";
import { type BindingSource, explicitBinding, unreadBinder } from "./bound-value.js";
import { isFormCollection } from "./form-collection.js";
import { textFormOf } from "./parsing.js";

/** `special` is what the server itself gives, `custom` what a binder of the user's own reads. */
type MemberSource = BindingSource | "special" | "custom";

/** None for a type that is not of the sources. */
export function memberSources(value: AnnotatedType): readonly MemberSource[] {
  const { type } = withoutNullable(value);
  return type.kind === "named" && type.symbol.origin === "source" ? sourcesIn(type) : [];
}

const sourcesIn = cachedBy((type: NamedType): readonly MemberSource[] => {
  // What the constructor of a record takes is bound as its parameters say, of which MVC does not ask here.
  const parameterNames = new Set(recordParameters(type).map(({ name }) => name));
  const sources: MemberSource[] = [];
  for (const { symbol } of hierarchyOf(type))
    for (const member of symbol.members) {
      if (member.kind !== "property" || !isSeen(member) || parameterNames.has(member.name)) continue;
      const source = sourceOf(member);
      if (source !== undefined) sources.push(source);
    }
  return sources;
});

function isSeen({ accessibility, getter, isStatic, isIndexer }: PropertySymbol): boolean {
  return accessibility === "public" && getter?.accessibility === "public" && !isStatic && !isIndexer;
}

function sourceOf({ attributes, type }: PropertySymbol): MemberSource | undefined {
  const said = explicitBinding(attributes)?.source;
  if (said !== undefined) return said;
  if (unreadBinder(attributes, type) !== undefined) return "custom";
  if (textFormOf(type) === "file") return "form";
  if (isFormCollection(type)) return "form";
  const name = type.type.kind === "named" ? type.type.symbol.metadataName : "";
  return name === "System.Threading.CancellationToken" ? "special" : undefined;
}
