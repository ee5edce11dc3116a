/** The children of nodes, in the order of the text. Deferred bodies are parsed on first use. */
import type { Deferred, SyntaxNode } from "./nodes.js";
import { type DeferredNode, force } from "./parse.js";

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

/** What a property of a node holds where it holds nodes. */
type ChildPart = SyntaxNode | readonly SyntaxNode[] | Deferred<DeferredNode> | null;

type ChildName<Node = SyntaxNode> = Node extends SyntaxNode
  ? { [Name in keyof Node]: Node[Name] extends ChildPart ? Name : never }[keyof Node]
  : never;

type OtherName<Node = SyntaxNode> = Node extends SyntaxNode ? Exclude<keyof Node, ChildName<Node>> : never;

/** The properties that hold no nodes. One that is missing here, or that holds nodes in another kind, does not type-check. */
const otherNames: { readonly [Name in OtherName]: Name extends ChildName ? never : true } = {
  kind: true,
  start: true,
  end: true,
  identifier: true,
  isAwait: true,
  isChecked: true,
  isGlobal: true,
  isImplicit: true,
  isManaged: true,
  isNullable: true,
  isReadOnly: true,
  isStatic: true,
  isUnsafe: true,
  isUsing: true,
  keyword: true,
  mayDeclare: true,
  modifiers: true,
  operatorToken: true,
  rank: true,
  refKindKeyword: true,
  variance: true,
};

/**
 * The properties that hold the children, for each kind. The parser gives every node of a kind the same properties, in the order of
 * the text.
 */
const childNames = new Map<string, readonly string[]>();

function childNamesOf(node: SyntaxNode): readonly string[] {
  const names = childNames.get(node.kind) ?? Object.keys(node).filter((name) => !(name in otherNames));
  childNames.set(node.kind, names);
  return names;
}

export function forEachChild(node: SyntaxNode, visit: (child: SyntaxNode) => void): void {
  const names = childNames.get(node.kind) ?? childNamesOf(node);
  // biome-ignore lint/plugin: it is asked only for the names of such parts.
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
