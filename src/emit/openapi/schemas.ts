import { isJsonMap, type JsonMap } from "../../contract/api-document.js";
import type { Constraints } from "../../contract/constraints.js";
import { type Contract, typesById } from "../../contract/contract.js";
import type { Deprecation, Documentation } from "../../contract/documentation.js";
import { essenceOf, eventStream } from "../../contract/http/media-type.js";
import type { JsonValue } from "../../contract/json-value.js";
import { capitalized } from "../../contract/names/camel-case.js";
import { compareOrdinal } from "../../contract/order.js";
import { type Direction, primitiveIn, propertiesIn, type Shapes, variantsIn } from "../../contract/shapes.js";
import { tenonKeys } from "../../contract/tenon-keys.js";
import {
  csharpFullName,
  csharpTypeParametersOf,
  type EnumType,
  type ObjectType,
  type Property,
  type TypeDeclaration,
  typeBindings,
  type UnionType,
} from "../../contract/type-declaration.js";
import { type ReferenceUse, substituteUse, type TypeId, type TypeUse, withoutNull } from "../../contract/type-use.js";
import { type Json, type JsonObject, nonEmptyList, nonEmptyOf, object, objectOf } from "../text/json.js";
import { constraintKeywords } from "./constraints.js";
import { newerKeys, type SchemaDialect } from "./dialect.js";
import { withKeptFacts } from "./kept-facts.js";
import { openParts } from "./open-generics.js";
import { primitiveSchema } from "./primitives.js";
import { schemaName } from "./schema-names.js";

/** Turns uses of types into schemas, and gathers the component schemas they refer to: one per instantiation and direction. */
export class SchemaWriter {
  readonly #types: ReturnType<typeof typesById>;
  readonly #shapes: Shapes;
  readonly #dialect: SchemaDialect;
  /** What imported schemas said for their readers alone, by the C# name of the type. */
  readonly #kept: JsonMap;
  /** By component name; undefined while it is being written, so that recursive types end. */
  readonly #components = new Map<string, JsonObject | undefined>();
  /** The instantiation that has a name. A second one gets a number. */
  readonly #names = new Map<string, string>();
  readonly #taken = new Set<string>();
  /** Variants whose discriminator comes from the union: a closed schema would refuse it. */
  readonly #tagged: ReadonlySet<TypeId>;

  get since32(): boolean {
    return this.#dialect.since32;
  }

