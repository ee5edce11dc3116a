/** Which parameter each argument goes to (ECMA-334 §12.6.2.2). */
import type { ParameterSymbol } from "../../symbols/symbols.js";

/** For each argument the index of its parameter. */
export type Mapping = readonly number[];

const orders: (readonly number[])[] = [];

/** `[0, 1, 2]`, one list for all that need it. */
function upTo(count: number): Mapping {
  let order = orders[count];
  if (order === undefined) orders[count] = order = Array.from({ length: count }, (_, position) => position);
  return order;
}

/** Undefined when the counts or names do not fit. Expanded: the last parameter gathers what is left. */
export function mapArguments(
  parameters: readonly ParameterSymbol[],
  written: readonly { readonly name: string | undefined }[],
  isExpanded: boolean,
): Mapping | undefined {
  const last = parameters.length - 1;
  // Nearly every call: each argument goes to the parameter at its own place.
  const isPlain = written.every(({ name }) => name === undefined);
  if (isPlain && !isExpanded) {
    if (written.length > parameters.length) return undefined;
    for (let at = written.length; at < parameters.length; at++) if (!isOptional(parameters[at])) return undefined;
    return upTo(written.length);
  }
  const indices: number[] = [];
  for (const [position, { name }] of written.entries()) {
    const index = name === undefined ? position : parameters.findIndex((parameter) => parameter.name === name);
    const place = isExpanded && name === undefined ? Math.min(index, last) : index;
    if (place < 0 || place > last) return undefined;
    if (indices.includes(place) && !(isExpanded && place === last)) return undefined;
    indices.push(place);
  }
  const isFilled = parameters.every(
    (parameter, at) => indices.includes(at) || isOptional(parameter) || (isExpanded && at === last),
  );
  return isFilled ? indices : undefined;
}

function isOptional(parameter: ParameterSymbol | undefined): boolean {
  return parameter?.hasDefault === true;
}
