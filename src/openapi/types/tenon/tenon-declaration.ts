import type { Documentation } from "../../../contract/documentation.js";
import { capitalized } from "../../../contract/names/camel-case.js";
import { tenonKeys } from "../../../contract/tenon-keys.js";
import type {
  BrandType,
  EnumMember,
  EnumType,
  ObjectType,
  Presence,
  Property,
  TypeDeclaration,
  UnionMarkers,
  UnionType,
  UnionVariant,
} from "../../../contract/type-declaration.js";
import { primitive } from "../../../contract/type-use.js";
import { withoutEmpty, withoutUndefined } from "../../../contract/without-undefined.js";
import { jsonOf } from "../../document/json-value.js";
import {
  get,
  getBoolean,
  getMap,
  getSequence,
  getString,
  hasKey,
  isMap,
  type MapNode,
  type Node,
  placeOf,
  stringItems,
} from "../../document/node.js";
import { NameSet, pascalCase } from "../../naming/names.js";
import { constraintsFor } from "../../schemas/schema-keywords.js";
import { schemaExample } from "../annotated-use.js";
import type { SchemaNotes } from "../notes.js";
import type { SchemaReading } from "../schema-reading.js";
import { typeWithNull } from "../schema-use.js";
import { isUnion, type TenonType } from "./tenon-types.js";
import { openUse, tenonPrimitive } from "./tenon-uses.js";

/** The declaration that a document of Tenon's was written from: the way back of `emit/openapi/schemas.ts`. */
export function tenonDeclaration(reading: SchemaReading, type: TenonType): TypeDeclaration {
  const { answered } = type;
  const documentation = tenonDocumentation(getString(answered, "description"));
  const notes: SchemaNotes = [];
  const named = {
    id: type.id,
    name: type.name,
    csharpName: type.csharpName,
    containingTypes: type.containingTypes,
    namespace: type.namespace,
    location: placeOf(answered),
    ...withoutUndefined({ documentation }),
    ...deprecation(answered),
    ...(type.external ? { external: true as const } : {}),
  };
  if (hasKey(answered, tenonKeys.brand)) return { ...named, ...brand(reading, type) };
  if (isUnion(answered)) return { ...named, ...union(reading, type, notes) };
  if (get(answered, "type") === "object") {
    const example = schemaExample(answered);
    return { ...named, ...object(reading, type), ...(example === undefined ? {} : { example: jsonOf(example) }) };
  }
  return { ...named, ...enumeration(answered) };
}

/** A summary and, behind the first blank line, remarks. */
export function tenonDocumentation(text: string | undefined): Documentation | undefined {
  if (text === undefined || text.trim() === "") return undefined;
  const [summary = "", ...rest] = text.split("\n\n");
  return rest.length === 0 ? { summary } : { summary, remarks: rest.join("\n\n") };
}

export function deprecation(node: MapNode): { readonly deprecated?: { readonly message?: string } } {
  if (getBoolean(node, "deprecated") !== true) return {};
  const message = getString(node, tenonKeys.deprecated);
  return { deprecated: message === undefined ? {} : { message } };
}

function brand(
  reading: SchemaReading,
  { answered }: TenonType,
): Pick<BrandType, "kind" | "primitive" | "csharpProperty" | "csharpKind" | "constraints"> {
  const view = reading.views.viewOf(answered);
  const exact = tenonPrimitive(view) ?? primitive(view.types[0] === "boolean" ? "boolean" : "string");
  const constraints = constraintsFor(exact.name === "string" ? "string" : "number", view.constraints);
  const format = exact.name === "string" ? view.format : undefined;
  const kind = getString(answered, tenonKeys.kind);
  return {
    kind: "brand",
    primitive: exact,
    csharpProperty: getString(answered, tenonKeys.brand) ?? "Value",
    csharpKind: kind === "recordStruct" || kind === "class" || kind === "struct" ? kind : "record",
    ...(constraints === undefined && format === undefined
      ? {}
      : { constraints: { ...constraints, ...withoutUndefined({ format }) } }),
  };
}

