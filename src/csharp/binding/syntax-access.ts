import type {
  ArrowExpressionClauseSyntax,
  BlockSyntax,
  EqualsValueClauseSyntax,
  InterpolatedStringExpressionSyntax,
  InterpolatedStringTextSyntax,
  Lazy,
  Span,
  SyntaxNode,
} from "../syntax/nodes.js";
import { force as forceLazy } from "../syntax/parse.js";
import { type SourceFile, textOf } from "../syntax/source-file.js";

export { initializerOf } from "../syntax/parse.js";
export { locationOf, textOf } from "../syntax/source-file.js";

export function force<N extends BlockSyntax | ArrowExpressionClauseSyntax | EqualsValueClauseSyntax>(lazy: Lazy<N>): N {
  return forceLazy<N>(lazy) as N;
}
export function identifierText(file: SourceFile, span: Span): string {
  const t = textOf(file, span);
  return t.startsWith("@") ? t.slice(1) : t;
}
export function interpolatedText(
  file: SourceFile,
  _s: InterpolatedStringExpressionSyntax,
  node: InterpolatedStringTextSyntax,
): string {
  return textOf(file, node);
}
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const out: SyntaxNode[] = [];
  for (const v of Object.values(node)) {
    if (Array.isArray(v)) {
      for (const x of v)
        if (x && typeof x === "object" && "kind" in x) out.push(x.kind === "Deferred" ? forceLazy(x) : x);
    } else if (v && typeof v === "object" && "kind" in v) out.push(v.kind === "Deferred" ? forceLazy(v) : v);
  }
  return out
    .filter((n) => !(n.kind as string).endsWith("Keyword") && !(n.kind as string).endsWith("Token"))
    .sort((a, b) => a.start - b.start);
}
