/** `[ContractPart(typeof(T))]`: a field of a form whose text is the JSON of T. */
import { arrayOf, nullable, type TypeUse } from "../../../contract/type-use.js";
import type { AnnotatedType, AttributeData } from "../../../csharp/binding/symbols/symbols.js";
import { argument, attribute, stringOf, typeOf } from "../../attributes.js";
import type { TypePlace, TypeTable } from "../type-table.js";

export interface JsonPart {
  readonly type: AnnotatedType;
  readonly mediaType: string;
}

export function jsonPartOf(attributes: readonly AttributeData[]): JsonPart | undefined {
  const data = attribute(attributes, "Tenon.ContractPart");
  const type = data === undefined ? undefined : typeOf(argument(data, "type", 0));
  if (data === undefined || type === undefined) return undefined;
  return { type, mediaType: stringOf(argument(data, "mediaType", 1)) ?? "application/json" };
}

/** The type of what the text holds: of a list of texts, a list; of one that may be null, that or null. */
export function partUse(table: TypeTable, text: TypeUse, part: JsonPart, place: TypePlace): TypeUse {
  if (text.kind === "nullable") return nullable(partUse(table, text.inner, part, place));
  if (text.kind === "array") return { ...arrayOf(partUse(table, text.element, part, place)), ...listOf(text) };
  return table.use(part.type, place);
}

function listOf(text: Extract<TypeUse, { kind: "array" }>): Partial<Extract<TypeUse, { kind: "array" }>> {
  const { element: _, ...list } = text;
  return list;
}
