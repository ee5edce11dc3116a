import { get, getSequence, isMap, isSequence, type MapNode, type Node, type SequenceNode } from "../document/node.js";

/** What there is to know of a schema for its null. */
interface NullFacts {
  readonly node: MapNode;
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly refusesNull?: true;
  readonly values: readonly Node[] | undefined;
  readonly choices: readonly SequenceNode[];
}

/** What one schema says of null: that it is a value, that it is not, or nothing. */
export type NullSaid = "allowed" | "refused" | "open";

/** What a part of an `allOf` says of null. `allows` answers for one way of a choice. */
export function nullabilityIn(view: NullFacts, allows: (way: Node) => boolean): NullSaid {
  if (view.nullable) return "allowed";
  if (view.refusesNull === true || view.types.length > 0 || view.values !== undefined) return "refused";
  if (view.choices.length === 0) return "open";
  return view.choices.some((choice) => choice.items.some(allows)) ? "allowed" : "refused";
}

/**
 * What a schema with an `allOf` says of null. It is a value where no part refuses it and one allows it. Where the schema
 * itself says so, that counts: `nullable: true` beside an `allOf` is how 3.0 adds null to a reference.
 */
export function nullOfAll(written: NullFacts, isSaid: boolean, members: readonly NullSaid[]): NullSaid {
  if (isSaid) return "allowed";
  const isTyped = written.types.length > 0 || written.values !== undefined;
  if (isTyped || members.includes("refused")) return "refused";
  return members.includes("allowed") ? "allowed" : "open";
}

/** Whether `type` lists null, which a part beside it may refuse. */
export function listsNull(node: Node): boolean {
  const type = isMap(node) ? get(node, "type") : undefined;
  return isSequence(type) && type.items.includes("null");
}

/** Whether `type` is or lists null. */
export function namesNull(node: Node): boolean {
  return listsNull(node) || (isMap(node) && get(node, "type") === "null");
}

/** Whether a schema says itself that null is a value. Documents of each version are written in the words of all the others. */
export function allowsNull(schema: MapNode): boolean {
  return namesNull(schema) || get(schema, "nullable") === true || get(schema, "x-nullable") === true;
}

/** Whether an `enum` lists null beside a type that is not null. */
export function listsRefusedNull(view: NullFacts): boolean {
  const listed = getSequence(view.node, "enum")?.items;
  return listed?.includes(null) === true && !view.nullable && view.types.length > 0;
}
