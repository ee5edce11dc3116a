import type { BoundExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { childrenOf, type SyntaxNode } from "../../csharp/syntax/index.js";
import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import { isInBranch } from "../program/branches.js";
import { callsIn } from "../program/calls.js";
import type { ProgramBody } from "../program/program-bodies.js";
import { reportBranch } from "../security/authorization.js";
import { rootOfChain } from "./endpoint-metadata.js";

/** `if (secure) group.RequireAuthorization();`: counts for the routes of the group, which it may not hold for. */
export function reportConditionalAuthorization({ body }: ProgramBody, sink: DiagnosticSink): void {
  for (const { call, expression } of callsIn(body, (name) => /^(RequireAuthorization|AllowAnonymous)$/.test(name))) {
    const since = declaredAt(rootOfChain(call), body.syntax, expression.syntax);
    if (since !== undefined && isInBranch(body.syntax, expression.syntax, since))
      reportBranch(expression, call.name, sink);
  }
}

/** Where the variable is declared that the call is made on; undefined where it is made on a route directly. */
function declaredAt(root: BoundExpression | undefined, body: SyntaxNode, call: SyntaxNode): number | undefined {
  if (root?.kind === "local") return root.variable.identifier.start;
  return root?.kind === "parameter" ? functionAround(body, call).start : undefined;
}

function functionAround(body: SyntaxNode, node: SyntaxNode): SyntaxNode {
  let innermost = body;
  for (let at: SyntaxNode | undefined = body; at !== undefined && at !== node; ) {
    at = childrenOf(at).find((child) => child.start <= node.start && node.end <= child.end);
    if (at !== undefined && /(LambdaExpression|AnonymousMethodExpression|LocalFunctionStatement)$/.test(at.kind))
      innermost = at;
  }
  return innermost;
}
