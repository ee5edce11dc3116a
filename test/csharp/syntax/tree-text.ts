import { childrenOf, parse, type SyntaxNode, textOf } from "../../../src/csharp/syntax/index.js";

export function parseText(text: string, symbols: readonly string[] = []) {
  return parse("Test.cs", new TextEncoder().encode(text), { preprocessorSymbols: new Set(symbols) });
}

/** The first expression statement of a method that holds `code`, as `Kind(child, child)`; leaves are their text. */
export function shapeOfStatement(code: string): string {
  const file = parseText(`class C { async void M() { ${code} } }`);
  let block: SyntaxNode = file.root;
  while (block.kind !== "Block") block = childrenOf(block).at(-1)!;
  const shape = (node: SyntaxNode): string => {
    const children = childrenOf(node);
    return children.length === 0 ? textOf(file, node) : `${node.kind}(${children.map(shape).join(", ")})`;
  };
  const shapes = childrenOf(block).map(shape);
  if (file.diagnostics.length > 0) shapes.push(`! ${file.diagnostics.map((d) => d.code).join(" ")}`);
  return shapes.join(" ");
}
