import { withoutUndefined } from "../../contract/without-undefined.js";
import type { DocumentSet, Resolved } from "../document/document-set.js";
import {
  get,
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
  setEntry,
  stringItems,
} from "../document/node.js";
import type { Dialect } from "../versions/dialect.js";
import { allowsNull, listsNull, nullabilityIn, nullOfAll } from "./null-in-parts.js";
import { reaches } from "./reached-schemas.js";
import { narrowest, withoutContradictions } from "./schema-keywords.js";
import {
  isAnnotation,
  isNullSchema,
  isOnlyAnnotations,
  type OddKeyword,
  type SchemaView,
  writtenView,
} from "./schema-view.js";

/** Three times what one document may declare: a schema is looked at in more than one place. */
const maximumMerged = 3_000_000;

/** What a document asks of its reader that no real one does. */
export class DocumentLimit extends Error {}

/** Schemas that are read inside each other. Real documents have less than thirty. */
export const maximumChain = 800;

/** Schemas with their references followed and their `allOf` merged, each looked at once. */
export class SchemaViews {
  readonly #documents: DocumentSet;
  readonly #dialect: Dialect;
  readonly #known = new Map<MapNode, SchemaView>();
  readonly #whole = new Map<MapNode, SchemaView>();
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
      const cached = this.#ends.get(at);
      if (cached !== undefined) {
        end = cached;
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
      node.keys.some((key) => key !== "$ref" && !isAnnotation(key) && !(key === "type" && this.#repeatsType(node)))
    );
  }

  #repeatsType(node: MapNode): boolean {
    const target = this.#documents.resolve(getString(node, "$ref") ?? "", node)?.node;
    return isMap(target) && typesIn(get(node, "type")) === typesIn(get(target, "type"));
  }

  /** Whether this very schema says that null is allowed. */
  isNullable(node: Node): boolean {
    return isMap(node) && allowsNull(node);
  }

  /** The one member of an `allOf` with content, if the schema adds only annotations. */
  soleMember(node: MapNode): Node | undefined {
    const members = getSequence(node, "allOf")?.items;
    if (members === undefined || node.keys.some((key) => key !== "allOf" && key !== "type" && !isAnnotation(key)))
      return undefined;
    const meaning = members.filter((member) => !isOnlyAnnotations(member));
    return meaning.length === 1 ? meaning[0] : undefined;
  }

  /** Whether a discriminator tells apart what extends a schema: its own, or one further above. */
  hasDiscriminator(schema: Node): boolean {
    return reaches(this.target(schema), (node) =>
      hasKey(node, "discriminator")
        ? "found"
        : (getSequence(node, "allOf")?.items ?? []).map((member) => this.target(member)),
    );
  }

