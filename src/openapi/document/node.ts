import { cachedBy, notesOn } from "../../caching/cache.js";
import type { Location } from "../../diagnostics/location.js";
import { lineIndexAt, lineStartsIn } from "../../text/positions.js";

/**
 * A JSON or YAML document with places. Containers carry the offset of each of their entries; lines and columns are
 * worked out only for the few places that a diagnostic names, so that keeping places costs one small integer an entry.
 */
export type Node = string | number | boolean | null | MapNode | SequenceNode;

export interface MapNode {
  readonly kind: "map";
  readonly source: DocumentText;
  readonly start: number;
  keys: string[];
  values: Node[];
  /** Offset of each key in the source's text. */
  offsets: number[];
}

export interface SequenceNode {
  readonly kind: "sequence";
  readonly source: DocumentText;
  readonly start: number;
  items: Node[];
  offsets: number[];
}

export interface DuplicateKey {
  readonly key: string;
  readonly offset: number;
}

/** One file, or one remote document, as text. */
export interface DocumentText {
  /** As diagnostics show it. */
  readonly file: string;
  readonly text: string;
  /** Number literals that a double cannot hold, by the offset of their entry. */
  readonly exactNumbers: Map<number, string>;
  readonly duplicateKeys: DuplicateKey[];
  /** Offsets of commas that nothing follows, which JSON does not have. */
  readonly trailingCommas: number[];
}

export function newSource(file: string, text: string): DocumentText {
  return { file, text, exactNumbers: new Map(), duplicateKeys: [], trailingCommas: [] };
}

export function newMap(source: DocumentText, start: number): MapNode {
  return { kind: "map", source, start, keys: [], values: [], offsets: [] };
}

export function newSequence(source: DocumentText, start: number): SequenceNode {
  return { kind: "sequence", source, start, items: [], offsets: [] };
}

/** Maps beyond this many keys are looked up through an index instead of a scan. */
const scanLimit = 16;
const indexes = notesOn<MapNode, Map<string, number>>();

function indexOf(map: MapNode, key: string): number {
  if (map.keys.length <= scanLimit) return map.keys.indexOf(key);
  let index = indexes.get(map);
  if (index === undefined || index.size !== map.keys.length) {
    index = new Map(map.keys.map((name, position) => [name, position]));
    indexes.set(map, index);
  }
  return index.get(key) ?? -1;
}

/** Adds an entry while reading. Of a repeated key the last value counts, as JSON readers have it; the repetition is remembered. */
export function setEntry(map: MapNode, key: string, value: Node, offset: number): void {
  const at = indexOf(map, key);
  if (at >= 0) {
    map.source.duplicateKeys.push({ key, offset });
    map.values[at] = value;
    map.offsets[at] = offset;
    return;
  }
  if (map.keys.length > scanLimit) indexes.get(map)?.set(key, map.keys.length);
  map.keys.push(key);
  map.values.push(value);
  map.offsets.push(offset);
}

/** A map or a list that is read to its end, without the room for more that V8 gives a list: most of what a large document takes. */
export function completed<Container extends MapNode | SequenceNode>(container: Container): Container {
  container.offsets = container.offsets.slice();
  if (container.kind === "sequence") {
    container.items = container.items.slice();
  } else {
    container.keys = container.keys.slice();
    container.values = container.values.slice();
  }
  return container;
}

export function isMap(node: Node | undefined): node is MapNode {
  return typeof node === "object" && node !== null && node.kind === "map";
}

export function isSequence(node: Node | undefined): node is SequenceNode {
  return typeof node === "object" && node !== null && node.kind === "sequence";
}

export function get(map: MapNode, key: string): Node | undefined {
  const at = indexOf(map, key);
  return at < 0 ? undefined : map.values[at];
}

export function hasKey(map: MapNode, key: string): boolean {
  return indexOf(map, key) >= 0;
}

export function getMap(map: MapNode, key: string): MapNode | undefined {
  const value = get(map, key);
  return isMap(value) ? value : undefined;
}

export function getSequence(map: MapNode, key: string): SequenceNode | undefined {
  const value = get(map, key);
  return isSequence(value) ? value : undefined;
}

export function getString(map: MapNode, key: string): string | undefined {
  const value = get(map, key);
  return typeof value === "string" ? value : undefined;
}

export function getBoolean(map: MapNode, key: string): boolean | undefined {
  const value = get(map, key);
  return typeof value === "boolean" ? value : undefined;
}

/** A number as the document wrote it, in every digit. */
export function getNumberText(map: MapNode, key: string): string | undefined {
  const at = indexOf(map, key);
  const value = map.values[at];
  if (at < 0 || typeof value !== "number" || !Number.isFinite(value)) return undefined;
  return map.source.exactNumbers.get(map.offsets[at] ?? -1) ?? plainDecimal(value);
}

/** An item of a list as the document spells it; undefined where that is not a plain word. */
export function scalarText(list: SequenceNode, at: number): string | undefined {
  const offset = list.offsets[at];
  return offset === undefined ? undefined : /^[-+]?[\w.]+/.exec(list.source.text.slice(offset, offset + 100))?.[0];
}

/** Decimal text without an exponent, which C# `decimal` bounds need. */
function plainDecimal(value: number): string {
  const text = String(value);
  if (!text.includes("e")) return text;
  if (Number.isInteger(value)) return BigInt(value).toString();
  return value.toFixed(Math.min(100, -Math.floor(Math.log10(Math.abs(value))) + 16)).replace(/0+$/, "");
}

/** Entries whose value is a map, in document order. */
export function* mapEntries(map: MapNode | undefined): Generator<readonly [string, MapNode]> {
  if (map === undefined) return;
  for (const [position, key] of map.keys.entries()) {
    const value = map.values[position];
    if (isMap(value)) yield [key, value];
  }
}

export function stringItems(sequence: SequenceNode | undefined): readonly string[] {
  return sequence === undefined ? [] : sequence.items.filter((item): item is string => typeof item === "string");
}

const lineStartsOf = cachedBy((source: DocumentText): readonly number[] => lineStartsIn(source.text));

export function locate(source: DocumentText, offset: number, length = 0): Location {
  const starts = lineStartsOf(source);
  const line = lineIndexAt(starts, offset);
  const column = offset - (starts[line] ?? 0) + 1;
  return { file: source.file, line: line + 1, column, endLine: line + 1, endColumn: column + length };
}

/** The place of a container, or of one of its entries where the key is there. */
export function placeOf(node: MapNode | SequenceNode, key?: string | number): Location {
  if (typeof key === "number" && node.kind === "sequence") return locate(node.source, node.offsets[key] ?? node.start);
  if (typeof key === "string" && node.kind === "map") {
    const at = indexOf(node, key);
    if (at >= 0) return locate(node.source, node.offsets[at] ?? node.start, key.length);
  }
  return locate(node.source, node.start);
}
