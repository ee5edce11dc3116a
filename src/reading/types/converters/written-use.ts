/** The type of what a converter of one's own writes, where that is more than one text, number or boolean. */
import { capitalized } from "../../../contract/names/camel-case.js";
import {
  arrayOf,
  mapOf,
  nullable,
  primitive,
  reference,
  type TypeId,
  type TypeUse,
} from "../../../contract/type-use.js";
import type { AnnotatedType, NamedType } from "../../../csharp/binding/symbols/symbols.js";
import { diagnostic } from "../../../diagnostics/diagnostic.js";
import type { TypePlace, TypeTable } from "../type-table.js";
import type { ShapeConverter } from "./converters.js";
import type { WrittenMember, WrittenShape } from "./written-shapes.js";

/** @param name What an object is called that the converter writes. */
export function writtenUse(
  table: TypeTable,
  converter: ShapeConverter,
  name: string,
  namespace: string,
  place: TypePlace,
): TypeUse {
  if (place.direction === "answered")
    return new ShapeMapper(table, `${namespace}.<${converter.name}>`, namespace, place).use(converter.shape, name);
  const problem = diagnostic("converterReadsUnknown", place.location, { converter: converter.name });
  table.tellOnce(`${namespace} ${converter.name}`, problem);
  return { kind: "unknown", shape: "any", reason: "unmapped" };
}

/** What an object is called that a converter writes for a type; undefined where the type is open. */
export function writtenName({ symbol, typeArguments }: NamedType): string | undefined {
  const names = typeArguments.map(argumentName);
  if (names.includes(undefined)) return undefined;
  return names.length === 0 ? symbol.name : `${symbol.name}Of${names.join("And")}`;
}

function argumentName({ type, nullability }: AnnotatedType): string | undefined {
  const inner =
    type.kind === "named" ? writtenName(type) : type.kind === "array" ? argumentName(type.element) : undefined;
  if (inner === undefined) return undefined;
  return `${nullability === "annotated" ? "Nullable" : ""}${inner}${type.kind === "array" ? "Array" : ""}`;
}

class ShapeMapper {
  readonly #table: TypeTable;
  readonly #owner: string;
  readonly #namespace: string;
  readonly #place: TypePlace;

  constructor(table: TypeTable, owner: string, namespace: string, place: TypePlace) {
    this.#table = table;
    this.#owner = owner;
    this.#namespace = namespace;
    this.#place = place;
  }

  use(shape: WrittenShape, name: string): TypeUse {
    switch (shape.kind) {
      case "null":
        return nullable({ kind: "unknown", shape: "any", reason: "freeForm" });
      case "primitive":
        return shape.primitive;
      case "nullable":
        return nullable(this.use(shape.inner, name));
      case "array":
        return arrayOf(this.use(shape.element, name));
      case "map":
        return mapOf(primitive("string"), this.use(shape.value, name));
      case "type":
        return this.#table.use(shape.type, this.#place);
      case "object":
        return this.#object(shape.members, name);
    }
  }

  #object(members: ReadonlyMap<string, WrittenMember>, name: string): TypeUse {
    const id = this.#table.declareAs(`${this.#owner}.${name}` as TypeId, () => ({
      kind: "object",
      id,
      name,
      csharpName: name,
      containingTypes: [],
      namespace: this.#namespace,
      csharpKind: "record",
      typeParameters: [],
      properties: [...members].map(([key, { shape, isOptional }]) => ({
        name: key,
        csharpName: key,
        type: this.use(shape, `${name}${capitalized(key)}`),
        sent: "required",
        answered: isOptional ? "optional" : "required",
      })),
    }));
    return reference(id);
  }
}
