/** Attributes as reflection gives them with `inherit: true`: those of the base, unless the derived one repeats them. */
import { cachedWhole } from "../../../caching/cache.js";
import { allInterfaces, baseTypes } from "../../../csharp/binding/index.js";
import type { AttributeData, MethodSymbol, NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";

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

/** An attribute with `AllowMultiple` adds to the base's; any other replaces it. Compared by name, that is the same here. */
function merge(levels: readonly (readonly AttributeData[])[]): readonly AttributeData[] {
  const merged: AttributeData[] = [];
  for (const level of levels) {
    if (level.length === 0) continue;
    const names = new Set(merged.map((data) => data.name));
    merged.push(...level.filter((data) => repeatable.has(data.name) || !names.has(data.name)));
  }
  return merged;
}

const repeatable = new Set(["ProducesResponseType", "Authorize"]);
