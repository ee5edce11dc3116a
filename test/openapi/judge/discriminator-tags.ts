/** How a discriminator names the schemas that it tells apart. */
import { type JsonObject, objectOf, textOf } from "./json.js";

/** The property that holds the tag: 2.0 writes its name alone. */
export function tagProperty(discriminator: unknown): string | undefined {
  return textOf(discriminator) ?? textOf(objectOf(discriminator).propertyName);
}

/** The tag of the schema behind a reference: what the mapping or the schema says, else its name. */
export function tagOf(discriminator: unknown, reference: string, schema: JsonObject): string {
  const name = reference.split("/").at(-1) ?? reference;
  for (const [tag, target] of Object.entries(objectOf(objectOf(discriminator).mapping)))
    if (target === reference || target === name) return tag;
  return textOf(schema["x-ms-discriminator-value"]) ?? name;
}
