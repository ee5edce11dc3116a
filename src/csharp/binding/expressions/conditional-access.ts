import type { ConditionalAccessExpressionSyntax, ExpressionSyntax } from "../../syntax/nodes.js";
import type { SourceExpression } from "../symbols/bound-expression.js";
import type { Scope } from "../symbols/scope.js";
import { ScopedNotes } from "../types/scoped-notes.js";

const receivers = new ScopedNotes<SourceExpression>();

/** `a?.b.c()`: the `.b` at the left end of what follows the `?` belongs to `a`. */
export function noteConditionalReceiver(syntax: ConditionalAccessExpressionSyntax, scope: Scope): void {
  const binding = leftEnd(syntax.whenNotNull);
  if (binding !== undefined && !receivers.has({ syntax: binding, scope }))
    receivers.set({ syntax: binding, scope }, { syntax: syntax.expression, scope });
}

export function conditionalReceiver(binding: SourceExpression): SourceExpression | undefined {
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
