/** Conditions that hold only for errors: `context.Exception is not null`, `result.StatusCode >= 400`, `result is NotFoundResult`. */
import { baseTypes, bindExpression, constantOf, type SourceExpression } from "../../csharp/binding/index.js";
import { bindType } from "../../csharp/binding/names/type-binder.js";
import type { Scope } from "../../csharp/binding/symbols/scope.js";
import type { NamedType } from "../../csharp/binding/symbols/symbols.js";
import {
  type ExpressionSyntax,
  identifierText,
  type PatternSyntax,
  type TypeSyntax,
} from "../../csharp/syntax/index.js";

export function holdsOnlyForErrors(syntax: ExpressionSyntax, scope: Scope): boolean {
  const holds = (part: ExpressionSyntax): boolean => holdsOnlyForErrors(part, scope);
  const isNamed = (part: ExpressionSyntax, name: string): boolean => memberOf({ syntax: part, scope }) === name;
  switch (syntax.kind) {
    case "ParenthesizedExpression":
      return holds(syntax.expression);
    case "LogicalAndExpression":
      return holds(syntax.left) || holds(syntax.right);
    case "LogicalOrExpression":
      return holds(syntax.left) && holds(syntax.right);
    case "LogicalNotExpression":
      return isNamed(syntax.operand, "IsValid");
    case "NotEqualsExpression":
      return isNamed(syntax.left, "Exception") && constantOf({ syntax: syntax.right, scope })?.kind === "null";
    case "EqualsExpression":
      return isErrorValue(memberOf({ syntax: syntax.left, scope }), syntax.right, scope, 0);
    case "GreaterThanExpression":
    case "GreaterThanOrEqualExpression":
      return isErrorValue(memberOf({ syntax: syntax.left, scope }), syntax.right, scope, least(syntax.kind));
    case "IsExpression":
      return isErrorType(syntax.right as TypeSyntax, scope);
    case "IsPatternExpression":
      return isOnlyForErrors(syntax.pattern, memberOf({ syntax: syntax.expression, scope }), scope);
    default:
      return false;
  }
}

/** `> 399` begins where `>= 400` does. */
function least(kind: string): number {
  return kind.includes("OrEqual") ? 0 : 1;
}

/** The name of the property or field that an expression reads. */
function memberOf(expression: SourceExpression): string | undefined {
  const bound = bindExpression(expression);
  return bound.kind === "property" || bound.kind === "field" ? bound.symbol.name : undefined;
}

function isErrorValue(member: string | undefined, syntax: ExpressionSyntax, scope: Scope, more: number): boolean {
  const value = constantOf({ syntax, scope });
  if (member === "IsValid") return value?.kind === "bool" && !value.value;
  return member === "StatusCode" && value?.kind === "integer" && Number(value.value) + more >= 400;
}

function isOnlyForErrors(pattern: PatternSyntax, subject: string | undefined, scope: Scope): boolean {
  const holds = (part: PatternSyntax): boolean => isOnlyForErrors(part, subject, scope);
  switch (pattern.kind) {
    case "ParenthesizedPattern":
      return holds(pattern.pattern);
    case "AndPattern":
      return holds(pattern.left) || holds(pattern.right);
    case "OrPattern":
      return holds(pattern.left) && holds(pattern.right);
    case "NotPattern":
      return subject === "Exception" && isNullPattern(pattern.pattern, scope);
    case "ConstantPattern":
      return isErrorValue(subject, pattern.expression, scope, 0) || isErrorType(pattern.expression, scope);
    case "RelationalPattern": {
      const { operatorToken: operator } = pattern;
      if (operator !== "GreaterThanToken" && operator !== "GreaterThanEqualsToken") return false;
      return isErrorValue(subject, pattern.expression, scope, operator === "GreaterThanToken" ? 1 : 0);
    }
    case "TypePattern":
    case "DeclarationPattern":
      return subject === "Exception" || isErrorType(pattern.type, scope);
    case "RecursivePattern": {
      if (subject === "Exception" || (pattern.type !== null && isErrorType(pattern.type, scope))) return true;
      return (pattern.propertyPatternClause?.subpatterns ?? []).some(({ expressionColon, pattern: inner }) => {
        const name =
          expressionColon?.kind === "NameColon" ? identifierText(scope.context.file, expressionColon.name) : undefined;
        return isOnlyForErrors(inner, name, scope);
      });
    }
    default:
      return false;
  }
}

function isNullPattern(pattern: PatternSyntax, scope: Scope): boolean {
  return pattern.kind === "ConstantPattern" && constantOf({ syntax: pattern.expression, scope })?.kind === "null";
}

const errorClasses = new Set(
  [
    ...["BadRequest", "Unauthorized", "NotFound", "Conflict", "UnprocessableEntity"].flatMap((name) => [
      `${name}Result`,
      `${name}ObjectResult`,
    ]),
    ...["ForbidResult", "ChallengeResult", "UnsupportedMediaTypeResult", "ProblemDetails"],
  ].map((name) => `Microsoft.AspNetCore.Mvc.${name}`),
);

/** Problem details, and the results of MVC that have the status of an error. */
function isErrorType(syntax: TypeSyntax | ExpressionSyntax, scope: Scope): boolean {
  const type = typeAt(syntax, scope);
  return type !== undefined && [type, ...baseTypes(type)].some(({ symbol }) => errorClasses.has(symbol.metadataName));
}

function typeAt(syntax: TypeSyntax | ExpressionSyntax, scope: Scope): NamedType | undefined {
  switch (syntax.kind) {
    case "IdentifierName":
    case "GenericName":
    case "QualifiedName":
    case "AliasQualifiedName": {
      const { type } = bindType(syntax, scope);
      return type.kind === "named" ? type : undefined;
    }
    default:
      return undefined;
  }
}
