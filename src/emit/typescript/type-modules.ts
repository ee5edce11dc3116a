import { camelCase } from "../../contract/camel-case.js";
import type { Contract } from "../../contract/contract.js";
import { freeName } from "../../contract/free-name.js";
import { compareOrdinal } from "../../contract/order.js";
import { safeBindingName } from "../../contract/reserved-words.js";
import { type TypeDeclaration, typeParametersOf, usesOf } from "../../contract/type-declaration.js";
import { type TypeId, visitUses } from "../../contract/type-use.js";
import { typeScriptIdentifier } from "../text/typescript-literal.js";

/** The module of `types/` that holds each declared type. */
export interface TypeModules {
  /** Module names without folder and suffix, in ordinal order. */
  readonly names: readonly string[];
  moduleOf(id: TypeId): string;
}

const commonModule = "common";

export function placeTypes(contract: Contract): TypeModules {
  const users = userCounts(contract.types);
  const places = new Map<TypeId, string>();
  const namespaceModules = new Set<string>();
  const generic: TypeDeclaration[] = [];

  for (const type of contract.types) {
    if (typeParametersOf(type).length > 0) {
      generic.push(type);
    } else if (type.kind === "enum" || type.kind === "brand" || (users.get(type.id) ?? 0) >= 2) {
      places.set(type.id, commonModule);
    } else {
      const module = namespaceModule(type.namespace);
      namespaceModules.add(module);
      places.set(type.id, module);
    }
  }

  // Some file systems do not tell `PagedResult` and `pagedresult` apart.
  const taken = new Set([...namespaceModules, commonModule].map((name) => name.toLowerCase()));
  for (const type of generic) {
    const module = freeModuleName(safeModuleName(camelCase(type.name)), taken);
    places.set(type.id, module);
  }

  return {
    names: [...new Set(places.values())].sort(compareOrdinal),
    moduleOf(id) {
      const module = places.get(id);
      if (module === undefined) throw new Error(`The contract refers to ${id}, which it does not declare.`);
      return module;
    },
  };
}

/** A file's name that is free where file systems do not tell upper from lower case; the result is taken from then on. */
export function freeModuleName(wanted: string, taken: Set<string>): string {
  const free = freeName(wanted.toLowerCase(), taken);
  return wanted + free.slice(wanted.length);
}

/** How many other types refer to each type. */
function userCounts(types: readonly TypeDeclaration[]): ReadonlyMap<TypeId, number> {
  const counts = new Map<TypeId, number>();
  for (const type of types) {
    const referred = new Set<TypeId>();
    for (const use of usesOf(type)) {
      visitUses(use, (inner) => {
        if (inner.kind === "reference" || inner.kind === "enumNames") referred.add(inner.id);
      });
    }
    referred.delete(type.id);
    for (const id of referred) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function namespaceModule(namespace: string): string {
  if (namespace === "") return "global";
  return safeModuleName(camelCase(namespace.slice(namespace.lastIndexOf(".") + 1)));
}

function safeModuleName(name: string): string {
  const folded = name.toLowerCase();
  return typeScriptIdentifier(folded === "index" || folded === commonModule ? `${name}_` : safeBindingName(name));
}
