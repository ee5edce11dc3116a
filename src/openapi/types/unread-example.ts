import type { PrimitiveName, TypeUse } from "../../contract/type-use.js";
import { primitive, withoutNull } from "../../contract/type-use.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { get, getSequence, isMap, type MapNode, type Node, placeOf } from "../document/node.js";
import { isObject } from "../schemas/schema-kind.js";
import type { SchemaView } from "../schemas/schema-view.js";
import { inexpressible } from "./notes.js";
import type { SchemaReading } from "./schema-reading.js";
import type { Mode, SchemaUse } from "./schema-use.js";

/** Why C# does not read an example that its schema accepts; undefined where it does. */
export function unreadExample(value: Node, type: TypeUse, view: SchemaView | undefined): string | undefined {
  const inner = withoutNull(type);
  // Properties without `type: object` leave it open what else a value may be.
  const isOpen = inner.kind === "reference" && view !== undefined && view.types.length === 0 && isObject(view);
  if (isOpen && view.choices.length === 0 && value !== null && !isMap(value))
    return "it is not an object, and the schema is read as one";
  return undefined;
}

/** Why the C# type of a format does not read what the schema's own examples and default hold. It is text then. */
export function unreadSpelling(node: MapNode, name: PrimitiveName, mode: Mode): string | undefined {
  const examples = [get(node, "example"), get(node, "default"), ...(getSequence(node, "examples")?.items ?? [])];
  const unread = examples.find((value) => isUnread(value, name, mode));
  return unread === undefined ? undefined : unreadAs(unread, name);
}

/** A text where an example of the parameter or of the whole object holds what the type of the format does not read. */
export function textWhereUnread(
  { sink, views }: Pick<SchemaReading, "sink" | "views">,
  use: SchemaUse,
  example: Node | undefined,
  node: Node | undefined,
  mode: Mode,
): SchemaUse {
  const { type } = use;
  if (type.kind !== "primitive" || !isMap(node) || !isUnread(example, type.name, mode)) return use;
  const notes = [...use.notes];
  inexpressible(sink, notes, placeOf(node, "format"), "format", unreadAs(example, type.name));
  const target = views.target(node);
  const format = isMap(target) ? views.viewOf(target).format : undefined;
  return {
    ...use,
    type: primitive("string"),
    notes,
    constraints: { ...use.constraints, ...withoutUndefined({ format }) },
  };
}

/** Whether System.Text.Json refuses a text for a type, or what ASP.NET reads a text with where it is not in JSON. */
function isUnread(value: Node | undefined, name: PrimitiveName, mode: Mode): value is string {
  const reads = (mode === "json" ? undefined : readersOfText.get(name)) ?? readers.get(name);
  return typeof value === "string" && value !== "" && reads?.(value) === false;
}

function unreadAs(value: string, name: PrimitiveName): string {
  const type = typeNames.get(name) ?? name;
  return `${JSON.stringify(value)} is one of its examples, and ${type} does not read it, so that it is text`;
}

const typeNames: ReadonlyMap<PrimitiveName, string> = new Map<PrimitiveName, string>([
  ["guid", "Guid"],
  ["dateTimeOffset", "DateTimeOffset"],
  ["date", "DateOnly"],
  ["uri", "Uri"],
]);

const readers: ReadonlyMap<PrimitiveName, (text: string) => boolean> = new Map([
  ["guid", (text) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)],
  ["date", (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text)],
  [
    "dateTimeOffset",
    (text) =>
      /^\d{4}-\d\d-\d\d(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,16})?)?(?:Z|[+-]\d\d:\d\d)?)?$/.test(text) &&
      isDay(text.slice(0, 10)),
  ],
  ["uri", isAddress],
]);

/** `TryParse` knows more spellings than these; of a date in another order it takes the month for the day. */
const readersOfText: typeof readers = new Map([
  ["guid", (text) => /^[({]?[\da-f]{8}(-?)(?:[\da-f]{4}\1){3}[\da-f]{12}[)}]?$/i.test(text)],
  [
    "dateTimeOffset",
    (text) => /^\d{4}-\d\d-\d\d(?:[T ][\d:.]+ ?(?:Z|[+-]\d\d:?\d\d)?)?$/.test(text) && isDay(text.slice(0, 10)),
  ],
]);

/** The 30th of February is not a date. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && !text.startsWith("0000");
}

/** `https://...` is a URI by its grammar; System.Uri refuses a host with an empty label. */
function isAddress(text: string): boolean {
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(text)?.[1];
  const host = authority?.replace(/^.*@/, "").replace(/:\d*$/, "").replace(/\.$/, "");
  return host === undefined || !host.split(".").includes("") || host === "";
}
