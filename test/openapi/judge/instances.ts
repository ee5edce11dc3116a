/** Instances of a document's schemas: the least and the most that one allows, each way of a choice, each value of an enum. */
import type { DocumentSchemas } from "./document-schemas.js";
import { type FlatSchema, flatSchema, kindOf } from "./flat-schema.js";
import { isObject, objectOf, textOf } from "./json.js";
import { referenceOf } from "./references.js";
import { sampleNumber, sampleText } from "./samples.js";

interface Plan {
  /** With optional properties. */
  readonly whole: boolean;
  /** Chooses among variants and values. */
  readonly pick: number;
  /** Prefers null. */
  readonly nulls?: true;
}

const plans: readonly Plan[] = [
  { whole: true, pick: 0 },
  { whole: false, pick: 0 },
  { whole: true, pick: 1 },
  { whole: true, pick: 2 },
  { whole: true, pick: 0, nulls: true },
];

export function instancesOf(schemas: DocumentSchemas, pointer: string): readonly unknown[] {
  const found = new Map<string, unknown>();
  for (const plan of plans) {
    const reference = `#${pointer.split("/").map(encodeURIComponent).join("/")}`;
    const value = new Generator(schemas, plan).of({ $ref: reference }, 0);
    if (value !== undefined) found.set(JSON.stringify(value), value);
  }
  return [...found.values()];
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
    const reference = referenceOf(schema);
    const children = reference === undefined ? [] : this.schemas.childrenOf(reference);
    if (children.length > 0 && view.choices.length === 0)
      return this.of({ $ref: children[this.plan.pick % children.length] }, depth + 1);
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
    for (const discriminator of this.schemas.discriminatorsAbove(reference)) {
      const property = textOf(discriminator) ?? textOf(objectOf(discriminator).propertyName);
      if (property !== undefined && property in value && !this.saysItsTag(schema, property))
        value[property] =
          objectOf(this.schemas.follow(schema))["x-ms-discriminator-value"] ?? tagOf(discriminator, schema);
    }
    return value;
  }

  /** Whether a variant has values of its own for the property that tells it apart. */
  private saysItsTag(schema: unknown, property: string): boolean {
    const own = flatSchema(this.schemas, flatSchema(this.schemas, schema)?.properties[property] ?? {})?.keywords;
    return own?.const !== undefined || own?.enum !== undefined;
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
    const { discriminator } = view.keywords;
    const property = textOf(objectOf(discriminator).propertyName);
    if (property !== undefined) {
      const tag = tagOf(discriminator, way);
      if (!this.saysItsTag(way, property) && tag !== undefined) whole[property] = tag;
    }
    return whole;
  }

  private object(view: FlatSchema, depth: number): Record<string, unknown> | undefined {
    const result: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(view.properties)) {
      const required = view.required.has(name);
      if (!required && (!this.plan.whole || depth > 4)) continue;
      const value = schema === false ? undefined : this.of(schema, depth + 1);
      if (value !== undefined) result[name] = value;
      else if (required) return undefined;
    }
    const { additionalProperties, minProperties } = view.keywords;
    const isTyped = isObject(additionalProperties);
    const keys = Math.max(Number(minProperties ?? 0), this.plan.whole && isTyped ? 1 : 0);
    for (let at = 0; Object.keys(result).length < keys && at < keys; at++) {
      if (additionalProperties === false) break;
      const value = this.of(isTyped ? additionalProperties : undefined, depth + 1);
      if (value !== undefined) result[`further${at + 1}`] = value;
    }
    return result;
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

function tagOf(discriminator: unknown, way: unknown): string | undefined {
  const reference = referenceOf(way);
  if (reference === undefined) return undefined;
  const name = reference.split("/").at(-1);
  for (const [tag, target] of Object.entries(objectOf(objectOf(discriminator).mapping)))
    if (target === reference || target === name) return tag;
  return name;
}
