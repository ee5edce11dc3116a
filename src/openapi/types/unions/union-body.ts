import type { TypeDeclaration, UnionVariant } from "../../../contract/type-declaration.js";
import type { TypeId } from "../../../contract/type-use.js";
import { diagnostic } from "../../../diagnostics/diagnostic.js";
import { getSequence, getString, isMap, type Node, placeOf } from "../../document/node.js";
import { partName, pascalCase } from "../../naming/names.js";
import { choiceOf } from "../../schemas/choices.js";
import type { SchemaView } from "../../schemas/schema-view.js";
import {
  commonTag,
  joinedTags,
  mappedTags,
  type Tag,
  type TagSources,
  type Tags,
  unclaimedTags,
} from "../../schemas/tags.js";
import { inexpressible, type SchemaNotes } from "../notes.js";
import { tellOdd } from "../object-parts.js";
import type { SchemaReading } from "../schema-reading.js";
import type { Mode, SchemaUse } from "../schema-use.js";
import { tellNull } from "../told-null.js";
import { unnamedUse } from "../unnamed-use.js";
import { variantNames } from "./variant-names.js";

export function unionBody(
  reading: SchemaReading,
  view: SchemaView,
  id: TypeId,
  csharpName: string,
  mode: Mode,
  notes: SchemaNotes,
): Pick<Extract<TypeDeclaration, { kind: "union" }>, "kind" | "typeParameters" | "discriminator" | "variants"> {
  tellOdd(reading, view, notes);
  for (const further of view.choices.slice(1))
    inexpressible(reading.sink, notes, placeOf(further), "anyOf", "a second choice beside the first is not checked");
  const choice = choiceOf(view, reading.views);
  tellNull(reading, view, choice, notes);
  const family = choice.kind === "variants" ? undefined : reading.schemas.families.of(view);
  const nodes: readonly Node[] = choice.kind === "variants" ? choice.variants : (family?.members ?? []);
  const targets = nodes.map((node) => reading.views.target(node));
  const written = choice.kind === "variants" ? choice.written.map((node) => reading.views.target(node)) : targets;
  const sources = tagSources(reading, notes);
  const mapped = mappedTags(family?.teller ?? view, targets, written, sources);
  if (mapped !== undefined)
    reportTags(
      reading,
      view,
      mapped,
      targets,
      family?.teller.node === view.node ? unclaimedTags(view, mapped, sources) : [],
      notes,
    );
  const inferred = mapped === undefined && family === undefined ? commonTag(targets, reading.views) : undefined;
  const told = mapped ?? inferred;
  const hints = variantNames(nodes, csharpName, told, reading.views);
  const uses = nodes.map((node, at) => {
    const target = targets[at];
    if (!isMap(target) || !reading.schemas.families.isMemberItself(target))
      return variantUse(reading, node, hints[at] ?? csharpName, csharpName, mode);
    return mapped !== undefined || target === view.node
      ? reading.itself(target)
      : variantUse(reading, node, hints[at] ?? csharpName, csharpName, mode);
  });
  if (choice.kind === "variants" && choice.variants === choice.written) tellBeside(reading, view, notes);
  const primitives =
    nodes.length === 0 ? view.types.map((type) => typeVariant(reading, view, type, csharpName, mode)) : [];
  const { variants, places } = distinctVariants(reading, view, [...uses, ...primitives], notes);
  // A tag that two ways may lack does not tell these apart.
  const mayBeSeveral =
    told === undefined ||
    (inferred !== undefined && targets.filter((target) => mayLack(reading, target, inferred.property)).length > 1);
  if (mayBeSeveral && getSequence(view.node, "anyOf") === view.choices[0] && differInProperties(reading, targets))
    inexpressible(
      reading.sink,
      notes,
      placeOf(view.node, "anyOf"),
      "anyOf",
      "a value that is several of these at once keeps the properties of one",
    );
  if (mayBeSeveral && getSequence(view.node, "oneOf") === view.choices[0] && mayOverlap(reading, targets))
    inexpressible(
      reading.sink,
      notes,
      placeOf(view.node, "oneOf"),
      "oneOf",
      "a value that is several of these at once is taken as one of them",
    );
  const itself = family?.members.includes(view.node) === true ? reading.itself(view.node).type : undefined;
  if (told !== undefined)
    reading.declared.candidates.push({
      id,
      tags: joinedTags(told, places, variants.length),
      ...(itself?.kind === "reference" ? { itself: itself.id } : {}),
    });
  return { kind: "union", typeParameters: [], discriminator: undefined, variants };
}

/** The limits that are said beside the ways that a value may be. */
function tellBeside(reading: SchemaReading, { node, constraints }: SchemaView, notes: SchemaNotes): void {
  for (const [keyword, limit] of Object.entries(constraints ?? {})) {
    if (keyword === "format") continue;
    const consequence = `${limit} beside a choice is not checked`;
    inexpressible(reading.sink, notes, placeOf(node, keyword), keyword, consequence);
  }
}

