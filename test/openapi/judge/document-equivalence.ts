// Two OpenAPI documents, normalised and compared: what one says that the other does not, by kind. Written apart from the
// importer and the emitter, so that it judges both.
import { isObject } from "./json.js";
import {
  type Contents,
  type NormalisedBody,
  NormalisedDocument,
  type NormalisedOperation,
  type NormalisedParameter,
  type NormalisedResponse,
} from "./normalised-document.js";
import type { Direction, SchemaView } from "./schema-view.js";

/**
 * Kinds that begin with "surface:" are those a caller meets first: operations, parameters, statuses, media types. Facts are what a
 * property says of itself: whether it is required, null, its values, format and limits.
 */
export interface Difference {
  readonly kind: string;
  readonly at: string;
  readonly was: unknown;
  readonly is: unknown;
  readonly isFact: boolean;
}

export interface DocumentComparison {
  readonly differences: readonly Difference[];
  /** How many properties were compared: the measure of how rare a difference is. */
  readonly properties: number;
}

/** What a schema is of the one around it. */
type Role = "property" | "variant" | "part";

export function compareDocuments(before: unknown, after: unknown): DocumentComparison {
  const comparison = new Comparison(before, after);
  comparison.run();
  return { differences: comparison.differences, properties: comparison.properties };
}

class Comparison {
  differences: Difference[] = [];
  properties = 0;
  private readonly before: NormalisedDocument;
  private readonly after: NormalisedDocument;
  private seen = new Set<string>();
  private readonly ids = new Map<unknown, number>();

  constructor(before: unknown, after: unknown) {
    this.before = new NormalisedDocument(before);
    this.after = new NormalisedDocument(after);
  }

  run(): void {
    const was = this.before.operations();
    const is = this.after.operations();
    for (const [key, operation] of was) {
      const other = is.get(key);
      if (other === undefined) this.report(missingKind(key, operation), key, "declared", "missing");
      else this.operation(key, operation, other);
    }
    for (const key of is.keys())
      if (!was.has(key) && !/%3F|%23/.test(key)) this.report("surface: operation", key, "missing", "declared");
  }

  private operation(at: string, was: NormalisedOperation, is: NormalisedOperation): void {
    this.text("operationId", at, was.operationId, is.operationId ?? undefined);
    this.text("summary or description", at, was.documentation, is.documentation);
    this.value("deprecated", at, was.deprecated, is.deprecated);
    this.value("security", at, was.security, is.security);
    if (was.tags.length > 0) this.value("tags", at, was.tags.join(", "), is.tags.join(", "));
    this.value("callbacks", at, was.callbacks, is.callbacks);
    this.parameters(at, was.parameters, is.parameters);
    this.body(at, was.body, is.body);
    for (const [status, response] of was.responses) {
      const other = is.responses.get(status);
      if (other === undefined) this.report("surface: status", `${at} ${status}`, "declared", "missing");
      else this.response(`${at} ${status}`, response, other);
    }
    for (const status of is.responses.keys())
      if (!was.responses.has(status))
        this.report(
          was.responses.size === 0 ? "no response declared" : "surface: status",
          `${at} ${status}`,
          "missing",
          "declared",
        );
  }

  private parameters(at: string, was: NormalisedOperation["parameters"], is: NormalisedOperation["parameters"]): void {
    const kind = "parameter: style of an object";
    const met = new Set<string>();
    for (const [key, parameter] of was) {
      // ASP.NET has the keys of an object after a dot, where documents have them in brackets.
      const dotted = key.replace(/\[([^\]]*)\]/g, ".$1");
      const name = is.has(key) ? key : dotted;
      const other = is.get(name);
      const isSpread = [...is.keys()].some((one) => one.startsWith(`${key}[`) || one.startsWith(`${key}.`));
      met.add(name);
      if (name !== key && other !== undefined) this.report(kind, `${at} ${key}`, key, name);
      if (other !== undefined) this.parameter(`${at} ${key}`, parameter, other);
      else this.report(isSpread ? kind : "surface: parameter", `${at} ${key}`, "declared", "missing");
    }
    for (const key of is.keys())
      if (!met.has(key) && !was.has(key.replace(/[[.].*$/, "")))
        this.report("surface: parameter", `${at} ${key}`, "missing", "declared");
  }

  /** What parameters say of themselves: as good as what their schemas say. */
  private readonly described = new Map<string, unknown>();

  private parameter(at: string, was: NormalisedParameter, is: NormalisedParameter): void {
    this.value("parameter: required", at, was.required, is.required);
    this.value("parameter: deprecated", at, was.deprecated, is.deprecated);
    this.text("parameter: description", at, was.description, is.description);
    const schema = this.before.view(was.schema);
    if (schema.type === "array") this.value("parameter: style of an array", at, was.style, is.style);
    else if (was.style !== is.style && (schema.type === "object" || schema.properties.size > 0))
      this.report("parameter: style of an object", at, was.style, is.style);
    this.described.set(at, is.description);
    this.schema("text", at, was.schema, is.schema);
  }

