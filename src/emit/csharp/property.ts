import type { Property, TypeDeclaration } from "../../contract/type-declaration.js";
import { nullable, primitive, someUse, type TypeId, type TypeUse } from "../../contract/type-use.js";
import { csharpIdentifier } from "../text/csharp.js";
import { propertyAttributes } from "./property-attributes.js";
import { type PropertyContext, shapeOf } from "./property-shape.js";
import { documentationLines, documentationWith, noteLines } from "./source-file.js";

/**
 * One property; with `binding`, one parameter, which is never JSON. Required, nullable and optional stay apart:
 * `required T`, `required T?`, optional `T?` that is never written as null, optional `T?` that may be null, optional `T` with a default.
 */
export function propertyLines(
  property: Property,
  context: PropertyContext,
  binding?: readonly string[],
): readonly string[] {
  const { isInterface = false, names } = context;
  const notes = [...(property.notes ?? [])];
  const shape = shapeOf(property, context, binding !== undefined, notes);
  const { type, isReadOnly, isWriteOnly, isRequired, initializer } = shape;
  const attributes = propertyAttributes(property, shape, context, binding, notes);
  if (context.boundFrom === "form" && property.part === undefined && holdsObject(property.type, context.types))
    notes.push(
      `keys in brackets (${property.name}[key]); in a form they are ${property.name}.key, as ASP.NET binds them`,
    );
  names.tell(notes.slice(property.notes?.length ?? 0), property.name, property.location);

  const valueText = names.type(property.part === undefined ? type : partText(type));
  const typeText = shape.isOptionalValue ? `${names.framework("Tenon", "Optional")}<${valueText}>` : valueText;
  const name = csharpIdentifier(property.csharpName);
  const accessors = !isInterface ? "get; init;" : isReadOnly ? "get;" : isWriteOnly ? "set;" : "get; set;";
  const declaration = isInterface
    ? `${typeText} ${name} { ${accessors} }`
    : `public ${isRequired ? "required " : ""}${typeText} ${name} { ${accessors} }`;
  return [
    ...documentationLines(documentationWith(property.documentation, property.example, property.type)),
    ...noteLines(notes),
    ...attributes,
    initializer === undefined || isInterface ? declaration : `${declaration} = ${initializer};`,
  ];
}

/** The text of a part of JSON, or a list of them. */
function partText(type: TypeUse): TypeUse {
  if (type.kind === "nullable") return nullable(partText(type.inner));
  return type.kind === "array" ? { ...type, element: primitive("string") } : primitive("string");
}

function holdsObject(type: TypeUse, types: ReadonlyMap<TypeId, TypeDeclaration>): boolean {
  return someUse(type, (use) => use.kind === "reference" && types.get(use.id)?.kind === "object");
}
