/** What a class has for the methods of interfaces by which the framework calls it. */

import { allInterfaces } from "../../csharp/binding/index.js";
import type { MethodSymbol, NamedType } from "../../csharp/binding/symbols/symbols.js";
import { implementingMember } from "../../csharp/binding/types/implementations.js";

export interface InterfaceMethod {
  readonly method: MethodSymbol;
  /** The class or the interface that has its code. */
  readonly declaredIn: NamedType;
}

export function interfaceMethods(type: NamedType, interfaces: ReadonlySet<string>): readonly InterfaceMethod[] {
  return allInterfaces(type)
    .filter(({ symbol }) => interfaces.has(symbol.metadataName))
    .flatMap((declaredIn) =>
      declaredIn.symbol.members.flatMap((member) => {
        const own = member.kind === "method" ? implementingMember({ member, declaredIn }, type) : undefined;
        const method = own?.member;
        return own !== undefined && method?.kind === "method" && method.body !== undefined
          ? [{ method, declaredIn: own.declaredIn }]
          : [];
      }),
    );
}
