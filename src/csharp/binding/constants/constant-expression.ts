/** Constant expressions (ECMA-334 §12.23). */

import { cachedBy } from "../../../caching/cache.js";
import type { Location } from "../../../diagnostics/location.js";
import { identifierText, interpolatedText, locationOf, textOf } from "../../syntax/index.js";
import type {
  ConditionalExpressionSyntax,
  ExpressionSyntax,
  InterpolatedStringExpressionSyntax,
  InvocationExpressionSyntax,
  ObjectCreationExpressionSyntax,
  SimpleNameSyntax,
} from "../../syntax/nodes.js";
import { lookupSimpleName } from "../names/name-binding.js";
import { arityOf, bindMember, bindNamespaceOrType, bindType, nameOf } from "../names/type-binder.js";
import type { NameMeaning } from "../names/type-lookup.js";
import type { SourceExpression } from "../symbols/bound-expression.js";
import { enclosingType, type Scope } from "../symbols/scope.js";
import type { LocalVariable } from "../symbols/source-symbols.js";
import { specialTypeOf } from "../symbols/special-types.js";
import type { AnnotatedType, Constant, FieldSymbol, NamedType } from "../symbols/symbols.js";
import { constructType, isEnum, isValueType, selfType } from "../symbols/types.js";
import { lookupMembers } from "../types/member-lookup.js";
import { isIntegerType, promoteIntegers, sizeOfSpecialType } from "../types/numeric-types.js";
import { substituteType } from "../types/substitution.js";
import { convertConstant, defaultConstant } from "./constant-conversion.js";
import {
  boundedString,
  enumConstant,
  type FoldingContext,
  foldBinary,
  foldUnary,
  integerConstant,
  typedInteger,
} from "./constant-folding.js";
import { literalConstant } from "./literal-constant.js";

interface Context {
  readonly overflow: FoldingContext;
  /** Inside an enum's initialisers the members of enums are plain numbers (ECMA-334 §19.4). */
  readonly enumsAreNumbers: boolean;
}

const plain: Context = { overflow: "checked", enumsAreNumbers: false };

export function evaluateEnumInitializer({ syntax, scope }: SourceExpression): Constant | undefined {
  return evaluate(syntax, scope, { overflow: "checked", enumsAreNumbers: true });
}

const evaluated = cachedBy((syntax: ExpressionSyntax, scope: Scope) => evaluate(syntax, scope, plain));

/** The value of a constant expression; undefined when it is not one. */
export function evaluateConstant({ syntax, scope }: SourceExpression): Constant | undefined {
  return evaluated(syntax, scope);
}

/** What holds other expressions is asked for once for itself and once for each level around it. */
function evaluatePart(syntax: ExpressionSyntax, scope: Scope, context: Context): Constant | undefined {
  return context === plain ? evaluated(syntax, scope) : evaluate(syntax, scope, context);
}

function evaluate(syntax: ExpressionSyntax, scope: Scope, context: Context): Constant | undefined {
  switch (syntax.kind) {
    case "NumericLiteralExpression":
    case "StringLiteralExpression":
    case "CharacterLiteralExpression":
    case "TrueLiteralExpression":
    case "FalseLiteralExpression":
    case "NullLiteralExpression":
    case "DefaultLiteralExpression":
      return literalConstant(scope.context.file, syntax);
    case "ParenthesizedExpression":
      return evaluatePart(syntax.expression, scope, context);
    case "CheckedExpression":
      return evaluate(syntax.expression, scope, { ...context, overflow: "checked" });
    case "UncheckedExpression":
      return evaluate(syntax.expression, scope, { ...context, overflow: "unchecked" });
    case "SuppressNullableWarningExpression":
      return evaluatePart(syntax.operand, scope, context);
    case "UnaryPlusExpression":
    case "UnaryMinusExpression":
    case "BitwiseNotExpression":
    case "LogicalNotExpression":
      return evaluateUnary(syntax, scope, context);
    case "CastExpression": {
      const operand = evaluatePart(syntax.expression, scope, context);
      const to = operand && bindType(syntax.type, scope).type;
      if (operand === undefined || to === undefined || to.kind === "typeParameterType") return undefined;
      // `(Money)3.5m` runs an operator, and `(int?)3` makes a value: neither is a constant.
      const isValue = operand.kind !== "null" && operand.kind !== "default" && operand.kind !== "error";
      if (isValue && to.kind === "named" && specialTypeOf(to) === undefined && !isEnum(to)) return undefined;
      return convertConstant(operand, to, context.overflow);
    }
    case "DefaultExpression":
      return defaultConstant(bindType(syntax.type, scope).type);
    case "SizeOfExpression": {
      const { type } = bindType(syntax.type, scope);
      const underlying = type.kind === "named" ? type.symbol.enumUnderlyingType : undefined;
      const special = underlying ?? specialTypeOf(type);
      const size = special === undefined ? undefined : sizeOfSpecialType(special);
      return size === undefined ? undefined : { kind: "integer", value: size, type: "int" };
    }
    case "ObjectCreationExpression":
      return evaluateCreation(syntax, scope);
    case "ConditionalExpression":
      return evaluateConditional(syntax, scope, context);
    case "InterpolatedStringExpression":
      return evaluateInterpolation(syntax, scope);
    case "InvocationExpression":
      return evaluateNameof(syntax, scope);
    case "IdentifierName":
      return asNumber(constantOfSimpleName(syntax, scope), context);
    case "SimpleMemberAccessExpression": {
      const field = constantField(meaningOfLeft(syntax.expression, syntax.name, scope), syntax.name, scope);
      return field === undefined ? undefined : asNumber(constantOfField(field.symbol, field.declaredIn), context);
    }
    default:
      return isFoldable(syntax) ? evaluateBinary(syntax, scope, context) : undefined;
  }
}

