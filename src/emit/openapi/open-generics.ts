import { tenonKeys } from "../../contract/tenon-keys.js";
import {
  csharpFullName,
  csharpTypeParametersOf,
  type TypeDeclaration,
  typeParameterDefaultsOf,
} from "../../contract/type-declaration.js";
import { someUse, substituteUse, type TypeId, type TypeUse } from "../../contract/type-use.js";
import { type JsonObject, nonEmptyOf, object } from "../text/json.js";

/**
 * The parts of a generic type that use its type parameters, as declared. One instantiation does not
 * tell: in `Page<int>` the items and the total are both integers.
 */
export function openParts(
  declaration: TypeDeclaration,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
  closed: (use: TypeUse) => JsonObject,
): { readonly properties?: JsonObject | undefined; readonly variants?: readonly JsonObject[] } {
  // `T?` may have a parameter of its own, which C# does not know of.
  const defaults = typeParameterDefaultsOf(declaration);
  const open = (use: TypeUse): JsonObject => openUse(substituteUse(use, defaults), types, closed);
  if (declaration.kind === "object") {
    const parts = declaration.properties.filter(({ type }) => isOpen(type));
    return { properties: nonEmptyOf(parts.map(({ name, type }) => [name, open(type)])) };
  }
  return declaration.kind === "union" ? { variants: declaration.variants.map(({ type }) => open(type)) } : {};
}

function isOpen(use: TypeUse): boolean {
  return someUse(use, ({ kind }) => kind === "typeParameter");
}

function openUse(
  use: TypeUse,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
  closed: (use: TypeUse) => JsonObject,
): JsonObject {
  if (!isOpen(use)) return closed(use);
  const open = (inner: TypeUse): JsonObject => openUse(inner, types, closed);
  switch (use.kind) {
    case "typeParameter":
      return { [tenonKeys.parameter]: use.name };
    case "nullable":
      return { ...open(use.inner), [tenonKeys.nullable]: true };
    case "array":
      return object({
        type: "array",
        items: open(use.element),
        [tenonKeys.collection]: use.collection === "List" ? undefined : use.collection,
      });
    case "map":
      return object({
        type: "object",
        additionalProperties: open(use.value),
        [tenonKeys.key]: use.key.kind === "primitive" && use.key.name === "string" ? undefined : open(use.key),
        [tenonKeys.collection]: use.collection === "Dictionary" ? undefined : use.collection,
      });
    case "reference": {
      const declaration = types.get(use.id);
      if (declaration === undefined) throw new Error(`The contract refers to ${use.id}, which it does not declare.`);
      return {
        [tenonKeys.type]: csharpFullName(declaration),
        [tenonKeys.arguments]: use.typeArguments.slice(0, csharpTypeParametersOf(declaration).length).map(open),
      };
    }
    default:
      return closed(use);
  }
}
