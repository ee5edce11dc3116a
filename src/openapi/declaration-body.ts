import type { ObjectType, Property, TypeDeclaration, UnionVariant } from "../contract/type-declaration.js";
import type { TypeId } from "../contract/type-use.js";
import { diagnostic } from "../diagnostics/diagnostic.js";
import { getSequence, getString, isMap, type Node, placeOf, stringItems } from "./document/node.js";
import { enumMembers } from "./enum-members.js";
import { NameSet, pascalCase } from "./names.js";
import type { Notes } from "./notes.js";
import { additionalType, tellOdd } from "./object-parts.js";
import type { SchemaReading } from "./schema-reading.js";
import { type Mode, type SchemaUse, typeWithNull } from "./schema-use.js";
import type { SchemaView } from "./schema-view.js";
import { choiceOf, commonTag, mappedTags } from "./unions.js";
import { unnamedUse } from "./unnamed-use.js";

export function enumBody(
  view: SchemaView,
): Pick<Extract<TypeDeclaration, { kind: "enum" }>, "kind" | "members" | "flags" | "wire" | "underlying"> {
  const values = [...new Set(view.values ?? [])].filter(
    (value) => typeof value === "string" || typeof value === "number",
  );
  const given = ["x-tenon-enum-names", "x-enum-varnames", "x-enumNames"]
    .map((key) => stringItems(getSequence(view.node, key)))
    .find((names) => names.length === values.length && values.length > 0);
  const titles = (view.described ?? []).map((constant) => getString(constant, "title") ?? "");
  const areNamed = titles.length === values.length && titles.every((title) => pascalCase(title) !== "");
  const described =
    view.described?.map((constant) => getString(constant, "description")?.trim() ?? "") ??
    stringItems(getSequence(view.node, "x-enum-descriptions"));
  const members = enumMembers(
    values,
    given ?? (areNamed && titles.length > 0 ? titles : undefined),
    described.length === values.length ? described : undefined,
  );
  const numeric = values.every((value) => typeof value === "number");
  const wide = numeric && values.some((value) => Math.abs(Number(value)) > 2147483647);
  return {
    kind: "enum",
    members,
    flags: false,
    wire: numeric ? "number" : "string",
    underlying: wide ? "int64" : "int32",
  };
}

export function objectBody(
  reading: SchemaReading,
  view: SchemaView,
  csharpName: string,
  mode: Mode,
  notes: Notes,
): Pick<ObjectType, "kind" | "csharpKind" | "typeParameters" | "properties" | "additional" | "closed"> {
  const taken = new NameSet([...recordMembers, csharpName]);
  const properties: Property[] = [];
  const seen = new Set<string>();
  for (const [name, node] of view.properties) {
    if (!isMap(node) && typeof node !== "boolean") {
      const at = placeOf(view.node);
      reading.sink.report(diagnostic("partMalformed", at, { what: `The property ${name}`, expected: "a schema" }));
      notes.push(`the property ${name} is no schema`);
      continue;
    }
    // ASP.NET reads JSON without regard to case, and refuses a type with two properties that differ in nothing else.
    const folded = name.toLowerCase();
    if (seen.has(folded)) {
      const consequence = `${name} differs from another property in case alone, and is left out`;
      reading.notes.inexpressible(notes, placeOf(view.node), "properties", consequence);
      continue;
    }
    seen.add(folded);
    const member = pascalCase(name) || "Member";
    properties.push(property(reading, view, name, node, taken.take(member), csharpName, mode));
  }
  for (const name of view.required) {
    if (view.properties.has(name)) continue;
    reading.notes.inexpressible(
      notes,
      placeOf(view.node, "required"),
      "required",
      `${name} is required and has no schema`,
    );
  }
  tellOdd(reading, view, notes);
  for (const choice of view.choices)
    reading.notes.inexpressible(notes, placeOf(choice), "oneOf", "which properties go together is not checked");
  const additional = additionalType(reading, view, csharpName, mode, notes);
  return {
    kind: "object",
    csharpKind: "record",
    typeParameters: [],
    properties,
    ...(additional === undefined ? {} : { additional }),
    ...(view.additional === false && view.patterns === undefined ? { closed: true } : {}),
  };
}

