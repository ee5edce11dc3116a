/** The children of nodes, in the order of the text. Deferred bodies are parsed on first use. */
import type { SyntaxNode } from "./nodes.js";
import { force } from "./parse.js";

/** All nodes right below this one. Trees can be thousands deep (long sums, long chains): walk them with a stack of your own, or with `walk`. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
}

/** The node and everything below it, parents first. `visit` returning false leaves out what is below. */
export function walk(root: SyntaxNode, visit: (node: SyntaxNode) => boolean | undefined): void {
  const waiting: SyntaxNode[] = [root];
  const wait = (child: SyntaxNode): void => {
    waiting.push(child);
  };
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (visit(node) === false) continue;
    const firstChild = waiting.length;
    forEachChild(node, wait);
    reverseFrom(waiting, firstChild);
  }
}

function reverseFrom(list: SyntaxNode[], start: number): void {
  for (let i = start, j = list.length - 1; i < j; i++, j--) {
    const low = list[i];
    const high = list[j];
    if (low === undefined || high === undefined) return;
    list[i] = high;
    list[j] = low;
  }
}

type Visit = (child: SyntaxNode) => void;

function one(child: SyntaxNode | null, visit: Visit): void {
  if (child !== null) visit(child);
}

function all(children: readonly SyntaxNode[], visit: Visit): void {
  for (let i = 0; i < children.length; i++) {
    const child = children[i];
    if (child !== undefined) visit(child);
  }
}