const underlyingTypes = ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"] as const;

function enumeration(node: MapNode): Pick<EnumType, "kind" | "members" | "flags" | "wire" | "underlying" | "form"> {
  const flags = getSequence(node, tenonKeys.flags);
  const values = stringItems(getSequence(node, tenonKeys.enumValues));
  const all = (flags ?? getSequence(node, "enum"))?.items ?? [];
  const wire = hasKey(node, "type") ? (get(node, "type") === "integer" ? "number" : "string") : "nameOrNumber";
  // The numbers follow the names.
  const listed = wire === "nameOrNumber" ? all.filter((value) => typeof value === "string") : all;
  const form = getString(node, tenonKeys.form);
  const names = stringItems(getSequence(node, tenonKeys.enumNames));
  const descriptions = stringItems(getSequence(node, "x-enum-descriptions"));
  const written = getString(node, tenonKeys.enumType);
  const members = listed.map((value, at): EnumMember => {
    const name = String(value);
    const documentation = tenonDocumentation(descriptions[at]);
    return {
      name,
      csharpName: names[at] ?? name,
      value: values[at] ?? (wire === "number" ? name : String(at)),
      ...withoutUndefined({ documentation }),
    };
  });
  return {
    kind: "enum",
    members,
    flags: flags !== undefined,
    wire,
    underlying: underlyingTypes.find((name) => name === written) ?? "int32",
    ...withoutUndefined({ form }),
  };
}

const kinds = ["record", "recordStruct", "class", "struct", "interface"] as const;

function object(
  reading: SchemaReading,
  type: TenonType,
): Pick<ObjectType, "kind" | "csharpKind" | "typeParameters" | "properties" | "additional" | "closed"> {
  const { answered, sent } = type;
  const written = getString(answered, tenonKeys.kind);
  const generic = getMap(answered, tenonKeys.generic);
  const open = generic === undefined ? undefined : getMap(generic, "properties");
  const taken = new NameSet();
  const properties = propertiesOf(answered, sent).map(({ name, node }): Property => {
    const part = open === undefined ? undefined : getMap(open, name);
    const use = reading.use(node, `${type.csharpName}${pascalCase(name)}`, "json");
    const documentation = tenonDocumentation(getString(node, "description"));
    const { constraints, example, notes } = use;
    const propertyType = part === undefined ? typeWithNull(use) : openUse(reading, part);
    const presence = getBoolean(node, "writeOnly") === true ? "absent" : presenceOf(answered, name);
    const isSent = getBoolean(node, "readOnly") !== true;
    return {
      name,
      csharpName: taken.take(getString(node, tenonKeys.name) ?? capital(name)),
      type: propertyType,
      sent: isSent ? presenceOf(sent, name) : "absent",
      answered: presence,
      ...(presence === "optional" && isSent && presenceOf(sent, name) === "required"
        ? { omitted: propertyType.kind === "nullable" ? "null" : "default" }
        : {}),
      ...withoutUndefined({ constraints, default: use.default, example, documentation }),
      ...deprecation(node),
      ...withoutEmpty({ notes }),
      location: placeOf(node),
    };
  });
  return {
    kind: "object",
    csharpKind: kinds.find((kind) => kind === written) ?? "record",
    typeParameters: type.typeParameters,
    properties,
    ...(get(answered, "additionalProperties") === false
      ? { closed: true }
      : hasKey(answered, "additionalProperties")
        ? { additional: { kind: "unknown", shape: "any", reason: "freeForm" } }
        : {}),
  };
}