/** What the tags of the document leave open. */
function reportTags(
  reading: SchemaReading,
  view: SchemaView,
  { property }: Pick<Tags, "property">,
  targets: readonly (Node | undefined)[],
  unclaimed: readonly Tag[],
  notes: SchemaNotes,
): void {
  const tell = (what: string): void =>
    inexpressible(reading.sink, notes, placeOf(view.node, "discriminator"), "discriminator", what);
  if (unclaimed.length > 0)
    tell(`only the schemas that extend this one are read; ${unclaimed.join(", ")} is none of them`);
  if (targets.some((target) => mayLack(reading, target, property)))
    tell(`${property} is not required; a value without it is read as the schema that fits it best`);
}

/** Each type once, and for each use the number of its type. */
function distinctVariants(
  reading: SchemaReading,
  view: SchemaView,
  uses: readonly SchemaUse[],
  notes: SchemaNotes,
): { readonly variants: readonly UnionVariant[]; readonly places: readonly number[] } {
  const variants: UnionVariant[] = [];
  const places: number[] = [];
  const placeOfType = new Map<string, number>();
  for (const use of uses) {
    const { type } = use;
    const text = JSON.stringify(type);
    const place = placeOfType.get(text) ?? variants.length;
    if (place === variants.length) variants.push({ tag: undefined, type });
    placeOfType.set(text, place);
    places.push(place);
    notes.push(...use.notes);
    // A boolean has no type for one of its values.
    const isOneBoolean = type.kind === "literal" && typeof type.value === "boolean";
    const constraints = Object.keys(use.constraints ?? {}).filter((key) => key !== "format");
    if (isOneBoolean) constraints.push(`value (${type.value})`);
    if (constraints.length > 0)
      inexpressible(
        reading.sink,
        notes,
        placeOf(view.node),
        "oneOf",
        `a variant's ${constraints.join(", ")} is not checked`,
      );
  }
  return { variants, places };
}

function tagSources(reading: SchemaReading, notes: SchemaNotes): TagSources {
  return {
    documents: reading.documents,
    views: reading.views,
    keys: reading.schemas.keys,
    onDangling: (mapping, tag) => {
      reading.sink.report(
        diagnostic("partMalformed", placeOf(mapping, tag), { what: `The mapping of ${tag}`, expected: "a schema" }),
      );
      notes.push(`the mapping of ${tag} has no target`);
    },
  };
}

function mayLack(reading: SchemaReading, target: Node | undefined, property: string): boolean {
  const view = isMap(target) ? reading.views.viewOf(target) : undefined;
  return view?.properties.has(property) === true && !view.required.has(property);
}

/** Whether two of the ways are objects with other properties each. */
function differInProperties(reading: SchemaReading, targets: readonly (Node | undefined)[]): boolean {
  const names = targets.flatMap((target) => {
    const properties = isMap(target) ? reading.views.viewOf(target).properties : undefined;
    return properties === undefined || properties.size === 0 ? [] : [[...properties.keys()].sort().join("\n")];
  });
  return new Set(names).size > 1;
}

/** Lists that may both be empty, and objects of which each has what the other asks for. */
function mayOverlap(reading: SchemaReading, targets: readonly (Node | undefined)[]): boolean {
  const views = targets.flatMap((target) => (isMap(target) ? [reading.views.viewOf(target)] : []));
  const isAsked = (one: SchemaView, other: SchemaView): boolean =>
    [...one.required].every((key) => other.properties.has(key));
  return views.some((one, at) =>
    views.slice(at + 1).some((other) => {
      if (one.types[0] === "array") return other.types[0] === "array";
      return one.properties.size > 0 && other.properties.size > 0 && isAsked(one, other) && isAsked(other, one);
    }),
  );
}

function variantUse(reading: SchemaReading, node: Node, otherwise: string, owner: string, mode: Mode): SchemaUse {
  const title = isMap(node) ? getString(node, "title") : undefined;
  const named = title === undefined || !/^[\w .,:()/&-]{2,60}$/.test(title) ? "" : pascalCase(title);
  const hint =
    named === ""
      ? otherwise
      : named.startsWith(owner) || !reading.names.has(named)
        ? named.replace(/^_(?=\d)/, owner)
        : partName(owner, title ?? "");
  return reading.use(node, hint, mode);
}

function typeVariant(reading: SchemaReading, view: SchemaView, type: string, owner: string, mode: Mode): SchemaUse {
  const narrowed: SchemaView = { ...view, types: [type], nullable: false, odd: [] };
  if (type === "object" && view.properties.size > 0)
    return reading.declareObject(narrowed, reading.names.take(`${owner}Object`), mode);
  return unnamedUse(reading, narrowed, partName(owner, type), mode);
}