  private body(at: string, was: NormalisedBody | undefined, is: NormalisedBody | undefined): void {
    const path = `${at} body`;
    if (was === undefined || is === undefined) {
      if ((was === undefined) !== (is === undefined)) {
        const bodiless = at.startsWith("GET ") || at.startsWith("HEAD ");
        this.report(
          bodiless ? "body of GET or HEAD" : "surface: body",
          path,
          was === undefined ? "none" : "declared",
          is === undefined ? "none" : "declared",
        );
      }
      return;
    }
    this.value("body: required", path, was.required, is.required);
    this.text("body: description", path, was.description, is.description);
    this.contents(path, was.contents, is.contents, "sent");
  }

  private response(at: string, was: NormalisedResponse, is: NormalisedResponse): void {
    this.text("response: description", at, was.description, is.description);
    this.contents(at, was.contents, is.contents, "answered");
    for (const [name, header] of was.headers) {
      const other = [...is.headers].find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
      if (other === undefined)
        this.report(
          /^\d+$/.test(at.split(" ").at(-1) ?? "") ? "response: header" : "response: header of a range or of default",
          `${at} ${name}`,
          "declared",
          "missing",
        );
      else this.schema("text", `${at} ${name}`, header, other);
    }
    if (was.links !== is.links) this.report("links", at, was.links, is.links);
  }

  private contents(at: string, was: Contents, is: Contents, direction: Direction): void {
    const types = (contents: Contents) => [...contents.keys()].sort().join(", ");
    if (types(was) !== types(is)) {
      const real = new Map([...was].filter(([mediaType]) => mediaType.includes("/")));
      const isBodiless = /(?:^HEAD .*| (?:1\d\d|1XX|204|205|304))$/.test(at);
      const kind = isBodiless
        ? "content of HEAD, 1XX, 204, 205 or 304"
        : types(real) === types(is)
          ? "content under a key that is not a media type"
          : "surface: media type";
      this.report(kind, at, types(was), types(is));
    }
    const [usual = ""] = is.keys();
    for (const [mediaType, schema] of was) {
      const other = is.get(mediaType);
      const way = /[/+]json\b|^\*\/\*$|^application\/\*$/i.test(mediaType)
        ? direction
        : /form/i.test(mediaType)
          ? "form"
          : undefined;
      if (other === undefined || way === undefined) continue;
      const isFurther =
        this.id(schema) !== this.id(was.get(usual)) && JSON.stringify(other) === JSON.stringify(is.get(usual));
      if (isFurther) this.further(way, `${at} ${mediaType}`, schema, other);
      else this.schema(way, `${at} ${mediaType}`, schema, other);
    }
  }

  /** A contract has one schema for all media types of a body: that of another is one difference, whatever it says. */
  private further(direction: Direction, at: string, was: unknown, is: unknown): void {
    const { differences, properties, seen } = this;
    this.differences = [];
    this.seen = new Set(seen);
    this.schema(direction, at, was, is);
    const count = this.differences.length;
    this.differences = differences;
    if (count === 0) return;
    this.properties = properties;
    this.seen = seen;
    this.report("schema of a further media type", at, "of its own", "that of the first");
  }

