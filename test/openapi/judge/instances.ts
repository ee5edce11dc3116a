/** Instances of a document's schemas: the least and the most that one allows, each way of a choice, each value of an enum. */
import { tagOf, tagProperty } from "./discriminator-tags.js";
import type { DocumentSchemas } from "./document-schemas.js";
import { type FlatSchema, flatSchema, kindOf } from "./flat-schema.js";
import { isObject, listOf, objectOf } from "./json.js";
import { annotatedReference, referenceOf } from "./references.js";
import { sampleNumber, sampleText } from "./samples.js";

interface Plan {
  /** With optional properties. */
  readonly whole: boolean;
  /** Chooses among variants and values. */
  readonly pick: number;
  /** Prefers null. */
  readonly nulls?: true;
  /** Without what only the server says. */
  readonly sent?: true;
}

const plans: readonly Plan[] = [
  { whole: true, pick: 0 },
  { whole: false, pick: 0 },
  { whole: true, pick: 1 },
  { whole: true, pick: 2 },
  { whole: true, pick: 0, nulls: true },
  { whole: true, pick: 0, sent: true },
];

export function instancesOf(schemas: DocumentSchemas, pointer: string): readonly unknown[] {
  const found = new Map<string, unknown>();
  const reference = `#${referredTo(schemas, pointer).split("/").map(encodeURIComponent).join("/")}`;
  for (const plan of plans) {
    const value = new Generator(schemas, plan).of({ $ref: reference }, 0);
    if (value !== undefined) found.set(JSON.stringify(value), value);
  }
  return [...found.values()];
}

/** The place that says more than where it is: a tag names a schema by it. */
function referredTo(schemas: DocumentSchemas, pointer: string): string {
  const schema = schemas.at(pointer);
  const reference = Object.keys(objectOf(schema)).length === 1 ? referenceOf(schema) : undefined;
  const target = reference === undefined ? undefined : schemas.pointerOf(reference);
  return target === undefined || target === pointer ? pointer : referredTo(schemas, target);
}

class Generator {
  private left = 2000;

  constructor(
    private readonly schemas: DocumentSchemas,
    private readonly plan: Plan,
  ) {}

  /** A value of a schema; undefined where none can be made. */
  of(schema: unknown, depth: number): unknown {
    if (depth > 12 || this.left-- < 0) return undefined;
    if (schema === true || schema === undefined) return "text";
    const view = flatSchema(this.schemas, schema);
    if (view === undefined) return undefined;
    // A parent with a discriminator stands for its children, and the tag names which of them a value is.
    const reference = referenceOf(schema) ?? annotatedReference(schema);
    const children = reference === undefined ? [] : this.schemas.childrenOf(reference);
    const heirs = reference === undefined ? [] : this.schemas.heirsOf(reference);
    const child = children[this.plan.pick % children.length] ?? heirs[this.plan.pick - 1];
    if (child !== undefined && view.choices.length === 0)
      return this.named(this.of({ $ref: child }, depth + 1), view.keywords.discriminator, { $ref: child });
    const { pick, nulls } = this.plan;
    if (nulls && depth > 0 && view.nullable) return null;
    if ("const" in view.keywords) return view.keywords.const;
    if (Array.isArray(view.keywords.enum)) {
      const values = view.keywords.enum.filter((value) => value !== null);
      return values.length === 0 ? null : values[pick % values.length];
    }
    const [choice] = view.choices;
    if (choice !== undefined) return this.chosen(view, choice, depth);
    return this.plain(schema, view, depth);
  }

  private plain(schema: unknown, view: FlatSchema, depth: number): unknown {
    const { pick } = this.plan;
    const { type: written } = view.keywords;
    const declared = (Array.isArray(written) ? written : [written]).filter((type) => type !== "null");
    const type = declared.length > 1 ? declared[pick % declared.length] : (declared[0] ?? kindOf(view));
    switch (type) {
      case "object":
        return this.tagged(this.object(view, depth), schema);
      case "array":
        return this.array(view, depth);
      case "integer":
      case "number":
        return sampleNumber(view.keywords, type, pick);
      case "boolean":
        return pick % 2 === 0;
      case "string":
        return sampleText(view.keywords, pick);
      default:
        return undefined;
    }
  }

