// An OpenAPI document of any version behind one face: references followed, `allOf` merged, ways to say the same made one.
import { readFileSync } from "node:fs";
import { parse } from "yaml";

export function loadDocument(path) {
  const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  return path.endsWith(".json")
    ? JSON.parse(text)
    : parse(text, { merge: true, maxAliasCount: -1, uniqueKeys: false, logLevel: "silent" });
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch"];
const otherMethods = ["trace", "query"];

const constraintNames = [
  "minLength",
  "maxLength",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
];
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

/** One document behind the face that all versions share. */
export class NormalisedDocument {
  constructor(document) {
    this.document = document;
    this.isVersion2 = document.swagger !== undefined;
    this.views = new Map();
  }

  follow(node) {
    let at = node;
    for (let steps = 0; steps < 50 && typeof at?.$ref === "string"; steps++) at = this.resolve(at.$ref);
    return at;
  }

  resolve(reference) {
    let at = this.document;
    for (const part of reference
      .replace(/^#\/?/, "")
      .split("/")
      .filter((one) => one !== "")) {
      let key = part.replaceAll("~1", "/").replaceAll("~0", "~");
      try {
        key = decodeURIComponent(key);
      } catch {
        // A percent sign that encodes nothing is itself.
      }
      at = at?.[key];
    }
    return at;
  }

  operations() {
    const found = new Map();
    for (const [path, written] of Object.entries(this.document.paths ?? {})) {
      if (path.startsWith("x-")) continue;
      const item = this.follow(written) ?? {};
      const further = Object.entries(item.additionalOperations ?? {});
      for (const [key, operation] of [...Object.entries(item), ...further]) {
        const isKnown = methods.includes(key.toLowerCase());
        if (!isKnown && !otherMethods.includes(key.toLowerCase()) && !further.some(([name]) => name === key)) continue;
        if (operation === null || typeof operation !== "object") continue;
        found.set(`${key.toUpperCase()} ${path}`, { known: isKnown, ...this.operation(item, operation) });
      }
    }
    return found;
  }

  operation(item, operation) {
    const described = new Map();
    for (const node of [...list(item.parameters), ...list(operation.parameters)]) {
      const parameter = this.follow(node);
      if (parameter?.name) described.set(`${parameter.in} ${parameter.name}`, parameter);
    }
    const parameters = new Map();
    for (const [key, node] of described)
      if (["path", "query", "header", "cookie"].includes(node.in))
        for (const [name, parameter] of this.expanded(key, this.parameter(node))) parameters.set(name, parameter);
    return {
      operationId: operation.operationId,
      documentation: [...new Set([operation.summary, operation.description])]
        .filter((text) => typeof text === "string")
        .map((text) => text.trim())
        .filter((text, at, all) => text !== "" && all.indexOf(text) === at)
        .join(" "),
      deprecated: operation.deprecated === true,
      security: this.security(operation.security ?? this.document.security),
      tags: list(operation.tags).map(String),
      callbacks: Object.keys(operation.callbacks ?? {}).length,
      parameters,
      body: this.isVersion2 ? this.body2(operation, [...described.values()]) : this.body3(operation),
      responses: new Map(
        Object.entries(operation.responses ?? {})
          .filter(([status]) => !status.startsWith("x-"))
          .map(([status, node]) => [
            /^\dxx$/i.test(status) ? status.toUpperCase() : status.toLowerCase(),
            this.response(this.follow(node) ?? {}, operation),
          ]),
      ),
    };
  }

  security(requirements) {
    if (requirements === undefined) return "";
    const alternatives = list(requirements).map((one) =>
      Object.entries(one ?? {})
        .map(([name, scopes]) => `${name}(${list(scopes).join(" ")})`)
        .sort()
        .join("+"),
    );
    return [...new Set(alternatives)].sort().join(" | ");
  }

  parameter(node) {
    const content = Object.values(node.content ?? {})[0];
    const style = node.style ?? (node.in === "query" || node.in === "cookie" ? "form" : "simple");
    const collection = {
      csv: "form false",
      multi: "form true",
      ssv: "spaceDelimited false",
      pipes: "pipeDelimited false",
    }[node.collectionFormat ?? "csv"];
    const isListed = node.in === "query" || node.in === "cookie";
    return {
      required: node.in === "path" || node.required === true,
      deprecated:
        node.deprecated === true || node["x-deprecated"] === true || this.follow(node.schema)?.deprecated === true,
      description: node.description,
      style:
        content !== undefined
          ? "content"
          : !isListed
            ? "simple"
            : this.isVersion2
              ? collection
              : `${style} ${node.explode ?? style === "form"}`.replace("deepObject false", "deepObject true"),
      schema: content === undefined ? (node.schema ?? (this.isVersion2 ? bare(node) : {})) : (content.schema ?? {}),
    };
  }

  /** `deepObject` is a way to write keys in brackets, one parameter each. */
  expanded(key, parameter) {
    const view = parameter.style.startsWith("deepObject") ? this.view(parameter.schema, "text") : undefined;
    if (view === undefined || view.properties.size === 0 || key.split("[").length > 8) return [[key, parameter]];
    return [...view.properties].flatMap(([name, schema]) =>
      this.expanded(`${key}[${name}]`, {
        ...parameter,
        required: parameter.required && view.required.has(name),
        description: this.annotations(schema).description,
        schema,
        // Of a list or an object inside, nothing is said.
        style: this.view(schema, "text").type === "object" ? parameter.style : "form true",
      }),
    );
  }

  body3(operation) {
    const node = this.follow(operation.requestBody);
    if (node === undefined || node === null) return undefined;
    const contents = this.contents(node.content);
    if (contents.size === 0) return undefined;
    return { required: node.required === true, description: node.description, contents };
  }

  body2(operation, parameters) {
    const consumes = list(operation.consumes ?? this.document.consumes);
    const body = parameters.find((parameter) => parameter.in === "body");
    if (body !== undefined) {
      const types = consumes.length === 0 ? ["application/json"] : consumes;
      return {
        required: body.required === true,
        description: body.description,
        contents: new Map(types.map((type) => [mediaTypeKey(type), body.schema ?? {}])),
      };
    }
    const fields = parameters.filter((parameter) => parameter.in === "formData");
    if (fields.length === 0) return undefined;
    const hasFile = fields.some((field) => field.type === "file");
    const forms = consumes.filter(
      (type) =>
        /^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(type) &&
        (!hasFile || type.startsWith("multipart/")),
    );
    const types = forms.length > 0 ? forms : [hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded"];
    const required = fields.filter((field) => field.required === true).map((field) => field.name);
    const schema = {
      type: "object",
      required,
      properties: Object.fromEntries(fields.map(({ required: _, name, ...field }) => [name, field])),
    };
    return { required: required.length > 0, contents: new Map(types.map((type) => [mediaTypeKey(type), schema])) };
  }

  response(node, operation) {
    const produces = list(operation.produces ?? this.document.produces);
    const isFile = this.follow(node.schema)?.type === "file";
    const written = produces.length === 0 ? ["application/json"] : produces;
    const types = isFile && written.length > 1 ? written.filter((type) => !/json|xml/.test(type)) : written;
    const contents = this.isVersion2
      ? new Map(node.schema === undefined ? [] : types.map((type) => [mediaTypeKey(type), node.schema]))
      : this.contents(node.content);
    const headers = Object.entries(node.headers ?? {}).map(([name, value]) => {
      const header = this.follow(value) ?? {};
      const content = Object.values(header.content ?? {})[0];
      const schema = this.isVersion2 ? header : (header.schema ?? content?.schema ?? {});
      return /** @type {const} */ ([name, { schema }]);
    });
    return {
      description: node.description,
      contents,
      headers: new Map(headers),
      links: Object.keys(node.links ?? {}).length,
    };
  }

  contents(content) {
    const found = new Map();
    for (const [mediaType, written] of Object.entries(content ?? {})) {
      const node = this.follow(written) ?? {};
      found.set(mediaTypeKey(mediaType), node.schema ?? node.itemSchema ?? {});
    }
    return found;
  }

  /** One schema with its references followed, its `allOf` merged, and what means the same spelled the same. */
  view(node, direction = "answered") {
    if (node === null || typeof node !== "object") return emptyView(node);
    const key = `${direction} ${typeof node.$ref === "string" ? node.$ref : ""}`;
    const known = this.views.get(node)?.get(key);
    if (known !== undefined) return known;
    const view = this.plain(this.merged(node, new Set()), direction);
    const all = this.views.get(node) ?? new Map();
    all.set(key, view);
    this.views.set(node, all);
    return view;
  }

  merged(node, open) {
    if (node === null || typeof node !== "object") return {};
    if (open.has(node)) return {};
    open.add(node);
    let result = { ...node };
    delete result.allOf;
    delete result.$ref;
    if (typeof node.$ref === "string") {
      const target = this.merged(this.resolve(node.$ref), open);
      const ignoresSiblings = this.isVersion2 || this.document.openapi?.startsWith("3.0");
      result = join(ignoresSiblings ? annotationsOf(result) : result, target);
    }
    const members = list(node.allOf).map((member) => this.merged(member, open));
    for (const member of members) result = join(result, inherited(member));
    // Null is a value where one part allows it and none refuses it.
    const said = [node, ...members].map((part) => this.saysOfNull(part));
    if (members.length > 0 && !allowsNull(node) && said.some((one) => one !== undefined))
      result = withNull(result, !said.includes(false));
    // A choice that says nothing but that one of the properties beside it is there makes no other type.
    for (const name of ["oneOf", "anyOf"]) {
      const items = result[name];
      if (!Array.isArray(items)) continue;
      const isNull = (item) => this.isNull(item);
      const rest = items.filter((item) => !isNull(item));
      if (rest.length < items.length && result.refusesNull !== true) result = { ...result, nullable: true };
      if (rest.length === 1) {
        const { [name]: _, ...outer } = result;
        result = join(outer, this.merged(rest[0], open));
      } else if (
        rest.length === 0 ||
        rest.every((item) =>
          Object.keys(item).every((key) => ["required", "not", "title", "description"].includes(key)),
        )
      ) {
        const { [name]: _, ...outer } = result;
        result = outer;
      } else result = { ...result, [name]: rest };
    }
    open.delete(node);
    return result;
  }

  /** Whether a merged schema has null as a value; undefined where it leaves that open. */
  saysOfNull(schema) {
    if (allowsNull(schema)) return true;
    if (schema.refusesNull === true) return false;
    if (schema.type !== undefined || schema.enum !== undefined || schema.const !== undefined) return false;
    const ways = list(schema.oneOf ?? schema.anyOf);
    if (ways.length === 0) return undefined;
    return ways.some((way) => this.isNull(way) || allowsNull(this.follow(way) ?? {}) || allowsNull(way));
  }

  isNull(item) {
    const target = this.follow(item);
    return (
      target?.type === "null" ||
      target?.const === null ||
      (Array.isArray(target?.enum) && target.enum.length === 1 && target.enum[0] === null)
    );
  }

  plain(schema, direction) {
    const written = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type];
    const types = written.filter((type) => type !== "null");
    const ways = list(schema.oneOf ?? schema.anyOf);
    // A type beside an enumeration or a choice refuses the null that these list.
    const isListed =
      types.length === 0 &&
      schema.refusesNull !== true &&
      ((Array.isArray(schema.enum) && schema.enum.includes(null)) ||
        ways.some((way) => allowsNull(way) || allowsNull(this.merged(way, new Set()))));
    const nullable = schema.nullable === true || schema["x-nullable"] === true || written.includes("null") || isListed;
    // Constants one beside the other are the values of an enumeration.
    const constants = ways
      .map((one) => this.follow(one))
      .map((one) => one?.const ?? (one?.enum?.length === 1 ? one.enum[0] : undefined));
    const isEnumeration =
      constants.length > 0 &&
      constants.every((one) => one !== undefined && typeof one !== "object" && typeof one === typeof constants[0]);
    const choice = isEnumeration ? [] : ways;
    const properties = new Map(
      Object.entries((types.length === 0 || types.includes("object") ? schema.properties : undefined) ?? {}).filter(
        ([, property]) => {
          const target = this.annotations(property);
          const isSent = direction === "sent" || direction === "form";
          return isSent ? target.readOnly !== true : direction !== "answered" || target.writeOnly !== true;
        },
      ),
    );
    // `modelAsString` says that the listed strings are those known today.
    const isOpen = schema["x-ms-enum"]?.modelAsString === true;
    const own = schema.const !== undefined ? [schema.const] : schema.enum;
    const common = isEnumeration && Array.isArray(own) ? own.filter((value) => constants.includes(value)) : [];
    const listed = common.length > 0 ? common : (own ?? (isEnumeration ? constants : undefined));
    const declared =
      Array.isArray(listed) && !isOpen ? asDeclared(listed, types).filter((value) => value !== null) : undefined;
    // True and false are all that a boolean can be.
    const values =
      declared?.every((value) => typeof value === "boolean") && new Set(declared).size === 2 ? undefined : declared;
    const type =
      types.length > 1
        ? types.every((one) => one === "integer" || one === "number")
          ? "number"
          : "several"
        : (types[0] ?? guess(schema, declared));
    const variants =
      choice.length > 0
        ? this.wholeWays(schema, choice)
        : type === "several"
          ? types.map((one) => ({ ...schema, type: one, nullable: false }))
          : [];
    const constraints = {};
    for (const name of constraintNames) {
      const counts =
        schema[name] !== undefined &&
        schema[name] !== false &&
        speaksOf(name, type) &&
        !isImplied(name, schema[name], schema.format) &&
        !isKeptByAll(name, schema[name], values) &&
        !(type === "integer" && isEndOf(name, schema[name], formatOf(type, schema.format, schema)));
      // None of something is what nothing said means too.
      if (counts && !(/^min(?:Length|Items|Properties)$/.test(name) && schema[name] === 0))
        constraints[name] = name === "pattern" ? plainPattern(schema[name]) : String(schema[name]);
    }
    if (constraints.exclusiveMinimum === "true") {
      constraints.exclusiveMinimum = constraints.minimum;
      delete constraints.minimum;
    }
    if (constraints.exclusiveMaximum === "true") {
      constraints.exclusiveMaximum = constraints.maximum;
      delete constraints.maximum;
    }
    const file = type === "file" ? { type: "string", format: "binary" } : undefined;
    const free = type === undefined && variants.length === 0;
    const additional = schema.additionalProperties ?? (schema.unevaluatedProperties === false ? false : undefined);
    return {
      node: schema,
      free,
      type: file?.type ?? type,
      nullable,
      // Listed values say more than a width.
      format:
        values !== undefined
          ? undefined
          : (file?.format ?? formatOf(type, schema.format ?? contentFormat(schema), schema)),
      values:
        values === undefined ? undefined : [...new Set(values.map((value) => JSON.stringify(value)))].sort().join(", "),
      description: schema.description ?? undefined,
      deprecated: schema.deprecated === true,
      default: schema.default === null ? undefined : schema.default,
      constraints,
      properties,
      required: new Set(Array.isArray(schema.required) ? schema.required : []),
      items: schema.items,
      additional: type === "object" ? openness(additional, properties.size) : undefined,
      variants,
      discriminator: variants.length === 0 ? undefined : (schema.discriminator?.propertyName ?? undefined),
      odd: oddKeywords.filter((keyword) => schema[keyword] !== undefined),
    };
  }

  /** What is said around a choice holds in each of its ways. */
  wholeWays({ type, properties, required, additionalProperties }, ways) {
    if (properties === undefined && required === undefined) return ways;
    const around = Object.fromEntries(
      Object.entries({ type, properties, required, additionalProperties }).filter(([, value]) => value !== undefined),
    );
    return ways.map((way) => ({ allOf: [way, around] }));
  }

  annotations(node) {
    const target = node?.$ref === undefined ? {} : (this.follow(node) ?? {});
    return { ...target, ...node };
  }
}

/** YAML reads `enum: [4.1, true]` as other things than the text that `type: string` says they are. */
function asDeclared(values, types) {
  if (types.length !== 1) return values;
  if (types[0] === "string")
    return values.map((value) => (typeof value === "number" || typeof value === "boolean" ? String(value) : value));
  const isNumeric = types[0] === "integer" || types[0] === "number";
  return values.map((value) => (isNumeric && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value));
}

function isSchema(node) {
  return node !== null && typeof node === "object" && !Array.isArray(node);
}

/** Documents write other things where a list belongs. */
function list(value) {
  return Array.isArray(value) ? value : [];
}

/** In 2.0 a parameter is its own schema; what it says of itself is compared as the parameter's. */
function bare({ description: _, required: __, deprecated: ___, ...schema }) {
  return schema;
}

function emptyView(node) {
  return {
    node,
    free: node !== false,
    type: undefined,
    nullable: false,
    constraints: {},
    properties: new Map(),
    required: new Set(),
    variants: [],
    odd: [],
  };
}

/** Where nothing is said of further keys, and where it is said that there may be any, nothing is promised: one thing. */
function openness(additional, properties) {
  if (additional === false) return false;
  const isAny =
    additional === undefined ||
    additional === true ||
    (typeof additional === "object" && Object.keys(additional).length === 0);
  if (isAny) return properties === 0 ? undefined : additional === undefined ? undefined : {};
  return additional;
}

function mediaTypeKey(mediaType) {
  return mediaType
    .replace(/\s*;\s*/g, ";")
    .toLowerCase()
    .trim();
}

function guess(schema, values) {
  if (
    schema.properties !== undefined ||
    (schema.additionalProperties !== undefined && schema.additionalProperties !== true) ||
    schema.patternProperties !== undefined
  )
    return "object";
  if (schema.items !== undefined || schema.prefixItems !== undefined) return "array";
  const [first] = values ?? [];
  if (typeof first === "string" || typeof first === "boolean") return typeof first;
  if (typeof first === "number") return Number.isInteger(first) ? "integer" : "number";
  if (
    schema.format !== undefined ||
    schema.pattern !== undefined ||
    schema.maxLength !== undefined ||
    schema.minLength !== undefined
  )
    return "string";
  return undefined;
}

const measures = {
  string: ["minLength", "maxLength", "pattern"],
  array: ["minItems", "maxItems", "uniqueItems"],
  object: ["minProperties", "maxProperties"],
};

/** A constraint says something of one type alone. */
function speaksOf(name, type) {
  for (const [owner, names] of Object.entries(measures)) if (names.includes(name)) return owner === type;
  return type === "number" || type === "integer";
}

/** JSON Schema 2020-12 has another word for base64. */
function contentFormat(schema) {
  return schema.contentEncoding === "base64" ? "byte" : undefined;
}

/** Lengths that every text of a format has anyway. */
function isImplied(name, limit, format) {
  const lengths = { uuid: [36, 36], guid: [36, 36], date: [10, 10], "date-time": [20, 35], datetime: [20, 35] };
  if (typeof format !== "string" || !Object.hasOwn(lengths, format)) return false;
  const [shortest, longest] = lengths[format];
  return name === "minLength" ? limit <= shortest : name === "maxLength" && limit >= longest;
}

/** A limit that all the listed values keep says nothing more. */
function isKeptByAll(name, limit, values) {
  if (values === undefined || values.length === 0) return false;
  const keeps = {
    minLength: (value) => typeof value === "string" && [...value].length >= limit,
    maxLength: (value) => typeof value === "string" && [...value].length <= limit,
    pattern: (value) => typeof value === "string" && matches(limit, value),
    minimum: (value) => typeof value === "number" && value >= limit,
    maximum: (value) => typeof value === "number" && value <= limit,
  };
  return Object.hasOwn(keeps, name) && values.every(keeps[name]);
}

function matches(pattern, text) {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return false;
  }
}

/** A slash needs no escape. */
function plainPattern(pattern) {
  return String(pattern).replace(/\\([\s\S])/g, (whole, sign) => (sign === "/" ? sign : whole));
}

/** The ends of a width are what its format says already. */
function isEndOf(name, limit, format) {
  const ends = {
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    uint64: [0, Number(2n ** 64n)],
  };
  const [least, most] = Object.hasOwn(ends, format ?? "") ? ends[format] : [Number(-(2n ** 63n)), Number(2n ** 63n)];
  return name === "minimum" ? limit <= least : name === "maximum" && limit >= most;
}

/** The width that is meant where none is written. */
function formatOf(type, format, { minimum, maximum }) {
  const same = {
    datetime: "date-time",
    url: "uri-reference",
    guid: "uuid",
    // System.Uri holds both.
    uri: "uri-reference",
    base64: "byte",
    long: "int64",
    int: "int32",
    integer: "int64",
    string: undefined,
    number: "double",
  };
  // `dateTime` and `date-time` are one format, and so are `URL` and `url`.
  const folded = typeof format === "string" ? format.toLowerCase() : undefined;
  const written = folded !== undefined && Object.hasOwn(same, folded) ? folded : format;
  const known = written in same ? same[written] : written;
  if (type === "boolean") return undefined;
  const isNarrow = minimum >= -2147483648 && maximum <= 2147483647;
  if (type === "integer") return known ?? (isNarrow ? "int32" : "int64");
  if (type === "number") return known ?? "double";
  return known;
}

const annotationNames = ["description", "deprecated", "default", "readOnly", "writeOnly", "nullable", "title"];

function annotationsOf(schema) {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => annotationNames.includes(key)));
}

