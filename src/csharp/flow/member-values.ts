/** The values of fields and properties. */
import { cachedBy } from "../../caching/cache.js";
import { bindExpression, expressionsIn } from "../binding/index.js";
import type { SourceExpression } from "../binding/symbols/bound-expression.js";
import type { FieldSymbol, PropertySymbol } from "../binding/symbols/symbols.js";

/** The initializer, the getter, or what the constructors assign. */
export function memberValues(symbol: FieldSymbol | PropertySymbol): readonly SourceExpression[] {
  const value = (symbol.kind === "property" ? symbol.getterExpression : undefined) ?? symbol.initializer;
  return value === undefined ? constructorValues(symbol) : [value];
}

export const constructorValues = cachedBy((symbol: FieldSymbol | PropertySymbol): readonly SourceExpression[] =>
  symbol.containingType.members.flatMap((member) =>
    member.kind === "method" && /onstructor$/.test(member.methodKind) && member.body !== undefined
      ? expressionsIn(member.body).flatMap((expression) => assignedTo(symbol, expression))
      : [],
  ),
);

/**
 * What a member of an object always gives, whoever makes the object: `string Path { get; } = "/tasks"`, `string Path => "/tasks"`,
 * `readonly string path = "/tasks"`. Not what a derived class, a constructor or a caller may set.
 */
export function lastingValue(symbol: FieldSymbol | PropertySymbol): SourceExpression | undefined {
  if (symbol.kind === "property" && (symbol.isAbstract || symbol.isVirtual || symbol.isOverride)) return undefined;
  if (symbol.kind === "property" && symbol.getterExpression !== undefined) return symbol.getterExpression;
  const { containingType, initializer } = symbol;
  // Initializers of a struct do not run for `default`.
  if (initializer === undefined || containingType.typeKind !== "class") return undefined;
  const isSetOnce = symbol.kind === "property" ? symbol.setter === undefined : isReadOnlyField(symbol);
  return isSetOnce && constructorValues(symbol).length === 0 ? initializer : undefined;
}

/** An `init` accessor may set it too. */
function isReadOnlyField({ isReadOnly, containingType }: FieldSymbol): boolean {
  const hasInit = containingType.members.some((one) => one.kind === "property" && one.setter?.isInitOnly === true);
  return isReadOnly && !hasInit;
}

function assignedTo(symbol: FieldSymbol | PropertySymbol, expression: SourceExpression): readonly SourceExpression[] {
  if (expression.syntax.kind !== "SimpleAssignmentExpression") return [];
  const bound = bindExpression(expression);
  if (bound.kind !== "assignment") return [];
  const target = bindExpression(bound.target);
  return (target.kind === "field" || target.kind === "property") && target.symbol === symbol ? [bound.value] : [];
}
