/** Which types have an example at all, and where an example of a recursive type stops. */
import { cachedBy } from "../../caching/cache.js";
import { type Direction, propertiesIn } from "../../contract/shapes.js";
import { type TypeDeclaration, typeBindings } from "../../contract/type-declaration.js";
import { substituteUse, type TypeId, type TypeUse } from "../../contract/type-use.js";
import { reachableFrom, typesIn, typesInside } from "../../contract/used-types.js";

export interface FiniteTypes {
  /** Whether the use has a finite value. */
  isFinite(use: TypeUse): boolean;
  /** How many types a value nests at least; lower is simpler. */
  rankOf(use: TypeUse): number;
  /** Whether the use leads back to the type. */
  leadsBack(use: TypeUse, type: TypeId): boolean;
}

export function finiteTypes(types: ReadonlyMap<TypeId, TypeDeclaration>, direction: Direction): FiniteTypes {
  const ranks = new Map<TypeId, number>();
  const rankOf = (use: TypeUse): number => {
    if (use.kind !== "reference") return use.kind === "file" ? Number.POSITIVE_INFINITY : 0;
    const rank = Math.max(0, ...use.typeArguments.map(rankOf));
    return Math.max(rank, ranks.get(use.id) ?? Number.POSITIVE_INFINITY);
  };
  const ownRank = (type: TypeDeclaration): number => {
    switch (type.kind) {
      case "object":
        // What may be null, empty or missing needs no value.
        return Math.max(
          0,
          ...propertiesIn(type, direction)
            .filter((property) => property[direction] === "required")
            .map((property) => rankOf(property.type)),
        );
      case "union":
        return Math.min(...type.variants.map((variant) => rankOf(variant.type)));
      case "alias":
        return rankOf(type.type);
      case "enum":
        return type.members.length === 0 && !type.flags ? Number.POSITIVE_INFINITY : 0;
      case "brand":
        return 0;
    }
  };
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const type of types.values()) {
      if (ranks.has(type.id)) continue;
      const rank = ownRank(type);
      if (!Number.isFinite(rank)) continue;
      ranks.set(type.id, rank + 1);
      isGrowing = true;
    }
  }
  const reachedFrom = cachedBy((type: TypeDeclaration) => reachableFrom(typesInside(type), types));
  return {
    isFinite: (use) => Number.isFinite(rankOf(use)),
    rankOf,
    leadsBack: (use, id) =>
      typesIn([use]).some((inner) => {
        const type = types.get(inner);
        return inner === id || (type !== undefined && reachedFrom(type).has(id));
      }),
  };
}

/** A property's type with the arguments of one use of the type put in. */
export function bound(type: TypeDeclaration, typeArguments: readonly TypeUse[], use: TypeUse): TypeUse {
  return substituteUse(use, typeBindings(type, typeArguments));
}
