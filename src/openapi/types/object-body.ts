import { isJsonType } from "../../contract/http/media-type.js";
import type { ObjectType, Property } from "../../contract/type-declaration.js";
import { nullable, primitive, type TypeUse, withoutNull } from "../../contract/type-use.js";
import { withoutEmpty, withoutUndefined } from "../../contract/without-undefined.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { get, getSequence, isMap, type Node, placeOf } from "../document/node.js";
import { NameSet, objectMembers, partName, pascalCase } from "../naming/names.js";
import { isNullRefused, waysWithNull } from "../schemas/choices.js";
import { isOneWay } from "../schemas/one-way.js";
import { constraintsFor } from "../schemas/schema-keywords.js";
import { isAnnotation, isNullSchema, type SchemaView } from "../schemas/schema-view.js";
import { schemaExample } from "./annotated-use.js";
import { tellMissingType } from "./missing-type.js";
import { inexpressible, type SchemaNotes } from "./notes.js";
import { additionalType, tellOdd } from "./object-parts.js";
import type { SchemaReading } from "./schema-reading.js";
import { emptyWhereMissing, type Mode, mayBeMissing, neverNull, type SchemaUse, typeWithNull } from "./schema-use.js";
import { textWhereUnread } from "./unread-example.js";

/** The content types that a multipart form's `encoding` gives its parts. */
export type PartEncodings = ReadonlyMap<string, string>;

export function objectBody(
  reading: SchemaReading,
  view: SchemaView,
  csharpName: string,
  mode: Mode,
  notes: SchemaNotes,
  encodings?: PartEncodings,
): Pick<ObjectType, "kind" | "csharpKind" | "typeParameters" | "properties" | "additional" | "closed"> {
  const taken = new NameSet([...recordMembers, csharpName]);
  const properties: Property[] = [];
  const seen = new Map<string, Property>();
  for (const [name, node] of view.properties) {
    if (!isMap(node) && typeof node !== "boolean") {
      const at = placeOf(view.node);
      reading.sink.report(diagnostic("partMalformed", at, { what: `The property ${name}`, expected: "a schema" }));
      notes.push(`the property ${name} is not a schema`);
      continue;
    }
    if (node === false) {
      inexpressible(reading.sink, notes, placeOf(view.node), "properties", `${name} must not be there`);
      continue;
    }
    // ASP.NET reads JSON without regard to case, and refuses a type with two properties that differ in nothing else.
    const folded = name.toLowerCase();
    const other = seen.get(folded);
    if (other !== undefined) {
      const consequence = `${name} differs from ${other.name} in case alone, is left out, and is read as that`;
      const said: SchemaNotes = [];
      inexpressible(reading.sink, said, placeOf(view.node), "properties", consequence);
      notes.push(...said);
      properties[properties.indexOf(other)] = { ...other, notes: [...(other.notes ?? []), ...said] };
      continue;
    }
    const member = pascalCase(name).replace(/^_(?=\d)/, "Value") || "Member";
    const use = propertyUse(reading, node, partName(csharpName, name), mode, encodings?.get(name));
    const said: SchemaNotes = [];
    for (const choice of view.choices.filter((one) => one.items.some((way) => saysOf(way, name, node, reading))))
      inexpressible(reading.sink, said, placeOf(choice), "oneOf", `what its ways say of ${name} is not checked`);
    const isDemanded = mode !== "json" && use.part === undefined && view.required.has(name);
    const isNullTold = isDemanded && typeWithNull(use).kind === "nullable";
    const tellDemand = (what: string): void =>
      inexpressible(reading.sink, said, placeOf(view.node, "required"), "required", `${name} ${what}`);
    if (isDemanded && mayBeMissing(use)) tellDemand(emptyWhereMissing);
    if (isNullTold) tellDemand(neverNull);
    const demanded = isNullTold ? { ...use, type: withoutNull(use.type), nullable: false } : use;
    const read = property(reading, view, name, node, taken.take(member, `${member}Value`), demanded, mode);
    const written = said.length === 0 ? read : { ...read, notes: [...(read.notes ?? []), ...said] };
    seen.set(folded, written);
    properties.push(written);
  }
  for (const name of view.required) {
    if (view.properties.has(name)) continue;
    inexpressible(
      reading.sink,
      notes,
      placeOf(view.node, "required"),
      "required",
      `${name} is required, and no such key may be there`,
    );
  }
  tellMissingType(reading, view, "object", notes);
  tellOdd(reading, view, notes);
  for (const [keyword, count] of Object.entries(constraintsFor("object", view.constraints) ?? {}))
    inexpressible(reading.sink, notes, placeOf(view.node, keyword), keyword, `${count} is not checked`);
  for (const choice of view.choices.filter((one) => !one.items.every(isPlainObjectOrNull)))
    inexpressible(reading.sink, notes, placeOf(choice), "oneOf", "which properties go together is not checked");
  const additional = additionalType(reading, view, csharpName, mode, notes);
  return {
    kind: "object",
    csharpKind: "record",
    typeParameters: [],
    properties,
    ...withoutUndefined({ additional }),
    ...(view.additional === false && view.patterns === undefined ? { closed: true } : {}),
  };
}

