/** The names that an adopted file writes: the server's own types, and types that have no C# class yet. */
import type { ServerNames } from "../../../contract/names/server-names.js";
import type { Operation } from "../../../contract/operation.js";
import {
  type TypeDeclaration,
  typeParameterDefaultsOf,
  typeParametersOf,
  usesOf,
} from "../../../contract/type-declaration.js";
import { mapUse, type TypeId, type TypeUse, visitUses } from "../../../contract/type-use.js";
import { answeredUses, sentUses } from "../../../contract/used-types.js";
import { csharpIdentifier } from "../../text/csharp.js";
import { type DeclaredName, type DeclaredNames, isDeclaredValueType } from "../declared-names.js";

/** A type that has no C# class: an anonymous object, or the bodies of one status together. */
export function isMade({ id, location }: TypeDeclaration): boolean {
  return location === undefined && /<[^<>]*>$/.test(id);
}

/** The types that the C# of an operation names. */
export function typesNamedBy(
  operation: Operation,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
): readonly TypeDeclaration[] {
  return typesNamedIn([...sentUses(operation), ...answeredUses(operation)], types);
}

/** Those in the uses, and those that the ones without a class are made of. */
export function typesNamedIn(
  uses: readonly TypeUse[],
  types: ReadonlyMap<TypeId, TypeDeclaration>,
): readonly TypeDeclaration[] {
  const declarations = new Map<TypeId, TypeDeclaration>();
  const pending = [...uses];
  for (let use = pending.pop(); use !== undefined; use = pending.pop()) {
    visitUses(use, (inner) => {
      const type = inner.kind === "reference" ? types.get(inner.id) : undefined;
      if (type === undefined || declarations.has(type.id)) return;
      declarations.set(type.id, type);
      if (isMade(type)) pending.push(...usesOf(type));
    });
  }
  return [...declarations.values()];
}

/** Types of the server under their own names, made ones under their names in the adopted namespace. */
export function adoptedNames(
  types: Iterable<TypeDeclaration>,
  made: ReadonlyMap<TypeId, string>,
  classes: readonly string[],
  namespace: string,
  server: ServerNames,
): DeclaredNames {
  const takenNames = new Set([...made.values(), ...classes]);
  const names = new Map<TypeId, DeclaredName>();
  for (const type of types) {
    const { containingTypes, csharpName, id } = type;
    const shared = { isValueType: isDeclaredValueType(type), isObsolete: type.deprecated !== undefined };
    const name = made.get(id);
    if (name !== undefined) {
      names.set(id, { ...shared, namespace, path: csharpIdentifier(name), isExternal: false });
      continue;
    }
    const path = [...containingTypes, csharpName].map(csharpIdentifier).join(".");
    const isHidden = server.isAmbiguous(id) || takenNames.has(containingTypes[0] ?? csharpName);
    const spelling = isHidden ? "full" : "short";
    names.set(id, { ...shared, namespace: type.namespace, path, isExternal: true, spelling });
  }
  return {
    simpleNames: { has: (name) => takenNames.has(name) || server.isVisible(name) },
    ambiguousNames: new Set(),
    nestedNames: new Set(),
    get: (id) => names.get(id),
  };
}

/** Only TypeScript has the type parameters that mean `T?`. */
export function csharpUse(use: TypeUse, types: ReadonlyMap<TypeId, TypeDeclaration>): TypeUse {
  return mapUse(use, (one) => {
    const declaration = one.kind === "reference" ? types.get(one.id) : undefined;
    if (one.kind !== "reference" || declaration === undefined) return one;
    const defaults = typeParameterDefaultsOf(declaration);
    const parameters = typeParametersOf(declaration);
    return { ...one, typeArguments: one.typeArguments.filter((_, at) => !defaults.has(parameters[at] ?? "")) };
  });
}
