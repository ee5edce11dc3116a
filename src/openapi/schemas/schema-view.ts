import type { Constraints } from "../../contract/constraints.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import type { DocumentSet, Resolved } from "../document/document-set.js";
import {
  get,
  getMap,
  getSequence,
  getString,
  hasKey,
  isMap,
  isSequence,
  type MapNode,
  type Node,
  newMap,
  newSequence,
  type SequenceNode,
  scalarText,
  setEntry,
  stringItems,
} from "../document/node.js";
import type { Dialect } from "../versions/dialect.js";
import { type MsEnum, msEnumOf } from "./ms-enum.js";
import { listsNull, nullOfAll, nullSaidBy } from "./null-in-parts.js";
import { constraintsOf, narrowest } from "./schema-keywords.js";

/** One schema with its references followed and its `allOf` merged: what an instance of it has to satisfy. */
export interface SchemaView {
  readonly node: MapNode;
  /** Without `null`; empty where nothing was said. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  /** A part of its `allOf` refuses null, whatever another part allows. */
  readonly refusesNull?: true;
  readonly format: string | undefined;
  /** `enum` or `const`, without null. */
  readonly values: readonly Node[] | undefined;
  readonly properties: ReadonlyMap<string, Node>;
  readonly required: ReadonlySet<string>;
  readonly additional: Node | undefined;
  readonly patterns: MapNode | undefined;
  readonly items: Node | undefined;
  readonly prefixItems: SequenceNode | undefined;
  /** Each `oneOf` or `anyOf`. */
  readonly choices: readonly SequenceNode[];
  /** The schema's own; what `allOf` brings is the parent's. */
  readonly discriminator: MapNode | string | undefined;
  readonly constraints: Constraints;
  /** Keywords that no type can express. */
  readonly odd: readonly OddKeyword[];
  /** Where each of the values is a constant of its own, with a title and a description: those. */
  readonly described?: readonly MapNode[];
  readonly msEnum?: MsEnum;
}

/** A keyword that no type can express, with the map that holds it. */
export interface OddKeyword {
  readonly keyword: string;
  readonly node: MapNode;
  /** What follows, where it is more than that nobody checks it. */
  readonly consequence?: string;
}

const oddKeywords = [
  "not",
  "if",
  "then",
  "else",
  "contains",
  "minContains",
  "maxContains",
  "dependentSchemas",
  "dependentRequired",
  "dependencies",
  "propertyNames",
  "unevaluatedItems",
  "$dynamicRef",
  "contentSchema",
];

const annotations = new Set([
  "title",
  "description",
  "default",
  "deprecated",
  "readOnly",
  "writeOnly",
  "example",
  "examples",
  "externalDocs",
  "xml",
  "nullable",
  "$comment",
  "summary",
]);

export function isAnnotation(key: string): boolean {
  return annotations.has(key) || key.startsWith("x-");
}

/** Keys that say what something is called or how it is meant, never what it may be. */
export function isOnlyAnnotations(node: Node): boolean {
  return isMap(node) && node.keys.every(isAnnotation);
}

export function isNullSchema(node: Node): boolean {
  if (!isMap(node)) return false;
  const values = getSequence(node, "enum")?.items;
  return (
    get(node, "type") === "null" ||
    (values !== undefined && values.length === 1 && values[0] === null) ||
    (hasKey(node, "const") && get(node, "const") === null)
  );
}

interface Constants {
  readonly choice: SequenceNode;
  readonly values: readonly Node[];
  readonly described: readonly MapNode[];
}

/** `oneOf: [{ const: 1, title: Small }, { const: 2, title: Large }]` is an enumeration whose values have names. */
function constantsOf(node: MapNode): Constants | undefined {
  const choice = getSequence(node, "oneOf") ?? getSequence(node, "anyOf");
  if (choice === undefined) return undefined;
  const described = choice.items.filter((item): item is MapNode => isMap(item) && !isNullSchema(item));
  const others = choice.items.filter((item) => !isNullSchema(item));
  const values = described.map((item) => get(item, "const") ?? getSequence(item, "enum")?.items[0] ?? null);
  const isPlain = described.every(
    (item) =>
      (hasKey(item, "const") || getSequence(item, "enum")?.items.length === 1) &&
      item.keys.every((key) => key === "const" || key === "enum" || key === "type" || isAnnotation(key)),
  );
  const [first] = values;
  const areAlike =
    (typeof first === "string" || typeof first === "number") && values.every((value) => typeof value === typeof first);
  if (!isPlain || !areAlike || described.length !== others.length || new Set(values).size < 2) return undefined;
  return { choice, values: others.length < choice.items.length ? [...values, null] : values, described };
}

