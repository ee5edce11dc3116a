import type { Contract } from "../../contract/contract.js";
import { freeName } from "../../contract/free-name.js";
import { camelCase } from "../../contract/names/camel-case.js";
import { cutName } from "../../contract/names/cut-name.js";
import { safeBindingName } from "../../contract/names/reserved-words.js";
import { compareOrdinal } from "../../contract/order.js";
import { type TypeDeclaration, typeParametersOf } from "../../contract/type-declaration.js";
import type { TypeId } from "../../contract/type-use.js";
import { typesInside } from "../../contract/used-types.js";
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
  const generic: TypeDeclaration[] = [];
  const plain: TypeDeclaration[] = [];

  for (const type of contract.types) {
    if (typeParametersOf(type).length > 0) {
      generic.push(type);
    } else if (type.kind === "enum" || type.kind === "brand" || (users.get(type.id) ?? 0) >= 2) {
      places.set(type.id, commonModule);
    } else {
      plain.push(type);
    }
  }

  // Some file systems do not tell `PagedResult` and `pagedresult` apart.
  const spellings = namespaceSpellings(plain);
  for (const type of plain) {
    const module = namespaceModule(type.namespace);
    places.set(type.id, spellings.get(module.toLowerCase()) ?? module);
  }
  const taken = new Set([...spellings.keys(), commonModule]);
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

/** One spelling for the modules of namespaces that differ only in case (`Users.DTOs`, `Teams.Dtos`): they share a file. */
function namespaceSpellings(types: readonly TypeDeclaration[]): ReadonlyMap<string, string> {
  const modules = [...new Set(types.map((type) => namespaceModule(type.namespace)))].sort(compareOrdinal);
  return new Map(modules.map((module) => [module.toLowerCase(), module]));
}

/** A file's name that is free where file systems do not tell upper from lower case; the result is taken from then on. */
export function freeModuleName(preferred: string, taken: Set<string>): string {
  const name = cutName(preferred);
  const free = freeName(name.toLowerCase(), taken);
  return name + free.slice(name.length);
}

/** How many other types refer to each type. */
function userCounts(types: readonly TypeDeclaration[]): ReadonlyMap<TypeId, number> {
  const counts = new Map<TypeId, number>();
  for (const type of types) {
    for (const id of typesInside(type)) if (id !== type.id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function namespaceModule(namespace: string): string {
  if (namespace === "") return "global";
  return safeModuleName(cutName(camelCase(namespace.slice(namespace.lastIndexOf(".") + 1))));
}

function safeModuleName(name: string): string {
  const folded = name.toLowerCase();
  return typeScriptIdentifier(folded === "index" || folded === commonModule ? `${name}_` : safeBindingName(name));
}
