/** The names of the members that a method of the program assigns, on whatever object, and that the methods assign which it calls. */
import { cachedBy } from "../../caching/cache.js";
import { bindExpression } from "../binding/index.js";
import type { MethodSymbol } from "../binding/symbols/symbols.js";
import { identifierText } from "../syntax/index.js";
import { changes, visitValues } from "./variable-assignments.js";

interface Assigned {
  readonly names: ReadonlySet<string>;
  readonly calls: ReadonlySet<MethodSymbol>;
}

export const assignedMembers = cachedBy((method: MethodSymbol): ReadonlySet<string> => {
  const names = new Set<string>();
  const reached = new Set([method]);
  for (const one of reached) {
    const { names: direct, calls } = assignedIn(one);
    for (const name of direct) names.add(name);
    for (const call of calls) reached.add(call);
  }
  return names;
});

const assignedIn = cachedBy(({ body }: MethodSymbol): Assigned => {
  const names = new Set<string>();
  const calls = new Set<MethodSymbol>();
  if (body === undefined) return { names, calls };
  visitValues(body.syntax, body.scope, (syntax, scope) => {
    changes(syntax, (target) => {
      const name = target.kind === "SimpleMemberAccessExpression" ? target.name : target;
      if (name.kind === "IdentifierName") names.add(identifierText(scope.context.file, name));
      return false;
    });
    if (syntax.kind !== "InvocationExpression") return;
    const call = bindExpression({ syntax, scope });
    if (call.kind === "call" && call.method !== undefined) calls.add(call.method);
  });
  return { names, calls };
});
