import { type Direction, propertiesIn } from "./shapes.js";
import type { Property, TypeDeclaration, UnionMarkers, UnionType } from "./type-declaration.js";
import { type TypeId, withoutNull } from "./type-use.js";

type Types = Pick<ReadonlyMap<TypeId, TypeDeclaration>, "get">;

/**
 * The markers, where no other value of the property can be there: the server refuses it, and does not answer it. A variant whose own
 * type lists values that do not mark it is read by its shape instead.
 */
export function closedMarkers(union: UnionType, types: Types): UnionMarkers | undefined {
  const { markers, variants } = union;
  const isClosed = variants.every((_, at) => {
    const property = markedProperty(union, at, "sent", types) ?? markedProperty(union, at, "answered", types);
    const values = markers?.values[at] ?? [];
    return property !== undefined && values.length > 0 && (isExactly(property, values, types) ?? true);
  });
  return isClosed ? markers : undefined;
}

/** The property that marks a variant, where the variant's own type admits any text or number. */
export interface VariantMarker {
  readonly property: string;
  readonly values: readonly (string | number)[];
  readonly isOptional: boolean;
  readonly isNullable: boolean;
}

export function variantMarker(
  union: UnionType,
  at: number,
  direction: Direction,
  types: Types,
): VariantMarker | undefined {
  const markers = closedMarkers(union, types);
  const property = markers === undefined ? undefined : markedProperty(union, at, direction, types);
  const values = markers?.values[at] ?? [];
  if (property === undefined || isExactly(property, values, types) !== undefined) return undefined;
  return {
    property: property.name,
    values,
    isOptional: property[direction] === "optional",
    isNullable: property.type.kind === "nullable",
  };
}

function markedProperty(union: UnionType, at: number, direction: Direction, types: Types): Property | undefined {
  const type = union.variants[at]?.type;
  const declared = type?.kind === "reference" ? types.get(type.id) : undefined;
  if (declared?.kind !== "object") return undefined;
  return propertiesIn(declared, direction).find(({ name }) => name === union.markers?.property);
}

/** Whether the values are all that the type has; undefined where it has any text or number. */
function isExactly({ type }: Property, values: readonly (string | number)[], types: Types): boolean | undefined {
  const inner = withoutNull(type);
  const declared = inner.kind === "reference" ? types.get(inner.id) : undefined;
  if (inner.kind === "literal") return values.some((value) => value === inner.value);
  if (declared?.kind !== "enum") return inner.kind === "primitive" ? undefined : false;
  return declared.members.every(({ name, value }) =>
    values.includes(declared.wire === "number" ? Number(value) : name),
  );
}
