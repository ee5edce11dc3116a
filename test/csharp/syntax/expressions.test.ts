import { describe, expect, it } from "vitest";
import { shapeOfStatement } from "./tree-text.js";

const statement = (shape: string) => `ExpressionStatement(${shape})`;

describe("what looks alike and is not", () => {
  it.each([
    // Generic names against comparisons.
    [
      "f(a < b, c > d);",
      "InvocationExpression(f, ArgumentList(Argument(LessThanExpression(a, b)), Argument(GreaterThanExpression(c, d))))",
    ],
    [
      "f(a<b, c>(d));",
      "InvocationExpression(f, ArgumentList(Argument(InvocationExpression(GenericName(TypeArgumentList(b, c)), ArgumentList(Argument(d))))))",
    ],
    [
      "x = X.Y<(int a, string b)>(z);",
      "SimpleAssignmentExpression(x, InvocationExpression(SimpleMemberAccessExpression(X, GenericName(TypeArgumentList(TupleType(TupleElement(int), TupleElement(string))))), ArgumentList(Argument(z))))",
    ],
    ["x = a >> b >>> c;", "SimpleAssignmentExpression(x, UnsignedRightShiftExpression(RightShiftExpression(a, b), c))"],
    // Casts against parentheses.
    [
      "x = (T)a?.b;",
      "SimpleAssignmentExpression(x, CastExpression(T, ConditionalAccessExpression(a, MemberBindingExpression(b))))",
    ],
    ["x = (a) + b;", "SimpleAssignmentExpression(x, AddExpression(ParenthesizedExpression(a), b))"],
    ["x = (int)+b;", "SimpleAssignmentExpression(x, CastExpression(int, UnaryPlusExpression(b)))"],
    [
      "x = (List<int>)[1];",
      "SimpleAssignmentExpression(x, CastExpression(GenericName(TypeArgumentList(int)), CollectionExpression(ExpressionElement(1))))",
    ],
    [
      "*((ulong*)&g) = x;",
      "SimpleAssignmentExpression(PointerIndirectionExpression(ParenthesizedExpression(CastExpression(PointerType(ulong), AddressOfExpression(g)))), x)",
    ],
    // Patterns against operators.
    [
      "x = y is null || z;",
      "SimpleAssignmentExpression(x, LogicalOrExpression(IsPatternExpression(y, ConstantPattern(null)), z))",
    ],
    [
      "x = y is > 0 and <= 100 ? a : b;",
      "SimpleAssignmentExpression(x, ConditionalExpression(IsPatternExpression(y, AndPattern(RelationalPattern(0), RelationalPattern(100))), a, b))",
    ],
    ["x = y is T ? a : b;", "SimpleAssignmentExpression(x, ConditionalExpression(IsExpression(y, T), a, b))"],
    [
      "x = y is [.. var rest];",
      "SimpleAssignmentExpression(x, IsPatternExpression(y, ListPattern(SlicePattern(VarPattern(rest)))))",
    ],
    // `?` of an access against `?` of a conditional.
    [
      "x = a ? [b] : c;",
      "SimpleAssignmentExpression(x, ConditionalExpression(a, CollectionExpression(ExpressionElement(b)), c))",
    ],
    [
      "x = a ? b?[c] : d;",
      "SimpleAssignmentExpression(x, ConditionalExpression(a, ConditionalAccessExpression(b, ElementBindingExpression(BracketedArgumentList(Argument(c)))), d))",
    ],
    ["a?.B = c;", "ConditionalAccessExpression(a, SimpleAssignmentExpression(MemberBindingExpression(B), c))"],
    [
      "x = !a?.F();",
      "SimpleAssignmentExpression(x, LogicalNotExpression(ConditionalAccessExpression(a, InvocationExpression(MemberBindingExpression(F), ()))))",
    ],
    // Lambdas against everything in parentheses.
    [
      "x = (text, out r) => r;",
      "SimpleAssignmentExpression(x, ParenthesizedLambdaExpression(ParameterList(text, out r), r))",
    ],
    [
      "x = y ? () => a : b;",
      "SimpleAssignmentExpression(x, ConditionalExpression(y, ParenthesizedLambdaExpression((), a), b))",
    ],
    ["F(async: true);", "InvocationExpression(F, ArgumentList(Argument(NameColon(async), true)))"],
    // Words that are keywords only here.
    ["await f();", "AwaitExpression(InvocationExpression(f, ()))"],
    [
      "x = from a in b where a > 1 select a;",
      "SimpleAssignmentExpression(x, QueryExpression(FromClause(b), QueryBody(WhereClause(GreaterThanExpression(a, 1)), SelectClause(a))))",
    ],
    // Strings inside strings.
    [
      'x = $"{{{f(",")}}}";',
      'SimpleAssignmentExpression(x, InterpolatedStringExpression({{, Interpolation(InvocationExpression(f, ArgumentList(Argument(",")))), }}))',
    ],
    [
      'x = $$"""{a}{{b:N0}}""";',
      "SimpleAssignmentExpression(x, InterpolatedStringExpression({a}, Interpolation(b, :N0)))",
    ],
  ])("%s", (code, shape) => {
    expect(shapeOfStatement(code)).toBe(statement(shape));
  });
});