/** One case for each kind, in one switch, so that the compiler sees that none is missing. */
export function forEachChild(node: SyntaxNode, visit: Visit): void {
  switch (node.kind) {
    // The engine compares one case after the other: the kinds that make up most of a body come first.
    case "IdentifierName":
    case "PredefinedType":
    case "StringLiteralExpression":
    case "NumericLiteralExpression":
    case "NullLiteralExpression":
    case "TrueLiteralExpression":
    case "FalseLiteralExpression":
    case "ThisExpression":
      return;
    case "SimpleMemberAccessExpression":
    case "PointerMemberAccessExpression":
      visit(node.expression);
      visit(node.name);
      return;
    case "Argument":
      one(node.nameColon, visit);
      visit(node.expression);
      return;
    case "ArgumentList":
    case "TypeArgumentList":
    case "BracketedArgumentList":
    case "AttributeArgumentList":
    case "TupleExpression":
      all(node.arguments, visit);
      return;
    case "InvocationExpression":
    case "ElementAccessExpression":
      visit(node.expression);
      visit(node.argumentList);
      return;
    case "Block":
      all(node.attributeLists, visit);
      all(node.statements, visit);
      return;
    case "VariableDeclaration":
      visit(node.type);
      all(node.variables, visit);
      return;
    case "VariableDeclarator":
      one(node.argumentList, visit);
      one(force(node.initializer), visit);
      return;
    case "ExpressionStatement":
      all(node.attributeLists, visit);
      visit(node.expression);
      return;
    case "CompilationUnit":
      all(node.externs, visit);
      all(node.usings, visit);
      all(node.attributeLists, visit);
      all(node.members, visit);
      return;
    case "UsingDirective":
      one(node.alias, visit);
      visit(force(node.namespaceOrType));
      return;
    case "NamespaceDeclaration":
    case "FileScopedNamespaceDeclaration":
      all(node.attributeLists, visit);
      visit(node.name);
      all(node.externs, visit);
      all(node.usings, visit);
      all(node.members, visit);
      return;
    case "GlobalStatement":
    case "LabeledStatement":
      all(node.attributeLists, visit);
      visit(node.statement);
      return;
    case "AttributeList":
      one(node.target, visit);
      all(node.attributes, visit);
      return;
    case "Attribute":
      visit(node.name);
      one(node.argumentList, visit);
      return;
    case "AttributeArgument":
      one(node.nameEquals, visit);
      one(node.nameColon, visit);
      visit(node.expression);
      return;
    case "ClassDeclaration":
    case "StructDeclaration":
    case "InterfaceDeclaration":
    case "RecordDeclaration":
    case "RecordStructDeclaration":
    case "UnionDeclaration":
      all(node.attributeLists, visit);
      one(node.typeParameterList, visit);
      one(node.parameterList, visit);
      one(node.baseList, visit);
      all(node.constraintClauses, visit);
      all(node.members, visit);
      return;
    case "ExtensionBlockDeclaration":
      all(node.attributeLists, visit);
      one(node.typeParameterList, visit);
      one(node.parameterList, visit);
      all(node.constraintClauses, visit);
      all(node.members, visit);
      return;
    case "EnumDeclaration":
      all(node.attributeLists, visit);
      one(node.baseList, visit);
      all(node.members, visit);
      return;
    case "EnumMemberDeclaration":
      all(node.attributeLists, visit);
      one(node.equalsValue, visit);
      return;
    case "DelegateDeclaration":
      all(node.attributeLists, visit);
      visit(node.returnType);
      one(node.typeParameterList, visit);
      visit(node.parameterList);
      all(node.constraintClauses, visit);
      return;
    case "BaseList":
      all(node.types, visit);
      return;
    case "SimpleBaseType":
    case "TupleElement":
    case "RefType":
    case "ScopedType":
    case "TypeConstraint":
    case "TypeOfExpression":
    case "SizeOfExpression":
    case "DefaultExpression":
    case "TypePattern":
    case "CatchDeclaration":
      visit(node.type);
      return;
    case "PrimaryConstructorBaseType":
      visit(node.type);
      visit(node.argumentList);
      return;
    case "TypeParameterList":
    case "ParameterList":
    case "BracketedParameterList":
    case "FunctionPointerParameterList":
      all(node.parameters, visit);
      return;
    case "TypeParameter":
    case "EmptyStatement":
      all(node.attributeLists, visit);
      return;
    case "BreakStatement":
    case "ContinueStatement":
      all(node.attributeLists, visit);
      one(node.name, visit);
      return;
    case "TypeParameterConstraintClause":
      visit(node.name);
      all(node.constraints, visit);
      return;
    case "AllowsConstraintClause":
      all(node.constraints, visit);
      return;
    case "Parameter":
      all(node.attributeLists, visit);
      one(node.type, visit);
      one(node.default, visit);
      return;
    case "FieldDeclaration":
    case "EventFieldDeclaration":
    case "LocalDeclarationStatement":
      all(node.attributeLists, visit);
      visit(node.declaration);
      return;
    case "MethodDeclaration":
      all(node.attributeLists, visit);
      visit(node.returnType);
      one(node.explicitInterfaceSpecifier, visit);
      one(node.typeParameterList, visit);
      visit(node.parameterList);
      all(node.constraintClauses, visit);
      one(force(node.body), visit);
      one(force(node.expressionBody), visit);
      return;
    case "LocalFunctionStatement":
      all(node.attributeLists, visit);
      visit(node.returnType);
      one(node.typeParameterList, visit);
      visit(node.parameterList);
      all(node.constraintClauses, visit);
      one(node.body, visit);
      one(node.expressionBody, visit);
      return;
    case "ConstructorDeclaration":
      all(node.attributeLists, visit);
      visit(node.parameterList);
      one(node.initializer, visit);
      one(force(node.body), visit);
      one(force(node.expressionBody), visit);
      return;
    case "BaseConstructorInitializer":
    case "ThisConstructorInitializer":
    case "ImplicitElementAccess":
    case "ElementBindingExpression":
    case "WithElement":
      visit(node.argumentList);
      return;
    case "DestructorDeclaration":
      all(node.attributeLists, visit);
      visit(node.parameterList);
      one(force(node.body), visit);
      one(force(node.expressionBody), visit);
      return;
    case "OperatorDeclaration":
      all(node.attributeLists, visit);
      visit(node.returnType);
      one(node.explicitInterfaceSpecifier, visit);
      visit(node.parameterList);
      one(force(node.body), visit);
      one(force(node.expressionBody), visit);
      return;
    case "ConversionOperatorDeclaration":
      all(node.attributeLists, visit);
      one(node.explicitInterfaceSpecifier, visit);
      visit(node.type);
      visit(node.parameterList);
      one(force(node.body), visit);
      one(force(node.expressionBody), visit);
      return;
    case "PropertyDeclaration":
      all(node.attributeLists, visit);
      visit(node.type);
      one(node.explicitInterfaceSpecifier, visit);
      one(node.accessorList, visit);
      one(force(node.expressionBody), visit);
      one(force(node.initializer), visit);
      return;
    case "IndexerDeclaration":
      all(node.attributeLists, visit);
      visit(node.type);
      one(node.explicitInterfaceSpecifier, visit);
      visit(node.parameterList);
      one(node.accessorList, visit);
      one(force(node.expressionBody), visit);
      return;
    case "EventDeclaration":
      all(node.attributeLists, visit);
      visit(node.type);
      one(node.explicitInterfaceSpecifier, visit);
      one(node.accessorList, visit);
      return;
    case "ExplicitInterfaceSpecifier":
    case "NameColon":
    case "NameEquals":
    case "MemberBindingExpression":
      visit(node.name);
      return;
    case "AccessorList":
      all(node.accessors, visit);
      return;
    case "GetAccessorDeclaration":
    case "SetAccessorDeclaration":
    case "InitAccessorDeclaration":
    case "AddAccessorDeclaration":
    case "RemoveAccessorDeclaration":
    case "UnknownAccessorDeclaration":
      all(node.attributeLists, visit);
      one(force(node.body), visit);
      one(force(node.expressionBody), visit);
      return;
    case "IncompleteMember":
      all(node.attributeLists, visit);
      one(node.type, visit);
      return;
    case "GenericName":
      visit(node.typeArgumentList);
      return;
    case "QualifiedName":
    case "AddExpression":
    case "SubtractExpression":
    case "MultiplyExpression":
    case "DivideExpression":
    case "ModuloExpression":
    case "LeftShiftExpression":
    case "RightShiftExpression":
    case "UnsignedRightShiftExpression":
    case "LogicalOrExpression":
    case "LogicalAndExpression":
    case "BitwiseOrExpression":
    case "BitwiseAndExpression":
    case "ExclusiveOrExpression":
    case "EqualsExpression":
    case "NotEqualsExpression":
    case "LessThanExpression":
    case "LessThanOrEqualExpression":
    case "GreaterThanExpression":
    case "GreaterThanOrEqualExpression":
    case "IsExpression":
    case "AsExpression":
    case "CoalesceExpression":
    case "SimpleAssignmentExpression":
    case "AddAssignmentExpression":
    case "SubtractAssignmentExpression":
    case "MultiplyAssignmentExpression":
    case "DivideAssignmentExpression":
    case "ModuloAssignmentExpression":
    case "AndAssignmentExpression":
    case "ExclusiveOrAssignmentExpression":
    case "OrAssignmentExpression":
    case "LeftShiftAssignmentExpression":
    case "RightShiftAssignmentExpression":
    case "UnsignedRightShiftAssignmentExpression":
    case "CoalesceAssignmentExpression":
    case "OrPattern":
    case "AndPattern":
      visit(node.left);
      visit(node.right);
      return;
    case "AliasQualifiedName":
      visit(node.alias);
      visit(node.name);
      return;
    case "ArrayType":
      visit(node.elementType);
      all(node.rankSpecifiers, visit);
      return;
    case "ArrayRankSpecifier":
      all(node.sizes, visit);
      return;
    case "PointerType":
    case "NullableType":
      visit(node.elementType);
      return;
    case "TupleType":
    case "CollectionExpression":
      all(node.elements, visit);
      return;
    case "FunctionPointerType":
      one(node.callingConvention, visit);
      visit(node.parameterList);
      return;
    case "FunctionPointerCallingConvention":
      one(node.unmanagedCallingConventionList, visit);
      return;
    case "FunctionPointerUnmanagedCallingConventionList":
      all(node.callingConventions, visit);
      return;
    case "FunctionPointerParameter":
      all(node.attributeLists, visit);
      visit(node.type);
      return;
    case "UnaryPlusExpression":
    case "UnaryMinusExpression":
    case "BitwiseNotExpression":
    case "LogicalNotExpression":
    case "PreIncrementExpression":
    case "PreDecrementExpression":
    case "AddressOfExpression":
    case "PointerIndirectionExpression":
    case "IndexExpression":
    case "PostIncrementExpression":
    case "PostDecrementExpression":
    case "SuppressNullableWarningExpression":
      visit(node.operand);
      return;
    case "ParenthesizedExpression":
    case "AwaitExpression":
    case "RefExpression":
    case "ThrowExpression":
    case "CheckedExpression":
    case "UncheckedExpression":
    case "MakeRefExpression":
    case "RefTypeExpression":
    case "ArrowExpressionClause":
    case "ConstantPattern":
    case "RelationalPattern":
    case "ExpressionColon":
    case "ExpressionElement":
    case "SpreadElement":
    case "SelectClause":
    case "AscendingOrdering":
    case "DescendingOrdering":
    case "LetClause":
      visit(node.expression);
      return;
    case "ConditionalAccessExpression":
      visit(node.expression);
      visit(node.whenNotNull);
      return;
    case "ConditionalExpression":
      visit(node.condition);
      visit(node.whenTrue);
      visit(node.whenFalse);
      return;
    case "CastExpression":
      visit(node.type);
      visit(node.expression);
      return;
    case "RangeExpression":
      one(node.leftOperand, visit);
      one(node.rightOperand, visit);
      return;
    case "RefValueExpression":
      visit(node.expression);
      visit(node.type);
      return;
    case "ObjectCreationExpression":
      visit(node.type);
      one(node.argumentList, visit);
      one(node.initializer, visit);
      return;
    case "ImplicitObjectCreationExpression":
      visit(node.argumentList);
      one(node.initializer, visit);
      return;
    case "AnonymousObjectCreationExpression":
      all(node.initializers, visit);
      return;
    case "AnonymousObjectMemberDeclarator":
      one(node.nameEquals, visit);
      visit(node.expression);
      return;
    case "ArrayCreationExpression":
    case "StackAllocArrayCreationExpression":
      visit(node.type);
      one(node.initializer, visit);
      return;
    case "ImplicitArrayCreationExpression":
    case "ImplicitStackAllocArrayCreationExpression":
      visit(node.initializer);
      return;
    case "ObjectInitializerExpression":
    case "CollectionInitializerExpression":
    case "ArrayInitializerExpression":
    case "ComplexElementInitializerExpression":
    case "WithInitializerExpression":
      all(node.expressions, visit);
      return;
    case "WithExpression":
      visit(node.expression);
      visit(node.initializer);
      return;
    case "AnonymousMethodExpression":
      one(node.parameterList, visit);
      visit(node.block);
      return;
    case "SimpleLambdaExpression":
      all(node.attributeLists, visit);
      visit(node.parameter);
      one(node.block, visit);
      one(node.expressionBody, visit);
      return;
    case "ParenthesizedLambdaExpression":
      all(node.attributeLists, visit);
      one(node.returnType, visit);
      visit(node.parameterList);
      one(node.block, visit);
      one(node.expressionBody, visit);
      return;
    case "DeclarationExpression":
    case "DeclarationPattern":
      visit(node.type);
      visit(node.designation);
      return;
    case "ParenthesizedVariableDesignation":
      all(node.variables, visit);
      return;
    case "IsPatternExpression":
      visit(node.expression);
      visit(node.pattern);
      return;
    case "SwitchExpression":
      visit(node.governingExpression);
      all(node.arms, visit);
      return;
    case "SwitchExpressionArm":
      visit(node.pattern);
      one(node.whenClause, visit);
      visit(node.expression);
      return;
    case "InterpolatedStringExpression":
      all(node.contents, visit);
      return;
    case "Interpolation":
      visit(node.expression);
      one(node.alignmentClause, visit);
      one(node.formatClause, visit);
      return;
    case "InterpolationAlignmentClause":
    case "EqualsValueClause":
    case "CaseSwitchLabel":
      visit(node.value);
      return;
    case "VarPattern":
      visit(node.designation);
      return;
    case "RecursivePattern":
      one(node.type, visit);
      one(node.positionalPatternClause, visit);
      one(node.propertyPatternClause, visit);
      one(node.designation, visit);
      return;
    case "PositionalPatternClause":
    case "PropertyPatternClause":
      all(node.subpatterns, visit);
      return;
    case "Subpattern":
      one(node.expressionColon, visit);
      visit(node.pattern);
      return;
    case "ParenthesizedPattern":
    case "NotPattern":
      visit(node.pattern);
      return;
    case "ListPattern":
      all(node.patterns, visit);
      one(node.designation, visit);
      return;
    case "SlicePattern":
      one(node.pattern, visit);
      return;
    case "WhenClause":
    case "WhereClause":
      visit(node.condition);
      return;
    case "QueryExpression":
      visit(node.fromClause);
      visit(node.body);
      return;
    case "QueryBody":
      all(node.clauses, visit);
      visit(node.selectOrGroup);
      one(node.continuation, visit);
      return;
    case "FromClause":
      one(node.type, visit);
      visit(node.expression);
      return;
    case "JoinClause":
      one(node.type, visit);
      visit(node.inExpression);
      visit(node.leftExpression);
      visit(node.rightExpression);
      one(node.into, visit);
      return;
    case "OrderByClause":
      all(node.orderings, visit);
      return;
    case "GroupClause":
      visit(node.groupExpression);
      visit(node.byExpression);
      return;
    case "QueryContinuation":
      visit(node.body);
      return;
    case "GotoStatement":
    case "GotoCaseStatement":
    case "GotoDefaultStatement":
    case "ReturnStatement":
    case "YieldReturnStatement":
    case "YieldBreakStatement":
    case "ThrowStatement":
      all(node.attributeLists, visit);
      one(node.expression, visit);
      return;
    case "WhileStatement":
      all(node.attributeLists, visit);
      visit(node.condition);
      visit(node.statement);
      return;
    case "DoStatement":
      all(node.attributeLists, visit);
      visit(node.statement);
      visit(node.condition);
      return;
    case "ForStatement":
      all(node.attributeLists, visit);
      one(node.declaration, visit);
      all(node.initializers, visit);
      one(node.condition, visit);
      all(node.incrementors, visit);
      visit(node.statement);
      return;
    case "ForEachStatement":
      all(node.attributeLists, visit);
      visit(node.type);
      visit(node.expression);
      visit(node.statement);
      return;
    case "ForEachVariableStatement":
      all(node.attributeLists, visit);
      visit(node.variable);
      visit(node.expression);
      visit(node.statement);
      return;
    case "UsingStatement":
      all(node.attributeLists, visit);
      one(node.declaration, visit);
      one(node.expression, visit);
      visit(node.statement);
      return;
    case "FixedStatement":
      all(node.attributeLists, visit);
      visit(node.declaration);
      visit(node.statement);
      return;
    case "CheckedStatement":
    case "UncheckedStatement":
    case "UnsafeStatement":
      all(node.attributeLists, visit);
      visit(node.block);
      return;
    case "LockStatement":
      all(node.attributeLists, visit);
      visit(node.expression);
      visit(node.statement);
      return;
    case "IfStatement":
      all(node.attributeLists, visit);
      visit(node.condition);
      visit(node.statement);
      one(node.else, visit);
      return;
    case "ElseClause":
      visit(node.statement);
      return;
    case "SwitchStatement":
      all(node.attributeLists, visit);
      visit(node.expression);
      all(node.sections, visit);
      return;
    case "SwitchSection":
      all(node.labels, visit);
      all(node.statements, visit);
      return;
    case "CasePatternSwitchLabel":
      visit(node.pattern);
      one(node.whenClause, visit);
      return;
    case "TryStatement":
      all(node.attributeLists, visit);
      visit(node.block);
      all(node.catches, visit);
      one(node.finally, visit);
      return;
    case "CatchClause":
      one(node.declaration, visit);
      one(node.filter, visit);
      visit(node.block);
      return;
    case "CatchFilterClause":
      visit(node.filterExpression);
      return;
    case "FinallyClause":
      visit(node.block);
      return;
    case "ExternAliasDirective":
    case "AttributeTargetSpecifier":
    case "ClassConstraint":
    case "StructConstraint":
    case "ConstructorConstraint":
    case "DefaultConstraint":
    case "RefStructConstraint":
    case "OmittedTypeArgument":
    case "FunctionPointerUnmanagedCallingConvention":
    case "Utf8StringLiteralExpression":
    case "CharacterLiteralExpression":
    case "DefaultLiteralExpression":
    case "ArgListExpression":
    case "BaseExpression":
    case "FieldExpression":
    case "OmittedArraySizeExpression":
    case "SingleVariableDesignation":
    case "DiscardDesignation":
    case "InterpolatedStringText":
    case "InterpolationFormatClause":
    case "DiscardPattern":
    case "JoinIntoClause":
    case "DefaultSwitchLabel":
      return;
    default:
      everyKindIsHandled(node);
  }
}

/** Does not type-check while a kind is missing above. */
function everyKindIsHandled(_node: never): void {}
