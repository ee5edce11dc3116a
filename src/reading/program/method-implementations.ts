/** The methods of the project that a call of an interface's or an abstract method may reach. */
import { allInterfaces, baseTypes } from "../../csharp/binding/index.js";
import type { MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { type SourceProjects, sourceTypes } from "../source-projects.js";

export function methodImplementations(workspace: SourceProjects): (method: MethodSymbol) => readonly MethodSymbol[] {
  let byName: Map<string, MethodSymbol[]> | undefined;
  const candidates = (name: string): readonly MethodSymbol[] => {
    if (byName === undefined) {
      byName = new Map();
      for (const { members } of sourceTypes(workspace)) {
        for (const member of members) {
          if (member.kind !== "method" || member.isAbstract) continue;
          const known = byName.get(member.name);
          if (known === undefined) byName.set(member.name, [member]);
          else known.push(member);
        }
      }
    }
    return byName.get(name) ?? [];
  };
  return (method) => {
    const { containingType, parameters } = method;
    if (containingType.typeKind !== "interface" && !method.isAbstract) return [];
    return candidates(method.name).filter((one) => {
      if (one.parameters.length !== parameters.length || one.body === undefined) return false;
      const self = selfType(one.containingType);
      return [...baseTypes(self), ...allInterfaces(self)].some(({ symbol }) => symbol === containingType);
    });
  };
}
