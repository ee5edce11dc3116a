/** The bodies of accessors, which binding keeps as syntax. */
import { cachedBy } from "../../caching/cache.js";
import { SourceProperty } from "../binding/declarations/source-property.js";
import type { SourceBody } from "../binding/symbols/bound-expression.js";
import type { Scope } from "../binding/symbols/scope.js";
import type { ParameterSymbol, PropertySymbol } from "../binding/symbols/symbols.js";
import { force, parsedBody } from "../syntax/index.js";

export interface Accessor {
  readonly body: SourceBody;
  readonly parameters: readonly ParameterSymbol[];
}

/** Undefined for an automatic property. */
export const getterOf = cachedBy((property: PropertySymbol): Accessor | undefined => {
  if (!(property instanceof SourceProperty)) return undefined;
  const scope = parameterScope(property, property.parameters);
  const arrow = force(property.syntax.expressionBody);
  if (arrow !== null) return { body: { syntax: arrow, scope }, parameters: property.parameters };
  const accessor = property.syntax.accessorList?.accessors.find((one) => one.kind === "GetAccessorDeclaration");
  const syntax = accessor === undefined ? null : parsedBody(accessor);
  return syntax === null ? undefined : { body: { syntax, scope }, parameters: property.parameters };
});

export const setterOf = cachedBy((property: PropertySymbol): Accessor | undefined => {
  if (!(property instanceof SourceProperty)) return undefined;
  const accessor = property.syntax.accessorList?.accessors.find(
    (one) => one.kind === "SetAccessorDeclaration" || one.kind === "InitAccessorDeclaration",
  );
  const syntax = accessor === undefined ? null : parsedBody(accessor);
  if (syntax === null) return undefined;
  const parameters = [...property.parameters, valueParameter(property)];
  return { body: { syntax, scope: parameterScope(property, parameters) }, parameters };
});

function parameterScope(property: SourceProperty, parameters: readonly ParameterSymbol[]): Scope {
  return {
    kind: "parameters",
    context: property.scope.context,
    parent: property.scope,
    parameters: () => parameters,
    returned: () => property.type,
  };
}

/** `value`, which a setter does not declare. */
function valueParameter({ type, parameters }: PropertySymbol): ParameterSymbol {
  return {
    kind: "parameter",
    name: "value",
    ordinal: parameters.length,
    type,
    refKind: "none",
    isParams: false,
    isThis: false,
    hasDefault: false,
    defaultValue: undefined,
    attributes: [],
    location: undefined,
  };
}
