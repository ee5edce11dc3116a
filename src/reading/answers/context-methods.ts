/**
 * The methods of a class that are handed the response without a call that can be followed: from a table of delegates, say, as
 * `handlers[exception.GetType()].Invoke(context)` does.
 */
import { expressionsIn } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol, NamedTypeSymbol, Type } from "../../csharp/binding/symbols/symbols.js";
import { identifierText, type SyntaxNode } from "../../csharp/syntax/index.js";
import { classLevels } from "../controllers/model/inherited-attributes.js";

/** `isContext`: of a parameter that has the response. */
export function methodsNamedWith(type: NamedTypeSymbol, isContext: (type: Type) => boolean): readonly MethodSymbol[] {
  const members = classLevels(type)
    .filter(({ origin }) => origin === "source")
    .flatMap((level) => level.members);
  const methods = members.filter(
    (member): member is MethodSymbol =>
      member.kind === "method" && member.parameters.some((parameter) => isContext(parameter.type.type)),
  );
  if (methods.length === 0) return [];
  const code = members.flatMap((member): readonly SourceExpression[] => {
    if (member.kind === "method") return member.body === undefined ? [] : expressionsIn(member.body);
    const { initializer } = member.kind === "field" || member.kind === "property" ? member : {};
    return initializer === undefined ? [] : expressionsIn(initializer);
  });
  const called = new Set<SyntaxNode>(
    code.flatMap(({ syntax }) => (syntax.kind === "InvocationExpression" ? [syntax.expression] : [])),
  );
  const named = new Set(
    code.flatMap(({ syntax, scope }) =>
      syntax.kind === "IdentifierName" && !called.has(syntax) ? [identifierText(scope.context.file, syntax)] : [],
    ),
  );
  return methods.filter(({ name }) => named.has(name));
}