/** `new int()` is zero. */
function evaluateCreation(syntax: ObjectCreationExpressionSyntax, scope: Scope): Constant | undefined {
  if (syntax.initializer !== null || (syntax.argumentList?.arguments.length ?? 0) > 0) return undefined;
  const { type } = bindType(syntax.type, scope);
  const special = specialTypeOf(type);
  const isConstant = isEnum(type) || (isValueType(type) && special !== undefined && special !== "void");
  return isConstant ? defaultConstant(type) : undefined;
}

/** `-2147483648` is an int although 2147483648 is not (ECMA-334 §6.4.5.3). */
function evaluateUnary(
  syntax: Extract<ExpressionSyntax, { operand: ExpressionSyntax }>,
  scope: Scope,
  context: Context,
): Constant | undefined {
  if (
    syntax.kind !== "UnaryPlusExpression" &&
    syntax.kind !== "UnaryMinusExpression" &&
    syntax.kind !== "BitwiseNotExpression" &&
    syntax.kind !== "LogicalNotExpression"
  ) {
    return undefined;
  }
  const operand = evaluatePart(syntax.operand, scope, context);
  if (operand === undefined) return undefined;
  if (
    syntax.kind === "UnaryMinusExpression" &&
    syntax.operand.kind === "NumericLiteralExpression" &&
    operand.kind === "integer"
  ) {
    const text = textOf(scope.context.file, syntax.operand).replaceAll("_", "");
    if (operand.value === 2147483648n && operand.type === "uint" && /^\d+$/.test(text)) {
      return { kind: "integer", value: -2147483648n, type: "int" };
    }
    if (operand.value === 9223372036854775808n && operand.type === "ulong" && /^\d+[lL]?$/.test(text)) {
      return { kind: "integer", value: -9223372036854775808n, type: "long" };
    }
  }
  return foldUnary(syntax.kind, operand, context.overflow);
}

type Foldable = Extract<ExpressionSyntax, { left: ExpressionSyntax; right: ExpressionSyntax }> & {
  readonly kind: Parameters<typeof foldBinary>[0];
};

const foldable = new Set<string>([
  "AddExpression",
  "SubtractExpression",
  "MultiplyExpression",
  "DivideExpression",
  "ModuloExpression",
  "LeftShiftExpression",
  "RightShiftExpression",
  "UnsignedRightShiftExpression",
  "LogicalOrExpression",
  "LogicalAndExpression",
  "BitwiseOrExpression",
  "BitwiseAndExpression",
  "ExclusiveOrExpression",
  "EqualsExpression",
  "NotEqualsExpression",
  "LessThanExpression",
  "LessThanOrEqualExpression",
  "GreaterThanExpression",
  "GreaterThanOrEqualExpression",
]);

function isFoldable(syntax: ExpressionSyntax): syntax is Foldable {
  return foldable.has(syntax.kind);
}

