/** Attributes as reflection gives them with `inherit: true`: those of the base, unless the derived one repeats them. */
import { cachedWhole } from "../../../caching/cache.js";
import { allInterfaces, baseTypes } from "../../../csharp/binding/index.js";
import type { AttributeData, MethodSymbol, NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import { attribute, boolOf, namedArgument } from "../../attributes.js";

/** The class, then its bases, nearest first. */
export const classLevels = cachedWhole((symbol: NamedTypeSymbol): readonly NamedTypeSymbol[] => [
  symbol,
  ...baseTypes(selfType(symbol)).map((base) => base.symbol),
]);

/** Interfaces by name, those that nothing else is known of included. */
export const interfaceNames = cachedWhole((symbol: NamedTypeSymbol): readonly string[] => {
  const unbound = classLevels(symbol).flatMap(({ unboundBases }) => (unboundBases ?? []).map(({ name }) => name));
  return [...allInterfaces(selfType(symbol)).map((one) => one.symbol.name), ...unbound];
});

export const classAttributes = cachedWhole((symbol: NamedTypeSymbol): readonly AttributeData[] =>
  merge(classLevels(symbol).map((level) => level.attributes)),
);

/** The method, then the ones it overrides, nearest first. */
export function overrideLevels(method: MethodSymbol): readonly MethodSymbol[] {
  if (!method.isOverride) return [method];
  const base = classLevels(method.containingType)
    .slice(1)
    .flatMap((level) => level.members)
    .find((member) => isOverridden(member, method));
  return base?.kind === "method" ? [method, ...overrideLevels(base)] : [method];
}

function isOverridden(member: NamedTypeSymbol["members"][number], method: MethodSymbol): boolean {
  return (
    member.kind === "method" &&
    member.name === method.name &&
    (member.isVirtual || member.isAbstract || member.isOverride) &&
    member.parameters.length === method.parameters.length
  );
}

export function methodAttributes(method: MethodSymbol): readonly AttributeData[] {
  if (!method.isOverride) return method.attributes;
  return merge(overrideLevels(method).map((level) => level.attributes));
}

/** One with `AllowMultiple` beside those of the derived one, any other unless it is repeated. */
function merge(levels: readonly (readonly AttributeData[])[]): readonly AttributeData[] {
  const [first = [], ...bases] = levels;
  const merged = [...first];
  for (const level of bases) {
    if (level.length === 0) continue;
    const names = new Set(merged.map((data) => data.name));
    merged.push(...inherited(level).filter((data) => usageOf(data).isRepeatable || !names.has(data.name)));
  }
  return merged;
}

const inherited = cachedWhole((attributes: readonly AttributeData[]): readonly AttributeData[] =>
  attributes.filter((data) => usageOf(data).isInherited),
);

function usageOf({ attributeClass }: AttributeData): AttributeUsage {
  return attributeClass === undefined ? usageUnlessSaid : usageOfClass(attributeClass.symbol);
}

interface AttributeUsage {
  readonly isInherited: boolean;
  readonly isRepeatable: boolean;
}

const usageUnlessSaid: AttributeUsage = { isInherited: true, isRepeatable: false };

/** `[AttributeUsage]` of the class, or of the nearest base that has one. */
const usageOfClass = cachedWhole((symbol: NamedTypeSymbol): AttributeUsage => {
  for (const { attributes } of classLevels(symbol)) {
    const usage = attribute(attributes, "System.AttributeUsage");
    if (usage === undefined) continue;
    return {
      isInherited: boolOf(namedArgument(usage, "Inherited")) !== false,
      isRepeatable: boolOf(namedArgument(usage, "AllowMultiple")) === true,
    };
  }
  return usageUnlessSaid;
});
