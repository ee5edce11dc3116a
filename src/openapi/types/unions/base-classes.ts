import { cachedBy } from "../../../caching/cache.js";
import type { ObjectType, Property, TypeDeclaration, UnionType } from "../../../contract/type-declaration.js";
import { reference, type TypeId } from "../../../contract/type-use.js";

/**
 * Unions of a schema and of those that extend it become classes, where a class can be the base of the others: each of them has its
 * properties just as it has them itself, and no second base. Any other becomes an interface, with a record for the schema itself.
 */
export function withBaseClasses(
  types: readonly TypeDeclaration[],
  /** The record of the schema itself, by union. */
  itself: ReadonlyMap<TypeId, TypeId>,
): readonly TypeDeclaration[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  const unions = types.filter((type): type is UnionType => type.kind === "union" && type.discriminator !== undefined);
  const fitting = unions.filter((union) => {
    const base = byId.get(itself.get(union.id) ?? union.id);
    if (base?.kind !== "object") return false;
    const heirs = [...variantIds(union)].filter((id) => id !== base.id);
    return canBeBase(
      base,
      heirs.map((id) => byId.get(id)),
    );
  });
  const bases = new Map(fitting.map((union) => [union.id, itself.get(union.id) ?? union.id]));
  const isAbove = (union: UnionType, other: UnionType): boolean =>
    variantIds(union).has(bases.get(other.id) ?? other.id);
  for (const [at, union] of fitting.entries())
    for (const other of fitting.slice(at + 1)) {
      if (isAbove(union, other) || isAbove(other, union)) continue;
      const mine = variantIds(union);
      if (![...variantIds(other)].some((id) => mine.has(id))) continue;
      bases.delete(union.id);
      bases.delete(other.id);
    }
  return types.map((type) => {
    const base = type.kind === "union" ? bases.get(type.id) : undefined;
    if (type.kind !== "union" || base === undefined) return type;
    const notes = [...new Set([...(type.notes ?? []), ...(byId.get(base)?.notes ?? [])])];
    return { ...type, base: reference(base), ...(notes.length === 0 ? {} : { notes }) };
  });
}

const variantIds = cachedBy(
  ({ variants }: UnionType): ReadonlySet<TypeId> =>
    new Set(variants.flatMap(({ type }) => (type.kind === "reference" ? [type.id] : []))),
);

function canBeBase(base: ObjectType, below: readonly (TypeDeclaration | undefined)[]): boolean {
  if (base.closed === true || base.additional !== undefined) return false;
  return below.every((heir) => {
    if (heir?.kind !== "object") return false;
    const byName = propertiesByName(heir);
    return base.properties.every((property) => {
      const inherited = byName.get(property.name);
      return inherited !== undefined && textOf(inherited) === textOf(property);
    });
  });
}

const propertiesByName = cachedBy(
  ({ properties }: ObjectType): ReadonlyMap<string, Property> =>
    new Map(properties.map((property) => [property.name, property])),
);

/** All that C# says of a property. */
const textOf = cachedBy(({ location: _, documentation: __, example: ___, ...said }: Property): string =>
  JSON.stringify(said),
);
