// The schemas of a document as JSON Schema, for ajv: written apart from the importer, so that it can judge it.
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

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
const single = [
  "additionalProperties",
  "not",
  "if",
  "then",
  "else",
  "contains",
  "propertyNames",
  "unevaluatedProperties",
];
const lists = ["allOf", "oneOf", "anyOf", "prefixItems"];
const maps = ["properties", "patternProperties", "dependentSchemas"];
const types = new Set(["string", "number", "integer", "boolean", "object", "array", "null"]);
/** @type {Set<import("ajv-formats").FormatName>} */
const formats = new Set(["date-time", "date", "uuid", "email", "ipv4", "ipv6"]);
/** Formats that ajv-formats lacks or takes more loosely than their definition. */
const ownFormats = {
  // RFC 4648, section 3.5: the bits that pad the last letter are zero.
  byte: (text) => Buffer.from(text, "base64").toString("base64") === text,
};
/** What OpenAPI says of its formats for whole numbers. */
const widths = { int32: [-(2 ** 31), 2 ** 31 - 1] };

/** Schemas by JSON pointer (`/components/schemas/Pet`). */
export class DocumentSchemas {
  constructor(document) {
    this.document = document;
    this.hasSiblings = /^3\.[1-9]/.test(String(document.openapi ?? ""));
    this.definitions = {};
    this.ids = new Map();
    this.pending = [];
    this.validators = new Map();
    this.parentsOf = undefined;
  }

  at(pointer) {
    let at = this.document;
    for (const part of pointer.split("/").slice(1)) {
      if (at === null || typeof at !== "object") return undefined;
      const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
      at = Object.hasOwn(at, key) ? at[key] : undefined;
    }
    return at;
  }

  /** The pointer of a `$ref`; undefined where it leads out of the document or nowhere. */
  pointerOf(reference) {
    if (!reference.startsWith("#")) return undefined;
    let pointer = reference.slice(1);
    try {
      pointer = decodeURIComponent(pointer);
    } catch {
      // A lone percent sign is taken as written.
    }
    return this.at(pointer) === undefined ? undefined : pointer;
  }

  /** References to the schemas that extend the one behind a reference, where that has a discriminator of its own. */
  childrenOf(reference) {
    const target = this.follow({ $ref: reference });
    if (target?.discriminator === undefined || target.oneOf !== undefined || target.anyOf !== undefined) return [];
    return [...this.parents().entries()].filter(([, above]) => above.includes(target)).map(([child]) => child);
  }

  /** The discriminators of the schemas that the one behind a reference extends. */
  discriminatorsAbove(reference) {
    const pointer = this.pointerOf(reference);
    const above = pointer === undefined ? [] : (this.parents().get(`#${pointer}`) ?? []);
    return above.flatMap(({ discriminator }) => (discriminator === undefined ? [] : [discriminator]));
  }

