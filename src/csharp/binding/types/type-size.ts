import { cachedBy } from "../../../caching/cache.js";
import type { Type } from "../symbols/symbols.js";

/** `var b = (a, a); var c = (b, b);`: with each line a type has twice as many parts, and whoever asks about it asks each of them. */
const mostParts = 2_000;

export function isTooLarge(type: Type): boolean {
  const isPlain = type.kind === "named" && type.typeArguments.length === 0;
  return !isPlain && sizeOf(type) > mostParts;
}

const sizeOf = cachedBy((type: Type): number =>
  partsOf(type).reduce((sum, part) => Math.min(sum + sizeOf(part), mostParts + 1), 1),
);

function partsOf(type: Type): readonly Type[] {
  switch (type.kind) {
    case "named":
      return type.typeArguments.map((one) => one.type);
    case "tuple":
      return type.elements.map((one) => one.type.type);
    case "array":
      return [type.element.type];
    default:
      return [];
  }
}
