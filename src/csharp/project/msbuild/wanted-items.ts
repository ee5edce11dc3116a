import type { XmlElement } from "./xml.js";

/** Item types that are used after evaluation. */
const wantedItems = [
  "compile",
  "using",
  "projectreference",
  "packagereference",
  "packageversion",
  "globalpackagereference",
  "frameworkreference",
  "reference",
  "internalsvisibleto",
  "assemblyattribute",
];

/** Those, and the ones that they refer to: no others need to be computed. */
export function wantedItemTypes(elements: readonly XmlElement[]): ReadonlySet<string> {
  const wanted = new Set(wantedItems);
  for (let size = -1; size !== wanted.size; ) {
    size = wanted.size;
    for (const element of elements) {
      if (!wanted.has(element.name.toLowerCase())) continue;
      for (const text of [...element.attributes.values(), ...element.children.map((child) => child.text)]) {
        if (!text.includes("@(")) continue;
        for (const found of text.matchAll(/@\(\s*([\w.-]+)/g)) wanted.add((found[1] ?? "").toLowerCase());
      }
    }
  }
  return wanted;
}
