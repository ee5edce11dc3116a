/** Expressions of the generated code: built as a tree and written once, so that no text has to be searched. */
import { memberAccess, stringLiteral, templateText } from "../text/typescript-literal.js";

export type Expression =
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "member"; readonly of: Expression; readonly name: string; readonly isOptional: boolean }
  | { readonly kind: "call"; readonly callee: string; readonly argument: Expression };

export function expressionText(expression: Expression): string {
  switch (expression.kind) {
    case "variable":
      return expression.name;
    case "member": {
      const access = memberAccess(expression.name);
      const chain = expression.isOptional ? (access.startsWith("[") ? "?." : "?") : "";
      return expressionText(expression.of) + chain + access;
    }
    case "call":
      return `${expression.callee}(${expressionText(expression.argument)})`;
  }
}

/** The variable whose value it is, or is made of. */
export function rootVariable(expression: Expression): string {
  switch (expression.kind) {
    case "variable":
      return expression.name;
    case "member":
      return rootVariable(expression.of);
    case "call":
      return rootVariable(expression.argument);
  }
}

/** Whether an optional chain may end it early. */
export function hasOptionalChain(expression: Expression): boolean {
  switch (expression.kind) {
    case "variable":
      return false;
    case "member":
      return expression.isOptional || hasOptionalChain(expression.of);
    case "call":
      return hasOptionalChain(expression.argument);
  }
}

/** A part of a template: text as it is, or code that makes text. */
export type TemplatePart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly code: string };

/** A template literal; a string literal where no part is code. */
export function templateLiteral(parts: readonly TemplatePart[]): string {
  const merged = parts.reduce<TemplatePart[]>((before, part) => {
    const last = before.at(-1);
    if (part.kind === "text" && last?.kind === "text")
      before.splice(-1, 1, { kind: "text", text: last.text + part.text });
    else before.push(part);
    return before;
  }, []);
  if (merged.every((part) => part.kind === "text")) return stringLiteral(merged.map(({ text }) => text).join(""));
  return `\`${merged.map((part) => (part.kind === "text" ? templateText(part.text) : `\${${part.code}}`)).join("")}\``;
}
