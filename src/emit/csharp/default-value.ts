import type { JsonValue } from "../../contract/json-value.js";
import type { TypeDeclaration } from "../../contract/type-declaration.js";
import type { TypeId, TypeUse } from "../../contract/type-use.js";
import { csharpIdentifier } from "../text/csharp.js";
import { constantText } from "./type-text.js";

/** A default as an initialiser; undefined where the type has no such constant. `attribute`: also as `[DefaultValue]`. */
export interface DefaultText {
  readonly initializer: string;
  readonly attribute: string | undefined;
}

export function defaultText(
  value: JsonValue,
  type: TypeUse,
  types: ReadonlyMap<TypeId, TypeDeclaration>,
  enumName: (id: TypeId) => string,
): DefaultText | undefined {
  const inner = type.kind === "nullable" ? type.inner : type;
  if (value === null) return type.kind === "nullable" ? { initializer: "null", attribute: undefined } : undefined;
  if (inner.kind === "primitive") return primitiveDefault(value, inner);
  if (inner.kind === "literal") {
    const constant = value === inner.value ? constantText(inner.value, inner) : undefined;
    return constant === undefined ? undefined : { initializer: constant, attribute: constant };
  }
  if (inner.kind === "array" && Array.isArray(value)) {
    const items = value.map((item: JsonValue) => defaultText(item, inner.element, types, enumName)?.initializer);
    return items.some((item) => item === undefined)
      ? undefined
      : { initializer: `[${items.join(", ")}]`, attribute: undefined };
  }
  if (inner.kind !== "reference") return undefined;
  const declaration = types.get(inner.id);
  if (declaration?.kind === "enum") {
    const member = declaration.members.find((other) => other.name === String(value));
    const written = `${enumName(inner.id)}.${csharpIdentifier(member?.csharpName ?? "")}`;
    return member === undefined ? undefined : { initializer: written, attribute: written };
  }
  if (declaration?.kind === "brand" && typeof value === "string")
    return { initializer: `new(${constantText(value, { kind: "primitive", name: "string" })})`, attribute: undefined };
  return undefined;
}

function primitiveDefault(value: JsonValue, type: Extract<TypeUse, { kind: "primitive" }>): DefaultText | undefined {
  if (type.name === "string" || type.name === "boolean") {
    if (typeof value !== type.name) return undefined;
  } else if (typeof value !== "number") return undefined;
  if (value === null || typeof value === "object") return undefined;
  const constant = constantText(value, type);
  if (constant === undefined) return undefined;
  return { initializer: constant, attribute: type.name === "decimal" ? undefined : constant };
}
