/** What the attributes of a called method say of null: `[NotNull]`, `[NotNullWhen]`, `[DoesNotReturnIf]`, `[DoesNotReturn]`, `[MemberNotNullWhen]`. */

import type { NullFacts } from "../binding/expressions/scopes/null-patterns.js";
import { bindExpression, findAttribute, parameterSays, typeOfExpression } from "../binding/index.js";
import type { BoundExpression, SourceExpression } from "../binding/symbols/bound-expression.js";
import type { AttributeData, Constant, MethodSymbol, ParameterSymbol } from "../binding/symbols/symbols.js";
import { isNullableValue } from "../binding/symbols/types.js";

const namespace = "System.Diagnostics.CodeAnalysis";

interface ArgumentFacts extends NullFacts {
  /** The call does not come back where the argument is this. */
  readonly stopsWhen: boolean | undefined;
  /** A member is called on it, which null has not. */
  readonly isReceiver: boolean;
}

/** Of an argument, or of the receiver of a call. */
export function argumentFacts(call: SourceExpression, argument: SourceExpression): ArgumentFacts {
  const bound = bindExpression(call);
  const method = bound.kind === "call" ? bound.method : undefined;
  const nothing = { whenTrue: false, whenFalse: false, stopsWhen: undefined, isReceiver: false };
  if (bound.kind !== "call" || method === undefined) return nothing;
  const isReceiver = bound.receiver?.syntax === argument.syntax;
  if (isReceiver && !method.isExtension) {
    const type = typeOfExpression(argument);
    return { ...nothing, isReceiver: type !== undefined && !isNullableValue(type.type) };
  }
  const parameter: ParameterSymbol | undefined = isReceiver
    ? method.parameters[0]
    : bound.arguments.find(({ value }) => value.syntax === argument.syntax)?.parameter;
  if (parameter === undefined || parameter.attributes.length === 0) return nothing;
  const stops = findAttribute(parameter.attributes, [`${namespace}.DoesNotReturnIfAttribute`])?.constructorArguments[0];
  return {
    whenTrue: parameterSays(parameter, "NotNull", true),
    whenFalse: parameterSays(parameter, "NotNull", false),
    stopsWhen: stops?.kind === "bool" ? stops.value : undefined,
    isReceiver: false,
  };
}

/** What the answer of a member says of another one of its object: `[MemberNotNullWhen(true, nameof(Value))]`. */
export function siblingFacts(member: SourceExpression, name: string): NullFacts {
  const bound = bindExpression(member);
  const { attributes = [] } = (bound.kind === "property" ? bound.symbol : calledMethod(bound)) ?? {};
  const isNamed = (constant: Constant | undefined): boolean =>
    constant?.kind === "array"
      ? constant.elements.some(isNamed)
      : constant?.kind === "string" && constant.value === name;
  const says = (answer: boolean): boolean =>
    attributes.some((attribute) => {
      if (findAttribute([attribute], [`${namespace}.MemberNotNullAttribute`]) !== undefined)
        return attribute.constructorArguments.some(isNamed);
      if (findAttribute([attribute], [`${namespace}.MemberNotNullWhenAttribute`]) === undefined) return false;
      const [when, ...names] = attribute.constructorArguments;
      return when?.kind === "bool" && when.value === answer && names.some(isNamed);
    });
  return { whenTrue: says(true), whenFalse: says(false) };
}

function calledMethod(bound: BoundExpression): MethodSymbol | undefined {
  return bound.kind === "call" ? bound.method : undefined;
}

/** A method that never comes back. */
export function endsAlways(call: SourceExpression): boolean {
  const bound = bindExpression(call);
  const attributes: readonly AttributeData[] = bound.kind === "call" ? (bound.method?.attributes ?? []) : [];
  return findAttribute(attributes, [`${namespace}.DoesNotReturnAttribute`]) !== undefined;
}

/** `x.HasValue`, and `x.GetValueOrDefault`, of a nullable value: null has them too. */
export function isHasValue(member: SourceExpression): boolean {
  const bound = bindExpression(member);
  return (
    bound.kind === "property" && bound.symbol.name === "HasValue" && bound.symbol.containingType.name === "Nullable"
  );
}

/** The parameters that the result is null with: `[return: NotNullIfNotNull(nameof(value))]`. */
export function nullWith(call: SourceExpression): readonly SourceExpression[] {
  const bound = bindExpression(call);
  if (bound.kind !== "call" || bound.method === undefined) return [];
  const names = bound.method.returnAttributes.flatMap((attribute) => {
    const [name] = findAttribute([attribute], [`${namespace}.NotNullIfNotNullAttribute`])?.constructorArguments ?? [];
    return name?.kind === "string" ? [name.value] : [];
  });
  return bound.arguments.flatMap(({ parameter, value }) =>
    parameter && names.includes(parameter.name) ? [value] : [],
  );
}
