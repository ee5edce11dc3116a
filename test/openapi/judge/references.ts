import { decoded, isObject, type JsonObject, listOf, memberOf, objectOf, pointerKey } from "./json.js";

const annotations: ReadonlySet<string> = new Set(["description", "title", "example", "examples", "deprecated"]);

/** What references of a document stand for. */
export class References {
  constructor(readonly document: JsonObject) {}

  follow(node: unknown): unknown {
    let at = node;
    for (let steps = 0; steps < 50; steps++) {
      const reference = referenceOf(at);
      if (reference === undefined) return at;
      at = this.resolve(reference);
    }
    return at;
  }

  resolve(reference: string): unknown {
    let at: unknown = this.document;
    for (const part of reference.replace(/^#\/?/, "").split("/"))
      if (part !== "") at = memberOf(at, decoded(pointerKey(part)));
    return at;
  }
}

export function referenceOf(node: unknown): string | undefined {
  return isObject(node) && typeof node.$ref === "string" ? node.$ref : undefined;
}

/** What `{ allOf: [{ $ref }, { description }], nullable: true }` refers to. */
export function annotatedReference(schema: unknown): string | undefined {
  const { allOf, properties } = objectOf(schema);
  const [member, ...others] = listOf(allOf).filter((part) => !isAnnotation(part));
  return others.length === 0 && properties === undefined ? referenceOf(member) : undefined;
}

function isAnnotation(part: unknown): boolean {
  return isObject(part) && Object.keys(part).every((key) => annotations.has(key));
}