/** Three times what one document may declare: a schema is looked at in more than one place. */
const maximumMerged = 3_000_000;

/** Schemas that take each other over, thousands deep, repeat all their properties at each step. */
export class TooManyProperties extends RangeError {}

export class SchemaViews {
  readonly #documents: DocumentSet;
  readonly #dialect: Dialect;
  readonly #known = new Map<MapNode, SchemaView>();
  readonly #open = new Set<MapNode>();
  readonly #ends = new Map<MapNode, Resolved | "circular">();
  readonly #intersections = new Map<string, MapNode>();
  readonly #parts = new Map<MapNode, readonly MapNode[]>();
  readonly #numbers = new Map<MapNode, number>();
  #properties = 0;
  readonly #decided = new Map<MapNode, readonly SequenceNode[]>();

  constructor(documents: DocumentSet, dialect: Dialect) {
    this.#documents = documents;
    this.#dialect = dialect;
  }

  /** Follows `$ref`s to a schema with content; undefined if they are circular or have no target. */
  target(node: Node): Node | undefined {
    if (!isMap(node) || !this.isLink(node)) return node;
    const end = this.endOf(node);
    return end === "circular" ? undefined : end?.node;
  }

  /** Whether a schema is a reference and nothing else. */
  isLink(node: MapNode): boolean {
    return getString(node, "$ref") !== undefined && !this.hasSiblings(node);
  }

  /** Where a chain of references ends, with the name of the last one. */
  endOf(node: MapNode): Resolved | "circular" | undefined {
    const seen: MapNode[] = [];
    let end: Resolved | "circular" | undefined;
    for (let at = node; ; ) {
      const known = this.#ends.get(at);
      if (known !== undefined) {
        end = known;
        break;
      }
      this.#ends.set(at, "circular");
      seen.push(at);
      end = this.#documents.resolve(getString(at, "$ref") ?? "", at);
      if (end === undefined || !isMap(end.node) || !this.isLink(end.node)) break;
      at = end.node;
    }
    for (const link of seen)
      if (end === undefined) this.#ends.delete(link);
      else this.#ends.set(link, end);
    return end;
  }

  /** Whether keywords beside `$ref` narrow what it refers to. */
  hasSiblings(node: MapNode): boolean {
    return (
      this.#dialect.siblingsOfReferences &&
      hasKey(node, "$ref") &&
      node.keys.some((key) => key !== "$ref" && !isAnnotation(key))
    );
  }

  /** Whether this very schema says that null is allowed. */
  isNullable(node: Node): boolean {
    return isMap(node) && this.#dialect.isNullable(node);
  }

  /** The one member of an `allOf` with content, if the schema adds only annotations. */
  soleMember(node: MapNode): Node | undefined {
    const members = getSequence(node, "allOf")?.items;
    if (members === undefined || node.keys.some((key) => key !== "allOf" && key !== "type" && !isAnnotation(key)))
      return undefined;
    const meaning = members.filter((member) => !isOnlyAnnotations(member));
    const sole = meaning[0];
    if (meaning.length !== 1 || sole === undefined) return undefined;
    const target = this.target(sole);
    return isMap(target) && hasKey(target, "discriminator") ? undefined : sole;
  }