/** A long concatenation leans to the left; its spine is walked, not recursed into. */
function evaluateBinary(syntax: Foldable, scope: Scope, context: Context): Constant | undefined {
  const spine: Foldable[] = [];
  let leftmost: ExpressionSyntax = syntax;
  while (isFoldable(leftmost)) {
    spine.push(leftmost);
    leftmost = leftmost.left;
  }
  let value = evaluatePart(leftmost, scope, context);
  for (let i = spine.length - 1; i >= 0 && value !== undefined; i--) {
    const node = spine[i];
    const right = node === undefined ? undefined : evaluatePart(node.right, scope, context);
    value =
      node === undefined || right === undefined ? undefined : foldBinary(node.kind, value, right, context.overflow);
  }
  return value;
}

function evaluateConditional(
  syntax: ConditionalExpressionSyntax,
  scope: Scope,
  context: Context,
): Constant | undefined {
  const condition = evaluatePart(syntax.condition, scope, context);
  const whenTrue = evaluatePart(syntax.whenTrue, scope, context);
  const whenFalse = evaluatePart(syntax.whenFalse, scope, context);
  if (condition?.kind !== "bool" || whenTrue === undefined || whenFalse === undefined) return undefined;
  const [chosen, other] = condition.value ? [whenTrue, whenFalse] : [whenFalse, whenTrue];
  return widened(chosen, other, scope);
}

/** The branches of a conditional take a common type. */
function widened(chosen: Constant, other: Constant, scope: Scope): Constant {
  const { program } = scope.context;
  if (other.kind === "decimal" || other.kind === "float") {
    const target =
      other.kind === "decimal"
        ? "decimal"
        : chosen.kind === "float" && chosen.type === "double"
          ? "double"
          : other.type;
    return convertConstant(chosen, constructType(program.special(target), [])) ?? chosen;
  }
  const a = typedInteger(chosen);
  const b = typedInteger(other);
  if (a === undefined || b === undefined || a.type === b.type) return chosen;
  const common = promoteIntegers(a.type, b.type);
  return (common && convertConstant(chosen, constructType(program.special(common), []))) ?? chosen;
}

/** Constant when every hole is a constant string without format or alignment (C# 10). */
function evaluateInterpolation(syntax: InterpolatedStringExpressionSyntax, scope: Scope): Constant | undefined {
  let value = "";
  for (const content of syntax.contents) {
    if (content.kind === "InterpolatedStringText") value += interpolatedText(scope.context.file, syntax, content);
    else {
      if (content.alignmentClause !== null || content.formatClause !== null) return undefined;
      const hole = evaluated(content.expression, scope);
      if (hole?.kind !== "string") return undefined;
      value += hole.value;
    }
  }
  return boundedString(value);
}

function evaluateNameof(syntax: InvocationExpressionSyntax, scope: Scope): Constant | undefined {
  const { expression, argumentList } = syntax;
  if (expression.kind !== "IdentifierName" || identifierText(scope.context.file, expression) !== "nameof")
    return undefined;
  const argument = argumentList.arguments.length === 1 ? argumentList.arguments[0]?.expression : undefined;
  const name = argument === undefined ? undefined : lastName(argument);
  return name === undefined ? undefined : { kind: "string", value: nameOf(name, scope) };
}

function lastName(syntax: ExpressionSyntax): SimpleNameSyntax | undefined {
  switch (syntax.kind) {
    case "IdentifierName":
    case "GenericName":
      return syntax;
    case "SimpleMemberAccessExpression":
    case "PointerMemberAccessExpression":
    case "MemberBindingExpression":
    case "AliasQualifiedName":
      return syntax.name;
    case "QualifiedName":
      return syntax.right;
    case "ConditionalAccessExpression":
      return lastName(syntax.whenNotNull);
    case "SuppressNullableWarningExpression":
      return lastName(syntax.operand);
    default:
      return undefined;
  }
}

/** The type that a named constant is declared with; undefined for anything else. */
export function declaredTypeOfConstant({ syntax, scope }: SourceExpression): AnnotatedType | undefined {
  if (syntax.kind === "SimpleMemberAccessExpression") {
    const field = constantField(meaningOfLeft(syntax.expression, syntax.name, scope), syntax.name, scope);
    return field && substituteType(field.symbol.type, field.declaredIn);
  }
  if (syntax.kind !== "IdentifierName") return undefined;
  const meaning = lookupSimpleName(scope, nameOf(syntax, scope), 0, false);
  if (meaning?.kind === "local")
    return meaning.local.type === null ? undefined : bindType(meaning.local.type, meaning.local.scope);
  const member = meaning?.kind === "members" ? meaning.members[0] : undefined;
  return member?.member.kind === "field" ? substituteType(member.member.type, member.declaredIn) : undefined;
}

