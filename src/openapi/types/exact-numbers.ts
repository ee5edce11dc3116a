import type { JsonValue } from "../../contract/json-value.js";
import {
  getNumberText,
  getSequence,
  isMap,
  isSequence,
  type MapNode,
  type Node,
  scalarText,
} from "../document/node.js";

/** Whether JavaScript has rounded a whole number of the document. */
export function isRounded(value: JsonValue | Node): boolean {
  return typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
}

/** The same of a number somewhere in a value. */
export function holdsRounded(value: Node): boolean {
  return isSequence(value)
    ? value.items.some(holdsRounded)
    : isMap(value)
      ? value.values.some(holdsRounded)
      : isRounded(value);
}

/** The values of `enum` or `const` with every digit that the document has. */
export function exactValueTexts(node: MapNode, values: readonly Node[]): readonly string[] {
  const list = getSequence(node, "enum");
  return values.map((value) => {
    const at = list?.items.indexOf(value) ?? -1;
    const written = list === undefined || at < 0 ? getNumberText(node, "const") : scalarText(list, at);
    return written ?? JSON.stringify(value);
  });
}