function property(
  reading: SchemaReading,
  view: SchemaView,
  name: string,
  node: Node,
  csharpName: string,
  owner: string,
  mode: Mode,
): Property {
  const use = reading.use(node, `${owner}${pascalCase(name)}`, mode);
  const presence = view.required.has(name) ? "required" : "optional";
  const { documentation, example, constraints, notes } = use;
  return {
    name,
    csharpName,
    type: typeWithNull(use),
    sent: use.readOnly === true ? "absent" : presence,
    answered: use.writeOnly === true ? "absent" : presence,
    ...(constraints === undefined ? {} : { constraints }),
    ...(use.default === undefined ? {} : { default: use.default }),
    ...(example === undefined ? {} : { example }),
    ...(documentation === undefined ? {} : { documentation }),
    ...(use.deprecated === true ? { deprecated: {} } : {}),
    ...(notes.length === 0 ? {} : { notes }),
    ...(isMap(node) ? { location: placeOf(node) } : {}),
  };
}

export function unionBody(
  reading: SchemaReading,
  view: SchemaView,
  id: TypeId,
  csharpName: string,
  mode: Mode,
  notes: Notes,
): Pick<Extract<TypeDeclaration, { kind: "union" }>, "kind" | "typeParameters" | "discriminator" | "variants"> {
  tellOdd(reading, view, notes);
  for (const further of view.choices.slice(1))
    reading.notes.inexpressible(notes, placeOf(further), "anyOf", "a second choice beside the first is not checked");
  const choice = choiceOf(view, reading.views);
  const below = reading.variantsBelow(view);
  const nodes: readonly Node[] = choice.kind === "variants" ? choice.variants : (below ?? []);
  const uses = nodes.map((node, at) => variantUse(reading, node, at, csharpName, mode));
  const primitives =
    nodes.length === 0 ? view.types.map((type) => typeVariant(reading, view, type, csharpName, mode)) : [];
  const property = discriminatorProperty(view);
  const targets = nodes.map((node) => reading.views.target(node));
  const mapped =
    property === undefined
      ? undefined
      : mappedTags(view, targets, reading.documents, reading.views, reading.componentKeys, property, (mapping, tag) => {
          reading.sink.report(
            diagnostic("partMalformed", placeOf(mapping, tag), { what: `The mapping of ${tag}`, expected: "a schema" }),
          );
          notes.push(`the mapping of ${tag} leads nowhere`);
        });
  const inferred = mapped === undefined && below === undefined ? commonTag(targets, reading.views) : undefined;
  const tags = mapped?.tags ?? inferred?.tags;
  const variants: UnionVariant[] = [];
  for (const [at, use] of [...uses, ...primitives].entries()) {
    const type = use.type;
    const tag = tags?.[at];
    const same = variants.findIndex((variant) => JSON.stringify(variant.type) === JSON.stringify(type));
    if (same < 0) variants.push({ tag, type });
    notes.push(...use.notes);
    const constraints = Object.entries(use.constraints ?? {}).filter(([key]) => key !== "format");
    if (constraints.length > 0)
      reading.notes.inexpressible(
        notes,
        placeOf(view.node),
        "oneOf",
        `a variant's ${constraints.map(([key]) => key).join(", ")} is not checked`,
      );
  }
  const discriminator = mapped === undefined ? inferred?.property : property;
  if (discriminator !== undefined && variants.length === uses.length)
    reading.candidates.push({ id, property: discriminator });
  return { kind: "union", typeParameters: [], discriminator: undefined, variants };
}

function variantUse(reading: SchemaReading, node: Node, at: number, owner: string, mode: Mode): SchemaUse {
  const title = isMap(node) ? getString(node, "title") : undefined;
  const named = title === undefined || !/^[\w .-]{2,60}$/.test(title) ? "" : pascalCase(title);
  const hint =
    named === ""
      ? `${owner}Variant${at + 1}`
      : named.startsWith(owner) || !reading.names.has(named)
        ? named
        : `${owner}${named}`;
  return reading.use(node, hint, mode);
}

function typeVariant(reading: SchemaReading, view: SchemaView, type: string, owner: string, mode: Mode): SchemaUse {
  const narrowed: SchemaView = { ...view, types: [type], nullable: false, odd: [] };
  if (type === "object" && view.properties.size > 0)
    return reading.declareObject(narrowed, reading.names.take(`${owner}Object`), mode);
  return unnamedUse(reading, narrowed, `${owner}${pascalCase(type)}`, mode);
}

function discriminatorProperty(view: SchemaView): string | undefined {
  return isMap(view.discriminator) ? getString(view.discriminator, "propertyName") : view.discriminator;
}

/** Names that every record has already, or that C# does not let it have. */
const recordMembers = [
  "Equals",
  "GetHashCode",
  "GetType",
  "ToString",
  "MemberwiseClone",
  "ReferenceEquals",
  "Finalize",
  "EqualityContract",
  "PrintMembers",
  "Clone",
  "Deconstruct",
];
