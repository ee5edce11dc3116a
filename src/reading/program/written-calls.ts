/** The names in calls and types as they are written. */
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import {
  type ExpressionSyntax,
  type GenericNameSyntax,
  type IdentifierNameSyntax,
  identifierText,
  type SourceFile,
} from "../../csharp/syntax/index.js";

import type { TypeSyntax } from "../../csharp/syntax/nodes.js";

/** `M` of `M()`, `a.M<T>()` and `a?.M()`. */
export function calledName({ syntax, scope }: SourceExpression): string | undefined {
  if (syntax.kind !== "InvocationExpression") return undefined;
  const name = simpleName(syntax.expression);
  if (name === undefined) return undefined;
  const { file } = scope.context;
  return identifierText(file, name.kind === "GenericName" ? name.identifier : name);
}

/** `A` of `A`, `A<B>` and `x.A`; undefined for arrays, tuples, keywords and names that begin with an alias. */
export function simpleTypeName(type: TypeSyntax, file: SourceFile): string | undefined {
  switch (type.kind) {
    case "IdentifierName":
      return identifierText(file, type);
    case "GenericName":
      return identifierText(file, type.identifier);
    case "QualifiedName":
      return simpleTypeName(type.right, file);
    default:
      return undefined;
  }
}

function simpleName(callee: ExpressionSyntax): IdentifierNameSyntax | GenericNameSyntax | undefined {
  switch (callee.kind) {
    case "IdentifierName":
    case "GenericName":
      return callee;
    case "SimpleMemberAccessExpression":
    case "MemberBindingExpression":
      return callee.name;
    default:
      return undefined;
  }
}
