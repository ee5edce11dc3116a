/** Bound things as one line of text, so that tests read as tables. */
import {
  type BoundExpression,
  bindExpression,
  displayType,
  type SourceExpression,
  textOf,
} from "../../../src/csharp/binding/index.js";
import type { Constant } from "../../../src/csharp/binding/symbols/symbols.js";

export function describeConstant(constant: Constant | undefined): string {
  if (constant === undefined) return "not constant";
  switch (constant.kind) {
    case "string":
      return JSON.stringify(constant.value);
    case "char":
      return `'${constant.value}'`;
    case "bool":
      return String(constant.value);
    case "integer":
    case "float":
      return `${constant.type} ${String(constant.value)}`;
    case "decimal":
      return `decimal ${constant.value}`;
    case "enum":
      return `${displayType(constant.type)} ${constant.members.length === 0 ? constant.value : constant.members.join(" | ")}`;
    case "type":
      return `typeof(${displayType(constant.type)})`;
    case "array":
      return `[${constant.elements.map(describeConstant).join(", ")}]`;
    default:
      return constant.kind;
  }
}

export function describeBound(expression: SourceExpression): string {
  const bound = bindExpression(expression);
  return `${bound.kind} ${details(bound)}`.trim();
}

function details(bound: BoundExpression): string {
  const type =
    "type" in bound && bound.type !== undefined && bound.kind !== "this" ? `: ${displayType(bound.type)}` : "";
  switch (bound.kind) {
    case "constant":
      return describeConstant(bound.value);
    case "namespace":
    case "unbound":
      return bound.name;
    case "type":
      return displayType(bound.type);
    case "this":
      return bound.type?.name ?? "";
    case "field":
    case "property":
      return `${bound.symbol.containingType.name}.${bound.symbol.name}${type}`;
    case "event":
      return bound.symbol.name;
    case "element":
      return `${textOf(bound.receiver)} at ${bound.at}${type}`;
    case "local":
      return `${bound.name}${type}`;
    case "parameter":
      return `${bound.symbol.name}${type}`;
    case "methodGroup":
      return `${bound.name} (${bound.candidates.length})`;
    case "call": {
      const parameters = bound.method?.parameters.map((p) => `${displayType(p.type)} ${p.name}`).join(", ");
      const args = bound.arguments.map((a) => `${a.parameter?.name ?? "?"}=${textOf(a.value)}`).join(", ");
      return `${bound.name}(${parameters ?? "?"}) with ${args}${type}`;
    }
    case "creation":
      return `(${bound.arguments.map((a) => `${a.parameter?.name ?? "?"}=${textOf(a.value)}`).join(", ")})${
        bound.initializers.length === 0
          ? ""
          : ` {${bound.initializers.map((i) => `${i.name}=${textOf(i.value)}`).join(", ")}}`
      }${type}`;
    case "lambda":
      return `(${bound.parameters.map((p) => `${displayType(p.type)} ${p.name}`).join(", ")})${bound.isAsync ? " async" : ""}`;
    case "choice":
      return bound.branches.map(textOf).join(" or ");
    case "await":
      return textOf(bound.operand);
    case "same":
      return `${textOf(bound.operand)}${type}`;
    case "assignment":
      return `${textOf(bound.target)} = ${textOf(bound.value)}`;
    case "with":
      return `${textOf(bound.operand)} {${bound.initializers.map((i) => `${i.name}=${textOf(i.value)}`).join(", ")}}`;
    case "collection":
      return `[${bound.elements.map(textOf).join(", ")}]${type}`;
    case "throw":
      return "";
    case "other":
      return type;
  }
}
