import type { ObjectType, TypeDeclaration, UnionType } from "../../contract/type-declaration.js";
import { type TypeId, type TypeUse, visitUses } from "../../contract/type-use.js";
import type { UnionCandidate } from "./declarations.js";

/**
 * Decides which unions are told apart by a discriminator. C# writes one from the type, not from a property, so every
 * variant has to be an object of its own with one tag, the same in all its unions. The discriminator then is no longer a
 * property of its variants; a variant that is also used alone keeps it as its `tag`.
 */
export function settleUnions(
  declarations: readonly TypeDeclaration[],
  candidates: readonly UnionCandidate[],
  operationUses: Iterable<TypeUse>,
): readonly TypeDeclaration[] {
  const byId = new Map(declarations.map((declaration) => [declaration.id, declaration]));
  const tags = new Map<TypeId, { readonly property: string; readonly value: string }>();
  const settled = new Map<TypeId, string>();
  for (const { id, property } of [...candidates].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const union = byId.get(id);
    if (union?.kind !== "union" || !union.variants.every((variant) => fits(variant, property, byId, tags))) continue;
    settled.set(id, property);
    for (const variant of union.variants)
      if (variant.type.kind === "reference" && typeof variant.tag === "string")
        tags.set(variant.type.id, { property, value: variant.tag });
  }
  const alone = usedAlone(declarations, settled, operationUses);
  return declarations.map((declaration) => {
    if (declaration.kind === "union")
      return declaration.discriminator === undefined
        ? settledUnion(declaration, settled.get(declaration.id))
        : declaration;
    const tag = tags.get(declaration.id);
    if (declaration.kind !== "object" || tag === undefined) return declaration;
    const properties = declaration.properties.filter((property) => property.name !== tag.property);
    return { ...declaration, properties, ...(alone.has(declaration.id) ? { tag } : {}) } satisfies ObjectType;
  });
}

function fits(
  variant: UnionType["variants"][number],
  property: string,
  byId: ReadonlyMap<TypeId, TypeDeclaration>,
  tags: ReadonlyMap<TypeId, { readonly property: string; readonly value: string }>,
): boolean {
  if (variant.type.kind !== "reference" || typeof variant.tag !== "string") return false;
  if (byId.get(variant.type.id)?.kind !== "object") return false;
  const other = tags.get(variant.type.id);
  return other === undefined || (other.property === property && other.value === variant.tag);
}

function settledUnion(union: UnionType, discriminator: string | undefined): UnionType {
  return discriminator === undefined
    ? { ...union, variants: union.variants.map((variant) => ({ ...variant, tag: undefined })) }
    : { ...union, discriminator };
}

/** Types that something other than a union with a discriminator refers to. */
function usedAlone(
  declarations: readonly TypeDeclaration[],
  settled: ReadonlyMap<TypeId, string>,
  operationUses: Iterable<TypeUse>,
): ReadonlySet<TypeId> {
  const used = new Set<TypeId>();
  const add = (use: TypeUse): void =>
    visitUses(use, (inner) => {
      if (inner.kind === "reference") used.add(inner.id);
    });
  for (const use of operationUses) add(use);
  for (const declaration of declarations) {
    if (declaration.kind === "object") {
      for (const property of declaration.properties) add(property.type);
      if (declaration.additional !== undefined) add(declaration.additional);
    } else if (
      declaration.kind === "union" &&
      declaration.discriminator === undefined &&
      !settled.has(declaration.id)
    ) {
      for (const variant of declaration.variants) add(variant.type);
    } else if (declaration.kind === "alias") add(declaration.type);
  }
  return used;
}
