import type { LiteralExpressionSyntax } from "../syntax/nodes.js";
import { type SourceFile, textOf } from "../syntax/source-file.js";
import type { Constant } from "./symbols.js";

export function literalConstant(file: SourceFile, syntax: LiteralExpressionSyntax): Constant | undefined {
  const text = textOf(file, syntax);
  switch (syntax.kind) {
    case "TrueLiteralExpression":
      return { kind: "bool", value: true };
    case "FalseLiteralExpression":
      return { kind: "bool", value: false };
    case "NullLiteralExpression":
      return { kind: "null" };
    case "DefaultLiteralExpression":
      return { kind: "default" };
    case "StringLiteralExpression":
      return { kind: "string", value: text.slice(1, -1) };
    case "NumericLiteralExpression":
      return { kind: "integer", value: BigInt(text), type: "int" };
    default:
      return undefined;
  }
}
