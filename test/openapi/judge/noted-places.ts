/** Whether the import said something of the very place where a value went wrong. */
import type { Property, TypeDeclaration } from "../../../src/contract/type-declaration.js";
import type { TypeUse } from "../../../src/contract/type-use.js";
import { wholePattern } from "../../../src/emit/csharp/annotations.js";
import type { ValuePath } from "./same-value.js";

interface Noted {
  readonly notes?: readonly string[];
}

/**
 * A note concerns the place where it is on the property, on a type that the value has there, or on the object around it where the key
 * is none of its properties. What is said of each item of a list concerns its items, and what is said of any JSON all that is in it.
 * What is said further out is said of something else.
 */
export function isNoted(declared: readonly TypeDeclaration[], id: string, path: ValuePath): boolean {
  const types = new Map<string, TypeDeclaration>(declared.map((type) => [type.id, type]));
  return isNotedIn(types, [...types.values()].filter((type) => type.id === id).map(useOf), path);
}

/** The same of a value that has one of some types. */
export function isNotedIn(
  types: ReadonlyMap<string, TypeDeclaration>,
  uses: readonly TypeUse[],
  path: ValuePath,
): boolean {
  let here = typesAt(types, uses);
  let said: readonly string[] = [];
  for (const key of path) {
    const uses: TypeUse[] = [...here.inside];
    const ofLists = here.declarations.filter(({ kind }) => kind !== "object").flatMap(({ notes }) => notes ?? []);
    const further = [...said, ...ofLists].filter((note) => ofItems.test(note)).map((note) => note.replace(ofItems, ""));
    if (!here.isFree) said = here.inside.length === 0 ? [] : further;
    for (const type of here.declarations) {
      if (type.kind !== "object") continue;
      const property = type.properties.find(({ name }) => name === String(key));
      if (property !== undefined)
        uses.push(property.type, ...(property.sentType === undefined ? [] : [property.sentType]));
      said = [...said, ...((property ?? type).notes ?? []), ...unreadPattern(property)];
    }
    here = typesAt(types, uses);
  }
  return said.length > 0 || here.declarations.some(hasNotes);
}

/** The C# tells of a pattern that .NET does not read where it would have its attribute. */
function unreadPattern(property: Property | undefined): readonly string[] {
  const pattern = property?.constraints?.pattern;
  return pattern !== undefined && wholePattern(pattern) === undefined ? [pattern] : [];
}

/** How a note on a list begins that is about its items; on a map, about its values. */
const ofItems = /^(?:each (?:item|value): |items: |additionalProperties: )/;

function hasNotes({ notes }: Noted): boolean {
  return (notes ?? []).length > 0;
}

function useOf({ id }: TypeDeclaration): TypeUse {
  return { kind: "reference", id, typeArguments: [] };
}

interface Here {
  readonly declarations: readonly TypeDeclaration[];
  /** What lists and maps at this place hold. */
  readonly inside: readonly TypeUse[];
  /** Any JSON, in which C# has no further place. */
  readonly isFree: boolean;
}

/** The types that a value may have at a place: each way of a choice. */
function typesAt(types: ReadonlyMap<string, TypeDeclaration>, uses: readonly TypeUse[]): Here {
  const open = [...uses];
  const declarations = new Set<TypeDeclaration>();
  const inside: TypeUse[] = [];
  let isFree = false;
  for (let use = open.pop(); use !== undefined; use = open.pop()) {
    if (use.kind === "nullable") open.push(use.inner);
    else if (use.kind === "array") inside.push(use.element);
    else if (use.kind === "map") inside.push(use.value);
    else if (use.kind === "unknown") {
      isFree = true;
      inside.push(use);
    }
    const type = use.kind === "reference" ? types.get(use.id) : undefined;
    if (type === undefined || declarations.has(type)) continue;
    declarations.add(type);
    if (type.kind === "union") open.push(...type.variants.map((variant) => variant.type));
    if (type.kind === "alias") open.push(type.type);
    if (type.kind === "object" && type.additional !== undefined) inside.push(type.additional);
  }
  return { declarations: [...declarations], inside, isFree: isFree && declarations.size === 0 };
}
