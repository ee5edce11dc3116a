/** What a schema is put together from, and which of its parts speak of a key. */
import type { DocumentSchemas } from "./document-schemas.js";
import { isObject, type JsonObject, listOf, objectOf } from "./json.js";

/** A schema with everything that it is put together from; for a value, also with what the value's tag says that it is. */
export function membersOf(
  document: DocumentSchemas,
  schema: unknown,
  value?: unknown,
  found: JsonObject[] = [],
): readonly JsonObject[] {
  const target = document.follow(schema);
  if (!isObject(target) || found.includes(target)) return found;
  found.push(target);
  const parts = [target.allOf, target.oneOf, target.anyOf].flatMap(listOf);
  for (const part of [...parts, ...document.childrenNamed(target, value)]) membersOf(document, part, value, found);
  return found;
}

/** The schemas that speak of a key of an object, or of the items of a list; beside a reference too. */
export function schemasOfKey(
  document: DocumentSchemas,
  members: readonly JsonObject[],
  value: unknown,
  key: string | number,
): readonly JsonObject[] {
  const found = members.flatMap((member) => {
    if (Array.isArray(value)) return [member.items];
    const properties = objectOf(member.properties);
    return [Object.hasOwn(properties, key) ? properties[key] : member.additionalProperties];
  });
  return found.filter(isObject).flatMap((one) => [one, ...membersOf(document, one)]);
}
