/** Documentation of symbols with `<inheritdoc/>` followed, and of record properties from their `<param>`. */
import { cachedBy } from "../../../caching/cache.js";
import { allInterfaces, baseTypes } from "../../../csharp/binding/index.js";
import type {
  AttributeData,
  MemberSymbol,
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
} from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import { argument, attribute, stringOf } from "../../attributes.js";
import { inheritDocumentation, readDocumentation, type XmlDocumentation } from "../../documentation.js";

/** Asked for by every operation that takes the type or a property of it. */
export const typeDocumentation = cachedBy((symbol: NamedTypeSymbol): XmlDocumentation => {
  const documentation = described(readDocumentation(symbol.documentation), symbol.attributes);
  if (!documentation.inherits) return documentation;
  const self = selfType(symbol);
  const source = [...baseTypes(self), ...allInterfaces(self)].find((type) => type.symbol.documentation !== undefined);
  return source === undefined ? documentation : inheritDocumentation(documentation, typeDocumentation(source.symbol));
});

export const memberDocumentation = cachedBy((member: MemberSymbol): XmlDocumentation => {
  const documentation = described(readDocumentation(member.documentation), member.attributes);
  if (
    member.kind === "property" &&
    documentation.summary === undefined &&
    member.primaryConstructorParameter !== undefined
  ) {
    const parameter = typeDocumentation(member.containingType).parameters.get(member.primaryConstructorParameter.name);
    if (parameter !== undefined) return { ...documentation, summary: parameter };
    const described = descriptionOf(member.primaryConstructorParameter.attributes);
    if (described !== undefined) return { ...documentation, summary: described };
  }
  // An override without a comment of its own has none: only `<inheritdoc/>` asks for the base's.
  if (!documentation.inherits) return documentation;
  const source = inheritedMember(member);
  return source === undefined ? documentation : inheritDocumentation(documentation, memberDocumentation(source));
});

/** `[Description("…")]`. */
export function descriptionOf(attributes: readonly AttributeData[]): string | undefined {
  const data = attribute(attributes, "System.ComponentModel.Description");
  return data === undefined ? undefined : stringOf(argument(data, "description", 0));
}

/** A comment says it first; the attribute is for those who write none. */
function described(documentation: XmlDocumentation, attributes: readonly AttributeData[]): XmlDocumentation {
  if (documentation.summary !== undefined) return documentation;
  const summary = descriptionOf(attributes);
  return summary === undefined ? documentation : { ...documentation, summary };
}

function inheritedMember(member: MemberSymbol): MemberSymbol | undefined {
  const self = selfType(member.containingType);
  const places: readonly NamedType[] = [...baseTypes(self), ...allInterfaces(self)];
  for (const place of places) {
    const inherited = place.symbol.members.find((candidate) => isSameMember(candidate, member));
    if (inherited?.documentation !== undefined) return inherited;
  }
  return undefined;
}

function isSameMember(a: MemberSymbol, b: MemberSymbol): boolean {
  if (a.kind !== b.kind || a.name !== b.name) return false;
  return a.kind !== "method" || a.parameters.length === (b as MethodSymbol).parameters.length;
}
