import { isJsonType, isRange } from "../../contract/http/media-type.js";
import { withoutNull } from "../../contract/type-use.js";
import { getBoolean, getMap, getString, hasKey, isMap, mapEntries, type Node } from "../document/node.js";
import { constraintsFor } from "../schemas/schema-keywords.js";
import type { SchemaUse } from "../types/schema-use.js";
import type { ContentDescription } from "../versions/dialect.js";
import { type BodyKind, bodyKind } from "./media-types.js";
import { type OperationReading, tell } from "./operation-reading.js";

/** What the content of a body or a response says that C# has no place for. */

/** A part is JSON, or has the type of its file, or none: C# has no place for another, for its headers, or for a style. */
export function tellEncoding(reading: OperationReading, { node }: ContentDescription): void {
  for (const [name, part] of mapEntries(getMap(node, "encoding"))) {
    const said = (what: string): void => tell(reading, part, `the part ${name} ${what}`, reading.notes);
    const contentType = getString(part, "contentType");
    if (contentType !== undefined && !isJsonType(contentType.trim()))
      said(`is declared as ${contentType}, which is not checked`);
    const headers = getMap(part, "headers")?.keys ?? [];
    if (headers.length > 0) said(`has headers of its own (${headers.join(", ")}), which are not read`);
    const style = getString(part, "style") ?? "form";
    if (style !== "form" || getBoolean(part, "explode") === false)
      said(`is written in the style ${style}, not exploded, where ASP.NET reads a repeated key`);
  }
}

/** A form that is not an object with properties is handed over whole. */
export function tellFields(reading: OperationReading, { node, schema }: ContentDescription, use: SchemaUse): void {
  if (withoutNull(use.type).kind === "reference" || schema === undefined) return;
  tell(
    reading,
    node,
    "the form is read with whatever fields it has; its schema is not part of the contract",
    reading.notes,
  );
}

/** The values of a list in a form of 2.0 are joined, unless it says otherwise; ASP.NET reads a repeated key. */
export function tellJoinedFields(reading: OperationReading, { schema }: ContentDescription): void {
  if (reading.context.dialect.version !== "2.0" || !isMap(schema)) return;
  for (const [name, field] of mapEntries(getMap(schema, "properties"))) {
    if (getString(field, "in") !== "formData" || getString(field, "type") !== "array") continue;
    const format = getString(field, "collectionFormat") ?? "csv";
    if (format === "multi") continue;
    tell(reading, field, `the values of ${name} are joined (${format}), where ASP.NET repeats the key`, reading.notes);
  }
}

/** A plain text cannot carry its own limits, and is not a number. */
export function tellText(
  reading: OperationReading,
  { node, schema, mediaType }: ContentDescription,
  what: string,
): void {
  const { types } = reading.context;
  const target = schema === undefined || types.tenon !== undefined ? undefined : types.views.target(schema);
  if (!isMap(target)) return;
  const view = types.views.viewOf(target);
  const type = view.types[0] ?? "string";
  if (type !== "string") tell(reading, node, `${what} of ${mediaType} is ${type}, and is text here`, reading.notes);
  const limits = Object.entries(constraintsFor("string", view.constraints) ?? {}).map(
    ([key, value]) => `${key} ${value}`,
  );
  const values = (view.values ?? []).map((value) => JSON.stringify(value));
  const words = [...limits, ...(values.length === 0 ? [] : [`one of ${values.join(", ")}`])];
  if (words.length > 0) tell(reading, node, `${what} is not checked (${words.join(", ")})`, reading.notes);
}

export function tellXml(
  reading: OperationReading,
  { schema, mediaType, node }: ContentDescription,
  what: string,
): void {
  if (schema === undefined) return;
  tell(reading, node, `${what} of ${mediaType} is text here; its schema is not part of the contract`, reading.notes);
}

/** Bytes have no shape: what the schema says of the parts of `multipart/mixed`, or of CBOR, is nowhere. */
export function tellBytes(
  reading: OperationReading,
  { node, schema, mediaType }: ContentDescription,
  what: string,
): void {
  const { types } = reading.context;
  const parts = ["encoding", "prefixEncoding", "itemEncoding"].filter((keyword) => hasKey(node, keyword));
  if (parts.length > 0)
    tell(
      reading,
      node,
      `${what} of ${mediaType} is bytes here; ${parts.join(", ")} of its parts is not read`,
      reading.notes,
    );
  const target = schema === undefined || types.tenon !== undefined ? undefined : types.views.target(schema);
  const view = isMap(target) ? types.views.viewOf(target) : undefined;
  if (view === undefined || view.types[0] === "string" || view.types[0] === "file") return;
  if (view.types.length === 0 && view.properties.size === 0 && view.choices.length === 0) return;
  tell(reading, node, `${what} of ${mediaType} is bytes here; its schema is not part of the contract`, reading.notes);
}

/** A body is only a type, with no place for its own limits. */
export function tellLimits(
  reading: OperationReading,
  { node }: ContentDescription,
  use: SchemaUse,
  what: string,
): void {
  const limits = Object.entries(use.constraints ?? {}).map(([key, value]) => `${key} ${value}`);
  if (limits.length === 0 || reading.context.types.tenon !== undefined) return;
  tell(reading, node, `${what} is not checked (${limits.join(", ")})`, reading.notes);
}

/** 3.2 describes each of the items that follow one another. */
export function tellSequence(
  reading: OperationReading,
  { node, mediaType, schema, itemSchema }: ContentDescription,
  what: string,
): void {
  if (itemSchema === undefined || schema !== undefined || reading.context.types.tenon !== undefined) return;
  tell(
    reading,
    node,
    `${what} of ${mediaType} is a sequence of items, which are handed over as they come`,
    reading.notes,
  );
}

/** ASP.NET reads a body into a type in one way. The document may name others. */
export function tellOtherKinds(
  reading: OperationReading,
  contents: readonly ContentDescription[],
  chosen: ContentDescription,
): void {
  if (reading.context.types.tenon !== undefined) return;
  const kind = bodyKind(chosen.mediaType);
  if (kind === "json" && isRange(chosen.mediaType))
    tell(
      reading,
      chosen.node,
      `a body of ${chosen.mediaType} is declared, and only JSON is read into the type`,
      reading.notes,
    );
  const isRead = (other: BodyKind): boolean => other === kind || (isForm(other) && isForm(kind)) || isRaw(kind);
  const others = contents.filter(({ mediaType }) => !isRead(bodyKind(mediaType))).map(({ mediaType }) => mediaType);
  if (others.length === 0) return;
  const what = `a body of ${others.join(", ")} is declared, and only ${chosen.mediaType} is read into the type`;
  tell(reading, chosen.node, what, reading.notes);
}

function isForm(kind: BodyKind): boolean {
  return kind === "form" || kind === "multipart";
}

/** Text and bytes are handed over as they come. */
function isRaw(kind: BodyKind): boolean {
  return kind === "text" || kind === "xml" || kind === "binary";
}

/** The limits and values of a response's header: the contract has its type. */
export function tellHeader(reading: OperationReading, node: Node, name: string, use: SchemaUse): void {
  const { format: _, ...said } = use.constraints ?? {};
  const words = Object.entries(said).map(([key, value]) => `${key} ${Array.isArray(value) ? value.join(", ") : value}`);
  if (words.length === 0 || !isMap(node) || reading.context.types.tenon !== undefined) return;
  tell(reading, node, `the response header ${name} is not checked (${words.join(", ")})`, reading.notes);
}
