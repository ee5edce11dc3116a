/** What code needs from around it, so that it can stand elsewhere. */
import type { AnnotatedType } from "../../src/csharp/binding/symbols/symbols.js";
import type { SyntaxNode } from "../../src/csharp/syntax/index.js";
import type { Tree } from "./tree.js";
import { isPublicType, typeText } from "./type-text.js";

export interface FreeVariable {
  readonly name: string;
  /** As C#; undefined where it has no name. */
  readonly type: string | undefined;
  readonly symbolType: AnnotatedType | undefined;
}

export interface Needs {
  readonly variables: readonly FreeVariable[];
  /** `this`, members without a receiver, local functions: the code has to stay where it is. */
  readonly isBound: boolean;
}

const jumps = new Set([
  "ReturnStatement",
  "YieldReturnStatement",
  "YieldBreakStatement",
  "AwaitExpression",
  "GotoStatement",
]);

export function needsOf(tree: Tree, roots: readonly SyntaxNode[]): Needs {
  const inside = new Set<string>();
  const nodes = roots.flatMap((root) => tree.below(root));
  for (const node of nodes) {
    if ("identifier" in node && node.identifier !== null && !("accessorList" in node))
      inside.add(tree.tokenText(node, node.identifier));
  }
  const variables = new Map<string, FreeVariable>();
  let isBound = false;
  for (const node of nodes) {
    if (node.kind === "ThisExpression" || node.kind === "BaseExpression") isBound = true;
    if (node.kind !== "IdentifierName" && node.kind !== "GenericName") continue;
    const bound = tree.bind(node);
    if (bound === undefined) continue;
    if (bound.kind === "local" || bound.kind === "parameter") {
      // `@n` is `n`, and so is `\u006e`.
      const name = tree.tokenText(node, node);
      if (inside.has(name)) continue;
      const { type } = bound;
      const isNamed = type !== undefined && isPublicType(type);
      variables.set(name, { name: tree.text(node), symbolType: type, type: isNamed ? typeText(type) : undefined });
    } else if (
      bound.kind === "methodGroup" ||
      bound.kind === "field" ||
      bound.kind === "property" ||
      bound.kind === "unbound"
    ) {
      // A name by itself is a member of the class around it, or a function inside the method.
      isBound = true;
    } else if (bound.kind === "constant" && (bound.symbol !== undefined || !inside.has(tree.tokenText(node, node))))
      isBound = true;
  }
  return { variables: [...variables.values()], isBound };
}

/** Whether control or a value leaves the code other than by its end. */
export function hasJumps(tree: Tree, root: SyntaxNode): boolean {
  return tree.below(root).some((node) => jumps.has(node.kind) && !isInFunctionBelow(tree, node, root));
}

function isInFunctionBelow(tree: Tree, node: SyntaxNode, root: SyntaxNode): boolean {
  for (const outer of tree.ancestors(node)) {
    if (outer === root) return false;
    if (/Lambda|LocalFunction|AnonymousMethod/.test(outer.kind)) return true;
  }
  return false;
}

/** Whether code gives one of the variables another value. */
export function assigns(tree: Tree, root: SyntaxNode, names: ReadonlySet<string>): boolean {
  return tree.below(root).some((node) => {
    if (/AssignmentExpression$/.test(node.kind) && "left" in node) return names.has(tree.text(node.left));
    if (/(Inc|Dec)rementExpression$/.test(node.kind) && "operand" in node) return names.has(tree.text(node.operand));
    return node.kind === "Argument" && node.refKindKeyword !== null && names.has(tree.text(node.expression));
  });
}
