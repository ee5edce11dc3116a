/** Which types have an example at all, and where an example of a recursive type stops. */
import { cachedBy } from "../../caching/cache.js";
import { addTo } from "../../collections/lists-by-key.js";
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
  const holders = holdersOf(types);
  let waiting = [...types.values()];
  const places = new Map(waiting.map((type, at) => [type, at]));
  const placeOf = (type: TypeDeclaration): number => places.get(type) ?? 0;
  while (waiting.length > 0) {
    // A type is asked again only where one that it holds has got a rank: in this round if it comes later.
    const again = new Set<TypeDeclaration>();
    const asked = new Set(waiting);
    for (const [at, type] of waiting.entries()) {
      const rank = ownRank(type);
      if (ranks.has(type.id) || !Number.isFinite(rank)) continue;
      ranks.set(type.id, rank + 1);
      for (const holder of holders.get(type.id) ?? []) {
        if (placeOf(holder) <= placeOf(type)) again.add(holder);
        else if (!asked.has(holder)) {
          asked.add(holder);
          const behind = waiting.findIndex((one, place) => place > at && placeOf(one) > placeOf(holder));
          waiting.splice(behind < 0 ? waiting.length : behind, 0, holder);
        }
      }
    }
    waiting = [...again].filter(({ id }) => !ranks.has(id)).sort((one, other) => placeOf(one) - placeOf(other));
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

/** The types that name a type. */
function holdersOf(types: ReadonlyMap<TypeId, TypeDeclaration>): ReadonlyMap<TypeId, readonly TypeDeclaration[]> {
  const holders = new Map<TypeId, TypeDeclaration[]>();
  for (const type of types.values()) for (const id of typesInside(type)) addTo(holders, id, type);
  return holders;
}

/** A property's type with the arguments of one use of the type put in. */
export function bound(type: TypeDeclaration, typeArguments: readonly TypeUse[], use: TypeUse): TypeUse {
  return substituteUse(use, typeBindings(type, typeArguments));
}
