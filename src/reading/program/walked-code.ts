/** The calls and the statements of a body, seen in one walk. */

import { visitExpressions } from "../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { Scope } from "../../csharp/binding/symbols/scope.js";
import type { SyntaxNode } from "../../csharp/syntax/index.js";
import { calledName } from "./written-calls.js";

export interface WalkedCode {
  readonly calls: readonly Invocation[];
  /** Blocks, sections of `switch`, and `if`. */
  readonly statements: readonly SyntaxNode[];
  /** Of each `if`. */
  readonly scopes: ReadonlyMap<SyntaxNode, Scope>;
}

export interface Invocation {
  readonly name: string;
  readonly expression: SourceExpression;
}

export function walkedCode(body: SourceBody | SourceExpression): WalkedCode {
  const calls: Invocation[] = [];
  const statements: SyntaxNode[] = [];
  const scopes = new Map<SyntaxNode, Scope>();
  visitExpressions(body.syntax, body.scope, (syntax, scope) => {
    if (syntax.kind === "Block" || syntax.kind === "SwitchSection") statements.push(syntax);
    else if (syntax.kind === "IfStatement") {
      statements.push(syntax);
      scopes.set(syntax, scope);
    } else if (syntax.kind === "InvocationExpression") {
      const expression = { syntax, scope };
      const name = calledName(expression);
      if (name !== undefined) calls.push({ name, expression });
    }
  });
  return { calls, statements, scopes };
}