  /** A child of a parent with a discriminator, with its own tag. */
  private tagged(value: Record<string, unknown> | undefined, schema: unknown): unknown {
    const reference = referenceOf(schema);
    if (value === undefined || reference === undefined) return value;
    let result: unknown = value;
    for (const discriminator of this.schemas.discriminatorsAbove(reference)) {
      const property = tagProperty(discriminator);
      if (property !== undefined && property in value) result = this.named(result, discriminator, schema);
    }
    return result;
  }

  /** A value that says by its tag which of the ways of a discriminator it is; a way may have other values of its own for that. */
  private named(value: unknown, discriminator: unknown, way: unknown): unknown {
    const property = tagProperty(discriminator);
    const reference = referenceOf(way);
    if (!isObject(value) || property === undefined || reference === undefined) return value;
    const tag = tagOf(discriminator, reference, objectOf(this.schemas.follow(way)));
    const own = flatSchema(this.schemas, flatSchema(this.schemas, way)?.properties[property] ?? {})?.keywords;
    const isOpen = own?.const === undefined && own?.enum === undefined;
    return isOpen || own?.const === tag || listOf(own?.enum).includes(tag) ? { ...value, [property]: tag } : value;
  }

  private chosen(view: FlatSchema, choice: readonly unknown[], depth: number): unknown {
    const ways = choice.filter((item) => !isOnlyNull(item) && flatSchema(this.schemas, item)?.keywords.type !== "null");
    const way = ways[this.plan.pick % Math.max(ways.length, 1)];
    if (way === undefined) return null;
    const value = this.of(way, depth + 1);
    if (!isObject(value)) return value;
    const hasShape = Object.keys(view.properties).length > 0;
    const around = hasShape ? this.object(view, depth) : {};
    const whole: Record<string, unknown> = { ...around, ...value };
    return this.named(whole, view.keywords.discriminator, way);
  }

  private object(view: FlatSchema, depth: number): Record<string, unknown> | undefined {
    // Made of entries: `__proto__` is a name like any other.
    const found = new Map<string, unknown>();
    for (const [name, schema] of Object.entries(view.properties)) {
      if (this.plan.sent && flatSchema(this.schemas, schema)?.keywords.readOnly === true) continue;
      const required = view.required.has(name);
      if (!required && (!this.plan.whole || depth > 4)) continue;
      const value = schema === false ? undefined : this.of(schema, depth + 1);
      if (value !== undefined) found.set(name, value);
      else if (required) return undefined;
    }
    const { additionalProperties, minProperties } = view.keywords;
    const isTyped = isObject(additionalProperties);
    const keys = Math.max(Number(minProperties ?? 0), this.plan.whole && isTyped ? 1 : 0);
    for (let at = 0; found.size < keys && at < keys; at++) {
      if (additionalProperties === false) break;
      const value = this.of(isTyped ? additionalProperties : undefined, depth + 1);
      if (value !== undefined) found.set(`further${at + 1}`, value);
    }
    return Object.fromEntries(found);
  }

  private array(view: FlatSchema, depth: number): readonly unknown[] | undefined {
    const { minItems, maxItems, prefixItems, items } = view.keywords;
    const least = Number(minItems ?? 0);
    const count = this.plan.whole && depth < 6 ? Math.max(least, 1) : least;
    const found: unknown[] = [];
    for (let at = 0; at < Math.min(count, Number(maxItems ?? count)); at++) {
      const value = this.of((Array.isArray(prefixItems) ? prefixItems[at] : undefined) ?? items, depth + 1);
      if (value === undefined) return least === 0 ? [] : undefined;
      found.push(value);
    }
    return found;
  }
}

/** Whoever writes `nullable` alone as a way of a choice means null, though such a schema takes anything. */
function isOnlyNull(way: unknown): boolean {
  const keys = Object.keys(objectOf(way));
  return keys.length === 1 && (keys[0] === "nullable" || keys[0] === "x-nullable");
}
