/** The schemas of a document as JSON Schema, for ajv: written apart from the importer, so that it can judge it. */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats, { type FormatName } from "ajv-formats";
import { tagOf, tagProperty } from "./discriminator-tags.js";
import {
  decoded,
  isObject,
  type JsonObject,
  listOf,
  memberOf,
  numberOf,
  objectOf,
  patternOf,
  pointerKey,
  pointerPart,
} from "./json.js";
import { referenceOf } from "./references.js";

const kept = [
  "type",
  "enum",
  "const",
  "required",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
];
const counts = ["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"];
const ofParts = ["additionalProperties", "contains", "propertyNames", "unevaluatedProperties"];
const ofWhole = ["not", "if", "then", "else"];
const lists = ["allOf", "oneOf", "anyOf", "prefixItems"];
/** Ajv reads patterns with the flag for Unicode alone. */
const regExp = Object.assign((pattern: string) => patternOf(pattern) ?? /(?:)/, { code: "new RegExp" });

const maps = ["properties", "patternProperties", "dependentSchemas"];
const types: ReadonlySet<unknown> = new Set(["string", "number", "integer", "boolean", "object", "array", "null"]);
const libraryFormats: readonly FormatName[] = ["date-time", "date", "uuid", "email", "ipv4", "ipv6"];
/** Formats that ajv-formats lacks or takes more loosely than their definition. */
const ownFormats: ReadonlyMap<string, (text: string) => boolean> = new Map([
  // RFC 4648, section 3.5: the bits that pad the last letter are zero.
  ["byte", (text) => Buffer.from(text, "base64").toString("base64") === text],
  // No standard has these two: they are what [Phone] and [CreditCard] take.
  ["phone", (text) => /^\+?\d[\d\s.-]*$/.test(text)],
  ["credit-card", (text) => text === "4111111111111111"],
  // RFC 3986 takes dots alone for the name of a host, and nobody has such a host: an example is shortened there.
  ["uri", (text) => !/^[a-z][a-z\d+.-]*:\/\/[^/?#\p{L}\p{N}[\]]+(?:[/?#]|$)/iu.test(text)],
]);
const checkedFormats: ReadonlySet<string | undefined> = new Set([...libraryFormats, ...ownFormats.keys()]);
/** What OpenAPI says of its formats for whole numbers. */
const widths: ReadonlyMap<string | undefined, readonly [least: number, most: number]> = new Map([
  ["int32", [-(2 ** 31), 2 ** 31 - 1]],
]);

/** Schemas by JSON pointer (`/components/schemas/Pet`). */
export class DocumentSchemas {
  readonly document: JsonObject;
  readonly hasSiblings: boolean;
  private readonly definitions = new Map<string, unknown>();
  private readonly ids = new Map<string, string>();
  private readonly pending: { readonly pointer: string; readonly above: readonly string[] }[] = [];
  private readonly validators = new Map<string, ValidateFunction | undefined>();
  private parentsOf: ReadonlyMap<string, readonly JsonObject[]> | undefined;
  private known: { readonly ajv: Ajv2020; readonly count: number } | undefined;

  constructor(document: unknown) {
    this.document = objectOf(document);
    this.hasSiblings = /^3\.[1-9]/.test(String(this.document.openapi ?? ""));
  }

  at(pointer: string): unknown {
    let at: unknown = this.document;
    for (const part of pointer.split("/").slice(1)) at = memberOf(at, pointerKey(part));
    return at;
  }

  /** The pointer of a `$ref`; undefined where it leads out of the document or nowhere. */
  pointerOf(reference: string): string | undefined {
    if (!reference.startsWith("#")) return undefined;
    const pointer = decoded(reference.slice(1));
    return this.at(pointer) === undefined ? undefined : pointer;
  }

  /** References to the schemas that extend the one behind a reference, where that has a discriminator of its own. */
  childrenOf(reference: string): readonly string[] {
    const target = this.follow({ $ref: reference });
    if (!isObject(target) || target.discriminator === undefined) return [];
    if (target.oneOf !== undefined || target.anyOf !== undefined) return [];
    return [...this.parents().entries()].filter(([, above]) => above.includes(target)).map(([child]) => child);
  }

  /** The same where the discriminator is that of a schema further above: such a schema is a value beside those that extend it. */
  heirsOf(reference: string): readonly string[] {
    const target = this.follow({ $ref: reference });
    if (!isObject(target) || target.discriminator !== undefined || target.oneOf !== undefined) return [];
    if (this.discriminatorsAbove(reference).length === 0) return [];
    return [...this.parents().entries()].filter(([, above]) => above.includes(target)).map(([child]) => child);
  }

  /** What extends a parent with a discriminator and is named by the tag of a value. */
  childrenNamed(parent: JsonObject, value: unknown): readonly unknown[] {
    const { oneOf, anyOf } = parent;
    const discriminator =
      parent.discriminator ?? this.above(parent, []).find((one) => one.discriminator !== undefined)?.discriminator;
    const property = tagProperty(discriminator);
    if (property === undefined || oneOf !== undefined || anyOf !== undefined) return [];
    const tag = memberOf(value, property);
    return [...this.parents()]
      .filter(([child, above]) => above.includes(parent) && tag === this.tagOf(discriminator, child))
      .map(([child]) => ({ $ref: child }));
  }

  private tagOf(discriminator: unknown, reference: string): string {
    return tagOf(discriminator, reference, objectOf(this.follow({ $ref: reference })));
  }

  /** The discriminators of the schemas that the one behind a reference extends. */
  discriminatorsAbove(reference: string): readonly unknown[] {
    const pointer = this.pointerOf(reference);
    const above = pointer === undefined ? [] : (this.parents().get(`#${pointer}`) ?? []);
    return above.flatMap(({ discriminator }) => (discriminator === undefined ? [] : [discriminator]));
  }

  /** Everything that a named schema extends by `allOf`, by its reference. */
  private parents(): ReadonlyMap<string, readonly JsonObject[]> {
    if (this.parentsOf !== undefined) return this.parentsOf;
    const isVersion2 = this.document.swagger !== undefined;
    const schemas = isVersion2 ? this.document.definitions : objectOf(this.document.components).schemas;
    const front = isVersion2 ? "#/definitions" : "#/components/schemas";
    this.parentsOf = new Map(
      Object.entries(objectOf(schemas)).map(([name, schema]) => [
        `${front}/${pointerPart(name)}`,
        this.above(schema, []),
      ]),
    );
    return this.parentsOf;
  }

  private above(schema: unknown, found: JsonObject[]): readonly JsonObject[] {
    for (const member of listOf(objectOf(schema).allOf)) {
      const target = this.follow(member);
      if (!isObject(target) || target === schema || found.includes(target)) continue;
      found.push(target);
      this.above(target, found);
    }
    return found;
  }

  /** Through references to what they stand for. */
  follow(schema: unknown): unknown {
    let at = schema;
    for (let steps = 0; steps < 100; steps++) {
      const reference = referenceOf(at);
      if (reference === undefined) return at;
      const pointer = this.pointerOf(reference);
      if (pointer === undefined) return undefined;
      at = this.at(pointer);
    }
    return undefined;
  }

  /** Whether the schema at a pointer accepts a value; undefined where no validator can be made. */
  validator(pointer: string): ValidateFunction | undefined {
    if (this.validators.has(pointer)) return this.validators.get(pointer);
    const id = this.id(pointer);
    for (let next = this.pending.pop(); next !== undefined; next = this.pending.pop()) {
      const { pointer: at, above } = next;
      this.definitions.set(this.id(at, above), this.convert(this.at(at), [...above, at]));
    }
    const ajv = this.ajv();
    let validator: ValidateFunction | undefined;
    try {
      validator = ajv.compile({ $ref: `document#/$defs/${id}` });
    } catch {
      validator = undefined;
    }
    this.validators.set(pointer, validator);
    return validator;
  }

  /** Whether a schema accepts a value, and so does the child of it that the value names by its tag. */
  accepts(pointer: string, value: unknown): boolean {
    const children = this.childrenNamed(objectOf(this.at(pointer)), value).map((child) => referenceOf(child));
    const places = children.map((child) => (child === undefined ? undefined : this.pointerOf(child)));
    return [pointer, ...places].every((place) => place === undefined || this.validator(place)?.(value) !== false);
  }

  private ajv(): Ajv2020 {
    const count = this.definitions.size;
    if (this.known?.count === count) return this.known.ajv;
    const ajv = new Ajv2020({
      // A property may be called `constructor`.
      ownProperties: true,
      strict: false,
      validateFormats: true,
      validateSchema: false,
      logger: false,
      inlineRefs: false,
      code: { regExp },
    });
    addFormats.default(ajv, [...libraryFormats]);
    for (const [name, validate] of ownFormats) ajv.addFormat(name, validate);
    // RFC 3339's rule `date-time`, which JSON Schema names, has a T (a blank is what applications may agree on) and an offset with a
    // colon.
    const moment = objectOf(ajv.formats["date-time"]).validate;
    if (typeof moment !== "function") throw new Error("ajv-formats has no date-time");
    ajv.addFormat("date-time", (text: string) => /T.*(?:Z|[+-]\d\d:\d\d)$/i.test(text) && moment(text) === true);
    ajv.addSchema({ $id: "document", $defs: Object.fromEntries(this.definitions) });
    this.known = { ajv, count };
    return ajv;
  }

  /** Prepares all of them at once, so that one validator knows them all. */
  prepare(pointers: readonly string[]): void {
    for (const pointer of pointers) this.id(pointer);
  }

  /** @param above The schemas around it, which judge the same value and to which it leads back. */
  private id(pointer: string, above: readonly string[] = []): string {
    const key = [pointer, ...above].join(" ");
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = `s${this.ids.size}`;
    this.ids.set(key, id);
    this.pending.push({ pointer, above });
    return id;
  }

  /** @param above The schemas that judge the same value: a reference back to one of them adds nothing. */
  private convert(schema: unknown, above: readonly string[]): unknown {
    if (typeof schema === "boolean") return schema;
    if (!isObject(schema)) return true;
    const reference = referenceOf(schema);
    if (reference !== undefined && !this.hasSiblings) {
      // 3.0 ignores what is beside a reference; whoever writes `nullable` there means it all the same.
      const target = this.reference(reference, above);
      return schema.nullable === true || schema["x-nullable"] === true ? { anyOf: [{ type: "null" }, target] } : target;
    }
    const inside = this.schemasInside(schema, above);
    const referred = reference === undefined ? [] : [this.reference(reference, above)];
    const allOf = [...listOf(inside.allOf), ...referred];
    const result = { ...this.plainKeywords(schema), ...inside, ...(allOf.length > 0 ? { allOf } : {}) };
    const isNullable = schema.nullable === true || schema["x-nullable"] === true;
    return isNullable ? { anyOf: [{ type: "null" }, result] } : result;
  }

  /** What is only answered is required in answers alone, and it is requests that are read. */
  private plainKeywords(schema: JsonObject): JsonObject {
    const keywords = plainKeywords(schema);
    const required = listOf(keywords.required).filter(
      (name) => objectOf(this.follow(objectOf(schema.properties)[String(name)])).readOnly !== true,
    );
    return keywords.required === undefined ? keywords : { ...keywords, required };
  }

  private schemasInside(schema: JsonObject, above: readonly string[]): JsonObject {
    const result: Record<string, unknown> = {};
    if (Array.isArray(schema.items)) result.prefixItems = schema.items.map((item) => this.convert(item, []));
    else if (schema.items !== undefined) result.items = this.convert(schema.items, []);
    for (const key of ofParts) if (schema[key] !== undefined) result[key] = this.convert(schema[key], []);
    for (const key of ofWhole) if (schema[key] !== undefined) result[key] = this.convert(schema[key], above);
    for (const key of lists) {
      const items = listOf(schema[key]);
      if (items.length > 0) result[key] = items.map((item) => this.convert(item, key === "prefixItems" ? [] : above));
    }
    for (const key of maps) {
      const map = schema[key];
      if (!isObject(map)) continue;
      const entries = Object.entries(map).filter(
        ([name]) => key !== "patternProperties" || patternOf(name) !== undefined,
      );
      result[key] = Object.fromEntries(entries.map(([name, inner]) => [name, this.convert(inner, [])]));
    }
    return result;
  }

  private reference(reference: string, above: readonly string[]): JsonObject {
    const pointer = this.pointerOf(reference);
    if (pointer === undefined || above.includes(pointer)) return {};
    const parent = this.definition(pointer, above);
    const children = this.childrenOf(reference).filter((child) => child !== reference);
    const places = children.map((child) => this.pointerOf(child));
    // A schema that extends the parent is the child itself.
    if (children.length === 0 || places.some((place) => place !== undefined && above.includes(place))) return parent;
    const { discriminator } = objectOf(this.at(pointer));
    const property = tagProperty(discriminator);
    if (property === undefined) return parent;
    const ways = children.map((child) => ({
      if: {
        type: "object",
        required: [property],
        properties: { [property]: { const: this.tagOf(discriminator, child) } },
      },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: this.reference(child, [...above, pointer]),
    }));
    return { allOf: [parent, ...ways] };
  }

  private definition(pointer: string, above: readonly string[]): JsonObject {
    const around = above.filter((schema) => this.leadsTo(pointer, schema));
    return { $ref: `document#/$defs/${this.id(pointer, around)}` };
  }

  /** Whether one schema refers to another, itself or in those that it refers to, for the same value. */
  private leadsTo(from: string, to: string): boolean {
    const reached = new Set([from]);
    for (const pointer of reached) for (const next of this.referred(this.at(pointer))) reached.add(next);
    return reached.has(to);
  }

  private referred(schema: unknown): readonly string[] {
    if (!isObject(schema)) return [];
    const reference = referenceOf(schema);
    const pointer = reference === undefined ? undefined : this.pointerOf(reference);
    const parts = [
      ...["allOf", "oneOf", "anyOf"].flatMap((key) => listOf(schema[key])),
      ...ofWhole.map((key) => schema[key]),
    ];
    return [...(pointer === undefined ? [] : [pointer]), ...parts.flatMap((part) => this.referred(part))];
  }
}

/** The keywords without schemas inside, where they are what JSON Schema knows. */
function plainKeywords(schema: JsonObject): JsonObject {
  const result: Record<string, unknown> = {};
  for (const key of kept) if (schema[key] !== undefined) result[key] = schema[key];
  const written = listOf(Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type]);
  if (written.some((type) => !types.has(type))) delete result.type;
  if (Array.isArray(result.required)) result.required = [...new Set(result.required)];
  else delete result.required;
  if (Array.isArray(result.enum) && result.enum.length === 0) delete result.enum;
  if (result.uniqueItems !== undefined && typeof result.uniqueItems !== "boolean") delete result.uniqueItems;
  for (const key of counts)
    if (result[key] !== undefined && !(Number.isInteger(result[key]) && Number(result[key]) >= 0)) delete result[key];
  for (const key of ["minimum", "maximum", "multipleOf"])
    if (result[key] !== undefined && typeof result[key] !== "number") delete result[key];
  for (const [bound, exclusive] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ] as const) {
    if (typeof schema[exclusive] === "number") result[exclusive] = schema[exclusive];
    else if (schema[exclusive] === true && typeof result[bound] === "number") {
      result[exclusive] = result[bound];
      delete result[bound];
    }
  }
  if (typeof schema.pattern === "string" && patternOf(schema.pattern) !== undefined) result.pattern = schema.pattern;
  const format = formatNamed(schema.format ?? (schema.contentEncoding === "base64" ? "byte" : undefined));
  const width = widths.get(format);
  if (width !== undefined && written.includes("integer")) {
    const [least, most] = width;
    result.minimum = Math.max(least, numberOf(result.minimum) ?? least);
    result.maximum = Math.min(most, numberOf(result.maximum) ?? most);
  }
  if (checkedFormats.has(format) && (written.length === 0 || written.includes("string"))) result.format = format;
  return result;
}

const formatNames: ReadonlyMap<string, string> = new Map([
  ["datetime", "date-time"],
  ["guid", "uuid"],
  ["base64", "byte"],
  ["url", "uri"],
]);

/** Documents write `dateTime` and `GUID` too. */
function formatNamed(written: unknown): string | undefined {
  if (typeof written !== "string") return undefined;
  const format = written.toLowerCase();
  return formatNames.get(format) ?? format;
}
