// Instances of a document's schemas: the least and the most that one allows, each way of a choice, each value of an enum.

const samples = {
  "date-time": "2024-05-06T07:08:09Z",
  datetime: "2024-05-06T07:08:09Z",
  date: "2024-05-06",
  time: "07:08:09",
  uuid: "0f8fad5b-d9cb-469f-a165-70867728950e",
  guid: "0f8fad5b-d9cb-469f-a165-70867728950e",
  uri: "https://example.com/a?b=c",
  url: "https://example.com/a?b=c",
  "uri-reference": "/a?b=c",
  email: "ada@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  byte: "aGVsbG8=",
  base64: "aGVsbG8=",
  duration: "P1DT2H",
  char: "c",
};
const words = [
  "text",
  "a",
  "1",
  "abc",
  "ABC",
  "12345",
  "a1b2c3d4",
  "en",
  "en-US",
  "USD",
  "2024-05-06",
  "v1.0",
  "#ff00ff",
  "/a/b",
];

/** Which instance: `whole` with optional properties, `pick` chooses among variants and values, `nulls` prefers null. */
const plans = [
  { whole: true, pick: 0 },
  { whole: false, pick: 0 },
  { whole: true, pick: 1 },
  { whole: true, pick: 2 },
  { whole: true, pick: 0, nulls: true },
];

export function instancesOf(schemas, pointer) {
  const found = new Map();
  for (const plan of plans) {
    const reference = `#${pointer.split("/").map(encodeURIComponent).join("/")}`;
    const value = new Generator(schemas, plan).of({ $ref: reference }, 0);
    if (value !== undefined) found.set(JSON.stringify(value), value);
  }
  return [...found.values()];
}

class Generator {
  constructor(schemas, plan) {
    this.schemas = schemas;
    this.plan = plan;
    this.left = 2000;
  }

  of(schema, depth) {
    if (depth > 12 || this.left-- < 0) return undefined;
    if (schema === true || schema === undefined) return "text";
    const view = this.flat(schema, 0);
    if (view === undefined) return undefined;
    // A parent with a discriminator stands for its children, and the tag names which of them a value is.
    const children = typeof schema.$ref === "string" ? this.schemas.childrenOf(schema.$ref) : [];
    if (children.length > 0 && view.choices.length === 0)
      return this.of({ $ref: children[this.plan.pick % children.length] }, depth + 1);
    const { pick, nulls } = this.plan;
    if (nulls && depth > 0 && view.nullable) return null;
    if ("const" in view) return view.const;
    if (Array.isArray(view.enum)) {
      const values = view.enum.filter((value) => value !== null);
      return values.length === 0 ? null : values[pick % values.length];
    }
    const choice = view.choices[0];
    if (choice !== undefined) return this.chosen(view, choice, depth);
    const declared = (Array.isArray(view.type) ? view.type : [view.type]).filter((type) => type !== "null");
    const type = declared.length > 1 ? declared[pick % declared.length] : (declared[0] ?? kindOf(view));
    switch (type) {
      case "object":
        return this.tagged(this.object(view, depth), schema);
      case "array":
        return this.array(view, depth);
      case "integer":
      case "number":
        return number(view, type, pick);
      case "boolean":
        return pick % 2 === 0;
      case "string":
        return string(view, pick);
      default:
        return undefined;
    }
  }

  /** A child of a parent with a discriminator, with its own tag. */
  tagged(value, schema) {
    if (value === undefined || typeof schema.$ref !== "string") return value;
    for (const discriminator of this.schemas.discriminatorsAbove(schema.$ref)) {
      const property = discriminator.propertyName ?? discriminator;
      const own = this.flat(this.flat(schema, 0)?.properties?.[property] ?? {}, 0);
      if (own?.const === undefined && own?.enum === undefined && property in value)
        value[property] = this.schemas.follow(schema)["x-ms-discriminator-value"] ?? tagOf(discriminator, schema);
    }
    return value;
  }

  chosen(view, choice, depth) {
    const ways = choice.items.filter((item) => this.flat(item, 0)?.type !== "null");
    const way = ways[this.plan.pick % Math.max(ways.length, 1)];
    if (way === undefined) return null;
    const rest = { ...view.own, choices: undefined };
    const hasShape = Object.keys(view.properties).length > 0;
    const value = this.of(way, depth + 1);
    if (value === undefined || value === null || typeof value !== "object" || Array.isArray(value)) return value;
    const around = hasShape ? this.object({ ...view, choices: [], own: rest }, depth) : {};
    const whole = { ...around, ...value };
    const property = view.discriminator?.propertyName;
    if (typeof property === "string") {
      const own = this.flat(this.flat(way, 0)?.properties?.[property] ?? {}, 0);
      const tag = tagOf(view.discriminator, way);
      if (own?.const === undefined && own?.enum === undefined && tag !== undefined) whole[property] = tag;
    }
    return whole;
  }

  object(view, depth) {
    const result = {};
    for (const [name, schema] of Object.entries(view.properties)) {
      const required = view.required.has(name);
      if (!required && (!this.plan.whole || depth > 4)) continue;
      const value = schema === false ? undefined : this.of(schema, depth + 1);
      if (value !== undefined) result[name] = value;
      else if (required) return undefined;
    }
    const { additionalProperties } = view;
    const keys = Math.max(view.minProperties ?? 0, this.plan.whole && isSchema(additionalProperties) ? 1 : 0);
    for (let at = 0; Object.keys(result).length < keys && at < keys; at++) {
      if (additionalProperties === false) break;
      const value = this.of(isSchema(additionalProperties) ? additionalProperties : undefined, depth + 1);
      if (value !== undefined) result[`further${at + 1}`] = value;
    }
    return result;
  }