  /** Everything that a named schema extends by `allOf`, by its reference. */
  parents() {
    if (this.parentsOf !== undefined) return this.parentsOf;
    const isVersion2 = this.document.swagger !== undefined;
    const schemas = (isVersion2 ? this.document.definitions : this.document.components?.schemas) ?? {};
    const front = isVersion2 ? "#/definitions" : "#/components/schemas";
    const above = (schema, found) => {
      for (const member of Array.isArray(schema?.allOf) ? schema.allOf : []) {
        const target = this.follow(member);
        if (target === undefined || target === schema || found.includes(target)) continue;
        found.push(target);
        above(target, found);
      }
      return found;
    };
    this.parentsOf = new Map(
      Object.entries(schemas).map(([name, schema]) => [
        `${front}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
        above(schema, []),
      ]),
    );
    return this.parentsOf;
  }

  /** Through references to what they stand for. */
  follow(schema) {
    let at = schema;
    for (let steps = 0; steps < 100; steps++) {
      if (at === null || typeof at !== "object" || typeof at.$ref !== "string") return at;
      const pointer = this.pointerOf(at.$ref);
      if (pointer === undefined) return undefined;
      at = this.at(pointer);
    }
    return undefined;
  }

  /** A function from a value to whether the schema at a pointer accepts it; undefined where no validator can be made. */
  validator(pointer) {
    if (this.validators.has(pointer)) return this.validators.get(pointer);
    const id = this.id(pointer);
    for (let next = this.pending.pop(); next !== undefined; next = this.pending.pop())
      this.definitions[this.ids.get(next)] = this.convert(this.at(next));
    const ajv = this.ajv();
    let validator;
    try {
      validator = ajv.compile({ $ref: `document#/$defs/${id}` });
    } catch {
      validator = undefined;
    }
    this.validators.set(pointer, validator);
    return validator;
  }

  ajv() {
    const count = Object.keys(this.definitions).length;
    if (this.known?.count !== count) {
      const ajv = new Ajv2020({
        strict: false,
        validateFormats: true,
        validateSchema: false,
        logger: false,
        inlineRefs: false,
      });
      addFormats.default(ajv, [...formats]);
      for (const [name, validate] of Object.entries(ownFormats)) ajv.addFormat(name, validate);
      // RFC 3339's rule `date-time`, which JSON Schema names, has a T; a blank is what applications may agree on.
      /** @type {any} */
      const moment = ajv.formats["date-time"];
      ajv.addFormat("date-time", (text) => !text.includes(" ") && moment.validate(text));
      ajv.addSchema({ $id: "document", $defs: { ...this.definitions } });
      this.known = { ajv, count };
    }
    return this.known.ajv;
  }

  /** Prepares all of them at once, so that one validator knows them all. */
  prepare(pointers) {
    for (const pointer of pointers) this.id(pointer);
  }

  id(pointer) {
    let id = this.ids.get(pointer);
    if (id === undefined) {
      id = `s${this.ids.size}`;
      this.ids.set(pointer, id);
      this.pending.push(pointer);
    }
    return id;
  }

  convert(schema) {
    if (typeof schema === "boolean") return schema;
    if (schema === null || typeof schema !== "object" || Array.isArray(schema)) return true;
    if (typeof schema.$ref === "string" && !this.hasSiblings) {
      // 3.0 ignores what is beside a reference; whoever writes `nullable` there means it all the same.
      const target = this.reference(schema.$ref);
      return schema.nullable === true ? { anyOf: [{ type: "null" }, target] } : target;
    }
    const result = {};
    if (typeof schema.$ref === "string") Object.assign(result, this.reference(schema.$ref));
    for (const key of kept) if (schema[key] !== undefined) result[key] = schema[key];
    const written = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type];
    if (written.some((type) => !types.has(type))) delete result.type;
    if (Array.isArray(result.required)) result.required = [...new Set(result.required)];
    else delete result.required;
    if (Array.isArray(result.enum) && result.enum.length === 0) delete result.enum;
    if (result.uniqueItems !== undefined && typeof result.uniqueItems !== "boolean") delete result.uniqueItems;
    for (const key of ["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"])
      if (result[key] !== undefined && !(Number.isInteger(result[key]) && result[key] >= 0)) delete result[key];
    for (const key of ["minimum", "maximum", "multipleOf"])
      if (result[key] !== undefined && typeof result[key] !== "number") delete result[key];
    for (const [bound, exclusive] of /** @type {const} */ ([
      ["minimum", "exclusiveMinimum"],
      ["maximum", "exclusiveMaximum"],
    ])) {
      if (typeof schema[exclusive] === "number") result[exclusive] = schema[exclusive];
      else if (schema[exclusive] === true && typeof result[bound] === "number") {
        result[exclusive] = result[bound];
        delete result[bound];
      }
    }
    if (typeof schema.pattern === "string" && isPattern(schema.pattern)) result.pattern = schema.pattern;
    const format = formatNamed(schema.format ?? (schema.contentEncoding === "base64" ? "byte" : undefined));
    if (Object.hasOwn(widths, format ?? "") && written.includes("integer")) {
      const [least, most] = widths[format];
      result.minimum = Math.max(least, result.minimum ?? least);
      result.maximum = Math.min(most, result.maximum ?? most);
    }
    if (
      (formats.has(format) || Object.hasOwn(ownFormats, format ?? "")) &&
      (written.length === 0 || written.includes("string"))
    )
      result.format = format;
    if (schema.items !== undefined) {
      if (Array.isArray(schema.items)) result.prefixItems = schema.items.map((item) => this.convert(item));
      else result.items = this.convert(schema.items);
    }
    for (const key of single) if (schema[key] !== undefined) result[key] = this.convert(schema[key]);
    for (const key of lists)
      if (Array.isArray(schema[key]) && schema[key].length > 0)
        result[key] = schema[key].map((item) => this.convert(item));
    for (const key of maps) {
      const map = schema[key];
      if (map === null || typeof map !== "object" || Array.isArray(map)) continue;
      const entries = Object.entries(map).filter(([name]) => key !== "patternProperties" || isPattern(name));
      result[key] = Object.fromEntries(entries.map(([name, inner]) => [name, this.convert(inner)]));
    }
    const isNullable = schema.nullable === true || schema["x-nullable"] === true;
    return isNullable ? { anyOf: [{ type: "null" }, result] } : result;
  }

  reference(reference) {
    const pointer = this.pointerOf(reference);
    return pointer === undefined ? {} : { $ref: `document#/$defs/${this.id(pointer)}` };
  }
}

/**
 * Documents write `dateTime` and `GUID` too.
 * @returns {any}
 */
function formatNamed(written) {
  const format = typeof written === "string" ? written.toLowerCase() : undefined;
  const same = { datetime: "date-time", guid: "uuid", base64: "byte" };
  return Object.hasOwn(same, format ?? "") ? same[format] : format;
}

function isPattern(pattern) {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}