  viewOf(node: MapNode): SchemaView {
    const existing = this.#whole.get(node);
    if (existing !== undefined) return existing;
    const merged = this.#merged(node);
    const whole = withDemanded(merged);
    if (merged === this.#known.get(node)) this.#whole.set(node, whole);
    return whole;
  }

  /** A part says only what it declares: a key that it demands may have its schema in another part. */
  #merged(node: MapNode): SchemaView {
    const existing = this.#known.get(node);
    if (existing !== undefined) return existing;
    const written = writtenView(node);
    // A schema that is part of itself adds nothing to itself.
    if (this.#open.has(node)) return written;
    this.#open.add(node);
    if (this.#open.size > maximumChain) throw new DocumentLimit(tooDeep);
    const members = [...(this.#reference(node) ?? []), ...(getSequence(node, "allOf")?.items ?? [])];
    const parts: SchemaView[] = [];
    let view = written;
    // Backwards, so that inherited properties keep their order.
    for (const member of members.reverse()) {
      const target = this.target(member);
      if (!isMap(target)) continue;
      const other = this.#merged(target);
      parts.push(other);
      view = this.#merge(view, other);
    }
    this.#open.delete(node);
    const whole =
      parts.length === 0 ? view : { ...view, ...this.#nullOf(written, parts), odd: oddOf(view, written, parts) };
    const [constraints, contradictions] = withoutContradictions(whole.constraints);
    const choices = this.#openChoices(node, view);
    const isPlain = contradictions.length === 0 && choices.length === view.choices.length;
    const merged: SchemaView = isPlain
      ? whole
      : { ...whole, choices, constraints, odd: [...whole.odd, ...contradictions.map((said) => ({ ...said, node }))] };
    this.#known.set(node, merged);
    this.#properties += merged.properties.size;
    if (this.#properties > maximumMerged) throw new DocumentLimit(tooMany);
    return merged;
  }

  #nullOf(view: SchemaView, parts: readonly SchemaView[]): Pick<SchemaView, "nullable" | "refusesNull"> {
    const allows = (way: Node): boolean => {
      const target = this.target(way);
      return this.isNullable(way) || (target !== undefined && (isNullSchema(target) || this.isNullable(target)));
    };
    const said = nullOfAll(
      view,
      view.nullable,
      parts.map((part) => nullabilityIn(part, allows)),
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
      choices: listedOnce(a.choices, b.choices),
      discriminator: a.discriminator,
      constraints: narrowest(a.constraints, b.constraints),
      odd: [...listedOnce(a.odd, b.odd), ...apart(a, b)],
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
    const cached = this.#intersections.get(key);
    if (cached !== undefined) return cached;
    const both = newMap(second.source, second.start);
    const members = newSequence(second.source, second.start);
    members.items.push(first, second);
    members.offsets.push(second.start, second.start);
    setEntry(both, "allOf", members, second.start);
    for (const key of ["description", "default", "example", "deprecated"]) {
      const said = get(second, key) ?? get(first, key);
      if (said !== undefined) setEntry(both, key, said, second.start);
    }
    this.#intersections.set(key, both);
    this.#parts.set(both, [...parts]);
    return both;
  }

  /** The schemas of the document that a schema is put together from. */
  #partsOf(node: MapNode, depth = 0): readonly MapNode[] {
    const cached = this.#parts.get(node);
    if (cached !== undefined) return cached;
    const target = this.target(node);
    if (!isMap(target)) return [node];
    const members = getSequence(target, "allOf")?.items;
    const isOnlyMembers = members !== undefined && target.keys.every((key) => key === "allOf" || isAnnotation(key));
    const parts =
      !isOnlyMembers || depth > 20
        ? [target]
        : [...new Set(members.flatMap((member) => (isMap(member) ? this.#partsOf(member, depth + 1) : [])))];
    this.#parts.set(node, parts);
    return parts;
  }

  #numberOf(node: MapNode): number {
    const number = this.#numbers.get(node) ?? this.#numbers.size;
    this.#numbers.set(node, number);
    return number;
  }
}

/** A key that an object demands without a schema for it is a property that may be anything, unless no such key may be there. */
function withDemanded(view: SchemaView): SchemaView {
  const { additional, choices, node, patterns, properties, required, types } = view;
  const isObject = types.length === 0 ? choices.length === 0 : types.length === 1 && types[0] === "object";
  const isMapOfValues = properties.size === 0 && (isMap(additional) || patterns !== undefined);
  const names = [...required].filter((name) => !properties.has(name));
  if (names.length === 0 || !isObject || isMapOfValues || additional === false) return view;
  // What a choice beside it says of the key is asked of its ways.
  if (properties.size === 0 && choices.length > 0) return view;
  const schema = isMap(additional) ? additional : newMap(node.source, node.start);
  return { ...view, properties: new Map([...properties, ...names.map((name) => [name, schema] as const)]) };
}

/** A schema that is reached on two ways says once what it says: listed twice, it would double with each level. */
function listedOnce<T>(a: readonly T[], b: readonly T[]): readonly T[] {
  return a.length === 0 ? b : b.length === 0 ? a : [...new Set([...a, ...b])];
}

/** What the parts of an `allOf` say against each other. */
function oddOf(merged: SchemaView, view: SchemaView, parts: readonly SchemaView[]): readonly OddKeyword[] {
  const { node } = view;
  const refuses = (part: SchemaView): boolean => part.refusesNull === true || (part.types.length > 0 && !part.nullable);
  const isNullRefused = listsNull(node) && parts.some(refuses);
  const isClosed = [view, ...parts].some(
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

const tooMany = "its schemas take over too many properties from each other";
export const tooDeep = `its schemas refer to each other more than ${maximumChain} levels deep`;

const closedParts = "a part of `allOf` refuses the properties of the others, which are allowed here";

function commonTypes(a: readonly string[], b: readonly string[]): readonly string[] {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const common = a.filter((type) => b.includes(type));
  if (common.length > 0) return common;
  if ([...a, ...b].every((type) => type === "integer" || type === "number")) return ["integer"];
  return a;
}

/** Two types or two lists of values without a common one: no value satisfies both. */
function apart(a: SchemaView, b: SchemaView): readonly OddKeyword[] {
  const { node } = a;
  const areTypesApart =
    a.types.length > 0 && b.types.length > 0 && !commonTypes(a.types, b.types).some((type) => isOneOf(type, b.types));
  const areValuesApart =
    a.values !== undefined && b.values !== undefined && !a.values.some((value) => b.values?.includes(value));
  return [
    ...(areTypesApart ? [{ keyword: "type", node, consequence: typesApart(a.types, b.types) }] : []),
    ...(areValuesApart ? [{ keyword: "enum", node, consequence: valuesApart }] : []),
  ];
}

/** Every integer is a number. */
function isOneOf(type: string, types: readonly string[]): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

function typesApart(a: readonly string[], b: readonly string[]): string {
  const [read, other] = [a.join(" or "), b.join(" or ")];
  return `\`allOf\` asks for ${read} and for ${other}, and no value is both; it is read as ${read}`;
}

const valuesApart = "it has no value of the list in `allOf`, which is not checked";

function commonValues(a: readonly Node[], b: readonly Node[]): readonly Node[] {
  const common = a.filter((value) => b.includes(value));
  return common.length > 0 ? common : a;
}

function typesIn(type: Node | undefined): string {
  return isSequence(type) ? [...stringItems(type)].sort().join() : String(type);
}
