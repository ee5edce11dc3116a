import { literalValue } from "../../syntax/index.js";
import type { LiteralExpressionSyntax } from "../../syntax/nodes.js";
import type { SourceFile } from "../../syntax/source-file.js";
import type { Constant } from "../symbols/symbols.js";
import { decimalConstant } from "./constant-folding.js";
import { parseDecimal } from "./decimal.js";

export function literalConstant(file: SourceFile, syntax: LiteralExpressionSyntax): Constant | undefined {
  const literal = literalValue(file, syntax);
  switch (literal?.type) {
    case "int":
    case "uint":
    case "long":
    case "ulong":
      return { kind: "integer", value: literal.value, type: literal.type };
    case "float":
    case "double":
      return { kind: "float", value: literal.value, type: literal.type };
    case "decimal":
      return decimalConstant(parseDecimal(literal.value));
    case "string":
      return { kind: "string", value: literal.value };
    case "char":
      return { kind: "char", value: literal.value };
    case "bool":
      return { kind: "bool", value: literal.value };
    case "null":
    case "default":
      return { kind: literal.type };
    default:
      return undefined;
  }
}