  /** Pairs are compared once; a pair that is met again, also inside itself, has been answered for. */
  private schema(direction: Direction, at: string, wasNode: unknown, isNode: unknown, role: Role = "part"): void {
    const isProperty = role === "property";
    const isVariant = role === "variant";
    const key = `${direction} ${role} ${this.id(wasNode)} ${this.id(isNode)}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    const was = this.before.view(wasNode, direction);
    const is = this.after.view(isNode, direction);
    if (was.free && is.free) return;
    if (was.free !== is.free) {
      this.report(was.free ? "schema: free-form was typed" : "schema: typed became free-form", at, was.type, is.type);
      return;
    }
    // Null as a value of one way is null as a value of the choice.
    if (was.nullable !== is.nullable && !isVariant) {
      const beyondJson = direction === "text" || direction === "form";
      const kind = beyondJson ? "null in a parameter or form" : "schema: nullable";
      this.report(kind, at, was.nullable, is.nullable, isProperty);
    }
    if (was.variants.length > 0 || is.variants.length > 0) {
      this.variants(direction, at, was, is);
      return;
    }
    if (was.type !== is.type) {
      this.report("schema: type", at, was.type, is.type);
      return;
    }
    this.value("schema: format", at, was.format, is.format, isProperty);
    this.value("schema: enum", at, was.values, is.values, isProperty);
    this.text("schema: description", at, was.description, is.description ?? this.described.get(at));
    this.value("schema: deprecated", at, was.deprecated, is.deprecated);
    this.value("schema: default", at, JSON.stringify(was.default), JSON.stringify(is.default));
    for (const name of new Set([...was.constraints.keys(), ...is.constraints.keys()]))
      this.value(`schema: ${name}`, at, was.constraints.get(name), is.constraints.get(name), isProperty);
    for (const keyword of was.odd)
      if (!is.odd.includes(keyword)) this.report(`schema: ${keyword}`, at, "said", "not said");
    if (was.items !== undefined && is.items !== undefined) this.schema(direction, `${at}[]`, was.items, is.items);
    for (const [name, property] of was.properties) {
      const other = is.properties.get(name);
      if (other === undefined) this.report("schema: property lost", `${at}.${name}`, "declared", "missing");
      else {
        this.properties++;
        this.schema(direction, `${at}.${name}`, property, other, "property");
      }
    }
    for (const name of is.properties.keys())
      if (!was.properties.has(name)) this.report("schema: property added", `${at}.${name}`, "missing", "declared");
    for (const name of was.properties.keys())
      if (is.properties.has(name) && was.required.has(name) !== is.required.has(name))
        this.report("schema: required", `${at}.${name}`, was.required.has(name), is.required.has(name), true);
    this.additional(direction, at, was.additional, is.additional);
  }

  private additional(direction: Direction, at: string, was: unknown, is: unknown): void {
    if (was === is) return;
    const word = (node: unknown) => (node === undefined ? "open" : node === false ? "closed" : "declared");
    if (word(was) !== word(is)) this.report("schema: additionalProperties", at, word(was), word(is));
    else this.schema(direction, `${at}{}`, was, is);
  }

  private variants(direction: Direction, at: string, was: SchemaView, is: SchemaView): void {
    const a = this.flat(this.before, was, direction);
    const b = this.flat(this.after, is, direction);
    if (a.length !== b.length) {
      if (direction === "text" || direction === "form")
        this.report("choice of types in a parameter or form", at, a.length, b.length);
      else this.report("schema: variants of a choice", at, a.length, b.length);
      return;
    }
    const partners = this.partners(a, was.discriminator, b, is.discriminator);
    for (const [index, variant] of a.entries())
      this.schema(direction, `${at}|${index}`, variant, partners[index], "variant");
    this.value("schema: discriminator", at, was.discriminator, is.discriminator);
  }

  /** For each way the one that the same values mark, where there is one: the order of ways says nothing. */
  private partners(
    ways: readonly unknown[],
    was: string | undefined,
    others: readonly unknown[],
    is: string | undefined,
  ): readonly unknown[] {
    if (was === undefined || is === undefined) return others;
    const marks = others.map((other) => this.marksOf(this.after, other, is));
    const left = new Set(others.keys());
    return ways.map((way, index) => {
      const own = this.marksOf(this.before, way, was);
      const isSame = (at: number): boolean => left.has(at) && own !== undefined && marks[at] === own;
      const at = isSame(index) ? index : [...left].find(isSame);
      if (at !== undefined) left.delete(at);
      return others[at ?? index];
    });
  }

  private marksOf(reader: NormalisedDocument, way: unknown, property: string): string | undefined {
    const schema = reader.view(way).properties.get(property);
    return schema === undefined ? undefined : reader.view(schema).values;
  }

  /** The ways of a choice, those of a choice inside it too. What is not a choice is its own only way. */
  private flat(reader: NormalisedDocument, view: SchemaView, direction: Direction, depth = 0): readonly unknown[] {
    if (view.variants.length === 0 || depth > 8) return [view.node];
    return view.variants.flatMap((variant) => {
      const inner = reader.view(variant, direction);
      return inner.variants.length === 0 ? [variant] : this.flat(reader, inner, direction, depth + 1);
    });
  }

  private report(kind: string, at: string, was: unknown, is: unknown, isFact = false): void {
    this.differences.push({ kind, at, was, is, isFact });
  }

  private value(kind: string, at: string, was: unknown, is: unknown, isFact = false): void {
    if (was !== is) this.report(kind, at, was, is, isFact);
  }

  private text(kind: string, at: string, was: unknown, is: unknown): void {
    const plain = (text: unknown) =>
      String(text ?? "")
        .replace(/\s+/g, " ")
        .trim();
    if (plain(was) === "" || plain(was) === plain(is)) return;
    this.report(kind, at, was, is);
  }

  private id(node: unknown): string {
    if (!isObject(node)) return String(node);
    if (typeof node.$ref === "string" && Object.keys(node).length === 1) return node.$ref;
    let id = this.ids.get(node);
    if (id === undefined) {
      id = this.ids.size;
      this.ids.set(node, id);
    }
    return String(id);
  }
}

function missingKind(key: string, operation: NormalisedOperation): string {
  if (!operation.known) return "method that Define lacks";
  return /[?#]/.test(key) ? "path with a query string or a fragment" : "surface: operation";
}