/** What a part of an `allOf` hands on: a discriminator and a name are its own. */
function inherited(schema) {
  const { discriminator: _, title: __, deprecated: ___, example: ____, nullable: _____, ...rest } = schema;
  delete rest["x-nullable"];
  return Array.isArray(rest.type) ? { ...rest, type: rest.type.filter((type) => type !== "null") } : rest;
}

/** A schema with null as one of its values, or without. */
function withNull({ nullable: _, "x-nullable": __, ...schema }, isAllowed) {
  if (isAllowed) return { ...schema, nullable: true };
  const type = Array.isArray(schema.type) ? schema.type.filter((one) => one !== "null") : schema.type;
  return { ...schema, ...(type === undefined ? {} : { type }), refusesNull: true };
}

function allowsNull(schema) {
  return (
    schema.nullable === true ||
    schema["x-nullable"] === true ||
    (Array.isArray(schema.type) && schema.type.includes("null"))
  );
}

/** Both hold: `after` says what `before` leaves open, of two lists the common values count, of two limits the narrower. */
function join(before, after) {
  const result = { ...after, ...before };
  if (before.properties !== undefined && after.properties !== undefined) {
    result.properties = { ...after.properties, ...before.properties };
    for (const name of Object.keys(before.properties))
      if (Object.hasOwn(after.properties, name) && before.properties[name] !== after.properties[name])
        result.properties[name] = { allOf: [before.properties[name], after.properties[name]] };
  }
  if (isSchema(before.items) && isSchema(after.items) && before.items !== after.items)
    result.items = { allOf: [before.items, after.items] };
  if (Array.isArray(before.enum) && Array.isArray(after.enum)) {
    const common = before.enum.filter((value) => after.enum.includes(value));
    if (common.length > 0) result.enum = common;
  }
  for (const name of ["minLength", "minItems", "minProperties", "minimum"])
    if (before[name] !== undefined && after[name] !== undefined) result[name] = Math.max(before[name], after[name]);
  for (const name of ["maxLength", "maxItems", "maxProperties", "maximum"])
    if (before[name] !== undefined && after[name] !== undefined) result[name] = Math.min(before[name], after[name]);
  if (Array.isArray(before.required) && Array.isArray(after.required))
    result.required = [...before.required, ...after.required];
  return result;
}
