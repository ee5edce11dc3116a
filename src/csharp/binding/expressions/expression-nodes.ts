/** Which children of a node are expressions, types and plain names apart. */
import type { ExpressionSyntax, SyntaxNode } from "../../syntax/nodes.js";

const typeKinds = new Set<string>([
  "PredefinedType",
  "ArrayType",
  "PointerType",
  "NullableType",
  "TupleType",
  "OmittedTypeArgument",
  "RefType",
  "ScopedType",
  "FunctionPointerType",
]);

const nameKinds = new Set<string>(["IdentifierName", "GenericName", "QualifiedName", "AliasQualifiedName"]);

const otherExpressionKinds = new Set<string>([
  "ThisExpression",
  "BaseExpression",
  "FieldExpression",
  "ImplicitElementAccess",
  "DeclarationExpression",
  "CollectionExpression",
]);

const notExpressions = new Set<string>(["ArrowExpressionClause", "ExpressionStatement"]);

/** There are some two hundred kinds, and far more nodes. */
const knownKinds = new Map<string, boolean>();

export function isExpressionNode(node: SyntaxNode): node is ExpressionSyntax {
  const { kind } = node;
  let isExpression = knownKinds.get(kind);
  if (isExpression === undefined) {
    isExpression = isExpressionKind(kind);
    knownKinds.set(kind, isExpression);
  }
  return isExpression;
}

function isExpressionKind(kind: string): boolean {
  if (nameKinds.has(kind) || otherExpressionKinds.has(kind) || typeKinds.has(kind)) return true;
  return kind.endsWith("Expression") && !notExpressions.has(kind);
}

/** Whether a child is to be visited: expressions, and statements and other parts for the expressions in them; never types. */
export function isWalked(parent: SyntaxNode, node: SyntaxNode): boolean {
  if (typeKinds.has(node.kind) && !isPredefinedReceiver(parent, node)) return false;
  if (nameKinds.has(node.kind) && !isValuePosition(parent, node)) return false;
  return !nameKinds.has(parent.kind);
}

/** `int.Parse(…)` */
function isPredefinedReceiver(parent: SyntaxNode, node: SyntaxNode): boolean {
  return parent.kind === "SimpleMemberAccessExpression" && parent.expression === node;
}

/** A name is an expression unless it stands for a type, a member after a dot, or a label. */
function isValuePosition(parent: SyntaxNode, node: SyntaxNode): boolean {
  if ("type" in parent && parent.type === node) return false;
  if ("returnType" in parent && parent.returnType === node) return false;
  switch (parent.kind) {
    case "SimpleMemberAccessExpression":
    case "PointerMemberAccessExpression":
      return parent.expression === node;
    case "MemberBindingExpression":
    case "NameColon":
    case "NameEquals":
    case "Attribute":
    case "TypeArgumentList":
    case "TypeParameterConstraintClause":
    case "ExplicitInterfaceSpecifier":
    case "GotoStatement":
      return false;
    case "AsExpression":
    case "IsExpression":
      return parent.left === node;
    default:
      return true;
  }
}
