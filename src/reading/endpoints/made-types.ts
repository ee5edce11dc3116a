/** Of which classes an object is made that is called through an interface or a base class. */

import { baseTypes, bindExpression, typeOfExpression } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  deeper,
  deepest,
  type Frame,
  type FramedExpression,
  follow,
  typeIn,
  valuesOfLocal,
} from "../../csharp/flow/index.js";

/**
 * `new Users()`, by way of locals, parameters, type parameters and lists that are written out. Undefined where one of them cannot
 * be told.
 */
export function madeTypes({ expression, frame }: FramedExpression): readonly NamedTypeSymbol[] | undefined {
  if (frame.depth > deepest) return undefined;
  const bound = bindExpression(expression);
  switch (bound.kind) {
    case "creation": {
      const { type } = typeIn(frame, bound.type);
      return type.kind === "named" ? [type.symbol] : undefined;
    }
    case "choice":
      return ofAll(bound.branches, frame);
    case "local": {
      const { source } = bound.variable;
      if (source?.kind === "element") return ofAll(elementsOf(source.expression, frame), frame);
      const { values, complete } = valuesOfLocal(bound.variable);
      return complete && values.length > 0 ? ofAll(values, frame) : undefined;
    }
    default: {
      const next = follow(bound, frame);
      return next === undefined ? undefined : madeTypes({ ...next, frame: { ...next.frame, depth: frame.depth + 1 } });
    }
  }
}

/** Whether an object of one of the classes has the members of the type. */
export function isAnyOf(made: readonly NamedTypeSymbol[], type: NamedTypeSymbol): boolean {
  return made.some((one) => one === type || baseTypes(selfType(one)).some(({ symbol }) => symbol === type));
}

function ofAll(
  expressions: readonly SourceExpression[] | undefined,
  frame: Frame,
): readonly NamedTypeSymbol[] | undefined {
  const found: NamedTypeSymbol[] = [];
  for (const expression of expressions ?? []) {
    const made = madeTypes({ expression, frame: deeper(frame) });
    if (made === undefined) return undefined;
    found.push(...made);
  }
  return expressions === undefined ? undefined : found;
}

/** Of a list that is written out and that nothing can be added to. */
function elementsOf(list: SourceExpression, frame: Frame): readonly SourceExpression[] | undefined {
  const bound = bindExpression(list);
  if (bound.kind === "collection") return bound.elements;
  const type = typeOfExpression(list)?.type;
  const isFixed =
    type?.kind === "array" || (type?.kind === "named" && /^(IEnumerable|IReadOnly)/.test(type.symbol.name));
  const next = isFixed && frame.depth <= deepest ? follow(bound, frame) : undefined;
  return next === undefined ? undefined : elementsOf(next.expression, deeper(next.frame));
}
