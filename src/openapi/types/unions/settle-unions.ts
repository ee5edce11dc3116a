import type { ObjectType, TypeDeclaration, UnionType } from "../../../contract/type-declaration.js";
import { usesOf } from "../../../contract/type-declaration.js";
import { type TypeId, type TypeUse, withoutNull } from "../../../contract/type-use.js";
import { typesIn, typesInside } from "../../../contract/used-types.js";
import type { DiagnosticSink } from "../../../diagnostics/diagnostic.js";
import type { Location } from "../../../diagnostics/location.js";
import type { Tags } from "../../schemas/tags.js";
import type { Declarations, UnionCandidate } from "../declarations.js";
import { inexpressible, type SchemaNotes } from "../notes.js";
import { withBaseClasses } from "./base-classes.js";

interface ImpliedTag {
  readonly property: string;
  readonly value: string;
}

/**
 * Decides how the variants of each union are distinguished. C# writes a discriminator from the type, not from a property, so every variant has to
 * be an object of its own with one tag, the same in all its unions. The discriminator then is no longer a property of its
 * variants; a variant that is also used alone keeps it as its `tag`. Where this does not hold, the property stays, and its
 * values mark the variants.
 */
export function settleUnions(
  declared: Declarations,
  operationUses: readonly TypeUse[],
  sink: DiagnosticSink,
): readonly TypeDeclaration[] {
  const byId = new Map(declared.all.map((declaration) => [declaration.id, declaration]));
  const tagged = taggedUnions(declared.candidates, byId);
  const tags = new Map<TypeId, ImpliedTag>();
  for (const [id, { property, values }] of tagged)
    for (const [at, variant] of variantsOf(byId.get(id)).entries())
      if (variant.type.kind === "reference")
        tags.set(variant.type.id, { property, value: String(values[at]?.[0] ?? "") });
  const marked = new Map(
    declared.candidates.filter(({ id }) => !tagged.has(id)).map(({ id, tags: tagsOfUnion }) => [id, tagsOfUnion]),
  );
  const alone = usedAlone(declared.all, tagged, operationUses);
  const settled = declared.all.map((declaration) => {
    if (declaration.kind === "union") {
      const tags = [tagged.get(declaration.id), marked.get(declaration.id)] as const;
      tellUndeclaredTag(declaration, ...tags, byId, declared, sink);
      return withTags(declaration, ...tags);
    }
    const tag = tags.get(declaration.id);
    if (declaration.kind !== "object" || tag === undefined) return declaration;
    const properties = declaration.properties.filter((property) => property.name !== tag.property);
    if (!alone.has(declaration.id)) return { ...declaration, properties } satisfies ObjectType;
    const notes = [...(declaration.notes ?? [])];
    tellOtherTags(declaration, tag, byId, notes, sink);
    tellMissingTag(declaration, tag, notes, sink);
    return { ...declaration, properties, tag, ...(notes.length === 0 ? {} : { notes }) } satisfies ObjectType;
  });
  const noted = settled.map((declaration) => {
    const further = declared.furtherNotes.get(declaration.id) ?? [];
    const notes = [...new Set([...(declaration.notes ?? []), ...further])];
    return further.length === 0 ? declaration : { ...declaration, notes };
  });
  const itself = new Map(
    declared.candidates.flatMap(({ id, itself: typeId }) =>
      typeId === undefined || !tagged.has(id) ? [] : [[id, typeId]],
    ),
  );
  const classes = tellBaseTags(withBaseClasses(noted, itself), tags, alone, byId, sink);
  return withoutUnused(classes, declared.unnamed, operationUses);
}

/** A variant that is used by itself may have other tags too, where its own schema lists them or allows any text. */
function tellOtherTags(
  declaration: ObjectType,
  tag: ImpliedTag,
  byId: ReadonlyMap<TypeId, TypeDeclaration>,
  notes: SchemaNotes,
  sink: DiagnosticSink,
): void {
  const property = declaration.properties.find(({ name }) => name === tag.property);
  const type = property === undefined ? undefined : withoutNull(property.type);
  const values = type?.kind === "reference" ? byId.get(type.id) : undefined;
  const isListed = values?.kind === "enum" && values.members.length > 1;
  const isText = type?.kind === "primitive" && type.name === "string";
  if (!isListed && !isText) return;
  const allowed = isListed ? "lists other values too" : "allows any text";
  const consequence = `${tag.property} is always ${tag.value} here, where the schema ${allowed}`;
  const location = property?.location ?? declaration.location;
  if (location !== undefined) inexpressible(sink, notes, location, isListed ? "enum" : "type", consequence);
}

/** What a type that is used by itself makes of its tag: it is read without one, and always written with it. */
function tellMissingTag(
  { properties, location }: ObjectType,
  tag: ImpliedTag,
  notes: SchemaNotes,
  sink: DiagnosticSink,
): void {
  const property = properties.find(({ name }) => name === tag.property);
  const tell = (place: Location | undefined, keyword: string, what: string): void => {
    if (place !== undefined) inexpressible(sink, notes, place, keyword, `where the type is used by itself, ${what}`);
  };
  if (property === undefined)
    tell(location, "discriminator", `${tag.property} is written, which its schema does not declare`);
  else if (property.sent === "required")
    tell(property.location, "required", `${tag.property} may be left out, and is ${tag.value}`);
}

