import type { ObjectType, TypeDeclaration, UnionType } from "../../contract/type-declaration.js";
import type { TypeId } from "../../contract/type-use.js";

/** How unions with a discriminator become classes and what derives from them. */
export interface UnionBases {
  /** The unions that an object derives from. */
  basesOf(id: TypeId): readonly UnionType[];
  /** What a union is in C#. A variant of several unions can have one base class only: these are interfaces. */
  kindOf(union: UnionType): "record" | "class" | "interface";
  /** The union whose concrete base an object is; that object is written as the union's own class. */
  readonly unionOfBase: ReadonlyMap<TypeId, UnionType>;
  /** The members that the base class has already. */
  inherited(id: TypeId): ReadonlySet<string>;
}

export function unionBases(types: ReadonlyMap<TypeId, TypeDeclaration>): UnionBases {
  const unions = [...types.values()].filter(
    (type): type is UnionType => type.kind === "union" && type.discriminator !== undefined,
  );
  const unionOfBase = new Map(unions.flatMap((union) => (union.base === undefined ? [] : [[union.base.id, union]])));
  const variantIds = (union: UnionType): readonly TypeId[] =>
    union.variants.flatMap(({ type }) => (type.kind === "reference" && type.id !== union.base?.id ? [type.id] : []));
  const listed = new Map<TypeId, UnionType[]>();
  for (const union of unions)
    for (const id of variantIds(union)) {
      const existing = listed.get(id);
      if (existing === undefined) listed.set(id, [union]);
      else if (!existing.includes(union)) existing.push(union);
    }
  // A class that derives from one that is a variant itself derives from both.
  const isBelow = (union: UnionType, other: UnionType): boolean =>
    union.base !== undefined && (listed.get(union.base.id) ?? []).includes(other);
  const basesOf = (id: TypeId): readonly UnionType[] => {
    const all = listed.get(id) ?? [];
    return all.filter((union) => !all.some((other) => other !== union && isBelow(other, union)));
  };
  const objectOf = (id: TypeId): ObjectType | undefined => {
    const type = types.get(id);
    return type?.kind === "object" ? type : undefined;
  };
  return {
    basesOf,
    unionOfBase,
    kindOf: (union) => {
      const base = union.base === undefined ? undefined : objectOf(union.base.id);
      if (base !== undefined) return base.csharpKind === "class" ? "class" : "record";
      const ids = variantIds(union);
      if (ids.some((id) => basesOf(id).length > 1)) return "interface";
      const kinds = new Set(ids.map((id) => objectOf(id)?.csharpKind ?? "record"));
      const [only] = kinds;
      return kinds.size === 1 && (only === "class" || only === "record")
        ? only
        : kinds.size === 0
          ? "record"
          : "interface";
    },
    inherited: (id) =>
      new Set(
        basesOf(id).flatMap((union) =>
          union.base === undefined ? [] : (objectOf(union.base.id)?.properties ?? []).map(({ name }) => name),
        ),
      ),
  };
}
