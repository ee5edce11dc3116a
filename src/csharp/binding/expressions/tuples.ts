import { identifierText, textOf } from "../../syntax/index.js";
import type { ExpressionSyntax } from "../../syntax/nodes.js";
import type { Scope } from "../symbols/scope.js";
import type { TupleType } from "../symbols/symbols.js";
import { type Operand, operandOf } from "./operands.js";

type TupleSyntax = ExpressionSyntax & { kind: "TupleExpression" };

export function tupleOperand(syntax: TupleSyntax, scope: Scope): Operand {
  const operands = syntax.arguments.map(({ expression }) => operandOf({ syntax: expression, scope }));
  const names = elementNames(syntax, scope);
  const elements: TupleType["elements"][number][] = [];
  for (const [at, operand] of operands.entries()) {
    const type =
      operand.kind === "typed" || operand.kind === "tuple" || operand.kind === "out" ? operand.type : undefined;
    if (type !== undefined) elements.push({ name: names[at], type });
  }
  const isTyped = elements.length === operands.length;
  return {
    kind: "tuple",
    elements: operands,
    names,
    type: isTyped ? { type: { kind: "tuple", elements }, nullability: "notAnnotated" } : undefined,
  };
}

/** Written names, or those of the members that the values are (C# 7.1), unless two would be the same. */
function elementNames(syntax: TupleSyntax, scope: Scope): readonly (string | undefined)[] {
  const { file } = scope.context;
  const written = syntax.arguments.map(({ nameColon }) =>
    nameColon === null ? undefined : textOf(file, nameColon.name),
  );
  const implied = syntax.arguments.map(({ expression }, at) => written[at] ?? inferredName(expression, scope));
  return implied.map((name, at) => {
    if (name === undefined || written[at] !== undefined) return name;
    const isTaken = implied.some((other, place) => place !== at && other === name);
    return isTaken || reserved.test(name) ? undefined : name;
  });
}

const reserved = /^(Item\d+|Rest|ToString|Equals|GetHashCode|CompareTo)$/;

/** `Id` of `order.Id`: what a tuple or an anonymous object calls the value. */
export function inferredName(syntax: ExpressionSyntax, scope: Scope): string | undefined {
  switch (syntax.kind) {
    case "IdentifierName":
      return identifierText(scope.context.file, syntax);
    case "SimpleMemberAccessExpression":
    case "MemberBindingExpression":
      return syntax.name.kind === "IdentifierName" ? identifierText(scope.context.file, syntax.name) : undefined;
    case "ConditionalAccessExpression":
      return inferredName(syntax.whenNotNull, scope);
    default:
      return undefined;
  }
}