/** A tag that a variant does not declare is one that the document lets a value lack. */
function tellUndeclaredTag(
  union: UnionType,
  tagged: Tags | undefined,
  marked: Tags | undefined,
  byId: ReadonlyMap<TypeId, TypeDeclaration>,
  declared: Declarations,
  sink: DiagnosticSink,
): void {
  const property = (tagged ?? marked)?.property;
  const isDeclared = union.variants.every(({ type }) => {
    const variant = type.kind === "reference" ? byId.get(type.id) : undefined;
    return variant?.kind !== "object" || variant.properties.some(({ name }) => name === property);
  });
  if (property === undefined || isDeclared || union.location === undefined) return;
  const consequence =
    tagged === undefined ? "read, and written only by those that do" : "always written, and may be asked for";
  const what = `not every schema declares ${property}, which is ${consequence}`;
  inexpressible(sink, declared.notesOn(union.id), union.location, "discriminator", what);
}

/** A class that others extend reads what has no tag as itself. */
function tellBaseTags(
  types: readonly TypeDeclaration[],
  tags: ReadonlyMap<TypeId, ImpliedTag>,
  alone: ReadonlySet<TypeId>,
  byId: ReadonlyMap<TypeId, TypeDeclaration>,
  sink: DiagnosticSink,
): readonly TypeDeclaration[] {
  const baseOf = (type: TypeDeclaration): TypeId | undefined =>
    type.kind === "union" && type.base?.kind === "reference" ? type.base.id : undefined;
  const told = new Map<TypeId, SchemaNotes>();
  for (const id of new Set(types.map(baseOf))) {
    const variant = id === undefined || alone.has(id) ? undefined : byId.get(id);
    const tag = variant === undefined ? undefined : tags.get(variant.id);
    if (variant?.kind !== "object" || tag === undefined) continue;
    const notes: SchemaNotes = [];
    tellMissingTag(variant, tag, notes, sink);
    told.set(variant.id, notes);
  }
  return types.map((type) => {
    const notes = told.get(baseOf(type) ?? type.id) ?? [];
    return notes.length === 0 ? type : { ...type, notes: [...(type.notes ?? []), ...notes] };
  });
}

function variantsOf(declaration: TypeDeclaration | undefined): UnionType["variants"] {
  return declaration?.kind === "union" ? declaration.variants : [];
}

/** The unions whose discriminator the types of their variants imply. */
function taggedUnions(
  candidates: readonly UnionCandidate[],
  byId: ReadonlyMap<TypeId, TypeDeclaration>,
): ReadonlyMap<TypeId, Tags> {
  const all = new Map<TypeId, Set<string>>();
  const variantIds = ({ id }: UnionCandidate): readonly (TypeId | undefined)[] =>
    variantsOf(byId.get(id)).map(({ type }) => (type.kind === "reference" ? type.id : undefined));
  for (const candidate of candidates) {
    for (const [at, id] of variantIds(candidate).entries()) {
      if (id === undefined) continue;
      const { property, values } = candidate.tags;
      all.set(id, (all.get(id) ?? new Set()).add(JSON.stringify([property, values[at]])));
    }
  }
  const isTagged = (candidate: UnionCandidate): boolean =>
    candidate.tags.implied &&
    !metadataNames.has(candidate.tags.property) &&
    variantIds(candidate).every((id) => {
      const variant = id === undefined ? undefined : byId.get(id);
      return (
        variant?.kind === "object" && all.get(variant.id)?.size === 1 && isReadable(variant, candidate.tags.property)
      );
    });
  return new Map(candidates.filter(isTagged).map(({ id, tags }) => [id, tags]));
}

/** System.Text.Json refuses all JSON of a polymorphic type that has a key beginning with `$`, besides the tag. */
function isReadable({ properties }: ObjectType, tag: string): boolean {
  return properties.every(({ name }) => name === tag || !name.startsWith("$"));
}

/** Keys that mean something else to System.Text.Json, and cannot be a tag. */
const metadataNames: ReadonlySet<string> = new Set(["$id", "$ref", "$values"]);

function withTags(union: UnionType, tagged: Tags | undefined, marked: Tags | undefined): UnionType {
  if (tagged !== undefined) {
    const variants = union.variants.map((variant, at) => ({ ...variant, tag: tagged.values[at]?.[0] }));
    return { ...union, discriminator: tagged.property, variants };
  }
  return marked === undefined ? union : { ...union, markers: { property: marked.property, values: marked.values } };
}

/** Types that something other than a union with a discriminator refers to. */
function usedAlone(
  declarations: readonly TypeDeclaration[],
  tagged: ReadonlyMap<TypeId, Tags>,
  operationUses: readonly TypeUse[],
): ReadonlySet<TypeId> {
  const isTagged = (type: TypeDeclaration): boolean =>
    tagged.has(type.id) || (type.kind === "union" && type.discriminator !== undefined);
  return new Set(typesIn([...operationUses, ...declarations.filter((type) => !isTagged(type)).flatMap(usesOf)]));
}

/** Without the unnamed types that nothing refers to any more: those of a property that a discriminator took the place of. */
function withoutUnused(
  declarations: readonly TypeDeclaration[],
  unnamed: ReadonlySet<TypeId>,
  operationUses: readonly TypeUse[],
): readonly TypeDeclaration[] {
  let left = declarations;
  for (;;) {
    const used = new Set([...typesIn(operationUses), ...left.flatMap((type) => typesInside(type))]);
    const next = left.filter((type) => !unnamed.has(type.id) || used.has(type.id));
    if (next.length === left.length) return next;
    left = next;
  }
}
