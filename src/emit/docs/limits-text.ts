import type { Constraints } from "../../contract/constraints.js";

/** What a value must satisfy, one sentence part for each rule. */
export function limitsText(constraints: Constraints): readonly string[] {
  const { pattern, multipleOf, format, earliest, latest, allowedValues, deniedValues } = constraints;
  return [
    ...between(constraints.minLength, constraints.maxLength, "character"),
    ...between(constraints.minItems, constraints.maxItems, "item"),
    ...between(constraints.minProperties, constraints.maxProperties, "key"),
    ...said("at least ", constraints.minimum),
    ...said("at most ", constraints.maximum),
    ...said("more than ", constraints.exclusiveMinimum),
    ...said("less than ", constraints.exclusiveMaximum),
    ...said("a multiple of ", multipleOf),
    ...said("not before ", earliest),
    ...said("not after ", latest),
    ...said("format: ", format),
    ...said("pattern: ", pattern),
    ...(constraints.notBlank === true ? ["not blank"] : []),
    ...(constraints.uniqueItems === true ? ["no item twice"] : []),
    ...said("one of ", allowedValues && listed(allowedValues)),
    ...said("none of ", deniedValues && listed(deniedValues)),
  ];
}

function between(least: number | undefined, most: number | undefined, singular: string): readonly string[] {
  const unit = (count: number): string => (count === 1 ? singular : `${singular}s`);
  if (least !== undefined && most !== undefined)
    return [least === most ? `${least} ${unit(least)}` : `${least} to ${most} ${unit(most)}`];
  if (least !== undefined) return [`at least ${least} ${unit(least)}`];
  return most === undefined ? [] : [`at most ${most} ${unit(most)}`];
}

function said(before: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [before.concat(value)];
}

function listed(values: readonly (string | number | boolean | null)[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ");
}
