import { essenceOf, isJsonType } from "../../contract/http/media-type.js";

/** What kind of body a media type is. */
export type BodyKind = "json" | "form" | "multipart" | "text" | "xml" | "binary";

export function bodyKind(mediaType: string): BodyKind {
  const type = essenceOf(mediaType);
  if (/^application\/(?:x-ndjson|jsonl|json-seq|json-lines)/.test(type)) return "text";
  if (isJsonType(type) || type === "") return "json";
  if (type === "application/x-www-form-urlencoded") return "form";
  // ASP.NET reads no other multipart body as a form.
  if (type === "multipart/form-data" || type === "multipart/*") return "multipart";
  if (type === "application/xml" || type === "text/xml" || type.endsWith("+xml")) return "xml";
  if (type.startsWith("text/") || /^application\/(?:javascript|graphql|x?-?yaml|sql|csv|x-sh)/.test(type))
    return "text";
  return "binary";
}

/** Whether a contract may declare it: a type and a subtype (RFC 9110, section 8.3.1), or a range such as `image/*`. */
export function isDeclarable(mediaType: string): boolean {
  return /^(?:\*\/\*|[\w.+!#$&^-]+\/(?:\*(?:\+[\w.-]+)?|[\w.+!#$&^-]+))(?:\s*;\s*[\w.+!#$&^-]+=(?:[\w.+!#$&^/:-]+|"[^"\\]*"))*$/.test(
    mediaType.trim(),
  );
}