function constantOfSimpleName(syntax: SimpleNameSyntax, scope: Scope): Constant | undefined {
  const meaning = lookupSimpleName(scope, nameOf(syntax, scope), 0, false);
  if (meaning?.kind === "local") return constantOfLocal(meaning.local);
  const member = meaning?.kind === "members" ? meaning.members[0] : undefined;
  return member?.member.kind === "field" ? constantOfField(member.member, member.declaredIn) : undefined;
}

function asNumber(constant: Constant | undefined, context: Context): Constant | undefined {
  if (constant?.kind !== "enum" || !context.enumsAreNumbers) return constant;
  const underlying = constant.type.symbol.enumUnderlyingType;
  return integerConstant(constant.value, isIntegerType(underlying) ? underlying : "int");
}

/** Metadata may give an enum member's plain number; in an expression it is of the enum's type. */
export function constantOfField(field: FieldSymbol, declaredIn: NamedType): Constant | undefined {
  const value = field.constantValue;
  const isMember = field.containingType.typeKind === "enum" && (value?.kind === "integer" || value?.kind === "enum");
  return isMember ? enumConstant(declaredIn, value.value) : value;
}

/**
 * The type or namespace left of a dot. Where the name is a value too (`Color Color`), it is the type when the member is one
 * of the type's own constants (ECMA-334 §12.8.7.2).
 */
function meaningOfLeft(syntax: ExpressionSyntax, right: SimpleNameSyntax, scope: Scope): NameMeaning | undefined {
  switch (syntax.kind) {
    case "PredefinedType":
    case "NullableType":
    case "ArrayType":
      return { kind: "bound", type: bindType(syntax, scope) };
    case "IdentifierName":
    case "GenericName": {
      const meaning = lookupSimpleName(scope, nameOf(syntax, scope), arityOf(syntax), false);
      if (meaning !== undefined && meaning.kind !== "typeOrNamespace") {
        const type = bindNamespaceOrType(syntax, scope);
        return type?.kind === "bound" && constantField(type, right, scope) !== undefined ? type : undefined;
      }
      return meaning === undefined ? undefined : bindNamespaceOrType(syntax, scope);
    }
    case "QualifiedName":
    case "AliasQualifiedName":
      return bindNamespaceOrType(syntax, scope);
    case "SimpleMemberAccessExpression": {
      const names: SimpleNameSyntax[] = [];
      let left: ExpressionSyntax = syntax;
      for (; left.kind === "SimpleMemberAccessExpression"; left = left.expression) names.push(left.name);
      const first = names.at(-1);
      let meaning = first === undefined ? undefined : meaningOfLeft(left, first, scope);
      for (const name of names.reverse()) meaning = bindMember(meaning, name, scope);
      return meaning;
    }
    case "ThisExpression": {
      const type = enclosingType(scope);
      return type === undefined
        ? undefined
        : { kind: "bound", type: { type: selfType(type), nullability: "notAnnotated" } };
    }
    default:
      return undefined;
  }
}

function constantField(
  left: NameMeaning | undefined,
  name: SimpleNameSyntax,
  scope: Scope,
): { readonly symbol: FieldSymbol; readonly declaredIn: NamedType } | undefined {
  if (left?.kind !== "bound" || left.type.type.kind !== "named") return undefined;
  const field = lookupMembers(left.type.type, nameOf(name, scope))[0];
  return field?.member.kind === "field" && field.member.isConst
    ? { symbol: field.member, declaredIn: field.declaredIn }
    : undefined;
}

/** The value of `const T x = …`, converted to `T`. What cannot be folded is an error constant at its place. */
export function constantOfInitializer(
  initializer: SourceExpression | undefined,
  type: AnnotatedType,
  location: Location,
): Constant {
  const value = initializer === undefined ? undefined : evaluateConstant(initializer);
  const converted = value === undefined ? undefined : convertConstant(value, type.type);
  return converted === undefined || converted.kind === "error" ? { kind: "error", location } : converted;
}

/** `const` locals are constants like fields. */
export function constantOfLocal(local: LocalVariable): Constant | undefined {
  if (!local.isConst || local.type === null) return undefined;
  const { file } = local.scope.context;
  return constantOfInitializer(
    local.initializer,
    bindType(local.type, local.scope),
    locationOf(file, local.identifier),
  );
}
