/** The methods of the project that a call of an interface's or an abstract method may reach. */
import { cachedBy } from "../../caching/cache.js";
import { groupedBy } from "../../collections/lists-by-key.js";
import { derivesFrom } from "../../csharp/binding/index.js";
import type { MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { type SourceProjects, sourceTypes } from "../source-projects.js";
import { typesDerivedFrom } from "./derived-types.js";

export function methodImplementations(workspace: SourceProjects): (method: MethodSymbol) => readonly MethodSymbol[] {
  let byName: Map<string, MethodSymbol[]> | undefined;
  /** What derives from a type of an assembly may do so by another type of an assembly. */
  const implementationsOfForeign = (method: MethodSymbol): readonly MethodSymbol[] => {
    byName ??= methodsByName(sourceTypes(workspace));
    return (byName.get(method.name) ?? []).filter(
      ({ containingType }) =>
        containingType !== method.containingType && derivesFrom(selfType(containingType), method.containingType),
    );
  };
  return cachedBy((method: MethodSymbol): readonly MethodSymbol[] => {
    const { containingType, name, parameters } = method;
    if (containingType.typeKind !== "interface" && !method.isAbstract) return [];
    const methods =
      containingType.origin === "source"
        ? typesDerivedFrom(workspace, containingType).flatMap((type) => methodsOf(type, name))
        : implementationsOfForeign(method);
    return methods.filter((one) => one.parameters.length === parameters.length && one.body !== undefined);
  });
}

function methodsOf({ members }: NamedTypeSymbol, name?: string): readonly MethodSymbol[] {
  return members.filter(
    (member): member is MethodSymbol =>
      (name === undefined || member.name === name) && member.kind === "method" && !member.isAbstract,
  );
}

function methodsByName(types: readonly NamedTypeSymbol[]): Map<string, MethodSymbol[]> {
  return groupedBy(
    types.flatMap((type) => methodsOf(type)),
    (method) => method.name,
  );
}
