import { notesOn } from "../../../caching/cache.js";
import type { ConditionalAccessExpressionSyntax, ExpressionSyntax } from "../../syntax/nodes.js";
import type { SourceExpression } from "../symbols/bound-expression.js";
import type { Scope } from "../symbols/scope.js";

const receivers = notesOn<ExpressionSyntax, SourceExpression>();

/** `a?.b.c()`: the `.b` at the left end of what follows the `?` belongs to `a`. */
export function noteConditionalReceiver(syntax: ConditionalAccessExpressionSyntax, scope: Scope): void {
  const binding = leftEnd(syntax.whenNotNull);
  if (binding !== undefined && !receivers.has(binding)) receivers.set(binding, { syntax: syntax.expression, scope });
}

export function conditionalReceiver(binding: ExpressionSyntax): SourceExpression | undefined {
  return receivers.get(binding);
}

function leftEnd(syntax: ExpressionSyntax): ExpressionSyntax | undefined {
  for (let at: ExpressionSyntax = syntax; ; ) {
    switch (at.kind) {
      case "MemberBindingExpression":
      case "ElementBindingExpression":
        return at;
      case "SimpleMemberAccessExpression":
      case "InvocationExpression":
      case "ElementAccessExpression":
      case "ConditionalAccessExpression":
        at = at.expression;
        break;
      case "SuppressNullableWarningExpression":
        at = at.operand;
        break;
      default:
        return "left" in at ? leftEnd(at.left) : undefined;
    }
  }
}
