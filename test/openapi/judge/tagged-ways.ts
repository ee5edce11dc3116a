/** The values by which a discriminator tells the ways of a choice apart. */
import { isObject, type JsonObject, listOf, objectOf, pointerPart, textOf } from "./json.js";
import { type References, referenceOf } from "./references.js";
import type { SchemaMerging } from "./schema-merging.js";

/** 2.0 names the property alone. */
export function discriminatorProperty(discriminator: unknown): string | undefined {
  return textOf(discriminator) ?? textOf(objectOf(discriminator).propertyName);
}

/** A way that says which values mark it. */
export function taggedWay(
  way: unknown,
  discriminator: unknown,
  references: References,
  merging: SchemaMerging,
): unknown {
  const property = discriminatorProperty(discriminator);
  const target = references.follow(way);
  if (property === undefined || !isObject(target)) return way;
  const { properties, oneOf, anyOf } = merging.merged(way);
  // The ways of a choice inside have tags of their own.
  if (oneOf !== undefined || anyOf !== undefined) return way;
  const declared = objectOf(properties)[property];
  const tags = tagsOf(way, target, discriminator, merging.merged(declared), references);
  if (tags.length === 0) return way;
  // Whatever `x-ms-enum` says of the property, its tags are values of their own.
  const values = { enum: tags, "x-ms-enum": {} };
  const marked =
    declared === undefined
      ? { properties: { [property]: { type: "string", ...values } }, required: [property] }
      : { properties: { [property]: values } };
  return { allOf: [marked, way] };
}

function tagsOf(
  way: unknown,
  target: JsonObject,
  discriminator: unknown,
  own: JsonObject,
  references: References,
): readonly unknown[] {
  const allowed = own.const !== undefined ? [own.const] : Array.isArray(own.enum) ? listOf(own.enum) : undefined;
  const isAllowed = (tag: unknown): boolean => allowed === undefined || allowed.includes(tag);
  const mapped = mappedTags(discriminator, target, references);
  const said = target["x-ms-discriminator-value"];
  const given = (mapped.length > 0 ? mapped : said === undefined ? [] : [said]).filter(isAllowed);
  if (given.length > 0) return given;
  const name = referenceOf(way)?.split("/").at(-1);
  if (allowed?.length === 1) return allowed;
  return name !== undefined && isAllowed(name) ? [name] : (allowed ?? []);
}

function mappedTags(discriminator: unknown, target: unknown, references: References): readonly string[] {
  return Object.entries(objectOf(objectOf(discriminator).mapping)).flatMap(([tag, written]) => {
    const name = String(written);
    const reference = /^[\w.-]+$/.test(name) ? `#/components/schemas/${name}` : name;
    return references.resolve(reference) === target ? [tag] : [];
  });
}

/** The named schemas that extend another by `allOf`, at any distance, as references to them. */
export function childrenByParent(references: References): ReadonlyMap<unknown, readonly unknown[]> {
  const { swagger, definitions, components } = references.document;
  const front = swagger === undefined ? "#/components/schemas/" : "#/definitions/";
  const schemas = objectOf(swagger === undefined ? objectOf(components).schemas : definitions);
  const found = new Map<unknown, unknown[]>();
  for (const [name, schema] of Object.entries(schemas))
    for (const parent of parentsOf(schema, references, new Set()))
      found.set(parent, [...(found.get(parent) ?? []), { $ref: `${front}${pointerPart(name)}` }]);
  return found;
}

function parentsOf(schema: unknown, references: References, found: Set<unknown>): ReadonlySet<unknown> {
  for (const member of listOf(objectOf(schema).allOf)) {
    const target = references.follow(member);
    if (target === schema || found.has(target) || referenceOf(member) === undefined) continue;
    found.add(target);
    parentsOf(target, references, found);
  }
  return found;
}