/** Whether a way of a choice has a schema of its own for a property of the object around it. */
function saysOf(way: Node, name: string, node: Node, { views }: SchemaReading): boolean {
  const schema = isMap(way) ? views.viewOf(way).properties.get(name) : undefined;
  return schema !== undefined && schema !== node && !(isMap(schema) && schema.keys.every(isAnnotation));
}

/** A way that says nothing of the properties: any object, or null. */
function isPlainObjectOrNull(way: Node): boolean {
  return isNullSchema(way) || (isMap(way) && way.keys.every((key) => key === "type" || isAnnotation(key)));
}

/** What a property is; of a form, `contentType` is what `encoding` says of its part. */
function propertyUse(
  reading: SchemaReading,
  node: Node,
  hint: string,
  mode: Mode,
  contentType: string | undefined,
): SchemaUse {
  const read = reading.use(node, hint, mode);
  const use = mode === "json" || read.part !== undefined ? read : fieldUse(reading, node, read);
  if (contentType === undefined || mode !== "part") return use;
  if (isJsonType(contentType)) {
    const json = use.part === undefined ? reading.use(node, hint, "json") : use;
    return withoutNull(use.type).kind === "file" ? use : { ...json, part: contentType };
  }
  if (use.part === undefined) return use;
  const notes = [...use.notes];
  if (isMap(node))
    inexpressible(reading.sink, notes, placeOf(node), "encoding", `the part is ${contentType}, and is its text here`);
  const { part: _, ...rest } = use;
  return { ...rest, type: primitive("string"), notes };
}

/** ASP.NET reads a text from a field, and nothing into a JsonElement: without a type, a field is its text. */
function fieldUse(reading: SchemaReading, node: Node, use: SchemaUse): SchemaUse {
  const type = withoutNull(use.type);
  const item = type.kind === "array" ? withoutNull(type.element) : type;
  if (item.kind !== "unknown" || reading.tenon !== undefined) return use;
  const notes = [...use.notes];
  if (isMap(node)) inexpressible(reading.sink, notes, placeOf(node), "type", noTextType);
  const text = primitive("string");
  return { ...use, type: type.kind === "array" ? { ...type, element: text } : text, notes };
}

const noTextType = "no text of a form can carry it; it is its text here";

function property(
  reading: SchemaReading,
  view: SchemaView,
  name: string,
  node: Node,
  csharpName: string,
  written: SchemaUse,
  mode: Mode,
): Property {
  const presence = view.required.has(name) ? "required" : "optional";
  const whole = schemaExample(view.node);
  const use = textWhereUnread(reading, written, isMap(whole) ? get(whole, name) : undefined, node, mode);
  const { documentation, example, constraints, notes } = use;
  const type = presence === "optional" && isAnything(use.type) ? nullable(use.type) : typeWithNull(use);
  // Null is read there because people mean it, and never written where nothing does as well: read strictly, it is refused.
  const isLeftOut = presence === "optional" && type.kind === "nullable" && refusesNull(reading, node);
  const isAnswered = isOneWay(reading.views, node, "readOnly");
  const isSent = isOneWay(reading.views, node, "writeOnly");
  if (isAnswered && isSent && isMap(node))
    inexpressible(reading.sink, notes, placeOf(node), "readOnly", "it is `writeOnly` too; neither is read");
  const parts = isMap(node) ? (getSequence(node, "allOf")?.items ?? []) : [];
  if (isAnswered && isMap(node) && parts.some((part) => !isOneWay(reading.views, part, "readOnly")))
    inexpressible(reading.sink, notes, placeOf(node), "readOnly", onlyInPart);
  return {
    name,
    csharpName,
    type,
    sent: isAnswered && !isSent ? "absent" : presence,
    answered: isSent && !isAnswered ? "absent" : presence,
    ...withoutUndefined({
      constraints,
      default: use.part === undefined ? use.default : undefined,
      example,
      documentation,
    }),
    ...(isLeftOut ? { omitted: "null" } : {}),
    ...withoutUndefined({ part: use.part }),
    ...(use.deprecated === true ? { deprecated: {} } : {}),
    ...withoutEmpty({ notes }),
    ...(isMap(node) ? { location: placeOf(node) } : {}),
  };
}

const onlyInPart = "a part of `allOf` says so and another does not; a request need not have it";

function refusesNull({ views }: SchemaReading, node: Node): boolean {
  const target = views.target(node);
  if (!isMap(target)) return false;
  const view = views.viewOf(target);
  return isNullRefused(view, views) || waysWithNull(view, views) > 1;
}

/** Null is one of all the values that free-form JSON may be. */
function isAnything(type: TypeUse): boolean {
  return type.kind === "unknown" && type.shape === "any" && type.reason === "freeForm";
}

/** Names that every record has already, or that C# does not let it have. */
const recordMembers = [...objectMembers, "EqualityContract", "PrintMembers", "Clone", "Deconstruct"];
