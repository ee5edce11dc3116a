/** One schema with its references followed, its `allOf` merged, and null taken out of its choices. */
import { isObject, type JsonObject, listOf, objectOf } from "./json.js";
import { type References, referenceOf } from "./references.js";

export class SchemaMerging {
  /** 2.0 and 3.0 know nothing beside a reference but its annotations. */
  private readonly ignoresSiblings: boolean;

  constructor(private readonly references: References) {
    const { swagger, openapi } = references.document;
    this.ignoresSiblings = swagger !== undefined || String(openapi).startsWith("3.0");
  }

  merged(node: unknown, open: Set<unknown> = new Set()): JsonObject {
    if (!isObject(node) || open.has(node)) return {};
    open.add(node);
    const { allOf, $ref, ...own } = node;
    let result: JsonObject = own;
    const reference = referenceOf(node);
    if (reference !== undefined) {
      const target = this.merged(this.references.resolve(reference), open);
      result = join(this.ignoresSiblings ? annotationsOf(result) : result, target);
    }
    const members = listOf(allOf).map((member) => this.merged(member, open));
    for (const member of members) result = join(result, inherited(member));
    // Null is a value where one part allows it and none refuses it.
    const said = [node, ...members].map((part) => this.saysOfNull(part));
    if (members.length > 0 && !allowsNull(node) && said.some((one) => one !== undefined))
      result = withNull(result, !said.includes(false));
    for (const name of ["oneOf", "anyOf"]) result = this.withoutIdleChoice(result, name, open);
    open.delete(node);
    return result;
  }

  /** A choice that says nothing but that one of the properties beside it is there makes no other type. */
  private withoutIdleChoice(schema: JsonObject, name: string, open: Set<unknown>): JsonObject {
    const items = schema[name];
    if (!Array.isArray(items)) return schema;
    const rest = listOf(items).filter((item) => !this.isNull(item));
    const { [name]: _, ...others } = schema;
    const allowsNull = rest.length < items.length && schema.refusesNull !== true;
    const outer = allowsNull ? { ...others, nullable: true } : others;
    // A discriminator says how even a single way is marked.
    if (rest.length === 1 && schema.discriminator === undefined) return join(outer, this.merged(rest[0], open));
    return rest.every(saysNothing) ? outer : { ...outer, [name]: rest };
  }

  /** Whether a merged schema has null as a value; undefined where it leaves that open. */
  private saysOfNull(schema: JsonObject): boolean | undefined {
    if (allowsNull(schema)) return true;
    if (schema.refusesNull === true) return false;
    if (schema.type !== undefined || schema.enum !== undefined || schema.const !== undefined) return false;
    const ways = listOf(schema.oneOf ?? schema.anyOf);
    if (ways.length === 0) return undefined;
    return ways.some((way) => this.isNull(way) || allowsNull(this.references.follow(way)) || allowsNull(way));
  }

  private isNull(item: unknown): boolean {
    const target = objectOf(this.references.follow(item));
    const values = listOf(target.enum);
    return target.type === "null" || target.const === null || (values.length === 1 && values[0] === null);
  }
}

function saysNothing(way: unknown): boolean {
  return Object.keys(objectOf(way)).every((key) => ["required", "not", "title", "description"].includes(key));
}

const annotationNames = ["description", "deprecated", "default", "readOnly", "writeOnly", "nullable", "title"];

function annotationsOf(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => annotationNames.includes(key)));
}

/** What a part of an `allOf` hands on: a discriminator and a name are its own. */
function inherited(schema: JsonObject): JsonObject {
  const own = ["discriminator", "title", "deprecated", "example", "nullable", "x-nullable"];
  const rest: JsonObject = Object.fromEntries(Object.entries(schema).filter(([key]) => !own.includes(key)));
  return Array.isArray(rest.type) ? { ...rest, type: rest.type.filter((type) => type !== "null") } : rest;
}

/** A schema with null as one of its values, or without. */
function withNull({ nullable: _, "x-nullable": __, ...schema }: JsonObject, isAllowed: boolean): JsonObject {
  if (isAllowed) return { ...schema, nullable: true };
  const type = Array.isArray(schema.type) ? schema.type.filter((one) => one !== "null") : schema.type;
  return { ...schema, ...(type === undefined ? {} : { type }), refusesNull: true };
}

export function allowsNull(schema: unknown): boolean {
  const { nullable, "x-nullable": extension, type } = objectOf(schema);
  return nullable === true || extension === true || (Array.isArray(type) && type.includes("null"));
}

/** Both hold: `after` says what `before` leaves open, of two lists the common values count, of two limits the narrower. */
function join(before: JsonObject, after: JsonObject): JsonObject {
  const result: Record<string, unknown> = { ...after, ...before };
  if (before.properties !== undefined && after.properties !== undefined)
    result.properties = joinProperties(objectOf(before.properties), objectOf(after.properties));
  if (isObject(before.items) && isObject(after.items) && before.items !== after.items)
    result.items = both(before.items, after.items);
  if (Array.isArray(before.enum) && Array.isArray(after.enum)) {
    const common = before.enum.filter((value) => listOf(after.enum).includes(value));
    if (common.length > 0) result.enum = common;
  }
  for (const name of ["minLength", "minItems", "minProperties", "minimum"])
    if (before[name] !== undefined && after[name] !== undefined)
      result[name] = Math.max(Number(before[name]), Number(after[name]));
  for (const name of ["maxLength", "maxItems", "maxProperties", "maximum"])
    if (before[name] !== undefined && after[name] !== undefined)
      result[name] = Math.min(Number(before[name]), Number(after[name]));
  if (Array.isArray(before.required) && Array.isArray(after.required))
    result.required = [...before.required, ...after.required];
  return result;
}

function joinProperties(before: JsonObject, after: JsonObject): JsonObject {
  const joined = Object.entries(before).map(([name, schema]) => {
    const isSame = !Object.hasOwn(after, name) || schema === after[name];
    return [name, isSame ? schema : both(schema, after[name])];
  });
  return { ...after, ...Object.fromEntries(joined) };
}

const combined = new Map<string, unknown>();
const numbers = new WeakMap<object, number>();
let count = 0;

/** The same node for the same parts, each once: schemas that hold each other have an end then. */
function both(one: unknown, other: unknown): unknown {
  const parts = new Map([one, other].flatMap(partsOf).map((part) => [keyOf(part), part]));
  const key = [...parts.keys()].join(" ");
  const known = combined.get(key) ?? (parts.size === 1 ? one : { allOf: [...parts.values()] });
  combined.set(key, known);
  return known;
}

function partsOf(schema: unknown): readonly unknown[] {
  const { allOf, ...rest } = objectOf(schema);
  return Array.isArray(allOf) && Object.keys(rest).length === 0 ? allOf.flatMap(partsOf) : [schema];
}

function keyOf(part: unknown): string {
  if (!isObject(part)) return String(part);
  const reference = referenceOf(part);
  if (reference !== undefined && Object.keys(part).length === 1) return JSON.stringify(reference);
  const number = numbers.get(part) ?? ++count;
  numbers.set(part, number);
  return String(number);
}