  array(view, depth) {
    const least = view.minItems ?? 0;
    const count = this.plan.whole && depth < 6 ? Math.max(least, 1) : least;
    const items = [];
    for (let at = 0; at < Math.min(count, view.maxItems ?? count); at++) {
      const value = this.of(view.prefixItems?.[at] ?? view.items, depth + 1);
      if (value === undefined) return least === 0 ? [] : undefined;
      items.push(value);
    }
    return items;
  }

  /** One schema with its references followed and its `allOf` merged. */
  flat(schema, depth) {
    if (schema === true) return this.flat({}, depth);
    if (schema === null || typeof schema !== "object" || depth > 20) return undefined;
    const { hasSiblings } = this.schemas;
    /** @type {any} */
    const view = { properties: {}, required: new Set(), choices: [], nullable: false };
    if (typeof schema.$ref === "string") {
      const target = this.flat(this.schemas.follow(schema), depth + 1);
      if (target === undefined) return undefined;
      if (!hasSiblings) return target;
      merge(view, target);
    }
    for (const member of Array.isArray(schema.allOf) ? schema.allOf : []) {
      const inner = this.flat(member, depth + 1);
      if (inner === undefined) return undefined;
      const { discriminator: _, ...rest } = inner;
      merge(view, rest);
    }
    const { properties, required, oneOf, anyOf, allOf: _, $ref: __, nullable, ...own } = schema;
    merge(view, own);
    view.own = own;
    view.nullable ||=
      nullable === true ||
      schema["x-nullable"] === true ||
      (Array.isArray(schema.type) && schema.type.includes("null")) ||
      [oneOf, anyOf].some((list) => Array.isArray(list) && list.some((item) => item?.type === "null"));
    if (properties !== null && typeof properties === "object")
      for (const [name, inner] of Object.entries(properties))
        view.properties[name] = name in view.properties ? { allOf: [view.properties[name], inner] } : inner;
    if (Array.isArray(required)) for (const name of required) view.required.add(name);
    for (const list of [oneOf, anyOf]) if (Array.isArray(list) && list.length > 0) view.choices.push({ items: list });
    return view;
  }
}

function merge(view, other) {
  for (const [key, value] of Object.entries(other)) {
    if (key === "properties")
      for (const [name, inner] of Object.entries(value))
        view.properties[name] = name in view.properties ? { allOf: [view.properties[name], inner] } : inner;
    else if (key === "required" && value instanceof Set) for (const name of value) view.required.add(name);
    else if (key === "choices") view.choices.push(...value);
    else if (key === "nullable") view.nullable ||= value === true;
    else view[key] = value;
  }
}

function isSchema(value) {
  return value !== null && typeof value === "object";
}

function kindOf(view) {
  if (Object.keys(view.properties).length > 0 || isSchema(view.additionalProperties) || view.required.size > 0)
    return "object";
  if (view.items !== undefined || view.prefixItems !== undefined) return "array";
  return "string";
}

function tagOf(discriminator, way) {
  const { mapping } = discriminator;
  const reference = way?.$ref;
  if (typeof reference !== "string") return undefined;
  const name = reference.split("/").at(-1);
  if (mapping !== null && typeof mapping === "object")
    for (const [tag, target] of Object.entries(mapping)) if (target === reference || target === name) return tag;
  return name;
}

function number(view, type, pick) {
  const low = typeof view.exclusiveMinimum === "number" ? view.exclusiveMinimum : view.minimum;
  const high = typeof view.exclusiveMaximum === "number" ? view.exclusiveMaximum : view.maximum;
  const isOpenLow = view.exclusiveMinimum !== undefined && view.exclusiveMinimum !== false;
  let value = [type === "integer" ? 7 : 1.5, 0, 1][pick % 3] ?? 0;
  if (typeof high === "number" && value > high) value = high;
  if (typeof low === "number" && value < low) value = low;
  if (isOpenLow && value === low) value += type === "integer" ? 1 : 0.5;
  if (type === "integer") value = Math.ceil(value);
  const { multipleOf } = view;
  if (typeof multipleOf === "number" && multipleOf > 0) value = Math.ceil(value / multipleOf) * multipleOf;
  return Number.isSafeInteger(value) || type === "number" ? value : undefined;
}

function string(view, pick) {
  const format = String(view.format ?? (view.contentEncoding === "base64" ? "byte" : "")).toLowerCase();
  const sample = Object.hasOwn(samples, format) ? samples[format] : undefined;
  const candidates = sample === undefined ? [...words.slice(pick % 2), ...words] : [sample];
  if (view.format === "binary" || view.type === "file") return "text";
  for (const word of candidates) {
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = view;
    const text = sample === undefined ? word.padEnd(Math.min(minLength, 10_000), "x").slice(0, maxLength) : word;
    if (view.pattern === undefined || matches(view.pattern, text)) return text;
  }
  return undefined;
}

function matches(pattern, text) {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return true;
  }
}
