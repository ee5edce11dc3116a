/** What a schema of a document says of the JSON: the names of its properties and the values of its enums, wherever they are. */
import { propertiesIn } from "../../src/contract/shapes.js";
import type { TypeDeclaration } from "../../src/contract/type-declaration.js";
import { type TypeId, type TypeUse, withoutNull } from "../../src/contract/type-use.js";

export type DocumentSchema =
  | { readonly kind: "object"; readonly properties: ReadonlyMap<string, () => DocumentSchema> }
  | { readonly kind: "array"; readonly element: () => DocumentSchema }
  | { readonly kind: "enum"; readonly values: readonly string[] }
  | { readonly kind: "other" };

/** A difference, by the path to it. */
export interface SchemaDifference {
  readonly kind: "property names" | "enum values";
  readonly path: string;
  readonly document: string;
  readonly source: string;
}

export interface SchemaTally {
  properties: number;
  readonly differences: SchemaDifference[];
}

/** Compares one answer. Each pair of a schema and a type is looked at once in a run. */
export class SchemaComparison {
  readonly tally: SchemaTally = { properties: 0, differences: [] };
  readonly #types: ReadonlyMap<TypeId, TypeDeclaration>;
  readonly #seen = new Set<TypeId>();

  constructor(types: ReadonlyMap<TypeId, TypeDeclaration>) {
    this.#types = types;
  }

  compare(schema: DocumentSchema, use: TypeUse, path: string): void {
    const inner = withoutNull(use);
    if (schema.kind === "array") {
      if (inner.kind === "array") this.compare(schema.element(), inner.element, path);
      return;
    }
    const type = inner.kind === "reference" ? this.#types.get(inner.id) : undefined;
    if (type === undefined || this.#seen.has(type.id)) return;
    if (schema.kind === "enum" && type.kind === "enum") {
      this.#seen.add(type.id);
      const written = type.members.map(({ name, value }) => (type.wire === "number" ? value : name));
      if (!isSameSet(schema.values, written))
        this.#found("enum values", type.csharpName, schema.values, [...new Set(written)]);
    }
    if (schema.kind !== "object" || type.kind !== "object" || schema.properties.size === 0) return;
    this.#seen.add(type.id);
    const own = propertiesIn(type, "answered");
    this.tally.properties += own.length;
    const names = own.map(({ name }) => name);
    if (!isSameSet([...schema.properties.keys()], names))
      this.#found("property names", type.csharpName, [...schema.properties.keys()], names);
    for (const property of own) {
      const described = schema.properties.get(property.name);
      if (described !== undefined) this.compare(described(), property.type, `${path}.${property.name}`);
    }
  }

  /** Only what the other does not have. */
  #found(kind: SchemaDifference["kind"], path: string, document: readonly string[], source: readonly string[]): void {
    const without = (all: readonly string[], others: readonly string[]): string =>
      all.filter((one) => !others.includes(one)).join(", ") || "nothing more";
    this.tally.differences.push({ kind, path, document: without(document, source), source: without(source, document) });
  }
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [new Set(a), new Set(b)];
  return one.size === other.size && [...one].every((text) => other.has(text));
}
