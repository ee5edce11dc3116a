/** A schema as a comparison sees it: ways to say the same made one. */
import { constraintsOf, formatOf } from "./constraints-that-count.js";
import { isObject, type JsonObject, listOf, objectOf } from "./json.js";
import { type References, referenceOf } from "./references.js";
import { allowsNull, SchemaMerging } from "./schema-merging.js";
import { childrenByParent, discriminatorProperty, taggedWay } from "./tagged-ways.js";

/** `text`: in a route, query, header or cookie; `form`: a field of a form. */
export type Direction = "answered" | "sent" | "text" | "form";

export interface SchemaView {
  readonly node: unknown;
  readonly free: boolean;
  readonly type: string | undefined;
  readonly nullable: boolean;
  readonly format: string | undefined;
  /** The listed values, in one text. */
  readonly values: string | undefined;
  readonly description: unknown;
  readonly deprecated: boolean;
  readonly default: unknown;
  readonly constraints: ReadonlyMap<string, string>;
  readonly properties: ReadonlyMap<string, unknown>;
  readonly required: ReadonlySet<unknown>;
  readonly items: unknown;
  readonly additional: unknown;
  /** The ways of a choice. */
  readonly variants: readonly unknown[];
  readonly discriminator: string | undefined;
  readonly odd: readonly string[];
}

const oddKeywords = [
  "not",
  "if",
  "contains",
  "dependentSchemas",
  "dependentRequired",
  "propertyNames",
  "patternProperties",
  "prefixItems",
  "unevaluatedProperties",
];

export class SchemaViews {
  private readonly merging: SchemaMerging;
  private readonly views = new Map<unknown, Map<string, SchemaView>>();
  private readonly children: ReadonlyMap<unknown, readonly unknown[]>;

  constructor(private readonly references: References) {
    this.merging = new SchemaMerging(references);
    this.children = childrenByParent(references);
  }

  view(node: unknown, direction: Direction = "answered"): SchemaView {
    if (!isObject(node)) return emptyView(node);
    const key = `${direction} ${referenceOf(node) ?? ""}`;
    const known = this.views.get(node)?.get(key);
    if (known !== undefined) return known;
    const merged = this.merging.merged(node);
    const view = this.plain(this.withChildren(node, merged), direction);
    const all = this.views.get(node) ?? new Map<string, SchemaView>();
    all.set(key, view);
    this.views.set(node, all);
    return view;
  }

  /** What is said beside a reference, and behind it. */
  annotations(node: unknown): JsonObject {
    const target = referenceOf(node) === undefined ? {} : objectOf(this.references.follow(node));
    return { ...target, ...objectOf(node) };
  }

  /** A parent with a discriminator stands for its children. */
  private withChildren(node: JsonObject, merged: JsonObject): JsonObject {
    if (merged.oneOf !== undefined || merged.anyOf !== undefined) return merged;
    const members = listOf(node.allOf);
    const target = this.references.follow(members.length === 1 ? members[0] : node);
    const { discriminator } = objectOf(target);
    const children = discriminator === undefined ? undefined : this.children.get(target);
    // The children say of themselves what they take over.
    return children === undefined ? merged : { oneOf: children, discriminator, nullable: allowsNull(merged) };
  }

  private plain(schema: JsonObject, direction: Direction): SchemaView {
    const types = typesOf(schema).filter((type) => type !== "null");
    const ways = listOf(schema.oneOf ?? schema.anyOf);
    const constants = this.constantsOf(ways);
    const declared = valuesOf(schema, types, constants);
    // True and false are all that a boolean can be.
    const isAnyBoolean = declared?.every((value) => typeof value === "boolean") && new Set(declared).size === 2;
    const values = isAnyBoolean ? undefined : declared;
    const type = typeOf(schema, types, declared);
    const choice = constants === undefined ? ways : [];
    const variants =
      choice.length > 0
        ? wholeWays(
            schema,
            choice.map((way) => taggedWay(way, schema.discriminator, this.references, this.merging)),
          )
        : type === "several"
          ? types.map((one) => ({ ...schema, type: one, nullable: false }))
          : [];
    const properties = this.propertiesOf(schema, types, direction);
    const isFile = type === "file";
    const additional = schema.additionalProperties ?? (schema.unevaluatedProperties === false ? false : undefined);
    return {
      node: schema,
      free: type === undefined && variants.length === 0,
      type: isFile ? "string" : type,
      nullable: this.isNullable(schema, types, ways),
      // Listed values say more than a width.
      format: values !== undefined ? undefined : isFile ? "binary" : formatOf(type, writtenFormat(schema), schema),
      values:
        values === undefined ? undefined : [...new Set(values.map((value) => JSON.stringify(value)))].sort().join(", "),
      description: schema.description ?? undefined,
      deprecated: schema.deprecated === true,
      default: schema.default === null ? undefined : schema.default,
      constraints: constraintsOf(schema, type, values),
      properties,
      required: new Set(listOf(schema.required)),
      items: schema.items,
      additional: type === "object" ? openness(additional, properties.size) : undefined,
      variants,
      discriminator: variants.length === 0 ? undefined : discriminatorProperty(schema.discriminator),
      odd: oddKeywords.filter((keyword) => schema[keyword] !== undefined),
    };
  }

