/** Unions that hold nothing: System.Text.Json writes null for them, and the compiler does not say that they may be empty. */
import type { TypeDeclaration } from "../../../contract/type-declaration.js";
import type { TypeId } from "../../../contract/type-use.js";
import {
  baseTypes,
  bindExpression,
  isExpressionNode,
  locationOfExpression,
  typeOfExpression,
  visitExpressions,
} from "../../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../../csharp/binding/symbols/bound-expression.js";
import type { NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { isUnionType } from "../../../csharp/binding/types/unions.js";
import type { SyntaxNode } from "../../../csharp/syntax/nodes.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import { bodiesOfAll } from "../../program/program-bodies.js";
import type { SourceProjects } from "../../source-projects.js";

export function reportEmptyUnions(
  workspace: SourceProjects,
  declarations: readonly TypeDeclaration[],
  sink: DiagnosticSink,
): void {
  const unions = new Set<TypeId | string>(
    declarations.flatMap((type) =>
      type.kind === "union" && type.isCSharpUnion === true && !type.variants.some((one) => one.type.kind === "nullable")
        ? [type.id]
        : [],
    ),
  );
  if (unions.size === 0) return;
  for (const { body } of bodiesOfAll(workspace))
    for (const { expression, type } of emptyIn(body))
      if (unions.has(type.metadataName))
        sink.report(diagnostic("unionMayBeEmpty", locationOfExpression(expression), { type: type.name }));
}

interface EmptyUnion {
  readonly expression: SourceExpression;
  readonly type: NamedTypeSymbol;
}

function emptyIn(body: SourceBody): readonly EmptyUnion[] {
  const unions: EmptyUnion[] = [];
  const examined = new Set<SyntaxNode>();
  const required = new Set<SyntaxNode>();
  visitExpressions(body.syntax, body.scope, (syntax, scope) => {
    for (const one of examinedIn(syntax)) if (!required.has(one)) examined.add(one);
    if (!isExpressionNode(syntax) || examined.has(syntax)) return;
    const expression = { syntax, scope };
    for (const one of requiredValues(expression)) required.add(one);
    const type = mayBeDefault(expression) ? typeOfExpression(expression)?.type : undefined;
    if (type?.kind === "named" && type.symbol.typeKind === "struct" && isUnionType(type.symbol))
      unions.push({ expression, type: type.symbol });
  });
  return unions;
}

/** `default`, `default(U)`, `new U()`, and calls that return `T?` of their type parameter: the default value where `T` is a struct. */
function mayBeDefault(expression: SourceExpression): boolean {
  const { syntax } = expression;
  switch (syntax.kind) {
    case "DefaultLiteralExpression":
    case "DefaultExpression":
      return true;
    case "ObjectCreationExpression":
    case "ImplicitObjectCreationExpression": {
      const bound = bindExpression(expression);
      return bound.kind === "creation" && bound.arguments.length === 0;
    }
    case "InvocationExpression": {
      const bound = bindExpression(expression);
      const returned = bound.kind === "call" ? bound.method?.returnType : undefined;
      return returned?.nullability === "annotated" && returned.type.kind === "typeParameterType";
    }
    default:
      return false;
  }
}

/** What an initializer gives to `required` members. The others may be null to the client in any case. */
function requiredValues(expression: SourceExpression): readonly SyntaxNode[] {
  const bound = expression.syntax.kind.endsWith("ObjectCreationExpression") ? bindExpression(expression) : undefined;
  if (bound?.kind !== "creation" || bound.type.type.kind !== "named") return [];
  const types = [bound.type.type, ...baseTypes(bound.type.type)];
  const members = types.flatMap(({ symbol }) => symbol.members);
  const isRequired = (name: string): boolean =>
    members.some((one) => one.name === name && (one.kind === "property" || one.kind === "field") && one.isRequired);
  return bound.initializers.flatMap(({ name, value }) => (isRequired(name) ? [value.syntax] : []));
}

/** Values that are looked at or given to a variable, and not answered as they are. */
function examinedIn(node: SyntaxNode): readonly SyntaxNode[] {
  switch (node.kind) {
    case "SimpleAssignmentExpression":
      return node.left.kind === "IdentifierName" ? [node.right] : [];
    case "EqualsExpression":
    case "NotEqualsExpression":
      return [node.left, node.right];
    case "SimpleMemberAccessExpression":
    case "IsPatternExpression":
      return [node.expression];
    case "SwitchStatement":
      return [node.expression];
    case "SwitchExpression":
      return [node.governingExpression];
    case "EqualsValueClause":
      return node.value.kind === "InvocationExpression" ? [node.value] : [];
    default:
      return [];
  }
}