  viewOf(node: MapNode): SchemaView {
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    const own = this.#own(node);
    // A schema that is part of itself adds nothing to itself.
    if (this.#open.has(node)) return own;
    this.#open.add(node);
    const members = [...(this.#reference(node) ?? []), ...(getSequence(node, "allOf")?.items ?? [])];
    const parts: SchemaView[] = [];
    let view = own;
    // Backwards, so that inherited properties keep their order.
    for (const member of members.reverse()) {
      const target = this.target(member);
      if (!isMap(target)) continue;
      const other = this.viewOf(target);
      parts.push(other);
      view = this.#merge(view, other);
    }
    this.#open.delete(node);
    const whole = parts.length === 0 ? view : { ...view, ...this.#nullOf(own, parts), odd: oddOf(view, own, parts) };
    const merged = { ...whole, choices: this.#openChoices(node, view) };
    this.#known.set(node, merged);
    this.#properties += merged.properties.size;
    if (this.#properties > maximumMerged) throw new TooManyProperties();
    return merged;
  }

  #nullOf(own: SchemaView, parts: readonly SchemaView[]): Pick<SchemaView, "nullable" | "refusesNull"> {
    const allows = (way: Node): boolean => {
      const target = this.target(way);
      return this.isNullable(way) || (target !== undefined && (isNullSchema(target) || this.isNullable(target)));
    };
    const said = nullOfAll(
      own,
      own.nullable,
      parts.map((part) => nullSaidBy(part, allows)),
    );
    return { nullable: said === "allowed", ...(said === "refused" ? { refusesNull: true } : {}) };
  }

  /** Says that a schema is one way of a choice, so that taking over the chooser does not ask again. */
  decide(variant: MapNode, chooser: MapNode, choice: SequenceNode): void {
    this.#decided.set(variant, [...(this.#decided.get(chooser) ?? []), choice]);
  }

  /** A parent's `oneOf` that lists this very schema is not a choice within it. */
  #openChoices(node: MapNode, view: SchemaView): readonly SequenceNode[] {
    if (view.choices.length === 0) return view.choices;
    const decided = this.#decided.get(node) ?? [];
    return view.choices.filter(
      (choice) => !decided.includes(choice) && !choice.items.some((item) => this.target(item) === node),
    );
  }

  #reference(node: MapNode): readonly Node[] | undefined {
    const reference = getString(node, "$ref");
    const target = reference === undefined ? undefined : this.#documents.resolve(reference, node)?.node;
    return target === undefined ? undefined : [target];
  }

  #own(node: MapNode): SchemaView {
    const type = get(node, "type");
    const types = (isSequence(type) ? stringItems(type) : typeof type === "string" ? [type] : []).filter(
      (name) => name !== "null",
    );
    const constants = hasKey(node, "const") || hasKey(node, "enum") ? undefined : constantsOf(node);
    const listed = hasKey(node, "const")
      ? [get(node, "const") ?? null]
      : (constants?.values ?? getSequence(node, "enum")?.items);
    const values = typedValues(
      node,
      listed?.filter((value) => value !== null),
      types,
    );
    const properties = getMap(node, "properties");
    const discriminator = get(node, "discriminator");
    const additional = get(node, "additionalProperties") ?? get(node, "unevaluatedProperties");
    const items = get(node, "items");
    const msEnum = msEnumOf(node);
    return {
      node,
      types,
      nullable:
        this.#dialect.isNullable(node) ||
        (listed !== undefined && values?.length !== listed.length && (types.length === 0 || constants !== undefined)),
      format: getString(node, "format") ?? contentFormat(node),
      values: values === undefined || (values.length === 0 && listed?.length === 0) ? undefined : values,
      properties: new Map((properties?.keys ?? []).map((key, at) => [key, properties?.values[at] ?? null])),
      required: new Set(stringItems(getSequence(node, "required"))),
      additional: isMap(additional) || typeof additional === "boolean" ? additional : undefined,
      patterns: getMap(node, "patternProperties"),
      items: isSequence(items) ? undefined : items,
      prefixItems: getSequence(node, "prefixItems") ?? (isSequence(items) ? items : undefined),
      choices: ["oneOf", "anyOf"].flatMap((key) => {
        const list = getSequence(node, key);
        return list === undefined || list.items.length === 0 || list === constants?.choice ? [] : [list];
      }),
      discriminator: isMap(discriminator) || typeof discriminator === "string" ? discriminator : undefined,
      constraints: constraintsOf(node),
      odd: oddKeywords.filter((keyword) => hasKey(node, keyword)).map((keyword) => ({ keyword, node })),
      ...(constants === undefined ? {} : { described: constants.described }),
      ...withoutUndefined({ msEnum }),
    };
  }

  #merge(a: SchemaView, b: SchemaView): SchemaView {
    const described = a.described ?? b.described;
    const msEnum = a.msEnum ?? b.msEnum;
    const properties = new Map(b.properties);
    // Inherited parts come first; the outer schema refines them.
    for (const [name, node] of a.properties) {
      const other = properties.get(name);
      properties.set(name, other === undefined ? node : this.#both(other, node));
    }
    return {
      node: a.node,
      types: commonTypes(a.types, b.types),
      nullable: a.nullable,
      format: a.format ?? b.format,
      values: a.values === undefined ? b.values : b.values === undefined ? a.values : commonValues(a.values, b.values),
      properties,
      required: new Set([...b.required, ...a.required]),
      additional: a.additional ?? b.additional,
      patterns: a.patterns ?? b.patterns,
      items: a.items === undefined ? b.items : b.items === undefined ? a.items : this.#both(b.items, a.items),
      prefixItems: a.prefixItems ?? b.prefixItems,
      choices: [...a.choices, ...b.choices],
      discriminator: a.discriminator,
      constraints: narrowest(a.constraints, b.constraints),
      odd: [...a.odd, ...b.odd, ...apart(a, b)],
      ...withoutUndefined({ described, msEnum }),
    };
  }

  /**
   * One schema that says what both say. The same parts give the same schema, whatever way they came together: schemas that
   * refine each other would otherwise go on for ever.
   */
  #both(first: Node, second: Node): Node {
    if (first === second || !isMap(first) || isOnlyAnnotations(first)) return second;
    if (!isMap(second)) return first;
    const parts = new Set([...this.#partsOf(first), ...this.#partsOf(second)]);
    if (parts.size === 1) return second;
    const key = [...parts].map((part) => this.#numberOf(part)).join(" ");
    const known = this.#intersections.get(key);
    if (known !== undefined) return known;
    const both = newMap(second.source, second.start);
    const members = newSequence(second.source, second.start);
    members.items.push(first, second);
    members.offsets.push(second.start, second.start);
    setEntry(both, "allOf", members, second.start);
    const description = get(second, "description") ?? get(first, "description");
    if (description !== undefined) setEntry(both, "description", description, second.start);
    this.#intersections.set(key, both);
    this.#parts.set(both, [...parts]);
    return both;
  }

  /** The schemas of the document that a schema is put together from. */
  #partsOf(node: MapNode, depth = 0): readonly MapNode[] {
    const known = this.#parts.get(node);
    if (known !== undefined) return known;
    const target = this.target(node);
    if (!isMap(target)) return [node];
    const members = getSequence(target, "allOf")?.items;
    const isOnlyMembers = members !== undefined && target.keys.every((key) => key === "allOf" || isAnnotation(key));
    const parts =
      !isOnlyMembers || depth > 20
        ? [target]
        : members.flatMap((member) => (isMap(member) ? this.#partsOf(member, depth + 1) : []));
    this.#parts.set(node, parts);
    return parts;
  }

  #numberOf(node: MapNode): number {
    const number = this.#numbers.get(node) ?? this.#numbers.size;
    this.#numbers.set(node, number);
    return number;
  }
}

/** What the parts of an `allOf` say against each other. */
function oddOf(merged: SchemaView, own: SchemaView, parts: readonly SchemaView[]): readonly OddKeyword[] {
  const { node } = own;
  const refuses = (part: SchemaView): boolean => part.refusesNull === true || (part.types.length > 0 && !part.nullable);
  const isNullRefused = listsNull(node) && parts.some(refuses);
  const isClosed = [own, ...parts].some(
    (part) =>
      get(part.node, "additionalProperties") === false &&
      part.patterns === undefined &&
      [...merged.properties.keys()].some((name) => !part.properties.has(name)),
  );
  return [
    ...merged.odd,
    ...(isNullRefused ? [{ keyword: "type", node, consequence: "it lists null, which `allOf` refuses" }] : []),
    ...(isClosed ? [{ keyword: "additionalProperties", node, consequence: closedParts }] : []),
  ];
}

const closedParts = "a part of `allOf` refuses the properties of the others, which are allowed here";

/**
 * Values as the declared type has them: YAML reads `enum: [4.1, true]` as a number and a boolean, where `type: string` says
 * that they are text. The text is the document's own, because `1.0` is not `1`.
 */
function typedValues(
  node: MapNode,
  values: readonly Node[] | undefined,
  types: readonly string[],
): readonly Node[] | undefined {
  const [type, ...others] = types;
  if (values === undefined || others.length > 0) return values;
  if (type === "string") {
    const list = getSequence(node, "enum");
    return values.map((value) => {
      if (typeof value !== "number" && typeof value !== "boolean") return value;
      const at = list?.items.indexOf(value) ?? -1;
      return (list === undefined || at < 0 ? undefined : scalarText(list, at)) ?? String(value);
    });
  }
  const isNumeric = type === "integer" || type === "number";
  return values.map((value) =>
    isNumeric && typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value,
  );
}

/** JSON Schema 2020-12 says base64 and raw bytes by other words. */
function contentFormat(node: MapNode): string | undefined {
  if (getString(node, "type") === "file") return "binary";
  const encoding = getString(node, "contentEncoding")?.toLowerCase();
  if (encoding === "base64") return "byte";
  const mediaType = getString(node, "contentMediaType");
  return mediaType === "application/octet-stream" ? "binary" : undefined;
}

function commonTypes(a: readonly string[], b: readonly string[]): readonly string[] {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const common = a.filter((type) => b.includes(type));
  if (common.length > 0) return common;
  if ([...a, ...b].every((type) => type === "integer" || type === "number")) return ["integer"];
  return a;
}

/** Two lists of values without a common one: no value satisfies both. */
function apart(a: SchemaView, b: SchemaView): readonly OddKeyword[] {
  if (a.values === undefined || b.values === undefined || a.values.some((value) => b.values?.includes(value)))
    return [];
  return [
    { keyword: "enum", node: a.node, consequence: "it has no value of the list in `allOf`, which is not checked" },
  ];
}

function commonValues(a: readonly Node[], b: readonly Node[]): readonly Node[] {
  const common = a.filter((value) => b.includes(value));
  return common.length > 0 ? common : a;
}