  private isNullable(schema: JsonObject, types: readonly string[], ways: readonly unknown[]): boolean {
    if (allowsNull(schema) || typesOf(schema).includes("null")) return true;
    // A type beside an enumeration or a choice refuses the null that these list.
    if (types.length > 0 || schema.refusesNull === true) return false;
    return (
      listOf(schema.enum).includes(null) || ways.some((way) => allowsNull(way) || allowsNull(this.merging.merged(way)))
    );
  }

  /** Constants one beside the other are the values of an enumeration; undefined where the ways are not that. */
  private constantsOf(ways: readonly unknown[]): readonly unknown[] | undefined {
    const constants = ways.map((way) => {
      const { const: constant, enum: values } = objectOf(this.references.follow(way));
      return constant ?? (listOf(values).length === 1 ? listOf(values)[0] : undefined);
    });
    const isEnumeration =
      constants.length > 0 &&
      constants.every((one) => one !== undefined && typeof one !== "object" && typeof one === typeof constants[0]);
    return isEnumeration ? constants : undefined;
  }

  private propertiesOf(
    schema: JsonObject,
    types: readonly string[],
    direction: Direction,
  ): ReadonlyMap<string, unknown> {
    if (types.length > 0 && !types.includes("object")) return new Map();
    const isSent = direction === "sent" || direction === "form";
    return new Map(
      Object.entries(objectOf(schema.properties)).filter(([, property]) => {
        const { readOnly, writeOnly } = this.merging.merged(property);
        return isSent ? readOnly !== true : direction !== "answered" || writeOnly !== true;
      }),
    );
  }
}

function typesOf({ type }: JsonObject): readonly string[] {
  return (Array.isArray(type) ? type : [type]).filter((one) => typeof one === "string");
}

function valuesOf(
  schema: JsonObject,
  types: readonly string[],
  constants: readonly unknown[] | undefined,
): readonly unknown[] | undefined {
  // `modelAsString` says that the listed strings are those known today.
  if (objectOf(schema["x-ms-enum"]).modelAsString === true) return undefined;
  // An empty list is no list: JSON Schema wants one value at least.
  const own = schema.const !== undefined ? [schema.const] : listOf(schema.enum).length === 0 ? undefined : schema.enum;
  const common = constants === undefined ? [] : listOf(own).filter((value) => constants.includes(value));
  const listed = common.length > 0 ? common : (own ?? constants);
  return Array.isArray(listed) ? asDeclared(listed, types).filter((value) => value !== null) : undefined;
}

/** YAML reads `enum: [4.1, true]` as other things than the text that `type: string` says they are. */
function asDeclared(values: readonly unknown[], types: readonly string[]): readonly unknown[] {
  if (types.length !== 1) return values;
  if (types[0] === "string")
    return values.map((value) => (typeof value === "number" || typeof value === "boolean" ? String(value) : value));
  const isNumeric = types[0] === "integer" || types[0] === "number";
  return values.map((value) => (isNumeric && /^-?\d+(?:\.\d+)?$/.test(String(value)) ? Number(value) : value));
}

function typeOf(
  schema: JsonObject,
  types: readonly string[],
  values: readonly unknown[] | undefined,
): string | undefined {
  if (types.length <= 1) return types[0] ?? guess(schema, values);
  return types.every((one) => one === "integer" || one === "number") ? "number" : "several";
}

function guess(schema: JsonObject, values: readonly unknown[] | undefined): string | undefined {
  const { properties, additionalProperties, patternProperties, items, prefixItems } = schema;
  if (properties !== undefined || patternProperties !== undefined) return "object";
  if (additionalProperties !== undefined && additionalProperties !== true) return "object";
  if (items !== undefined || prefixItems !== undefined) return "array";
  const [first] = values ?? [];
  if (typeof first === "string" || typeof first === "boolean") return typeof first;
  if (typeof first === "number") return Number.isInteger(first) ? "integer" : "number";
  const isText = ["format", "pattern", "maxLength", "minLength"].some((name) => schema[name] !== undefined);
  return isText ? "string" : undefined;
}

/** What is said around a choice holds in each of its ways. */
function wholeWays(schema: JsonObject, ways: readonly unknown[]): readonly unknown[] {
  const { type, properties, required, additionalProperties } = schema;
  if (properties === undefined && required === undefined) return ways;
  const around = Object.fromEntries(
    Object.entries({ type, properties, required, additionalProperties }).filter(([, value]) => value !== undefined),
  );
  return ways.map((way) => ({ allOf: [way, around] }));
}

/** JSON Schema 2020-12 has another word for base64. */
function writtenFormat({ format, contentEncoding }: JsonObject): unknown {
  return format ?? (contentEncoding === "base64" ? "byte" : undefined);
}

function emptyView(node: unknown): SchemaView {
  return {
    node,
    free: node !== false,
    type: undefined,
    nullable: false,
    format: undefined,
    values: undefined,
    description: undefined,
    deprecated: false,
    default: undefined,
    constraints: new Map(),
    properties: new Map(),
    required: new Set(),
    items: undefined,
    additional: undefined,
    variants: [],
    discriminator: undefined,
    odd: [],
  };
}

/** Where nothing is said of further keys, and where it is said that there may be any, nothing is promised: one thing. */
function openness(additional: unknown, properties: number): unknown {
  if (additional === false) return false;
  const isAny =
    additional === undefined || additional === true || (isObject(additional) && Object.keys(additional).length === 0);
  if (isAny) return properties === 0 || additional === undefined ? undefined : {};
  return additional;
}
