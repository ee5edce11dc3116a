/** Bodies that are neither JSON nor bytes. The client has no writer for them, so the caller writes the text. */
import { isJsonType } from "../../contract/http/media-type.js";
import { nullable, type TypeUse, withoutNull } from "../../contract/type-use.js";
import type { Location } from "../../diagnostics/location.js";
import type { TypeTable } from "../types/type-table.js";

/** JSON first: it is what the client writes, whatever else the server reads. */
export function jsonFirst(mediaTypes: readonly string[]): readonly string[] {
  if (mediaTypes.length < 2) return mediaTypes;
  return [...mediaTypes.filter(isJsonType), ...mediaTypes.filter((type) => !isJsonType(type))];
}

/** The type of a text body: a string stays what it is, anything else is the text that the caller makes of it. */
export function textBodyType(
  table: TypeTable,
  type: TypeUse,
  about: { readonly operation: string; readonly mediaType: string; readonly location: Location | undefined },
): TypeUse {
  const inner = withoutNull(type);
  if (inner.kind === "primitive" && inner.name === "string") return type;
  const { operation, mediaType, location } = about;
  table.report("bodyNotJson", location, { operation, mediaType });
  const text: TypeUse = { kind: "primitive", name: "string" };
  return type.kind === "nullable" ? nullable(text) : text;
}
