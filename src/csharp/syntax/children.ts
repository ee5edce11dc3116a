/** The children of nodes, in the order of the text. Deferred bodies are parsed on first use. */
import { type ChildPart, childNames } from "./child-names.js";
import type { SyntaxNode } from "./nodes.js";
import { force } from "./parse.js";

/** All nodes right below this one. Trees can be thousands deep (long sums, long chains): walk them with a stack of your own, or with `walk`. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
}

/** The node and everything below it, parents first. `visit` returning false leaves out what is below. */
export function walk(root: SyntaxNode, visit: (node: SyntaxNode) => boolean | undefined): void {
  const waiting: SyntaxNode[] = [root];
  const wait = (child: SyntaxNode): void => {
    waiting.push(child);
  };
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (visit(node) === false) continue;
    const firstChild = waiting.length;
    forEachChild(node, wait);
    reverseFrom(waiting, firstChild);
  }
}

function reverseFrom(list: SyntaxNode[], start: number): void {
  for (let i = start, j = list.length - 1; i < j; i++, j--) {
    const low = list[i];
    const high = list[j];
    if (low === undefined || high === undefined) return;
    list[i] = high;
    list[j] = low;
  }
}

const namesByKind: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(childNames));

export function forEachChild(node: SyntaxNode, visit: (child: SyntaxNode) => void): void {
  const names = namesByKind.get(node.kind);
  if (names === undefined) return;
  // biome-ignore lint/plugin: it is asked only for the names in the table, which are those of such parts.
  const parts = node as unknown as Readonly<Record<string, ChildPart>>;
  for (let at = 0; at < names.length; at++) {
    const part = parts[names[at] ?? ""];
    if (part === undefined || part === null) continue;
    if (!("kind" in part)) all(part, visit);
    else visit(part.kind === "Deferred" ? force(part) : part);
  }
}

function all(children: readonly SyntaxNode[], visit: (child: SyntaxNode) => void): void {
  for (let i = 0; i < children.length; i++) {
    const child = children[i];
    if (child !== undefined) visit(child);
  }
}