  newer(...entries: readonly (readonly [key: string, value: Json | undefined])[]): JsonObject {
    return newerKeys(this.#dialect, ...entries);
  }

  /** A body of this media type: `itemSchema` where it is a stream of events. */
  body(type: TypeUse, mediaType: string): JsonObject {
    const schema = this.schema(type, "answered");
    if (!this.#dialect.since32 || essenceOf(mediaType) !== eventStream) return { schema };
    const text = { type: "string" };
    const properties = { data: schema, event: text, id: text };
    return { itemSchema: { type: "object", required: ["data"], properties } };
  }

  constructor(contract: Contract, shapes: Shapes, dialect: SchemaDialect) {
    this.#types = typesById(contract);
    this.#tagged = taggedVariants(contract);
    this.#shapes = shapes;
    this.#dialect = dialect;
    this.#kept = contract.document?.schemas ?? {};
  }

  /** The component schemas that were asked for, by name. */
  components(): JsonObject {
    const names = [...this.#components.keys()].sort(compareOrdinal);
    return objectOf(names.map((name) => [name, this.#components.get(name)]));
  }

  schema(use: TypeUse, direction: Direction): JsonObject {
    switch (use.kind) {
      case "primitive":
        return primitiveSchema(use, this.#dialect);
      case "array":
        return object({
          type: "array",
          items: this.schema(use.element, direction),
          uniqueItems: use.collection?.endsWith("Set") === true ? true : undefined,
          [tenonKeys.collection]: use.collection === "List" ? undefined : use.collection,
        });
      case "map":
        return object({
          type: "object",
          additionalProperties: this.schema(use.value, direction),
          [tenonKeys.key]:
            use.key.kind === "primitive" && use.key.name === "string" ? undefined : this.schema(use.key, direction),
          [tenonKeys.collection]: use.collection === "Dictionary" ? undefined : use.collection,
        });
      case "nullable":
        return this.#dialect.nullable(this.schema(use.inner, direction));
      case "reference":
        return { $ref: `#/components/schemas/${this.#component(use, direction)}` };
      case "literal":
        return this.#dialect.literal(use.value);
      case "file":
        return { type: "string", format: "binary" };
      case "unknown":
        return use.shape === "any"
          ? {}
          : use.shape === "object"
            ? { type: "object", additionalProperties: true }
            : { type: "array", items: {} };
      case "typeParameter":
        throw new Error(`The type parameter ${use.name} reached the document without its argument.`);
    }
  }

  /** A schema with what its place says of it: constraints, default, docs. */
  described(
    use: TypeUse,
    direction: Direction,
    place: Pick<Property, "constraints" | "default" | "example" | "deprecated"> & {
      readonly text?: string | undefined;
      readonly csharpName?: string | undefined;
      /** A property of requests alone, or of answers alone. */
      readonly oneWay?: "readOnly" | "writeOnly" | undefined;
    },
  ): JsonObject {
    const schema = this.schema(use, direction);
    const keywords = object({
      description: place.text,
      default: place.default,
      ...constraintKeywords(place.constraints, this.#dialect),
      ...deprecationKeys(place.deprecated),
      ...(place.oneWay === undefined ? {} : { [place.oneWay]: true }),
      ...this.#example(place.example),
      [tenonKeys.primitive]: isFormattedText(use, place.constraints) ? "string" : undefined,
      [tenonKeys.name]: place.csharpName,
    });
    if (Object.keys(keywords).length === 0) return schema;
    return schema.$ref === undefined ? { ...schema, ...keywords } : this.#dialect.beside(schema, keywords);
  }

  #example(value: JsonValue | undefined): JsonObject {
    if (value === undefined) return {};
    return this.#dialect.version.startsWith("3.0") ? { example: value } : { examples: [value] };
  }

  #component(use: ReferenceUse, direction: Direction): string {
    const declaration = this.#types.get(use.id);
    if (declaration === undefined) throw new Error(`The contract refers to ${use.id}, which it does not declare.`);
    const view = this.#viewOf(use, direction);
    return this.#named(
      () => schemaName(use, direction, this.#shapes),
      `${view} ${use.typeArguments.length === 0 ? use.id : JSON.stringify(use)}`,
      () => this.#declare(declaration, use, direction, view),
    );
  }

  /** Both directions share a component unless some type inside is split in two. */
  #viewOf(use: TypeUse, direction: Direction): Direction | "both" {
    const split = (inner: TypeUse): boolean => {
      switch (inner.kind) {
        case "reference":
          return this.#shapes.isSplit(inner.id) || inner.typeArguments.some(split);
        case "array":
          return split(inner.element);
        case "map":
          return split(inner.value);
        case "nullable":
          return split(inner.inner);
        default:
          return false;
      }
    };
    return split(use) ? direction : "both";
  }

  #named(nameOf: () => string, key: string, write: () => JsonObject): string {
    const usedName = this.#names.get(key);
    if (usedName !== undefined) return usedName;
    const preferred = nameOf();
    let name = preferred;
    for (let number = 2; this.#taken.has(name); number++) name = `${preferred}${number}`;
    this.#names.set(key, name);
    this.#taken.add(name);
    this.#components.set(name, undefined);
    this.#components.set(name, write());
    return name;
  }

  #declare(
    declaration: TypeDeclaration,
    use: ReferenceUse,
    direction: Direction,
    view: Direction | "both",
  ): JsonObject {
    const parameters = csharpTypeParametersOf(declaration);
    const bindings = typeBindings(declaration, use.typeArguments);
    const origin = object({
      [tenonKeys.type]: csharpFullName(declaration),
      [tenonKeys.direction]: view === "sent" ? view : undefined,
      [tenonKeys.form]: declaration.kind === "enum" ? declaration.form : undefined,
      [tenonKeys.generic]:
        parameters.length === 0
          ? undefined
          : object({
              parameters,
              arguments: use.typeArguments
                .slice(0, parameters.length)
                .map((argument) => this.schema(argument, direction)),
              ...openParts(declaration, this.#types, (closed) => this.schema(closed, direction)),
            }),
    });
    const described = object({
      description: descriptionText(declaration.documentation),
      ...deprecationKeys(declaration.deprecated),
      ...this.#example("example" in declaration ? declaration.example : undefined),
    });
    const written = { ...this.#body(declaration, bindings, use, direction), ...described, ...origin };
    const facts = Object.hasOwn(this.#kept, declaration.csharpName) ? this.#kept[declaration.csharpName] : undefined;
    return isJsonMap(facts) ? withKeptFacts(written, facts, this.#dialect) : written;
  }

  #body(
    declaration: TypeDeclaration,
    bindings: ReadonlyMap<string, TypeUse>,
    use: ReferenceUse,
    direction: Direction,
  ): JsonObject {
    switch (declaration.kind) {
      case "enum":
        return enumSchema(declaration);
      case "brand":
        return object({
          ...primitiveSchema(primitiveIn(declaration, direction), this.#dialect),
          ...constraintKeywords(declaration.constraints, this.#dialect),
          [tenonKeys.brand]: declaration.csharpProperty,
          [tenonKeys.kind]: declaration.csharpKind === "record" ? undefined : declaration.csharpKind,
        });
      case "alias":
        return {
          ...this.schema(declaration.type, direction),
          ...constraintKeywords(declaration.constraints, this.#dialect),
        };
      case "union":
        return this.#union(declaration, bindings, use, direction);
      case "object":
        return this.#object(declaration, bindings, direction);
    }
  }

  #object(declaration: ObjectType, bindings: ReadonlyMap<string, TypeUse>, direction: Direction): JsonObject {
    const properties = propertiesIn(declaration, direction);
    return object({
      type: "object",
      required: nonEmptyList(
        properties.filter((property) => property[direction] === "required").map((property) => property.name),
      ),
      properties: objectOf(
        properties.map((property) => [
          property.name,
          this.described(substituteUse(property.type, bindings), direction, {
            ...property,
            text: descriptionText(property.documentation),
            oneWay: direction === "sent" ? onlySent(property) : onlyAnswered(property),
            csharpName: property.csharpName === capitalized(property.name) ? undefined : property.csharpName,
          }),
        ]),
      ),
      additionalProperties:
        declaration.additional === undefined
          ? declaration.closed === true && !this.#tagged.has(declaration.id)
            ? false
            : undefined
          : this.schema(substituteUse(declaration.additional, bindings), direction),
      [tenonKeys.kind]: declaration.csharpKind === "record" ? undefined : declaration.csharpKind,
    });
  }

  /** A tagged variant is a component of its own: the derived type by itself carries no tag on the wire. */
  #union(
    declaration: UnionType,
    bindings: ReadonlyMap<string, TypeUse>,
    use: ReferenceUse,
    direction: Direction,
  ): JsonObject {
    const discriminator = declaration.discriminator;
    const mapping = new Map<string, string>();
    let defaultMapping: string | undefined;
    const variants = variantsIn(declaration, direction).map((variant): JsonObject => {
      const type = substituteUse(variant.type, bindings);
      const plain = this.schema(type, direction);
      if (discriminator === undefined || variant.tag === undefined) {
        if (typeof plain.$ref === "string") defaultMapping = plain.$ref;
        return plain;
      }
      const tag = variant.tag;
      const unionName = schemaName(use, direction, this.#shapes);
      const typeName = type.kind === "reference" ? schemaName(type, direction, this.#shapes) : "Value";
      const key = `${this.#viewOf(type, direction)} ${JSON.stringify(use)} tagged ${typeof tag} ${tag}`;
      const name = this.#named(
        () => `${unionName}${typeName}`,
        key,
        () => ({
          allOf: [
            {
              type: "object",
              required: [discriminator],
              properties: object({ [discriminator]: this.#dialect.literal(tag) }),
            },
            plain,
          ],
          [tenonKeys.tagged]: true,
        }),
      );
      mapping.set(String(tag), `#/components/schemas/${name}`);
      return { $ref: `#/components/schemas/${name}` };
    });
    // A value may fit several cases of a C# union, or of the bodies of a status: nothing tells them apart.
    if (discriminator === undefined && declaration.markers === undefined) return { anyOf: variants };
    // A value with a tag fits the type that has none as well, beside its own.
    const isMixed = mapping.size > 0 && mapping.size < variants.length;
    return object({
      ...(isMixed ? { anyOf: variants } : { oneOf: variants }),
      discriminator:
        discriminator === undefined
          ? markerObject(declaration, variants)
          : object({
              propertyName: discriminator,
              mapping: objectOf(mapping),
              defaultMapping: this.#dialect.defaultMapping ? defaultMapping : undefined,
            }),
      [tenonKeys.base]:
        declaration.base === undefined ? undefined : this.schema(substituteUse(declaration.base, bindings), direction),
    });
  }
}

function onlyAnswered({ sent }: Property): "readOnly" | undefined {
  return sent === "absent" ? "readOnly" : undefined;
}

function onlySent({ answered }: Property): "writeOnly" | undefined {
  return answered === "absent" ? "writeOnly" : undefined;
}

/** The property that marks the variants, in OpenAPI's words, which cover only variants that have a name. */
function markerObject({ markers }: UnionType, variants: readonly JsonObject[]): JsonObject | undefined {
  if (markers === undefined || variants.some((variant) => variant.$ref === undefined)) return undefined;
  const mapping = variants.flatMap(({ $ref }, at) =>
    (markers.values[at] ?? []).map((value) => [String(value), $ref] as const),
  );
  return object({ propertyName: markers.property, mapping: nonEmptyOf(mapping) });
}

function taggedVariants(contract: Contract): ReadonlySet<TypeId> {
  const unions = contract.types.filter((type) => type.kind === "union" && type.discriminator !== undefined);
  return new Set(
    unions.flatMap((union) =>
      union.kind === "union" ? union.variants.flatMap(({ type }) => (type.kind === "reference" ? [type.id] : [])) : [],
    ),
  );
}

/** A string that an attribute gives a format: without this, the format would say that it is another type. */
function isFormattedText(use: TypeUse, constraints: Constraints | undefined): boolean {
  const inner = withoutNull(use);
  return constraints?.format !== undefined && inner.kind === "primitive" && inner.name === "string";
}

function enumSchema(type: EnumType): JsonObject {
  const names = type.members.map((member) => member.name);
  const implicit = type.members.every((member, at) => member.value === String(at));
  return object({
    // Both kinds of value need no word for the one: all of them are listed.
    type: type.wire === "nameOrNumber" ? undefined : type.wire === "number" ? "integer" : "string",
    enum: type.flags
      ? undefined
      : [
          ...(type.wire === "number" ? [] : names),
          ...(type.wire === "string" ? [] : type.members.map(({ value }) => Number(value))),
        ],
    [tenonKeys.flags]: type.flags ? names : undefined,
    [tenonKeys.enumNames]: type.members.every((member) => member.csharpName === member.name)
      ? undefined
      : type.members.map((member) => member.csharpName),
    [tenonKeys.enumValues]: implicit ? undefined : type.members.map((member) => member.value),
    "x-enum-descriptions": type.members.some((member) => member.documentation !== undefined)
      ? type.members.map((member) => descriptionText(member.documentation) ?? "")
      : undefined,
    [tenonKeys.enumType]: type.underlying === "int32" ? undefined : type.underlying,
  });
}

/** The word, and what `[Obsolete]` says beside it. */
export function deprecationKeys(deprecated: Deprecation | undefined): JsonObject {
  return deprecated === undefined ? {} : object({ deprecated: true, [tenonKeys.deprecated]: deprecated.message });
}

export function descriptionText(documentation: Documentation | undefined): string | undefined {
  const text = [documentation?.summary, documentation?.remarks]
    .filter((part) => part !== undefined && part !== "")
    .join("\n\n");
  return text === "" ? undefined : text;
}