/** Of both forms, in one order that keeps the order of each. */
function propertiesOf(answered: MapNode, sent: MapNode): readonly { readonly name: string; readonly node: MapNode }[] {
  const members: { readonly name: string; readonly node: MapNode }[] = [];
  const add = (form: MapNode): void => {
    const properties = getMap(form, "properties");
    let place = 0;
    for (const [at, name] of (properties?.keys ?? []).entries()) {
      const index = members.findIndex((other) => other.name === name);
      const node = properties?.values[at];
      if (index >= 0) place = index + 1;
      else if (isMap(node)) members.splice(place++, 0, { name, node });
    }
  };
  add(answered);
  if (sent !== answered) add(sent);
  return members;
}

function presenceOf(form: MapNode, name: string): Presence {
  const properties = getMap(form, "properties");
  if (properties === undefined || !hasKey(properties, name)) return "absent";
  return stringItems(getSequence(form, "required")).includes(name) ? "required" : "optional";
}

function union(
  reading: SchemaReading,
  type: TenonType,
  notes: SchemaNotes,
): Pick<UnionType, "kind" | "typeParameters" | "discriminator" | "variants" | "markers" | "base"> {
  const { answered } = type;
  const generic = getMap(answered, tenonKeys.generic);
  const open = generic === undefined ? undefined : getSequence(generic, "variants")?.items;
  const told = getMap(answered, "discriminator");
  const discriminator = told === undefined ? undefined : getString(told, "propertyName");
  const items = (getSequence(answered, "oneOf") ?? getSequence(answered, "anyOf"))?.items ?? [];
  const variants = items.map((item, at): UnionVariant => {
    const target = reading.views.target(item);
    const members = isMap(target) && hasKey(target, tenonKeys.tagged) ? getSequence(target, "allOf")?.items : undefined;
    const [head, plain] = members ?? [];
    const use = reading.use(members === undefined ? item : plain, `${type.csharpName}Variant${at + 1}`, "json");
    notes.push(...use.notes);
    return {
      tag: isMap(head) && discriminator !== undefined ? tagOf(head, discriminator) : undefined,
      type: open === undefined ? typeWithNull(use) : openUse(reading, open[at]),
    };
  });
  const isTagged = variants.some(({ tag }) => tag !== undefined);
  const markers =
    told === undefined || discriminator === undefined || isTagged
      ? undefined
      : markersOf(reading, told, discriminator, items);
  const base = getMap(answered, tenonKeys.base);
  const baseUse = base === undefined ? undefined : reading.use(base, `${type.csharpName}Base`, "json").type;
  return {
    kind: "union",
    typeParameters: type.typeParameters,
    discriminator: markers === undefined ? discriminator : undefined,
    variants,
    ...withoutUndefined({ markers }),
    ...(baseUse?.kind === "reference" ? { base: baseUse } : {}),
  };
}

/** A discriminator that adds nothing to its variants is an ordinary property of theirs. */
function markersOf(
  reading: SchemaReading,
  told: MapNode,
  property: string,
  variants: readonly Node[],
): UnionMarkers | undefined {
  const mapping = getMap(told, "mapping");
  if (mapping === undefined || mapping.keys.length === 0) return undefined;
  const values = variants.map((variant) => {
    const target = reading.views.target(variant);
    const node = isMap(target) ? reading.views.viewOf(target).properties.get(property) : undefined;
    const markers = node === undefined ? undefined : reading.views.target(node);
    const isNumber = isMap(markers) && reading.views.viewOf(markers).types[0] === "integer";
    return mapping.keys
      .filter((_, at) => isMap(variant) && mapping.values[at] === getString(variant, "$ref"))
      .map((tag) => (isNumber ? Number(tag) : tag));
  });
  return { property, values };
}

function tagOf(head: MapNode, discriminator: string): string | number | undefined {
  const properties = getMap(head, "properties");
  const literal = properties === undefined ? undefined : getMap(properties, discriminator);
  const value = literal === undefined ? undefined : (get(literal, "const") ?? getSequence(literal, "enum")?.items[0]);
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

function capital(text: string): string {
  const name = capitalized(text);
  return /^[\p{L}_][\p{L}\p{Nd}_]*$/u.test(name) ? name : pascalCase(text) || "Member";
}
