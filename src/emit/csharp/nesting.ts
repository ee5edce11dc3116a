import type { Contract, Service } from "../../contract/contract.js";
import type { TypeDeclaration } from "../../contract/type-declaration.js";
import { csharpIdentifier } from "../text/csharp.js";
import { declaredTitle } from "./declared-names.js";
import { indentLines } from "./source-file.js";

/** Nested types: each has its own file, inside a partial declaration of the containing type. */
export interface Nesting {
  hasNested(outer: TypeDeclaration | Service): boolean;
  /** The lines of a type inside the parts of its containing types. */
  nested(type: TypeDeclaration, lines: readonly string[]): readonly string[];
}

export function nestingOf(contract: Contract): Nesting {
  const key = (namespace: string, names: readonly string[]): string => `${namespace} ${names.join("+")}`;
  const containers = new Set(
    contract.types.flatMap(({ containingTypes, namespace }) =>
      containingTypes.map((_, at) => key(namespace, containingTypes.slice(0, at + 1))),
    ),
  );
  const declared = new Map(
    contract.types.map((type) => [key(type.namespace, [...type.containingTypes, type.csharpName]), type]),
  );
  return {
    hasNested: (outer) => {
      const around = "containingTypes" in outer ? outer.containingTypes : [];
      return containers.has(key(outer.namespace, [...around, outer.csharpName]));
    },
    nested: (type, lines) => {
      let result = lines;
      for (let depth = type.containingTypes.length; depth > 0; depth--) {
        const names = type.containingTypes.slice(0, depth);
        const outer = declared.get(key(type.namespace, names));
        const title = outer === undefined ? csharpIdentifier(names.at(-1) ?? "") : declaredTitle(outer);
        result = [`public ${partOf(outer)} ${title}`, "{", ...indentLines(result), "}"];
      }
      return result;
    },
  };
}

/** Every part says what kind of type it is. One that no operation reaches is written as a class for the sake of what it holds. */
function partOf(outer: TypeDeclaration | undefined): string {
  if (outer?.kind === "object" || outer?.kind === "brand") {
    switch (outer.csharpKind) {
      case "recordStruct":
        return "partial record struct";
      case "record":
        return "partial record";
      default:
        return `partial ${outer.csharpKind}`;
    }
  }
  if (outer?.kind !== "union") return "static partial class";
  return outer.isCSharpUnion === true ? "partial union" : "partial record";
}
