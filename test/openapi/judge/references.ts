import { decoded, isObject, type JsonObject, memberOf, pointerKey } from "./json.js";

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
