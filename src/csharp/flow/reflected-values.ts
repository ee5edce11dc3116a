/** What reflection says of types that are known: `GetType().Name`, `type.GetProperty("Prefix")?.GetValue(null)`. */
import { bindExpression, textOf } from "../binding/index.js";
import type { SourceExpression } from "../binding/symbols/bound-expression.js";
import { enclosingType } from "../binding/symbols/scope.js";
import type { Constant, NamedTypeSymbol } from "../binding/symbols/symbols.js";
import { identifierText } from "../syntax/index.js";
import { follow } from "./follow.js";
import { deeper, deepest, type Frame, type FramedExpression } from "./frame.js";

type ConstantOf = (expression: SourceExpression, frame: Frame) => Constant | undefined;

/** Undefined where it is nothing of the kind, or not known. */
export function reflectedValue(
  expression: SourceExpression,
  frame: Frame,
  constantOf: ConstantOf,
): Constant | undefined {
  const { syntax, scope } = expression;
  if (syntax.kind === "SimpleMemberAccessExpression") {
    const { name, expression: receiver } = syntax;
    const named = { syntax: receiver, scope };
    if (name.kind !== "IdentifierName" || identifierText(scope.context.file, name) !== "Name") return undefined;
    if (receiver.kind === "SimpleMemberAccessExpression") return methodName(named, frame);
    const symbol = mayBeType(named) ? typeOf(named, deeper(frame), constantOf) : undefined;
    return symbol === undefined || symbol.typeParameters.length > 0
      ? undefined
      : { kind: "string", value: symbol.name };
  }
  return undefined;
}

/** `handler.Method` of a delegate that was made of a method. The compiler gives local functions names of its own. */
function methodName({ syntax, scope }: SourceExpression, frame: Frame): Constant | undefined {
  if (syntax.kind !== "SimpleMemberAccessExpression" || !/\.Method$/.test(textOf({ syntax, scope }))) return undefined;
  const bound = bindExpression(origin({ syntax: syntax.expression, scope }, frame).expression);
  return bound.kind === "methodGroup" && bound.candidates.every(({ methodKind }) => methodKind === "ordinary")
    ? { kind: "string", value: bound.name }
    : undefined;
}

/** Most of what has a name is not a type. */
function mayBeType({ syntax, scope }: SourceExpression): boolean {
  if (syntax.kind === "TypeOfExpression") return true;
  return syntax.kind === "InvocationExpression" && /\bGetType\(\)$/.test(textOf({ syntax, scope }));
}

function typeOf(expression: SourceExpression, frame: Frame, constantOf: ConstantOf): NamedTypeSymbol | undefined {
  const bound = bindExpression(expression);
  if (bound.kind === "call")
    return bound.name === "GetType" && bound.arguments.length === 0
      ? objectType(bound.receiver, expression, frame)
      : undefined;
  const value = constantOf(expression, frame);
  return value?.kind === "type" && value.type.type.kind === "named" ? value.type.type.symbol : undefined;
}

/** The class of an object of which it can be seen where it was made, or whose own code this is. */
function objectType(
  receiver: SourceExpression | undefined,
  { scope }: SourceExpression,
  frame: Frame,
): NamedTypeSymbol | undefined {
  const { expression } = receiver === undefined ? { expression: undefined } : origin(receiver, frame);
  if (expression === undefined) return instantiable(enclosingType(scope));
  const bound = bindExpression(expression);
  if (bound.kind === "this") return instantiable(bound.type);
  const type = bound.kind === "creation" ? bound.type.type : undefined;
  return type?.kind === "named" ? type.symbol : undefined;
}

function origin(expression: SourceExpression, frame: Frame): FramedExpression {
  const next = frame.depth > deepest ? undefined : follow(bindExpression(expression), frame);
  return next === undefined ? { expression, frame } : origin(next.expression, deeper(next.frame));
}

/** The code of an abstract class runs in objects of other classes. */
function instantiable(symbol: NamedTypeSymbol | undefined): NamedTypeSymbol | undefined {
  return symbol?.isAbstract === false && symbol.typeKind === "class" ? symbol : undefined;
}
