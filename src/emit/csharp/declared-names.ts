import type { Contract } from "../../contract/contract.js";
import { csharpTypeParametersOf, type TypeDeclaration } from "../../contract/type-declaration.js";
import type { TypeId } from "../../contract/type-use.js";
import { csharpIdentifier } from "../text/csharp.js";

/** Where a declared type is found. */
export interface DeclaredName {
  readonly namespace: string;
  /** With its containing types: `Order.Line`. */
  readonly path: string;
  readonly isValueType: boolean;
  readonly isObsolete: boolean;
  /** A type that is declared elsewhere: the framework's, or the server's own. */
  readonly isExternal: boolean;
  /** How an external one is written, where that is decided; `short` with a `using`. Undefined: in full where its name is taken. */
  readonly spelling?: "short" | "full";
}

/** What the whole output declares: for telling a name of ours from one of the framework's, and two of ours from each other. */
export interface DeclaredNames {
  /** Names that mean something of the output when written alone. */
  readonly simpleNames: { has(name: string): boolean };
  /** Names of several types, or of a type and a part of a namespace. */
  readonly ambiguousNames: ReadonlySet<string>;
  /** Names of types inside types, which are nearer than anything of a namespace. */
  readonly nestedNames: ReadonlySet<string>;
  readonly get: (id: TypeId) => DeclaredName | undefined;
}

export function declaredNames(
  contract: Contract,
  inputs: readonly string[],
  /** A concrete base's own shape is the union's class: it is written under the union's name. */
  unionOfBase: ReadonlyMap<TypeId, TypeDeclaration>,
): DeclaredNames {
  const places = new Map<string, Set<string>>();
  const add = (name: string, namespace: string): void => {
    const place = places.get(name);
    if (place === undefined) places.set(name, new Set([namespace]));
    else place.add(namespace);
  };
  const declaredHere = contract.types.filter((type) => type.external !== true);
  const nestedNames = new Set<string>();
  for (const { containingTypes, csharpName, namespace } of declaredHere) {
    add(containingTypes[0] ?? csharpName, namespace);
    if (containingTypes.length === 0) continue;
    nestedNames.add(csharpName);
    add(csharpName, [namespace, ...containingTypes].join("+"));
  }
  for (const { csharpName, namespace } of contract.services) add(csharpName, namespace);
  const segments = new Set([...declaredHere, ...contract.services].flatMap(({ namespace }) => namespace.split(".")));
  const names = new Map<TypeId, DeclaredName>(
    contract.types.map((type) => {
      const shown = unionOfBase.get(type.id) ?? type;
      return [
        type.id,
        {
          namespace: shown.namespace,
          path: [...shown.containingTypes, shown.csharpName].map(csharpIdentifier).join("."),
          isValueType: isDeclaredValueType(type),
          isObsolete: shown.deprecated !== undefined,
          isExternal: shown.external === true,
        },
      ];
    }),
  );
  return {
    simpleNames: new Set([...places.keys(), ...inputs]),
    ambiguousNames: new Set(
      [...places].filter(([name, where]) => where.size > 1 || segments.has(name)).map(([name]) => name),
    ),
    nestedNames,
    get: (id) => names.get(id),
  };
}

export function isDeclaredValueType(type: TypeDeclaration): boolean {
  if (type.kind === "enum" || (type.kind === "union" && type.isCSharpUnion === true)) return true;
  return (
    (type.kind === "object" || type.kind === "brand") &&
    (type.csharpKind === "struct" || type.csharpKind === "recordStruct")
  );
}

/** `PagedResult<T>`, as its declaration writes it. */
export function declaredTitle(type: TypeDeclaration): string {
  const parameters = csharpTypeParametersOf(type).map(csharpIdentifier);
  return `${csharpIdentifier(type.csharpName)}${parameters.length === 0 ? "" : `<${parameters.join(", ")}>`}`;
}
