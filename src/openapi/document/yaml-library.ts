import { isAlias, isMap, isScalar, isSeq, type Pair, parseDocument } from "yaml";
import { type DocumentText, type MapNode, type Node, newMap, newSequence, setEntry } from "./node.js";
import { maximumDepth, SyntaxProblem } from "./syntax-problem.js";

/** Nodes that aliases may unfold to. A document of four megabytes has about two hundred thousand without any. */
const maximumUnfolded = 1_000_000;

/** All of YAML 1.2 with merge keys, through the `yaml` library: for what the plain reader does not take, and for its error messages. */
export function readAnyYaml(source: DocumentText): Node {
  const document = parse(source.text);
  const problem = document.errors[0];
  if (problem !== undefined) throw new SyntaxProblem(firstSentence(problem.message), problem.pos[0]);

  const targets = aliasTargets(document.contents);
  const open = new Set<unknown>();

  const convert = (node: unknown, entry: number, depth: number): Node => {
    const start = startOf(node, entry);
    if (depth > maximumDepth)
      throw new SyntaxProblem(`it is nested deeper than ${maximumDepth} levels`, start, "limit");
    if (isAlias(node)) {
      const target = targets.get(node);
      if (target === undefined) throw new SyntaxProblem(`the alias *${node.source} has no anchor`, start);
      if (open.has(target)) throw new SyntaxProblem(`the alias *${node.source} contains itself`, start);
      return convert(target, entry, depth);
    }
    if (isScalar(node)) return scalar(node.value, node.source, entry);
    if (isSeq(node)) {
      const sequence = newSequence(source, start);
      open.add(node);
      for (const item of node.items) {
        const offset = startOf(item, start);
        sequence.offsets.push(offset);
        sequence.items.push(convert(item, offset, depth + 1));
      }
      open.delete(node);
      return sequence;
    }
    if (isMap(node)) {
      const map = newMap(source, start);
      open.add(node);
      const merged: Pair[] = [];
      for (const pair of node.items) {
        if (isMergeKey(pair.key)) {
          merged.push(pair);
          continue;
        }
        const offset = startOf(pair.key, start);
        setEntry(map, keyText(pair.key, offset), convert(pair.value, offset, depth + 1), offset);
      }
      for (const pair of merged) merge(map, convert(pair.value, start, depth + 1), startOf(pair.key, start));
      open.delete(node);
      return map;
    }
    return null;
  };

  const scalar = (value: unknown, written: string | undefined, entry: number): Node => {
    if (typeof value === "number" && written !== undefined && written.length > 15 && String(value) !== written)
      source.exactNumbers.set(entry, written);
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
    return value === null || value === undefined ? null : String(value);
  };

  try {
    if (unfoldedSize(document.contents, targets) > maximumUnfolded + source.text.length)
      throw new SyntaxProblem(`its aliases unfold to more than ${maximumUnfolded} values`, 0, "limit");
    return convert(document.contents, 0, 0);
  } catch (problem) {
    if (problem instanceof RangeError) throw new SyntaxProblem("it is nested too deeply", 0, "limit");
    throw problem;
  }
}

/** What each alias stands for: the anchor of that name that was set last before it. */
function aliasTargets(root: unknown): ReadonlyMap<unknown, unknown> {
  const anchors = new Map<string, unknown>();
  const targets = new Map<unknown, unknown>();
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const node = pending.pop();
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target !== undefined) targets.set(node, target);
    } else if (isScalar(node) || isMap(node) || isSeq(node)) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
      // Last in, first out: pushed backwards, nodes come in the order of the text.
      if (isSeq(node)) pending.push(...[...node.items].reverse());
      if (isMap(node)) pending.push(...node.items.flatMap(({ key, value }) => [key, value]).reverse());
    }
  }
  return targets;
}

/** How many values a document has once its aliases are unfolded, counted without unfolding any. */
function unfoldedSize(root: unknown, targets: ReadonlyMap<unknown, unknown>): number {
  const sizes = new Map<unknown, number>();
  const sizeOf = (node: unknown): number => {
    // An alias of itself is refused later, at its place.
    const cached = sizes.get(node);
    if (cached !== undefined) return cached;
    sizes.set(node, 1);
    let size = 1;
    if (isAlias(node)) size = sizeOf(targets.get(node));
    else if (isSeq(node)) for (const item of node.items) size += sizeOf(item);
    else if (isMap(node)) for (const pair of node.items) size += sizeOf(pair.value);
    sizes.set(node, size);
    return size;
  };
  return sizeOf(root);
}

function parse(text: string): ReturnType<typeof parseDocument> {
  try {
    return parseDocument(text, { uniqueKeys: false, logLevel: "silent", prettyErrors: false });
  } catch (problem) {
    // The library recurses; a hostile nesting overflows the stack.
    if (problem instanceof RangeError) throw new SyntaxProblem("it is nested too deeply", 0, "limit");
    throw problem;
  }
}

function startOf(node: unknown, otherwise: number): number {
  return (isScalar(node) || isMap(node) || isSeq(node) || isAlias(node)) && node.range ? node.range[0] : otherwise;
}

/** https://yaml.org/type/merge.html */
function isMergeKey(key: unknown): boolean {
  return isScalar(key) && key.source === "<<" && key.type === "PLAIN";
}

function keyText(key: unknown, offset: number): string {
  if (!isScalar(key)) throw new SyntaxProblem("a key must be a plain value", offset);
  return key.type === "PLAIN" && key.source !== undefined ? key.source : String(key.value ?? "");
}

function merge(into: MapNode, from: Node, offset: number): void {
  if (typeof from === "object" && from !== null && from.kind === "sequence") {
    for (const item of from.items) merge(into, item, offset);
    return;
  }
  if (typeof from !== "object" || from === null)
    throw new SyntaxProblem("a merge key `<<` needs a mapping or a list of mappings", offset);
  for (const [position, key] of from.keys.entries()) {
    const value = from.values[position];
    if (value !== undefined && !into.keys.includes(key)) setEntry(into, key, value, from.offsets[position] ?? offset);
  }
}

function firstSentence(message: string): string {
  return (message.split("\n")[0] ?? message).replace(/[.:]\s*$/, "");
}
