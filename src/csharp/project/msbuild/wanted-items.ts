import { cachedBy } from "../../../caching/cache.js";
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

interface ItemElement {
  readonly element: XmlElement;
  /** In lower case. */
  readonly type: string;
  /** The types whose items it writes as `@(Type)`. */
  readonly asksFor: readonly string[];
  /** Of the files that only lie beside the program, this one is read: patterns of all others need not be searched for. */
  readonly isHostJson: boolean;
}

/** The items of a group, which many projects may import. */
export const itemsIn = cachedBy((group: XmlElement): readonly ItemElement[] =>
  group.children.map((element) => {
    const type = element.name.toLowerCase();
    return { element, type, asksFor: requestedTypes(element), isHostJson: namesHostJson(element, type) };
  }),
);

function namesHostJson({ attributes }: XmlElement, type: string): boolean {
  return (type === "none" || type === "content") && [...attributes.values()].some((text) => /host\.json/i.test(text));
}

function requestedTypes({ attributes, children }: XmlElement): readonly string[] {
  return [...attributes.values(), ...children.map((child) => child.text)].flatMap((text) =>
    text.includes("@(") ? [...text.matchAll(/@\(\s*([\w.-]+)/g)].map(([, type = ""]) => type.toLowerCase()) : [],
  );
}

/** Those, and the ones that they refer to: no others need to be computed. */
export function wantedItemTypes(groups: readonly XmlElement[]): ReadonlySet<string> {
  const asking = groups.flatMap((group) => itemsIn(group).filter(({ asksFor }) => asksFor.length > 0));
  const itemTypes = new Set(wantedItems);
  for (let size = -1; size !== itemTypes.size; ) {
    size = itemTypes.size;
    for (const { type, asksFor } of asking)
      if (itemTypes.has(type)) for (const referencedType of asksFor) itemTypes.add(referencedType);
  }
  return itemTypes;
}
